### The game itself: its words, its rules, what happens in it. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Words

# The name of a bot at the table. A bot from a file has its own name, in $bot.
bot-name = { $bot ->
    [random] Bébé singe
    [marmoset] Ouistiti
    [capuchin] Capucin
    [howler] Hurleur
    [langur] Langur
    [macaque] Macaque
    [mandrill] Mandrill
    [gorilla] Gorille
    [orangutan] Orang-outan
   *[other] { $bot }
}

# What a piece is, with its article; $piece is its letter in notation.
piece-a = { $piece ->
    [b] une brique
    [c] une colonne
    [L] une pièce décorative vert clair
    [D] une pièce décorative vert foncé
    [G] une pièce décorative dorée
   *[other] une arche
}

# $piece is an animal; here it has its article.
piece-animal = { $piece ->
    [butterfly] le Papillon
    [frog] la Grenouille
   *[monkey] le Singe
}

cli-colour = { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] doré
}
cli-animal = { $animal ->
    [butterfly] Papillon
    [frog] Grenouille
   *[monkey] Singe
}

## Building rules
## $spot and $other are spots like d4, $arch is the number of an arch in the staircase,
## $need and $have count pieces or their height.

rule-a = Règle A (partir du sol libre)
rule-b = Règle B (commencer par ce qu’on veut)
rule-c = Règle C (finir par une arche)
rule-d = Règle D (construire sur des tenons libres)
rule-e = Règle E (rester relié au palais)
rule-f = Règle F (soutenir les deux bouts)
rule-g = Règle G (pas d’arche directement sur une arche)
rule-h = Règle H (tout droit ou en tournant)
rule-i = Règle I (marche après marche)

violation-a-blocked = { rule-a } : la case { $spot } est bloquée, elle n’a pas de tenon. Choisissez un point de départ avec un tenon libre.
violation-a-built-on = { rule-a } : il y a déjà des pièces sur { $spot }. Choisissez un point de départ où le Plan de construction est nu.
violation-a-animal = { rule-a } : { piece-animal } occupe la case { $spot }. Choisissez un autre point de départ.
violation-b-not-a-building-brick = { rule-b } : { piece-a } sur { $spot } ne peut pas commencer votre escalier. Commencez par une arche, une brique ou une colonne.
violation-c-no-arch = { rule-c } : votre escalier depuis { $spot } n’a pas encore d’arche. Posez-en au moins une.
violation-c-ends-without-arch = { rule-c } : sur { $spot }, vous finissez par { piece-a }. Finissez par une arche, ou reprenez cette pièce.
violation-d-off-the-map = { rule-d } : le Plan de construction s’arrête à { $spot }. Posez l’arche { $arch } dans une autre direction.
violation-d-blocked = { rule-d } : la case { $spot } est bloquée, elle n’a pas de tenon. Posez l’arche { $arch } dans une autre direction.
violation-d-animal = { rule-d } : { piece-animal } occupe la case { $spot } et en ferme le tenon. Contournez cette case avec l’arche { $arch }.
violation-e-not-attached = { rule-e } : votre escalier ne touche pas le palais. Faites-le passer sur au moins une pièce qui était là avant votre tour.
violation-e-out-of-reach = { rule-e } : depuis { $spot }, les pièces qui vous restent ne suffisent pas pour rejoindre le palais. Passez ailleurs, ou dépensez-en moins en chemin.
violation-f-too-low = { rule-f } : l’arche { $arch } flotte au-dessus de { $spot }. Empilez d’abord { $need } de plus sur { $spot } ; une brique compte pour 1, une colonne pour 3.
violation-f-too-high = { rule-f } : { $spot } dépasse de { $need } la hauteur qu’il faut pour l’arche { $arch }. Relevez l’arche : empilez d’abord { $need } de plus sur { $other } ; une brique compte pour 1, une colonne pour 3.
violation-f-not-a-support = { rule-f } : { piece-a } sur { $spot } ne peut pas soutenir l’arche { $arch }. N’empilez que des briques et des colonnes.
violation-g-arch-on-arch = { rule-g } : l’arche { $arch } recouvre une autre arche de { $spot } à { $other }. Mettez des briques ou des colonnes entre les deux, ou passez ailleurs.
violation-h-turns-back = { rule-h } : l’arche { $arch } revient sur ses pas de { $spot } à { $other }. Continuez tout droit, ou tournez à gauche ou à droite.
violation-i-off-the-path = { rule-i } : l’arche { $arch } part de { $spot }, mais votre escalier est arrivé à { $other }. Posez-la depuis { $other }.
violation-pieces-missing = Il vous faut { $piece ->
    [arches] { $need ->
        [one] { $need } arche
       *[other] { $need } arches
    }
    [bricks] { $need ->
        [one] { $need } brique
       *[other] { $need } briques
    }
   *[columns] { $need ->
        [one] { $need } colonne
       *[other] { $need } colonnes
    }
}, mais vous n’en avez { $have ->
    [0] aucune
    [one] qu’une
   *[other] que { $have }
}. Choisissez un escalier qui en demande moins.

