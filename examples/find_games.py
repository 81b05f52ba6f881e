"""Find games in which the worked examples of the rulebooks happen.

    python examples/find_games.py

Bots play the games. If a legal decision shows an example that is still missing, it is played
instead of the bot's decision. Games that show a new example are written to `examples/games`, with
an index in `docs/example-games.md`. The same seed finds the same games.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from monkeypalace.bots import ask, load_bot
from monkeypalace.game import Buy, Chance, Decision, Game, Kind, UseIcons, events, top_cards
from monkeypalace.gamefile import format_game, turns_of
from monkeypalace.packs import Delivery, Pack
from monkeypalace.palace import Pieces

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "examples" / "games"
INDEX: Final = ROOT / "docs" / "example-games.md"

CREDITS: Final = 6
ONE_TIME: Final = Delivery(icons=2, columns=1)
RECURRING: Final = Pieces(arches=5, bricks=4)


@dataclass(frozen=True, slots=True)
class Turn:
    """The facts about a turn that decide which examples it shows."""

    #: Its round and its seat.
    name: str
    #: Credits for arches and for the height.
    credits: tuple[int, int] = (0, 0)
    #: The costs of the cards that were bought, the most expensive first.
    costs: tuple[int, ...] = ()
    #: What the One-time Delivery of these cards shows.
    one_time: Delivery = Delivery()
    #: The Recurring Delivery, if the tray had all of it.
    recurring: Pieces = Pieces()
    has_bonus: bool = False


def spends_six_as(costs: tuple[int, ...], turn: Turn) -> bool:
    """Return whether the turn's six credits bought cards of these costs."""
    return sum(turn.credits) == CREDITS and turn.costs == costs


#: The examples by name, each with a function that tells whether a turn shows it.
EXAMPLES: Final[dict[str, Callable[[Turn], bool]]] = {
    "nine icons, taken as five arches and four bricks": lambda turn: turn.recurring == RECURRING,
    "a One-time Delivery of two icons and a column": lambda turn: turn.one_time == ONE_TIME,
    **{
        f"six credits spent as {' + '.join(map(str, costs))}": partial(spends_six_as, costs)
        for costs in ((6,), (5, 1), (4, 2), (3, 2, 1))
    },
    "three credits for arches and one for height": lambda turn: turn.credits == (3, 1),
    "a Bonus Card for a pillar of five": lambda turn: turn.has_bonus,
}


def turns(game: Game) -> Iterator[Turn]:
    """Yield the turns of a game."""
    for records in turns_of(game.records):
        happened = [event for record in records for event in record.events]
        bought = [event.card for event in happened if isinstance(event, events.Bought)]
        credited = [event for event in happened if isinstance(event, events.Credited)]
        yield Turn(
            f"{records[0].round}.{records[0].seat}",
            (credited[0].arches, credited[0].height) if credited else (0, 0),
            *_bought(game.pack, bought),
            sum(
                (
                    event.pieces
                    for event in happened
                    if isinstance(event, events.Delivered)
                    and event.recurring
                    and event.short == Pieces()
                ),
                Pieces(),
            ),
            events.BonusTaken() in happened,
        )


def _bought(pack: Pack, ids: list[str]) -> tuple[tuple[int, ...], Delivery]:
    """Return the costs of some cards, the most expensive first, and their One-time Delivery."""
    cards = [pack.card(card) for card in ids]
    costs = sorted((card.cost for card in cards), reverse=True)
    return tuple(costs), sum((card.one_time for card in cards), Delivery())


def examples_in(game: Game) -> dict[str, list[str]]:
    """Return the turns that show each example in a game."""
    found: dict[str, list[str]] = {}
    for turn in turns(game):
        for name, shows in EXAMPLES.items():
            if shows(turn):
                found.setdefault(name, []).append(turn.name)
    return found


def play(bot: str, players: int, seed: int, missing: set[str]) -> Game:
    """Play a game with this bot on every seat; prefer decisions that show missing examples."""
    game = Game(players, seed=seed, names=[f"{bot} {seat}" for seat in range(1, players + 1)])
    player = load_bot(bot)
    while not game.is_over:
        decision = _example(game, missing.difference(examples_in(game)))
        if decision is None:
            decision = ask(player, game.view(game.seat), Chance(seed)).decision
        game.play(decision)
    return game


def _example(game: Game, missing: set[str]) -> Decision | None:
    """Return a legal decision that shows a missing example, if there is one."""
    if game.kind not in (Kind.BUY, Kind.RECURRING_DELIVERY):
        return None
    tops = top_cards(game.state)
    for decision in game.legal:
        if isinstance(decision, Buy):
            costs, delivery = _bought(game.pack, [tops[pile].id for pile in decision.piles])
            turn = Turn("", (game.state.turn.credits, 0), costs, delivery)
        elif isinstance(decision, UseIcons) and not decision.replacements:
            turn = Turn("", recurring=Pieces(decision.arches, decision.bricks))
        else:
            continue
        if any(EXAMPLES[name](turn) for name in missing):
            return decision
    return None


def index(games: dict[str, Game]) -> str:
    """Return the page about the games."""
    lines = [
        "# Example games",
        "",
        "Games of bots in which the worked examples of the rulebooks happen. The script",
        "`examples/find_games.py` has found them; if a legal decision showed an example that was",
        "still missing, the script played it instead of the bot's decision. A turn is written as",
        "its round and its seat. To watch a game: `monkeypalace replay examples/games/1.json`.",
        "",
        "| what happens | game | turns |",
        "|---|---|---|",
    ]
    lines += [
        f"| {name} | `{file}` | {', '.join(examples_in(game)[name])} |"
        for name in EXAMPLES
        for file, game in games.items()
        if name in examples_in(game)
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="mandrill")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="the maximum number of games")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    missing = set(EXAMPLES)
    games: dict[str, Game] = {}
    for seed in range(args.seed, args.seed + args.games):
        game = play(args.bot, args.players, seed, missing)
        if missing & set(examples_in(game)):
            games[f"{len(games) + 1}.json"] = game
            missing.difference_update(examples_in(game))
        if not missing:
            break
    else:
        parser.error(f"not found: {', '.join(sorted(missing))}")
    GAMES.mkdir(exist_ok=True)
    for old in GAMES.glob("*.json"):
        old.unlink()
    for name, game in games.items():
        (GAMES / name).write_text(format_game(game), encoding="utf-8")
    INDEX.write_text(index(games), encoding="utf-8")


if __name__ == "__main__":
    main()
