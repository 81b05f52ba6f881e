### The command line and games at the terminal. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The command line: help
## These texts have no parameters: they are read without Fluent, see cli/terminal/helptexts.py. The first
## line is what the list of commands shows.

cli-help =
    Monkey Palace dans le navigateur et dans le terminal.

    Construisez des escaliers, gagnez des Monnaies de Singe, récoltez des Bananes.
    « monkeypalace » seul ouvre le jeu dans le navigateur, « monkeypalace play » commence
    une partie dans ce terminal.
cli-help-commands = Commandes
cli-help-help = Afficher cette aide.
cli-help-lang = La langue à utiliser.
cli-help-version = Afficher la version.
cli-help-colour = Avec ou sans couleurs ; sans précision, au choix du terminal.
cli-help-saved-pack = Le pack de la partie, si ce n’est pas le pack standard.
cli-help-force = Remplacer un fichier qui existe déjà.
cli-help-database = Où tout est gardé : un fichier, ou l’adresse d’une base PostgreSQL.

cli-help-game-edition = Le livret de règles que vous suivez ; l’anglais sans autre précision. D’autres options changent des règles une à une.
cli-help-game-butterfly = Jouer avec le Papillon.
cli-help-game-frog = Jouer avec la Grenouille.
cli-help-game-piles = La préparation des paquets de cartes ; mélangés sans autre précision.
cli-help-game-butterfly-rule = La pièce décorative où se pose le Papillon ; la plus élevée de toutes sans autre précision.
cli-help-game-ties-earn-credit = Une pièce décorative aussi élevée qu’une autre de sa couleur rapporte aussi la Monnaie de Singe de hauteur.
cli-help-game-end-rule = Ce qui termine la partie : un joueur nomme ce que l’Insert n’a pas (named), ou l’Insert ne peut plus assurer une Livraison (total).
cli-help-game-stack-new-cards = Les nouvelles cartes qui ne trouvent pas d’emplacement vide vont toutes sur le même.
cli-help-game-pack = Un pack avec vos propres cartes et plans.

cli-help-play =
    Jouer une partie dans ce terminal, de deux à quatre, humains et robots.

    Les décisions s’écrivent en notation ou se choisissent par numéro ; « help » explique tout.
    Sans option, on vous demande qui joue et sur quel plan.
cli-help-play-players = Le nombre de joueurs ; 2 s’il n’y a pas de noms.
cli-help-play-names = Les noms des joueurs dans l’ordre des places, séparés par des virgules.
cli-help-play-bot = Un robot qui joue aussi, par son nom (marmoset, capuchin, howler, langur, macaque, mandrill, gorilla, orangutan), avec des paramètres comme dans gorilla:seconds=2, ou tiré d’un de vos fichiers comme dans mybot.py:MyBot. Plusieurs fois pour plusieurs robots.
cli-help-play-lots = Tirer les places au sort au lieu de suivre l’ordre des noms.
cli-help-play-map = Le Plan de construction ; le 1 convient à une première partie.
cli-help-play-seed = La graine du mélange : le même nombre donne les mêmes cartes.
cli-help-play-save = Enregistrer la partie dans ce fichier après chaque tour. Il contient les cartes à venir : que personne n’y regarde.
cli-help-play-resume = Reprendre une partie enregistrée.

cli-help-show =
    Dessiner une position ou une partie enregistrée.

    FILE est une position ou une partie en JSON, ou - pour l’entrée standard. Chaque case montre
    la lettre de son sol, la hauteur de sa pile, la pièce du dessus et l’animal qui s’y trouve.
cli-help-show-turn = Montrer la partie après ce tour, par exemple 3.2 pour la manche 3, place 2 ; 0 est le début. Sans précision, le dernier tour.
cli-help-show-stacks = Donner aussi chaque pile en notation.

cli-help-export =
    Faire d’un palais une image, un film, un modèle en briques ou une notice de montage.

    FILE est une position ou une partie en JSON, ou - pour l’entrée standard. L’extension de OUT
    décide : une image (.svg, .png), un film de la partie avec une image par tour (.gif, .webp),
    un modèle pour les éditeurs de briques qui lisent LDraw (.ldr, .mpd), avec une étape de
    construction par tour d’une partie, ou une notice de montage à imprimer (.html).
