"""Tables over HTTP: seats, turns, news, storage. The browser knows no rules; this room asks `game`.

Start it with `monkeypalace serve`, or make the application with `monkeypalace.server.app`.
"""
