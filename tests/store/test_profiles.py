"""Several people on one computer: what is there becomes the first one's, and nothing that was anybody's is lost."""

import itertools
import json
import os
import signal
import subprocess
import sys
import textwrap
from random import Random

import pytest

from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.glance import Glance, glance
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.profiles import LONGEST, Profile, Profiles, cleaned
from scopa_gui.store.settings import Settings
from tests.conftest import PROJECT
from tests.store.earlier_versions import laid_out


def files_of(paths):
    """Everything that lies in a player's folders and those below."""
    return {
        file: file.read_bytes()
        for top in (paths.config, paths.data)
        for file in top.rglob("*")
        if file.is_file() and not file.name.startswith("profiles.")
    }


@pytest.mark.parametrize("version", ["of_0_1_0", "of_0_2_0"])
def test_what_an_earlier_version_left_is_the_first_players(version, tmp_path):
    paths = laid_out(version, tmp_path)
    before = files_of(paths)
    profiles = Profiles(paths)
    assert (profiles.here, profiles.away, profiles.notice) == ([Profile()], [], None)
    assert profiles.paths == paths
    assert not (paths.config / "profiles.json").exists(), "nobody asked for anything"
    key, notice = profiles.add("Luca")
    assert notice is None
    assert profiles.choose(key) is None
    theirs = Archive(profiles.paths.archive)
    theirs.start_match({}, "7", ["human", "rosa"], 1.0)
    theirs.close()
    assert {file: text for file, text in files_of(paths).items() if file in before} == before, "nothing of the first's"
    mine = Archive(Profiles(paths).paths_of("").archive)
    assert mine.finished_keys()
    mine.close()


def test_an_earlier_version_plays_on_with_the_first_ones_files_and_sees_no_other(paths):
    profiles = Profiles(paths)
    key, _notice = profiles.add("Luca")
    profiles.choose(key)
    stored.save(profiles.paths, Settings(deck="french"))
    stored.save(paths, Settings(deck="neapolitan"))
    assert stored.load(Paths()).settings.deck == "neapolitan", "what an earlier version reads"
    assert stored.load(Profiles(Paths()).paths).settings.deck == "french"


def test_whoever_played_last_plays_at_the_next_start(paths):
    profiles = Profiles(paths)
    luca, _notice = profiles.add("Luca")
    anna, _notice = profiles.add("Anna")
    assert Profiles(paths).current == Profile()
    profiles.choose(anna)
    assert Profiles(paths).current.name == "Anna"
    Profiles(paths).put_away(anna)
    again = Profiles(paths)
    assert again.current == Profile(), "the first who is there"
    assert [profile.name for profile in again.away] == ["Anna"]
    again.bring_back(anna)
    assert {profile.key for profile in Profiles(paths).here} == {"", luca, anna}


def test_names_are_cleaned_and_no_two_are_alike(paths):
    profiles = Profiles(paths)
    keys = [profiles.add(name)[0] for name in ("Anna", " anna ", "ANNA")]
    assert [profiles.profile(key).name for key in keys] == ["Anna", "anna 2", "ANNA 3"]
    profiles.rename("", "Anna")
    assert profiles.profile("").name == "Anna 4"
    profiles.rename("", "Anna 4")
    assert profiles.profile("").name == "Anna 4", "one's own name is nobody else's"
    assert cleaned("  Nonna\n\t Pina\u200b\x07 ") == "Nonna Pina"
    assert len(cleaned("x" * 100)) == LONGEST
    assert cleaned("Jose\u0301") == "Jos\u00e9"


def test_a_key_is_never_one_whose_files_are_there(paths):
    (paths.data / "profiles" / "2").mkdir(parents=True)
    (paths.config / "profiles" / "3").mkdir(parents=True)
    assert Profiles(paths).free_key() == "4"


def test_two_windows_lose_nothing_of_each_other(paths):
    first, second = Profiles(paths), Profiles(paths)
    first.add("Anna")
    second.add("Luca")
    first.add("Pina")
    second.rename("", "Ugo")
    assert [profile.name for profile in Profiles(paths).here] == ["Ugo", "Anna", "Luca", "Pina"]
    assert len({profile.key for profile in Profiles(paths).here}) == 4


def damaged(text, rng):
    """The text with something wrong: cut, a byte changed, a piece doubled."""
    where = rng.randrange(len(text))
    return rng.choice(
        (
            text[:where],
            text[:where] + bytes([rng.randrange(256)]) + text[where + 1 :],
            text[:where] + text[rng.randrange(len(text)) :],
        )
    )


