"""Learning environments for PettingZoo, Gymnasium and OpenSpiel.

Import the module you need; each needs its own dependency. The extra `rl` installs them all.
"""

# Modules: importing one of them needs only its own dependency.
__all__ = ["actions", "gymnasium", "openspiel", "pettingzoo", "vector"]
