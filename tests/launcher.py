"""Replace this process by another program that is killed when its parent process ends.

Usage: `python launcher.py PARENT PROGRAM [ARGUMENT ...]`; see `tests/processes.py`.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

_PR_SET_PDEATHSIG = 1


def main() -> None:
    """Set the signals up, then replace this process by the program."""
    parent, *command = sys.argv[1:]
    # Shells start background jobs with SIGINT ignored, and an ignored signal is inherited.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # Python itself ignores these two, and subprocess restores them in its children.
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None, use_errno=True).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != int(parent):
            # The parent ended before the call of `prctl`.
            os._exit(1)
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
