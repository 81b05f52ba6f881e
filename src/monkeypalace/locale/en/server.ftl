### The table server. Ids are shared by all languages; see docs/architecture.md, "Texts".

## The table server

cli-error-server-missing = The server needs more packages, { $module } for one. Install them with: pip install 'monkeypalace[server]'
server-ready = The table is set: { $address } (Ctrl-C ends it)
server-spectator = Spectator

# What happens at a table, besides the game.
server-event-created = The table is set up.
server-event-seated = { $name } sits down.
server-event-bot-seated = { $name } sits down.
server-event-started = The game begins.
server-event-left = { $reason ->
    [time] The time of { $name } has run out; a bot goes on.
   *[other] { $name } has left; a bot goes on.
}
server-event-returned = { $name } is back.
server-event-rematch = They play again at a new table.

# What the server refuses.
error-server-request = The request is not as it should be.
error-server-field = { $place }: { $reason }.
error-server-json = The request cannot be read.
error-server-length = The request has no proper length.
error-server-too-large = The request is too large.
error-server-origin = This request comes from another site, and is refused.
error-server-unknown-person = You are not known here yet. Set up a table, or accept an invitation.
error-server-not-found = There is nothing here.
error-server-method = This cannot be done here.
error-server-no-table = There is no such table or seat, or it is not for you to see.
error-server-no-code = This link does not work, or not any more. Ask for a new one.
error-server-no-pack = There is no such pack here.
error-server-not-your-seat = This is not your seat.
error-server-not-the-host = Only the person who set up the table can do that.
error-server-seat-taken = This seat is taken.
error-server-away = A bot plays for you. Come back to your seat first.
error-server-nobody-plays = At least one seat must be your own.
error-server-two-clocks = Either a limit in seconds or one in days, not both.
error-server-name-needed = To sit down you need a name.
error-server-name = A name is made of visible characters on one line.
error-server-message = A message is made of visible characters.
error-server-not-started = The game has not begun yet; there are open seats.
error-server-no-event = This table has no event { $number } yet.
error-server-not-finished = The game is not finished yet.
error-server-over = There is nothing left to decide.
error-server-command-reused = This command was sent before with other decisions. Give each command an id of its own.
error-server-staircase-not-asked = No staircase is to be built now.
error-stale = Others were quicker: the table is at event { $number } now.
error-server-many-tables = You have { $most } unfinished tables, which is enough.
error-server-many-streams = You look at { $most } tables at once, which is enough.
error-server-slow-down = That was too quick. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-many-requests = Your last questions are still being worked on. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-busy = The server has too much to do at the moment. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-server-too-hard = This takes too long to work out here. Try it with fewer pieces.
error-server-picture-too-hard = This picture takes too long to make.
error-server-work-failed = This could not be worked out. Try again.
error-server-thinking-failed = The bot could not think. Try again.
error-server-painting-failed = The picture could not be made. Try again.
error-server-storage = It could not be stored. Send it once more: nothing happens twice.
error-server-database = The database cannot be used: { $reason }
error-server-setting = “{ $text }” cannot be used for { $name } in the environment.
error-server-failure = Something went wrong on our side.
