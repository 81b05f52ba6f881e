"""Learning environments for PettingZoo, Gymnasium and OpenSpiel.

Import the module you need; each needs its own dependency. The extra `rl` installs them all.
"""
