# The browser table in French. $spot is a place on the board such as d4.

## First page

web-title = Monkey Palace
web-tagline = Construisez des escaliers, récoltez des Bananes et faites grandir le palais jusqu’au ciel.
web-your-name = Votre nom
web-default-name = Joueur
web-play-now = Jouer
web-learn = Apprendre à jouer
web-new-table = Nouvelle table
web-rules = Livret de règles
web-why = Pourquoi ?
web-my-tables = Mes tables
web-add-device = Jouer aussi sur un autre appareil
web-your-turn-short = À vous
web-status = { $status ->
    [waiting] Places libres
    [running] En cours
   *[finished] Terminée
}
web-unofficial = Fait par des admirateurs du jeu en boîte, sans lien avec ses éditeurs. Si le jeu vous plaît, achetez la boîte.
web-language = Langue
web-home = Page d’accueil
web-loading = Un instant…
web-lost = Connexion au serveur perdue. Votre partie est en sécurité ; nouvel essai…
web-failed = Une erreur s’est produite. Rechargez la page si rien ne se passe.
web-no-table = Cette table n’existe pas ou ne vous est pas ouverte.

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
web-bot = { $bot ->
    [random] Bébé singe, joue au hasard
    [capuchin] Capucin, facile
    [macaque] Macaque, moyen
    [mandrill] Mandrill, joue bien
    [gorilla] Gorille, anticipe
   *[other] { $bot }
}
web-bot-name = { $bot ->
    [random] Bébé singe
    [capuchin] Capucin
    [macaque] Macaque
    [mandrill] Mandrill
    [gorilla] Gorille
   *[other] { $bot }
}
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
web-option-own = Papillon par couleur.
web-option-own-hint = Il se pose sur une pièce décorative qui est la plus élevée de sa propre couleur.
web-option-ties = Égalité récompensée.
web-option-ties-hint = Une pièce décorative aussi élevée qu’une autre de sa couleur rapporte aussi la Monnaie de Singe de hauteur.
web-option-draw = Tirage au sort.
web-option-draw-hint = Le hasard décide de la place de chacun.
web-option-public = Ouverte au public.
web-option-public-hint = Quiconque connaît l’adresse de la table peut regarder.
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
web-sound = Son
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
web-no-cards = Pas encore de carte.
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
web-take-home = Emporter le palais
# $file is what can be downloaded.
web-take-home-file = { $file ->
    [turns] Liste des tours
    [png] Image (PNG)
    [svg] Image à agrandir (SVG)
    [film] Film de la partie (WebP)
    [model] Modèle en briques (LDraw)
   *[game] Fichier de la partie
}
web-revealed = Carte dévoilée : on ne revient plus en arrière.
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-send = Envoyer

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
web-ask-confirm = Me demander confirmation avant de jouer mon tour
web-must-pass = Vos pièces ne permettent pas de construire. Vous recevez votre Livraison récurrente.
web-pass = Continuer
web-build-start = Touchez un anneau lumineux au sol pour commencer. Sa couleur décide des cartes que vous pourrez prendre.
web-build-on = Touchez une arche qui brille, ou une direction. Chaque arche rapporte une Monnaie de Singe.
web-directions = Arche suivante
web-direction = { $direction ->
    [N] Nord
    [E] Est
    [S] Sud
   *[W] Ouest
}
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
web-show-me = Montrer de bons escaliers
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
web-once = immédiat
web-every-turn = chaque tour
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
web-make-up = Remplacer ce qui manque dans l’Insert par l’autre sorte
web-taken = Vous recevez
web-hand-after = Ensuite en main
web-tray-now = Dans l’Insert maintenant
web-ends-the-game = L’Insert pour pièces ne peut pas tout donner : cette manche sera la dernière !
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
web-judge = Arbitre pour la boîte
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
web-about-software = Logiciels et polices
web-about-software-text = Cette page est un logiciel libre sous licence MIT. Elle contient des logiciels et des polices d’autres auteurs :
web-about-notices = Afficher les licences tierces
