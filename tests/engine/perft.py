"""Counts of move sequences from fixed openings: a finger-print of the rules, kept in perft.txt as plain text.

`python -m tests.engine.perft` writes the file anew, after checking every count against the slow implementation.
A line: the count for each depth from 1, a bar, then the position as notation.py writes it.
"""

from pathlib import Path
from random import Random

from scopa_gui.engine.cards import NAMES
from scopa_gui.engine.dealing import opening_pack
from scopa_gui.engine.position import opening
from tests.engine.notation import format_position
from tests.engine.worlds import NAMED, taken_of
from tests.reference import slow

FILE = Path(__file__).with_name("perft.txt")
MOST = 1500


def perft(position, depth):
    """How many sequences of so many moves there are; a smazzata that is over ends a sequence early and counts once."""
    moves = position.legal_moves()
    if depth == 0 or not moves:
        return 1
    if depth == 1:
        return len(moves)
    return sum(perft(position.play_unchecked(move), depth - 1) for move in moves)


def slow_perft(rules, sides, pack, played, depth):
    twin = slow.Smazzata(rules, sides, pack)
    for card, taken in played:
        twin.play(card, taken)
    moves = twin.moves()
    if depth == 0 or not moves:
        return 1
    return sum(slow_perft(rules, sides, pack, [*played, move], depth - 1) for move in moves)


def lines():
    """The openings and one later position of every named game, counted as deep as it stays quick."""
    for name, rules in NAMED.items():
        rng = Random(f"perft/{name}")
        pack = opening_pack(rules, rng)
        names = [NAMES[card] for card in pack]
        plain = slow.full({**rules.as_dict(), "players": rules.players})
        position, played = opening(rules, pack), []
        for later in (0, 40 // rules.players + 3 * rules.players):
            while len(played) < later and not position.is_over:
                move = rng.choice(position.legal_moves())
                played.append((NAMES[move.card], taken_of(move)))
                position = position.play(move)
            counts = []
            while len(counts) < 8 and (not counts or counts[-1] < MOST):
                counts.append(perft(position, len(counts) + 1))
                assert counts[-1] == slow_perft(plain, rules.sides, names, played, len(counts)), name
            yield f"{' '.join(map(str, counts))} | {format_position(position)}"


if __name__ == "__main__":
    FILE.write_text("\n".join(lines()) + "\n", encoding="utf-8")
