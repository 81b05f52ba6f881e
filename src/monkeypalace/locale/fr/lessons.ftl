### The lessons, and the comments of the first game. A task has a sentence that says what to do
### and a hint; spots are named like d4, north is towards the higher numbers.

## The pages

lesson-page-title = Apprendre à jouer
lesson-page-lead = Dix petites leçons sur de vrais palais. Dix minutes, et vous savez jouer.
lesson-progress = Exercices réussis : { $done } sur { $all }
lesson-lesson-done = terminée
lesson-list = Toutes les leçons
lesson-task = Exercice { $task } sur { $tasks }
lesson-hand = Vous avez
lesson-hint = Indice
lesson-next = Suivant
lesson-again = Réessayer
lesson-passed = { $praise ->
    [1] Bravo !
    [2] Exactement !
    [3] Très bien !
   *[4] Un palais dont on peut être fier !
}
lesson-refused = Bien vu ! Voici pourquoi c’est interdit :
lesson-not-yet = C’est permis, mais ce n’est pas encore ça.
lesson-course-done = Vous savez jouer !
lesson-first-game-lead = Jouez votre première partie contre un robot facile à battre. Des commentaires expliquent ce qui est nouveau.
lesson-first-game = Première partie guidée

## Your first arch

lesson-first-title = Votre première arche
lesson-first-arch = À chaque tour, vous ajoutez un escalier au palais. Il part du sol nu et doit être relié au palais. Touchez un anneau lumineux, puis l’arche qui brille, et construisez.
lesson-first-arch-hint = Partez de d3 vers d4, au nord. Une brique sous l’arche met ses deux pieds à la même hauteur.
lesson-first-two = Maintenant, deux arches, sans brique. La deuxième part du bout de la première.
lesson-first-two-hint = Partez de b4 et allez deux fois vers l’est : la première arche repose sur le sol, la deuxième va de son bout à d4.

## A step on an arch’s end

lesson-step-title = Marche après marche
lesson-step-three = Chaque arche est la marche suivante : elle part du bout de l’arche précédente. Un escalier monte donc toujours. Construisez-en un de trois arches.
lesson-step-three-hint = De b4, allez trois fois vers l’est : c4, d4, e4. Chaque arche est un cran plus haut que la précédente.
lesson-step-gold = Montez tout en haut : terminez votre escalier sur la brique dorée de f4. On peut aussi construire sur les pièces décoratives.
lesson-step-gold-hint = De b4, quatre arches vers l’est vous mènent juste à la hauteur de f4.

## Supports and columns

lesson-supports-title = Supports et colonnes
lesson-supports-bricks = Les deux pieds d’une arche sont à la même hauteur. Comblez ce qui manque avec des briques (hautes de 1) ou des colonnes (hautes de 3). Posez une arche qui finit sur e4, où la hauteur est de 2.
lesson-supports-bricks-hint = Partez de e3 ou de e5. Deux briques lèvent l’arche à la hauteur de e4.
lesson-supports-column = Sur f4, la hauteur est de 3 : juste celle d’une colonne. Construisez un escalier avec une colonne.
lesson-supports-column-hint = Partez juste à côté de f4, par exemple de g4, et posez l’arche vers f4.
lesson-supports-between = Vous pouvez aussi empiler des briques sur le bout de votre propre arche, avant que la suivante n’en parte. Construisez un escalier avec une marche ainsi relevée.
lesson-supports-between-hint = De g3, allez à l’ouest vers f3, puis au nord vers f4 : deux briques sur le bout de la première arche relèvent la deuxième.

## Turning

lesson-turning-title = Les virages
lesson-turning-once = Après chaque arche, vous continuez tout droit, ou vous tournez à gauche ou à droite. Construisez un escalier avec un virage.
lesson-turning-once-hint = Partez de c3 : au nord vers c4, puis à l’est vers d4.
lesson-turning-twice = Maintenant, un escalier avec deux virages.
lesson-turning-twice-hint = Partez de b3 : est, nord, est. Des briques comblent ce qui manque.

## Attaching

lesson-attaching-title = Un seul palais
lesson-attaching-far = Au moins une case de votre escalier doit avoir porté des pièces avant votre tour. Partez de plus loin, d’un sol doré, et rejoignez le palais.
lesson-attaching-far-hint = Partez de h4 : à l’ouest vers g4, puis encore à l’ouest sur f4, avec deux briques sur le bout de la première arche.
lesson-attaching-passing = Le toucher en passant suffit ! Faites passer votre escalier par le palais et terminez-le là où le sol était nu.
lesson-attaching-passing-hint = De b4, allez à l’est vers c4 et d4, puis au nord vers d5. Deux briques sur d5 portent la dernière arche.

