"""Settings survive bad values, broken files, newer programs and full disks."""

import errno
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.store import files
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import _NOT_SETTINGS, AidSettings, Loaded, Settings, load, read, save
from tests.conftest import PROJECT

UNLIKE = Settings(
    language="it",
    deck="french",
    back="trinacria",
    speed="very_slow",
    reduced_motion=True,
    show_captures=False,
    text_scale=1.5,
    volume=0.25,
    muted=True,
    fullscreen=True,
    window_size=(1440, 900),
    window_position=(-1200, 40),
    window_maximised=True,
    level="master",
    index="large",
    four_colours=True,
    large_index=True,
    table="wood",
    music=0.2,
    partner="carmela",
    variant="scopone_scientifico",
    players=4,
    target=21,
    coach=True,
    memory_questions=True,
    **{"counters": "full", **{aid.name: True for aid in msgspec.structs.fields(AidSettings) if aid.type is bool}},
)


@pytest.fixture
def paths(home):
    return Paths()


def write(paths, text):
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.settings.write_bytes(text if isinstance(text, bytes) else json.dumps(text).encode())


def test_a_first_start_has_the_defaults_and_says_nothing(paths):
    assert load(paths).settings == Settings()
    assert load(paths).notices == ()


def test_what_was_saved_is_loaded(paths):
    for name in UNLIKE.__struct_fields__:
        assert getattr(UNLIKE, name) != getattr(Settings(), name), f"{name}: the test needs a value unlike the default"
    assert save(paths, UNLIKE) is None
    assert load(paths).settings == UNLIKE
    assert load(paths).notices == ()
    assert json.loads(paths.settings.read_text())["version"] == 2


def test_corner_numbers_are_there_until_they_are_switched_off_and_who_saved_off_keeps_it(paths):
    assert load(paths).settings.index == "small"
    write(paths, {"version": 2, "deck": "neapolitan"})
    assert load(paths).settings.index == "small"
    write(paths, {"version": 2, "deck": "neapolitan", "index": "off"})
    assert load(paths).settings.index == "off"
    assert save(paths, load(paths).settings) is None
    assert load(paths).settings.index == "off"


def test_one_bad_value_falls_back_and_the_rest_is_kept(paths):
    write(paths, {"deck": "french", "speed": "lightning", "volume": 7, "target": 16})
    loaded = load(paths)
    assert loaded.settings == Settings(deck="french", target=16)
    assert loaded.notices[0].key is NoticeKey.SETTINGS_PARTLY_BAD
    assert loaded.notices[0].arguments == {"fields": "speed, volume"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("deck", "../../etc"),
        ("deck", "french\n"),
        ("deck", ""),
        ("back", 3),
        ("speed", None),
        ("muted", "yes"),
        ("volume", -0.1),
        ("volume", "loud"),
        ("text_scale", 100),
        ("window_size", [0, 0]),
        ("window_size", [800]),
        ("window_position", "left"),
        ("players", 7),
        ("language", "italiano"),
        ("target", -1),
        ("fullscreen", 1),
    ],
)
def test_each_value_is_checked(paths, name, value):
    write(paths, {name: value})
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert loaded.notices[0].arguments == {"fields": name}


def test_a_file_that_is_saved_is_of_this_version_and_a_person_can_read_it(paths):
    write(paths, {"version": 1, "level": "maestro"})
    assert save(paths, Settings(level="maestro")) is None
    assert load(paths).settings.level == "maestro", "the maestro of today, who is not the one of version 1"
    assert paths.settings.read_text().startswith('{\n  "version": 2,\n  "level": "maestro",\n')


def test_a_broken_file_that_cannot_be_set_aside_is_left_with_the_usual_settings(paths, monkeypatch):
    def refuse(path):
        raise OSError(errno.EROFS, "read-only")

    write(paths, b"{")
    monkeypatch.setattr(files, "set_aside", refuse)
    loaded = load(paths)
    assert loaded.settings == Settings()
    (notice,) = loaded.notices
    assert (notice.key, notice.arguments["reason"]) == (NoticeKey.SETTINGS_UNREADABLE, FileTrouble.NOT_ALLOWED)
    assert paths.settings.read_text() == "{"


