"""Joining of a match or exercise in the archive's file with that in the second copy, if they differ.

The second copy (second_copy.py) is written with every change, and damage to its lines is noticed. The file may be newer
if version 0.3.0 played there, which writes no copy; or it may be damaged where SQLite does not notice it. Therefore
anything that only the file has (moves, an outcome, answers) is right. In all else the second copy is right, unless a
version without a copy is known to be the last that wrote.
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
    """Return the right version of a match; either of the two may be None, and neither has damage that shows."""
    if in_file is None or in_copy is None or in_file == in_copy:
        return in_file or in_copy
    has_gone_on = _has_gone_on(in_file, in_copy)
    moves = in_file.moves if has_gone_on else in_copy.moves + in_file.moves[len(in_copy.moves) :]
    if file_is_later:
        verdicts = in_copy.verdicts | in_file.verdicts
    else:
        missing = {text for number, text in in_copy.verdicts.items() if number not in in_file.verdicts}
        # The same verdict under another number is a row with a damaged number.
        sound = {number: text for number, text in in_file.verdicts.items() if text not in missing}
        verdicts = sound | in_copy.verdicts
    verdicts = {number: text for number, text in sorted(verdicts.items()) if number < len(moves)}
    right = MatchRecord(in_copy.row, moves, verdicts)
    if not (has_gone_on or file_is_later):
        return right
    changed = {place: in_file.row[place] for place in (TOUCHED, EXTRA, OUTCOME, FINISHED)}
    if not is_moment(changed[TOUCHED]):
        del changed[TOUCHED]
    outcome = in_copy.row[OUTCOME]
    if isinstance(outcome, str) and "put_away" not in outcome:  # it is over for good
        del changed[OUTCOME], changed[FINISHED]
    return right.with_values(changed)


def _has_gone_on(in_file: MatchRecord, in_copy: MatchRecord) -> bool:
    """Return True if the file has more moves, an outcome, or more moves taken back than the copy."""
    known = len(in_copy.moves)
    if in_file.moves[:known] == in_copy.moves:
        return len(in_file.moves) > known or (in_file.row[OUTCOME] is not None and in_copy.row[OUTCOME] is None)
    return _taken_back(in_file) > _taken_back(in_copy)


def _taken_back(match: MatchRecord) -> int:
    try:
        return len(_FACTS.decode(match.row[EXTRA]).get("taken_back", ()))
    except (*UNREADABLE, TypeError):
        return 0


def joined_exercise(
    in_file: ExerciseRecord | None, in_copy: ExerciseRecord | None, *, file_is_later: bool
) -> ExerciseRecord | None:
    """Return the right version of an exercise; either of the two may be None, and neither has damage that shows."""
    if in_file is None or in_copy is None or in_file == in_copy:
        return in_file or in_copy
    answers = _joined_answers(in_file, in_copy, file_is_later=file_is_later)
    is_later = file_is_later or any(answer not in in_copy.answers for answer in answers)
    row = (*in_copy.row[:DUE], in_file.row[DUE], in_file.row[RUNG]) if is_later else in_copy.row
    return ExerciseRecord(row, answers)


def _joined_answers(
    in_file: ExerciseRecord, in_copy: ExerciseRecord, *, file_is_later: bool
) -> tuple[DatabaseRow, ...]:
    """Return all answers, each once, with the ids of the file."""
    left = list(in_copy.answers)
    right = []
    for mine in in_file.answers:
        other = next((one for is_same in _SAME for one in left if is_same(mine, one)), None)
        if other is not None:
            left.remove(other)
        right.append(mine if other is None or file_is_later else (mine[0], *other[1:]))
    return tuple(sorted((*right, *left)))


def _is_nearly(answer: DatabaseRow, other: DatabaseRow) -> bool:
    """Return True if two answers differ in at most one value, so that one of them is the other with damage."""
    different = [one for one, two in zip(answer, other, strict=True) if one != two]
    return len(different) <= 1


_SAME = (lambda one, two: one[:2] == two[:2], lambda one, two: one[1] == two[1], _is_nearly)
"""Tests whether two answers are the same one (same id and time, same time, nearly the same), the surest first."""
