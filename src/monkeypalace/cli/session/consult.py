"""Answer a player's questions: where to start, how to continue, why something is illegal."""

from __future__ import annotations

from monkeypalace.building import Staircase, validate
from monkeypalace.cli.session.remarks import remark
from monkeypalace.cli.terminal.answers import read_staircase
from monkeypalace.cli.terminal.cells import wrap
from monkeypalace.cli.terminal.speech import Speech, one_line
from monkeypalace.cli.terminal.table import format_pieces
from monkeypalace.errors import MonkeyPalaceError
from monkeypalace.game import Build, State
from monkeypalace.notation import format_staircase
from monkeypalace.palace import Colour
from monkeypalace.search import NextArches, Offer, next_arches, starts

#: How many levels are listed for each direction.
_LEVELS = 3


def refusal_lines(error: MonkeyPalaceError, say: Speech) -> list[str]:
    """Return why something is refused, each cause on a separate line."""
    if not error.causes:
        return wrapped(one_line(say.explain(error)))
    lines = wrapped(one_line(say.summed_up(error)))
    for cause in error.causes:
        lines += wrapped(one_line(say.explain(cause)), indent="  ")
    return lines


def where_to_start(state: State, say: Speech) -> list[str]:
    """Return the starts from which a staircase can be built, by colour."""
    offered = starts(state.palace, state.player.hand).offered
    if not offered:
        return [say("play-starts-none")]
    lines = []
    for colour in Colour:
        spots = [spot for spot in offered if state.palace.ground.colour(spot) is colour]
        if spots:
            lines += wrapped(say("play-starts", colour=colour, spots=" ".join(spots)))
    return [*lines, say("play-starts-hint", spot=offered[0])]


def why(state: State, text: str, say: Speech) -> list[str]:
    """Return whether a staircase is legal and what it would earn, or every rule it breaks."""
    staircase = read_staircase(text)
    written = format_staircase(staircase)
    violations = validate(state.palace, state.player.hand, staircase)
    if violations:
        lines = wrapped(say("play-why-not", staircase=written))
        for violation in violations:
            lines += wrapped(say.explain(violation), indent="  ")
        return lines
    found = remark(state, Build(staircase), say)
    return wrapped(say("play-why-legal", staircase=written, remark=found))


def how_to_continue(state: State, text: str, say: Speech) -> list[str]:
    """Return the next arches of a half-built staircase, and why other directions are illegal."""
    begun = read_staircase(text)
    if begun.trailing:
        begun = Staircase(begun.start, begun.arches)
    found = next_arches(state.palace, state.player.hand, begun.start, begun.arches)
    if found.violations:
        return why(state, text, say)
    written = format_staircase(begun)
    id_ = "play-try" if found.offers else "play-try-nothing"
    if found.complete:
        id_ = "play-try-complete" if found.offers else "play-try-finished"
    lines = wrapped(say(id_, staircase=written, pieces=format_pieces(found.left)))
    lines += _offers(found, written, say)
    for refused in found.refusals:
        reasons = " ".join(say.explain(violation) for violation in refused.violations)
        lines += wrapped(f"{refused.direction}  {reasons}", indent="  ", hanging=3)
    return lines


def _offers(found: NextArches, written: str, say: Speech) -> list[str]:
    """Return the lowest arches in each direction, as they would be typed."""
    lines = []
    listed: dict[str, int] = {}
    for offer in sorted(found.offers, key=_order):
        listed[offer.direction] = listed.get(offer.direction, 0) + 1
        if listed[offer.direction] > _LEVELS:
            continue
        step = offer.cheapest.arch
        typed = f"{written} {''.join(step.near)}{step.direction}{''.join(step.far)}"
        lines.append(
            "  "
            + say(
                "play-try-offer",
                direction=offer.direction,
                spot=offer.target,
                level=offer.level,
                typed=typed,
                attached="yes" if offer.attached else "no",
            )
        )
    higher = sum(max(0, count - _LEVELS) for count in listed.values())
    if higher:
        lines.append("  " + say("play-try-higher", count=higher))
    return lines


def _order(offer: Offer) -> tuple[int, int]:
    return "NESW".index(offer.direction), offer.level


def wrapped(text: str, indent: str = "", hanging: int = 0) -> list[str]:
    """Wrap a text to the terminal; later lines are indented by `hanging` spaces more."""
    return wrap(text, indent, " " * (len(indent) + hanging))
