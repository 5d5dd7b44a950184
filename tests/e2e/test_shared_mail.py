"""A puzzle from a mail in the real window: opened as it was saved, its time and its day where it is seen."""

import json
import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest

from tests.coach.test_shared_text import PUZZLE
from tests.e2e.program import until

pytestmark = pytest.mark.e2e
AWAY = 4.0
"""Seconds for which the window is put away."""


def answers(program):
    """The answers in the archive: seconds and moves."""
    if not program.archive.exists():
        return []
    with closing(sqlite3.connect(f"{program.archive.as_uri()}?mode=ro", uri=True)) as archive:
        return archive.execute("select seconds, moves from attempt").fetchall()


def day_in_tokyo():
    return (datetime.now(UTC) + timedelta(hours=9 - 4)).date()


@pytest.mark.whole
def test_a_puzzle_of_a_mail_counts_the_time_in_which_it_is_seen(make_server, make_program, tmp_path):
    mail = tmp_path / "mail.txt"
    lines = [PUZZLE[at : at + 70] for at in range(0, len(PUZZLE), 70)]
    mail.write_text("Ciao Ugo,\n" + "".join(f"> {line}\n" for line in lines) + "Anna\n", encoding="utf-16")
    server = make_server(window_manager=True)
    program = make_program(server, TZ="JST-9")
    program.settings.parent.mkdir(parents=True, exist_ok=True)
    program.settings.write_text(json.dumps({"first_steps": "over"}), encoding="utf-8")
    program.command = [*program.command, str(mail)]
    days = {day_in_tokyo()}
    program.start()
    begun = time.monotonic()
    server.settle(still=1.0)
    window = server.window()
    server.minimise(window)
    time.sleep(AWAY)
    server.restore(window)
    server.settle(still=1.0)
    passed = time.monotonic() - begun
    server.key("s")
    until(lambda: answers(program), "the answer is in the archive")
    days.add(day_in_tokyo())
    ((seconds, moves),) = answers(program)
    assert 0.5 < seconds < passed - AWAY * 0.8
    assert moves in {f"day:{day}" for day in days}
    assert program.said() == ""
