# The browser table in French. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Construisez des escaliers, récoltez des Bananes et faites grandir le palais jusqu’au ciel.
web-your-name = Votre nom
web-default-name = Joueur
web-play-now = Jouer
web-opponent = Votre adversaire
# Why a level is suggested: $bot plays next, $last played in the last game. The names have no article.
web-fit-first = { $bot } est un bon premier adversaire.
web-fit-won = Vous avez gagné la dernière partie contre { $last } : aujourd’hui, c’est { $bot } qui joue.
web-fit-champion = Vous avez battu { $bot }, le champion. Y arriverez-vous encore ?
web-fit-upper-half = Votre dernière partie contre { $bot } était serrée : en voici une autre.
web-fit-again = { $bot } a gagné la dernière fois : prenez votre revanche.
web-fit-lost = { $last } a gagné deux fois de suite : aujourd’hui joue { $bot }, plus facile à battre.
web-fit-easiest = { $bot } a encore gagné : « { web-learn } » vous montre comment le battre.
web-other-level = Choisir un autre niveau
web-play-against = Jouer contre { $bot }
web-learn = Apprendre à jouer
web-puzzles = Problèmes
web-new-table = Nouvelle table
web-rules = Livret de règles
web-why = Pourquoi ?
web-my-tables = Mes tables
web-add-device = Jouer aussi sur un autre appareil
web-your-turn-short = À vous
web-status = { $status ->
    [waiting] Places libres
    [running] En cours
    [broken] Endommagée
   *[finished] Terminée
}
web-unofficial = Fait par des admirateurs du jeu en boîte, sans lien avec ses éditeurs. Si le jeu vous plaît, achetez la boîte.
web-language = Langue
web-home = Page d’accueil
web-loading = Un instant…
web-lost = Connexion au serveur perdue. Votre partie est en sécurité ; nouvel essai…
web-offline = Pas de connexion au serveur. Vous pouvez lire le livret de règles si vous l’avez déjà ouvert ici ; les parties, les leçons et l’arbitre ont besoin du serveur.
web-missing = Cette page n’existe pas.
web-retry = Réessayer
web-reconnecting = Connexion au serveur perdue. Nouvel essai…
web-unreachable = Le serveur ne répond pas.
web-part-failed = Cette page n’a pas pu être chargée.
web-failed = Une erreur s’est produite. Rechargez la page si rien ne se passe.
web-no-table = Cette table n’existe pas ou ne vous est pas ouverte.
web-broken-table = Cette table est endommagée et ne peut pas être ouverte pour le moment.
web-broken-table-name = Table endommagée

## New table

