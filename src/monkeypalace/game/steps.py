"""The eight steps of a turn, one function each.

A step function takes the state at the start of the step and a list that collects events. It
returns a state that asks for a decision, or continues with the next step. If the rules allow
only one choice, the step makes it without asking. Only building is always a decision.
"""

from __future__ import annotations

from monkeypalace.building import Staircase, build
from monkeypalace.decisions import Kind
from monkeypalace.game import events
from monkeypalace.game.deliveries import allowed_arches
from monkeypalace.game.events import Event
from monkeypalace.game.market import affordable_piles
from monkeypalace.game.state import ANIMALS, COLOURS, PLACES, State, Turn
from monkeypalace.game.trophies import (
    frog_helps_building,
    frog_is_on_offer,
    frog_knobs,
    is_tallest,
    open_arch_ends,
)
from monkeypalace.packs import Card
from monkeypalace.palace import Animal, Colour, Piece, Pieces, Spot

_NOTHING = Pieces()


def begin_turn(state: State) -> State:
    """Begin a turn: offer the frog first if the player could build with its column (R-11)."""
    if frog_helps_building(state):
        return state.replace(kind=Kind.FROG_BEFORE_BUILDING)
    return state.replace(kind=Kind.BUILD)


def step_1_build(state: State, staircase: Staircase, log: list[Event]) -> State:
    """Step 1: build a staircase; its start decides the colour of the turn."""
    built = build(state.palace, staircase)
    player = state.player.replace(hand=state.player.hand - staircase.cost)
    turn = state.turn.replace(
        path=built.path,
        colour=built.colour,
        credits=built.arches,
        earns_bonus=built.earns_bonus,
    )
    log.append(events.Built(staircase))
    return step_2_decorate(state.with_player(player, palace=built.palace, turn=turn), log)


def step_1_pass(state: State, log: list[Event]) -> State:
    """Step 1 if nothing can be built: skip to the recurring delivery (R-4, R-15)."""
    log.append(events.Passed())
    return _take_recurring(state, log)


def step_2_decorate(state: State, log: list[Event]) -> State:
    """Step 2: put a decoration of the start's colour on the end if one is left (R-5)."""
    colour, end = state.turn.colour, state.turn.path[-1]
    assert colour is not None, "decorating before building"
    level = state.palace.height(end)
    placed = state.decorations_left(colour) > 0
    log.append(events.Decorated(colour, end, level, placed))
    if placed:
        left = tuple(
            count - (which is colour)
            for which, count in zip(COLOURS, state.decorations, strict=True)
        )
        state = state.replace(
            palace=state.palace.with_pieces(end, (Piece.decoration(colour),)),
            decorations=left,
            turn=state.turn.replace(decorated=True),
        )
    return step_3_credits(state, log)


def step_3_credits(state: State, log: list[Event]) -> State:
    """Step 3: give a credit for each arch, and one for the highest decoration of a colour."""
    arches = state.turn.credits
    height = int(state.turn.decorated and _is_highest_of_its_colour(state))
    log.append(events.Credited(arches, height))
    state = state.replace(turn=state.turn.replace(credits=arches + height))
    if affordable_piles(state):
        return state.replace(kind=Kind.BUY)
    return step_6_place_cards(state, log)


def _is_highest_of_its_colour(state: State) -> bool:
    end, colour = state.turn.path[-1], state.turn.colour
    own = (end, state.palace.height(end) - 1)
    levels = [
        level
        for spot, level, other in state.palace.decorations()
        if other is colour and (spot, level) != own
    ]
    return _is_highest(state, own[1], levels)


def earns_height_credit(state: State, colour: Colour, level: int) -> bool:
    """Return whether a new decoration at this level would earn the height credit."""
    levels = [found for _, found, other in state.palace.decorations() if other is colour]
    return state.decorations_left(colour) > 0 and _is_highest(state, level, levels)


def _is_highest(state: State, level: int, others: list[int]) -> bool:
    """Return whether a level is above all others; with `ties_earn_credit`, ties count (R-6)."""
    return all(
        other < level or (other == level and state.options.ties_earn_credit) for other in others
    )


