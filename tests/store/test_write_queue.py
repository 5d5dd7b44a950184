"""Statements on their way to the file: in order, all or none, and what nobody misses does not wait."""

import sqlite3

from scopa_gui.store.notices import FileTrouble, NoticeKey
from scopa_gui.store.practice import LESSON, Exercise
from scopa_gui.store.write_queue import Write
from tests.store.matches import as_it_is, begin, fill_the_disk

KEEP = "insert into damaged (kind, key) values (?, ?)"


def damaged(archive):
    return archive._database.execute("select kind, key from damaged order by kind").fetchall()


def test_what_nobody_misses_is_written_or_forgotten_and_never_waits(archive):
    queue = archive._journal
    queue.attempt(Write("a", KEEP, ("a", "1")))
    assert damaged(archive) == [("a", "1")]
    free = fill_the_disk(archive)
    queue.attempt(Write("b", KEEP, ("b", "x" * 20_000)))
    assert not queue.is_waiting
    assert queue.write(Write("c", KEEP, ("c", "x" * 20_000))).key is NoticeKey.ARCHIVE_NOT_SAVED
    queue.attempt(Write("d", KEEP, ("d", "1")))
    assert not queue.is_troubled, "a full disk is no damage to the file"
    free()
    assert queue.write() is None
    assert [kind for kind, _key in damaged(archive)] == ["a", "c"]


def test_statements_of_one_write_reach_the_disk_together_or_not_at_all(archive):
    queue = archive._journal
    notice = queue.write(Write("a", KEEP, ("a", "1")), Write("b", KEEP, ("b", None)), Write("a", KEEP, ("c", "1")))
    assert notice.key is NoticeKey.MATCH_ELSEWHERE
    assert queue.lost == {"b"}, "what the file itself refuses is lost, and what was said beside it is not"
    assert damaged(archive) == [("a", "1"), ("c", "1")]
    assert not queue.is_waiting


def test_a_statement_at_fault_is_told_of_when_it_is_said_and_holds_up_no_other(archive):
    queue = archive._journal
    wrong = Write("a", "insert into nowhere values (?)", (1,))
    notice = queue.write(wrong, Write("b", KEEP, ("b", "1")), key=NoticeKey.PRACTICE_NOT_SAVED)
    assert notice.key is NoticeKey.PRACTICE_NOT_SAVED
    assert damaged(archive) == [("b", "1")], "what was said beside it waits for nothing"
    assert queue.write(Write("c", KEEP, ("c", "1"))) is None
    assert damaged(archive) == [("b", "1"), ("c", "1")]
    assert queue.is_troubled, "the file ought to be looked through"


def test_on_a_full_disk_practice_says_so_in_its_own_words(archive):
    begin(archive)
    fill_the_disk(archive)
    exercise = Exercise("lesson/long", LESSON, "", 0, {"lesson": "x" * 20_000}, 1.0)
    notice = archive.training.add(exercise)
    assert (notice.key, sorted(notice.arguments)) == (NoticeKey.PRACTICE_NOT_SAVED, ["file", "reason"])


def test_where_no_transaction_can_be_begun_all_waits_for_the_next(archive):
    queue = archive._journal
    as_it_is(archive)
    archive._database.execute("begin")
    notice = queue.write(Write("a", KEEP, ("a", "1")))
    assert (notice.key, queue.is_waiting) == (NoticeKey.ARCHIVE_NOT_SAVED, True)
    assert queue.write(Write("b", KEEP, ("b", "1"))) is None
    assert damaged(archive) == [("a", "1"), ("b", "1")]


def test_what_was_said_earlier_and_is_lost_is_not_told_of_what_is_said_now(archive):
    queue = archive._journal
    archive._database.execute("begin")
    queue.write(Write("a", KEEP, ("a", None)))
    assert queue.write(Write("b", KEEP, ("b", "1"))) is None
    assert (queue.lost, damaged(archive)) == ({"a"}, [("b", "1")])


def test_why_something_cannot_be_read_is_told_once(archive):
    def question(connection):
        error = sqlite3.OperationalError("locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error

    queue = archive._journal
    assert [queue.read(question), queue.read(question)] == [None, None]
    trouble = queue.trouble()
    assert (trouble.key, trouble.arguments["reason"]) == (NoticeKey.ARCHIVE_UNREADABLE, FileTrouble.BUSY)
    assert queue.trouble() is None