web-players = Joueurs
web-who-sits = Qui prend la place { $seat }
web-sitter = { $kind ->
    [me] Sur cet appareil
    [open] Inviter quelqu’un
   *[bot] Un robot
}
web-player-name = Joueur { $seat }
web-name-of = Nom de la place { $seat }
web-level-of = Niveau du robot de la place { $seat }
# How a bot plays, and what one learns from it: one sentence.
web-bot-character = { $bot ->
    [marmoset] Ne voit que quelques escaliers courts : construisez plus long et vous prendrez l’avantage.
    [capuchin] Prend toutes les Bananes à sa portée : achetez tôt des Livraisons récurrentes et vous le dépasserez.
    [howler] Adore les grands escaliers mais prévoit peu : assurez vos livraisons et vous tiendrez plus longtemps.
    [langur] Commence à se bâtir un revenu : prenez avant lui les cartes qui livrent à chaque tour.
    [macaque] Développe son revenu avec constance : trouvez le moment de passer aux Bananes.
    [mandrill] Pèse les cartes, le revenu, les trophées et les pièces qu’il garde : prévoyez deux tours à l’avance.
    [gorilla] Imagine la partie jusqu’au bout avant de jouer : prévoyez plusieurs tours.
    [orangutan] Le champion, qui a appris en jouant contre lui-même : chaque victoire mérite d’être racontée.
   *[other] { $bot }
}
web-level-strength = Force { $step } sur { $steps }, classement { $rating }.
web-open-hint = Vous recevrez un lien à envoyer.
web-remove-seat = Enlever la place { $seat }
web-add-seat = Une place de plus
web-map = Plan de construction
web-map-name = { $map } { $name }
web-options = Modules et options
web-option-butterfly = Papillon.
web-option-butterfly-hint = Il se pose sur la pièce décorative la plus élevée et vaut 2 Bananes.
web-option-frog = Grenouille.
web-option-frog-hint = Elle apporte tout de suite une colonne, mais coûte 3 Bananes au joueur qui l’a encore à la fin.
web-option-sorted = Paquets triés.
web-option-sorted-hint = Les cartes qui ont le moins de Bananes sont sur le dessus ; rien n’est laissé au hasard.
web-option-colour = Papillon par couleur.
web-option-colour-hint = Il se pose sur une pièce décorative qui est la plus élevée de sa propre couleur.
web-option-total = L’Insert décide de la fin.
web-option-total-hint = La partie ne se termine que lorsque l’Insert ne peut plus assurer une Livraison. Jusque-là, vous nommez ce qu’il contient.
web-option-stack = Nouvelles cartes ensemble.
web-option-stack-hint = Si votre plateau est rempli, toutes les nouvelles cartes d’un tour vont sur le même emplacement.
web-option-ties = Égalité récompensée.
web-option-ties-hint = Une pièce décorative aussi élevée qu’une autre de sa couleur rapporte aussi la Monnaie de Singe de hauteur.
web-option-draw = Tirage au sort.
web-option-draw-hint = Le hasard décide de la place de chacun.
web-option-hints = Conseils.
web-option-hints-hint = On peut demander, pas à pas, ce que ferait un bon robot.
web-no-hints = Pas de conseils à cette table.
web-option-public = Ouverte au public.
web-option-public-hint = Quiconque connaît l’adresse de la table peut regarder.
web-more-options = Plus d’options
web-rules-of = Règles
web-edition = { $edition ->
    [fr] Comme dans le livret français
    [nl] Comme dans le livret néerlandais
    [it] Comme dans le livret italien
    [pt-BR] Comme dans le livret brésilien
   *[en] Comme dans le livret anglais
}
web-edition-hint = Les livrets imprimés diffèrent en quelques points. Sous « Plus d’options », vous pouvez changer chacun d’eux.
web-edition-none = Vos propres règles
web-table-rules = Règles de cette table
web-create = Préparer la table

## Waiting and invitations

web-waiting = En attente de joueurs
web-waiting-lead = Envoyez chaque lien à une personne, ou faites scanner le code. La partie commence quand toutes les places sont prises.
web-open-seat = Place libre
web-qr = Le lien sous forme de code à scanner
web-invite-link = Lien pour cette place
web-copy-link = Copier le lien
web-copied = Copié
web-fill-bot = Mettre un robot
web-new-link = Créer un nouveau lien
web-invited = { $host } vous invite à une partie à { $players } joueurs.
web-invited-watch = { $host } vous invite à regarder une partie à { $players } joueurs.
web-sit-down = S’asseoir
web-watch = Regarder
web-device-ask = Ce lien fait de cet appareil l’un de ceux de la personne qui l’a créé.
web-device-theirs = À qui il sera
web-device-mine = À qui il est maintenant
web-device-nameless = Pas encore de nom
web-device-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
web-device-warning = Continuez seulement si vous avez créé ce lien vous-même. Sinon, vous joueriez au nom d’une autre personne.
web-device-loses = Cet appareil est le seul accès à vos tables ; il ne peut donc pas changer de main. Ouvrez d’abord sur un autre appareil le lien de « Jouer aussi sur un autre appareil ».
web-device-accept = Oui, c’est mon lien
web-device-same = Cet appareil est déjà le vôtre.

## Around the board

