"""Several people on one computer: what is there becomes the first one's, and nothing that was anybody's is lost."""

import itertools
import json
import subprocess
import sys
import textwrap
import time
from functools import partial
from random import Random

import pytest

from scopa_gui.store import settings as stored
from scopa_gui.store.archive import Archive
from scopa_gui.store.file_lock import locked
from scopa_gui.store.glance import Glance, glance
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.store.profile_list import Profile
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from tests.conftest import PROJECT
from tests.store.earlier_versions import laid_out
from tests.store.odd_files import KINDS, make_odd


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
    assert (profiles.here, profiles.hidden, profiles.news()) == ([Profile()], [], [])
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
    Profiles(paths).hide(anna)
    again = Profiles(paths)
    assert again.current == Profile(), "the first who is there"
    assert [profile.name for profile in again.hidden] == ["Anna"]
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
    assert Profiles(paths).add("Anna")[0] == "4"


def test_two_windows_lose_nothing_of_each_other(paths):
    first, second = Profiles(paths), Profiles(paths)
    first.add("Anna")
    second.add("Luca")
    first.add("Pina")
    second.rename("", "Ugo")
    assert [profile.name for profile in Profiles(paths).here] == ["Ugo", "Anna", "Luca", "Pina"]
    assert len({profile.key for profile in Profiles(paths).here}) == 4


def with_people(paths, *names):
    """Profiles with these people, who have a file each."""
    profiles = Profiles(paths)
    for name in names:
        key, _notice = profiles.add(name)
        stored.save(profiles.paths_of(key), Settings())
    return profiles


def damages(text):
    """The text with something wrong: every bit, every cut, some bytes changed, nothing but zeros, other types."""
    for place, bit in itertools.product(range(len(text)), range(8)):
        changed = bytearray(text)
        changed[place] ^= 1 << bit
        yield bytes(changed)
    yield from (text[:place] for place in range(len(text) - 1))
    rng = Random("profiles")
    for _each in range(100):
        changed = bytearray(text)
        for _byte in range(rng.choice((2, 3, 20))):
            changed[rng.randrange(len(changed))] = rng.randrange(256)
        yield bytes(changed)
    yield from (bytes(len(text)), b"[]", b"null", b"{}", b'"x"', b"1", b"[" * 5000, b'{"profiles": {}}', b"\xff\xfe")


def test_whatever_is_damaged_in_the_file_nobody_loses_a_name_and_it_is_said(paths):
    with_people(paths, "Anna")
    file = paths.config / "profiles.json"
    whole = file.read_bytes()
    for text in itertools.islice(damages(whole), 0, None, 5):
        file.write_bytes(text)
        there = Profiles(paths)
        assert [(profile.key, profile.name) for profile in there.here] == [("", ""), ("2", "Anna")], text
        if not there.news():
            assert json.loads(text) == json.loads(whole), "what is not damaged is not spoken of"
        else:
            assert file.read_bytes() == whole, "it is restored at once"
            for aside in paths.config.glob("profiles.broken-*"):
                aside.unlink()
    assert Profiles(paths).news() == []


def test_a_word_of_the_file_that_nobody_knows_hides_nobody(paths):
    """As a version without a check wrote it, with one bit of the word turned over."""
    with_people(paths, "Anna", "Luca")
    people = [{"key": "2", "name": "Anna"}, {"key": "3", "name": "Luca"}]
    for text in (
        {"version": 1, "last": "", "profilet": people},
        {"version": 1, "lasu": "", "profiles": people},
        {"version": 1, "last": "", "profiles": [{"key": "2", "namd": "Anna"}, people[1]]},
    ):
        (paths.config / "profiles.json").write_text(json.dumps(text))
        there = Profiles(paths)
        assert [profile.name for profile in there.here] == ["", "Anna", "Luca"]
        (notice,) = there.news()
        assert notice.key is NoticeKey.PROFILES_RESTORED
        assert there.news() == [], "once"


def test_without_a_copy_everybody_who_has_files_is_there_by_a_number(paths):
    with_people(paths, "Anna", "Luca")
    (paths.data / "profiles" / "9").mkdir(parents=True)
    (paths.config / "profiles" / "of somebody else").mkdir(parents=True)
    (paths.config / "profiles.json").write_bytes(b"{")
    (paths.config / "profiles.backup.json").unlink()
    there = Profiles(paths)
    assert [(profile.key, profile.name) for profile in there.here] == [("", ""), ("2", "#2"), ("3", "#3")]
    (notice,) = there.news()
    assert notice.key is NoticeKey.PROFILES_BROKEN
    assert list(paths.config.glob("profiles.broken-*")), "the damaged one stays"


