"""Settings survive bad values, broken files, newer programs and full disks."""

import errno
import json
import subprocess
import sys
import textwrap

import msgspec
import pytest

from scopa_gui.store import files
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import Loaded, Settings, load, save, settings_of
from tests.conftest import PROJECT
from tests.store.odd_files import KINDS, make_odd
from tests.store.saved_settings import UNLIKE, write


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


@pytest.mark.parametrize("volumes", [(0.5,), (0.6, 0.5)])
def test_a_broken_file_is_replaced_by_its_copy_from_the_first_time_on(paths, volumes):
    for volume in volumes:
        save(paths, msgspec.structs.replace(UNLIKE, volume=volume))
    write(paths, b"{")
    loaded = load(paths)
    assert loaded.settings == msgspec.structs.replace(UNLIKE, volume=0.5)
    assert loaded.notices[0].key is NoticeKey.SETTINGS_RESTORED


def test_a_broken_file_never_becomes_the_copy(paths):
    save(paths, Settings())
    write(paths, b"{")
    save(paths, UNLIKE)
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
    assert sorted(path.name for path in paths.config.iterdir()) == ["settings.backup.json", "settings.json"]


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_said_and_left_alone(paths, kind):
    make_odd(paths.settings, kind)
    (notice,) = load(paths).notices
    assert notice.key is NoticeKey.SETTINGS_UNREADABLE
    assert notice.arguments["reason"] is FileTrouble.NO_FILE
    assert save(paths, UNLIKE).key is NoticeKey.SETTINGS_NOT_SAVED
    assert settings_of(paths) == Settings()


def test_a_folder_that_cannot_be_made_is_a_notice(home):
    home.parent.joinpath("file").write_text("")
    notice = save(Paths(home.parent / "file"), Settings())
    assert notice.key is NoticeKey.SETTINGS_NOT_SAVED
    assert notice.arguments["reason"] in (FileTrouble.OTHER, FileTrouble.NOT_ALLOWED)


def test_less_motion_is_in_the_file_only_when_it_was_chosen_for_earlier_versions_know_no_third(paths):
    save(paths, Settings())
    assert "reduced_motion" not in json.loads(paths.settings.read_text())
    for chosen in (True, False):
        save(paths, Settings(reduced_motion=chosen))
        assert json.loads(paths.settings.read_text())["reduced_motion"] is chosen
        assert load(paths) == Loaded(Settings(reduced_motion=chosen))
    save(paths, Settings())
    assert "reduced_motion" not in json.loads(paths.settings.read_text())
    assert load(paths) == Loaded(Settings())
