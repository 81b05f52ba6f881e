### Positions, game files and packs that cannot be read. Ids are shared by all languages; see docs/architecture.md, "Texts".

## Texts and files that cannot be read

error-not-text = Il faut ici du texte, pas « { $text } ».
error-staircase-malformed = Ce n’est pas un escalier : son champ { $place } ne peut pas être « { $text } ». Il y faut une case comme d4, des arches et des pièces.
error-spot = « { $text } » n’est pas une case. Les cases vont de a1 au sud-ouest à h8 au nord-est.
error-stack = « { $text } » n’est pas une pile. Écrivez ses pièces de bas en haut : b brique, c colonne, An Ae As Aw bouts d’arche, L D G pièces décoratives.
error-animal = « { $text } » n’est pas un animal. Écrivez monkey, butterfly ou frog.
error-ground-rows = Le sol a { $count ->
    [one] { $count } rangée
   *[other] { $count } rangées
}. Écrivez-en huit, celle du nord d’abord.
error-ground-row = La rangée { $rank } du sol est « { $text } ». Écrivez huit lettres : l vert clair, d vert foncé, g doré, ou un point là où la case est bloquée.
error-json = Ce n’est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
error-json-too-large = Ce JSON est trop profondément emboîté, ou l’un de ses nombres a trop de chiffres. Une position n’a besoin ni de l’un ni de l’autre.
error-json-missing = « { $place } » manque. Une position en a besoin.
error-json-type = « { $place } » doit être { $expected ->
    [list] une liste de chaînes
    [names] un objet dont les noms sont des chaînes
    [number] un nombre entier
    [string] une chaîne
   *[object] un objet
}.
error-json-count = « { $place } » doit aller de 0 à { $most }, autant que la boîte en a.
error-json-unknown = « { $place } » n’a pas de « { $name } ». Possible : { $names }.
error-position = { $count ->
    [one] Cette position est impossible.
   *[other] Cette position est impossible, pour { $count } raisons.
}
error-staircase-empty = Un escalier commence par son point de départ, comme dans « d4 E Eb » ; ici, il manque.
error-staircase-too-long = Cet escalier a { $count } marches, plus que la boîte n’a d’arches. Écrivez-en un plus court.
error-staircase-spaces = Avant la marche { $number }, il y a un espace de trop. Mettez un seul espace entre les marches.
error-staircase-order = Marche { $number }, « { $text } » : écrivez les colonnes avant les briques, comme dans « cbE ».
error-staircase-step = La marche { $number }, « { $text } », ne se comprend pas. Écrivez des supports, une direction N E S W, des supports, comme dans « bE », « N » ou « Ec ».
error-picture-width = Ceci ne peut pas avoir une largeur de { $width } pixels. Choisissez de { $least } à { $most }.

## Game files that are refused

error-file-unreadable = « { $file } » ne peut pas être lu : { $reason }.
error-file-unwritable = « { $file } » ne peut pas être écrit : { $reason }. Choisissez un autre endroit.
error-file-too-large = Ce fichier est bien trop grand pour une partie. Est-ce le bon ?
error-file-json = Ce n’est pas du JSON : il y a une erreur à la ligne { $line }, colonne { $column }.
error-file-format = Ce n’est pas une partie de Monkey Palace.
error-file-version = Ce programme lit les parties au format { $version } ; celle-ci est dans un autre format.
error-file-missing = « { $place } » manque dans le fichier de la partie.
error-file-type = « { $place } » dans le fichier de la partie n’est pas ce qu’il devrait être.
error-file-pack = La partie a été jouée avec un autre pack, { $name } (version { $version }, { $digest }), pas avec { $given } ({ $given_digest }). Donnez son fichier avec --pack.
error-file-set-up = La partie de ce fichier ne peut pas être mise en place.
error-file-turn-text = { $place } ne se comprend pas.
error-file-turn-order = Tour { $round }.{ $seat }, décision { $number } : à ce moment, ce n’est pas le tour de cette place.
error-file-decision = Tour { $round }.{ $seat }, décision { $number } : ce n’est pas permis.
error-file-check = Le tour { $round }.{ $seat } donne un autre résultat que lors de l’enregistrement : le fichier a été modifié.
error-file-result = Le résultat dans le fichier n’est pas celui auquel mènent ses décisions.

## Packs
## $place is a place in the file, like piles.3l.cards[2].bananas; $found is what the file has there.

error-pack = { $count ->
    [one] Le pack « { $file } » a un problème.
   *[other] Le pack « { $file } » a { $count } problèmes.
}

