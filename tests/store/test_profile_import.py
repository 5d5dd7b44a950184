"""A player's file from a stranger: refused quickly, before anything in it is asked; an honest one comes in whole."""

import sqlite3
import time
import zipfile
from contextlib import closing
from random import Random

import pytest

from scopa_gui.store import profile_file, profile_import, recollections, schema, strange_archive
from scopa_gui.store.archive import Archive
from scopa_gui.store.long_work import LongWork, WorkStoppedError
from scopa_gui.store.paths import Paths
from scopa_gui.store.profile_file import ENDING, ProfileFileError, ProfileFileFault
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.recollections import Recollections
from tests.store.incoming import bring_in, coming
from tests.store.odd_files import KINDS, make_odd

ABOUT = '{"scopa": "player", "version": 1, "name": "X"}'
ENDLESS = "with recursive n(id) as (select 1 union all select id + 1 from n) select id from n"
COLUMNS = "id, 0 as started, 0 as touched, '' as rules, '' as seed, '' as seats, '' as extra, null as outcome"
SOON = 2.0
"""Seconds in which a bad file is refused, on a busy machine."""


def archive_of(path, *statements, moves=3):
    """An archive with one match, and then these statements in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    archive = Archive(path)
    match, _notice = archive.start_match({"deal": "scopone"}, "7", ["human", "rosa"], 10.0)
    for place in range(moves):
        archive.append_move(match, place, "7D", 20.0 + place)
    archive.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as there:
        for statement in statements:
            there.execute(statement)
        there.execute("pragma journal_mode = delete")
    return path.read_bytes()


def packed(tmp_path, about=ABOUT, **members):
    file = tmp_path / f"made{ENDING}"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as whole:
        whole.writestr("scopa.json", about)
        for name, text in members.items():
            whole.writestr(name.replace("_", "."), text)
    return file


def refused(file, work=None):
    """The fault with which a file is refused, soon and with nothing left of it."""
    begun, paths = time.monotonic(), Paths()
    with pytest.raises(ProfileFileError) as raised:
        bring_in(file, paths.of_profile("7"), work=work)
    assert time.monotonic() - begun < SOON
    assert coming(paths) == []
    assert not paths.of_profile("7").data.exists()
    return raised.value.fault


@pytest.mark.parametrize(
    "statements",
    [
        ["alter table match rename to other", f"create view match as select {COLUMNS} from ({ENDLESS})"],
        ["alter table match rename to other", f"create view match as {ENDLESS}"],
        [f"create view more as {ENDLESS}"],
        ["create table more (id)"],
        ["create trigger evil after insert on move begin delete from match; end"],
        ["create index evil on match (seed)"],
        ["drop index due", "create index due on exercise (abs(due)) where due is not null"],
        ["alter table match add column more generated always as (zeroblob(1000000)) virtual"],
        ["create virtual table more using fts5(text)"],
        ["drop table move"],
        ["pragma application_id = 7"],
        [
            "pragma writable_schema = on",
            "update sqlite_master set sql = replace(sql, 'select 1', 'select 2')",
            "update sqlite_master set sql = 'create table move (' where name = 'move'",
        ],
    ],
)
def test_tables_that_the_game_has_not_made_are_refused_before_they_are_asked(tmp_path, home, statements):
    text = archive_of(tmp_path / "theirs" / "matches.sqlite", *statements)
    assert refused(packed(tmp_path, matches_sqlite=text)) is ProfileFileFault.DAMAGED


def test_a_very_long_schema_is_not_parsed(tmp_path, home):
    columns = ", ".join(f"c{number}" for number in range(400))
    tables = [f"create table t{number} ({columns})" for number in range(60)]
    text = archive_of(tmp_path / "theirs" / "matches.sqlite", *tables)
    assert refused(packed(tmp_path, matches_sqlite=text)) is ProfileFileFault.DAMAGED


def test_gigabytes_of_zeros_and_of_line_ends_are_refused_soon(tmp_path, home):
    zeros = bytes(1 << 25)
    assert refused(packed(tmp_path, matches_sqlite=zeros)) is ProfileFileFault.TOO_LARGE
    assert refused(packed(tmp_path, matches_sqlite=zeros[: 1 << 22])) is ProfileFileFault.DAMAGED
    text = archive_of(tmp_path / "theirs" / "matches.sqlite")
    assert refused(packed(tmp_path, matches_sqlite=text + zeros)) is ProfileFileFault.TOO_LARGE
    assert refused(packed(tmp_path, memory_jsonl=b"\n" * 63_000_000)) is ProfileFileFault.TOO_LARGE
    noise = Random("answers").randbytes(4_000_000)
    assert refused(packed(tmp_path, memory_jsonl=noise)) is ProfileFileFault.DAMAGED


def test_answers_that_are_none_take_no_time_where_they_lie_in_the_players_own_folder(tmp_path):
    file = tmp_path / "memory.jsonl"
    right = b'{"at":1.0,"where":"drill","kind":"seven","right":true,"age":3}\n'
    for text in (b"\n" * 63_000_000, b"x\r" * 2_000_000, bytes(4_000_000)):
        file.write_bytes(right + text)
        begun = time.process_time()
        found = Recollections(file)
        assert len(found.results()) == 1
        assert time.process_time() - begun < SOON
        assert found.news().arguments["count"] <= 2
    assert recollections.unreadable_in(b"\n\n" + right + b"{}\r\n" + right) == 1


def test_a_list_of_a_million_members_is_not_read(tmp_path, home):
    file = packed(tmp_path, **{f"m{number}": "" for number in range(3000)})
    assert refused(file) is ProfileFileFault.DAMAGED
    with pytest.raises(ProfileFileError):
        profile_import.name_in(file)


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_ways_of_packing_are_refused(tmp_path, home, packing):
    file = tmp_path / f"made{ENDING}"
    with zipfile.ZipFile(file, "w", packing) as whole:
        whole.writestr("scopa.json", ABOUT)
    assert refused(file) is ProfileFileFault.DAMAGED


def test_a_member_that_comes_twice_is_refused(tmp_path, home):
    file = packed(tmp_path, settings_json="{}")
    with pytest.warns(UserWarning, match="Duplicate"), zipfile.ZipFile(file, "a") as whole:
        whole.writestr("settings.json", "{}")
    assert refused(file) is ProfileFileFault.DAMAGED


def test_so_many_matches_that_every_screen_would_wait_for_them_are_refused(tmp_path, home, monkeypatch):
    text = archive_of(tmp_path / "theirs" / "matches.sqlite")
    monkeypatch.setattr(strange_archive, "_MOST_UNFINISHED", 0)
    assert refused(packed(tmp_path, matches_sqlite=text)) is ProfileFileFault.TOO_LARGE


@pytest.mark.parametrize("name", ["x" * 60_000, "A\\u0000b", "\\n", "\\u202eevil", ""])
def test_a_name_is_short_and_can_be_shown(tmp_path, home, name):
    file = packed(tmp_path, about=f'{{"scopa": "player", "version": 1, "name": "{name}"}}')
    found = profile_import.name_in(file)
    assert len(found) <= 24
    assert found.isprintable()
    assert bring_in(file, Paths().of_profile("7")) == found


def test_half_a_letter_is_no_name(tmp_path, home):
    file = packed(tmp_path, about=ABOUT.replace("X", "\\ud800"))
    assert refused(file) is ProfileFileFault.NO_PLAYER


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_an_error_of_the_system(tmp_path, home, kind):
    file = make_odd(tmp_path / f"odd{ENDING}", kind)
    for reading in (profile_import.name_in, lambda file: bring_in(file, Paths().of_profile("7"))):
        with pytest.raises(OSError):
            reading(file)
    assert coming(Paths()) == []


def steps_of(paths):
    """An archive of an earlier version: every number of steps that one may have."""
    for version in range(1, schema.VERSION):
        file = paths.archive.with_name(f"of-{version}.sqlite")
        file.parent.mkdir(parents=True, exist_ok=True)
        with closing(sqlite3.connect(file, isolation_level=None)) as there:
            for step in schema.STEPS[:version]:
                step(there)
            there.execute(f"pragma user_version = {version}")
            there.execute(f"pragma application_id = {schema.APPLICATION}")
            facts = '{"level": "maestro"}'
            row = (7, 1.0, 2.0, "{}", "1f", '["human", "maestro"]', facts)
            there.execute(
                "insert into match (id, started, touched, rules, seed, seats, extra) values (?,?,?,?,?,?,?)", row
            )
            there.execute("insert into move values (7, 0, '7D')")
        yield version, file.read_bytes()


def test_archives_of_all_earlier_versions_come_in_and_are_brought_up_to_date(tmp_path):
    paths = Paths()
    for version, text in steps_of(paths):
        theirs = paths.of_profile(str(version + 1))
        bring_in(packed(tmp_path, matches_sqlite=text), theirs)
        with closing(sqlite3.connect(theirs.archive)) as there, closing(sqlite3.connect(":memory:")) as fresh:
            schema.bring_up_to_date(fresh)
            assert schema.parts(there) == schema.parts(fresh)
        archive = Archive(theirs.archive)
        assert archive.match(7).moves == ["7D"]
        assert ("don_ciro" in archive.match(7).seats) == (version < schema.SEVEN_LEVELS)
        archive.close()


def test_what_can_be_read_of_a_damaged_archive_comes_in(tmp_path):
    path = tmp_path / "theirs" / "matches.sqlite"
    archive_of(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as there:
        there.execute("pragma writable_schema = on")
        page = there.execute("select rootpage from sqlite_master where name = 'attempted'").fetchone()[0]
    text = bytearray(path.read_bytes())
    text[(page - 1) * 4096] = 0x77
    theirs = Paths().of_profile("2")
    bring_in(packed(tmp_path, matches_sqlite=bytes(text)), theirs)
    archive = Archive(theirs.archive)
    assert len(archive.waiting()) == 1
    archive.close()


class CountedWork(LongWork):
    """Work that is stopped, or out of time, at one of its looks."""

    def __init__(self, looks, *, out_of_time=False):
        super().__init__()
        self.left, self.shares, self.out_of_time = looks, [], out_of_time

    def reach(self, share):
        self.shares.append(share)
        self.left -= 1
        if self.left < 0:
            self._until = 0.0 if self.out_of_time else self._until
            self.is_stopped = not self.out_of_time
        super().reach(share)


def test_it_can_be_stopped_at_any_moment_and_leaves_nothing(tmp_path):
    paths = Paths()
    archive_of(paths.archive)
    paths.memory.write_text('{"at":1.0}\n')
    file = profile_file.write(paths, "Pina", tmp_path, "2026-11-23")
    whole = CountedWork(1000)
    bring_in(file, paths.of_profile("2"), work=whole)
    assert whole.shares == sorted(whole.shares)
    assert whole.share == 1.0
    for looks in range(len(whole.shares)):
        with pytest.raises(WorkStoppedError):
            bring_in(file, paths.of_profile("3"), work=CountedWork(looks))
        assert coming(paths) == []
        assert refused(file, CountedWork(looks, out_of_time=True)) is ProfileFileFault.TOO_LARGE


def test_writing_can_be_stopped_at_any_moment_and_leaves_nothing(tmp_path):
    paths, folder = Paths(), tmp_path / "files"
    archive_of(paths.archive)
    whole = CountedWork(1000)
    profile_file.write(paths, "Pina", folder, "2026-11-23", whole).unlink()
    assert whole.shares == sorted(whole.shares)
    for looks in range(len(whole.shares)):
        with pytest.raises(WorkStoppedError):
            profile_file.write(paths, "Pina", folder, "2026-11-23", CountedWork(looks))
        assert list(folder.iterdir()) == []


def test_a_member_whose_name_is_damaged_is_not_passed_over(tmp_path):
    paths = Paths()
    archive_of(paths.archive)
    paths.own_rules.write_text('{"version": 1, "rules": []}')
    whole = profile_file.write(paths, "Pina", tmp_path, "2026-11-23").read_bytes()
    bad = tmp_path / f"bad{ENDING}"
    places = [place for place in range(len(whole)) if whole.startswith(b"own_rules.json", place)]
    assert len(places) == 2, "where it lies, and in the list; packed it is in the first member, too"
    for changed in ([places[0]], [places[1]], places):
        text = bytearray(whole)
        for place in changed:
            text[place] ^= 1
        bad.write_bytes(text)
        assert refused(bad) is ProfileFileFault.DAMAGED
    earlier = packed(tmp_path, own_rules_json="{}", matches_sqlite=archive_of(tmp_path / "x" / "matches.sqlite"))
    assert bring_in(earlier, paths.of_profile("2")) == "X", "versions up to 0.3.0 list nothing"


def test_two_that_come_in_at_once_have_folders_of_their_own(tmp_path):
    paths = Paths()
    archive_of(paths.archive)
    file = profile_file.write(paths, "Pina", tmp_path, "2026-11-23")
    first, second = (profile_import.unpack(file, paths, LongWork()) for _each in range(2))
    one, other = Profiles(paths), Profiles(paths)
    keys = [there.add(incoming.name, incoming.settle)[0] for there, incoming in ((one, first), (other, second))]
    first.drop()
    second.drop()
    assert keys == ["2", "3"]
    assert [profile.name for profile in Profiles(paths).here] == ["", "Pina", "Pina 2"]
    assert all(paths.of_profile(key).archive.exists() for key in keys)
    assert coming(paths) == []


def test_where_a_player_cannot_be_settled_nobody_is_added(tmp_path, monkeypatch):
    paths = Paths()
    archive_of(paths.archive)
    file = profile_file.write(paths, "Pina", tmp_path, "2026-11-23")
    incoming = profile_import.unpack(file, paths, LongWork())
    (paths.config / "profiles" / "2" / "somebody").mkdir(parents=True)
    incoming.paths.config.mkdir()
    with pytest.raises(OSError):
        incoming.settle(paths.of_profile("2"))
    assert incoming.paths.archive.exists()
    incoming.drop()
    assert coming(paths) == []
