"""Two copies of one match or exercise, made into the one that is right.

The second copy (second_copy.py) is written with every change, and each line of it is known to be sound. The archive's
file may have gone on without it, if version 0.3.0 played there; or a stray bit may have changed something that nobody
sees from outside. So what the file has *more* is believed: moves, an end, answers. Where the two only differ, the
second copy is right, unless it is known that a version without it was the last to write.
"""

from typing import Any

import msgspec

from scopa_gui.store.records import (
    DUE,
    EXTRA,
    FINISHED,
    OUTCOME,
    RUNG,
    TOUCHED,
    ExerciseRecord,
    MatchRecord,
)
from scopa_gui.store.rows import UNREADABLE, DatabaseRow, is_moment

_FACTS = msgspec.json.Decoder(dict[str, Any])


def joined_match(
    in_file: MatchRecord | None, in_copy: MatchRecord | None, *, file_is_later: bool
) -> MatchRecord | None:
    """Return what is right of a match; each of the two is sound, or `None`."""
    if in_file is None or in_copy is None or in_file == in_copy:
        return in_file or in_copy
    has_gone_on = _has_gone_on(in_file, in_copy)
    moves = in_file.moves if has_gone_on else in_copy.moves + in_file.moves[len(in_copy.moves) :]
    verdicts = _verdicts(in_file, in_copy, moves, file_is_later=file_is_later)
    right = MatchRecord(in_copy.row, moves, verdicts)
    if not (has_gone_on or file_is_later):
        return right
    changed = {place: in_file.row[place] for place in (TOUCHED, EXTRA, OUTCOME, FINISHED)}
    if not is_moment(changed[TOUCHED]):
        del changed[TOUCHED]
    if _is_over(in_copy):
        del changed[OUTCOME], changed[FINISHED]
    return right.with_values(changed)


def _has_gone_on(in_file: MatchRecord, in_copy: MatchRecord) -> bool:
    """Return True if the match was played on in the file: it has more moves, an end, or moves that were taken back."""
    known = len(in_copy.moves)
    if in_file.moves[:known] == in_copy.moves:
        return len(in_file.moves) > known or (in_file.row[OUTCOME] is not None and in_copy.row[OUTCOME] is None)
    return _taken_back(in_file) > _taken_back(in_copy)


def _verdicts(
    in_file: MatchRecord, in_copy: MatchRecord, moves: tuple[str, ...], *, file_is_later: bool
) -> dict[int, str]:
    if file_is_later:
        both = in_copy.verdicts | in_file.verdicts
    else:
        missing = {text for number, text in in_copy.verdicts.items() if number not in in_file.verdicts}
        # One of these under another number is the same, and its number is damaged.
        both = {number: text for number, text in in_file.verdicts.items() if text not in missing} | in_copy.verdicts
    return {number: text for number, text in sorted(both.items()) if number < len(moves)}


def _taken_back(match: MatchRecord) -> int:
    try:
        return len(_FACTS.decode(match.row[EXTRA]).get("taken_back", ()))
    except (*UNREADABLE, TypeError):
        return 0


def _is_over(match: MatchRecord) -> bool:
    """Return True if the match ended for good, and was not only put away."""
    return isinstance(match.row[OUTCOME], str) and "put_away" not in match.row[OUTCOME]


def joined_exercise(
    in_file: ExerciseRecord | None, in_copy: ExerciseRecord | None, *, file_is_later: bool
) -> ExerciseRecord | None:
    """Return what is right of an exercise; each of the two is sound, or `None`."""
    if in_file is None or in_copy is None or in_file == in_copy:
        return in_file or in_copy
    answers = _joined_answers(in_file, in_copy, file_is_later=file_is_later)
    is_later = file_is_later or any(answer not in in_copy.answers for answer in answers)
    row = (*in_copy.row[:DUE], in_file.row[DUE], in_file.row[RUNG]) if is_later else in_copy.row
    return ExerciseRecord(row, answers)


def _joined_answers(
    in_file: ExerciseRecord, in_copy: ExerciseRecord, *, file_is_later: bool
) -> tuple[DatabaseRow, ...]:
    """Return all answers. An id says no more than when an answer was written to the file, so the file's counts."""
    left = list(in_copy.answers)
    right = []
    for mine in in_file.answers:
        other = next((one for is_same in _SAME for one in left if is_same(mine, one)), None)
        if other is not None:
            left.remove(other)
        right.append(mine if other is None or file_is_later else (mine[0], *other[1:]))
    return tuple(sorted((*right, *left)))


def _is_nearly(answer: DatabaseRow, other: DatabaseRow) -> bool:
    """Return True if two answers differ in one thing alone: the one is the other, damaged."""
    different = [one for one, two in zip(answer, other, strict=True) if one != two]
    return len(different) <= 1


_SAME = (lambda one, two: one[:2] == two[:2], lambda one, two: one[1] == two[1], _is_nearly)
"""Questions whether an answer is one of the other copy, the surest first."""
