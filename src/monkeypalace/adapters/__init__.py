"""Learning environments for PettingZoo, Gymnasium and OpenSpiel.

Import the module you need; each needs its own dependency. The extra `rl` installs them all.
"""

# Modules, so that each needs its own dependency only.
__all__ = ["actions", "gymnasium", "openspiel", "pettingzoo", "vector"]
