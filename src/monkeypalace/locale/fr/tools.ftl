### The engine, bots, the arena and reports. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The engine

cli-uncompiled = Le jeu tourne ici sans être compilé : tout fonctionne, mais les robots réfléchissent plus lentement et moins loin. Pour y remédier, installez un compilateur C, puis réinstallez monkeypalace.
error-hand-beyond-the-box = Aucune main ne peut avoir plus que la boîte : { $arches } arches, { $bricks } briques et { $columns } colonnes.
error-batch = Un lot compte de 1 à { $most } parties et des graines à partir de 0, pas { $games } parties à partir de la graine { $seed }.
cli-error-needs-extra =
    Il faut pour cela des paquets Python qui ne sont pas installés. Installez-les avec : pip install 'monkeypalace[{ $extra }]'

bench-head = Python { $python }, médiane de { $repeats } mesures ; à droite, la plus basse et la plus haute.
bench-uncompiled = Les noyaux ne sont pas compilés ici : ces chiffres ne disent pas grand-chose.
bench-no-peers = Pour avoir d’autres moteurs à côté de ces chiffres : pip install 'monkeypalace[bench]'
bench-unit-per-second = /s
bench-unit-nanoseconds = ns
bench-unit-milliseconds = ms
bench-unit-seconds = s
bench-unit-times = ×
bench-staircases-small = Escaliers comptés, petites positions (moyenne géométrique)
bench-staircases-large = Escaliers comptés, grandes positions (moyenne géométrique)
bench-games-2 = Parties au hasard, deux joueurs, un cœur
bench-games-3 = Parties au hasard, trois joueurs, un cœur
bench-games-4 = Parties au hasard, quatre joueurs, un cœur
bench-decisions = Décisions, quatre joueurs, un cœur
bench-decisions-batch = Décisions, quatre joueurs, un lot sur tous les cœurs
bench-copy = Copie d’une partie encodée
bench-first-game = Première partie d’un nouveau processus
bench-start-up = monkeypalace --help, démarrage de Python compris
bench-catanatron-games = catanatron : parties de Catan au hasard, quatre joueurs
bench-spiel-connect-four = OpenSpiel : parties de Puissance 4 au hasard
bench-spiel-backgammon = OpenSpiel : parties de backgammon au hasard
bench-spiel-chess = OpenSpiel : parties d’échecs au hasard
bench-chess-perft = python-chess : feuilles de perft
bench-games-4-by-catanatron-games = Parties à quatre, par rapport à catanatron
bench-games-2-by-spiel-connect-four = Parties à deux, par rapport au Puissance 4 d’OpenSpiel
bench-games-2-by-spiel-backgammon = Parties à deux, par rapport au backgammon d’OpenSpiel
bench-games-2-by-spiel-chess = Parties à deux, par rapport aux échecs d’OpenSpiel
bench-staircases-small-by-chess-perft = Escaliers, par rapport aux feuilles de python-chess

## Bots

