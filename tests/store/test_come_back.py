"""Damaged files come back from their copies for good: settings, rules of one's own, answers to questions of memory."""

import json
import os
import time
from random import Random

import msgspec
import pytest

from scopa_gui.game.own_rules_names import can_be_played
from scopa_gui.store.archive import Archive
from scopa_gui.store.notices import NoticeKey
from scopa_gui.store.own_rules import OwnGame, OwnRules
from scopa_gui.store.recollections import Recollections, Result
from scopa_gui.store.sealed_lines import sealed, unsealed
from scopa_gui.store.settings import Loaded, Settings, load, save
from tests.store.matches import begin
from tests.store.saved_settings import UNLIKE

NEWER = msgspec.structs.replace(UNLIKE, volume=0.5)


def keys(notices):
    return [notice.key for notice in notices]


@pytest.fixture
def saved(paths):
    """Settings that were changed once, so that there is a backup."""
    save(paths, UNLIKE)
    save(paths, NEWER)
    return paths


@pytest.mark.parametrize("text", [b"", b"{", b"\0" * 40, b"{}", b'{"x": 1}'])
def test_settings_that_came_back_are_there_at_every_later_start(saved, text):
    saved.settings.write_bytes(text)
    assert load(saved).settings == NEWER
    assert load(saved) == Loaded(NEWER), "the game may be killed before it saves them"


@pytest.mark.parametrize("made", ["folder", "link", "pipe"])
def test_where_the_file_cannot_be_read_the_settings_of_the_backup_are_used(saved, made):
    saved.settings.unlink()
    if made == "folder":
        saved.settings.mkdir()
    elif made == "link":
        saved.settings.symlink_to(saved.settings.with_name("nowhere"))
    else:
        os.mkfifo(saved.settings)
    loaded = load(saved)
    assert (loaded.settings, keys(loaded.notices)) == (NEWER, [NoticeKey.SETTINGS_UNREADABLE])


@pytest.mark.parametrize(("old", "new"), [(b'"deck"', b'"dfck"'), (b'"speed"', b'"sp"'), (b'"company"', b'"compbny"')])
def test_a_setting_whose_name_is_damaged_is_named(saved, old, new):
    saved.settings.write_bytes(saved.settings.read_bytes().replace(old, new))
    (notice,) = load(saved).notices
    assert (notice.key, notice.arguments["fields"]) == (NoticeKey.SETTINGS_PARTLY_BAD, old.decode().strip('"'))


@pytest.mark.parametrize("name", ["level", "table"])
def test_a_setting_that_is_left_out_as_a_whole_is_named(saved, name):
    held = json.loads(saved.settings.read_text())
    del held[name]
    saved.settings.write_text(json.dumps(held))
    (notice,) = load(saved).notices
    assert (notice.key, notice.arguments["fields"]) == (NoticeKey.SETTINGS_PARTLY_BAD, name)


@pytest.mark.parametrize("held", [{"deck": "french"}, {"version": 2, "speed": "fast", "of_tomorrow": 3}])
def test_a_file_written_by_hand_or_by_a_newer_version_is_not_taken_for_a_damaged_one(paths, held):
    paths.config.mkdir(parents=True)
    paths.settings.write_text(json.dumps(held))
    assert load(paths).notices == ()
    save(paths, Settings())
    paths.settings.write_text(json.dumps({**json.loads(paths.settings.read_text()), "of_tomorrow": 3}))
    assert load(paths).notices == ()


# Rules


def test_rules_that_came_back_are_there_at_every_later_start(paths):
    own, first = OwnRules(paths.own_rules, can_be_played), OwnGame("own_00000001", "Nonna", "scopa", {})
    own.keep(first)
    second = OwnGame("own_00000002", "Bar Sport", "scopa", {})
    own.keep(second)
    paths.own_rules.write_bytes(b"{")
    broken = OwnRules(paths.own_rules, can_be_played)
    assert (broken.games, keys(broken.news())) == ([first, second], [NoticeKey.OWN_RULES_RESTORED])
    later = OwnRules(paths.own_rules, can_be_played)
    assert (later.games, later.news()) == ([first, second], [])
    paths.own_rules.unlink()
    paths.own_rules.mkdir()
    assert OwnRules(paths.own_rules, can_be_played).games == [first, second]


# Memory


def answers(path, count=12):
    recollections = Recollections(path)
    made = [
        Result(at=100.0 + number, where="drill", kind="out", right=number % 2 == 0, age=number, level=2)
        for number in range(count)
    ]
    assert [recollections.add(result) for result in made] == [None] * count
    return made


@pytest.mark.parametrize("seed", range(40))
def test_whatever_becomes_of_one_of_the_two_files_no_answer_is_lost(paths, seed):
    made, random = answers(paths.memory), Random(seed)
    file = random.choice((paths.memory, paths.memory.with_name("memory.jsonl.copy")))
    held = bytearray(file.read_bytes())
    match seed % 4:
        case 0:
            held[random.randrange(len(held))] ^= 1 << random.randrange(8)
        case 1:
            del held[random.randrange(len(held)) :]
        case 2:
            held[100:900] = bytes(800)
        case _:
            held.clear()
    file.write_bytes(held)
    assert Recollections(paths.memory).results() == made
    again = Recollections(paths.memory)
    assert (again.results(), again.news()) == (made, None)


