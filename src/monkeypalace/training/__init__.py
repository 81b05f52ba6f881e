"""Train the network of the bots by self-play, on this machine or on a cluster.

`python -m monkeypalace.training FOLDER` trains; see `run.py`. It needs numpy.
"""

__all__: list[str] = []
