"""Damaged files of settings: what can be read is kept, what cannot is told, whatever bytes a file holds."""

import json
import os
import re
import subprocess
import sys
import textwrap
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scopa_gui.store.notices import FileTrouble, Notice, NoticeKey
from scopa_gui.store.paths import Paths
from scopa_gui.store.settings import _NOT_SETTINGS, Loaded, Settings, load, read, save
from tests.conftest import PROJECT
from tests.store.saved_settings import UNLIKE, write

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


WHOLE = Path(__file__).with_name("settings_of_0_3_0.json").read_bytes().rstrip()
"""A text that stays as it is when settings are added, so that a seed always damages it in the same places."""
NAMED = re.compile(rb'"([a-z_]+)"\s*:')
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


def alike(one, two):
    """Return the number of bytes with which both begin."""
    return next((place for place, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def may_change(text):
    """Return the settings, of the whole text and of the damaged one, where the two differ.

    JSON that can be read goes on after the damage as before. Only a brace behind which all is cut off costs more than
    the damaged bytes held; and a damaged name can be that of another setting.
    """
    start = alike(WHOLE, text)
    same_end = min(alike(WHOLE[::-1], text[::-1]), len(text) - start, len(WHOLE) - start)
    names = set()
    for held in (WHOLE, text):
        places = [(found.start(), found[1].decode()) for found in NAMED.finditer(held)]
        ends = [place for place, _name in places[1:]] + [len(held)]
        inside = zip(places, ends, strict=False)
        names |= {name for (begin, name), end in inside if begin <= len(held) - same_end and end >= start}
    return names


def test_bytes_damaged_at_random_cost_what_they_held_and_nothing_else():
    """Thousands of files: each is either no settings at all, or settings of which every good value is kept."""
    random, not_settings, partly, whole = Random(1), 0, 0, read(WHOLE).settings
    for _ in range(5000):
        text = damaged(random)
        try:
            loaded = read(text)
        except _NOT_SETTINGS:
            not_settings += 1
            continue
        assert msgspec.json.decode(msgspec.json.encode(loaded.settings), type=Settings) == loaded.settings, text
        changed = {
            name for name in Settings.__struct_fields__ if getattr(loaded.settings, name) != getattr(whole, name)
        }
        named = {name for notice in loaded.notices for name in notice.arguments["fields"].split(", ")}
        partly += bool(named)
        assert changed <= may_change(text), text
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


def damaged_names(name):
    """The name with a letter changed, left out, put in or doubled, or two of them, at its ends and in between."""
    for place in (0, len(name) // 2, len(name) - 1):
        before, after = name[:place], name[place + 1 :]
        yield from (f"{before}X{after}", before + after, f"{before}X{name[place:]}", before + name[place] * 2 + after)
        yield f"{before}é7{after[1:]}"


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_a_setting_whose_name_is_damaged_is_reported_at_one_start_only(paths, name, monkeypatch):
    monkeypatch.setattr(os, "fsync", lambda _file: None)
    save(paths, UNLIKE)
    whole = paths.settings.read_text()
    lost = msgspec.structs.replace(UNLIKE, **{name: getattr(Settings(), name)})
    for odd in damaged_names(name):
        write(paths, whole.replace(f'"{name}"', f'"{odd}"').encode())
        starts = []
        for _ in range(3):
            starts.append(load(paths))
            assert save(paths, starts[-1].settings) is None
        notice = Notice(NoticeKey.SETTINGS_PARTLY_BAD, {"fields": name})
        assert starts == [Loaded(lost, (notice,)), Loaded(lost), Loaded(lost)], odd
        assert odd in json.loads(paths.settings.read_text()), "it may be a setting of a newer version"


def test_one_byte_that_is_no_letter_brings_the_backup_back(paths):
    save(paths, UNLIKE)
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


def without_end(file):
    """A file of a million megabytes that begins like settings: a hole, nothing of it is on the disk."""
    file.write_bytes(b"{}")
    os.truncate(file, 1 << 40)


def test_a_file_without_end_is_broken_and_set_aside(paths):
    write(paths, b"{}")
    without_end(paths.settings)
    assert load(paths).notices[0].key is NoticeKey.SETTINGS_BROKEN


def test_a_file_without_end_is_set_aside_before_it_is_written_again(paths):
    write(paths, b"{}")
    without_end(paths.settings)
    assert save(paths, UNLIKE) is None
    assert load(paths) == Loaded(UNLIKE)
    (aside,) = paths.config.glob("settings.broken-*.json")
    assert aside.stat().st_size == 1 << 40


def test_a_backup_without_end_leaves_the_usual_settings(paths):
    write(paths, b"{")
    without_end(paths.config / "settings.backup.json")
    loaded = load(paths)
    assert loaded.settings == Settings()
    assert [notice.key for notice in loaded.notices] == [NoticeKey.SETTINGS_BROKEN]


def test_the_backup_that_an_earlier_version_left_is_found_by_its_name(paths):
    write(paths, b"{")
    paths.config.joinpath("settings.backup.json").write_bytes(WHOLE)
    assert load(paths).settings == read(WHOLE).settings


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
