### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = Le serveur a besoin d’autres paquets Python, dont { $module }. Installez-les avec : pip install 'monkeypalace[server]'
server-ready = La table est mise : { $address } (Ctrl-C pour arrêter)
server-spectator = Spectateur
server-former-player = Ancien joueur

# What `monkeypalace clean` says.
clean-removed = Supprimé. Tables : { $tables }. Packs : { $packs }. Codes : { $codes }. Sessions : { $sessions }.
clean-would-remove = Rien n’a été supprimé. Voici ce qui le serait. Tables : { $tables }. Packs : { $packs }. Codes : { $codes }. Sessions : { $sessions }.

# What happens at a table, besides the game.
server-event-created = La table est prête.
server-event-seated = { $name } prend place.
server-event-bot-seated = { $name } prend place.
server-event-started = La partie commence.
server-event-left = { $reason ->
    [time] { $name } n’a plus de temps ; un robot prend le relais.
   *[other] { $name } a quitté la table ; un robot prend le relais.
}
server-event-returned = { $name } est de retour.
server-event-erased = La personne assise à cette place est partie pour de bon.
server-event-rematch = On rejoue à une nouvelle table.

# What the server refuses.
error-server-request = La demande n’est pas correcte.
error-server-field = { $place } : { $reason }.
error-server-json = La demande ne peut pas être lue.
error-server-length = La demande n’indique pas de longueur correcte.
error-server-too-large = La demande est trop grande.
error-server-head-too-large = L’adresse ou les en-têtes de la demande sont trop longs.
error-server-too-slow = La demande a mis trop de temps à arriver. Renvoyez-la.
error-server-many-values = La demande contient plus de { $most } valeurs ; c’est trop.
error-server-origin = Cette demande vient d’un autre site ; elle est refusée.
error-server-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est le vôtre, ajoutez ce nom à MONKEYPALACE_HOSTS.
error-server-unknown-person = On ne vous connaît pas encore ici. Préparez une table, ou acceptez une invitation.
error-server-not-found = Il n’y a rien ici.
error-server-method = Cela ne peut pas se faire ici.
error-server-no-table = Cette table ou cette place n’existe pas, ou ne vous est pas ouverte.
error-server-broken-table = Cette table est endommagée et ne peut pas être ouverte pour le moment. Les responsables du serveur sont prévenus.
error-server-no-code = Ce lien ne marche pas, ou ne marche plus. Demandez-en un nouveau.
error-server-device-replaces = Cet appareil est déjà à quelqu’un. Confirmez qu’il doit changer de main.
error-server-device-loses = Cet appareil est le seul accès à vos tables, et vous les perdriez. Ajoutez-les d’abord à un autre appareil.
error-server-no-pack = Ce pack n’existe pas ici.
error-server-not-your-seat = Ce n’est pas votre place.
error-server-not-the-host = Seule la personne qui a préparé la table peut le faire.
error-server-seat-taken = Cette place est prise.
error-server-away = Un robot joue pour vous. Reprenez d’abord votre place.
error-server-out-of-time = Votre temps pour ce tour est écoulé. Revenez quand le robot l’aura joué.
error-server-nobody-plays = Une place au moins doit être la vôtre.
error-server-two-clocks = Soit une limite en secondes, soit une limite en jours, pas les deux.
error-server-name-needed = Pour prendre place, il vous faut un nom.
error-server-name = Un nom se compose de caractères visibles, sur une seule ligne.
error-server-message = Un message se compose de caractères visibles.
error-server-not-started = La partie n’a pas encore commencé ; il y a des places libres.
error-server-no-event = Cette table n’a pas encore d’événement { $number }.
error-server-not-finished = La partie n’est pas encore terminée.
error-server-no-hints = Les conseils sont désactivés à cette table.
error-server-over = Il n’y a plus rien à décider.
error-server-command-reused = Cette commande a déjà été envoyée avec d’autres décisions. Donnez à chaque commande son propre identifiant.
error-server-staircase-not-asked = Ce n’est pas le moment de construire un escalier.
error-stale = Quelqu’un a été plus rapide : la table en est à l’événement { $number }.
error-server-many-tables = Vous avez { $most } tables en cours : c’est la limite. Terminez d’abord l’une d’elles.
error-server-many-packs = Vous avez enregistré { $most } packs ici : c’est la limite.
error-server-many-returns = Vous êtes revenu { $most } fois à cette place : c’est la limite. Le robot continue.
error-server-quota = Vous avez atteint la limite du jour pour { $kind ->
    [packs] les packs
    [tables] les tables
    [messages] les messages
    [events] les commandes
   *[exports] les téléchargements de vos données
}. Réessayez dans { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-server-many-streams = Vous avez { $most } tables ouvertes à la fois : c’est la limite. Fermez d’abord l’une d’elles.
error-server-many-connections = Votre adresse a déjà { $most } connexions ouvertes.
error-server-slow-down = C’était trop rapide. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-many-requests = Vos demandes précédentes sont encore en cours de traitement. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-busy = Le serveur a trop à faire en ce moment. Réessayez dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-server-too-hard = La recherche serait trop longue ici. Essayez avec moins de pièces.
error-server-review-running = Une autre de vos parties est en cours d’analyse. Attendez la fin.
error-server-picture-too-hard = Cette image serait trop longue à faire.
error-server-work-failed = Le calcul n’a pas abouti. Réessayez.
error-server-thinking-failed = Le robot n’a pas pu décider. Réessayez.
error-server-painting-failed = L’image n’a pas pu être faite. Réessayez.
error-server-storage = L’enregistrement a échoué. Renvoyez la demande : rien n’arrivera deux fois.
error-server-database = La base de données ne peut pas être utilisée : { $reason }
error-server-database-newer = La base de données vient d’une version plus récente du programme. Installez cette version, ou restaurez une sauvegarde plus ancienne.
error-server-setting = « { $text } » ne convient pas pour la variable d’environnement { $name }.
error-server-failure = Quelque chose s’est mal passé de notre côté.