## What is forbidden

lesson-forbidden-title = Ce qui est interdit
lesson-forbidden-start = Chaque refus vous est expliqué. Essayez de partir de d4, où il y a déjà des pièces.
lesson-forbidden-start-hint = Touchez d4 sur le plateau, le pied de l’escalier du milieu.
lesson-forbidden-alone = Deux arches ne mènent pas loin. Essayez de partir de a8, dans le coin nord-ouest.
lesson-forbidden-alone-hint = Touchez a8. Sur la vue à plat, c’est en haut à gauche.
lesson-forbidden-back = Posez une arche, puis essayez de faire demi-tour, vers la case d’où elle part.
lesson-forbidden-back-hint = Touchez b4, posez l’arche vers l’est, puis choisissez l’ouest.
lesson-forbidden-animal = Le Singe est assis sur e4. Essayez de poser une arche sur son tenon.
lesson-forbidden-animal-hint = Partez de e3, puis choisissez le nord.

## Decorate and count

lesson-counting-title = Décorer et compter
lesson-counting-colour = Le sol d’où vous partez décide de la couleur de votre pièce décorative, et donc des cartes que vous pouvez prendre. Construisez un escalier qui reçoit une pièce décorative vert foncé.
lesson-counting-colour-hint = b4, c3 et e3 sont vert foncé. Partez de l’une de ces cases.
lesson-counting-height = Chaque arche rapporte 1 Monnaie de Singe. Vous en recevez 1 de plus si votre pièce décorative est plus élevée que toutes les autres de sa couleur. Gagnez-en 3 avec deux arches.
lesson-counting-height-hint = Il n’y a pas encore de pièce décorative vert clair : la vôtre serait la plus élevée. Partez de e2 et allez deux fois vers le nord.
lesson-counting-pillar = Des briques et des colonnes empilées sur une case forment un pilier. Pour un nouveau pilier haut d’au moins 5, vous recevez une carte Bonus : 4 Bananes. Construisez-en un.
lesson-counting-pillar-hint = Une colonne et deux briques font 5 de haut. Partez de e3 vers le nord et relevez l’arche au niveau 5.

## Buying and covering cards

lesson-cards-title = Les cartes
lesson-cards-two = Votre escalier a rapporté 5 Monnaies de Singe et reçu une pièce décorative vert foncé. Prenez deux cartes à la fois, vert foncé ou multicolores.
lesson-cards-two-hint = Prenez par exemple la carte de coût 2 et la carte vert foncé de coût 3.
lesson-cards-all = Les Monnaies de Singe ne se gardent pas. Dépensez-les toutes les 5.
lesson-cards-all-hint = 2 et 3, 1 et 4, ou une carte de coût 5.
lesson-cards-cover = Votre plateau est plein : la nouvelle carte en recouvre une autre. Une carte recouverte garde ses Bananes, mais ne livre plus rien. Posez la nouvelle de façon à recevoir 5 pièces à chaque tour.
lesson-cards-cover-hint = Recouvrez une carte sans Livraison récurrente.

## Deliveries and the end

lesson-deliveries-title = Les livraisons et la fin
lesson-deliveries-arches = À chaque tour, votre plateau et vos cartes visibles livrent des pièces. Pour chaque icône d’arche et de brique, choisissez l’une ou l’autre. Prenez au moins 3 arches.
lesson-deliveries-arches-hint = Déplacez le curseur jusqu’à 3 arches ou plus.
lesson-deliveries-on = Il ne reste que 2 arches dans l’Insert. S’il ne peut pas donner tout ce que vous demandez, cette manche est la dernière. Choisissez de façon que la partie continue.
lesson-deliveries-on-hint = Demandez 2 arches au plus, et des briques pour le reste.
lesson-deliveries-end = Imaginez que vous êtes en tête : choisissez de façon que cette manche soit la dernière. Ensuite, on compte toutes les Bananes, même celles des cartes recouvertes. La victoire va à qui en a le plus.
lesson-deliveries-end-hint = Demandez plus d’arches que l’Insert n’en a.

## Monkey, butterfly and frog

