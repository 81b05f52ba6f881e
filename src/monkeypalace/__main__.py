"""Run the command line with `python -m monkeypalace`."""

from monkeypalace.cli import main

main()
