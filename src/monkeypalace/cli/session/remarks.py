"""Short remarks on suggestions: what each decision would earn or cost."""

from __future__ import annotations

from monkeypalace.building import build
from monkeypalace.cli.terminal.speech import Speech
from monkeypalace.cli.terminal.table import format_nonzero_pieces, format_pieces
from monkeypalace.game import (
    Build,
    Buy,
    Decision,
    Pass,
    PlaceCard,
    PutFrog,
    PutMonkey,
    State,
    TakeFrog,
    UseIcons,
    events,
    play_unchecked,
    top_cards,
)
from monkeypalace.narration import delivery, worth
from monkeypalace.packs import Delivery
from monkeypalace.palace import Pieces


def remark(state: State, decision: Decision, say: Speech) -> str:
    """Return what a legal decision would earn."""
    match decision:
        case Build():
            return _build(state, decision, say)
        case Pass():
            return say("play-remark-pass")
        case Buy(piles):
            return _buy(state, piles, say)
        case UseIcons():
            return _use(state, decision, say)
        case PlaceCard(card, place):
            return _place(state, card, place, say)
        case PutMonkey(spot) | PutFrog(spot):
            return say("play-remark-knob", height=state.palace.height(spot))
        case TakeFrog(take):
            if not take:
                return say("play-remark-no-frog")
            return say("play-remark-frog", count=state.pack.trophies.frog)


def _build(state: State, decision: Build, say: Speech) -> str:
    built = build(state.palace, decision.staircase)
    _, log = play_unchecked(state, decision)
    credited = next(event for event in log if isinstance(event, events.Credited))
    return say(
        "play-remark-build",
        credits=credited.arches + credited.height,
        highest="yes" if credited.height else "no",
        colour=built.colour,
        spot=built.end,
        pieces=format_nonzero_pieces(decision.staircase.cost),
        bonus="yes" if built.earns_bonus and state.bonus_cards else "no",
    )


def _buy(state: State, piles: tuple[str, ...], say: Speech) -> str:
    if not piles:
        return say("play-remark-buy-nothing")
    cards = [top_cards(state)[pile] for pile in piles]
    return worth(
        sum(card.bananas for card in cards),
        sum((card.one_time for card in cards), Delivery()),
        sum((card.recurring for card in cards), Delivery()),
        say,
    )


def _use(state: State, decision: UseIcons, say: Speech) -> str:
    hand, ends = hand_after(state, decision)
    return say("play-remark-use", pieces=format_pieces(hand), ends="yes" if ends else "no")


def hand_after(state: State, decision: UseIcons) -> tuple[Pieces, bool]:
    """Return the hand after a legal delivery, and whether it makes this round the last."""
    after, log = play_unchecked(state, decision)
    ends = any(isinstance(event, events.EndTriggered) for event in log)
    return after.players[state.seat - 1].hand, ends


def _place(state: State, card: str, place: int, say: Speech) -> str:
    below = state.player.places[place - 1]
    if not below:
        return say("play-remark-empty-place")
    gained, lost = (
        delivery(found.recurring) if found.recurring else say("cli-nothing")
        for found in (state.pack.card(card), below[-1])
    )
    return say("play-remark-cover", card=below[-1].id, gained=gained, lost=lost)