def test_unknown_keys_and_a_newer_version_stay_in_the_file(paths):
    write(paths, {"version": 7, "hologram": {"on": True}, "deck": "french"})
    assert load(paths).notices == ()
    assert save(paths, UNLIKE) is None
    there = json.loads(paths.settings.read_text())
    assert there["hologram"] == {"on": True}
    assert there["version"] == 7
    assert load(paths).settings == UNLIKE


@pytest.mark.parametrize(
    ("then", "now"), [("principiante", "carmela"), ("esperto", "rosa"), ("maestro", "don_ciro"), ("wizard", "wizard")]
)
def test_the_level_of_an_older_file_is_now_who_plays_most_like_it(paths, then, now):
    write(paths, {"version": 1, "level": then, "deck": "french"})
    loaded = load(paths)
    assert loaded.settings == Settings(level=now, deck="french")
    assert loaded.notices == ()
    save(paths, loaded.settings)
    assert load(paths).settings.level == now


def test_the_maestro_of_a_file_of_today_is_the_maestro(paths):
    save(paths, Settings(level="maestro"))
    assert load(paths).settings.level == "maestro"


@pytest.mark.parametrize(
    "text", [b"", b"{", b"[1, 2]", b"null", b"\xff\xfe\x00", b'{"deck": "fr', b"\x00" * 300, b"[" * 200_000]
)
def test_a_broken_file_is_set_aside_and_said(paths, text):
    write(paths, text)
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert loaded.notices[0].key is NoticeKey.SETTINGS_BROKEN
    (aside,) = paths.config.glob("settings.broken-*.json")
    assert aside.read_bytes() == text
    assert loaded.notices[0].arguments["aside"].endswith(aside.name)
    assert not paths.settings.exists()
    assert load(paths).notices == ()


def test_broken_files_never_replace_one_another(paths):
    for text in (b"{1", b"{2", b"{3"):
        write(paths, text)
        load(paths)
    kept = {path.read_bytes() for path in paths.config.glob("settings.broken-*.json")}
    assert kept == {b"{1", b"{2", b"{3"}


def test_a_broken_file_is_replaced_by_the_last_backup(paths):
    save(paths, UNLIKE)
    save(paths, msgspec.structs.replace(UNLIKE, volume=0.5))
    write(paths, b"{")
    loaded = load(paths)
    assert loaded.settings == UNLIKE
    assert loaded.notices[0].key is NoticeKey.SETTINGS_RESTORED


def test_a_broken_file_never_becomes_the_backup(paths):
    save(paths, UNLIKE)
    save(paths, msgspec.structs.replace(UNLIKE, volume=0.5))
    write(paths, b"{")
    save(paths, Settings())
    write(paths, b"{")
    assert load(paths).settings == UNLIKE


def test_a_file_that_was_broken_since_it_was_loaded_is_set_aside_before_it_is_written_again(paths):
    save(paths, UNLIKE)
    write(paths, b'{"language": "it", "hologram": tr')
    assert save(paths, UNLIKE) is None
    (aside,) = paths.config.glob("settings.broken-*.json")
    assert aside.read_bytes() == b'{"language": "it", "hologram": tr'
    assert load(paths) == Loaded(UNLIKE)


def test_a_file_that_may_not_be_read_is_left_alone(paths):
    paths.settings.mkdir(parents=True)
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert loaded.notices[0].key is NoticeKey.SETTINGS_UNREADABLE
    assert paths.settings.is_dir()
    assert save(paths, UNLIKE).key is NoticeKey.SETTINGS_NOT_SAVED


def test_saving_the_same_again_writes_nothing(paths, monkeypatch):
    save(paths, UNLIKE)
    monkeypatch.setattr(files, "write", lambda *_: pytest.fail("written"))
    assert save(paths, UNLIKE) is None