error-bot-crash = Le robot { $bot } a planté, { $place } : { $reason }.
error-extra-missing = Le paquet Python { $package } n’est pas installé. Installez-le avec : pip install 'monkeypalace[{ $extra }]'
error-bot-extra = Le robot { $name } a besoin de paquets Python qui ne sont pas installés. Installez-les avec : pip install 'monkeypalace[{ $extra }]'
error-bot-illegal = Le robot { $bot } a donné une réponse qui n’est pas permise ; sa méthode decide est dans { $place }.
error-bot-died = { $signal ->
    [none] Le robot { $bot } a mis fin à son processus avec le code { $code }, { $place }.
   *[other] Le processus du robot { $bot } a été arrêté par le signal { $signal }, { $place }.
}
error-bot-slow = Le robot { $bot } a dépassé la limite de { $seconds } s pour une décision, { $place }.
error-bot-slow-game = Le robot { $bot } a dépassé la limite de { $seconds } s pour toutes ses décisions d’une partie, { $place }.
error-bot-slow-load = Le robot { $bot } n’a pas pu être chargé en { $seconds } s, { $place }.
error-puzzle-none = Il n’y a pas de problème avec ce thème et cette difficulté. Thèmes avec des problèmes : { $themes }.
error-puzzle-unknown = Il n’y a pas de problème « { $id } ». « daily » est celui du jour, « random » n’importe lequel.
error-bot-unknown = Il n’y a pas de robot « { $name } »{ $hint ->
    [none] .
   *[other] { "\u00A0" }; vouliez-vous dire « { $hint } » ?
} Les robots sont : { $names }. Le vôtre s’écrit FILE.py:CLASS.
error-bot-class = « { $name } » produit quelque chose qui n’est pas un robot. Faites-en une sous-classe de monkeypalace.bots.Bot.
error-bot-file = Il n’y a pas de fichier { $file } d’où charger un robot.
error-bot-file-class = { $file } n’a pas de classe « { $name } ». Nommez la classe du robot après le fichier, comme dans mybot.py:MyBot.
error-bot-parameter = Le robot { $name } n’a pas de paramètre « { $parameter } » ; { $names ->
    [none] il n’en a aucun
   *[other] les siens sont : { $names }
}. Écrivez des paires key=value séparées par des virgules.
error-bot-parameter-value = Le robot { $name } ne peut pas prendre « { $text } » pour { $parameter }.
error-bot-parameter-range = Le robot { $name } ne peut pas prendre { $value } pour { $parameter }. Indiquez un nombre entier { $most ->
    [none] d’au moins { $least }
   *[other] de { $least } à { $most }
}.

## The arena

cli-error-arena-sprt = « { $text } » n’est pas un test. Écrivez deux parts de victoires, la plus basse d’abord, comme dans 0.5,0.55.
cli-error-too-many-bots = Il y a plus de robots que de places ; { $most } au plus peuvent jouer.
cli-error-arena-no-out = { $option } demande un dossier ; nommez-le avec --out.

error-arena-no-bots = Nommez au moins un robot.
error-arena-many-bots = { $count } robots sont trop pour un tournoi ; { $most } sont possibles.
error-arena-sprt-bots = Le test compare deux robots, mais ici il y en a { $count }.
error-arena-out-exists = { $folder } a déjà des résultats. Continuez-les avec --resume, ou choisissez un autre dossier.
error-arena-folder = Rien ne peut être écrit dans { $folder } : { $reason }.
error-arena-settings = { $file } ne peut pas être lu ; on ne sait donc pas à quoi appartiennent ces résultats.
error-arena-settings-differ = Les résultats dans { $folder } viennent d’un autre tournoi : « { $name } » n’est pas pareil.
error-arena-no-games = Il n’y a pas de parties dans { $folder }. Jouez-en avec monkeypalace arena --out { $folder } --save-games.
error-arena-results = { $file }, ligne { $line } : ce n’est pas le résultat d’une partie.
error-arena-worker = La partie { $index } a fait tomber son processus plusieurs fois. Ce qui est fait est gardé.
error-arena-log = { $file } contient les parties d’un autre pack, d’un autre robot ou d’une autre graine. Choisissez un autre fichier.
error-arena-cluster = Il n’y a pas de cluster Ray à l’adresse { $address } : { $reason }
error-arena-version = Une machine du cluster a la version { $there } de monkeypalace ; il faut la { $here }.

habits-head =
    Chaque partie en trois tiers égaux. Pour une carte prise, en moyenne : pièces à chaque tour,
    et Bananes. Puis les Monnaies du meilleur escalier laissé au joueur suivant ; la part de ses
    parties que le robot termine ; et la part de celles-ci qu’il gagne.
