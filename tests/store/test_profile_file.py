"""All that is somebody's in one file: it comes back whole, and a bad file brings in nothing and leaves nothing."""

import sqlite3
import subprocess
import sys
import textwrap
import zipfile
from contextlib import closing
from random import Random

import pytest

from scopa_gui.store import profile_file, profile_import
from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.profile_file import ENDING, ProfileFileError, ProfileFileFault
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from tests.conftest import PROJECT
from tests.store.earlier_versions import laid_out
from tests.store.incoming import bring_in, coming


@pytest.fixture
def somebody(paths):
    """A player with two matches, one going on, settings, answers and grades."""
    archive = Archive(paths.archive)
    for number in range(2):
        match, _notice = archive.start_match({"deal": "scopone"}, str(number), ["human", "rosa"], 10.0 + number)
        for place, move in enumerate(("7D", "AC", "7B=7D")):
            archive.append_move(match, place, move, 20.0 + place)
    archive.finish(match, {"winner": 0, "totals": [11, 3]}, 30.0)
    archive.close()
    stored.save(paths, Settings(deck="french", language="it"))
    paths.memory.write_text('{"at": 1.0}\n')
    paths.coach.write_text('{"grades": [1, 2]}\n')
    paths.own_rules.write_text('{"version": 1, "rules": []}\n')
    return paths


def rows(archive):
    with closing(sqlite3.connect(archive)) as there:
        return [there.execute(f"select * from {table} order by 1, 2").fetchall() for table in ("match", "move")]


def test_it_comes_back_whole(somebody, tmp_path):
    file = profile_file.write(somebody, "Nonna Pina", tmp_path / "files", "2026-11-23")
    assert file.name == f"scopa-Nonna-Pina-2026-11-23{ENDING}"
    assert profile_import.name_in(file) == "Nonna Pina"
    theirs = somebody.of_profile("2")
    assert bring_in(file, theirs) == "Nonna Pina"
    assert rows(theirs.archive) == rows(somebody.archive)
    for mine, their in zip(somebody.player_files, theirs.player_files, strict=True):
        assert mine == somebody.archive or their.read_bytes() == mine.read_bytes()
    opened = Archive(theirs.archive)
    assert opened.notice is None
    assert len(opened.finished_keys()) == len(opened.waiting()) == 1
    opened.close()


def test_a_match_that_goes_on_is_in_it_to_its_last_move(somebody, tmp_path):
    archive = Archive(somebody.archive)
    match = archive.waiting()[0][0]
    archive.claim(match)
    archive.append_move(match, 3, "2C", 40.0)
    file = profile_file.write(somebody, "", tmp_path / "files", "2026-11-23")
    archive.append_move(match, 4, "3C", 41.0)
    archive.close()
    theirs = somebody.of_profile("2")
    bring_in(file, theirs)
    opened = Archive(theirs.archive)
    assert opened.match(match).moves[-1] == "2C"
    opened.close()


def test_no_file_is_ever_written_over(somebody, tmp_path):
    made = [profile_file.write(somebody, "a/b\\c..:", tmp_path, "2026-11-23") for _each in range(3)]
    assert len(set(made)) == 3
    assert all(file.parent == tmp_path and file.suffix == ENDING for file in made)


@pytest.mark.parametrize("version", ["of_0_1_0", "of_0_2_0"])
def test_files_of_earlier_versions_are_taken_along(version, tmp_path):
    paths = laid_out(version, tmp_path / "home")
    file = profile_file.write(paths, "Ugo", tmp_path / "files", "2026-11-23")
    theirs = paths.of_profile("2")
    bring_in(file, theirs)
    mine, their = Archive(paths.archive), Archive(theirs.archive)
    assert their.finished_keys() == mine.finished_keys() != []
    assert sorted(match for match, _touched in their.waiting()) == sorted(match for match, _touched in mine.waiting())
    mine.close()
    their.close()


def brought(file, paths):
    """The fault with which a file is refused; None: it was brought in. Either nothing is left of it, or all of it."""
    theirs = paths.of_profile("7")
    try:
        bring_in(file, theirs)
    except ProfileFileError as error:
        assert not theirs.data.exists()
        assert not theirs.config.exists()
        assert coming(paths) == []
        return error.fault
    assert coming(paths) == []
    opened = Archive(theirs.archive)
    assert opened.notice is None
    assert stored.load(theirs).settings is not None
    opened.close()
    for folder in (theirs.data, theirs.config):
        for left in sorted(folder.rglob("*"), reverse=True):
            left.unlink() if left.is_file() else left.rmdir()
        folder.rmdir() if folder.exists() else None
    return None


