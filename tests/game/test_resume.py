"""Whatever was kept of a match, coming back to it gives its table or says what is amiss; nothing else is raised."""

import pytest

from scopa_gui.game.resume import UnknownPart, UnplayableError, table_of

GOOD = {"rules": {}, "seed": "1f", "seats": ["human", "rosa"], "moves": []}
ODD = (
    None,
    True,
    0,
    11,
    1.5,
    "",
    "scopa",
    b"x",
    [],
    [0],
    ["human"],
    [[], {}],
    {},
    {"a": 1},
    {"capture": []},
    {"players": 4},
    {"target": "11"},
    {"dealer_bonus": 3},
    {"sides": None},
    {1: 2},
    ["human", None],
    ["human", ["rosa"]],
    ["human", "cassandra"],
    ["human"] * 5,
    ("human", "rosa"),
)


def test_what_is_sound_gives_the_table():
    table = table_of(**GOOD)
    assert (table.seats, table.moves_played, table.to_move is None) == (("human", "rosa"), 0, False)


@pytest.mark.parametrize(
    ("field", "amiss"), [("rules", UnknownPart.RULES), ("seats", UnknownPart.SEATS), ("seed", UnknownPart.MOVES)]
)
@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_an_odd_value_gives_the_table_or_says_what_is_amiss(field, amiss, odd):
    found, table = None, None
    try:
        table = table_of(**{**GOOD, field: odd})
    except UnplayableError as error:
        found = error
    if table is not None:
        assert table.rules.players == len(table.seats)
    else:
        assert found.part in {amiss, UnknownPart.SEATS}
        assert str(found)


@pytest.mark.parametrize("odd", [*ODD, "7D", "7D=", "7D=7D", "AB+AB"], ids=repr)
def test_a_move_that_is_none_is_the_moves_fault(odd):
    with pytest.raises(UnplayableError) as found:
        table_of(**{**GOOD, "moves": [odd, odd]})
    assert found.value.part is UnknownPart.MOVES
