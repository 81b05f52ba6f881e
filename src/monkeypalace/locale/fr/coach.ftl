# Analyses : ce que l’entraîneur dit d’une partie.

coach-title = Analyse de la partie
coach-not-over = La partie n’est pas finie. L’analyse va jusqu’au dernier tour complet.
coach-accounts = D’où vient le résultat
coach-accounts-note = Parts de victoire en pour cent : départ + chance + jeu propre + jeu des autres = résultat. La chance est ce que les cartes révélées ont changé, avec son erreur type. Le jeu est comparé à ce que le robot d’analyse attendait.
coach-head-player = joueur
coach-head-start = départ
coach-head-luck = chance
coach-head-own = jeu propre
coach-head-others = autres
coach-head-result = résultat
coach-head-bananas = bananes
coach-head-errors = erreurs
coach-head-cost = coût
coach-head-rate = précision
coach-rate-flawless = sans faute
coach-rate-excellent = excellente
coach-rate-strong = solide
coach-rate-good = bonne
coach-rate-uneven = inégale
coach-rate-learning = en progrès
coach-chart = Parts de victoire après chaque tour
coach-points = Où la partie s’est jouée
coach-point = Tour { $turn }, { $name } : { $before } % → { $after } %.
coach-point-luck = C’était surtout la chance des cartes révélées.
coach-point-gain = Un tour meilleur que prévu.
coach-point-error = Un meilleur tour était possible ; voir les erreurs plus bas.
coach-point-play = Le tour valait moins que prévu, sans erreur nette.
coach-mistakes = Les plus grandes erreurs
coach-no-mistakes = Aucune erreur nette n’a été trouvée.
coach-mistake = Tour { $turn }, { $name } : { $kind }. Coût : { $percent } %.
coach-played = joué : { $decision }
coach-better = meilleur : { $decision }
coach-kind-frog-before-building = la Grenouille
coach-kind-build = escalier
coach-kind-buy = achat
coach-kind-one-time-delivery = Livraison immédiate
coach-kind-place-card = place de la carte
coach-kind-recurring-delivery = Livraison récurrente
coach-kind-monkey = le Singe
coach-kind-frog = la Grenouille
coach-kind-frog-knob = le tenon de la Grenouille
coach-praise = Ce que { $name } a bien fait
coach-praise-errors = Le moins d’erreurs : elles ont coûté moins cher que celles de tous les autres.
coach-praise-income = { $count ->
    [one] Un revenu précoce : les cartes achetées dans le premier tiers livrent { $count } pièce à chaque tour, plus que celles des autres.
   *[other] Un revenu précoce : les cartes achetées dans le premier tiers livrent { $count } pièces à chaque tour, plus que celles des autres.
}
coach-praise-turn = { $bananas ->
    [one] Le meilleur tour : des cartes avec { $bananas } banane.
   *[other] Le meilleur tour : des cartes avec { $bananas } bananes.
}
coach-praise-bonus = De hauts piliers : { $bananas } bananes grâce aux cartes Bonus, plus que tous les autres.
coach-praise-end = Le bon moment : a mis fin à la partie et l’a gagnée.
coach-praise-trophies = { $bananas ->
    [one] Cartes Trophée à la fin : { $bananas } banane.
   *[other] Cartes Trophée à la fin : { $bananas } bananes.
}
coach-reason-bananas = { $better ->
    [one] Il achète des cartes avec { $better } banane au lieu de { $worse }.
   *[other] Il achète des cartes avec { $better } bananes au lieu de { $worse }.
}
coach-reason-income = { $better ->
    [one] La Livraison récurrente apporte ensuite { $better } pièce à chaque tour au lieu de { $worse }.
   *[other] La Livraison récurrente apporte ensuite { $better } pièces à chaque tour au lieu de { $worse }.
}
coach-reason-credits = Il rapporte { $better } Monnaies de Singe au lieu de { $worse } et permet d’acheter des cartes pour { $paid } au lieu de { $paid_by_worse }.
coach-reason-height = La pièce décorative en { $spot } est la plus haute de sa couleur, ce qui rapporte une Monnaie de Singe de plus.
coach-reason-bonus = Un pilier d’au moins cinq de haut rapporte une carte Bonus : { $bananas } bananes.
coach-reason-trophy = { $animal ->
    [butterfly] Il donne la carte Trophée du Papillon : { $bananas } bananes.
    [frog] Il donne la carte Trophée de la Grenouille : { $bananas } bananes.
   *[monkey] Il donne la carte Trophée du Singe : { $bananas } bananes.
}
coach-reason-no-trophy = { $animal ->
    [butterfly] Il évite la carte Trophée du Papillon, qui coûte { $bananas } bananes.
    [frog] Il évite la carte Trophée de la Grenouille, qui coûte { $bananas } bananes.
   *[monkey] Il évite la carte Trophée du Singe, qui coûte { $bananas } bananes.
}
coach-reason-pieces = { $better ->
    [one] Il laisse { $better } pièce en main au lieu de { $worse }.
   *[other] Il laisse { $better } pièces en main au lieu de { $worse }.
}
coach-reason-stuck = Ensuite, les pièces en main suffisent pour un autre escalier ; après l’autre tour, elles ne suffisent pas.
coach-reason-next-turn = Avec les pièces en main à la fin du tour, un escalier pour { $better } Monnaies de Singe serait possible, au lieu de { $worse }.
coach-reason-next-bonus = Avec les pièces en main à la fin du tour, on pourrait ensuite bâtir un pilier de cinq, qui rapporte une carte Bonus : { $bananas } bananes. Après l’autre tour, non.
coach-reason-next-player = Il laisse moins au joueur { $seat } : un escalier pour { $better } Monnaies de Singe au lieu de { $worse }.
coach-reason-next-player-bonus = Il ne laisse pas au joueur { $seat } de pilier de cinq à bâtir : une carte Bonus de { $bananas } bananes.
coach-reason-end-ahead = { $lead ->
    [one] Il met fin à la partie avec { $lead } banane d’avance.
   *[other] Il met fin à la partie avec { $lead } bananes d’avance.
}
coach-reason-end-behind = { $behind ->
    [one] Il ne met pas fin à la partie avec { $behind } banane de retard.
   *[other] Il ne met pas fin à la partie avec { $behind } bananes de retard.
}
coach-reason-ends = Cette manche devient la dernière, ce qui n’est pas le cas après l’autre tour.
coach-reason-plays-on = Cette manche n’est pas la dernière, alors qu’elle le devient après l’autre tour.
coach-reason-monkey-knob = Le Singe est posé sur un autre tenon : personne ne peut bâtir là où il est.
coach-reason-monkey-high = Le Singe occupe un tenon haut, à la hauteur { $height } : le tenon bas, à la hauteur { $other }, reste libre pour bâtir.
coach-reason-monkey-low = Le Singe occupe un tenon bas, à la hauteur { $height }, d’où d’autres pourraient monter, et laisse libre celui à la hauteur { $other }.
coach-reason-card-place = La nouvelle carte va sur un autre emplacement : d’autres cartes restent visibles.
coach-reason-more-bricks = Il laisse plus de briques en main ({ $bricks } au lieu de { $bricks_of_worse }) et moins d’arches ({ $arches } au lieu de { $arches_of_worse }).
coach-reason-more-arches = Il laisse plus d’arches en main ({ $arches } au lieu de { $arches_of_worse }) et moins de briques ({ $bricks } au lieu de { $bricks_of_worse }).
coach-reason-elsewhere = C’est l’endroit qui fait la différence : l’escalier suit un autre chemin.
coach-reason-other-cards = Il prend d’autres cartes et en laisse donc d’autres aux adversaires.
coach-reason-fewer-cards = Il achète moins de cartes : nouvelles cartes découvertes pour les adversaires, { $better } au lieu de { $worse }.
coach-reason-later-cards = { $bananas ->
    [one] Dans les parties simulées, les cartes achetées jusqu’à la fin ont environ { $bananas } banane de plus.
   *[other] Dans les parties simulées, les cartes achetées jusqu’à la fin ont environ { $bananas } bananes de plus.
}
coach-reason-later-bonus = { $bananas ->
    [one] Dans les parties simulées, il apporte des cartes Bonus pour environ { $bananas } banane de plus.
   *[other] Dans les parties simulées, il apporte des cartes Bonus pour environ { $bananas } bananes de plus.
}
coach-reason-later-trophies = { $bananas ->
    [one] Dans les parties simulées, il apporte des cartes Trophée pour environ { $bananas } banane de plus.
   *[other] Dans les parties simulées, il apporte des cartes Trophée pour environ { $bananas } bananes de plus.
}
coach-reason-later-others = { $bananas ->
    [one] Dans les parties simulées, le meilleur adversaire finit avec environ { $bananas } banane de moins.
   *[other] Dans les parties simulées, le meilleur adversaire finit avec environ { $bananas } bananes de moins.
}
coach-reason-later-sooner = { $bananas ->
    [one] Dans les parties simulées, la partie finit plus tôt, et le meilleur adversaire a environ { $bananas } banane de moins.
   *[other] Dans les parties simulées, la partie finit plus tôt, et le meilleur adversaire a environ { $bananas } bananes de moins.
}
coach-reason-later-longer = { $bananas ->
    [one] Dans les parties simulées, la partie dure plus longtemps, ce qui apporte environ { $bananas } banane de plus.
   *[other] Dans les parties simulées, la partie dure plus longtemps, ce qui apporte environ { $bananas } bananes de plus.
}
coach-reason-later-uncovered = { $bananas ->
    [one] Il découvre moins de nouvelles cartes pour les autres. Dans les parties simulées, le meilleur d’entre eux finit avec environ { $bananas } banane de moins.
   *[other] Il découvre moins de nouvelles cartes pour les autres. Dans les parties simulées, le meilleur d’entre eux finit avec environ { $bananas } bananes de moins.
}
coach-reason-later-wins = Il gagne { $better } parties simulées sur 100 au lieu de { $worse }.
coach-reason-none = La différence n’apparaît que dans les tours suivants.
error-coach-no-turn = Il n’y a rien à analyser : aucun tour de cette partie n’est complet.
error-coach-stopped = L’analyse a été arrêtée.
coach-progress = Analyse : { $percent } %
coach-about = Estimations par simulations (analyse { $depth ->
    [quick] rapide
   *[deep] approfondie
}). Les coûts en pour cent sont à l’échelle de la part de victoire.
