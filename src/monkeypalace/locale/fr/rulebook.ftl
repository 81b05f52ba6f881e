### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace : le livret de règles
book-toc = Dans ce livret
book-search = Chercher dans le livret
book-found = { $count ->
    [0] Aucun résultat. Essayez un autre mot.
    [one] Trouvé dans { $count } section
   *[other] Trouvé dans { $count } sections
}
book-print = Imprimer
book-verdict = { $verdict ->
    [right] Correct
    [wrong] Incorrect
   *[look] Exemple
}
book-why = Pourquoi ?
book-option = Option
book-ours = Notre choix
book-others = Dans d’autres livrets ({ $books }) :
book-edition = { $edition ->
    [fr] français
    [nl] néerlandais
    [it] italien
    [pt-BR] brésilien
   *[en] anglais
}
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Hauteurs avant le tour : { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }Le nouvel escalier : { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
}{ $bricks ->
    [0] { "" }
    [one] { " " }et { $bricks } brique
   *[other] { " " }et { $bricks } briques
}{ $columns ->
    [0] { "" }
    [one] { " " }et { $columns } colonne
   *[other] { " " }et { $columns } colonnes
}
book-delivery = { $icons ->
    [0] { "" }
    [one] { $icons } arche ou brique
   *[other] { $icons } arches ou briques
}{ $columns ->
    [0] { "" }
    [one] { $icons ->
        [0] { $columns } colonne
       *[other] { " " }et { $columns } colonne
    }
   *[other] { $icons ->
        [0] { $columns } colonnes
       *[other] { " " }et { $columns } colonnes
    }
}
book-card = Coût { $cost }, Bananes { $bananas }, Livraison immédiate : { $once }, Livraison récurrente : { $every }

## Aim

book-aim-title = Le but du jeu
book-aim =
    Au fond de la jungle, le vieux Palais du Singe est abandonné. Un singe est passé par là, et il a la main lourde : tout est en ruine. Vous relevez tous le palais, avec des arches, des briques et des colonnes, mais en rivaux : à qui les meilleurs escaliers ? À votre tour, vous ajoutez un escalier : il part du sol et monte, arche après arche, jusque dans le palais.

    Construisez haut et avec beaucoup d’arches : les deux rapportent. Chaque arche rapporte une Monnaie de Singe, qui sert à prendre des cartes Singe ; les cartes apportent de nouvelles pièces de construction, souvent à chaque tour, et valent pour la plupart des Bananes.

    Quand les pièces de construction sont épuisées, la partie se termine. La victoire va au joueur qui a le plus de Bananes.
book-aim-look = Un palais après quelques tours. Le Singe aussi y a trouvé sa place.

## The box

book-box-title = Dans la boîte
book-box =
    - { $arches } arches : longues de quatre tenons, hautes d’une brique, avec des pieds sous leurs deux bouts seulement
    - { $bricks } briques : larges d’un tenon, hautes de 1
    - { $columns } colonnes : larges d’un tenon, hautes de 3
    - { $decorations } pièces décoratives de chacune des trois couleurs : feuilles de bambou vert clair et vert foncé, briques dorées
    - { $cards } cartes Singe en { $piles } paquets : celles de coût 1, 2 et 6 sont multicolores, celles de coût 3, 4 et 5 existent dans les trois couleurs
    - { $bonus_cards } cartes Bonus de { $bonus_bananas } Bananes chacune
    - 3 cartes Trophée avec leurs animaux : Singe, Papillon et Grenouille
    - 4 plateaux Joueur et l’Insert pour pièces
    - la plaque de base, 4 briques d’angle et 2 fiches avec les 4 Plans de construction, numérotés de 1 à 4

    Arches, briques et colonnes : ce sont les pièces de construction. Elles existent en quatre tons de brun, autant de pièces de chacun. C’est pour le plaisir des yeux : la couleur ne compte pas dans le jeu.

    L’éditeur propose une vidéo des règles, et les règles dans d’autres langues : dottedgames.com/monkeypalace

    Monkey Palace est un jeu de David Gordon et TAM, illustré par AMEET et Matthieu Martin. LEGO est une marque du Groupe LEGO.

    ~ Les nombres des cartes et des plateaux ne figurent que sur des images que nous n’avons pas. Les nôtres sont choisis pour que la partie se déroule comme les livrets la décrivent. Si vous avez la boîte, vous pouvez saisir vos propres cartes et jouer avec.