cli-help-export-turn = Aller seulement jusqu’à ce tour, par exemple 3.2 pour la manche 3, place 2 ; 0 est le début. Sans précision, le dernier tour.
cli-help-export-plan = Pour les images : le plan vu d’en haut, avec les hauteurs.
cli-help-export-width = La largeur d’un fichier .png, .gif ou .webp, en pixels.

cli-help-rules =
    Lire le livret de règles.

    CHAPTER est un chapitre ou une section de la liste que montre « monkeypalace rules » :
    « building », une règle comme « f », une étape comme « 3 », un point de règle comme « r-10 ».
    Les exemples sont dessinés comme par « monkeypalace show », et jugés.
cli-help-rules-search = Montrer les sections où se trouve ce mot.
cli-help-rules-html = Écrire le livret avec toutes ses images en une page à lire ou à imprimer, ou - pour la sortie standard.

cli-help-replay =
    Vérifier une partie enregistrée et la raconter tour par tour.

    Chaque décision est rejouée. La première qui n’est pas permise, ou qui mène ailleurs que
    lors de l’enregistrement, est nommée, et la partie est refusée.
cli-help-replay-turn = S’arrêter après ce tour, par exemple 3.2 pour la manche 3, place 2.
cli-help-replay-boards = Dessiner le plateau après chaque tour.

cli-help-puzzle =
    Résoudre un problème : trouver le meilleur tour d’une position.

    PUZZLE est le nom d’un problème, "daily" pour celui du jour (selon la date UTC, le même pour
    tout le monde ; par défaut), ou "random" pour n’importe lequel.
cli-help-puzzle-theme = Seulement les problèmes de ce thème, pour « random ». Ce que fait le meilleur tour : il met fin à la partie (end), laisse moins au joueur suivant (block), se joue dans la dernière manche (last-round), ne touche le palais qu’au bout de son escalier (reach), rapporte une carte Bonus (pillar), demande moins de pièces (save), rapporte autant à un autre endroit (place), rapporte la Monnaie de Singe de la hauteur (height), a une autre couleur (colour), rapporte plus de Monnaies de Singe (long), ou demande aussi le bon achat (cards).
cli-help-puzzle-level = Seulement les problèmes de cette difficulté, pour « random ».

cli-help-review =
    Analyser une partie : où elle s’est jouée, chance et jeu, et de meilleurs tours.

    Une analyse rapide prend quelques secondes, une approfondie environ une minute.
    D’une partie inachevée, les tours complets sont analysés.
cli-help-review-deep = Simuler dix fois plus.
cli-help-review-html = Écrire l’analyse dans une page imprimable.
cli-help-review-json = Écrire l’analyse en JSON.
cli-help-review-jobs = Utiliser ce nombre de fils d’exécution.

cli-help-perft =
    Compter tous les escaliers possibles dans une position.

    FILE est une position en JSON, ou - pour l’entrée standard. Écrit une ligne de JSON.
cli-help-perft-list = Écrire chaque escalier, un par ligne, au lieu des nombres.
cli-help-perft-seconds = Ajouter le temps du calcul, médiane de cinq essais.

cli-help-pack =
    Vérifier un pack, en commencer un, ou écrire un rapport sur son équilibre.

    Un pack est un fichier qui dit ce qui est imprimé sur les cartes, les plateaux et les plans.
cli-help-pack-check =
    Vérifier un pack et résumer son contenu.

    FILE est un pack, ou le mot standard pour celui du programme. Chaque problème est nommé avec
    sa place dans le fichier.
cli-help-pack-new =
    Écrire un pack commenté, à remplir par qui possède la boîte.

    FILE est le fichier à écrire, ou - pour la sortie standard.

cli-help-serve =
    Ouvrir des tables où l’on joue dans son navigateur.

    Sans aucune commande, le programme le fait pour votre machine et ouvre le navigateur.
    Chaque option peut aussi être une variable d’environnement, par exemple MONKEYPALACE_PORT.