def test_a_full_disk_is_a_notice_and_changes_nothing(paths):
    """A real refusal of the system, in a process that may write no byte more."""
    save(paths, UNLIKE)
    before = paths.settings.read_bytes()
    program = textwrap.dedent("""
        import resource, sys
        from scopa_gui.store.notices import FileTrouble, NoticeKey
        from scopa_gui.store.paths import Paths
        from scopa_gui.store.settings import Settings, save
        resource.setrlimit(resource.RLIMIT_FSIZE, (10, resource.RLIM_INFINITY))
        notice = save(Paths(), Settings())
        told = notice and notice.key is NoticeKey.SETTINGS_NOT_SAVED and notice.arguments["reason"] is FileTrouble.FULL
        sys.exit(0 if told else 1)
    """)
    assert subprocess.run([sys.executable, "-c", program], cwd=PROJECT, check=False).returncode == 0
    assert paths.settings.read_bytes() == before
    assert sorted(path.name for path in paths.config.iterdir()) == ["settings.json"]


def test_a_folder_that_cannot_be_made_is_a_notice(home):
    home.parent.joinpath("file").write_text("")
    notice = save(Paths(home.parent / "file"), Settings())
    assert notice.key is NoticeKey.SETTINGS_NOT_SAVED
    assert notice.arguments["reason"] in (FileTrouble.OTHER, FileTrouble.NOT_ALLOWED)


# Damage at random


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
)


@settings(deadline=None)  # what is tried is what comes out, not how busy the machine is
@given(there=st.dictionaries(st.sampled_from(list(Settings.__struct_fields__)) | st.text(max_size=8), JSON, max_size=8))
def test_whatever_a_file_holds_loading_answers_and_saving_keeps_the_unknown(tmp_path_factory, there):
    paths = Paths(tmp_path_factory.mktemp("settings"))
    write(paths, there)
    loaded = load(paths)
    assert save(paths, loaded.settings) is None
    assert load(paths).settings == loaded.settings
    kept = json.loads(paths.settings.read_text())
    for key in set(there) - set(Settings.__struct_fields__) - {"version"}:
        assert kept[key] == there[key]


WHOLE = msgspec.json.format(msgspec.json.encode({"version": 2, **msgspec.to_builtins(UNLIKE)}), indent=2)
ODD = (
    b"\xff",
    b"\xc3",
    b"\xed\xa0\x80",
    b"\0",
    b'"',
    b"\\",
    b"{",
    b"[",
    b",",
    b"}",
    b"1e999",
    b"NaN",
    b"\\ud800",
    b"-",
)


def damaged(random):
    """The text with one to three places in which bytes are changed, left out, put in, doubled or cut off."""
    text = WHOLE
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        place, length = random.randrange(len(text) + 1), random.choice((0, 1, 1, 2, 9))
        new = random.choice((b"", bytes([random.randrange(256)]), random.choice(ODD), text[place : place + length] * 2))
        text = text[:place] + new + (b"" if random.random() < 0.05 else text[place + length :])
    return text


def test_bytes_damaged_at_random_cost_what_they_held_and_nothing_else():
    """Thousands of files: each is either no settings at all, or settings of which every good value is kept."""
    random, not_settings, partly = Random(1), 0, 0
    for _ in range(5000):
        text = damaged(random)
        try:
            loaded = read(text)
        except _NOT_SETTINGS:
            not_settings += 1
            continue
        assert msgspec.json.decode(msgspec.json.encode(loaded.settings), type=Settings) == loaded.settings, text
        changed = {
            name for name in Settings.__struct_fields__ if getattr(loaded.settings, name) != getattr(UNLIKE, name)
        }
        named = {name for notice in loaded.notices for name in notice.arguments["fields"].split(", ")}
        partly += bool(named)
        assert len(changed) <= 3 * 3, text
        assert all(getattr(loaded.settings, name) == getattr(Settings(), name) for name in named), text
    assert not_settings > 500
    assert partly > 100