def test_where_the_copy_is_damaged_too_every_name_that_can_be_read_is_there(paths):
    with_people(paths, "Anna", "Luca")
    file, copy = paths.config / "profiles.json", paths.config / "profiles.backup.json"
    file.write_bytes(file.read_bytes().replace(b"Anna", b"\xff\xff\xff\xff"))
    copy.write_bytes(copy.read_bytes().replace(b"Luca", b"\xff\xff\xff\xff")[:-20])
    there = Profiles(paths)
    assert {profile.key: profile.name for profile in there.here} == {"": "", "2": "Anna", "3": "Luca"}
    assert [notice.key for notice in there.news()] == [NoticeKey.PROFILES_BROKEN]


def test_what_version_0_3_0_wrote_is_read_and_what_is_written_it_can_read(paths):
    paths.config.mkdir(parents=True)
    file = paths.config / "profiles.json"
    file.write_text(json.dumps({"version": 1, "last": "2", "profiles": [{}, {"key": "2", "name": "Anna"}]}))
    profiles = Profiles(paths)
    assert (profiles.current.name, profiles.news()) == ("Anna", [])
    profiles.add("Luca")
    assert json.loads(file.read_text())["profiles"] == [{}, {"key": "2", "name": "Anna"}, {"key": "3", "name": "Luca"}]
    assert (paths.config / "profiles.backup.json").read_bytes() == file.read_bytes(), "from the first change on"


def test_whoever_has_files_in_a_folder_that_nobody_names_is_offered(paths):
    profiles = with_people(paths, "Anna")
    stored.save(profiles.paths_of("7"), Settings())
    there = Profiles(paths)
    assert [(profile.key, profile.name) for profile in there.here] == [("", ""), ("2", "Anna"), ("7", "#7")]
    assert there.rename("7", "Pina") is None
    assert Profiles(paths).profile("7").name == "Pina"


def test_two_programs_that_add_people_lose_none_and_never_share_a_folder(paths):
    program = textwrap.dedent("""
        import sys
        from scopa_gui.store.paths import Paths
        from scopa_gui.store.profiles import Profiles
        profiles = Profiles(Paths())
        for number in range(20):
            key, notice = profiles.add(f"{sys.argv[1]} {number}")
            assert notice is None, notice
            print(key)
    """)
    writers = [
        subprocess.Popen([sys.executable, "-c", program, name], cwd=PROJECT, stdout=subprocess.PIPE, text=True)
        for name in ("Anna", "Luca")
    ]
    keys = [key for writer in writers for key in writer.communicate()[0].split()]
    assert [writer.returncode for writer in writers] == [0, 0]
    assert len(set(keys)) == 40
    assert {profile.key for profile in Profiles(paths).here} == {"", *keys}


def test_a_change_waits_for_another_program_and_says_so_where_that_takes_too_long(paths, monkeypatch):
    monkeypatch.setattr("scopa_gui.store.profile_list.locked", partial(locked, seconds=0.05))
    profiles = Profiles(paths)
    with locked(paths.config / "profiles.lock"):
        _key, notice = profiles.add("Anna")
    assert notice.key is NoticeKey.PROFILES_NOT_SAVED
    assert notice.arguments["reason"] is FileTrouble.BUSY
    assert profiles.add("Anna")[1] is None


def test_any_number_of_people_may_have_one_name(paths):
    profiles = Profiles(paths)
    name = "W" * LONGEST
    for _each in range(60):
        assert profiles.add(name)[1] is None
    names = [profile.name for profile in Profiles(paths).here]
    assert len(set(names)) == 61
    assert max(map(len, names)) == LONGEST


def test_a_name_of_any_length_takes_no_time(paths):
    begun = time.monotonic()
    assert len(cleaned("\u0301" * 5_000_000)) <= LONGEST
    assert cleaned("x\u0000\ud800\u202ey" + "z" * 5_000_000) == "xy" + "z" * (LONGEST - 2)
    assert time.monotonic() - begun < 2


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_said_and_loses_nobody(paths, kind):
    with_people(paths, "Anna")
    file = paths.config / "profiles.json"
    file.unlink()
    make_odd(file, kind)
    there = Profiles(paths)
    assert [profile.name for profile in there.here] == ["", "Anna"], "from the copy"
    (notice,) = there.news()
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.PROFILES_UNREADABLE, FileTrouble.NO_FILE)
    assert there.add("Luca")[1].key is NoticeKey.PROFILES_NOT_SAVED


