"""`python -m monkeypalace.server.openapi` prints the OpenAPI document."""

from __future__ import annotations

import json
import sys

from monkeypalace.server.app import make_app


def main() -> None:
    json.dump(make_app().openapi(), sys.stdout, indent=1)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
