"""Learning environments for PettingZoo, Gymnasium and OpenSpiel.

Import the module you need; each needs its own dependency. The extra `rl` installs them all.
"""

# Submodules that are not imported here, because each needs its own dependency.
__all__ = ["actions", "gymnasium", "openspiel", "pettingzoo", "vector"]