## Set-up

book-setup-title = La mise en place
book-setup =
    - Rangez les arches, les briques et les colonnes dans les compartiments de l’Insert pour pièces.
    - Les quatre briques d’angle vont d’abord sur la plaque de base, puis le Plan de construction de votre choix. Son numéro est dans un coin, en bas à droite ; pour une première partie, prenez le plan 1.
    - Construisez l’escalier de départ sur les tenons cerclés de blanc : une arche au sol de d4 à e4, une brique sur f4, une arche de e4 à f4, dans les bruns que vous voulez. Une brique dorée va à son extrémité.
    - Les autres pièces décoratives attendent à portée de main. Vous pouvez aussi en faire une petite jungle autour du plan.
    - Empilez les cartes Bonus jaunes.
    - Triez les cartes Singe par couleur et par coût, indiqué dans leur coin supérieur gauche. Il y a { $piles } paquets : un pour chaque coût des cartes multicolores (1, 2 et 6), et neuf pour les coûts 3, 4 et 5 en vert clair, vert foncé et doré. Mélangez chaque paquet et posez-le face Achat visible : tout le monde voit la première carte.
    - Placez le Singe sur sa carte Trophée, au centre de la table. Le Papillon et la Grenouille restent dans la boîte, sauf si vous jouez avec eux : chacun attend alors, lui aussi au milieu de la table, sur sa propre carte Trophée.
    - La dernière personne à avoir mangé une banane prend le plateau Joueur 1, ou bien tirez au sort. Dans le sens horaire, les autres prennent les plateaux 2, 3 et 4.
    - Le verso de votre plateau montre vos premières pièces de construction. Prenez-les dans l’Insert, dans les bruns que vous voulez. Plateau 1 : { $hand1 }. Plateau 2 : { $hand2 }. Plateau 3 : { $hand3 }. Plateau 4 : { $hand4 }. Retournez ensuite votre plateau et posez-le devant vous.

    Les livrets imprimés des cinq langues diffèrent en trois points : la place des nouvelles cartes, le Papillon et la fin de la partie. Vous lisez ici les règles du livret français, avec une note sur les autres. Quand vous préparez une table, vous choisissez un livret pour tous.

    ~ Les livrets ne montrent certaines choses qu’en image ; nous les avons donc choisies : l’emplacement de l’escalier de départ, les couleurs des plans, les plans 1 et 2 libres partout, les plans 3 et 4 avec des cases sans tenon, et les premières pièces des plateaux 3 et 4. Mélanger les paquets, c’est la réponse de l’éditeur à un joueur. Nous avons aussi ajouté le tirage au sort et la face Achat visible.
book-setup-look = L’escalier de départ. Ses tenons se trouvent à 1, 2 et 3 briques de hauteur.

## The turn

book-turn-title = Votre tour en huit étapes
book-turn =
    Une partie se joue en manches : à chaque manche, chacun a un tour. Suivez les huit étapes dans l’ordre ; puis on continue dans le sens horaire.

    Aucun escalier n’est possible ? Cela arrive rarement : vous ne recevez alors que votre Livraison récurrente, et vous rejouez à la manche suivante.
book-step-1-title = Étape 1 : construire
book-step-1 =
    Construisez exactement un escalier : une ou plusieurs arches, souvent avec des briques et des colonnes qui les soutiennent ou mènent plus haut. Il a un point de départ au sol et monte, chaque arche une marche au-dessus de la précédente, jusqu’à son extrémité. Les règles de construction A à I disent précisément ce qui est permis.

    Utilisez autant de pièces de construction que vous voulez, de n’importe quel brun. Vous gardez ce que vous n’utilisez pas. Avant de construire, regardez le sol de votre point de départ : sa couleur décide des cartes que vous pourrez prendre.

    Tournez le plateau et regardez-le de tous les côtés. Un meilleur endroit vous apparaît pendant que vous construisez ? Démontez votre escalier et recommencez.
book-step-1-look = Le premier tour de la Joueuse 1, avec deux arches : l’une au sol, la suivante de son extrémité jusqu’à d4.
book-step-1-second = Le premier tour de la Joueuse 2, avec deux arches et une brique.
book-step-2-title = Étape 2 : décorer
book-step-2 =
    Votre escalier est construit ? Une pièce décorative de la couleur du sol à son point de départ va à son extrémité : sur le tenon éloigné de votre dernière arche. Plus tard, on peut construire dessus, comme sur tout tenon.