web-round = Manche { $round }
web-last-round = Dernière manche
web-your-turn = À vous, { $name }
web-turn-of = { $name } réfléchit
web-over = La partie est terminée
web-around = Autour de la partie
web-log = Journal
web-score = Feuille de score
web-chat = Discussion
web-replay = Revoir et photographier
web-review = Analyser la partie
web-close = Fermer
web-tray = Insert
web-trophy = { $animal ->
    [monkey] Carte Trophée Singe
    [butterfly] Carte Trophée Papillon
   *[frog] Carte Trophée Grenouille
}
web-bananas = { $count ->
    [one] { $count } Banane
   *[other] { $count } Bananes
}
web-income = Livraison récurrente
web-away = un robot joue
web-bonus-cards = { $count ->
    [one] { $count } carte Bonus
   *[other] { $count } cartes Bonus
}
web-arches = { $count ->
    [one] { $count } arche
   *[other] { $count } arches
}
web-bricks = { $count ->
    [one] { $count } brique
   *[other] { $count } briques
}
web-columns = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
web-views = Vue
web-view = { $view ->
    [overview] Jardin
    [low] Horizon
    [back] Arrière
   *[above] Dessus
}
web-flat = Vue à plat
web-see-through = Voir à travers ce qui cache la vue
web-layers = Étages
web-layers-shown = Nombre d’étages montrés
web-download = Télécharger
# $file is what can be downloaded.
web-download-file = { $file ->
    [turns] Liste des tours
    [png] Image (PNG)
    [svg] Image à agrandir (SVG)
    [film] Film de la partie (WebP)
    [model] Modèle en briques (LDraw)
    [instructions] Notice de montage
   *[game] Fichier de la partie
}
web-revealed = Carte dévoilée : on ne revient plus en arrière.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer

## Market and player boards

web-market = Marché
web-tabs = Panneaux
web-sheet = Agrandir ou réduire le panneau
# $panel is the name of a panel, such as "Market".
web-move-aside = Écarter : { $panel }
web-bring-back = Ramener : { $panel }
web-tab-market = Marché
web-tab-boards = Plateaux
web-tab-replay = Revoir
web-tab-step = { $step ->
    [build] Bâtir
    [buy] Prendre
    [wait] Table
    [confirm] Valider
   *[other] Étape
}
web-covered = { $count ->
    [one] { $count } carte dessous, qui vaut
   *[other] { $count } cartes dessous, qui valent
} { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
}
web-income-of = Livraison récurrente : { $icons ->
    [one] { $icons } brique ou arche
   *[other] { $icons } briques ou arches
}, { $columns ->
    [one] { $columns } colonne
   *[other] { $columns } colonnes
}
web-decorations = Pièces décoratives restantes
web-decorations-left = { $colour ->
    [l] Pièces décoratives vert clair restantes : { $count }
    [d] Pièces décoratives vert foncé restantes : { $count }
   *[g] Pièces décoratives dorées restantes : { $count }
}
web-bonus-left = { $count ->
    [one] Il reste { $count } carte Bonus
   *[other] Il reste { $count } cartes Bonus
}
web-nobody = personne
web-pile-left = { $count ->
    [one] { $count } carte dans cette pile.
   *[other] { $count } cartes dans cette pile.
}
web-pile-within = Vos Monnaies de Singe suffisent.
web-pile-next = Une Monnaie de Singe de plus suffit.
web-pile-unavailable = Pas avec cette pièce décorative.
web-buy-tap = Touchez les cartes du marché qui brillent.

## Settings and scenes

web-settings = Réglages
web-setting = { $setting ->
    [theme] Ambiance
    [speed] Tours des autres
    [motion] Animations
    [sound] Sons
    [notify] M’avertir dans les autres onglets quand c’est à moi
    [confirm] Me demander confirmation avant de jouer mon tour
    [plan] Vue à plat au lieu du modèle
    [see-through] Voir à travers ce qui cache la vue
   *[patterns] Motifs sur les cartes
}
web-setting-value = { $value ->
    [auto] Comme le système
    [light] Jour
    [dark] Soir
    [slow] Lent
    [normal] Normal
    [fast] Rapide
    [off] Tout de suite
    [full] Animé
   *[still] Immobile
}
web-notify-refused = Votre navigateur n’autorise pas les notifications de cette page. Vous pouvez le changer dans ses réglages.
web-event-built = { $count ->
    [one] { $name } construit un escalier d’une arche depuis { $spot }.
   *[other] { $name } construit un escalier de { $count } arches depuis { $spot }.
}
web-traces = Construit depuis votre dernier tour
web-scene = { $name } joue
web-story = Pendant votre absence
web-story-watch = Regarder
web-story-go = À la table

## The board in words

