"""Play complete random games, and check everything after every decision.

`make games` plays ten thousand of them; `tests/game/test_random_games.py` plays a sample.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import islice, product

from monkeypalace import Game, Options
from monkeypalace.building import Arch, Staircase, validate
from monkeypalace.game import (
    Build,
    ButterflyRule,
    Chance,
    Decision,
    EndRule,
    Kind,
    PileOrder,
    State,
    legal,
    sample_state,
    view,
)
from monkeypalace.gamefile import format_game, parse_game
from monkeypalace.palace import (
    BOX,
    DECORATIONS_PER_COLOUR,
    Animal,
    Colour,
    Palace,
    Pieces,
    faults,
)
from monkeypalace.search import generate, next_arches, starts

#: Every combination of player count, map and options.
SETTINGS = [
    (players, Options(number, butterfly, frog, piles, rule, ties, end, stacking))
    for piles, ties, stacking, end, rule, (butterfly, frog), number, players in product(
        PileOrder,
        (False, True),
        (False, True),
        EndRule,
        ButterflyRule,
        ((False, False), (True, True), (True, False), (False, True)),
        (1, 2, 3, 4),
        (2, 3, 4),
    )
]


def random_staircase(palace: Palace, hand: Pieces, chance: Chance) -> Staircase | None:
    """Return a random legal staircase, or `None`.

    Two of three are built step by step with `next_arches`; the third is one of the first that
    `generate` lists.
    """
    if chance.below(3) == 0:
        some = list(islice(generate(palace, hand), 60))
        return chance.choice(some) if some else None
    offered = starts(palace, hand).offered
    if not offered:
        return None
    start = chance.choice(offered)
    arches: list[Arch] = []
    while True:
        help_ = next_arches(palace, hand, start, arches)
        assert not help_.violations, help_
        assert help_.complete or help_.offers, "the help led into a dead end"
        if help_.complete and (not help_.offers or chance.below(4) == 0):
            return Staircase(start, tuple(arches))
        arches.append(chance.choice(chance.choice(help_.offers).fillings).arch)


def random_decision(state: State, chance: Chance) -> Decision:
    """Return a random legal decision."""
    if state.kind is Kind.BUILD:
        staircase = random_staircase(state.palace, state.player.hand, chance)
        if staircase is not None:
            assert validate(state.palace, state.player.hand, staircase) == []
            return Build(staircase)
    return chance.choice(list(legal(state)))


def check_state(state: State, before: State | None = None) -> None:
    """Check the invariants of every state; `before` has been checked already."""
    pieces = state.tray + state.palace.pieces()
    for player in state.players:
        pieces += player.hand
        assert Pieces() <= player.hand
    assert Pieces() <= state.tray
    assert pieces == BOX, f"pieces are not conserved: {pieces}"

    built = Counter(colour for _, _, colour in state.palace.decorations())
    for colour in Colour:
        assert built[colour] + state.decorations_left(colour) == DECORATIONS_PER_COLOUR

    check_cards(state)
    held = sum(player.bonus_cards for player in state.players)
    assert held + state.bonus_cards == state.pack.bonus_cards

    for animal, spot in state.palace.animals.items():
        assert state.trophy_holder(animal) is not None, f"{animal} on {spot} belongs to nobody"
    if not state.options.butterfly:
        assert state.trophy_holder(Animal.BUTTERFLY) is None
    if not state.options.frog:
        assert state.trophy_holder(Animal.FROG) is None

    if before is None or state.palace is not before.palace:
        assert faults(state.palace) == []


def check_cards(state: State) -> None:
    """Check that every card is in exactly one place."""
    cards = [card.id for pile in state.piles for card in pile]
    cards += [card.id for player in state.players for card in player.cards]
    if state.kind in (Kind.ONE_TIME_DELIVERY, Kind.PLACE_CARD):
        cards += [card.id for card in state.turn.new_cards]
    assert sorted(cards) == sorted(card.id for card in state.pack.cards)


def check_views(state: State, chance: Chance) -> None:
    """Check that permuting the hidden cards changes no byte of any view."""
    other = replace(
        state, piles=tuple((*pile[:1], *chance.shuffled(pile[1:])) for pile in state.piles)
    )
    seats = (None, *range(1, len(state.players) + 1))
    views = [(view(state, seat), view(other, seat)) for seat in seats]
    assert all(one == two for one, two in views)
    if chance.below(8) == 0:
        # Equal views have equal bytes; comparing them is slow, so it is done only now and then.
        one, two = chance.choice(views)
        assert json.dumps(one.to_json()) == json.dumps(two.to_json())
        check_cards(sample_state(one, chance))


def check_file(game: Game, *, public: bool) -> None:
    """Check that a saved game is loaded unchanged, and that a public file has the same view."""
    text = format_game(game, public=public)
    again = parse_game(text, pack=game.pack)
    assert again.records == game.records
    if public:
        assert again.view().to_json() == game.view().to_json()
        assert "seed" not in json.loads(text)["chance"]
    else:
        assert again.state == game.state
        assert format_game(again) == text


def play_random_game(seed: int) -> dict[str, int]:
    """Play one game with all checks; return its length and how it ended."""
    players, options = SETTINGS[seed % len(SETTINGS)]
    chance = Chance(seed)
    game = Game(players, seed=seed, options=options)
    kinds: Counter[str] = Counter()
    check_state(game.state)
    public_save_at = 1 + chance.below(60)
    while not game.is_over:
        decision = random_decision(game.state, chance)
        assert decision in game.legal, decision
        kinds[type(decision).__name__] += 1
        before = game.state
        game.play(decision, seat=game.seat)
        check_state(game.state, before)
        check_views(game.state, chance)
        if len(game.records) == public_save_at:
            check_file(game, public=True)
        assert len(game.records) < 3000, "the game does not end"
    turns = {(record.round, record.seat) for record in game.records}
    assert len(turns) == game.state.round * players, "not everyone had the same number of turns"
    check_file(game, public=False)
    return {"games": 1, "decisions": len(game.records), "rounds": game.state.round, **kinds}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    total: Counter[str] = Counter()
    began = time.monotonic()
    seeds = range(args.first_seed, args.first_seed + args.games)
    with ProcessPoolExecutor(args.jobs) as pool:
        for done, found in enumerate(pool.map(play_random_game, seeds, chunksize=8), start=1):
            total.update(found)
            if done % 500 == 0:
                print(f"{done} games, {time.monotonic() - began:.0f} s", flush=True)
    print(json.dumps({**total, "seconds": round(time.monotonic() - began)}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
