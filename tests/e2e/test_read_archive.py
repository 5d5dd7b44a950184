"""What the mirror reads is what the program's archive says, and it leaves no trace there."""

import inspect
from collections.abc import Iterator

import pytest

from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.archive import Archive
from tests.e2e.read_archive import Reading

pytestmark = pytest.mark.e2e
READS = {
    "check": (),
    "ended": ("all",),
    "endings": (),
    "finished_keys": (),
    "is_elsewhere": ("one",),
    "is_empty": (),
    "match": ("one",),
    "matches": ("all",),
    "news": (),
    "put_aside": (),
    "unfinished": (),
    "unplayed": (),
    "waiting": (),
}
"""What is asked of an archive, with what: a match, or all of them."""
WRITES = {
    "finish": ("one", {"winner": 0}, 9.0),
    "count_help": ("one", "hint"),
    "note": ("one", {"speed": "slow"}),
    "set_aside": ("one", 9.0),
    "release": ("one",),
    "save_thought": ("one", 0, {}),
    "start_match": ({}, "seed", ["human", "rosa"], 9.0),
    "take_up": ("one",),
    "claim": ("one",),
}
NEVER = {"append_move", "begin_to_compare", "close", "compare", "everything", "take_back"}
"""What no screen at rest does."""


@pytest.fixture
def kept(tmp_path):
    """An archive with a match that waits, one that is over and one put away, held open as by the program."""
    archive = Archive(tmp_path / "data" / "matches.sqlite")
    rules = VARIANTS["scopa"].rules_by_players[2].as_dict()
    numbers = [archive.start_match(rules, "x", ["human", "rosa"], now, {"variant": "scopa"})[0] for now in (1, 2, 3)]
    for number in numbers:
        archive.append_move(number, 0, "7D", 4.0)
    archive.finish(numbers[1], {"winner": 0, "totals": [11, 3]}, 5.0)
    archive.set_aside(numbers[2], 6.0)
    yield archive, numbers
    archive.close()


def test_every_method_is_considered():
    public = {name for name, _ in inspect.getmembers(Reading, inspect.isfunction) if not name.startswith("_")}
    assert public == {*READS, *WRITES, *NEVER}


@pytest.mark.parametrize("name", READS)
def test_it_says_what_the_archive_says(kept, name, tmp_path):
    archive, numbers = kept
    reading = Reading(tmp_path / "data" / "matches.sqlite")
    for number in numbers:
        given = [{"one": number, "all": numbers}[kind] for kind in READS[name]]
        expected = True if (name, number) == ("is_elsewhere", numbers[0]) else getattr(archive, name)(*given)
        found = getattr(reading, name)(*given)
        assert list(found) == list(expected) if isinstance(found, Iterator) else found == expected


@pytest.mark.parametrize("name", WRITES)
def test_it_leaves_no_trace(kept, name, tmp_path):
    archive, numbers = kept
    reading = Reading(tmp_path / "data" / "matches.sqlite")
    before = reading.everything()
    for number in numbers:
        getattr(reading, name)(*(number if given == "one" else given for given in WRITES[name]))
    assert reading.everything() == before
    assert [archive.match(number) for number in numbers] == [reading.match(number) for number in numbers]
    assert archive.append_move(numbers[0], 1, "CS", 7.0) is None


def test_no_file_is_an_empty_archive(tmp_path):
    reading = Reading(tmp_path / "data" / "matches.sqlite")
    assert (reading.is_empty(), reading.finished_keys(), reading.everything()) == (True, [], [])
    assert not list(tmp_path.iterdir())
