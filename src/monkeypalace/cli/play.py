"""`monkeypalace play`: two to four players at one terminal, people and bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from monkeypalace.bots.loading import BOTS
from monkeypalace.cli import INTERRUPTED
from monkeypalace.cli.cells import wrap
from monkeypalace.cli.files import file_name, is_there, pack_of
from monkeypalace.cli.helptexts import HelpCommand, HelpOption
from monkeypalace.cli.history import read_game
from monkeypalace.cli.invocation import resuming
from monkeypalace.cli.opponents import labels
from monkeypalace.cli.session import Session, read_line
from monkeypalace.cli.speech import CommandError, Speech, speech
from monkeypalace.cli.style import style_for_output
from monkeypalace.errors import OptionsError
from monkeypalace.game import ButterflyRule, Chance, Game, Options, PileOrder
from monkeypalace.packs import Pack

_Function = TypeVar("_Function", bound=Callable[..., Any])

#: After this many unusable answers, the default is taken.
_PATIENCE: Final = 3

#: Options without effect on a resumed game.
_SET_UP: Final = ("players", "names", "map_number", "seed", "piles", "butterfly_rule")
_SWITCHES: Final = ("lots", "butterfly", "frog", "ties_earn_credit")

#: Derives a seed for the seats, so that they reveal nothing about the cards.
_LOTS: Final = 0x5EA75


def _option(*names: str, **attributes: Any) -> Callable[[_Function], _Function]:
    """Return an option whose help is the text `cli-help-play-<name>`."""
    id_ = "cli-help-play-" + names[0].removeprefix("--").partition("/")[0]
    return click.option(*names, cls=HelpOption, help=id_, **attributes)


@click.command(cls=HelpCommand, help="cli-help-play")
@_option("--players", type=int, metavar="2-4")
@_option("--names", metavar="ANN,BEN,...")
@_option("--bot", "bots", multiple=True, metavar="BOT")
@_option("--lots", is_flag=True)
@_option("--map", "map_number", type=int, metavar="1-4")
@_option("--butterfly", is_flag=True)
@_option("--frog", is_flag=True)
@_option("--piles", type=click.Choice([str(order) for order in PileOrder]))
@_option("--butterfly-rule", type=click.Choice([str(rule) for rule in ButterflyRule]))
@_option("--ties-earn-credit", is_flag=True)
@_option("--pack", "pack_file", type=file_name, metavar="FILE")
@_option("--seed", type=int, metavar="NUMBER")
@_option("--save", "save_file", type=file_name, metavar="FILE")
@_option("--resume", "resume_file", type=file_name, metavar="FILE")
@_option("--colour/--no-colour", default=None)
@click.pass_context
def command(ctx: click.Context, /, **given: Any) -> None:
    try:
        _play(given, speech())
    except KeyboardInterrupt:
        ctx.exit(INTERRUPTED)


def _play(given: dict[str, Any], say: Speech) -> None:
    try:
        game, file, bots = _game(given, say)
    except (EOFError, KeyboardInterrupt) as stopped:
        click.echo("\n" + say("play-stopped"))
        if isinstance(stopped, KeyboardInterrupt):
            raise
        return
    if given["lots"]:
        click.echo("\n".join(wrap(_who_sits_where(game, say))))
    style = style_for_output(given["colour"])
    Session(game, say, style, file, given["pack_file"], bots).run()


def _game(given: dict[str, Any], say: Speech) -> tuple[Game, Path | None, Sequence[str]]:
    """Return the game that the options describe, its file, and its bots."""
    save, resume = given["save_file"], given["resume_file"]
    chosen = [name for name in _SET_UP if given[name] is not None]
    chosen += [name for name in _SWITCHES if given[name]]
    if resume is not None:
        if chosen:
            raise CommandError("resume-and-set-up", option=_spelled(chosen[0]))
        game = read_game(resume, given["pack_file"])
        return game, Path(save if save is not None else resume), given["bots"]
    if save is not None and is_there(Path(save)):
        go_on = resuming(save, given["pack_file"])
        raise CommandError("save-exists", file=save, command=go_on)
    pack = pack_of(given["pack_file"])
    if not chosen and save is None and given["pack_file"] is None and not given["bots"]:
        game, bots = _asked(pack, say)
        return game, None, bots
    return _chosen(given, pack, say), None if save is None else Path(save), given["bots"]


def _spelled(name: str) -> str:
    return "--" + name.removesuffix("_number").replace("_", "-")


def _chosen(given: dict[str, Any], pack: Pack, say: Speech) -> Game:
    names = _names(given["names"]) if given["names"] is not None else None
    players, bots = given["players"], given["bots"]
    if bots:
        people = names or [
            say("play-seat", seat=seat) for seat in range(1, max(1, (players or 0) - len(bots)) + 1)
        ]
        names = [*people, *labels(bots)]
    if given["lots"] and names is None:
        raise CommandError("lots-without-names")
    if players is None:
        players = len(names) if names is not None else 2
    standard = Options()
    options = Options(
        map=standard.map if given["map_number"] is None else given["map_number"],
        butterfly=given["butterfly"],
        frog=given["frog"],
        piles=PileOrder(given["piles"] or standard.piles),
        butterfly_rule=ButterflyRule(given["butterfly_rule"] or standard.butterfly_rule),
        ties_earn_credit=given["ties_earn_credit"],
    )
    game = Game(players, seed=given["seed"], pack=pack, options=options, names=names)
    return _with_drawn_seats(game) if given["lots"] else game


def _with_drawn_seats(game: Game) -> Game:
    """Return the same game with its players in an order derived from the seed."""
    assert game.seed is not None, "a new game has a seed"
    names = Chance(game.seed ^ _LOTS).shuffled(game.names)
    return Game(game.players, seed=game.seed, pack=game.pack, options=game.options, names=names)


def _who_sits_where(game: Game, say: Speech) -> str:
    seats = [
        say("play-lots-seat", name=name, seat=seat) for seat, name in enumerate(game.names, start=1)
    ]
    return say("play-lots", seats=say.listed(seats))


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _asked(pack: Pack, say: Speech) -> tuple[Game, list[str]]:
    """Ask three short questions; empty answers give the standard game. Bots go by name."""
    click.echo(say("play-set-up", bots=", ".join(BOTS)))
    names: list[str] | None = None
    bots: list[str] = []
    players = 2
    for _ in range(_PATIENCE):
        answer = read_line(say("play-set-up-players") + " ").strip()
        try:
            if not answer or (answer.isascii() and answer.isdigit()):
                players = int(answer[:9] or 2)
                Game(players, pack=pack)
            else:
                bots = [name for name in _names(answer) if name in BOTS]
                people = [name for name in _names(answer) if name not in BOTS]
                names = [*people, *labels(bots)]
                players = len(names)
                Game(players, pack=pack, names=names)
            break
        except OptionsError as error:
            click.echo(say.explain(error))
            names, players, bots = None, 2, []
    else:
        click.echo(say("play-set-up-two"))
    numbers = [str(ground_map.number) for ground_map in pack.maps]
    maps = ", ".join(f"{found.number} {found.name}" for found in pack.maps)
    chosen_map = _one_of(numbers, say("play-set-up-map", maps=maps), say)
    modules = _one_of(["1", "2", "3", "4"], say("play-set-up-modules"), say)
    options = Options(
        map=int(chosen_map), butterfly=modules in ("2", "4"), frog=modules in ("3", "4")
    )
    return Game(players, pack=pack, options=options, names=names), bots


def _one_of(choices: list[str], question: str, say: Speech) -> str:
    for _ in range(_PATIENCE):
        answer = read_line(question + " ").strip()
        if not answer:
            break
        if answer in choices:
            return answer
        click.echo(say("play-set-up-choice", choices=", ".join(choices)))
    else:
        click.echo(say("play-set-up-first", choice=choices[0]))
    return choices[0]
