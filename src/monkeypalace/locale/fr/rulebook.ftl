### The rule book. Every section has a title and a text; paragraphs are separated by empty lines,
### and lines that begin with “-” are the points of a list. An example has a caption under its name.

## The book itself

book-title = Monkey Palace : le livret de règles
book-toc = Dans ce livret
book-search = Chercher dans le livret
book-found = { $count ->
    [0] Rien trouvé. Essayez un autre mot.
    [one] Trouvé dans { $count } section
   *[other] Trouvé dans { $count } sections
}
book-print = Imprimer
book-verdict = { $verdict ->
    [right] Correct
    [wrong] Incorrect
   *[look] Exemple
}
book-why = Pourquoi ?
book-option = Option
# For those who do not see the picture. $heights is a list like “d4 1, e4 2”.
book-described = Hauteurs avant le tour : { $heights }.{ $staircase ->
    [none] { "" }
   *[other] { " " }Le nouvel escalier : { $staircase }.
}
# The first hand of a seat.
book-hand = { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
}{ $bricks ->
    [0] { "" }
    [one] { " " }et { $bricks } brique
   *[other] { " " }et { $bricks } briques
}

## Aim

book-aim-title = Le but du jeu
book-aim =
    Ensemble, vous bâtissez un seul palais avec des arches, des briques et des colonnes. À votre tour, vous ajoutez un escalier : il part du sol et monte, arche après arche, jusque dans le palais.

    Chaque arche rapporte des Monnaies de Singe. Elles paient des cartes Singe ; les cartes apportent de nouvelles pièces de construction, souvent à chaque tour, et valent pour la plupart des Bananes. Qui a le plus de Bananes à la fin gagne la partie.
book-aim-look = Un palais après quelques tours. Le Singe y a trouvé sa place.

## The box

book-box-title = Dans la boîte
book-box =
    - { $arches } arches : longues de quatre tenons, hautes d’une brique, avec un pied sous chaque bout seulement
    - { $bricks } briques : larges d’un tenon, hautes de 1
    - { $columns } colonnes : larges d’un tenon, hautes de 3
    - { $decorations } pièces décoratives de chacune des trois couleurs : feuilles de bambou vert clair et vert foncé, briques dorées
    - { $cards } cartes Singe en { $piles } piles : celles de coût 1, 2 et 6 sont multicolores, celles de coût 3, 4 et 5 existent dans les trois couleurs
    - { $bonus_cards } cartes Bonus de { $bonus_bananas } Bananes chacune
    - 3 cartes Trophée avec leurs animaux : Singe, Papillon et Grenouille
    - 4 plateaux Joueur, 4 Plans de construction, la plaque de base et l’Insert pour pièces

    Arches, briques et colonnes existent en quatre bruns. C’est pour le plaisir des yeux : ils ne comptent pas dans le jeu.

## Set-up

book-setup-title = La mise en place
book-setup =
    - Choisissez un Plan de construction et posez-le sur la plaque de base. Les plans 1 et 2 sont libres partout ; les plans 3 et 4 ont des cases sans tenon.
    - Bâtissez l’escalier de départ au milieu : une arche au sol de d4 à e4, une brique sur f4, une arche de e4 à f4, et une brique dorée à son extrémité.
    - Mélangez chaque pile de cartes Singe et retournez sa première carte, visible de tous.
    - Asseyez-vous dans l’ordre du jeu. Qui a mangé une banane en dernier prend la place 1 ; sinon, tirez au sort.
    - Prenez vos premières pièces. Place 1 : { $hand1 }. Place 2 : { $hand2 }. Place 3 : { $hand3 }. Place 4 : { $hand4 }.
    - Le Singe attend à côté du plateau. Papillon et Grenouille restent dans la boîte, sauf si vous jouez avec leurs modules.
book-setup-look = L’escalier de départ. Ses tenons sont à 1, 2 et 3 briques de haut.

## The turn

book-turn-title = Votre tour en huit étapes
book-turn =
    Suivez les étapes dans l’ordre ; puis c’est au joueur suivant, dans le sens des aiguilles d’une montre. Si vous ne pouvez bâtir aucun escalier, vous prenez votre Livraison récurrente et rien d’autre.
