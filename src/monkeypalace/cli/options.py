"""Options shared by several commands."""

from __future__ import annotations

from typing import Final

import click

from monkeypalace.cli.files import file_name
from monkeypalace.cli.helptexts import HelpOption

#: The pack of a game that was not played with the standard one.
pack_option: Final = click.option(
    "--pack",
    "pack_file",
    cls=HelpOption,
    help="cli-help-pack-file",
    type=file_name,
    metavar="FILE",
)