habits-income = pièces, { $part }
habits-bananas = Bananes, { $part }
habits-left = laissé
habits-ends = termine
habits-wins = puis gagne
# A line that is rewritten while games are played; keep it short.
arena-progress = { $bar } { $done }/{ $games }, reste { $left } : { $result }
arena-stopped = Arrêté après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} sur { $wanted }.
arena-go-on = Pour continuer, ajoutez --resume à la même commande.
arena-not-kept = Avec --out, les parties auraient été gardées, pour continuer plus tard.
arena-more-games = { $games } parties, pour que tous les robots occupent chaque place le même nombre de fois.
arena-head = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $players } joueurs, graine { $seed }, plans : { $maps } ; la part équitable est de { $fair } %.
arena-column-bot = robot
arena-column-share = victoires
arena-column-interval = interv. à 95 %
arena-column-bananas = Bananes
arena-column-place = rang
arena-column-rating = cote
arena-column-turn = par tour
arena-column-longest = maximum
arena-column-seats = victoires en %
arena-seat = place { $seat }
arena-all = tous
arena-sprt-better = { $bot } est meilleur : il gagne { $high } % contre { $other } plutôt que { $low } % (LLR { $ratio }, bornes { $bounds } ; { $deals } donnes).
arena-sprt-not-better = { $bot } n’est pas meilleur : il gagne { $low } % contre { $other } plutôt que { $high } % (LLR { $ratio }, bornes { $bounds } ; { $deals } donnes).
arena-sprt-open = Pas encore décidé : { $bot } peut gagner { $low } % ou { $high } % contre { $other } (LLR { $ratio }, bornes { $bounds } ; { $deals } donnes).
arena-column-faults = fautes
arena-page-title = Rencontre : { $bots }
arena-page-version = Version { $version }, pack { $pack }.
arena-page-bots = Robots
arena-page-bots-intro = La part des victoires avec son intervalle à 95 %, les Bananes à la fin d’une partie et la durée d’un tour en secondes. Une victoire commune est partagée entre les gagnants.
arena-page-seats-intro = La part des victoires à chaque place, avec des intervalles à 95 %.
arena-page-faults = Fautes
arena-page-faults-intro = { $count ->
    [0] Aucun robot n’a perdu de partie par une faute.
    [one] Un robot a perdu sa partie par une faute. Un joueur au hasard a repris la place, pour que les autres puissent finir. Ouvrez une ligne pour voir la trace du robot.
   *[other] Il y a eu { $count } fautes ; chacune a fait perdre sa partie au robot. Un joueur au hasard a repris la place, pour que les autres puissent finir. Ouvrez une ligne pour voir la trace du robot.
}
arena-page-folder = Les positions sont dans { $folder }.
arena-page-game = partie
arena-page-seat = place
arena-page-bot = robot
arena-page-decision = décision
arena-page-reason = ce qui s’est passé
arena-page-position = position
arena-fault = Partie { $game }, place { $seat }, { $bot } : perdu. { $reason } La position : { $file }
arena-more-faults = { $count ->
    [one] Et une faute de plus
   *[other] Et { $count } fautes de plus
} ; toutes les positions sont dans { $folder }.

pack-report-line = { $verdict ->
    [ok] atteint{ " " }
   *[other] manqué { " " }
} { $name } : { $measured } ({ $allowed })
pack-report-written = Le rapport est dans { $file }.

## The report on a pack. $name is the pack's name; numbers with decimals come as text.

report-title = Le pack { $name } est-il équilibré ?
report-about = Version { $version }, identité { $digest }. { $games } parties pour chaque nombre de joueurs, graine { $seed }, le robot { $bot } à toutes les places.
report-ok = atteint
report-not-ok = manqué
report-range = { $low } à { $high }
report-at-least = au moins { $low }
report-at-most = au plus { $high }
report-players = { $count } joueurs
report-seat = Place { $seat }
report-arches = arches
report-bricks = briques
report-columns = colonnes
report-colour-l = vert clair
report-colour-d = vert foncé
report-colour-g = doré

