### Puzzles: the pages, and the command `monkeypalace puzzle`.

## The list

puzzle-title = Problèmes
puzzle-lead = De vraies positions, tirées de parties de robots. Dans chacune, un tour est nettement le meilleur : trouvez-le.
puzzle-of-day = Problème du jour
puzzle-of-day-lead = Le même pour tout le monde, un nouveau chaque jour à 0 h UTC.
puzzle-of-day-open = Le résoudre
puzzle-of-day-done = Résolu aujourd’hui
puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
}
puzzle-best-streak = { $days ->
    [one] Plus longue série : { $days } jour
   *[other] Plus longue série : { $days } jours
}
puzzle-progress = Résolus : { $done } sur { $all }
puzzle-more = D’autres problèmes
puzzle-choose-theme = Thème
puzzle-choose-difficulty = Difficulté
puzzle-theme = { $theme ->
    [end] Terminer maintenant
    [block] Bloquer
    [last-round] La dernière manche
    [pillar] Le pilier de cinq
    [reach] Atteindre le palais
    [height] Prendre la hauteur
    [long] Le plus long chemin
    [cards] Les bonnes cartes
    [colour] La bonne couleur
    [save] Économiser des pièces
    [place] Le bon endroit
   *[other] Tous les thèmes
}
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyen
    [hard] Difficile
    [expert] Très difficile
   *[other] Toutes les difficultés
}
puzzle-next = Problème suivant
puzzle-all-solved = Vous les avez tous résolus. Le suivant sera de nouveau l’un d’eux.

## A puzzle

puzzle-name = Problème { $id }
puzzle-list = Tous les problèmes
puzzle-missing = Ce problème n’existe pas.
puzzle-you = Vous
puzzle-other = Joueur { $seat }
puzzle-task = { $kind ->
    [buy] Maintenant, achetez : quelles cartes sont les meilleures ?
    [recurring-delivery] C’est votre Livraison récurrente. Quelles pièces prenez-vous ?
   *[other] C’est votre tour. Construisez le meilleur escalier.
}
puzzle-then-buy = Ensuite, vous choisissez aussi les cartes.
puzzle-hint = Indice
puzzle-idea = { $theme ->
    [end] Vous choisissez les pièces de cette livraison : la partie doit-elle continuer ?
    [block] Regardez ce que le joueur suivant pourrait construire, et gênez-le.
    [last-round] C’est votre dernier tour : qu’est-ce qui rapporte le plus de Bananes maintenant ?
    [pillar] Un nouveau pilier haut de 5 rapporte une carte Bonus.
    [reach] Partez loin du palais : seule la dernière arche le touche.
    [height] Votre pièce décorative doit être la plus élevée de sa couleur.
    [long] Ici, mieux vaut plus de Monnaies de Singe. Combien pouvez-vous en gagner ?
    [cards] Regardez d’abord les cartes : lesquelles voulez-vous, et combien coûtent-elles ?
    [colour] La couleur décide des cartes que vous pouvez acheter. Comparez les couleurs.
    [save] L’escalier qui rapporte le plus n’est pas le meilleur : gardez des pièces pour votre prochain tour.
   *[place] Plusieurs escaliers rapportent autant. Ce qui compte, c’est l’endroit.
}
puzzle-right = Juste. Encore une décision.
puzzle-solved = Résolu !
puzzle-better = Il y a un meilleur tour.
puzzle-better-cards = Votre escalier est le bon, mais d’autres cartes sont meilleures.
puzzle-again = Réessayer
puzzle-show = Montrer la solution
puzzle-solution = Le meilleur tour
puzzle-seen = Solution vue
puzzle-not-counted = Vous avez vu la solution : ce problème ne compte donc pas comme résolu.
puzzle-why = Pourquoi il est meilleur que le deuxième :
puzzle-next-best = Le deuxième meilleur tour commence par { $turn }.
puzzle-as-good = { $count ->
    [one] { $count } autre façon est aussi bonne.
   *[other] { $count } autres façons sont aussi bonnes.
}
puzzle-found-by = { $count ->
    [0] Parmi les robots, seul le plus fort le trouve.
    [one] { $count } robot plus faible sur 6 le trouve.
   *[other] { $count } robots plus faibles sur 6 le trouvent.
}
puzzle-share = Lien vers ce problème

## In the terminal

puzzle-ask = { $kind ->
    [buy] Vos cartes (p. ex. « buy 1 3l », ou hint, solution, quit) :
    [recurring-delivery] Vos pièces (p. ex. « 2a 1b », ou hint, solution, quit) :
   *[other] Votre escalier (p. ex. « d3 bN E », ou hint, starts, try, solution, quit) :
}
puzzle-link = Le même problème dans le navigateur : #/puzzles/{ $id }
