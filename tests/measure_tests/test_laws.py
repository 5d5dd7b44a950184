"""What is said at some turns of every kind of game keeps the laws of laws.py, and nothing of it is false."""

import pytest

from tests.measure.claims.checking import counted
from tests.measure.claims.sittings import Sitting, turns

pytestmark = pytest.mark.whole

PLAYOUTS = 150
FEW = 5
"""So many turns of a smazzata."""


@pytest.mark.parametrize(
    ("game", "number"),
    [
        ("scopa 2", 3), ("scopa 4", 8), ("scopa_di_quindici 2", 5), ("scopone 4", 6), ("scopone_scientifico 4", 4),
        ("scopa_dassi 3", 7), ("escoba 2", 9), ("cirulla", 2), ("five", 10), ("no duty", 1), ("bergamasca", 0),
    ],
)  # fmt: skip
def test_what_is_said_names_what_decides_and_sets_moves_apart(game, number, monkeypatch):
    sitting = Sitting(game, number)
    some = list(turns(sitting))
    monkeypatch.setattr("tests.measure.claims.checking.turns", lambda sitting: some[:: max(1, len(some) // FEW)])
    found = counted(sitting, PLAYOUTS)
    assert found["positions"] >= FEW
    assert found["laws"].total() > 100
    assert not found["false"]
    assert not found["broken"]