report-targets = Objectifs
report-summary = { $missed ->
    [0] Les { $count } objectifs sont tous atteints.
    [one] { $missed } objectif sur { $count } est manqué.
   *[other] { $missed } objectifs sur { $count } sont manqués.
}
report-head-target = Objectif
report-head-measured = Mesuré
report-head-maps = Sur les plans 1 à 4
report-head-allowed = Permis
report-head-verdict = Verdict
report-target-rounds = Manches en moyenne, { $players } joueurs
report-target-seat = Victoires de la place { $seat }, { $players } joueurs
report-target-card = Carte la moins prise, { $card }, { $players } joueurs
report-target-passed = Tours sans escalier, { $players } joueurs
report-target-passed-early = Tours sans escalier dans la première moitié de la partie, { $players } joueurs
report-target-bonus-cards = Cartes Bonus prises par partie, { $players } joueurs
report-target-bricks-per-arch = Briques construites par arche, { $players } joueurs
report-target-nine-icons = Parties avec une Livraison récurrente de neuf icônes, { $players } joueurs
report-target-close = Parties gagnées de moins d’un tiers des bananes du vainqueur, { $players } joueurs
report-target-no-income = Victoires d’un joueur qui ne prend jamais de Livraison récurrente, { $players } joueurs
report-target-only-income = Victoires d’un joueur qui ne prend rien d’autre, { $players } joueurs
report-target-map = Plan { $map }, { $players } joueurs : place { $seat }, la moins équitable
report-strongest = Le robot le plus fort
report-strongest-intro = Les mêmes chiffres pour { $bot }, qui anticipe : { $games } parties pour chaque nombre de joueurs. L’erreur d’échantillonnage est ajoutée à la marge d’une place.

report-rounds = Manches
report-rounds-intro = Combien de parties ont duré combien de manches. La ligne en tirets est la moyenne, la bande derrière les barres indique où elle devrait être.
report-rounds-of = { $players } : { $mean } ± { $spread }
report-wins = Victoires par place
report-wins-intro = La part de victoires de chaque place avec son intervalle à 95 %. La ligne en tirets est la part équitable, la bande ce qui est permis autour d’elle. Une victoire partagée compte en partie pour chacun.
report-bananas = Bananes par place
report-bananas-intro = En moyenne à la fin d’une partie ; les traits fins montrent la dispersion (écart type).
report-ends = Ce qui termine la partie
report-ends-intro = La sorte de pièce qui manquait à une livraison quand la fin a été déclenchée.
report-flow = Le cours d’une partie
report-flow-intro = Moyennes sur tous les tours d’une manche, tant que dure un dixième des parties.
report-flow-arches = Arches d’un escalier, par manche
report-flow-income = Briques et arches de la Livraison récurrente, par manche
report-extras = Bonus et trophées
report-extras-intro = Moyennes sur les parties ; pour le Papillon et la Grenouille, sur les parties où ils jouent.
report-bonus-cards = Cartes Bonus prises par partie
report-trophy = { $animal ->
    [monkey] Changements de main de la carte Trophée Singe
    [butterfly] Changements de main de la carte Trophée Papillon
   *[frog] Changements de main de la carte Trophée Grenouille
}
report-passes = Tours où rien ne pouvait être construit
report-starts = Couleurs
report-starts-intro = Les couleurs du sol où partent les escaliers.
report-maps = Plans
report-maps-intro = Victoires par place sur chaque plan avec intervalles à 95 %. Chaque bande réunit la marge de tout le pack et le hasard d’un si petit nombre de parties, voir plus bas.
report-map = { $number } { $name }
report-map-rounds = { $players }, { $mean } manches
report-cards = Cartes
report-cards-intro = Parmi les parties où une carte était visible, la part de celles où quelqu’un l’a prise. La marque en tirets est l’objectif. « Visible » est la part de toutes les parties où elle est apparue, « recouverte » la part des parties de ses acheteurs où une autre carte a ensuite été posée dessus.
report-head-card = Carte
report-head-bananas = Bananes
report-head-one-time = Immédiate
report-head-recurring = Récurrente
report-head-bought = Prise, { $players }
report-head-seen = Visible
report-head-covered = Recouverte
report-card-bought = { $card } prise
report-sources = D’où viennent les valeurs
report-sources-intro = Chaque partie du pack avec sa source.
report-head-place = Valeur
report-head-source = Source
report-source = { $source ->
    [rulebook] les livrets de règles
    [faq] la FAQ de l’éditeur
    [box] la boîte d’un propriétaire
   *[ours] fixé par nous
}
report-source-shuffled = Chaque pile est mélangée
report-pile = Paquet { $pile } : coût { $cost }, { $colour ->
    [l] vert clair
    [d] vert foncé
    [g] doré
   *[none] toutes couleurs
}
report-method = Comment on a mesuré
report-method-bot = Un seul robot joue à toutes les places : les différences entre elles viennent donc du pack. C’est le meilleur de ceux qui répondent aussitôt ; il n’anticipe pas.
report-method-games = Les plans alternent. Cinq parties sur huit suivent le jeu de base ; les autres ont le Papillon, la Grenouille, ou les deux. Les paquets sont mélangés de nouveau pour chaque partie.
report-method-seen = Une carte compte si elle était visible sur sa pile au début d’un tour. Une carte apparue seulement après le dernier achat ne pouvait pas être achetée et ne compte pas.
report-method-seats = Une place est traitée équitablement si sa part de victoires s’écarte d’au plus 5 points de 1 divisé par le nombre de joueurs.
report-method-map = Un plan n’avantage aucune place si la part de chacune s’y écarte de la part équitable d’au plus 5 points, plus 1,96 erreur type d’une part équitable sur autant de parties. Sans cet ajout, un plan équitable échouerait souvent par hasard ; plus il y a de parties, plus la marge se resserre.