def test_what_both_files_have_lost_is_said_once(paths):
    made = answers(paths.memory)
    for file in (paths.memory, paths.memory.with_name("memory.jsonl.copy")):
        file.write_bytes(file.read_bytes().replace(b'"at":103.0', b'"at":193.0'))
    read = Recollections(paths.memory)
    assert read.results() == made[:3] + made[4:]
    notice = read.news()
    assert (notice.key, notice.arguments) == (NoticeKey.ANSWERS_DAMAGED, {"count": 1})
    later = Recollections(paths.memory)
    assert (later.results(), later.news()) == (made[:3] + made[4:], None)


def test_answers_that_may_not_be_read_are_said_once_a_session_and_come_from_the_second_file(paths):
    made = answers(paths.memory)
    paths.memory.unlink()
    paths.memory.mkdir()
    read = Recollections(paths.memory)
    assert read.results() == made
    assert read.news().key is NoticeKey.ANSWERS_UNREADABLE
    assert (read.results(), read.news()) == (made, None)


def test_answers_of_earlier_versions_are_copied_with_the_first_new_one_and_by_no_reading(paths):
    paths.data.mkdir(parents=True)
    old = Result(at=1.0, where="table", kind="out", right=True, age=2)
    paths.memory.write_bytes(msgspec.json.encode(old) + b"\n")
    copy = paths.memory.with_name("memory.jsonl.copy")
    read = Recollections(paths.memory)
    assert read.results() == [old]
    assert not copy.exists()
    new = msgspec.structs.replace(old, at=2.0)
    read.add(new)
    paths.memory.write_bytes(b"")
    assert Recollections(paths.memory).results() == [old, new]


def test_one_bit_anywhere_in_a_sealed_line_is_found():
    text = b'{"at":1.5,"where":"drill","kind":"out","right":true,"age":3}'
    line = sealed(text)
    assert unsealed(line) == text
    assert unsealed(text) == text, "as versions without a checksum wrote it"
    for place in range(8 * len(line)):
        damaged = bytearray(line)
        damaged[place // 8] ^= 1 << place % 8
        found = unsealed(bytes(damaged))
        assert found is None or found == text or not is_json(found), bytes(damaged)


def is_json(text):
    try:
        json.loads(text)
    except ValueError:
        return False
    return True


# Matches


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
@pytest.mark.parametrize("ending", ["-wal", "-shm", "-journal"])
@pytest.mark.parametrize("made", ["pipe", "folder", "link", "link to nothing", "link to itself"])
def test_whatever_stands_where_sqlite_has_a_file_of_its_own_the_matches_are_there(path, ending, made):
    archive = Archive(path)
    match = begin(archive, "7D", "RS")
    archive.close()
    there, other = path.with_name(path.name + ending), path.with_name("other")
    there.unlink(missing_ok=True)
    other.write_bytes(b"\x89PNG")
    if made == "pipe":
        os.mkfifo(there)
    elif made == "folder":
        there.mkdir()
    else:
        there.symlink_to({"link": other, "link to nothing": other.with_name("no"), "link to itself": there}[made])
    opened = Archive(path)
    assert opened.notice.key in (NoticeKey.ARCHIVE_SALVAGED, NoticeKey.ARCHIVE_RESTORED)
    assert opened.match(match).moves == ["7D", "RS"]
    opened.close()
    again = Archive(path)
    assert (again.notice, again.match(match).moves) == (None, ["7D", "RS"])
    again.close()


def test_a_bit_in_the_key_of_a_move_costs_no_move_where_there_is_no_second_copy(path, monkeypatch):
    """SQLite's own repair would sort the row in among the moves of a match that does not exist."""
    monkeypatch.setattr(os, "urandom", lambda size: bytes(range(0x12, 0x12 + size)))
    archive = Archive(path)
    match = begin(archive, *(["7D", "RS"] * 30))
    archive.close()
    path.with_name(f"{path.name}.copy").unlink()
    held, key = bytearray(path.read_bytes()), match.to_bytes(6)
    row = bytes([4, 5, 1, 17]) + key + bytes([31]) + b"RS"
    place, lower = held.index(row) + 4, match & (match - 1)  # one bit less: SQLite still meets it on its way
    held[place : place + 6] = lower.to_bytes(6)
    path.write_bytes(held)
    opened = Archive(path)
    assert opened.notice.key is NoticeKey.ARCHIVE_SALVAGED
    assert opened.match(match).moves == ["7D", "RS"] * 30
    opened.close()


def test_millions_of_line_ends_behind_the_second_copy_are_passed_over_at_once(path):
    archive = Archive(path)
    match = begin(archive, "7D", "RS")
    archive.close()
    copy = path.with_name(f"{path.name}.copy")
    whole = copy.read_bytes()
    copy.write_bytes(whole + b"\n" * (1 << 23) + whole[:9] + b"\n")
    before = time.process_time()
    opened = Archive(path)
    opened.compare(1.0)
    assert time.process_time() - before < 2.0
    assert (opened.notice, opened.match(match).moves) == (None, ["7D", "RS"])
    opened.close()
