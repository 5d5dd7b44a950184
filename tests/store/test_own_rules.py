"""Rules of one's own in their file: kept, renamed, deleted, and whatever becomes of the file one sentence is told."""

import json
import subprocess
import sys
import textwrap
import time

import pytest

from scopa_gui.game.own_rules_names import can_be_played
from scopa_gui.store import files
from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.own_rules import OwnGame, OwnRules, new_key
from tests.conftest import PROJECT
from tests.store.odd_files import KINDS, make_odd


@pytest.fixture
def path(tmp_path):
    return tmp_path / "data" / "own_rules.json"


def opened(path):
    return OwnRules(path, can_be_played)


def a_game(name="Nonna", **rules):
    return OwnGame(new_key(), name, "scopa", {"napola": "run", **rules})


def test_what_is_kept_is_there_at_the_next_start(path):
    assert opened(path).games == []
    assert not path.exists()
    first, second = a_game(), a_game("Bar Sport", target=21)
    own = opened(path)
    assert own.keep(first) is None
    assert own.keep(second) is None
    assert opened(path).games == [first, second]
    assert opened(path).game(second.key) == second
    assert opened(path).game("own_00000000") is None


def test_a_change_takes_the_place_of_what_was_there(path):
    own, first, second = opened(path), a_game(), a_game("Bar Sport")
    own.keep(first)
    own.keep(second)
    renamed = OwnGame(first.key, "Nonna Pia", "escoba", {"target": 21})
    own.keep(renamed)
    assert opened(path).games == [renamed, second]
    own.drop(first.key)
    assert opened(path).games == [second]
    assert own.games == [second]


def test_two_copies_of_the_program_lose_nothing_of_each_other(path):
    one, other = opened(path), opened(path)
    first, second = a_game(), a_game("Bar Sport")
    one.keep(first)
    other.keep(second)
    assert opened(path).games == [first, second]


ODD = (
    17,
    {},
    {"key": "own_1", "name": "A", "game": "scopa", "rules": {}},
    {"key": "own_12345678", "name": "", "game": "scopa", "rules": {}},
    {"key": "own_12345678", "name": "A", "game": "briscola", "rules": {}},
    {"key": "own_12345678", "name": "A", "game": "scopa", "rules": {"napola": "long"}},
    {"key": "own_12345678", "name": "A", "game": "scopa", "rules": {"players": 5}},
    {"key": "own_12345678", "name": "A", "game": "scopa", "rules": {"dealt_by": "a machine"}},
    {"key": "own_12345678", "name": "A" * 41, "game": "scopa", "rules": {}},
    {"key": "own_12345678", "name": "A\nB", "game": "scopa", "rules": {}},
)


@pytest.mark.parametrize("odd", ODD)
def test_one_that_is_damaged_or_newer_is_left_out_told_once_and_stays_in_the_file(path, odd):
    good, later = a_game(), a_game("Bar Sport")
    path.parent.mkdir()
    path.write_text(json.dumps({"version": 1, "rules": [odd, _plain(good)]}))
    own = opened(path)
    assert own.games == [good]
    (notice,) = own.news()
    assert (notice.key, notice.arguments) == (NoticeKey.OWN_RULES_DAMAGED, {"count": 1})
    assert own.news() == []
    own.keep(later)
    assert json.loads(path.read_text())["rules"][0] == odd
    assert opened(path).games == [good, later]


def _plain(game):
    return {"key": game.key, "name": game.name, "game": game.game, "rules": game.rules}


@pytest.mark.parametrize("text", [b"", b"{", b"\xff\xfe", b"[]", b'{"rules": 3}', b"[" * 100_000])
def test_a_broken_file_is_set_aside_and_its_copy_is_used(path, text):
    first, second = a_game(), a_game("Bar Sport")
    own = opened(path)
    own.keep(first)
    own.keep(second)
    path.write_bytes(text)
    mended = opened(path)
    assert mended.games == [first, second]
    assert [notice.key for notice in mended.news()] == [NoticeKey.OWN_RULES_RESTORED]
    assert [aside.read_bytes() for aside in path.parent.glob("*.broken-*")] == [text]
    again = opened(path)
    assert (again.games, again.news()) == ([first, second], []), "also at the next start"


def test_a_broken_file_without_one_before_leaves_none(path):
    path.parent.mkdir()
    path.write_bytes(b"{")
    own = opened(path)
    assert own.games == []
    assert [notice.key for notice in own.news()] == [NoticeKey.OWN_RULES_BROKEN]
    game = a_game()
    assert own.keep(game) is None
    assert opened(path).games == [game]


def test_a_file_broken_while_the_program_runs_costs_nothing(path):
    own, first, second = opened(path), a_game(), a_game("Bar Sport")
    own.keep(first)
    path.write_bytes(b"{")
    own.keep(second)
    assert opened(path).games == [first, second]


def test_a_folder_in_its_place_is_told_and_left_alone(path):
    path.mkdir(parents=True)
    own = opened(path)
    (notice,) = own.news()
    assert notice.key is NoticeKey.OWN_RULES_UNREADABLE
    assert notice.arguments["reason"] is FileTrouble.NO_FILE
    game = a_game()
    refused = own.keep(game)
    assert refused.key is NoticeKey.OWN_RULES_NOT_SAVED
    assert own.games == [game]
    assert path.is_dir()


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_is_said(path, kind):
    make_odd(path, kind)
    own = opened(path)
    (notice,) = own.news()
    assert notice.key is NoticeKey.OWN_RULES_UNREADABLE
    assert notice.arguments["reason"] is FileTrouble.NO_FILE
    assert own.keep(a_game()).key is NoticeKey.OWN_RULES_NOT_SAVED


def test_two_programs_that_save_rules_lose_none(path):
    program = textwrap.dedent("""
        import sys
        from pathlib import Path
        from scopa_gui.store.own_rules import OwnGame, OwnRules, new_key
        own = OwnRules(Path(sys.argv[1]), lambda *given: True)
        for number in range(20):
            assert own.keep(OwnGame(new_key(), f"{sys.argv[2]} {number}", "scopa", {})) is None
    """)
    command = [sys.executable, "-c", program, path]
    writers = [subprocess.Popen([*command, name], cwd=PROJECT) for name in ("Anna", "Luca")]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert len({game.name for game in OwnRules(path, lambda *given: True).games}) == 40


def test_a_file_of_any_length_takes_no_time_however_often_it_is_asked(path):
    path.parent.mkdir()
    many = [_plain(OwnGame(f"own_{number:08x}", f"N{number}", "scopa", {})) for number in range(10_000)]
    path.write_text(json.dumps({"rules": many}, separators=(",", ":")))
    begun = time.monotonic()
    own = opened(path)
    assert [len(own.games) for _each in range(20)] == [500] * 20
    assert time.monotonic() - begun < 2
    assert [notice.arguments["count"] for notice in own.news()] == [9500]
    own.drop("own_00000000")
    assert own.game("own_00000000") is None
    assert own.game(f"own_{500:08x}") is not None, "it has moved up"
    assert len(json.loads(path.read_text())["rules"]) == 9999


def test_a_full_disk_is_told_and_the_rules_are_there_until_the_end(path, monkeypatch):
    own, first, second = opened(path), a_game(), a_game("Bar Sport")
    own.keep(first)

    def full(*_arguments):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(files, "write", full)
    refused = own.keep(second)
    assert refused.key is NoticeKey.OWN_RULES_NOT_SAVED
    assert refused.arguments["reason"] is FileTrouble.FULL
    assert own.games == [first, second]
    assert opened(path).games == [first]