def step_4_take_cards(state: State, piles: tuple[str, ...], log: list[Event]) -> State:
    """Step 4: take the cards, and reveal the next ones of their piles."""
    bought: list[Card] = []
    left: list[tuple[Card, ...]] = []
    for pile, cards in zip(state.pack.piles, state.piles, strict=True):
        if pile.id in piles:
            bought.append(cards[0])
            log.append(events.Bought(cards[0].id))
            log.append(events.Revealed(pile.id, cards[1].id if cards[1:] else None))
            left.append(cards[1:])
        else:
            left.append(cards)
    turn = state.turn.replace(new_cards=tuple(bought))
    return step_5_one_time_delivery(state.replace(piles=tuple(left), turn=turn), log)


def step_5_one_time_delivery(state: State, log: list[Event]) -> State:
    """Step 5: deliver the pieces on the Credit Side of the cards just bought."""
    return _deliver(state.replace(kind=Kind.ONE_TIME_DELIVERY), log)


def step_6_place_cards(state: State, log: list[Event]) -> State:
    """Step 6: put new cards on empty places; ask the player if too few places are empty."""
    waiting = state.turn.new_cards
    empty = [place for place in range(1, PLACES + 1) if not state.player.places[place - 1]]
    stack_place = state.turn.stack_place
    if len(waiting) == 1 and stack_place is not None:
        empty = [stack_place]
    elif len(waiting) > len(empty):
        return state.replace(kind=Kind.PLACE_CARD)
    for card, place in zip(waiting, empty, strict=False):
        state = _put_card(state, card, place, log)
    return _take_recurring(state, log)


def place_card(state: State, card_id: str, place: int, log: list[Event]) -> State:
    """Step 6: put one new card on the place that the player has chosen."""
    card = next(card for card in state.turn.new_cards if card.id == card_id)
    if state.options.stack_new_cards and state.player.places[place - 1]:
        state = state.replace(turn=state.turn.replace(stack_place=place))
    return step_6_place_cards(_put_card(state, card, place, log), log)


def _put_card(state: State, card: Card, place: int, log: list[Event]) -> State:
    player = state.player
    below = player.places[place - 1]
    log.append(events.CardPlaced(card.id, place, below[-1].id if below else None))
    waiting = tuple(other for other in state.turn.new_cards if other.id != card.id)
    return state.with_player(
        player.with_card(card, place), turn=state.turn.replace(new_cards=waiting)
    )


def _take_recurring(state: State, log: list[Event]) -> State:
    """Step 6: deliver the pieces of the board and of every visible card."""
    return _deliver(state.replace(kind=Kind.RECURRING_DELIVERY), log)


def _deliver(state: State, log: list[Event]) -> State:
    """Steps 5 and 6: ask how to use the icons if there is more than one way."""
    icons = state.delivery().icons
    arches = allowed_arches(state, icons)
    if len(arches) > 1:
        return state
    return take_delivery(state, arches[0], icons - arches[0], 0, log)


def take_delivery(
    state: State, arches: int, bricks: int, replacements: int, log: list[Event]
) -> State:
    """Steps 5 and 6: take the chosen pieces, as far as the tray has them (ruling R-12)."""
    tray, columns = state.tray, state.delivery().columns
    named = Pieces(arches, bricks, columns)
    taken = named if named <= tray else named.limited_to(tray)
    short = named - taken
    if replacements:
        taken += Pieces(bricks=replacements) if short.arches else Pieces(arches=replacements)
    recurring = state.kind is Kind.RECURRING_DELIVERY
    if taken != _NOTHING or short != _NOTHING:
        log.append(events.Delivered(recurring, taken, short))
    if short != _NOTHING and not state.last_round:
        log.append(events.EndTriggered())
        state = state.replace(last_round=True)
    player = state.player.replace(hand=state.player.hand + taken)
    state = state.with_player(player, tray=tray - taken)
    if recurring:
        return step_7_bonus_card(state, log)
    return step_6_place_cards(state, log)


