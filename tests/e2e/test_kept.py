"""Nothing is lost: a match left, closed or killed in the middle is offered again at exactly that card."""

import contextlib
import os
import shutil
import sqlite3
import sys
import time
from contextlib import closing
from random import Random

import pytest

from scopa_gui.store.archive import Archive
from tests.e2e.hands import Keyboard, Mouse
from tests.e2e.match import Course, begin, choose_speed, title
from tests.e2e.mirror import table_of
from tests.e2e.program import until

pytestmark = pytest.mark.e2e


def go_on(program, hands):
    """From the title back to the table."""
    title(program)
    hands.press("button:continue")


def begun(program, hands, cards=7, speed="instant"):
    """A match of Scopa for two after so many cards of mine."""
    choose_speed(program, hands, speed)
    match = begin(program, hands, "scopa", 2)
    course = Course(program, hands, match.id, Random("kept"))
    assert not course.play(most=cards)
    return course


def close(program):
    program.server.close_window()


def ctrl_q(program):
    program.server.key("ctrl+q")


@pytest.mark.whole
@pytest.mark.parametrize(("leave", "more"), [(close, 10_000), (ctrl_q, 4)])
def test_a_match_left_in_the_middle_goes_on_from_the_same_card_to_its_end(make_server, make_program, leave, more):
    program = make_program(make_server((1152, 720), window_manager=True)).start((1024, 640))
    mouse = Mouse(program)
    course = begun(program, mouse)
    left = course.stored()
    leave(program)
    assert program.wait() == 0
    until(lambda: not program.family(), "the program's other process ends too")
    assert course.stored() == left
    assert program.saved()["speed"] == "instant"
    program.start()
    go_on(program, mouse)
    course.see_my_hand(course.wait_for_me())
    assert course.stored().moves[: len(left.moves)] == left.moves
    assert course.play(more) == (more > 100)
    assert [stored.id for stored in program.matches()] == [left.id]


@pytest.mark.parametrize("moments", ["first", pytest.param("more", marks=pytest.mark.whole)])
def test_killed_at_any_moment_nothing_is_lost(make_program, moments):
    """At normal speed: in the middle of flying cards, while the computer thinks, between two writes."""
    program = make_program(draws=True).start((1024, 640))
    mouse, rng = Mouse(program), Random(moments)
    course = begun(program, mouse, cards=1, speed="normal")
    for _ in range(2):
        table = course.wait_for_me()
        if table.to_move is None:
            course.pass_count(table)
            continue
        course.see_my_hand(table)
        course.turn(table)
        known = course.stored().moves
        time.sleep(rng.uniform(0.0, 1.6))
        program.kill()
        until(lambda: not program.family(), "the program's other process ends too")
        after = course.stored()
        assert after.moves[: len(known)] == known
        assert after.outcome is None
        table_of(after)
        program.start()
        go_on(program, mouse)
        table = course.wait_for_me()
        assert course.stored().moves[: len(after.moves)] == after.moves
        if table.to_move == 0:
            course.see_my_hand(table)


def test_a_program_killed_while_it_starts_leaves_nothing_broken(make_program):
    program, rng = make_program(draws=True).start((1024, 640)), Random("start")
    match = begun(program, Mouse(program), cards=1)
    kept = match.stored()
    program.kill()
    for _ in range(4):
        process = program.server.start(
            [sys.executable, "-m", "scopa_gui"], env=program.environment, cwd=program.package
        )
        time.sleep(rng.uniform(0.02, 0.5))
        with contextlib.suppress(ProcessLookupError):
            os.kill(process.pid, 9)
        process.wait()
    program.start()
    go_on(program, Mouse(program))
    match.see_my_hand(match.wait_for_me())
    assert match.stored().moves[: len(kept.moves)] == kept.moves


