"""Tables as people use them: seats, turns, chat, streams, exports, bots' turns."""
