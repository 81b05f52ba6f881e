"""Everything around the palace, as text: players, tray, card market, scores."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from monkeypalace.cli.terminal.cells import cells, cut, left, right
from monkeypalace.cli.terminal.draw import ANIMAL_LETTERS
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.style import Paint, Style
from monkeypalace.game import ANIMALS, COLOURS, Score, State, scores
from monkeypalace.narration import delivery, name_of
from monkeypalace.packs import Card
from monkeypalace.palace import Pieces

#: Characters that are left beside the board on an 80-column terminal.
PANEL_WIDTH: Final = 27
#: The width of names in tables, in cells.
NAME_WIDTH: Final = 12
#: The least width of a name beside a long staircase.
_SHORTEST_NAME: Final = 5


def format_pieces(found: Pieces) -> str:
    """Format building bricks in the short form that players also type.

    >>> format_pieces(Pieces(arches=3, columns=1))
    '3a 0b 1c'
    """
    return f"{found.arches}a {found.bricks}b {found.columns}c"


def format_nonzero_pieces(found: Pieces) -> str:
    """Format building bricks like `format_pieces`, leaving out zeros.

    >>> format_nonzero_pieces(Pieces(arches=3, columns=1))
    '3a 1c'
    """
    return " ".join(count for count in format_pieces(found).split() if count[0] != "0")


def short_name(seat: int, names: Sequence[str], say: Speech, most: int = NAME_WIDTH) -> str:
    """Return a player's name for tables, cut to at most `most` cells."""
    return cut(name_of(seat, names, say), min(most, NAME_WIDTH))


def players_panel(state: State, names: Sequence[str], say: Speech, style: Style) -> list[str]:
    """Return all hands, deliveries and bananas, and the tray, to show beside the board."""
    round_text = "play-panel-last-round" if state.last_round else "play-panel-round"
    lines = [style.paint(say(round_text, round=state.round), Paint.STRONG)]
    for seat, (player, score) in enumerate(zip(state.players, scores(state), strict=True), start=1):
        is_to_move = seat == state.seat and not state.is_over
        bananas = say("cli-bananas", count=score.total) + trophies_of(state, seat)
        name = short_name(seat, names, say, most=PANEL_WIDTH - 3 - cells(bananas))
        head = f"{style.pointer if is_to_move else ' '} {name} "
        head += right(bananas, PANEL_WIDTH - cells(head))
        lines += [
            style.paint(head, Paint.STRONG) if is_to_move else head,
            "    " + say("play-panel-hand", pieces=format_pieces(player.hand)),
            "    " + say("play-panel-gets", delivery=delivery(state.recurring_delivery(seat))),
        ]
    decorations = zip(COLOURS, state.decorations, strict=True)
    lines += [
        say("play-panel-tray", pieces=format_pieces(state.tray)),
        say(
            "play-panel-left",
            decorations=" ".join(f"{count}{colour.upper()}" for colour, count in decorations),
            bonus=state.bonus_cards,
        ),
    ]
    return lines


def panel_note(name: str, staircase: str, say: Speech) -> str:
    """Return the note about the last staircase; a long name is cut before the staircase is."""
    room = PANEL_WIDTH - cells(say("play-panel-last", name="", staircase=staircase))
    name = cut(name, max(_SHORTEST_NAME, min(room, NAME_WIDTH)))
    return cut(say("play-panel-last", name=name, staircase=staircase), PANEL_WIDTH)


def trophies_of(state: State, seat: int) -> str:
    """Return the letters of a seat's Trophy Cards, each after a space."""
    held = [
        ANIMAL_LETTERS[animal]
        for animal, holder in zip(ANIMALS, state.trophies, strict=True)
        if holder == seat
    ]
    return "".join(f" {letter}" for letter in held)


def market(
    state: State,
    say: Speech,
    piles: Iterable[str] | None = None,
    unknown: Collection[str] = (),
) -> list[str]:
    """Return the top card of each pile, or of the named ones, as a table.

    `unknown`: the piles whose top card is not shown.
    """
    wanted = None if piles is None else set(piles)
    rows = [
        [say(f"play-market-{column}") for column in ("pile", "bananas", "once", "turn", "left")]
    ]
    for pile, cards in zip(state.pack.piles, state.piles, strict=True):
        if wanted is not None and pile.id not in wanted:
            continue
        top = _numbers(cards[0]) if cards else ["-", "-", "-"]
        if cards and pile.id in unknown:
            top = ["?", "?", "?"]
        rows.append([pile.id, *top, str(len(cards))])
    return columns(rows)


def _numbers(card: Card) -> list[str]:
    return [str(card.bananas), delivery(card.one_time), delivery(card.recurring)]


def player_board(state: State, seat: int, say: Speech) -> list[str]:
    """Return the four places of a player board with their visible cards."""
    rows = [[say(f"play-market-{column}") for column in ("place", "card", "turn", "covered")]]
    for place, cards in enumerate(state.players[seat - 1].places, start=1):
        visible = [cards[-1].id, delivery(cards[-1].recurring)] if cards else ["-", "-"]
        rows.append([str(place), *visible, str(max(0, len(cards) - 1))])
    return columns(rows)


def score_table(counted: Sequence[Score], names: Sequence[str], say: Speech) -> list[str]:
    """Return all bananas and their sources."""
    heads = ("name", "cards", "bonus", "trophies", "total")
    rows = [[say(f"play-score-{head}") for head in heads]]
    for score in counted:
        numbers = (score.cards, score.bonus, score.trophies, score.total)
        name = short_name(score.seat, names, say)
        rows.append([name, *map(str, numbers)])
    return columns(rows)


def columns(rows: Sequence[Sequence[str]], indent: str = "  ") -> list[str]:
    """Format rows as lines, the first column left-aligned, the others right-aligned.

    >>> columns([["pile", "cost"], ["3l", "3"]])
    ['  pile  cost', '  3l       3']
    """
    widths = [max(cells(row[index]) for row in rows) for index in range(len(rows[0]))]
    lines = []
    for row in rows:
        line = [left(row[0], widths[0])]
        line += [right(cell, width) for cell, width in zip(row[1:], widths[1:], strict=True)]
        lines.append(indent + "  ".join(line))
    return lines