def test_a_stray_bit_is_put_right_while_the_title_stands(make_program):
    """A move that became another and a rule of the tables that refuses all moves, under the size and time of before."""
    program = make_program(draws=True)
    with closing(Archive(program.archive)) as archive:
        match, _ = archive.start_match({}, "seed", ["human", "rosa"], 1.0)
        for number, move in enumerate(("7D=4C+3B", "RS", "AD")):
            archive.append_move(match, number, move, 2.0)
        archive.finish(match, {"winner": 0, "totals": [11, 5]}, 3.0)
        archive.compare(4.0)
    before = program.archive.stat()
    with closing(sqlite3.connect(program.archive, isolation_level=None)) as database:
        database.execute("update move set text = '5D=4C+3B' where number = 0")
        database.execute("pragma writable_schema = on")
        database.execute("update sqlite_master set sql = replace(sql, '<>', '>=') where type = 'trigger'")
    os.utime(program.archive, ns=(before.st_atime_ns, before.st_mtime_ns))
    program.start()
    until(lambda: program.stored(match).moves == ["7D=4C+3B", "RS", "AD"], "the move as it was played")
    program.server.key("ctrl+q")
    assert (program.wait(), program.said()) == (0, "")
    with closing(Archive(program.archive)) as archive:
        begun, _ = archive.start_match({}, "seed", ["human", "rosa"], 5.0)
        assert archive.append_move(begun, 0, "RS", 6.0) is None


@pytest.mark.whole
def test_two_copies_at_once_do_no_harm(make_server, make_program, tmp_path):
    first = make_program(make_server(), tmp_path / "shared").start((1024, 640))
    course = begun(first, Mouse(first), cards=3)
    second = make_program(make_server(), tmp_path / "shared").start((1024, 640))
    second.mirror.context.change(speed="instant")
    kept = course.stored()
    title(second)
    assert "button:continue" not in second.mirror.targets(), "the first copy holds it"
    second.wait_to_see("button:matches")
    assert course.stored() == kept
    keys = Keyboard(second)
    other = Course(second, keys, begin(second, keys, "scopa", 2).id, Random("other"))
    for _ in range(3):
        assert not course.play(most=2)
        assert not other.play(most=2)
    assert len({course.match, other.match}) == 2
    for program in (first, second):
        program.server.key("ctrl+q")
        assert program.wait() == 0
        assert program.said() == ""
    unfinished = {stored.id for stored in first.matches() if stored.outcome is None}
    assert unfinished == {course.match, other.match}
    first.start()
    go_on(first, course.hands)
    last = Course(first, course.hands, first.stored().id, Random("last"))
    last.see_my_hand(last.wait_for_me())
    assert not last.play(most=1)


@pytest.mark.skipif(shutil.which("dbus-launch") is None, reason="dbus-launch not installed")
def test_no_session_bus_is_started_where_there_is_none(make_program, tmp_path):
    """libdbus would start one, leave it running and write into the home."""
    home = tmp_path / "home of nobody"
    home.mkdir()
    program = make_program(HOME=str(home), DBUS_SESSION_BUS_ADDRESS="").start()
    assert any(int(pid) == program.process.pid for pid in program.family())
    program.server.key("ctrl+q")
    assert program.wait() == 0
    until(lambda: not program.family(), "nothing that it started goes on")
    assert not (home / ".dbus").exists()


def test_an_empty_home_gets_the_system_s_own_folders_and_nothing_else(make_program, tmp_path):
    home = tmp_path / "empty home"
    home.mkdir()
    hidden = dict.fromkeys(("SCOPA_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"), "")
    program = make_program(HOME=str(home), PYTHONDONTWRITEBYTECODE="1", **hidden)
    program.archive = home / ".local/share/scopa-gui/matches.sqlite"
    program.settings = home / ".config/scopa-gui/settings.json"
    program.start((1024, 640))
    course = begun(program, Keyboard(program), cards=2)
    program.server.key("ctrl+q")
    assert program.wait() == 0
    assert program.saved()["speed"] == "instant"
    made = {path.relative_to(home).as_posix() for path in home.rglob("*") if path.is_dir() and path.name == "scopa-gui"}
    assert (
        {".config/scopa-gui", ".local/share/scopa-gui", ".cache/scopa-gui"}
        <= made
        <= {".config/scopa-gui", ".local/share/scopa-gui", ".cache/scopa-gui", ".local/state/scopa-gui"}
    )
    strange = [path for path in home.rglob("*") if path.is_file() and "scopa-gui" not in path.parts]
    assert strange == []
    program.start()
    go_on(program, Keyboard(program))
    course.see_my_hand(course.wait_for_me())