book-step-1-title = Étape 1 : construire
book-step-1 =
    Bâtissez exactement un escalier avec des pièces de votre main. Les règles de construction A à I disent à quoi il doit ressembler. Vous gardez ce que vous n’utilisez pas.
book-step-1-look = Deux arches : l’une au sol, la suivante de son extrémité jusqu’à d4.
book-step-2-title = Étape 2 : décorer
book-step-2 =
    Regardez le sol au point de départ de votre escalier. Une pièce décorative de cette couleur va sur l’extrémité de votre dernière arche. Plus tard, on peut construire dessus, comme sur tout tenon.
book-step-2-look = L’escalier part du sol vert foncé de b4 : des feuilles vert foncé vont à son extrémité.
book-step-3-title = Étape 3 : compter vos Monnaies de Singe
book-step-3 =
    - 1 Monnaie de Singe par arche de votre escalier
    - 1 de plus si votre nouvelle pièce décorative est plus haute que toutes les autres de sa couleur

    Briques et colonnes ne rapportent rien par elles-mêmes, mais elles vous mènent plus haut.
book-step-4-title = Étape 4 : prendre des cartes Singe
book-step-4 =
    Payez autant de cartes que vos Monnaies de Singe le permettent, une par pile au plus. Elles doivent être multicolores ou de la couleur de votre pièce décorative. Les Monnaies qui restent sont perdues.
book-step-5-title = Étape 5 : la Livraison immédiate
book-step-5 =
    Chaque carte que vous venez de prendre montre une Livraison immédiate. Prenez-la dans l’Insert : pour chaque icône d’arche et de brique, vous choisissez l’une des deux ; une colonne reste une colonne.
book-step-6-title = Étape 6 : la Livraison récurrente
book-step-6 =
    Posez vos nouvelles cartes sur votre plateau Joueur, d’abord sur les emplacements vides. Quand les quatre sont pris, une nouvelle carte recouvre une carte de votre choix. Une carte recouverte ne livre plus rien, mais ses Bananes comptent toujours.

    Prenez ensuite la Livraison récurrente de votre plateau et de toutes vos cartes visibles.
book-step-7-title = Étape 7 : la carte Bonus
book-step-7 =
    Si un pilier de votre nouvel escalier est haut d’au moins { $pillar } briques, prenez une carte Bonus. Une colonne compte pour trois ; les arches ne comptent pas. Une seule par tour, tant qu’il en reste.
book-step-7-right = Une colonne et deux briques sur e3 : un pilier de cinq, et une carte Bonus.
book-step-8-title = Étape 8 : les trophées
book-step-8 =
    Si vous avez posé une brique dorée, le Singe se déplace. Si vous jouez avec les modules, occupez-vous aussi du Papillon et de la Grenouille.

## Building rules

book-building-title = Les règles de construction
book-building =
    Neuf règles courtes disent ce qu’est un escalier. Sur les images, tout ce qui a un bord clair est nouveau, les numéros montrent l’ordre des arches, et le rouge montre ce qui ne va pas.

    Les cases ont des noms : des lettres d’ouest en est, des chiffres du sud au nord. Avec d3 bN E, vous partez de d3, y posez une brique, puis une arche vers le nord, et encore une vers l’est.
book-rule-a-title = A : partir d’un sol libre
book-rule-a =
    Votre escalier part d’un tenon du Plan de construction : ni bloqué, ni construit, ni occupé par un animal.
book-rule-a-right = Il part de b4, où le sol est nu.
book-rule-a-wrong = Il y a déjà des pièces sur d4 : rien ne peut en partir.
book-rule-b-title = B : commencer par ce qu’on veut
book-rule-b =
    La première pièce peut être une arche, une brique ou une colonne. Les pièces décoratives ne servent pas à construire.
