"""Make puzzles: `python -m monkeypalace.puzzle_maker FOLDER`."""

import sys

from monkeypalace.puzzle_maker.run import main

if __name__ == "__main__":
    sys.exit(main())