## Positions that cannot stand

fault-stack-on-blocked-spot = La case { $spot } est bloquée, mais des pièces s’y trouvent. Enlevez-les, ou donnez une couleur au sol à cet endroit.
fault-arch-without-partner = Le bout d’arche sur { $spot } au niveau { $level } n’a pas d’autre bout à côté de lui au même niveau. Ajoutez l’autre bout, ou enlevez celui-ci.
fault-animal-on-animal = Deux animaux se trouvent sur { $spot }. Mettez { $kind ->
    [butterfly] le Papillon
    [frog] la Grenouille
   *[monkey] le Singe
} sur un autre tenon.
fault-animal-not-on-arch-end = { $kind ->
    [frog] La Grenouille ne peut pas être
   *[monkey] Le Singe ne peut pas être
} sur { $spot } : la pièce du dessus n’y est pas un bout d’arche. Choisissez un bout d’arche libre.
fault-butterfly-not-on-decoration = Le Papillon ne peut pas être sur { $spot } : la pièce du dessus n’y est pas une pièce décorative. Posez-le sur l’une d’elles.
fault-more-than-the-box = Le plateau et la main comptent { $count } { $kind ->
    [arches] arches
    [bricks] briques
    [columns] colonnes
    [L] pièces décoratives vert clair
    [D] pièces décoratives vert foncé
   *[G] pièces décoratives dorées
}, mais la boîte n’en a que { $limit }.

## What happens in a game