book-step-2-look = L’escalier part du sol vert foncé de b4 : une feuille de bambou vert foncé va à son extrémité.
book-step-3-title = Étape 3 : compter vos Monnaies de Singe
book-step-3 =
    - 1 Monnaie de Singe par arche de votre escalier
    - 1 de plus si votre nouvelle pièce décorative est, à ce moment-là, plus élevée que toutes les autres de sa couleur

    Les briques et les colonnes ne rapportent rien par elles-mêmes, mais elles vous mènent plus haut. Les Monnaies de Singe ne sont qu’un nombre : il n’y a rien à prendre en main.
book-step-3-look = Trois arches font 3 Monnaies de Singe. La nouvelle feuille est plus élevée que l’autre feuille vert clair, sur e4 : 1 de plus. Cela fait 4.
book-step-4-title = Étape 4 : prendre des cartes Singe
book-step-4 =
    Vos Monnaies de Singe paient une carte ou davantage : seulement la première carte d’un paquet, et une seule par paquet. Chacune est multicolore ou de même couleur que votre pièce décorative. Rien n’oblige à tout dépenser, mais ce qui reste est perdu. Un paquet peut s’épuiser ; rien ne le remplace.

    Une carte a deux faces. La face Achat montre son coût, ses Bananes et ce qu’elle apporte. La face Singe montre seulement ce qu’elle apporte à chaque tour.
book-step-4-sides = Face Achat et face Singe. 1 : le coût en Monnaies de Singe. 2 : les Bananes. 3 : la Livraison immédiate. 4 : la Livraison récurrente.
book-step-4-six = Six arches depuis un point de départ vert foncé, mais une pièce décorative qui n’est pas la plus élevée : 6 Monnaies de Singe. Voici les façons de toutes les dépenser.
book-step-5-title = Étape 5 : la Livraison immédiate
book-step-5 =
    Chaque carte que vous venez de prendre vous apporte une Livraison immédiate : elle est sur sa face Achat. Pour chaque icône de brique et d’arche, vous choisissez l’une ou l’autre ; une colonne reste une colonne.
book-step-5-look = Deux icônes et une colonne : prenez deux arches, une de chaque ou deux briques, et la colonne en plus.
book-step-6-title = Étape 6 : la Livraison récurrente
book-step-6 =
    Vos nouvelles cartes rejoignent votre plateau Joueur, face Singe en haut ; les emplacements vides se remplissent d’abord. Il y a de la place pour quatre cartes visibles ; quand les quatre emplacements sont pris, une nouvelle carte recouvre une carte de votre choix. Une carte recouverte ne livre plus rien, mais ses Bananes comptent toujours.

    { $edition }

    Puis vient la Livraison récurrente : prenez des pièces pour toutes les icônes imprimées à gauche du plateau et sur chaque carte encore visible.
book-step-6-false = Si votre plateau est plein et que vous avez plusieurs nouvelles cartes, posez chacune où vous voulez. Elles peuvent aussi se recouvrir les unes les autres.
book-step-6-true = Si votre plateau est plein et que vous avez plusieurs nouvelles cartes, elles doivent aller les unes sur les autres, toutes au même emplacement.
book-step-6-look = Neuf icônes sur le plateau et ses quatre cartes, utilisées ici pour cinq arches et quatre briques.
book-step-7-title = Étape 7 : la carte Bonus
book-step-7 =
    Si votre nouvel escalier comprend un pilier haut de { $pillar } briques ou plus, une carte Bonus est à vous : { $bonus_bananas } Bananes. Une colonne compte pour trois briques ; les arches ne comptent pas. Une seule par tour, tant qu’il en reste. Elle reste près de votre plateau, où chacun peut la voir.
book-step-7-right = Une colonne et deux briques sur e3 : un pilier de cinq, et une carte Bonus.
book-step-8-title = Étape 8 : les trophées
book-step-8 =
    Une brique dorée posée dans ce tour ? Déplacez le Singe, et sa carte Trophée est à vous. Avec le Papillon et la Grenouille, voyez aussi si leurs cartes vous reviennent.

    Les cartes Trophée restent à côté du plateau de leur possesseur et changent de main au cours de la partie. Ce qui compte, c’est qui en a une à la fin : elle rapporte des Bananes, ou en coûte.

## Building rules

