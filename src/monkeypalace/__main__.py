"""`python -m monkeypalace`: the command line."""

from monkeypalace.cli import main

main()
