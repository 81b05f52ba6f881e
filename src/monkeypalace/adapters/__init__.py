"""Learning environments for PettingZoo, Gymnasium, OpenSpiel and Stable-Baselines3.

Import the module you need; each has its own dependency. The extra `rl` installs the dependencies of
all modules except `sb3`, which has an extra of the same name. If a dependency is missing, the error
names the extra.
"""

# Submodules that are not imported here, because each needs its own dependency.
__all__ = ["actions", "gymnasium", "openspiel", "pettingzoo", "sb3", "vector"]