book-rule-b-right = D’abord une brique : la première arche est alors un cran plus haut.
book-rule-b-wrong = La brique dorée est une décoration : on ne construit pas avec elle.
book-rule-c-title = C : finir par une arche
book-rule-c =
    La dernière pièce de votre escalier est une arche. Des briques et des colonnes qui ne portent pas d’arche ne font pas partie d’un escalier.
book-rule-c-right = Une seule arche suffit pour un escalier.
book-rule-c-wrong = La brique du dessus n’a rien à porter.
book-rule-d-title = D : construire sur des tenons libres
book-rule-d =
    Les pièces se posent sur le sol ou sur le tenon du haut de n’importe quelle pièce : brique, colonne, bout d’arche et même décoration. Jamais sur les deux tenons du milieu d’une arche, jamais là où il n’y a pas de tenon, jamais là où se trouve un animal.
book-rule-d-right = L’arche repose sur la brique dorée. C’est permis.
book-rule-d-wrong = Le Singe est assis sur e4 et ne se pousse pas.
book-rule-e-title = E : rester attaché
book-rule-e =
    Au moins une case de votre escalier portait déjà des pièces avant votre tour. Ainsi, le palais reste un seul palais.
book-rule-e-right = La deuxième arche touche le palais sur d4.
book-rule-e-wrong = Tout près, mais sans toucher : c5, d5 et e5 étaient nus.
book-rule-f-title = F : soutenir les deux bouts
book-rule-f =
    Une arche repose sur ses deux pieds, à la même hauteur. S’il manque quelque chose, comblez avec vos propres briques (hautes de 1) et colonnes (hautes de 3) : sous le bout éloigné, et sur le bout de l’arche précédente.
book-rule-f-right = Des briques sous les deux bouts, et une de plus sur la première arche pour atteindre la hauteur de la brique dorée.
book-rule-f-wrong = Rien sous l’arche en f3 : elle flotte en l’air.
book-rule-g-title = G : pas d’arche juste sur une arche
book-rule-g =
    Une arche ne peut pas reposer à plat sur une autre, les deux pieds sur les deux bouts de la même arche. Un seul pied sur le bout d’une autre arche est une marche ordinaire.
book-rule-g-right = La deuxième arche est au-dessus d’une autre, mais pas juste dessus.
book-rule-g-wrong = Les deux pieds sur une seule arche. La règle A n’est pas respectée non plus : par un escalier, on arrive toujours plus haut que cela.
book-rule-h-title = H : tout droit ou un virage
book-rule-h =
    Après chaque arche, vous continuez tout droit ou tournez à gauche ou à droite. Jamais de demi-tour. Une spirale qui retrouve plus haut une case déjà passée est permise.
book-rule-h-right = À gauche, puis à droite : tous les virages sont permis.
book-rule-h-wrong = La deuxième arche retourne d’où vient la première.
book-rule-i-title = I : marche après marche
book-rule-i =
    Chaque arche part du bout de l’arche précédente, de son tenon ou des briques et colonnes que vous y empilez. Chaque arche est donc plus haute que la précédente. Aucune arche et aucun support en dehors du chemin.
book-rule-i-right = Chaque arche part de là où la précédente finit.
book-rule-i-wrong = La troisième arche part de d3, mais l’escalier est arrivé à d4.

## Trophies

book-trophies-title = Le Singe
book-trophies =
    Chaque fois que vous posez une brique dorée, prenez la carte Trophée du Singe, au milieu ou chez un autre joueur. Elle compte { $monkey } Bananes pour qui l’a à la fin.

    Posez ensuite le Singe sur n’importe quel bout d’arche libre du palais, de n’importe quel escalier. Personne ne peut construire sur son tenon tant qu’il y reste.
book-trophies-look = Sur c4, le Singe ferme ce tenon à tout le monde.

## Modules

book-modules-title = Deux animaux de plus
book-modules =
    Papillon et Grenouille sont pour les joueurs qui connaissent le jeu. Prenez l’un des deux, ou les deux.
book-butterfly-title = Le Papillon
book-butterfly =
    Si la pièce décorative que vous posez est la plus haute de toutes, mettez-y le Papillon et prenez sa carte Trophée. Être aussi haute qu’une autre ne suffit pas. La carte compte { $butterfly } Bananes à la fin, et personne ne peut construire sur le tenon sous le Papillon.