book-building-title = Les règles de construction
book-building =
    Neuf règles courtes disent ce qu’est un escalier. Sur les images, tout ce qui a un bord clair est nouveau, les numéros montrent l’ordre des arches, et le rouge montre ce qui ne va pas. Les lettres au sol disent sa couleur : l pour vert clair, d pour vert foncé, g pour doré (de l’anglais light, dark et gold).

    Les cases ont des noms : des lettres d’ouest en est, des chiffres du sud au nord. Ainsi, d3 bN E veut dire : vous partez de d3, y posez une brique (b), puis une arche vers le nord (N), et encore une vers l’est (E). S est le sud, W est l’ouest, c est une colonne.
book-rule-a-title = A : partir du sol libre
book-rule-a =
    Votre point de départ est un tenon du Plan de construction : ni bloqué, ni couvert d’une pièce, ni occupé par un animal.
book-rule-a-right = Il part de b4, où le sol est nu.
book-rule-a-wrong = Il y a déjà des pièces sur d4 : rien ne peut en partir.
book-rule-b-title = B : commencer par ce qu’on veut
book-rule-b =
    La première pièce peut être une arche, une brique ou une colonne. Les pièces décoratives ne servent pas à construire.
book-rule-b-right = D’abord une brique : la première arche est alors un cran plus haut.
book-rule-b-wrong = La brique dorée est une pièce décorative : on ne construit pas avec elle.
book-rule-c-title = C : finir par une arche
book-rule-c =
    La dernière pièce de votre escalier est une arche. Des briques et des colonnes qui ne portent pas d’arche ne font pas partie d’un escalier.
book-rule-c-right = Une seule arche suffit pour faire un escalier.
book-rule-c-wrong = La brique du dessus n’a rien à porter.
book-rule-d-title = D : construire sur des tenons libres
book-rule-d =
    Les pièces se posent sur le sol ou sur le tenon du haut de n’importe quelle pièce : brique, colonne, bout d’arche et même pièce décorative. Jamais sur les deux tenons centraux d’une arche, jamais là où il n’y a pas de tenon, jamais là où se trouve un animal.
book-rule-d-right = L’arche repose sur la brique dorée. C’est permis.
book-rule-d-wrong = Le Singe est assis sur e4 et ne se pousse pas.
book-rule-e-title = E : rester relié au palais
book-rule-e =
    Au moins une case de votre escalier doit avoir porté des pièces avant votre tour. Ainsi, le palais reste d’un seul tenant.
book-rule-e-right = La deuxième arche touche le palais sur d4.
book-rule-e-wrong = Tout près, mais sans toucher : c5, d5 et e5 étaient vides.
book-rule-f-title = F : soutenir les deux bouts
book-rule-f =
    Rien ne flotte dans le vide : une arche repose sur ses deux pieds, au sol ou sur d’autres pièces, à la même hauteur. S’il manque quelque chose, comblez avec vos propres briques (hautes de 1) et colonnes (hautes de 3) : sous le bout éloigné, et sur le bout de l’arche précédente.
book-rule-f-right = Des briques sous les deux bouts, et une de plus sur la première arche pour atteindre la hauteur de la brique dorée.
book-rule-f-wrong = Rien sous l’arche en f3 : elle flotte dans le vide.
book-rule-g-title = G : pas d’arche directement sur une arche
book-rule-g =
    Une arche ne peut pas reposer à plat sur une autre, les deux pieds sur les deux bouts de la même arche. Un seul pied sur le bout d’une autre arche, c’est une marche ordinaire (R-2).
book-rule-g-right = La deuxième arche est au-dessus d’une autre, mais pas directement dessus.
book-rule-g-wrong = Les deux pieds sur une seule arche. La règle A n’est pas respectée non plus : par un escalier, on arrive toujours plus haut que cela.
book-rule-h-title = H : tout droit ou en tournant
book-rule-h =
    Après chaque arche, vous continuez tout droit, ou tournez de 90 degrés à gauche ou à droite. Jamais de demi-tour (R-23). Une spirale qui repasse plus haut par la même case est permise.
book-rule-h-right = À gauche, puis à droite : tous les virages sont permis.
book-rule-h-wrong = La deuxième arche retourne là d’où vient la première.
book-rule-i-title = I : marche après marche
book-rule-i =
    Un escalier est un chemin direct du sol à sa pièce décorative. Chaque arche part du bout de l’arche précédente, de son tenon ou des briques et colonnes que vous y empilez. Chaque arche est donc plus haute que la précédente ; des marches qui ne montent pas ne font pas un escalier. Rien ne bifurque, et aucune arche ne sert de simple support.