lesson-animals-title = Singe, Papillon et Grenouille
lesson-animals-monkey = Vous avez posé une brique dorée : le Singe est à vous. Il vaut 2 Bananes pour qui l’a à la fin, et personne ne peut construire là où il est assis. Mettez-le sur e4 pour en fermer le tenon.
lesson-animals-monkey-hint = Touchez e4 sur le plateau, ou choisissez cette case dans la liste.
lesson-animals-butterfly = Avec le module Papillon, une pièce décorative qui dépasse toutes les autres attire le Papillon : 2 Bananes. (Selon le livret français, dépasser celles de sa couleur suffit.) Placez la vôtre plus haut que la feuille de e4.
lesson-animals-butterfly-hint = Sur e5, la hauteur est de 5. Partez de e6 et posez l’arche vers le sud, sur e5.
lesson-animals-frog = Avec le module Grenouille, vous pouvez prendre la Grenouille. Elle apporte aussitôt une colonne, mais coûte 3 Bananes au joueur qui l’a à la fin. Avec votre seule arche, vous ne pouvez rien construire : prenez la Grenouille !
lesson-animals-frog-hint = La colonne est juste ce qu’il vous faut.
lesson-animals-jump = Construisez maintenant avec la colonne. À la fin du tour, la Grenouille s’installe sur le tenon d’extrémité libre le plus bas de votre escalier.
lesson-animals-jump-hint = Sur f4, la hauteur est celle d’une colonne. Partez juste à côté, par exemple de g4.

## What is still missing

lesson-missing-arches = Votre escalier a { $have ->
    [one] { $have } arche
   *[other] { $have } arches
} ; il en faut { $need }.
lesson-missing-columns = Votre escalier n’a pas de colonne.
lesson-missing-turns = Virages : { $have } sur { $need }.
lesson-missing-step-raised = Vous n’avez empilé aucune brique sur le bout d’une de vos arches.
lesson-missing-ends-on = Votre escalier ne finit pas sur { $spot }.
lesson-missing-bare-end = Votre escalier finit là où il y avait déjà des pièces. Allez une arche plus loin, jusqu’au sol nu.
lesson-missing-colour = Votre escalier part d’un sol d’une autre couleur. Partez d’un sol { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] doré
}.
lesson-missing-credits = Votre escalier rapporte { $have ->
    [one] { $have } Monnaie de Singe
   *[other] { $have } Monnaies de Singe
} ; il en faut { $need }.
lesson-missing-bonus = Aucun nouveau pilier de briques et de colonnes n’est haut d’au moins 5. Les arches ne comptent pas.
lesson-missing-tallest = Une autre pièce décorative est aussi élevée, ou plus élevée.
lesson-missing-cards = Cartes : { $have } sur { $need }.
lesson-missing-spends = Monnaies de Singe dépensées : { $have } sur { $need }.
lesson-missing-income = Ainsi, vous ne recevez que { $have } pièces à chaque tour. Recouvrez une carte sans Livraison récurrente.
lesson-missing-takes-arches = Arches : { $have } sur { $need }.
lesson-missing-goes-on = L’Insert ne peut pas donner tout cela : cette manche serait la dernière.
lesson-missing-ends-the-game = L’Insert peut donner tout cela : la partie continue.
lesson-missing-sits-on = { $animal ->
    [frog] La Grenouille
    [butterfly] Le Papillon
   *[monkey] Le Singe
} doit se trouver sur { $spot }.
lesson-missing-trophy = Vous avez laissé { $animal ->
    [butterfly] le Papillon
    [monkey] le Singe
   *[frog] la Grenouille
} à sa place.
lesson-missing-refusal = Cela n’enfreint pas la règle { $rule }.

## Comments of the first game

lesson-note-close = Compris
lesson-note-welcome = Bienvenue ! Construisez un escalier qui touche le palais ; deux arches sont un bon début. Si vous ne savez pas où, touchez « Montrer de bons escaliers ».
lesson-note-decorated = La première pièce décorative ! Elle a la couleur du sol d’où part l’escalier. On peut prendre les cartes de cette couleur, et les cartes multicolores.
lesson-note-bought = La première carte. Les cartes qui ont beaucoup de Bananes font gagner ; celles qui livrent à chaque tour vous font construire davantage. Prenez ces dernières assez tôt.
lesson-note-recurring = La première Livraison récurrente. Elle revient à chaque tour. Les arches rapportent des Monnaies de Singe, les briques mènent plus haut : prenez un peu des deux.
lesson-note-covers = Une carte vient d’être recouverte. Ses Bananes comptent toujours, mais elle ne livre plus rien.
lesson-note-bonus = Une carte Bonus ! Un nouveau pilier haut d’au moins 5 vaut 4 Bananes.
lesson-note-monkey = Le Singe s’est déplacé. Personne ne peut construire sur son tenon. Sa carte Trophée vaut 2 Bananes à la fin ; elle passe à qui pose la prochaine brique dorée.
lesson-note-end = L’Insert se vide : cette manche est la dernière. Les Bananes valent maintenant plus que les livraisons.
lesson-note-over = Votre première partie ! On compte maintenant toutes les Bananes, même celles des cartes recouvertes.
