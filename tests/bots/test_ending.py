"""A bot that cannot build and gains nothing by waiting ends the game."""

from __future__ import annotations

from itertools import groupby

import pytest

from monkeypalace.bots import ask, load_bot
from monkeypalace.bots.quick import Capuchin, Howler, Langur, Macaque, Mandrill, Marmoset, QuickBot
from monkeypalace.engine import FastGame, delivery_icons
from monkeypalace.engine import layout as at
from monkeypalace.game import Chance, Game, Kind, Options, State, play, view
from monkeypalace.packs import Delivery
from monkeypalace.palace import Pieces
from monkeypalace.search import LegalStaircases
from tests.boards import START
from tests.game.tables import after, pack, table

#: Every level above `random`.
LEVELS = [
    *("marmoset", "capuchin", "howler", "langur", "macaque", "mandrill"),
    *("gorilla:games=20", "orangutan:games=20"),
]


def delivery(hand: Pieces, tray: Pieces, icons: int = 4) -> State:
    """Return the state at the recurring delivery of a player who had to pass."""
    state = table(START, hand, pack=pack(board=Delivery(icons)), tray=tray)
    return after(state, "pass")


def answered(bot: str, state: State) -> State:
    """Return the state after the bot's decision."""
    answer = ask(load_bot(bot), view(state, state.seat), Chance(1))
    return play(state, answer.decision)[0]


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_that_can_get_no_arch_ends_the_game(bot):
    now = answered(bot, delivery(Pieces(bricks=3), Pieces(0, 40, 0)))
    assert now.last_round
    # The bot takes bricks instead of the missing arches, so that nobody else gets them.
    assert now.players[0].hand == Pieces(bricks=7)


@pytest.mark.parametrize("bot", LEVELS)
def test_a_bot_that_can_build_after_the_delivery_does_not_end_the_game(bot):
    # The bot is behind and has no arches, but the two arches in the tray allow a staircase.
    state = delivery(Pieces(bricks=3), Pieces(2, 40, 0))
    ahead = state.players[1].with_card(state.pack.card("6-1"), 1)
    now = answered(bot, state.replace(players=(state.players[0], ahead)))
    assert not now.last_round
    assert now.players[0].hand.arches > 0


@pytest.mark.parametrize("bot", LEVELS)
def test_the_game_does_not_end_while_the_tray_has_enough_pieces(bot):
    assert not answered(bot, delivery(Pieces(), Pieces(40, 40, 0))).last_round


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize(
    ("hand", "icons"), [(Pieces(arches=1), 1), (Pieces(bricks=1), 1), (Pieces(bricks=4), 2)]
)
def test_a_bot_that_had_to_pass_takes_what_makes_a_staircase_possible(bot, hand, icons):
    now = answered(bot, delivery(hand, Pieces(40, 40, 0), icons))
    assert LegalStaircases(START, now.players[0].hand)


def idle_turns(bot: type[QuickBot], players: int, seed: int) -> list[bool]:
    """Play a game; return for each turn whether the bot passed and could have ended the game."""
    player = bot(nodes=600)
    options = Options(map=1 + seed % 4)
    game = FastGame.of(Game(players, seed=seed, options=options).state)
    idle, has_passed = [], False
    while not game.is_over:
        decision = player.encoded_choice(game)
        if game.kind is Kind.BUILD:
            has_passed = decision[0] == at.DO_PASS
        elif game.kind is Kind.RECURRING_DELIVERY:
            least = min(game.encoded[at.TRAY], game.encoded[at.TRAY + 1])
            idle.append(has_passed and delivery_icons(game.encoded, game.tables) > least)
        game.play_unchecked(decision)
    return idle


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bot", [Marmoset, Capuchin, Howler, Langur, Macaque, Mandrill])
def test_no_game_continues_while_everybody_passes(bot, players):
    """A player may pass to save up for a staircase, but not while all others pass, too."""
    for seed in range(12):
        idle = idle_turns(bot, players, seed)
        runs = [sum(1 for _ in run) for is_idle, run in groupby(idle) if is_idle]
        assert max(runs, default=0) < 2 * players, f"seed {seed}: {idle}"