web-board = Le plateau, le nord en haut
web-spot = { $spot }, { $ground ->
    [l] vert clair
    [d] vert foncé
    [g] dorée
   *[x] bloquée
}.
web-stack = Hauteur { $height } : { $pieces }.
web-piece = { $piece ->
    [brick] brique
    [column] colonne
    [light] pièce décorative vert clair
    [dark] pièce décorative vert foncé
    [gold] pièce décorative dorée
    [north] arche vers le nord
    [east] arche vers l’est
    [south] arche vers le sud
   *[west] arche vers l’ouest
}
web-animal-here = { $animal ->
    [monkey] Le Singe est ici.
    [butterfly] Le Papillon est ici.
   *[frog] La Grenouille est ici.
}
web-can-choose = Peut être choisie.
web-at = { $spot }. Entrée pour choisir cette case.

## Steps

web-step-panel = Votre tour
web-step = { $step ->
    [build] Construire un escalier
    [buy] Prendre des cartes
    [one-time-delivery] Livraison immédiate
    [recurring-delivery] Livraison récurrente
    [place-card] Poser vos cartes
    [monkey] Le Singe se déplace
    [frog] La Grenouille
    [frog-before-building] La Grenouille
    [frog-knob] La Grenouille s’installe
    [confirm] Votre tour est complet
   *[wait] À la table
}
web-undo = Annuler
web-meanwhile = { $name } réfléchit. Préparez votre prochain tour ; il est vérifié de nouveau après chaque coup.
web-watching = Vous regardez cette table.
web-last-turn-done = Vous avez joué votre dernier tour. Les autres finissent la manche.
web-must-pass = Vos pièces ne permettent pas de construire. Vous recevez votre Livraison récurrente.
web-pass = Continuer
web-build-start = Touchez un anneau lumineux au sol pour commencer. Sa couleur décide des cartes que vous pourrez prendre.
web-build-on = Touchez une arche qui brille, ou une direction. Chaque arche rapporte une Monnaie de Singe.
web-build-next-to = La prochaine arche part de { $spot } : choisissez un emplacement voisin, ou annulez.
web-directions = Arche suivante
web-offer = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
} vers { $spot }, niveau { $level } : { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
}{ $bricks ->
    [0] { "" }
    [one] , { $bricks } brique
   *[other] , { $bricks } briques
}{ $columns ->
    [0] { "" }
    [one] , { $columns } colonne
   *[other] , { $columns } colonnes
}
web-why-not = Pourquoi pas { $direction ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
} ?
web-level = niveau { $level }
web-raise = Un niveau plus haut
web-lower = Un niveau plus bas
web-credits = Monnaies de Singe
web-highest = hauteur comprise
web-pieces-left = Pièces restantes
web-bonus = Carte Bonus
web-reached = gagnée
web-not-yet = pas encore
web-attached = Relié
web-yes = oui
web-swap = Briques ou colonnes
web-swap-arch = Autres supports pour l’arche { $arch }
web-build-done = Construire
web-hint = Conseil
web-hint-next = { $step ->
    [0] Un conseil
    [1] Où ?
    [2] Montrez-moi
   *[3] Faire ainsi
}
web-hint-credits = { $count ->
    [one] { $count } Monnaie de Singe
   *[other] { $count } Monnaies de Singe
}
web-goal = { $colour ->
    [l] Votre but : une carte vert clair à { $cost } Monnaies de Singe
    [d] Votre but : une carte vert foncé à { $cost } Monnaies de Singe
    [g] Votre but : une carte dorée à { $cost } Monnaies de Singe
   *[m] Votre but : une carte multicolore à { $cost } Monnaies de Singe
}
web-goal-drop = Oublier ce but
web-outlook = Meilleures cartes :
web-outlook-none = Pas encore de carte.
web-outlook-later = Terminez votre escalier pour voir quelles cartes il permet de prendre.
web-reply-short = { $name } pourrait alors gagner
web-reply-none = Ensuite, { $name } ne pourrait rien construire.
web-reply = { $credits ->
    [one] Ensuite, { $name } pourrait gagner { $credits } Monnaie de Singe depuis { $spot }.
   *[other] Ensuite, { $name } pourrait gagner { $credits } Monnaies de Singe depuis { $spot }.
}
web-keep-draft = Garder
web-compare = Projets à comparer
web-take-draft = Reprendre
web-type = Écrire un escalier
web-type-label = Escalier en notation
web-type-take = Valider
web-buy = { $colour ->
    [l] Votre pièce décorative est vert clair : prenez des cartes vert clair ou multicolores.
    [d] Votre pièce décorative est vert foncé : prenez des cartes vert foncé ou multicolores.
   *[g] Votre pièce décorative est dorée : prenez des cartes dorées ou multicolores.
}
web-buy-left = { $left ->
    [one] Il reste { $left } Monnaie de Singe sur { $credits }
   *[other] Il reste { $left } Monnaies de Singe sur { $credits }
}
web-buy-too-dear = Avec les cartes déjà choisies, c’est trop cher. Reposez-en une d’abord.
web-buy-done = { $count ->
    [0] Ne rien prendre
    [one] Prendre cette carte
   *[other] Prendre { $count } cartes
}
web-pile-empty = épuisé
web-card = Carte { $card }, coût { $cost }, { $colour ->
    [l] vert clair
    [d] vert foncé
    [g] dorée
   *[m] multicolore
}, { $bananas ->
    [one] { $bananas } Banane
   *[other] { $bananas } Bananes
}. Livraison immédiate : { $once ->
    [one] { $once } brique ou arche
   *[other] { $once } briques ou arches
}, { $onceColumns ->
    [one] { $onceColumns } colonne
   *[other] { $onceColumns } colonnes
}. Livraison récurrente : { $every ->
    [one] { $every } brique ou arche
   *[other] { $every } briques ou arches
}, { $everyColumns ->
    [one] { $everyColumns } colonne
   *[other] { $everyColumns } colonnes
}.
web-card-start = { $colour ->
    [l] après un départ sur vert clair
    [d] après un départ sur vert foncé
    [g] après un départ sur doré
   *[m] après n’importe quel départ
}
web-card-bananas = { $count ->
    [one] { $count } Banane en fin de partie
   *[other] { $count } Bananes en fin de partie
}
web-card-once = Une fois, quand vous la prenez :
web-card-every = À chaque tour :
web-card-pieces = { $count ->
    [one] { $count } brique ou arche, au choix
   *[other] { $count } briques ou arches, au choix
}
web-one-time = { $icons ->
    [0] Vos nouvelles cartes apportent des colonnes.
    [one] Vos nouvelles cartes apportent une pièce : arche ou brique ?
   *[other] Vos nouvelles cartes apportent { $icons } pièces : combien d’arches, combien de briques ?
}
web-recurring = { $icons ->
    [0] Votre plateau et vos cartes apportent des colonnes.
    [one] Votre plateau et vos cartes apportent une pièce : arche ou brique ?
   *[other] Votre plateau et vos cartes apportent { $icons } pièces : combien d’arches, combien de briques ?
}
web-split = Arches ou briques
web-split-value = { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
}, { $bricks ->
    [one] { $bricks } brique
   *[other] { $bricks } briques
}
web-replace-lacking = Remplacer ce qui manque dans l’Insert par l’autre sorte
web-taken = Vous recevez
web-hand-after = Ensuite en main
web-tray-now = Dans l’Insert maintenant
web-ends-the-game = L’Insert pour pièces ne peut pas tout donner : cette manche sera la dernière !
web-naming-ends = L’Insert contient { $arches ->
    [one] { $arches } arche
   *[other] { $arches } arches
} et { $bricks ->
    [one] { $bricks } brique
   *[other] { $bricks } briques
}. Nommez-en davantage d’une sorte, et cette manche sera la dernière.
web-naming-this-ends = { $lacking ->
    [0] L’Insert manque de colonnes : quoi que vous nommiez, cette manche est la dernière.
   *[other] La partie se terminera après cette manche. Pièces qui manquent : { $lacking } ; remplacées par l’autre sorte : { $made }.
}
web-take-delivery = Prendre les pièces
web-place = Posez chaque nouvelle carte sur un emplacement de votre plateau Joueur. Seule la carte du dessus livre à chaque tour ; les cartes recouvertes gardent leurs Bananes.
web-new-cards = Nouvelles cartes
web-free = libre
web-put-here = poser ici
web-gets-covered = sera recouverte
web-place-free = Emplacement { $place }, libre
web-place-covers = Emplacement { $place }, recouvre la carte { $card }
web-animal = { $animal ->
    [monkey] Vous avez posé une brique dorée : le Singe est à vous. Mettez-le sur un tenon libre ; personne ne pourra y construire.
   *[frog] Choisissez le tenon où la Grenouille s’installe.
}
web-knob = { $animal ->
    [monkey] Le Singe sur { $spot }
   *[frog] La Grenouille sur { $spot }
}
web-frog-before = Prendre la Grenouille ? Vous recevez une colonne tout de suite ; le joueur qui l’a à la fin perd 3 Bananes.
web-frog-after = Prendre la Grenouille ? Vous recevez une colonne pour votre prochain tour ; le joueur qui l’a à la fin perd 3 Bananes.
web-frog-take = Prendre Grenouille et colonne
web-frog-leave = La laisser
web-confirm = Tout vous convient ? Vous pouvez encore annuler.
web-plan-ready = Votre projet pour le prochain tour est prêt.
web-confirm-turn = Valider le tour
web-final = Ensuite, de nouvelles cartes sont dévoilées, et on ne revient plus en arrière.