cli-help-serve-host = L’adresse à écouter ; sans précision, seulement cette machine.
cli-help-serve-port = Le port à écouter ; 8080 sans autre précision.
cli-help-serve-workers = Le nombre de processus qui se partagent le travail.
cli-help-clean =
    Supprimer les anciennes données d’un serveur : tables, packs, codes et sessions.

    Le serveur peut tourner pendant ce temps. Lancez cette commande une fois par jour. Faites d’abord une
    sauvegarde si vous voulez garder ce qui est supprimé.
cli-help-clean-finished = Jours de conservation des tables terminées ; 365 sans autre précision.
cli-help-clean-unfinished = Jours sans coup pendant lesquels les autres tables sont gardées ; 180 sans autre précision.
cli-help-clean-unused = Jours de conservation des packs sans table et des personnes sans l’un ni l’autre ; 30 sans autre précision.
cli-help-clean-dry-run = Compter seulement ce qui serait supprimé.
cli-help-bench = Mesurer la vitesse sur cette machine, à côté d’autres moteurs.
cli-help-bench-json = Écrire les chiffres en JSON.
cli-help-bench-repeats = Combien de fois chaque chiffre est mesuré.
cli-help-bench-seconds = La durée d’une mesure.
cli-help-arena =
    Faire jouer des robots entre eux et voir ce qu’ils valent.

    BOT est un nom, un nom avec des paramètres comme dans gorilla:seconds=2, ou une classe dans
    un de vos fichiers comme dans mybot.py:MyBot. Tous occupent chaque place le même nombre
    de fois, avec les mêmes cartes. Ctrl-C arrête et garde ce qui est fait.
cli-help-arena-bot = Un robot de plus, tiré d’un de vos fichiers.
cli-help-arena-games = Le nombre de parties ; quelques-unes de plus s’il le faut pour traiter tous les robots à égalité.
cli-help-arena-players = Le nombre de joueurs d’une partie.
cli-help-arena-map = Le Plan de construction, plusieurs fois pour plusieurs plans ; sans précision, tous à tour de rôle.
cli-help-arena-seed = Même nombre, mêmes parties.
cli-help-arena-jobs = Le nombre de parties jouées en même temps ; sans précision, une par processeur.
cli-help-arena-cluster = Jouer plutôt sur le cluster Ray à cette adresse.
cli-help-arena-decision-limit = Arrêter un robot qui prend plus de temps que cela pour une décision ; il perd la partie. C’est une protection contre les robots bloqués ; les robots n’en sont pas informés.
cli-help-arena-game-limit = La même chose pour toutes les décisions d’un robot dans une partie.
cli-help-arena-sprt = S’arrêter dès qu’on sait si le premier de deux robots gagne une part HIGH ou seulement LOW, comme dans 0.5,0.55.
cli-help-arena-out = Écrire les résultats dans ce dossier à mesure qu’ils arrivent.
cli-help-arena-save-games = Écrire aussi chaque partie.
cli-help-arena-resume = Continuer avec le dossier donné par --out.
cli-help-arena-html = Écrire aussi le résultat dans une page HTML, avec une trace pour chaque faute.
cli-help-arena-quiet = Sans barre de progression ; le résultat est écrit quand même.
cli-help-arena-json = Écrire le résultat en JSON.
cli-help-habits =
    La façon de jouer des robots, d’après des parties de l’arène.

    DIR est un dossier fait par monkeypalace arena --out DIR --save-games.
cli-help-habits-pack = Le pack de ces parties.
cli-help-habits-json = Écrire le tout en JSON.
cli-help-pack-report =
    Jouer beaucoup de parties avec un pack et en faire un rapport illustré.

    FILE est un pack, ou le mot standard pour celui du programme. Le meilleur robot rapide joue
    à toutes les places, à deux, trois et quatre joueurs sur chaque plan. Le rapport est une page
    HTML : manches, victoires par place, cartes, plans, et si les objectifs sont atteints.
