"""The number of move sequences from fixed positions is what it was when checked against the slow implementation."""

import pytest

from tests.engine.notation import parse_position
from tests.engine.perft import FILE, perft
from tests.engine.worlds import NAMED

LINES = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.rotating
@pytest.mark.parametrize("number", range(len(LINES)))
def test_counts_of_move_sequences(number):
    counts, _, text = LINES[number].partition(" | ")
    position = parse_position(text)
    assert [perft(position, depth + 1) for depth in range(len(counts.split()))] == list(map(int, counts.split()))


def test_every_named_game_is_there():
    assert len(LINES) == 2 * len(NAMED)
