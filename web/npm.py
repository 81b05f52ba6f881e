"""Run scripts of `package.json` with the Node.js of a Python package.

`python web/npm.py lint test` runs both in this order; the output of a script is shown if it fails.
If the types of the server's answers are missing, they are generated first: without them, `format`
would remove type assertions that are needed.
"""

from __future__ import annotations

import sys

from build_page import TYPES, generate_types, install, npm


def main() -> None:
    install()
    if not TYPES.exists():
        generate_types()
    for script in sys.argv[1:]:
        npm("run", script)


if __name__ == "__main__":
    main()