cli-help-pack-report-games = Nombre de parties pour chaque nombre de joueurs.
cli-help-pack-report-seed = La même graine donne le même rapport.
cli-help-pack-report-out = La page à écrire ; report.html sans autre précision.
cli-help-pack-report-jobs = Le nombre de cœurs à utiliser.
cli-help-pack-report-json = Écrire tous les nombres en JSON ; sans page, sauf si --out en nomme une.
cli-help-pack-report-strongest = Un robot qui anticipe, comme gorilla:games=60, pour un second tableau de chiffres.
cli-help-pack-report-strongest-games = Ses parties pour chaque nombre de joueurs.
cli-help-pack-report-strongest-log = Garde ses parties dans ce fichier, et continue avec celles qui s’y trouvent déjà.

## The command line: words

cli-arches = { $count ->
    [one] { $count } arche
   *[other] { $count } arches
}
cli-bricks = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
cli-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
cli-bananas = { $count ->
    [one] { $count } Banane
   *[other] { $count } Bananes
}
cli-nothing = rien
cli-written = Écrit : { $file }
cli-and = { $first } et { $last }

## The command line: notes and refusals

cli-beyond-the-box = Remarque : compté quand même, bien qu’il y faille plus d’une boîte. { $reasons }

cli-error-command = Il n’y a pas de commande « { $name } ». Les commandes sont : { $names }.
# $message is the sentence of the library that reads the command line.
cli-error-usage = { $message } (--help montre ce qui est possible.)
cli-error-system = { $reason }.
cli-error-system-file = « { $file } » : { $reason }.
cli-error-no-file-name = Le nom d’un fichier est vide. Donnez-en un, par exemple game.json.
cli-error-file-missing = Il n’y a pas de fichier « { $file } ». Vérifiez son nom et son dossier.
cli-error-file-folder = « { $file } » est un dossier. Donnez le nom d’un fichier.
cli-error-file-unreadable = « { $file } » ne peut pas être lu : { $reason }.
cli-error-file-unwritable = « { $file } » ne peut pas être écrit : { $reason }. Choisissez un autre endroit.
cli-error-file-too-large = « { $file } » est bien trop grand pour une position ou une partie. Est-ce le bon fichier ?
cli-error-file-encoding = « { $file } » n’est pas du texte UTF-8 (octet { $byte }). Enregistrez-le en UTF-8.
cli-error-file-exists = « { $file } » existe déjà. Choisissez un autre nom, ou remplacez-le avec --force.
cli-error-save-exists = « { $file } » existe déjà. Choisissez un autre nom, ou reprenez cette partie : { $command }
cli-error-resume-and-set-up = Une partie enregistrée est déjà en place. Enlevez { $option }, ou commencez une nouvelle partie sans --resume.
cli-error-lots-without-names = --lots tire au sort l’ordre des noms des joueurs. Donnez-les avec --names.
cli-error-list-and-seconds = --list écrit les escaliers, --seconds ajoute un temps à leur nombre. Enlevez l’un des deux.
cli-error-turn = « { $text } » n’est pas un tour. Écrivez la manche et la place, par exemple 3.2.
cli-error-no-such-turn = La partie n’a pas de tour { $turn } ; { $last ->
    [none] aucun n’a encore été joué
   *[other] le dernier est { $last }
}.
cli-error-export-ending = « { $file } » ne dit pas ce qu’il faut faire. Donnez-lui une de ces extensions : { $endings }
cli-error-export-option = { $option } vaut pour les fichiers en { $endings }, pas en { $ending }. Enlevez cette option, ou choisissez une autre extension.
cli-error-film-of-position = Une position n’a pas de tours à filmer. Donnez une partie enregistrée, ou choisissez une autre extension, par exemple .png.
cli-error-instructions-of-position = La notice se fait à partir d’une partie, pas d’une position.
cli-error-no-chapter = Le livret de règles n’a ni chapitre ni section « { $name } ». Ses chapitres : { $names }. Toutes les sections : monkeypalace rules
cli-error-turn-of-position = Une position n’a pas de tours. Enlevez --turn, ou donnez une partie enregistrée.

## Packs at the command line

