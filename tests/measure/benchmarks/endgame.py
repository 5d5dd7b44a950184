"""How long the end of a smazzata takes to solve. `python -m tests.measure.benchmarks.endgame [POSITIONS]` prints
milliseconds and nodes.

Positions from smazzate played by the level rosa; every solve starts with empty memos ("cold") and is then asked for a
second world with the same piles, as a search does with the worlds that it imagines ("warm").
"""

import platform
import statistics
import sys
import time
from dataclasses import replace
from random import Random

from scopa_gui.ai.endgame import end_states, solver
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.engine.cards import cards_of, mask_of
from scopa_gui.engine.position import Position, deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = (
    ("scopa", 2, (4, 5, 6)),
    ("escoba", 2, (6,)),
    ("scopa", 4, (8, 12)),
    ("scopone", 4, (8, 12, 16)),
    ("scopone_scientifico", 4, (8, 12, 16)),
    ("scopone_trentino", 4, (12,)),
    ("scopa_speciale", 4, (12,)),
)


def held(position: Position) -> int:
    """How many cards are still to be played."""
    return sum(hand.bit_count() for hand in position.hands) + len(position.stock)


def endings(key: str, players: int, left: tuple[int, ...], number: int) -> dict[int, list[Position]]:
    """Positions with so many cards left, from so many smazzate of the level rosa."""
    rules = VARIANTS[key].rules_by_players[players]
    player = player_of("rosa")
    found: dict[int, list[Position]] = {many: [] for many in left}
    for seed in range(number):
        rng = Random(seed)
        position = deal_smazzata(rules, rng)
        while not position.is_over:
            if held(position) in found:
                found[held(position)].append(position)
            position = position.play(player.choose(view_of(position, position.turn), Limit(), rng).move)
    return found


def another_world(position: Position, rng: Random) -> Position:
    """The hands of the other seats dealt anew among themselves."""
    me = position.turn
    others = [seat for seat in range(len(position.hands)) if seat != me]
    cards = [card for seat in others for card in cards_of(position.hands[seat])]
    rng.shuffle(cards)
    hands = list(position.hands)
    for seat in others:
        size = hands[seat].bit_count()
        hands[seat], cards = mask_of(cards[:size]), cards[size:]
    return replace(position, hands=tuple(hands))


def timed(position: Position) -> tuple[float, int]:
    """Milliseconds and nodes for one solve."""
    started = time.process_time()
    search = solver.EndgameSearch(position, 10_000_000, None)
    search.solved()
    return 1000 * (time.process_time() - started), 10_000_000 - search.nodes


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    print(
        f"{platform.python_implementation()} {platform.python_version()}, {number} smazzate a game, play of rosa; "
        "milliseconds and nodes"
    )
    print(
        f"{'game':26}{'left':>5}{'n':>5}{'cold median':>13}{'95 %':>8}{'warm median':>13}{'95 %':>8}"
        f"{'nodes median':>14}{'95 %':>8}"
    )
    for key, players, left in GAMES:
        for many, positions in endings(key, players, left, number).items():
            cold, warm = [], []
            for seed, position in enumerate(positions):
                end_states.ground_of.cache_clear()
                cold.append(timed(position))
                warm += [timed(another_world(position, Random(10 * seed + again))) for again in range(4)]
            cells = [
                quantile([milliseconds for milliseconds, _ in runs], share)
                for runs in (cold, warm)
                for share in (0.5, 0.95)
            ]
            nodes = [quantile([count for _, count in cold + warm], share) for share in (0.5, 0.95)]
            print(
                f"{key + ', ' + str(players):26}{many:5}{len(positions):5}"
                f"{cells[0]:13.2f}{cells[1]:8.2f}{cells[2]:13.2f}{cells[3]:8.2f}"
                f"{nodes[0]:14.0f}{nodes[1]:8.0f}",
                flush=True,
            )


def quantile(values: list[float], share: float) -> float:
    """The value below which this share of the values lies."""
    return statistics.quantiles(values, n=100, method="inclusive")[round(100 * share) - 1]


if __name__ == "__main__":
    main()