book-rule-i-right = Chaque arche part de là où la précédente finit.
book-rule-i-wrong = La troisième arche part de d3, mais l’escalier est arrivé à d4.

## Trophies

book-trophies-title = Le Singe
book-trophies =
    Chaque fois que vous posez une brique dorée, le Singe doit se déplacer : choisissez un tenon d’extrémité libre, sur l’arche et dans l’escalier que vous voulez, jamais un tenon central. Il est là pour gêner : personne ne peut construire sur son tenon tant qu’il y reste.

    Sa carte Trophée est alors à vous, qu’elle soit sur la table ou chez quelqu’un d’autre. Elle vaut { $monkey } Bananes pour le joueur qui l’a à la fin.
book-trophies-look = Sur c4, le Singe ferme ce tenon à tout le monde.

## Modules

book-modules-title = Deux animaux de plus
book-modules =
    Deux micro-extensions facultatives, Papillon et Grenouille, varient les parties. Jouez d’abord quelques parties sans elles ; prenez ensuite l’une, l’autre ou les deux.
book-butterfly-title = Le Papillon
book-butterfly =
    { $edition }

    Vous devez alors poser le Papillon dessus et prendre sa carte Trophée, sur la table ou chez qui l’a. Une égalité ne suffit pas. La carte vaut { $butterfly } Bananes à la fin, et personne ne peut construire sur le tenon sous le Papillon (R-9).
book-butterfly-tallest-of-all = Le Papillon vient si la pièce décorative que vous posez est la plus élevée de toutes, quelle que soit sa couleur.
book-butterfly-tallest-of-its-colour = Le Papillon vient si la pièce décorative que vous posez dépasse toutes les autres de sa couleur.
book-butterfly-look = La feuille de bambou sur e4 est la pièce décorative vert foncé la plus élevée.
book-frog-title = La Grenouille
book-frog =
    Une fois par tour, la carte Trophée Grenouille est à vous si vous la voulez et ne l’avez pas encore : avant de construire, ou à la fin du tour. Vous la prenez sur la table ou chez qui l’a, et avec elle, aussitôt, une colonne de l’Insert. Garder la carte n’apporte pas d’autre colonne, et le joueur qui l’a à la fin perd { $frog } Bananes.

    La Grenouille s’installe sur le tenon d’extrémité libre le plus bas de votre nouvel escalier.

    ~ Les livrets permettent de prendre la Grenouille pendant tout le tour. Ici, elle vous est proposée deux fois : avant de construire et à la fin (R-11).
book-frog-look = Sur la marche la plus basse, là où se plaisent les grenouilles.

## End

book-end-title = La fin de la partie
book-end =
    { $edition }

    Terminez alors la manche, afin que chacun ait joué autant de fois. Toutes les cartes Singe des plateaux, même recouvertes, sont ensuite retournées : ajoutez leurs Bananes à celles de vos cartes Bonus et Trophée.

    La victoire va à qui en a le plus. Si plusieurs joueurs sont à égalité, celui d’entre eux qui a la carte Trophée Singe gagne ; si aucun ne l’a, ils partagent la victoire.
book-end-named = La fin est déclenchée dès qu’à une Livraison l’Insert n’a plus toutes les arches, les briques ou les colonnes que vous devez recevoir, selon votre choix.
book-end-total = La fin est déclenchée quand l’Insert ne peut satisfaire une Livraison d’aucune façon : trop peu d’arches et de briques en tout, ou trop peu de colonnes. Tant qu’il y en a assez, vous prenez de ce qu’il y a.

## Rulings

book-rulings-title = Points de règle
book-rulings =
    Les règles imprimées laissent quelques questions ouvertes, ou n’y répondent que par une image. Voici ce que fait ce jeu, et pourquoi. Là où l’on peut très bien en décider autrement, il y a une option à choisir quand vous préparez une table.