pack-check-error = erreur : { $problem }
pack-check-warning = attention : { $problem }
pack-new-written = « { $file } » n’attend plus que vous. Une fois rempli, vérifiez-le :
pack-summary = Pack { $name }, version { $version } (identité { $digest })
pack-summary-cards = { $cards } cartes Singe en { $piles } paquets, { $bananas } Bananes en tout :
pack-summary-pile = {"  "}{ $pile }  { $cards ->
    [one] { $cards } carte,
   *[other] { $cards } cartes,
} de { $low } à { $high } Bananes
pack-summary-board = La place { $seat } commence avec { $start } et reçoit { $delivery } à chaque tour.
pack-summary-map = Plan { $number }, { $name } : { $count ->
    [0] libre partout.
    [one] une case bloquée.
   *[other] { $count } cases bloquées.
}
pack-summary-sources = Parties du pack par source : { $sources }.
show-picture = Un palais

## Boards

show-hand = En main : { $pieces }
show-before-first-turn = Avant le premier tour
show-after-turn = { $name }, après le tour { $turn }
show-during-turn = { $name }, au milieu du tour { $turn }
show-cards = Cartes visibles
show-legend =
    Sol : l vert clair, d vert foncé, g doré, { $blocked } bloqué. Nombre : la hauteur.
    Dessus : { $arrow } bout d’arche (vers l’autre), L D G décoration, b brique, c colonne.
    Animaux : M Singe, B Papillon, F Grenouille. En main : a arches, b briques,
    c colonnes.

## Replays

replay-turn = { $turn }  { $name }
replay-not-over = La partie n’est pas encore terminée.
replay-verified = { $turns ->
    [0] Aucun tour n’a été joué ; la mise en place est correcte.
    [one] { $turns } tour, chaque décision vérifiée.
   *[other] { $turns } tours, chaque décision vérifiée.
}

## Games at the terminal

play-seat = Joueur { $seat }
play-welcome =
    Bienvenue au palais. Tapez le numéro d’une proposition ou votre propre
    décision ; « help » explique, « quit » arrête.
play-stopped = Au revoir. Aucun tour n’a été joué, rien n’a donc été enregistré.
play-stopped-and-saved = Au revoir. Partie enregistrée. Pour la reprendre :
play-stopped-unsaved = Au revoir. Impossible d’enregistrer la partie : elle est perdue. Désolé !
play-over = C’est l’heure de compter les Bananes :
play-winners = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}

play-set-up =
    Une nouvelle partie de Monkey Palace. Entrée seule choisit ce qui est entre
    crochets. Des robots jouent aussi si vous les nommez parmi les joueurs, du plus
    facile au plus fort : { $bots }.
play-set-up-players = Qui joue ? Des noms séparés par des virgules, ou 2, 3 ou 4 [2] :
play-bot-replaced = À partir de maintenant, { $name } joue au hasard.
play-set-up-two = Alors, ce sera une partie à deux.
play-set-up-map = Quel plan ? { $maps } [1] :
play-set-up-modules = En plus du Singe ? 1 rien, 2 Papillon, 3 Grenouille, 4 les deux [1] :
play-set-up-choice = Choisissez parmi { $choices }.
play-set-up-first = Alors, ce sera { $choice }.
play-lots = Le sort a décidé : { $seats }.
play-lots-seat = { $name } a la place { $seat }

play-panel-round = Manche { $round }
play-panel-last-round = Manche { $round }, la dernière
play-panel-hand = main { $pieces }
play-panel-gets = reçoit { $delivery } par tour
play-panel-tray = Insert { $pieces }
play-panel-last = { $name } a construit { $staircase }
play-panel-left = Reste { $decorations }, bonus { $bonus }

play-market-pile = paquet
play-market-bananas = Bananes
play-market-once = immédiat
play-market-turn = chaque tour
play-market-left = reste
play-market-place = emplacement
play-market-card = carte
play-market-covered = cartes recouvertes

play-score-name = Bananes de
play-score-cards = cartes
play-score-bonus = bonus
play-score-trophies = trophées
play-score-total = total

