### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = The server needs packages that are not installed, such as { $module }. Install them with: pip install 'monkeypalace[server]'
server-ready = The server runs at { $address } (Ctrl-C stops it)
server-spectator = Spectator
server-former-player = Former player

# What `monkeypalace clean` says.
clean-removed = Removed. Tables: { $tables }. Packs: { $packs }. Codes: { $codes }. Sessions: { $sessions }.
clean-would-remove = Nothing was removed. This would be removed: Tables: { $tables }. Packs: { $packs }. Codes: { $codes }. Sessions: { $sessions }.

# What happens at a table, besides the game.
server-event-created = The table is set up.
server-event-seated = { $name } sits down.
server-event-bot-seated = { $name } sits down.
server-event-started = The game begins.
server-event-left = { $reason ->
    [time] { $name } has run out of time; a bot takes over.
   *[other] { $name } has left; a bot takes over.
}
server-event-returned = { $name } is back.
server-event-erased = The player of this seat has left for good.
server-event-rematch = They play again at a new table.

# What the server refuses.
error-server-request = The request is invalid.
error-server-field = { $place }: { $reason }.
error-server-json = The request cannot be read.
error-server-length = The Content-Length header is invalid.
error-server-too-large = The request is too large.
error-server-head-too-large = The address or the headers of the request are too large.
error-server-too-slow = The request took too long to arrive. Send it again.
error-server-many-values = The request has more than { $most } values, which is too many.
error-server-origin = This request comes from another site, and is refused.
error-server-host = This server does not answer to the name “{ $host }”. If you run it, add the name to MONKEYPALACE_HOSTS.
error-server-unknown-person = You are not known here yet. Set up a table, or accept an invitation.
error-server-not-found = There is nothing here.
error-server-method = This cannot be done here.
error-server-no-table = There is no such table or seat, or you may not see it.
error-server-broken-table = This table is damaged and cannot be opened at the moment. It has been reported to the people who run this server.
error-server-no-code = This link does not work, or it has already been used or has expired. Ask for a new one.
error-server-device-replaces = This device already belongs to somebody. Confirm that it should change hands.
error-server-device-loses = This device is the only way to your tables, and you would lose them. Add them to another device first.
error-server-no-pack = There is no such pack here.
error-server-not-your-seat = This is not your seat.
error-server-not-the-host = Only the person who set up the table can do that.
error-server-seat-taken = This seat is taken.
error-server-away = A bot plays for you. Come back to your seat first.
error-server-out-of-time = Your time for this turn has run out. Come back when the bot has played it.
error-server-nobody-plays = At least one seat must be your own.
error-server-two-clocks = Give either a limit in seconds or one in days, not both.
error-server-name-needed = To sit down you need a name.
error-server-name = A name is made of visible characters on one line.
error-server-message = A message is made of visible characters.
error-server-not-started = The game has not begun yet; there are open seats.
error-server-no-event = This table has no event { $number } yet.
error-server-not-finished = The game is not finished yet.
error-server-no-hints = Hints are switched off at this table.
error-server-over = There is nothing left to decide.
error-server-command-reused = This command was sent before with other decisions. Give each command a new id.
error-server-staircase-not-asked = No staircase can be built in this step.
error-stale = The table has changed meanwhile; it is at event { $number } now. Check your turn and play it again.
error-server-many-tables = You have { $most } unfinished tables, which is the limit. Finish one of them first.
error-server-many-packs = You have stored { $most } packs here, which is the limit.
error-server-many-returns = You have come back to this seat { $most } times, which is the limit. The bot plays on.
error-server-quota = You have reached today’s limit for { $kind ->
    [packs] packs
    [tables] tables
    [messages] messages
    [events] commands
   *[exports] downloads of your data
}. Try again in { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
error-server-many-streams = You have { $most } tables open at once, which is the limit. Close one of them first.
error-server-many-connections = There are already { $most } open connections from your address.
error-server-slow-down = That was too quick. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-many-requests = Your earlier requests are still being worked on. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-busy = The server has too much to do at the moment. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-too-hard = This takes too long to work out here. Try it with fewer pieces.
error-server-review-running = Another game of yours is being reviewed. Wait until it is done.
error-server-picture-too-hard = This picture takes too long to make.
error-server-work-failed = This could not be worked out. Try again.
error-server-thinking-failed = The bot could not decide. Try again.
error-server-painting-failed = The picture could not be made. Try again.
error-server-storage = It could not be stored. Send the same request again; it is carried out only once.
error-server-database = The database cannot be used: { $reason }
error-server-database-newer = The database was made by a newer version of this program. Install that version, or restore an older backup.
error-server-setting = The environment variable { $name } cannot be “{ $text }”.
error-server-failure = Something went wrong on the server.
