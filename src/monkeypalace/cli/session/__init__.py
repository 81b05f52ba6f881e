"""A game at the terminal: questions, advice, remarks, opponents."""