# Questions; what is typed follows on the same line.
play-ask-build = { $name } construit (numéro, escalier, help) :
play-ask-buy = { $name } prend (numéro, « buy » et paquets, help) :
play-ask-one-time-delivery = { $name } reçoit (numéro, ou p. ex. « 2a 1b », help) :
play-ask-recurring-delivery = { $name } reçoit (numéro, ou p. ex. « 2a 1b », help) :
play-ask-place-card = { $name } pose une carte (numéro, ou p. ex. « 3l-2 on 4 », help) :
play-ask-monkey = { $name } met le Singe sur (numéro, case, help) :
play-ask-frog-before-building = { $name }, la Grenouille avant de construire ? (numéro, yes, no, help) :
play-ask-frog = { $name }, prendre la Grenouille ? (numéro, yes, no, help) :
play-ask-frog-knob = { $name } met la Grenouille sur (numéro, case, help) :
play-ask-confirm = { $name } a fini son tour (Entrée le joue, undo, help) :

play-intro-buy = { $credits ->
    [one] { $credits } Monnaie de Singe
   *[other] { $credits } Monnaies de Singe
}, { cli-colour } ou multicolore ; le chiffre est le coût :
play-intro-one-time-delivery = Livraison immédiate : { $icons ->
    [one] { $icons } brique ou arche
   *[other] { $icons } briques ou arches
}{ $columns ->
    [0] {""}
    [one] {" "}et { $columns } colonne
   *[other] {" "}et { $columns } colonnes
}. En main { $hand }, Insert { $tray }.
play-intro-recurring-delivery = Livraison récurrente : { $icons ->
    [one] { $icons } brique ou arche
   *[other] { $icons } briques ou arches
}{ $columns ->
    [0] {""}
    [one] {" "}et { $columns } colonne
   *[other] {" "}et { $columns } colonnes
}. En main { $hand }, Insert { $tray }.
play-naming-ends = L’Insert contient { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
} et { $bricks ->
    [one] { $bricks } brique
   *[other] { $bricks } briques
}. Nommez-en davantage d’une sorte, et cette manche sera la dernière.
play-intro-place-card = À poser : { $cards }. Vos emplacements sont pleins ou presque :

play-worth-once = tout de suite { $delivery }
play-worth-turn = chaque tour { $delivery }

# Beside suggestions; keep them short.
play-remark-build = { $credits ->
    [one] { $credits } Monnaie
   *[other] { $credits } Monnaies
}{ $highest ->
    [yes] {" "}(1 pour la hauteur)
   *[no] {""}
}, { cli-colour }, jusqu’à { $spot }, coûte { $pieces }{ $bonus ->
    [yes] , carte Bonus
   *[no] {""}
}
play-remark-pass = rien à construire ; vous recevez seulement votre Livraison récurrente
play-remark-buy-nothing = les Monnaies de Singe ne se gardent pas
play-remark-use = ensuite en main { $pieces }{ $ends ->
    [yes] { "\u00A0" }; l’Insert n’a pas tout : cette manche est la dernière
   *[no] {""}
}
play-remark-empty-place = sur l’emplacement vide
play-remark-cover = recouvre { $card } : { $gained } au lieu de { $lost } à chaque tour
play-remark-knob = hauteur { $height }
play-remark-frog = une colonne tout de suite, { cli-bananas } si vous la gardez jusqu’à la fin
play-remark-no-frog = la laisser où elle est

play-not-building = Cette question se pose quand vous construisez.
play-no-such-number = { $most ->
    [one] Il n’y a que la proposition 1
   *[other] Il y a les propositions 1 à { $most }
} ; « more » en montre d’autres.
play-no-more = C’est tout. Vous pouvez encore taper votre propre décision.
play-hint-more = (« hint » encore une fois en dit plus.)
play-no-hint = Le tour est complet ; il n’y a plus rien à décider.
play-undone = Annulé : { $decision }
play-undo-nothing = Rien à annuler dans ce tour. Les tours joués ne changent plus.
play-reopened = Déjà décidé dans ce tour : { $decisions }. « undo » annule la dernière décision.
play-confirm-how = Appuyez sur Entrée pour jouer le tour, ou tapez « undo » pour annuler la dernière décision.