# The file
pack-file-missing = Ce fichier n’existe pas ; vérifiez son nom et son dossier.
pack-file-unreadable = Le fichier ne peut pas être lu ; est-ce un dossier, ou appartient-il à quelqu’un d’autre ?
pack-file-too-large = Le fichier est bien trop grand pour un pack ; est-ce le bon ?
pack-too-complex = Le texte a plus de { $keys } clés, ou des clés à plus de { $depth } niveaux ; ce n’est pas un pack.
pack-encoding = Le fichier n’est pas du texte UTF-8 (octet { $byte }) ; enregistrez-le en UTF-8.
pack-syntax = Ligne { $line }, colonne { $column } : ce n’est pas du TOML, près de { $text }.
pack-twice = Ligne { $line }, colonne { $column } : cette clé ou ce tableau est déjà dans le fichier, près de { $text }.

# Its structure
pack-missing = { $place } manque.
pack-unknown = { $place } : les packs n’ont pas cette clé ; attendu ici : { $expected }.
pack-misspelt = { $place } : les packs n’ont pas cette clé ; vouliez-vous dire { $meant } ?
pack-not-a-table = { $place } : un tableau était attendu, mais il y a { $found }.
pack-not-a-list = { $place } : une liste était attendue, mais il y a { $found }.
pack-not-a-number = { $place } : un nombre entier de { $low } à { $high } était attendu, mais il y a { $found }.
pack-not-a-text = { $place } : un texte entre guillemets était attendu, mais il y a { $found }.
pack-range = { $place } : un nombre de { $low } à { $high } était attendu, mais il y a { $found }.
pack-length = { $place } : il faut un texte de 1 à { $longest } caractères, pas seulement des espaces.
pack-unprintable = { $place } : un texte sur une seule ligne, sans caractères de contrôle, était attendu, mais il y a { $found }.
pack-format = { $place } : ce programme lit les packs au format { $expected }, mais celui-ci est au format { $found }.
pack-source = { $place } : une source était attendue parmi { $expected }, mais il y a { $found }.
pack-ground-rows = { $place } : 8 rangées étaient attendues, le nord d’abord, mais il y en a { $found }.
pack-ground-row = { $place } : 8 lettres étaient attendues parmi l (vert clair), d (vert foncé), g (doré) et . (bloqué), mais il y a { $found }.
pack-start-text = { $place } : { $found } n’est pas un escalier ; il faudrait quelque chose comme "d4 E Eb".

# The box’s numbers
pack-start-pieces = { $place } : l’escalier de départ se compose de deux arches et d’une brique.
pack-start-blocked = { $place } : l’escalier de départ ne peut pas se trouver sur { $spot }, une case bloquée.
pack-start-rule = { $place } : l’escalier de départ enfreint une règle de construction.
pack-map-not-open = { $place } : nous pensions le plan { $map } libre partout, mais ces cases sont bloquées : { $spots }. C’est bien si votre boîte le montre ainsi.
pack-map-not-blocked = { $place } : le plan { $map } a des cases bloquées, mais ici aucune ne l’est.
pack-card-count = { $place } : la boîte a { $expected } cartes Singe, mais ici il y en a { $found }.
pack-pile-empty = { $place } : ce paquet n’a pas de cartes ; il en faut au moins une.
pack-count = { $place } : la règle du jeu dit { $expected }, mais ici c’est { $found }.
pack-first-hand = { $place } : d’après la règle du jeu, la place { $seat } commence avec { $arches } arches, { $bricks ->
    [0] aucune brique
    [one] une brique
   *[other] { $bricks } briques
} et aucune colonne.
pack-hand-too-large = { $place } : la place { $seat } commence avec trop de pièces de construction. Sont permises au plus { $arches } arches, { $bricks } briques et { $columns } colonnes.
pack-no-delivery = { $place } : le plateau Joueur de la place { $seat } n’apporte rien, et une partie pourrait ne jamais finir ; il faut au moins une icône.

# Things that look odd
pack-hand-without-arch = { $place } : la place { $seat } commence sans arche et ne peut pas construire à son premier tour.
pack-later-seat-gets-less = { $place } : la place { $seat } commence avec moins de pièces de construction que la place précédente ; d’habitude, les suivantes en ont davantage.
pack-one-time-example = { $place } : la règle du jeu montre une Livraison immédiate de { $icons } briques ou arches et { $columns ->
    [one] d’une colonne
   *[other] de { $columns } colonnes
} ; aucun choix de cartes à prendre ensemble n’apporte exactement cela.
pack-recurring-example = { $place } : la règle du jeu montre une Livraison récurrente de { $icons } briques ou arches ; aucun plateau Joueur avec { $places } cartes n’apporte exactement cela.
pack-bananas-and-bricks = { $place } : la carte { $card } a plus de Bananes que { $other } et apporte aussi plus de pièces ; d’habitude, c’est l’un ou l’autre.
pack-colour-missing = { $place } : le plan { $map } n’a pas de case { $colour ->
    [l] vert clair
    [d] vert foncé
   *[g] dorée
}, si bien que les cartes de cette couleur ne pourront jamais être prises.
pack-spot-cut-off = { $place } : sur le plan { $map }, toutes les cases voisines de { $spot } sont bloquées, si bien que rien ne peut y être construit.
