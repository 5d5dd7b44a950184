"""Text and plain data for positions and matches: reading is the inverse of writing; nonsense is refused: ValueError."""

import json
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from scopa_gui.engine.match import new_match
from scopa_gui.engine.moves import IllegalMove, move_named
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record, replay
from scopa_gui.engine.rules import Rules, rules_from
from tests.engine.notation import format_position, parse_position
from tests.engine.worlds import NAMED, positions, rules_values, seeds


@given(positions())
def test_a_position_is_written_and_read_back(position):
    text = format_position(position)
    assert "\n" not in text
    assert parse_position(text) == position


@given(
    positions(),
    st.integers(0, 9),
    st.sampled_from(["", "-", "7D", "x", "1", "{}", "[]", "null", "7D7D", "0:7D=", "é", "0:0", "//"]),
)
def test_a_spoilt_position_is_refused_or_is_still_one(position, field, spoilt):
    words = format_position(position).split(" ")
    words[field] = spoilt
    try:
        read = parse_position(" ".join(words))
    except ValueError:
        return
    assert isinstance(read, Position)


@given(st.text(max_size=60))
@example("")
@example("{} - - - - - - - - -")
def test_nonsense_is_no_position(text):
    with pytest.raises(ValueError):
        parse_position(text)


def recorded(rules, seed, moves):
    """A record with at most so many moves of a match played at random."""
    rng = Random(seed)
    match = new_match(rules, str(seed))
    position = match.deal()
    made, steps = [], [(match, position)]
    for _ in range(moves):
        if position.is_over:
            match = match.after(position)
            if match.winner is not None:
                break
            position = match.deal()
        made.append(rng.choice(position.legal_moves()))
        position = position.play(made[-1])
        steps.append((match, position))
    return Record(rules, str(seed), tuple(made)), steps


@given(st.one_of(st.sampled_from(list(NAMED.values())), rules_values()), seeds, st.integers(0, 120))
def test_replaying_a_record_gives_every_position_again(rules, seed, moves):
    record, steps = recorded(rules, seed, moves)
    assert list(replay(record)) == steps
    assert rules_from(json.loads(json.dumps(rules.as_dict()))) == rules
    assert tuple(move_named(str(move)) for move in record.moves) == record.moves


def test_a_record_without_moves_is_a_match_about_to_begin():
    match = new_match(Rules(), "seed")
    assert list(replay(Record(Rules(), "seed"))) == [(match, match.deal())]


def test_the_next_smazzata_of_a_record_begins_with_the_match_that_went_on():
    record, steps = recorded(Rules(), 1, 37)
    again = list(replay(record))
    assert [len(match.sheets) for match, _ in again] == [0] * 37 + [1]
    assert again[36][1].is_over
    match, position = again[37]
    assert match == again[36][0].after(again[36][1])
    assert position == match.deal().play(record.moves[-1])
    assert again == steps


def test_a_record_that_breaks_the_rules_is_refused_where_it_does():
    record, _ = recorded(Rules(), 1, 5)
    wrong = Record(record.rules, record.seed, (*record.moves[:4], record.moves[0]))
    steps = replay(wrong)
    for _ in range(5):
        next(steps)
    with pytest.raises(IllegalMove):
        next(steps)


def test_moves_after_the_end_of_the_match_are_refused():
    record, steps = recorded(Rules(target=1), 3, 400)
    match, position = steps[-1]
    assert match.after(position).winner is not None
    with pytest.raises(ValueError, match="was over"):
        list(replay(Record(record.rules, record.seed, (*record.moves, record.moves[0]))))