event-built = { $name } construit { $staircase }.
event-passed = { $name } ne peut pas construire.
event-decorated = Une pièce décorative { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] dorée
} sur { $spot }, hauteur { $height }.
event-not-decorated = Il n’y a plus de pièce décorative { $colour ->
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
event-bought = { $name } prend la carte { $card } ({ $worth }).
event-revealed = Le paquet { $pile } montre maintenant { $card } ({ $worth }).
event-pile-empty = Le paquet { $pile } est épuisé.
event-one-time = Livraison immédiate : { $pieces }.
event-recurring = Livraison récurrente : { $pieces }.
event-short = Il manquait dans l’Insert pour pièces : { $pieces }.
event-card-placed = La carte { $card } va sur l’emplacement { $place } du plateau.
event-card-covers = La carte { $card } va sur l’emplacement { $place } du plateau et recouvre { $covered }.
event-bonus = { $name } prend une carte Bonus pour un pilier élevé.
event-trophy = { $name } prend la carte Trophée { cli-animal }.
event-trophy-kept = { $name } garde la carte Trophée { cli-animal }.
event-trophy-from = { $name } prend à { $loser } la carte Trophée { cli-animal }.
event-animal-moved = { $animal ->
    [butterfly] Le Papillon se pose
    [frog] La Grenouille s’installe
   *[monkey] Le Singe s’installe
} sur { $spot }.
event-column = { $name } prend aussi une colonne.
event-end-triggered = L’Insert pour pièces se vide : cette manche est la dernière.
event-game-ended = La partie est terminée.

## Decisions that are refused

error-game-over = La partie est terminée ; il n’y a plus rien à décider.
error-no-decision = « { $text } » n’est pas une décision de ce jeu.
error-decision-malformed = Le champ « { $field } » de cette décision ({ $decision }) n’a pas une valeur possible.
error-wrong-step = Ce n’est pas la question du moment. À décider : { $asked ->
    [build] un escalier
    [buy] les cartes à prendre
    [one-time-delivery] l’emploi de la Livraison immédiate
    [recurring-delivery] l’emploi de la Livraison récurrente
    [place-card] l’emplacement d’une nouvelle carte
    [monkey] le tenon du Singe
    [frog-knob] le tenon de la Grenouille
   *[frog] prendre ou non la Grenouille
}.
error-not-your-turn = C’est le tour de la place { $turn }, pas celui de la place { $seat }.
error-must-build = Un escalier est possible, vous devez donc en construire un (point de règle R-4).
error-staircase = Cet escalier ne peut pas être construit.
error-buy-unknown-pile = Il n’y a pas de paquet « { $pile } ». Les paquets sont : { $piles }.
error-buy-empty-pile = Le paquet { $pile } est épuisé. Choisissez-en un autre.
error-buy-other-colour = Les cartes du paquet { $pile } n’ont pas la couleur de votre pièce décorative. Prenez des cartes { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] dorées
} ou multicolores.
error-buy-twice = Un paquet est nommé deux fois. À chaque tour, on prend au plus une carte par paquet.
error-buy-too-dear = Ces cartes coûtent { $cost ->
    [one] { $cost } Monnaie de Singe
   *[other] { $cost } Monnaies de Singe
}, mais vous en avez { $credits }. Prenez-en moins ou de moins chères.
error-buy-order = Nommez les paquets dans l’ordre du marché : { $piles }.
error-card-not-new = « { $card } » n’est pas une de vos nouvelles cartes. Les voici : { $cards }.
error-card-place = Une nouvelle carte ne peut pas aller maintenant sur l’emplacement { $place }. Possible : { $places }.
error-delivery-count = Les arches, les briques et ce qui les remplace doivent être des nombres entiers à partir de 0.
error-delivery-icons = La livraison montre { $icons ->
    [one] { $icons } brique ou arche
   *[other] { $icons } briques ou arches
} : { $arches } et { $bricks } ne font pas ce total.
error-delivery-total = Cette partie continue tant que l’Insert pour pièces suffit à vos icônes : nommez ce qu’il contient. Ici, prenez de { $fewest } à { $most } arches, pas { $arches }.
error-delivery-replacements = { $most ->
    [0] Ici, rien ne peut être remplacé par l’autre sorte. Enlevez « +{ $replacements } ».
    [one] Ici, { $most } pièce au plus peut être remplacée par l’autre sorte, pas { $replacements }.
   *[other] Ici, { $most } pièces au plus peuvent être remplacées par l’autre sorte, pas { $replacements }.
}
error-monkey-knob = Il faut au Singe un bout d’arche libre, ce que { $spot } n’est pas. Possible : { $spots }.
error-frog-knob = Il faut à la Grenouille le bout d’arche libre le plus bas de votre escalier, ce que { $spot } n’est pas. Possible : { $spots }.
error-frog-choice = Prenez la Grenouille ou laissez-la : yes ou no.
error-decision = « { $text } » n’est pas une décision lisible. Tapez help pour voir ce qui est possible.
error-turn = « { $text } » n’est pas un tour lisible ; un tour s’écrit ainsi : « 3.2 d3 bN E; buy 1 3l ».

## Games that cannot be set up

error-players = Monkey Palace se joue à 2, 3 ou 4, pas à { $count }.
error-map = Il n’y a pas de plan { $map }. Les plans sont : { $maps }.
error-names = Il faut un nom pour chacun des { $count } joueurs.
error-name = Un nom a de 1 à { $most } caractères, pas seulement des espaces, sur une seule ligne.
error-seat = Il n’y a pas de place { $seat } ; elles vont de 1 à { $count }.
error-seed = La graine doit être un nombre entier de 0 à { $most }, pas { $text }.
error-seed-and-piles = Soit une graine, soit l’ordre des paquets, pas les deux.
error-pile-unknown = Il n’y a pas de paquet « { $pile } ».
error-pile-order = Dans le paquet { $pile }, la carte « { $card } » est inconnue ou nommée deux fois.
error-pile-not-sorted = Les paquets doivent être triés, mais le paquet { $pile } ne l’est pas : les cartes qui ont le moins de Bananes viennent d’abord.
error-pack-tray = Le pack { $pack } n’est pas jouable : son Insert pour pièces contient plus que la boîte, ou trop peu pour les mains et l’escalier de départ.
error-options-type = « { $name } » doit être { $expected ->
    [boolean] true ou false
    [number] un nombre entier
    [list] une liste
   *[object] un objet
}.
error-edition-unknown = « { $text } » n’est pas une édition des règles. Il y a : { $choices }.
error-option-unknown = Il n’y a pas d’option « { $name } »{ $hint ->
    [none] .
   *[other] { "\u00A0" }; vouliez-vous dire « { $hint } » ?
}
error-option-choice = « { $name } » ne peut pas être « { $text } ». Possible : { $choices }.