## Environnements d’apprentissage

error-action-illegal = L’action « { $action } » n’est pas permise maintenant, à « { $stage } ». Choisissez-en une que le masque propose.
error-environment-icons = Dans ce pack, une livraison peut avoir { $icons } icônes brique ou arche ; les environnements d’apprentissage ont des actions pour { $most }.
error-environment-seat = Il n’y a pas de place { $seat }. Choisissez-en une de 1 à { $players }.
error-environment-opponents = { $opponents } adversaires et l’agent ne font pas { $players } joueurs. Nommez un adversaire pour chaque autre place.
error-environment-film = Il n’y a pas de film : créez l’environnement avec render_mode="rgb_array", puis jouez une partie.
error-environment-observer = L’observateur n’a pas de paramètres, mais il a reçu : { $names }.

## Building instructions

build-title = Construisez ce palais
build-about = { $pieces } pièces en { $steps } étapes, dans l’ordre où elles ont été posées pendant la partie.
build-parts = Pièces
build-parts-intro = Les numéros sont ceux de la bibliothèque LDraw. Les pièces sont dans la boîte du jeu ; leurs bruns peuvent être mélangés à volonté. Pour le terrain, posez le Plan de construction de la boîte sur une plaque de base, ou construisez-le : pour chaque emplacement, une plaque avec un tenon entre quatre tuiles.
build-head-part = Pièce
build-head-number = Numéro
build-head-count = Nombre
build-head-colours = Couleurs
build-piece = { $piece ->
    [arch] arche
    [brick] brique
    [column] colonne
    [light] feuille de bambou vert clair
    [dark] feuille de bambou vert foncé
    [gold] brique dorée
    [monkey] singe
    [butterfly] papillon
    [frog] grenouille
    [baseplate] plaque de base, 32 × 32 tenons
    [stud-plate] plaque, 1 × 1
    [tile] tuile, 1 × 2
   *[small-tile] tuile, 1 × 1
}
build-steps = Étapes
build-steps-intro = Les pièces nouvelles d’une étape ont un contour clair. Les lettres et les nombres au bord nomment les emplacements.
build-start = L’escalier de départ
build-turn = Manche { $round }, place { $seat }
build-animals = Les animaux
build-animal = { $animal ->
    [monkey] Singe en { $spot }
    [butterfly] Papillon en { $spot }
   *[frog] Grenouille en { $spot }
}
