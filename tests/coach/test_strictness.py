"""The coach's threshold follows how somebody plays, and survives a start, a full disk and a broken file."""

import os

import pytest

from scopa_gui.coach.judging.strictness import FEW, WINDOW, AdaptiveStrictness, threshold
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.store.notices import FileTrouble, NoticeKey, shown
from scopa_gui.store.paths import Paths

GOOD = [Grade.BEST, Grade.GOOD, Grade.INACCURACY, Grade.BEST]


def test_help_withdraws_as_errors_get_rarer_and_comes_back_with_them():
    grades, seen = [], []
    for _ in range(15):
        grades += GOOD
        seen.append(threshold(grades))
    assert seen[0] is Grade.MISTAKE
    assert seen == sorted(seen)
    assert seen[FEW // 4 - 2] is Grade.MISTAKE
    assert seen[FEW // 4 - 1] is Grade.BLUNDER
    assert seen[WINDOW // 4 - 1] is Grade.DISASTER
    assert threshold([*grades, Grade.MISTAKE]) is Grade.BLUNDER
    assert threshold([*grades, Grade.MISTAKE, *GOOD, Grade.MISTAKE]) is Grade.MISTAKE
    assert threshold([*grades, Grade.DISASTER]) is Grade.MISTAKE
    assert threshold([Grade.DISASTER] * 9 + GOOD * 10) is Grade.DISASTER


@pytest.mark.parametrize(("share", "expected"), [(12, Grade.MISTAKE), (35, Grade.BLUNDER)])
def test_who_errs_as_often_as_a_level_does_is_helped_as_much(share, expected):
    """Pierino errs in every twelfth move; once in forty is a mistake or none."""
    grades = [Grade.MISTAKE if number % share == 5 else Grade.BEST for number in range(40)]
    grades = grades if expected is Grade.MISTAKE else [*grades[6:], Grade.MISTAKE]
    assert threshold(grades) is expected


def test_it_is_remembered_from_start_to_start(tmp_path):
    paths = Paths(tmp_path)
    guard = AdaptiveStrictness(paths)
    assert guard.threshold is Grade.MISTAKE
    for _ in range(WINDOW):
        assert guard.add(Grade.BEST) is None
    assert AdaptiveStrictness(paths).threshold is guard.threshold is Grade.DISASTER
    guard.add(Grade.DISASTER)
    assert AdaptiveStrictness(paths).threshold is Grade.MISTAKE
    for _ in range(3 * WINDOW):
        guard.add(Grade.GOOD)
    assert (tmp_path / "data" / "coach.json").stat().st_size < 200


@pytest.mark.parametrize(
    "text", [b"", b"[1,2", b'{"grades": "no"}', b'{"grades": [99, -1, 1.5]}', b"\xff\xfe", b"[" * 100_000]
)
def test_a_broken_file_is_no_file(tmp_path, text):
    paths = Paths(tmp_path)
    paths.data.mkdir(parents=True)
    (paths.data / "coach.json").write_bytes(text)
    guard = AdaptiveStrictness(paths)
    assert guard.threshold is Grade.MISTAKE
    guard.add(Grade.BEST)
    assert AdaptiveStrictness(paths)._grades == [Grade.BEST]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="who may write everything has no such disk")
def test_a_folder_that_cannot_be_written_is_told_of(tmp_path):
    tmp_path.chmod(0o500)
    guard = AdaptiveStrictness(Paths(tmp_path))
    assert guard.add(Grade.DISASTER).key is NoticeKey.PRACTICE_NOT_SAVED


def test_a_file_in_the_folders_place_is_told_of_and_the_grades_count_all_the_same(tmp_path):
    (tmp_path / "data").write_text("not a folder")
    guard = AdaptiveStrictness(Paths(tmp_path))
    notices = [guard.add(Grade.BEST) for _ in range(FEW)]
    assert {notice.key for notice in notices} == {NoticeKey.PRACTICE_NOT_SAVED}
    told = notices[0].arguments
    assert told == {"file": shown(tmp_path / "data" / "coach.json"), "reason": FileTrouble.OTHER}
    assert guard.threshold is Grade.BLUNDER


def test_of_a_file_without_end_no_more_is_read_than_forty_grades_need(tmp_path):
    paths = Paths(tmp_path)
    paths.data.mkdir(parents=True)
    (paths.data / "coach.json").write_bytes(b" " * (1 << 16) + b'{"grades": [5, 5]}')
    assert AdaptiveStrictness(paths)._grades == []
    (paths.data / "coach.json").write_bytes(b'{"grades": [5, 9, 0]}')
    assert AdaptiveStrictness(paths)._grades == [Grade.DISASTER, Grade.BEST]