book-r-1-title = Où les pièces peuvent-elles se trouver ?
book-r-1 = Sur 64 cases, huit sur huit, de a1 au sud-ouest à h8 au nord-est. Chaque pile s’élève sur l’une d’elles ; chaque arche relie deux voisines.
book-r-1-why = Une arche repose sur ses deux bouts, à trois tenons l’un de l’autre, et ses tenons centraux ne servent jamais. Tout ce qu’on construit d’un bout d’arche au suivant garde cette distance : le palais entier tient donc sur une grille d’un tenon sur trois. Le plan fait 28 tenons de large ; huit rangées y tiennent dans chaque sens, avec le même bord tout autour.
book-r-2-title = Qu’est-ce qu’une arche sur une arche ?
book-r-2 = Seulement celle qui en recouvre une autre entièrement : les deux pieds sur les deux bouts de la même arche. Un pied sur le bout d’une autre arche est une marche ordinaire.
book-r-2-why = Lue plus strictement, la règle interdirait l’escalier de départ que prescrivent les livrets, et le premier tour qu’ils montrent pour la Joueuse 1 : dans les deux cas, une arche a un pied sur une arche.
book-r-3-title = L’ordre des briques et des colonnes empilées sous une arche compte-t-il ?
book-r-3 = Non. Les mêmes pièces dans un autre ordre font le même escalier, qu’on écrit avec les colonnes d’abord. Trois briques au lieu d’une colonne font en revanche un autre escalier.
book-r-3-why = Ensuite, rien dans le jeu ne dépend de cet ordre ; ce qui reste en main, en revanche, compte.
book-r-4-title = Un joueur qui pourrait construire peut-il y renoncer ?
book-r-4 = Non. On ne passe que si l’on ne peut rien construire, et le programme cherche un escalier avant de le dire (R-24).
book-r-4-why = Les livrets présentent les étapes du tour comme un devoir, et l’attente comme une rare malchance.
book-r-5-title = Et s’il ne reste plus de pièce décorative de la bonne couleur ?
book-r-5 = L’escalier reste sans décoration. Il ne rapporte pas la Monnaie de Singe de hauteur et ne déplace ni le Singe ni le Papillon, mais sa couleur dit toujours quelles cartes on peut prendre, et le bout de la dernière arche reste libre.
book-r-5-why = Les livrets ne le prévoient pas. La Monnaie de Singe et les animaux récompensent une pièce décorative qu’on a posée ; la couleur, elle, vient du sol.
book-r-6-title = Une pièce décorative est-elle la plus élevée si une autre de sa couleur est aussi élevée ?
book-r-6 = Non : elle doit être plus élevée que toutes les autres, y compris la brique dorée de l’escalier de départ.
book-r-6-why = De deux égales, aucune n’est la plus élevée. Mais les livrets n’excluent expressément l’égalité que pour le Papillon, pas pour la Monnaie de Singe : l’autre lecture se défend donc aussi.
book-r-6-option = « Égalité récompensée », seulement si vous la choisissez : une pièce aussi élevée qu’une autre rapporte alors aussi la Monnaie de Singe de hauteur.
book-r-7-title = Dans quel ordre sont les cartes d’un paquet ?
book-r-7 = Au hasard. Tout le monde voit la première carte de chaque paquet, personne ne voit les autres.
book-r-7-why = Les livrets disent comment trier les cartes en paquets et s’arrêtent là. D’après les réponses de l’éditeur aux questions des joueurs, les paquets sont mélangés.
book-r-7-option = « Paquets triés », seulement si vous la choisissez : chaque paquet commence alors par les cartes qui ont le moins de Bananes, et l’ordre n’est plus un secret.
book-r-8-title = Qu’est-ce qui doit être haut de cinq briques pour une carte Bonus ?
book-r-8 = Un pilier : des briques et des colonnes que le joueur vient de poser sur une case, directement les unes sur les autres. Une colonne compte pour trois. Une arche entre elles interrompt le pilier, et ce qui se trouvait déjà dessous ne compte pas.
book-r-8-why = Les livrets parlent d’une partie de l’escalier tout juste construit et ne comptent pas les arches. Il n’y a pas d’option pour les pièces plus anciennes : elles récompenseraient une hauteur construite par quelqu’un d’autre.
book-r-9-title = Qui peut construire sur le tenon qu’occupe un animal ?
book-r-9 = Personne, pas même le joueur qui a sa carte, et aucun autre animal ne peut s’y installer. S’il n’y avait aucun tenon d’extrémité libre pour le Singe, seule sa carte changerait de main.
book-r-9-why = Si les livrets posent le Singe, c’est pour qu’il gêne, et il n’y a pas de place pour une brique sur un tenon occupé. (Le second point n’est là que pour être complet : l’escalier tout juste construit a toujours un bout libre.)
book-r-10-title = Quelle pièce décorative attire le Papillon ?
book-r-10 = Selon les livrets français et néerlandais, celle qui dépasse toutes les autres de sa couleur ; selon les autres livrets, la plus élevée de toutes, quelle que soit sa couleur. Si une autre est aussi élevée, le Papillon reste où il est.
book-r-10-why = Les livrets anglais, italien et brésilien comparent toutes les couleurs ; le français et le néerlandais ne comparent la pièce qu’à celles de sa couleur. Sans édition choisie, trois l’emportent sur deux ; et avec la seconde lecture, le Papillon fait double emploi avec la Monnaie de Singe de hauteur.
book-r-10-option = « Papillon par couleur », activée dans les éditions française et néerlandaise : le Papillon se pose alors sur une pièce décorative qui dépasse toutes les autres de sa couleur.
book-r-11-title = Quand peut-on prendre la Grenouille ?
book-r-11 = À deux moments de son tour : avant de construire, pour que sa colonne puisse servir à l’escalier, et à la fin, à l’étape 8. Avant de construire, elle n’est proposée que si l’on peut construire quelque chose avec la colonne en main. Elle n’est jamais proposée au joueur qui l’a déjà, ni quand l’Insert n’a plus de colonne. La figurine va sur le tenon d’extrémité libre le plus bas du nouvel escalier ; si plusieurs sont aussi bas l’un que l’autre, le joueur choisit.
book-r-11-why = Les livrets permettent de la prendre à tout moment du tour. C’est seulement avant de construire que le moment change ce qu’on peut construire. Entre la construction et l’étape 8, il compterait pour deux choses : savoir si une Livraison trouve encore la dernière colonne dans l’Insert, et si le tenon que quitte la Grenouille est libre quand le Singe se déplace. Pour si peu, nous ne posons pas la question trois fois de plus par tour. Et la Grenouille a besoin d’un nouvel escalier où s’installer : sans lui, il n’y a rien à proposer.
book-r-12-title = Et si l’Insert ne suffit pas pour une Livraison ?
book-r-12 = Le joueur répartit d’abord les icônes entre arches et briques. Si l’Insert n’a pas tout ce qu’il demande, ou pas assez de colonnes, cette manche est la dernière. Le joueur prend ce qu’il y a et peut remplacer le reste par l’autre type tant qu’il y en a ; les colonnes ne se remplacent pas. Ne demander que ce qui est là ne met pas fin à la partie. Selon le livret italien, il faut demander ce qui est là tant que cela suffit, et la fin ne vient que lorsque cela ne suffit plus. Les Livraisons de la dernière manche se passent de la même façon.
book-r-12-why = Les livrets diffèrent. Dans l’anglais, le néerlandais et le brésilien, la fin vient quand il manque un type de pièces qu’un joueur veut ; dans le français, quand il manque n’importe quel type pour une Livraison ; dans l’italien, quand les Livraisons ne peuvent plus être satisfaites. Tous laissent le joueur choisir entre arches et briques : le choix vient donc d’abord. On n’est pas puni deux fois pour un compartiment vide : une icône vaut pour l’un ou l’autre type, une icône de colonne pour une colonne et rien d’autre.
book-r-12-option = « L’Insert décide de la fin », activée dans l’édition italienne : la partie ne se termine que si aucun mélange d’arches et de briques ne suffit à la Livraison, ou s’il manque des colonnes.
book-r-13-title = Le Singe peut-il rester où il est ?
book-r-13 = Non, il va sur un autre tenon.
book-r-13-why = Il doit être posé sur un tenon libre, et celui qu’il occupe ne l’est pas. Il n’y a pas d’option : les cinq livrets disent tous qu’il faut le poser à nouveau.
book-r-14-title = Où se trouve la Grenouille prise avant de construire ?
book-r-14 = Où elle était : la carte et la colonne changent de main aussitôt, la figurine reste et garde son tenon fermé jusqu’à l’étape 8. Si le nouvel escalier n’a alors aucun tenon d’extrémité libre (une seule arche, avec la pièce décorative à un bout et le Singe à l’autre), la figurine reste là où elle est.
book-r-14-why = Sa nouvelle place dépend de l’escalier, qui n’est pas encore construit. La soulever entre-temps ouvrirait un tenon dont aucun livret ne parle, et on pourrait bien oublier de la reposer. C’est pourquoi il n’y a pas d’option.
book-r-15-title = Un joueur qui passe reçoit-il la Grenouille ?
book-r-15 = Non. Le joueur qui ne peut pas construire prend sa Livraison récurrente, et son tour est fini.
book-r-15-why = Les livrets accordent cette Livraison et rien d’autre, et il n’y a pas de nouvel escalier pour la Grenouille. Une option donnerait une colonne à quiconque ne peut pas construire, et la Grenouille n’aurait nulle part où aller.
book-r-16-title = Peut-on laisser une carte Bonus ?
book-r-16 = Non : on la prend chaque fois qu’on l’a gagnée, sans que la question soit posée.
book-r-16-why = Le résumé du tour dit de la prendre, la page de l’étape 7 le permet. Quatre Bananes ne font de mal à personne : poser la question serait inutile.
book-r-17-title = Où vont les nouvelles cartes ?
book-r-17 = D’abord sur les emplacements vides du plateau, à partir de la gauche. Quand les quatre sont pris, chaque carte de plus va sur un emplacement au choix du joueur, même sur une nouvelle carte de ce tour.
book-r-17-why = Quatre des livrets permettent de poser les nouvelles cartes les unes sur les autres quand le plateau est plein ; le brésilien l’exige, si bien que toutes les nouvelles cartes d’un tour doivent partager un emplacement. Par défaut, nous suivons les quatre. Peu importe quel emplacement vide reçoit une carte ; mais quelle carte reçoit le dernier n’est pas indifférent, et le jeu le demande.
book-r-17-option = « Nouvelles cartes ensemble », activée dans l’édition brésilienne : les nouvelles cartes qui ne trouvent pas d’emplacement vide vont toutes au même endroit, les unes sur les autres.
book-r-18-title = Dans quel ordre les animaux se déplacent-ils à l’étape 8 ?
book-r-18 = Singe, Papillon, Grenouille.
book-r-18-why = C’est l’ordre des livrets, et il compte : le Singe peut prendre le tenon de la Grenouille.
book-r-19-title = Une pièce décorative sur laquelle on a construit compte-t-elle ?
book-r-19 = Oui. Elle garde son niveau, et une nouvelle doit la dépasser pour être la plus élevée.
book-r-19-why = Les livrets comparent avec les pièces décoratives du plateau, et elle en est toujours une.
book-r-20-title = Et les positions qui ont plus de pièces que n’en contient la boîte ?
book-r-20 = On peut compter leurs escaliers, mais pas y jouer.
book-r-20-why = Compter sert à comparer des programmes, et les grands palais s’y prêtent mieux. Une partie, elle, appartient à une seule boîte.
book-r-21-title = Que demande-t-on à un joueur ?
book-r-21 = Tout ce qui a au moins deux réponses, et toujours ce qu’il veut construire.
book-r-21-why = Une question à une seule réponse est un clic perdu. Construire est le cœur du tour ; et devoir passer, il faut bien l’annoncer.
book-r-22-title = Quelle part de ce qui manque peut-on remplacer par l’autre type (R-12) ?
book-r-22 = Autant qu’on veut, ou rien du tout.
book-r-22-why = C’est un droit du joueur. Vers la fin, laisser une brique dans l’Insert peut valoir plus que de l’avoir.
book-r-23-title = Quels virages un escalier peut-il prendre ?
book-r-23 = L’arche suivante continue tout droit ou tourne de 90 degrés à gauche ou à droite. Elle ne revient jamais sur l’arche qui vient d’être posée.
book-r-23-why = Les livrets parlent de 90 degrés, et l’italien et le brésilien excluent expressément davantage. Sur des tenons alignés, il n’y a rien entre tout droit et un quart de tour : aucune option n’est nécessaire.
book-r-24-title = Et si personne ne peut dire s’il est possible de construire (R-4) ?
book-r-24 = Le programme cherche un escalier depuis chaque point de départ et essaie au plus 25 000 arches pour chacun. S’il n’en a pas trouvé, le joueur peut passer. S’il en trouve un lui-même, il peut le construire.
book-r-24-why = Personne n’est obligé de construire ce qu’une recherche aussi longue ne trouve pas. Dans une vraie partie, quelques centaines d’arches suffisent ; avec des dizaines d’arches en main devant un palais lointain fait de tours, ce n’est pas certain.
