"""Suggest decisions at the terminal: a bot's choice first, then the others."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import replace
from itertools import chain
from typing import TYPE_CHECKING, Final

from monkeypalace.cli.session.remarks import hand_after
from monkeypalace.game import (
    Build,
    Buy,
    Chance,
    Decision,
    Kind,
    State,
    UseIcons,
    View,
    legal,
    top_cards,
)
from monkeypalace.palace import Pieces

if TYPE_CHECKING:
    from monkeypalace.bots import Bot

#: A bot that answers immediately and can rank staircases.
ADVISER: Final = "mandrill"
#: Fixed, so that the same position gets the same suggestions.
_SEED: Final = 0
#: Only staircases of up to this many pieces are listed: that took at most 0.4 s in whole games,
#: while listing all of them for a large hand can take minutes. The bot suggests larger ones.
_LISTED_PIECES: Final = Pieces(arches=3, bricks=6, columns=1)


class Adviser:
    """Suggests decisions for the seat of a view."""

    def __init__(self, bot: str = ADVISER) -> None:
        self._spec = bot
        self._bot: Bot | None = None

    def suggest(self, view: View) -> Iterator[Decision]:
        """Yield distinct legal decisions, the bot's choice first.

        There is at least one, except for a spectator, for a seat that does not have to decide, and
        after the end of the game.
        """
        if not view.may_decide:
            return
        seen: set[Hashable] = set()
        for decision in chain(self._choice(view), _others(view)):
            effect = _effect(view.state, decision)
            if effect not in seen:
                seen.add(effect)
                yield decision
        if not seen:
            yield next(iter(view.legal))

    def _choice(self, view: View) -> Iterable[Decision]:
        """Return the bot's decision, then the others that it considers, best first."""
        from monkeypalace.bots import BotError, ask, load_bot

        if self._bot is None:
            self._bot = load_bot(self._spec)
        try:
            answer = ask(self._bot, view, Chance(_SEED), wants_reasons=True)
        except BotError:
            # A search that was cut short may have found no staircase. Continue with the other
            # decisions.
            return ()
        return [answer.decision, *(reason.decision for reason in answer.reasons)]


def _others(view: View) -> Iterable[Decision]:
    """Yield the other legal decisions; of the staircases, only small ones."""
    match view.state.kind:
        case Kind.BUILD:
            return _small_staircases(view.state)
        case Kind.BUY:
            return _purchases(view)
        case _:
            return view.legal


def _small_staircases(state: State) -> Iterator[Decision]:
    """Yield the staircases with few pieces, lazily."""
    small_hand = state.player.hand.limited_to(_LISTED_PIECES)
    decisions = legal(state.with_player(replace(state.player, hand=small_hand)))
    return (decision for decision in decisions if isinstance(decision, Build))


def _purchases(view: View) -> Iterable[Decision]:
    """Return all purchases, the most expensive first, because unused credits are lost."""
    tops = top_cards(view.state)

    def cost(decision: Decision) -> int:
        assert isinstance(decision, Buy)
        return sum(tops[pile].cost for pile in decision.piles)

    return sorted(view.legal, key=cost, reverse=True)


def _effect(state: State, decision: Decision) -> Hashable:
    """Return a key that is equal for decisions with the same effect.

    If the tray runs out, several uses of a delivery give the same hand.
    """
    return hand_after(state, decision) if isinstance(decision, UseIcons) else decision
