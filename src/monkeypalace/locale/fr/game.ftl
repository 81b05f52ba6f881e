### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Building rules

violation-a-blocked = Règle A : { $spot } est bloqué, sans tenon. Choisissez un point de départ avec un tenon libre.
violation-a-built-on = Règle A : il y a déjà des pièces sur { $spot }. Choisissez un point de départ où le plan est nu.
violation-a-animal = Règle A : un animal est assis sur { $spot }. Choisissez un autre point de départ.
violation-b-not-a-building-brick = Règle B : cette pièce ne peut pas commencer un escalier sur { $spot }. Commencez par une arche, une brique ou une colonne.
violation-c-no-arch = Règle C : votre escalier depuis { $spot } n’a pas encore d’arche. Posez-en au moins une.
violation-c-ends-without-arch = Règle C : sur { $spot } vous finissez sans arche. Finissez par une arche, ou reprenez la pièce.
violation-d-off-the-map = Règle D : le plan s’arrête à { $spot }. Posez l’arche { $arch } dans une autre direction.
violation-d-blocked = Règle D : { $spot } est bloqué, sans tenon. Posez l’arche { $arch } dans une autre direction.
violation-d-animal = Règle D : un animal est assis sur { $spot } et ferme le tenon. Contournez-le avec l’arche { $arch }.
violation-e-not-attached = Règle E : votre escalier ne touche pas le palais. Menez-le sur une pièce qui était là avant votre tour.
violation-e-out-of-reach = Règle E : depuis { $spot } vos pièces restantes n’atteignent plus le palais. Passez ailleurs, ou dépensez moins en chemin.
violation-f-too-low = Règle F : l’arche { $arch } flotte au-dessus de { $spot }. Empilez d’abord { $need } de plus sur { $spot } ; une brique fait 1, une colonne 3.
violation-f-too-high = Règle F : { $spot } est trop haut de { $need } pour l’arche { $arch }. Relevez l’arche : empilez d’abord { $need } de plus sur { $other } ; une brique fait 1, une colonne 3.
violation-f-not-a-support = Règle F : cette pièce sur { $spot } ne peut pas porter l’arche { $arch }. N’empilez que des briques et des colonnes.
violation-g-arch-on-arch = Règle G : l’arche { $arch } recouvre une autre arche de { $spot } à { $other }. Mettez des briques ou des colonnes entre elles, ou passez ailleurs.
violation-h-turns-back = Règle H : l’arche { $arch } revient tout droit de { $spot } à { $other }. Continuez tout droit, ou tournez à gauche ou à droite.
violation-i-off-the-path = Règle I : l’arche { $arch } part de { $spot }, mais votre escalier est arrivé à { $other }. Posez-la depuis { $other }.
violation-pieces-missing = Il vous faut { $need } { $piece ->
    [arches] arches
    [bricks] briques
   *[columns] colonnes
}, et vous en avez { $have }. Choisissez un escalier plus économe.

## What happened

event-built = { $name } construit { $staircase }.
event-passed = { $name } ne peut pas construire.
event-decorated = Une pièce { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] dorée
} sur { $spot }, hauteur { $height }.
event-not-decorated = Plus de pièce { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] dorée
} pour { $spot }.
event-credited = { $credits ->
    [one] { $credits } Monnaie de Singe
   *[other] { $credits } Monnaies de Singe
}{ $height ->
    [0] .
   *[other] , dont une pour la hauteur.
}
event-bought = { $name } prend la carte { $card }.
event-revealed = La pile { $pile } montre maintenant { $card }.
event-pile-empty = La pile { $pile } est épuisée.
event-one-time = Livraison immédiate : arches { $arches }, briques { $bricks }, colonnes { $columns }.
event-recurring = Livraison récurrente : arches { $arches }, briques { $bricks }, colonnes { $columns }.
event-card-placed = { $card } va sur la place { $place }.
event-card-covers = { $card } va sur la place { $place } et couvre { $covered }.
event-bonus = { $name } prend une carte Bonus pour un haut pilier.
event-trophy = { $name } prend la carte Trophée { $animal ->
    [butterfly] du Papillon
    [frog] de la Grenouille
   *[monkey] du Singe
}.
event-trophy-kept = { $name } garde la carte Trophée { $animal ->
    [butterfly] du Papillon
    [frog] de la Grenouille
   *[monkey] du Singe
}.
event-trophy-from = { $name } prend à { $loser } la carte Trophée { $animal ->
    [butterfly] du Papillon
    [frog] de la Grenouille
   *[monkey] du Singe
}.
event-animal-moved = { $animal ->
    [butterfly] Le Papillon se pose
    [frog] La Grenouille s’assoit
   *[monkey] Le Singe s’assoit
} sur { $spot }.
event-column = { $name } prend une colonne avec.
event-end-triggered = La réserve s’épuise : cette manche est la dernière.
event-game-ended = La partie est finie.
