"""Run scripts of `package.json` with the Node.js of a Python package.

`python web/npm.py lint test` runs both in this order; the output of a script is shown if it fails.
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
