"""Matches that are begun, programs that write to the same archive, and disks that are full."""

import subprocess
import sys
import textwrap

from scopa_gui.store import schema
from scopa_gui.store.archive import Archive
from tests.conftest import PROJECT

SEATS = ["human", "medium"]


def begin(archive, *moves, now=1.0):
    """A match with these moves."""
    match, notice = archive.start_match({"target": 21}, "seed-1", SEATS, now)
    assert notice is None
    for number, move in enumerate(moves):
        assert archive.append_move(match, number, move, now + number + 1) is None
    return match


def over(archive):
    """The matches that are over and can be read, the last one first."""
    return archive.matches(archive.finished_keys()[::-1])


def python(program, *arguments, **options):
    """Another process at work in the project."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), *arguments],
        cwd=PROJECT,
        stdout=subprocess.PIPE,
        text=True,
        **options,
    )


def as_of_a_newer_version(archive):
    """Have the file of an archive be one that a version to come has written."""
    archive._database.execute("alter table match add column weather text")
    archive._database.execute(f"pragma user_version = {schema.VERSION + 1}")


def alone(path):
    """Take the second copy away from an archive, as of a version that had none."""
    path.with_name(path.name + ".copy").unlink(missing_ok=True)


def as_it_is(archive):
    """Have an archive stay as it is, however damaged: it was made again before in this session."""
    archive._journal._was_replaced = True


def written_before_copies(monkeypatch):
    """Have what is written be written without a second copy, as versions did whose tables were others."""
    monkeypatch.setattr("scopa_gui.store.write_queue.facts_of", lambda connection, writes: ())


def fill_the_disk(archive):
    """No page more than there is; returns what gives the room back."""
    database = archive._database
    pages = database.execute("pragma page_count").fetchone()[0]
    database.execute(f"pragma max_page_count = {pages}")
    return lambda: database.execute("pragma max_page_count = 100000")


def kept(path):
    """An archive with a finished match and one that waits, closed; its bytes."""
    archive = Archive(path)
    over, waiting = begin(archive), begin(archive)
    moves = [(over, number, "7D=4C+3B") for number in range(40)] + [(waiting, number, "RS") for number in range(40)]
    archive._database.execute("begin")
    archive._database.executemany("insert into move (match, number, text) values (?, ?, ?)", moves)
    archive._database.execute("commit")
    archive.finish(over, {"winner": 0, "totals": [11, 5]}, 9.0)
    archive.close()
    return path.read_bytes()