def test_a_file_of_a_later_version_is_read_and_not_written(paths):
    paths.config.mkdir(parents=True)
    text = json.dumps({"version": 2, "last": "2", "profiles": [{"key": "2", "name": "Anna", "mood": 3}]})
    file = paths.config / "profiles.json"
    file.write_text(text)
    profiles = Profiles(paths)
    assert profiles.current.name == "Anna"
    assert profiles.choose("") is None
    assert profiles.current.key == ""
    assert profiles.rename("2", "Luca").key is NoticeKey.PROFILES_NEWER
    assert file.read_text() == text


def test_nobodys_files_are_moved_in_where_a_later_version_wrote_the_list(paths):
    paths.config.mkdir(parents=True)
    text = json.dumps({"version": 2, "last": "", "profiles": [{"key": "2", "name": "Anna"}]})
    (paths.config / "profiles.json").write_text(text)
    moved = []
    _key, notice = Profiles(paths).add("Luca", moved.append)
    assert notice.key is NoticeKey.PROFILES_NEWER
    assert moved == []


def test_a_copy_of_a_later_version_is_read_and_neither_file_is_written(paths):
    paths.config.mkdir(parents=True)
    text = json.dumps({"version": 2, "last": "2", "profiles": [{"key": "2", "name": "Anna", "mood": 3}]})
    (paths.config / "profiles.json").write_text(text[:-9])
    (paths.config / "profiles.backup.json").write_text(text)
    before = {file.name: file.read_text() for file in paths.config.glob("profiles.*json")}
    profiles = Profiles(paths)
    assert profiles.current.name == "Anna"
    assert profiles.news() == []
    assert profiles.rename("2", "Luca").key is NoticeKey.PROFILES_NEWER
    assert {file.name: file.read_text() for file in paths.config.glob("profiles.*json")} == before


def test_what_cannot_be_read_or_written_is_told_and_changes_nothing(paths):
    (paths.config / "profiles.json").mkdir(parents=True)
    profiles = Profiles(paths)
    (told,) = profiles.news()
    assert told.key is NoticeKey.PROFILES_UNREADABLE
    assert told.arguments["reason"] is FileTrouble.NO_FILE
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
        with subprocess.Popen([sys.executable, "-c", program], cwd=PROJECT, stdout=subprocess.PIPE) as writer:
            writer.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                writer.wait(pause)
            writer.kill()
        there = Profiles(paths)
        assert [profile.key for profile in there.here] == ["", "2"]
        assert there.profile("2").name == "Anna"
        assert there.news() == []
        assert not list(paths.config.glob("*.broken-*"))


def test_who_begins_anew_keeps_what_was(paths):
    profiles = Profiles(paths)
    profiles.rename("", "Ugo")
    key, notice = profiles.start_again("", "until 23/11/2026")
    assert notice is None
    assert [(profile.key, profile.name) for profile in profiles.here] == [(key, "Ugo")]
    assert [(profile.key, profile.name) for profile in profiles.hidden] == [("", "Ugo until 23/11/2026")]
    profiles.choose(key)
    profiles.rename(key, "W" * LONGEST)
    profiles.start_again(key, "until 23/11/2026")
    assert Profiles(paths).hidden[-1].name.endswith("until 23/11/2026")
    assert len(Profiles(paths).hidden[-1].name) <= LONGEST


def test_a_glance_counts_without_opening(paths):
    archive = Archive(paths.archive)
    assert glance(paths.archive) == Glance()
    for number in range(3):
        match, _notice = archive.start_match({}, "7", ["human", "rosa"], 10.0 + number)
        archive.append_move(match, 0, "7D", 20.0 + number)
    archive.finish(match, {"winner": 0, "totals": [11, 3]}, 30.0)
    archive.set_aside(archive.waiting()[0][0], 31.0)
    archive.check()
    assert glance(paths.archive) == Glance(finished=1, waiting=1, last=30.0)
    assert glance(paths.archive, 21.5) == Glance(finished=1, waiting=1, last=20.0), "a clock that was ahead once"
    archive.close()
    paths.archive.write_bytes(b"no database at all, and long enough to be one " * 200)
    assert glance(paths.archive) is None
    assert glance(paths.archive.with_name("none")) == Glance()