play-starts = { cli-colour } : { $spots }
play-starts-none = Avec les pièces en main, rien ne peut être construit.
play-starts-hint = « try { $spot } » montre comment continuer à partir de là.
play-why-not = { $staircase } ne peut pas être construit :
play-why-legal = { $staircase } peut être construit : { $remark }.
play-try = { $staircase } doit continuer ; reste en main { $pieces }.
play-try-complete = { $staircase } peut être construit tel quel, ou continuer ; reste en main { $pieces }.
play-try-finished = { $staircase } peut être construit tel quel, mais ne peut pas continuer ; reste en main { $pieces }.
play-try-nothing = À partir de { $staircase }, rien ne peut être construit ; reste en main { $pieces }.
play-try-offer = { $direction }  vers { $spot } au niveau { $level } : { $typed }{ $attached ->
    [yes] {""}
   *[no] {" "}(doit continuer jusqu’au palais)
}
play-try-higher = { $count ->
    [one] et une plus haute
   *[other] et { $count } plus hautes
}

play-save-name = Donnez un nom de fichier, par exemple : save game.json
play-save-exists = « { $file } » existe déjà. Choisissez un autre nom.
play-saved = Enregistré. Désormais, « { $file } » est mis à jour après chaque tour.

play-help-build =
    CONSTRUIRE. Écrivez le départ, puis les arches : « d3 bN E » est une brique sur
    d3, une arche vers le nord, et de son bout une arche vers l’est. Devant une
    direction se note ce que vous empilez au départ de l’arche (b brique, haute
    de 1 ; c colonne, haute de 3), derrière elle ce que vous empilez à l’arrivée :
    « c2 cEc ». Pour trouver votre chemin :
      starts        où un escalier peut partir
      try d3 bN     comment il peut continuer de là
      why d3 bN E   ce qu’il rapporterait, ou les règles qu’il enfreint
play-help-buy =
    CARTES. « buy 1 3l » prend la première carte de ces deux paquets ; « nothing »
    est aussi un choix. Le chiffre est le coût ; la lettre est la couleur, et un
    paquet sans lettre a des cartes multicolores. « 2+1c » est une livraison de
    deux briques ou arches et d’une colonne.
play-help-one-time-delivery =
    LIVRAISON. « 2a 1b » prend deux arches et une brique ; « 2 1 » aussi. Si
    l’Insert pour pièces n’a pas ce que vous demandez, cette manche est la
    dernière ; « 5a 0b +2 » le remplace par 2 pièces de l’autre sorte.
play-help-recurring-delivery =
    LIVRAISON. « 2a 1b » prend deux arches et une brique ; « 2 1 » aussi. Si
    l’Insert pour pièces n’a pas ce que vous demandez, cette manche est la
    dernière ; « 5a 0b +2 » le remplace par 2 pièces de l’autre sorte.
play-help-place-card =
    CARTES. « 3l-2 on 4 » pose la carte 3l-2 sur votre quatrième emplacement. Une
    carte recouverte ne livre plus rien, mais ses Bananes comptent à la fin.
play-help-monkey =
    SINGE. Poser une brique dorée vous donne le Singe. Mettez-le sur n’importe
    quel bout d’arche libre : personne n’y construit tant qu’il y reste.
play-help-frog-before-building =
    GRENOUILLE. La prendre donne tout de suite une colonne, mais coûte des Bananes
    si vous l’avez encore à la fin. Elle ira sur le bout d’arche libre le plus bas
    de ce que vous construirez.
play-help-frog =
    GRENOUILLE. La prendre donne tout de suite une colonne, mais coûte des Bananes
    si vous l’avez encore à la fin. Elle ira sur le bout d’arche libre le plus bas
    de ce que vous avez construit.
play-help-frog-knob =
    GRENOUILLE. Plusieurs bouts d’arche de votre escalier sont aussi bas l’un que
    l’autre : choisissez-en un.
play-help-confirm =
    TOUR. Entrée joue le tour tel quel. « undo » annule la dernière décision, puis
    la précédente, autant que vous voulez. Les nouvelles cartes sont révélées
    ensuite.
play-help =
    À tout moment : hint (trois fois : quoi chercher, où, le tour), undo (annuler),
    more (propositions), board (plateau), market (marché), cards (cartes), score,
    save FILE (enregistrer), quit (arrêter)