def test_a_file_damaged_in_any_way_loses_nobody(paths):
    profiles = Profiles(paths)
    for name in ("Anna", "Luca"):
        key, _notice = profiles.add(name)
        stored.save(profiles.paths_of(key), Settings())
    file = paths.config / "profiles.json"
    whole, rng = file.read_bytes(), Random("profiles")
    for _each in range(400):
        file.write_bytes(damaged(whole, rng))
        there = Profiles(paths)
        assert there.current.key in {"", "2", "3"}
        assert "" in {profile.key for profile in (*there.here, *there.away)}
        names = {profile.key for profile in (*there.here, *there.away)}
        assert there.add("Pina")[1] is None
        assert len(names) >= 1
        for old in paths.config.glob("profiles.*"):
            old.unlink()
    file.write_bytes(b"{")
    there = Profiles(paths)
    assert [(profile.key, profile.name) for profile in there.here] == [("", ""), ("2", "#2"), ("3", "#3")]


def test_the_copy_is_used_when_the_file_is_damaged(paths):
    profiles = Profiles(paths)
    profiles.add("Anna")
    profiles.add("Luca")
    (paths.config / "profiles.json").write_bytes(b"\x00" * 40)
    assert [profile.name for profile in Profiles(paths).here] == ["", "Anna"], "as they stood before the last change"
    assert list(paths.config.glob("profiles.broken-*")), "the damaged one is kept"


def test_a_file_of_a_later_version_is_read_and_not_written(paths):
    paths.config.mkdir(parents=True)
    text = json.dumps({"version": 2, "last": "2", "profiles": [{"key": "2", "name": "Anna", "mood": 3}]})
    file = paths.config / "profiles.json"
    file.write_text(text)
    profiles = Profiles(paths)
    assert profiles.current.name == "Anna"
    profiles.choose("")
    assert profiles.current.key == ""
    assert file.read_text() == text


def test_what_cannot_be_read_or_written_is_told_and_changes_nothing(paths):
    (paths.config / "profiles.json").mkdir(parents=True)
    profiles = Profiles(paths)
    assert profiles.notice.key is NoticeKey.PROFILES_UNREADABLE
    assert profiles.notice.arguments["reason"] is FileTrouble.NO_FILE
    _key, notice = profiles.add("Anna")
    assert notice.key is NoticeKey.PROFILES_NOT_SAVED
    assert profiles.here == [Profile()]


def test_killed_at_any_moment_everybody_is_still_there(paths):
    program = textwrap.dedent("""
        from scopa_gui.store.paths import Paths
        from scopa_gui.store.profiles import Profiles
        profiles = Profiles(Paths())
        print("begun", flush=True)
        for number in range(10_000):
            profiles.rename("", f"Ugo {number}")
            profiles.choose("2" if number % 2 else "")
    """)
    Profiles(paths).add("Anna")
    for pause in itertools.islice(itertools.cycle((0.0, 0.004, 0.011, 0.017)), 8):
        writer = subprocess.Popen([sys.executable, "-c", program], cwd=PROJECT, stdout=subprocess.PIPE)
        writer.stdout.readline()
        with pytest.raises(subprocess.TimeoutExpired):
            writer.wait(pause)
        os.kill(writer.pid, signal.SIGKILL)
        writer.wait()
        writer.stdout.close()
        there = Profiles(paths)
        assert [profile.key for profile in there.here] == ["", "2"]
        assert there.profile("2").name == "Anna"
        assert there.notice is None
        assert not list(paths.config.glob("*.broken-*"))


def test_who_begins_anew_keeps_what_was(paths):
    profiles = Profiles(paths)
    profiles.rename("", "Ugo")
    key, notice = profiles.begin_anew("", "until 23/11/2026")
    assert notice is None
    assert [(profile.key, profile.name) for profile in profiles.here] == [(key, "Ugo")]
    assert [(profile.key, profile.name) for profile in profiles.away] == [("", "Ugo until 23/11/2026")]
    profiles.choose(key)
    profiles.rename(key, "W" * LONGEST)
    profiles.begin_anew(key, "until 23/11/2026")
    assert Profiles(paths).away[-1].name.endswith("until 23/11/2026")
    assert len(Profiles(paths).away[-1].name) <= LONGEST


def test_a_glance_counts_without_opening(paths):
    archive = Archive(paths.archive)
    assert glance(paths.archive) == Glance()
    for number in range(3):
        match, _notice = archive.start_match({}, "7", ["human", "rosa"], 10.0 + number)
        archive.append_move(match, 0, "7D", 20.0 + number)
    archive.finish(match, {"winner": 0, "totals": [11, 3]}, 30.0)
    archive.put_away(archive.waiting()[0][0], 31.0)
    archive.check()
    assert glance(paths.archive) == Glance(finished=1, waiting=1, last=30.0)
    archive.close()
    paths.archive.write_bytes(b"no database at all, and long enough to be one " * 200)
    assert glance(paths.archive) is None
    assert glance(paths.archive.with_name("none")) == Glance()
