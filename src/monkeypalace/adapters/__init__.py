"""The game for other people's tools: learning environments for PettingZoo, Gymnasium, OpenSpiel.

Import the module you need; each asks for its own package. The extra `rl` installs them all.
"""
