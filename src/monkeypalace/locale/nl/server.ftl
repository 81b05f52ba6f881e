### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = De server heeft meer Python-pakketten nodig, waaronder { $module }. Installeer ze met: pip install 'monkeypalace[server]'
server-ready = De tafel staat klaar: { $address } (Ctrl-C sluit af)
server-spectator = Toeschouwer
server-former-player = Oud-speler

# What `monkeypalace clean` says.
clean-removed = Verwijderd. Tafels: { $tables }. Pakketten: { $packs }. Codes: { $codes }. Sessies: { $sessions }.
clean-would-remove = Er is niets verwijderd. Dit zou verdwijnen. Tafels: { $tables }. Pakketten: { $packs }. Codes: { $codes }. Sessies: { $sessions }.

# What happens at a table, besides the game.
server-event-created = De tafel staat klaar.
server-event-seated = { $name } gaat zitten.
server-event-bot-seated = { $name } gaat zitten.
server-event-started = Het spel begint.
server-event-left = { $reason ->
    [time] De tijd van { $name } is om; een bot speelt verder.
   *[other] { $name } is vertrokken; een bot speelt verder.
}
server-event-returned = { $name } is terug.
server-event-erased = De speler van deze plaats is voorgoed vertrokken.
server-event-rematch = Ze spelen nog een keer, aan een nieuwe tafel.

# What the server refuses.
error-server-request = Het verzoek is niet zoals het hoort.
error-server-field = { $place }: { $reason }.
error-server-json = Het verzoek is niet te lezen.
error-server-length = Het verzoek heeft geen geldige lengte.
error-server-too-large = Het verzoek is te groot.
error-server-head-too-large = Het adres of de headers van het verzoek zijn te lang.
error-server-too-slow = Het verzoek deed er te lang over. Stuur het opnieuw.
error-server-many-values = Het verzoek heeft meer dan { $most } waarden; dat is te veel.
error-server-origin = Dit verzoek komt van een andere site en wordt geweigerd.
error-server-host = Deze server luistert niet naar de naam “{ $host }”. Is het jouw server, voeg de naam dan toe aan MONKEYPALACE_HOSTS.
error-server-unknown-person = We kennen je hier nog niet. Zet een tafel klaar, of neem een uitnodiging aan.
error-server-not-found = Hier is niets te vinden.
error-server-method = Dat kan hier niet.
error-server-no-table = Die tafel of plaats bestaat niet, of is niet voor jou toegankelijk.
error-server-broken-table = Deze tafel is beschadigd en kan nu niet worden geopend. Het is gemeld aan de beheerders van deze server.
error-server-no-code = Deze link werkt niet, of niet meer. Vraag om een nieuwe.
error-server-device-replaces = Dit apparaat is al van iemand. Bevestig dat het van eigenaar mag wisselen.
error-server-device-loses = Alleen via dit apparaat kom je bij je tafels, en je zou ze kwijtraken. Voeg ze eerst toe aan een ander apparaat.
error-server-no-pack = Dat pakket is hier niet.
error-server-not-your-seat = Dit is niet jouw plaats.
error-server-not-the-host = Dat kan alleen degene die de tafel heeft klaargezet.
error-server-seat-taken = Deze plaats is bezet.
error-server-away = Er speelt een bot voor je. Kom eerst terug op je plaats.
error-server-out-of-time = Je tijd voor deze beurt is om. Kom terug als de bot hem heeft gespeeld.
error-server-nobody-plays = Minstens één plaats moet van jou zijn.
error-server-two-clocks = Geef een tijdslimiet in seconden of in dagen, niet allebei.
error-server-name-needed = Om te gaan zitten heb je een naam nodig.
error-server-name = Een naam bestaat uit zichtbare tekens op één regel.
error-server-message = Een bericht bestaat uit zichtbare tekens.
error-server-not-started = Het spel is nog niet begonnen; er zijn nog vrije plaatsen.
error-server-no-event = Deze tafel heeft nog geen gebeurtenis { $number }.
error-server-not-finished = Het spel is nog niet afgelopen.
error-server-no-hints = Aan deze tafel staan hints uit.
error-server-over = Er valt niets meer te beslissen.
error-server-command-reused = Deze opdracht is al eens gestuurd, met andere beslissingen. Geef elke opdracht een eigen id.
error-server-staircase-not-asked = Er hoeft nu geen trap gebouwd te worden.
error-stale = Anderen waren sneller: de tafel is nu bij gebeurtenis { $number }.
error-server-many-tables = Je hebt { $most } tafels die nog niet klaar zijn; meer kan niet. Maak er eerst een af.
error-server-many-packs = Je hebt hier { $most } pakketten opgeslagen; meer kan niet.
error-server-many-returns = Je bent { $most } keer naar deze plaats teruggekomen; vaker kan niet. De bot speelt verder.
error-server-quota = Je hebt de daglimiet voor { $kind ->
    [packs] pakketten
    [tables] tafels
    [messages] berichten
    [events] opdrachten
   *[exports] downloads van je gegevens
} bereikt. Probeer het over { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
} opnieuw.
error-server-many-streams = Je hebt { $most } tafels tegelijk open; meer kan niet. Sluit er eerst een.
error-server-many-connections = Er zijn al { $most } open verbindingen vanaf jouw adres.
error-server-slow-down = Dat ging te snel. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-server-many-requests = Je vorige verzoeken zijn nog in behandeling. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-server-busy = De server heeft het nu te druk. Probeer het over { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} opnieuw.
error-server-too-hard = Dit uitzoeken duurt hier te lang. Probeer het met minder stukken.
error-server-review-running = Een ander spel van je wordt nog besproken. Wacht tot dat klaar is.
error-server-picture-too-hard = Deze afbeelding maken duurt te lang.
error-server-work-failed = Dit kon niet worden uitgezocht. Probeer het opnieuw.
error-server-thinking-failed = De bot kon niet beslissen. Probeer het opnieuw.
error-server-painting-failed = De afbeelding kon niet worden gemaakt. Probeer het opnieuw.
error-server-storage = Dit kon niet worden opgeslagen. Stuur het nog een keer: niets gebeurt dubbel.
error-server-database = De database is niet te gebruiken: { $reason }
error-server-database-newer = De database is gemaakt door een nieuwere versie van dit programma. Installeer die versie, of zet een oudere back-up terug.
error-server-setting = “{ $text }” is geen bruikbare waarde voor de omgevingsvariabele { $name }.
error-server-failure = Er ging bij ons iets mis.