def step_7_bonus_card(state: State, log: list[Event]) -> State:
    """Step 7: give a Bonus Card for a pillar of five or more while any are left (R-8)."""
    if state.turn.earns_bonus and state.bonus_cards > 0:
        player = state.player.replace(bonus_cards=state.player.bonus_cards + 1)
        state = state.with_player(player, bonus_cards=state.bonus_cards - 1)
        log.append(events.BonusTaken())
    return step_8_monkey(state, log)


def step_8_monkey(state: State, log: list[Event]) -> State:
    """Step 8: move the monkey and its Trophy Card if the decoration is gold (R-9)."""
    if not (state.turn.decorated and state.turn.colour is Colour.GOLD):
        return _step_8_butterfly(state, log)
    state = _take_trophy(state, Animal.MONKEY, log)
    knobs = open_arch_ends(state.palace)
    if len(knobs) > 1:
        return state.replace(kind=Kind.MONKEY)
    if knobs:
        return put_monkey(state, knobs[0], log)
    return _step_8_butterfly(state, log)


def put_monkey(state: State, spot: Spot, log: list[Event]) -> State:
    return _step_8_butterfly(_move_animal(state, Animal.MONKEY, spot, log), log)


def _step_8_butterfly(state: State, log: list[Event]) -> State:
    """Step 8: move the butterfly and its Trophy Card if the decoration is the tallest (R-10)."""
    if state.options.butterfly and state.turn.decorated and is_tallest(state):
        state = _take_trophy(state, Animal.BUTTERFLY, log)
        state = _move_animal(state, Animal.BUTTERFLY, state.turn.path[-1], log)
    return _step_8_frog(state, log)


def _step_8_frog(state: State, log: list[Event]) -> State:
    """Step 8: place a frog that was taken before building, or offer it now (R-11)."""
    if state.turn.frog_waits:
        return _place_frog(state, log)
    if state.turn.path and frog_is_on_offer(state):
        return state.replace(kind=Kind.FROG)
    return end_turn(state, log)


def take_frog(state: State, take: bool, log: list[Event]) -> State:
    """Take the Frog Trophy Card and its column, before building or in step 8."""
    before_building = state.kind is Kind.FROG_BEFORE_BUILDING
    if take:
        state = _take_trophy(state, Animal.FROG, log)
        column = Pieces(columns=1)
        player = state.player.replace(hand=state.player.hand + column)
        state = state.with_player(
            player, tray=state.tray - column, turn=state.turn.replace(frog_waits=True)
        )
        log.append(events.ColumnTaken())
    if before_building:
        return state.replace(kind=Kind.BUILD)
    return _place_frog(state, log) if take else end_turn(state, log)


def _place_frog(state: State, log: list[Event]) -> State:
    """Put the frog on the lowest open arch end of the staircase; ask the player about ties."""
    knobs = frog_knobs(state)
    if len(knobs) > 1:
        return state.replace(kind=Kind.FROG_KNOB)
    if knobs:
        return put_frog(state, knobs[0], log)
    return end_turn(state, log)


def put_frog(state: State, spot: Spot, log: list[Event]) -> State:
    return end_turn(_move_animal(state, Animal.FROG, spot, log), log)


def end_turn(state: State, log: list[Event]) -> State:
    """Pass the turn on; after the last seat, begin a new round or end the game."""
    state = state.replace(turn=Turn())
    if state.seat < len(state.players):
        return begin_turn(state.replace(seat=state.seat + 1))
    if state.last_round:
        log.append(events.GameEnded())
        return state.replace(kind=Kind.OVER)
    return begin_turn(state.replace(seat=1, round=state.round + 1))


def _take_trophy(state: State, animal: Animal, log: list[Event]) -> State:
    log.append(events.TrophyTaken(animal, state.trophy_holder(animal)))
    trophies = tuple(
        state.seat if which is animal else holder
        for which, holder in zip(ANIMALS, state.trophies, strict=True)
    )
    return state.replace(trophies=trophies)


def _move_animal(state: State, animal: Animal, spot: Spot, log: list[Event]) -> State:
    log.append(events.AnimalMoved(animal, spot))
    return state.replace(palace=state.palace.with_animal(animal, spot))