book-butterfly-look = Les feuilles sur e4 sont la décoration la plus haute.
book-frog-title = La Grenouille
book-frog =
    Une fois dans votre tour, vous pouvez prendre la Grenouille si vous ne l’avez pas : avant de construire, ou à la fin du tour. Elle vous apporte aussitôt une colonne de l’Insert. Mais qui a sa carte Trophée à la fin perd { $frog } Bananes.

    La Grenouille s’assied sur le bout d’arche libre le plus bas de l’escalier que vous venez de bâtir.
book-frog-look = Sur la marche la plus basse, comme les grenouilles l’aiment.

## End

book-end-title = La fin de la partie
book-end =
    Quand l’Insert ne suffit plus pour une livraison entière, la fin approche : terminez la manche, pour que tous aient joué autant de tours.

    Comptez alors vos Bananes : toutes les cartes Singe, même recouvertes, les cartes Bonus et les cartes Trophée. Le plus de Bananes l’emporte. En cas d’égalité, la carte Trophée du Singe décide si l’un des joueurs à égalité l’a ; sinon, ils partagent la victoire.

## Rulings

book-rulings-title = Points de règle
book-rulings =
    Les règles imprimées laissent quelques questions ouvertes, ou n’y répondent que par une image. Voici ce que fait ce jeu, et pourquoi. Là où une table peut très bien en décider autrement, il y a une option à choisir quand vous ouvrez une table.