@pytest.mark.parametrize("seed", range(40))
def test_a_file_with_damaged_bytes_is_kept_aside_and_said_in_one_notice(paths, seed):
    text = damaged(Random(seed))
    write(paths, text)
    loaded = load(paths)
    assert len(loaded.notices) <= 1
    aside = [file.read_bytes() for file in paths.config.glob("settings.broken-*.json")]
    if paths.settings.exists():
        assert aside == []
    else:
        assert [notice.key for notice in loaded.notices] == [NoticeKey.SETTINGS_BROKEN]
        assert aside == [text]
    assert save(paths, loaded.settings) is None
    assert load(paths) == Loaded(loaded.settings)


def test_one_byte_that_is_no_letter_brings_the_backup_back(paths):
    save(paths, UNLIKE)
    save(paths, msgspec.structs.replace(UNLIKE, volume=0.5))
    write(paths, paths.settings.read_bytes().replace(b"french", b"fr\xffnch"))
    loaded = load(paths)
    assert loaded.settings == UNLIKE
    assert [notice.key for notice in loaded.notices] == [NoticeKey.SETTINGS_RESTORED]


@pytest.mark.parametrize("backup", [b"{", b"\xff", b'{"deck": "\xff"}', b"null"])
def test_a_backup_that_is_damaged_too_leaves_the_usual_settings(paths, backup):
    write(paths, b'{"deck": "\xff"}')
    paths.config.joinpath("settings.backup.json").write_bytes(backup)
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert [notice.key for notice in loaded.notices] == [NoticeKey.SETTINGS_BROKEN]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes among the files of this system")
@pytest.mark.parametrize("name", ["settings.json", "settings.backup.json"])
def test_a_pipe_is_not_waited_for(paths, name):
    write(paths, b"{")
    paths.config.joinpath(name).unlink(missing_ok=True)
    os.mkfifo(paths.config / name)
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert len(loaded.notices) == 1
    if name == "settings.json":
        assert loaded.notices[0].arguments["reason"] is FileTrouble.NO_FILE
        assert save(paths, UNLIKE).arguments["reason"] is FileTrouble.NO_FILE
    else:
        assert save(paths, UNLIKE) is None
        assert save(paths, Settings()) is None


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there are no devices among the files of this system")
@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null"])
def test_a_device_is_not_read(paths, device):
    paths.config.mkdir(parents=True)
    paths.settings.symlink_to(device)
    assert load(paths).notices[0].arguments["reason"] is FileTrouble.NO_FILE
    assert save(paths, UNLIKE).key is NoticeKey.SETTINGS_NOT_SAVED


def test_a_file_without_end_is_broken_and_set_aside(paths):
    write(paths, b"{}")
    with paths.settings.open("r+b") as file:
        file.truncate(1 << 40)  # a hole: nothing of it is on the disk
    assert load(paths).notices[0].key is NoticeKey.SETTINGS_BROKEN


def test_kill_at_any_moment_leaves_whole_settings(paths):
    """kill -9 while a process saves again and again: the file always holds one of the two whole states."""
    program = textwrap.dedent("""
        from scopa_gui.store.paths import Paths
        from scopa_gui.store.settings import Settings, save
        states = [Settings(deck="french", target=11), Settings(deck="neapolitan", target=21)]
        print("ready", flush=True)
        while True:
            for state in states:
                assert save(Paths(), state) is None
    """)
    for moment in (0.005, 0.02, 0.05, 0.08, 0.11):
        with subprocess.Popen([sys.executable, "-c", program], cwd=PROJECT, stdout=subprocess.PIPE) as saver:
            saver.stdout.readline()
            with pytest.raises(subprocess.TimeoutExpired):
                saver.wait(moment)
            saver.kill()
        loaded = load(paths)
        assert loaded.notices == ()
        assert (loaded.settings.deck, loaded.settings.target) in (("french", 11), ("neapolitan", 21), ("neapolitan", 0))
