"""Options of commands: link them to their help texts, and define those that commands share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from monkeypalace.cli.terminal.files import file_name
from monkeypalace.cli.terminal.helptexts import HelpOption
from monkeypalace.game import ButterflyRule, Edition, EndRule, Options, PileOrder

_Function = TypeVar("_Function", bound=Callable[..., Any])
_Decorator = Callable[[_Function], _Function]


def options_with(prefix: str) -> Callable[..., _Decorator[Any]]:
    """Return a function like `click.option` that uses the text `<prefix><name>` as the help."""

    def option(*names: str, **attributes: Any) -> _Decorator[Any]:
        id_ = prefix + names[0].removeprefix("--").partition("/")[0]
        return click.option(*names, cls=HelpOption, help=id_, **attributes)

    return option


_option = options_with("cli-help-")
_game_option = options_with("cli-help-game-")

#: The pack of a saved game that was not played with the standard one.
saved_pack_option: Final = click.option(
    "--pack",
    "pack_file",
    cls=HelpOption,
    help="cli-help-saved-pack",
    type=file_name,
    metavar="FILE",
)
colour_option: Final = _option("--colour/--no-colour", default=None)
database_option: Final = _option("--database", metavar="URL")
force_option: Final = _option("--force", is_flag=True)


def complete_bot(
    ctx: click.Context,  # noqa: ARG001 - click's signature
    param: click.Parameter,  # noqa: ARG001 - click's signature
    incomplete: str,
) -> list[CompletionItem]:
    """Return the bots whose names begin as typed; without any, complete the name of a file."""
    from monkeypalace.bots import BOTS

    found = [CompletionItem(name) for name in BOTS if name.startswith(incomplete)]
    return found or [CompletionItem(incomplete, type="file")]


#: The options of a game, by name. Without them, the edition decides.
GAME_OPTIONS: Final[dict[str, _Decorator[Any]]] = {
    "butterfly": _game_option("--butterfly", is_flag=True, default=None),
    "frog": _game_option("--frog", is_flag=True, default=None),
    "piles": _game_option("--piles", type=click.Choice([str(order) for order in PileOrder])),
    "butterfly_rule": _game_option(
        "--butterfly-rule", type=click.Choice([str(rule) for rule in ButterflyRule])
    ),
    "ties_earn_credit": _game_option("--ties-earn-credit", is_flag=True, default=None),
    "end_rule": _game_option("--end-rule", type=click.Choice([str(rule) for rule in EndRule])),
    "stack_new_cards": _game_option("--stack-new-cards/--no-stack-new-cards", default=None),
}

_edition_option = _game_option("--edition", type=click.Choice([str(one) for one in Edition]))
_pack_option = _game_option("--pack", "pack_file", type=file_name, metavar="FILE")


def with_game_options(command: _Function) -> _Function:
    """Add the options of a new game to a command: edition, single rules, pack."""
    # As with decorators, the last one applied is the first in the help.
    for option in (_pack_option, *reversed(GAME_OPTIONS.values()), _edition_option):
        command = option(command)
    return command


def game_options(given: Mapping[str, Any], **changes: Any) -> Options:
    """Return the options of the given edition, changed by the given options and `changes`."""
    chosen = {name: given[name] for name in GAME_OPTIONS if given[name] is not None}
    return Options.from_edition(given["edition"] or Edition.EN, **chosen, **changes)
