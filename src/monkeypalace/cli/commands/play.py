"""`monkeypalace play`: play a game at one terminal, with two to four people and bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from monkeypalace.bots import BOTS, LADDER
from monkeypalace.cli.session.opponents import bot_of
from monkeypalace.cli.session.playing import Session, read_line
from monkeypalace.cli.terminal.cells import wrap
from monkeypalace.cli.terminal.files import file_exists, file_name, load_pack_or_standard
from monkeypalace.cli.terminal.helptexts import HelpCommand
from monkeypalace.cli.terminal.history import read_game
from monkeypalace.cli.terminal.invocation import resuming
from monkeypalace.cli.terminal.options import (
    GAME_OPTIONS,
    colour_option,
    complete_bot,
    game_options,
    options_with,
    with_game_options,
)
from monkeypalace.cli.terminal.program import INTERRUPTED
from monkeypalace.cli.terminal.speech import CommandError, Speech, speech
from monkeypalace.cli.terminal.style import style_for_output
from monkeypalace.errors import OptionsError
from monkeypalace.game import Chance, Game, Options
from monkeypalace.narration import seat_names
from monkeypalace.packs import Pack

#: Invalid answers to a question after which its default is used.
_MOST_ATTEMPTS: Final = 3

#: Options of a new game; they are refused together with `--resume`.
_SET_UP: Final = ("players", "names", "lots", "map_number", "seed", "edition", *GAME_OPTIONS)

#: Derives the seed of the seats from the seed of the game, so that the seats reveal nothing about
#: the cards.
_SEATS_KEY: Final = 0x5EA75

_option = options_with("cli-help-play-")


@click.command(cls=HelpCommand, help="cli-help-play")
@_option("--players", type=int, metavar="2-4")
@_option("--names", metavar="ANN,BEN,...")
@_option("--bot", "bots", multiple=True, metavar="BOT", shell_complete=complete_bot)
@_option("--lots", is_flag=True, default=None)
@_option("--map", "map_number", type=int, metavar="1-4")
@with_game_options
@_option("--seed", type=int, metavar="NUMBER")
@_option("--save", "save_file", type=file_name, metavar="FILE")
@_option("--resume", "resume_file", type=file_name, metavar="FILE")
@colour_option
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
        click.echo("\n".join(wrap(_tell_seats(game, say))))
    style = style_for_output(given["colour"])
    Session(game, say, style, file, given["pack_file"], bots).run()


def _game(given: dict[str, Any], say: Speech) -> tuple[Game, Path | None, Sequence[str]]:
    """Return the game that the options describe, its file, and its bots."""
    save, resume = given["save_file"], given["resume_file"]
    chosen = [name for name in _SET_UP if given[name] is not None]
    if resume is not None:
        if chosen:
            raise CommandError("resume-and-set-up", option=_spelled(chosen[0]))
        game = read_game(resume, given["pack_file"])
        return game, Path(save if save is not None else resume), given["bots"]
    if save is not None and file_exists(Path(save)):
        resume_command = resuming(save, given["pack_file"])
        raise CommandError("save-exists", file=save, command=resume_command)
    pack = load_pack_or_standard(given["pack_file"])
    if not chosen and save is None and given["pack_file"] is None and not given["bots"]:
        game, bots = _ask_for_game(pack, say)
        return game, None, bots
    return _game_from_options(given, pack, say), None if save is None else Path(save), given["bots"]


def _spelled(name: str) -> str:
    return "--" + name.removesuffix("_number").replace("_", "-")


def _game_from_options(given: dict[str, Any], pack: Pack, say: Speech) -> Game:
    people = _names(given["names"]) if given["names"] is not None else None
    players, bots = given["players"], given["bots"]
    if bots:
        people = people or [
            say("play-seat", seat=seat) for seat in range(1, max(1, (players or 0) - len(bots)) + 1)
        ]
    if given["lots"] and people is None:
        raise CommandError("lots-without-names")
    sitting = _sitting(people or [], bots)
    names = None if people is None else seat_names(sitting, say)
    if players is None:
        players = len(names) if names is not None else 2
    map_option = {} if given["map_number"] is None else {"map": given["map_number"]}
    options = game_options(given, **map_option)
    game = Game(players, seed=given["seed"], pack=pack, options=options, names=names)
    if not given["lots"]:
        return game
    # Shuffle the players before naming them: the name of a bot may contain its seat's number.
    assert game.seed is not None, "a new game has a seed"
    names = seat_names(Chance(game.seed ^ _SEATS_KEY).shuffled(sitting), say)
    return Game(game.players, seed=game.seed, pack=game.pack, options=game.options, names=names)


def _tell_seats(game: Game, say: Speech) -> str:
    seats = [
        say("play-lots-seat", name=name, seat=seat) for seat, name in enumerate(game.names, start=1)
    ]
    return say("play-lots", seats=say.listed(seats))


def _sitting(people: Sequence[str], bots: Sequence[str]) -> list[tuple[str | None, str | None]]:
    """Return who sits on each seat: people, then bots."""
    return [*((name, None) for name in people), *((None, bot_of(spec)) for spec in bots)]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def _ask_for_game(pack: Pack, say: Speech) -> tuple[Game, list[str]]:
    """Ask three short questions; empty answers give the standard game.

    The name of a bot among the players means that bot.
    """
    levels = ", ".join(level.name for level in LADDER)
    click.echo(say("play-set-up", bots=f"random, {levels}"))
    names: list[str] | None = None
    bots: list[str] = []
    players = 2
    for _ in range(_MOST_ATTEMPTS):
        answer = read_line(say("play-set-up-players") + " ").strip()
        try:
            if not answer or (answer.isascii() and answer.isdigit()):
                players = int(answer[:9] or 2)
                Game(players, pack=pack)
            else:
                bots = [name for name in _names(answer) if name in BOTS]
                people = [name for name in _names(answer) if name not in BOTS]
                names = list(seat_names(_sitting(people, bots), say))
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
    for _ in range(_MOST_ATTEMPTS):
        answer = read_line(question + " ").strip()
        if not answer:
            break
        if answer in choices:
            return answer
        click.echo(say("play-set-up-choice", choices=", ".join(choices)))
    else:
        click.echo(say("play-set-up-first", choice=choices[0]))
    return choices[0]
