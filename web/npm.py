"""Run a script of `package.json` with the Node that comes as a Python package.

`python web/npm.py lint test` runs them one after the other; what they say is shown if one fails.
"""

from __future__ import annotations

import sys

from build_page import install, npm


def main() -> None:
    install()
    for script in sys.argv[1:]:
        npm("run", script)


if __name__ == "__main__":
    main()