def test_a_file_damaged_in_any_way_is_refused_or_sound(somebody, tmp_path):
    file = profile_file.write(somebody, "Pina", tmp_path / "files", "2026-11-23")
    whole, rng, bad = file.read_bytes(), Random("damage"), file.with_name("bad")
    faults = []
    for _each in range(300):
        there = bytearray(whole)
        if rng.random() < 0.3:
            del there[rng.randrange(len(there)) :]
        else:
            for _byte in range(rng.choice((1, 1, 3, 20))):
                there[rng.randrange(len(there))] = rng.randrange(256)
        bad.write_bytes(there)
        faults.append(brought(bad, somebody))
    assert sum(fault is not None for fault in faults) > 200
    assert rows(somebody.archive), "and nothing of those who are here was touched"


def packed(tmp_path, **members):
    file = tmp_path / f"made{ENDING}"
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as whole:
        for name, text in members.items():
            whole.writestr(name.replace("__", "/").replace("_", "."), text)
    return file


ABOUT = '{"scopa": "player", "version": 1, "name": "X"}'


def test_what_is_no_player_is_refused(somebody, tmp_path):
    no_zip = tmp_path / "a"
    no_zip.write_bytes(b"hello")
    assert brought(no_zip, somebody) is ProfileFileFault.NO_PLAYER
    assert brought(packed(tmp_path, a_txt="x"), somebody) is ProfileFileFault.NO_PLAYER
    assert brought(packed(tmp_path, scopa_json="[" * 10_000), somebody) is ProfileFileFault.NO_PLAYER
    newer = packed(tmp_path, scopa_json='{"scopa": "player", "version": 2}')
    assert brought(newer, somebody) is ProfileFileFault.NEWER
    garbage = packed(tmp_path, scopa_json=ABOUT, matches_sqlite="garbage" * 1000)
    assert brought(garbage, somebody) is ProfileFileFault.DAMAGED
    with pytest.raises(OSError):
        bring_in(tmp_path, somebody.of_profile("7"))


def test_members_of_other_names_are_passed_over(somebody, tmp_path):
    file = packed(tmp_path, scopa_json=ABOUT, ________evil_txt="x", settings_json="{}", profiles_json="{}")
    theirs = somebody.of_profile("7")
    bring_in(file, theirs)
    assert [path.name for path in theirs.config.rglob("*")] == ["settings.json"]
    assert list(theirs.data.iterdir()) == []


def test_more_than_can_be_is_refused_whatever_it_says_of_its_length(somebody, tmp_path, monkeypatch):
    monkeypatch.setitem(profile_file.LARGEST_TEXT, "memory.jsonl", 1000)
    file = packed(tmp_path, scopa_json=ABOUT, memory_jsonl=" " * 10_000)
    assert brought(file, somebody) is ProfileFileFault.TOO_LARGE


def test_a_later_versions_matches_are_not_half_read(somebody, tmp_path):
    with closing(sqlite3.connect(somebody.archive)) as there:
        there.execute("pragma user_version = 99")
    file = profile_file.write(somebody, "X", tmp_path / "files", "2026-11-23")
    assert brought(file, somebody) is ProfileFileFault.NEWER


def test_a_full_disk_leaves_no_half_file(somebody, tmp_path):
    program = textwrap.dedent("""
        import resource, sys
        from pathlib import Path
        from scopa_gui.store import profile_file
        from scopa_gui.store.paths import Paths
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, resource.RLIM_INFINITY))
        import signal
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        import sqlite3
        try:
            profile_file.write(Paths(), "X", Path(sys.argv[1]), "2026-11-23")
        except (OSError, sqlite3.Error):
            sys.exit(0)
        sys.exit(1)
    """)
    folder = tmp_path / "files"
    done = subprocess.run([sys.executable, "-c", program, folder], cwd=PROJECT, check=False)
    assert done.returncode == 0
    assert list(folder.iterdir()) == []


def test_all_files_of_a_player_are_in_it(home):
    """What somebody's folders hold after play is in the file, or is named here as what need not be."""
    paths = Paths()
    lists = {"profiles.json", "profiles.backup.json", "profiles.lock"}
    beside = {
        "claims",
        "own_rules.lock",
        "own_rules.backup.json",
        "players",
        "profiles",
        "settings.backup.json",
        *lists,
    }
    profiles = Profiles(paths)
    profiles.add("Luca")
    profiles.rename("", "Ugo")
    stored.save(paths, Settings())
    stored.save(paths, Settings(deck="french"))
    archive = Archive(paths.archive)
    archive.start_match({}, "7", ["human", "rosa"], 1.0)
    archive.close()
    there = {file.name for top in (paths.config, paths.data) if top.exists() for file in top.iterdir()}
    kept = {file.name for file in paths.player_files}
    assert {name for name in there - beside - kept if not name.startswith("matches.sqlite")} == set()
