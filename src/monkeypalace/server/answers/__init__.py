"""JSON answers computed from a game.

Worker processes load these modules, so they import neither web framework nor database.
"""