## The end

web-final-count = Décompte final
web-counting = { $part ->
    [cards] Les cartes Singe…
    [bonus] … les cartes Bonus…
    [trophies] … et les cartes Trophée
   *[total] Cela fait…
}
web-winner = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-skip = Passer
web-rematch = Rejouer
web-admire = Admirer le palais
web-score-row = { $row ->
    [cards] Cartes Singe
    [bonus] Cartes Bonus
    [trophies] Cartes Trophée
   *[total] Bananes
}
web-income-chart = Briques et arches prises à chaque tour

## Replay and photos

web-replay-begin = Le début
web-replay-at = Tour { $turn } sur { $turns }
web-replay-first = Au début
web-replay-back = Un tour en arrière
web-replay-on = Un tour en avant
web-replay-last = À la fin
web-replay-run = Laisser défiler
web-replay-stop = Arrêter
web-replay-slider = Tour
web-branch = Essayer autre chose à partir d’ici
web-branch-end = Revenir à la vraie partie
web-branch-lead = Vous jouez maintenant pour toutes les places. Rien n’en sera gardé.
web-to-table = Retour à la table
web-photo = Photo
web-turntable = Tourner lentement
web-save-picture = Enregistrer l’image
web-invite-watch = Inviter quelqu’un à regarder
web-take-back-seat = Reprendre ma place
web-leave = Quitter la place…
web-leave-title = Quitter votre place ?
web-leave-lead = Un robot joue à votre place. Vous pouvez revenir à tout moment tant que la partie dure.
web-leave-seat = Laisser un robot jouer pour { $name }
web-stay = Rester
web-keys = Touches : les flèches choisissent une case, Entrée la prend, + et - changent de niveau, Retour arrière annule.
web-face-down = face cachée
web-judge = Arbitre des règles
web-judge-try = Essayer chez l’arbitre