book-r-1-title = Où les pièces peuvent-elles se trouver ?
book-r-1 = Sur 64 cases, huit sur huit, de a1 au sud-ouest à h8 au nord-est. Chaque pile s’élève sur l’une d’elles ; chaque arche relie deux voisines.
book-r-1-why = Une arche repose sur ses deux bouts, à trois tenons l’un de l’autre, et ses tenons du milieu ne servent jamais. Tout ce qu’on bâtit d’un bout d’arche au suivant garde cette distance : le palais entier vit sur une grille d’un tenon sur trois. Le plan fait 28 tenons de large ; huit rangées y tiennent dans chaque sens, avec le même bord tout autour.
book-r-2-title = Qu’est-ce qu’une arche sur une arche ?
book-r-2 = Seulement celle qui en recouvre une autre entièrement : les deux pieds sur les deux bouts de la même arche. Un pied sur le bout d’une autre arche est une marche ordinaire.
book-r-2-why = Lue plus sévèrement, la règle interdirait l’escalier de départ que prescrivent les livrets, et le premier tour qu’ils montrent pour le joueur 1 : tous deux posent le pied d’une arche sur une arche.
book-r-3-title = L’ordre des briques et des colonnes empilées sous une arche compte-t-il ?
book-r-3 = Non. Les mêmes pièces dans un autre ordre font le même escalier, qu’on écrit avec les colonnes d’abord. Trois briques au lieu d’une colonne font en revanche un autre escalier.
book-r-3-why = Rien dans le jeu ne redemande jamais cet ordre, mais ce qui reste en main compte.
book-r-4-title = Un joueur qui pourrait construire peut-il y renoncer ?
book-r-4 = Non. Passer est réservé à qui ne peut rien construire, et le programme a examiné tous les escaliers avant de le dire.
book-r-4-why = Les livrets parlent des étapes du tour comme d’un devoir, et de l’attente comme d’une rare malchance.
book-r-5-title = Et s’il ne reste pas de pièce décorative de la couleur ?
book-r-5 = L’escalier reste sans décoration. Il ne rapporte rien pour la hauteur et ne déplace ni Singe ni Papillon, mais sa couleur dit toujours quelles cartes on peut acheter, et le bout de la dernière arche reste libre.
book-r-5-why = Les livrets ne le prévoient pas. Monnaie et animaux vont à une décoration qu’on a posée ; la couleur, elle, vient du sol.
book-r-6-title = Une pièce décorative est-elle la plus haute de sa couleur si une autre est aussi haute ?
book-r-6 = Non : elle doit être plus haute que toutes les autres, y compris la brique dorée de l’escalier de départ.
book-r-6-why = De deux égales, aucune n’est la plus haute. Mais les livrets n’excluent expressément l’égalité que pour le Papillon, pas pour la Monnaie de Singe : l’autre lecture a donc de bons arguments.
book-r-6-option = « Égalité payée », à choisir si vous voulez : être aussi haute suffit alors pour la Monnaie de Singe.
book-r-7-title = Dans quel ordre sont les cartes d’une pile ?
book-r-7 = Au hasard. Tout le monde voit la première carte de chaque pile, personne les autres.
book-r-7-why = Les livrets disent comment trier les cartes en piles et s’arrêtent là. Les réponses de l’éditeur aux questions des joueurs disent que les piles sont mélangées.
book-r-7-option = « Piles triées », à choisir si vous voulez : chaque pile commence alors par ses cartes qui ont le moins de Bananes, et l’ordre n’est plus un secret.
book-r-8-title = Qu’est-ce qui doit être haut de cinq briques pour une carte Bonus ?
book-r-8 = Un pilier : des briques et des colonnes que le joueur vient de poser sur une case, directement les unes sur les autres. Une colonne compte pour trois. Une arche entre elles termine le pilier, et ce qui se trouvait déjà dessous ne compte pas.
book-r-8-why = Les livrets demandent une partie de l’escalier qu’on vient de bâtir et ne comptent pas les arches.
book-r-9-title = Qui peut construire sur le tenon qu’occupe un animal ?
book-r-9 = Personne, pas même qui a sa carte, et aucun autre animal ne peut s’y asseoir. S’il n’y avait aucun bout d’arche libre pour le Singe, seule sa carte changerait de main.
book-r-9-why = Les livrets posent le Singe pour qu’il gêne, et il n’y a pas de place pour une brique sur un tenon occupé. (La seconde moitié est là pour être complet : l’escalier qu’on vient de bâtir a toujours un bout libre.)
book-r-10-title = Quelle pièce décorative attire le Papillon ?
book-r-10 = La plus haute de toutes, quelle que soit sa couleur. Si une autre est aussi haute, le Papillon reste où il est.
book-r-10-why = Les livrets anglais, italien et brésilien comparent toutes les couleurs, le français et le néerlandais comparent la pièce avec sa propre couleur. Trois contre deux ; et la seconde lecture ferait du Papillon la même chose que la Monnaie de hauteur.
book-r-10-option = « Papillon par couleur », à choisir si vous voulez : le Papillon vient alors sur la pièce décorative la plus haute de sa propre couleur.
book-r-11-title = Quand peut-on prendre la Grenouille ?
book-r-11 = À deux moments de son tour : avant de construire, pour que sa colonne puisse servir à l’escalier, et à la fin, à l’étape 8. Avant de construire, elle n’est proposée qu’à qui peut bâtir quelque chose avec la colonne en main. Elle n’est jamais proposée à qui l’a déjà, ni quand l’Insert n’a plus de colonne. La figurine va sur la marche la plus basse du nouvel escalier dont le bout d’arche est libre ; si plusieurs sont aussi basses, le joueur choisit.
book-r-11-why = Les livrets permettent de la prendre à tout moment du tour. C’est seulement avant de construire que le moment change ce qu’on peut bâtir. Entre la construction et l’étape 8, il ne compterait que pour une chose, savoir si une livraison trouve la dernière colonne, et pour cela nous ne posons pas la question trois fois de plus par tour. Et la Grenouille a besoin d’un nouvel escalier pour s’asseoir : sans lui, il n’y a rien à proposer.
book-r-12-title = Et si l’Insert ne suffit pas pour une livraison ?
book-r-12 = Le joueur répartit d’abord les icônes entre arches et briques. Si l’Insert a moins que ce qu’il a nommé, ou trop peu de colonnes, cette manche est la dernière. Le joueur prend ce qu’il y a et peut compléter avec l’autre des deux sortes tant qu’il y en a ; les colonnes ne se complètent pas. Qui ne nomme que ce qui est là ne met pas fin à la partie. Les livraisons de la dernière manche se passent de la même façon.
book-r-12-why = Les livrets terminent la partie quand une sorte manque, et ils laissent le joueur choisir entre arches et briques. Le choix vient donc d’abord. On n’est pas puni deux fois pour un compartiment vide : une icône vaut l’une ou l’autre sorte, une icône de colonne rien d’autre.
book-r-13-title = Le Singe peut-il rester où il est ?
book-r-13 = Non, il va sur un autre tenon.
book-r-13-why = Il doit être posé sur un tenon libre, et celui qui est sous lui ne l’est pas.
book-r-14-title = Où est une Grenouille qu’on a prise avant de construire ?
book-r-14 = Où elle était : la carte et la colonne changent de main aussitôt, la figurine reste et garde son tenon fermé jusqu’à l’étape 8. Si le nouvel escalier n’a alors aucun bout d’arche libre (une seule arche, avec la décoration à un bout et le Singe à l’autre), la figurine y reste pour de bon.
book-r-14-why = Sa nouvelle place dépend de l’escalier, qui n’est pas encore bâti. La soulever entre-temps ouvrirait un tenon dont aucun livret ne parle, et une table pourrait bien oublier la figurine en l’air.
book-r-15-title = Un joueur qui passe reçoit-il la Grenouille ?
book-r-15 = Non. Qui ne peut pas construire prend la Livraison récurrente, et le tour est fini.
book-r-15-why = Les livrets accordent cette livraison et rien d’autre, et il n’y a pas de nouvel escalier pour la Grenouille.
book-r-16-title = Peut-on laisser une carte Bonus ?
book-r-16 = On la prend chaque fois qu’on l’a gagnée, sans question.
book-r-16-why = Le résumé du tour dit de la prendre, la page de l’étape 7 le permet. Quatre Bananes ne font de mal à personne : la différence serait une question inutile.
book-r-17-title = Où vont les nouvelles cartes ?
book-r-17 = D’abord sur les emplacements vides du plateau, à partir de la gauche. Quand les quatre sont pris, chaque carte de plus va sur un emplacement au choix du joueur, même sur une nouvelle carte de ce tour.
book-r-17-why = Quatre des livrets permettent de poser de nouvelles cartes les unes sur les autres quand le plateau est plein ; le brésilien l’exige, si bien que toutes les nouvelles cartes d’un tour devraient partager un emplacement. Nous suivons les quatre. Quel emplacement vide prend une carte ne change rien ; quelle carte prend le dernier vide change quelque chose, et on le demande.
book-r-18-title = Dans quel ordre les animaux se déplacent-ils à l’étape 8 ?
book-r-18 = Singe, Papillon, Grenouille.
book-r-18-why = C’est l’ordre des livrets, et il compte : le Singe peut prendre le tenon de la Grenouille.
book-r-19-title = Une pièce décorative sur laquelle on a construit compte-t-elle ?
book-r-19 = Oui. Elle garde son niveau, et une nouvelle doit être plus haute pour être la plus haute.
book-r-19-why = Les livrets comparent avec les pièces décoratives du plateau, et elle en est toujours une.
book-r-20-title = Et les positions qui ont plus de pièces que la boîte ?
book-r-20 = On peut compter leurs escaliers, mais on ne peut pas y jouer.
book-r-20-why = Compter sert à comparer des programmes, et les grands palais s’y prêtent mieux. Une partie, elle, appartient à une seule boîte.
book-r-21-title = Que demande-t-on à un joueur ?
book-r-21 = Tout ce qui a au moins deux réponses, et toujours ce qu’il veut construire.
book-r-21-why = Une question à une seule réponse est un clic perdu. Construire est le cœur du tour ; apprendre qu’on doit passer est une nouvelle.
book-r-22-title = Quelle part d’un manque peut-on compléter avec l’autre sorte (R-12) ?
book-r-22 = N’importe laquelle, même rien.
book-r-22-why = C’est un droit du joueur. Vers la fin, laisser une brique dans l’Insert peut valoir plus que de l’avoir.