## About

web-about = À propos
web-about-version = monkeypalace { $version }
web-about-game = Le jeu
web-about-concept = Concept du jeu
web-about-illustrations = Illustrations
web-about-unofficial = Non officiel
web-about-unofficial-text = Ce projet est l’œuvre d’admirateurs. Il n’est ni réalisé, ni approuvé, ni parrainé par les créateurs du jeu ou des briques, et n’a aucun lien avec eux. Si le jeu vous plaît, achetez la boîte.
web-about-trademarks = LEGO, le logo LEGO, la Minifigurine et les configurations des briques et des tenons sont des marques du Groupe LEGO. Monkey Palace et tous les autres noms appartiennent à leurs propriétaires.
web-data = Vos données
web-data-text = Ce serveur garde votre nom à vos tables, vos coups et vos messages, et les packs que vous avez envoyés. Un cookie lui dit qui vous êtes.
web-data-download = Télécharger mes données
web-data-delete = Supprimer mes données
web-data-delete-title = Tout supprimer ?
web-data-delete-lead = Vos tables sans autre joueur disparaissent. Aux autres, un robot joue à votre place ; votre nom et vos messages sont retirés. Tous vos appareils sont déconnectés. C’est définitif.
web-data-delete-sure = Tout supprimer
web-data-keep = Tout garder
web-about-software = Logiciels et polices
web-about-software-text = Cette page est un logiciel libre sous licence MIT. Elle contient des logiciels et des polices d’autres auteurs :
web-about-notices = Afficher les licences tierces
