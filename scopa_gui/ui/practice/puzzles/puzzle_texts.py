"""Texts of a puzzle's paper: the question, hints, how a wrong move is punished, why the answer is right."""

from collections.abc import Mapping, Sequence

from scopa_gui.ai.heuristic_player import reasons_for
from scopa_gui.ai.reasons import Reason
from scopa_gui.ai.tactics.cards_captured import LEFTOVERS
from scopa_gui.ai.tactics.registry import BY_NAME
from scopa_gui.coach.judging.verdict import COUNTED, Grade
from scopa_gui.coach.practice.themes import BREAKS_WHIRLWIND, BY_SCORE, DECLINES, READS, theme_of
from scopa_gui.coach.puzzles.position_question import PositionQuestion, has_several
from scopa_gui.engine.moves import move_named
from scopa_gui.store.practice import DAILY, MISTAKE, SHARED
from scopa_gui.ui.kit.theme import WINE
from scopa_gui.ui.practice.puzzles.attempt import OVER, PLAYABLE, AttemptStage, PuzzleAttempt
from scopa_gui.ui.practice.puzzles.puzzle_paper import PuzzleText
from scopa_gui.ui.table.companions.side_paper import RIGHT
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.rule_chips import taking_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words, who_words
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import _, decimal, mark, ngettext
from scopa_gui.ui.words.variations import better_line_words, go_on_words, refuted_words
from scopa_gui.ui.words.verdicts import cause_sentence, reading_sentence

_TITLES: Mapping[AttemptStage, str] = {
    AttemptStage.ASK: mark("Your turn"),
    AttemptStage.WAIT: mark("Let me see…"),
    AttemptStage.MISSED: mark("Not yet"),
    AttemptStage.REFUTING: mark("Not yet"),
    AttemptStage.REFUTED: mark("What may happen"),
    AttemptStage.SOLVED: mark("Right!"),
    AttemptStage.SHOWN: mark("The best move"),
}
_HINTS: Mapping[str, str] = {
    BREAKS_WHIRLWIND: mark("Who is taking just now, and who is only laying cards?"),
    DECLINES: mark("What would the capture leave behind?"),
    BY_SCORE: mark("What’s the score, and what does each side need?"),
    READS: mark("What have the others played, and what have they left on the table?"),
}
"""Hints for puzzles whose theme is no tactic of the computer players."""


def kicker_words(attempt: PuzzleAttempt, place: int, count: int) -> str:
    """Return which puzzle it is and how many there are."""
    exercise = attempt.exercise
    if attempt.ahead:
        return _("Practising ahead, {number} of {count}").format(number=place + 1, count=count)
    if exercise.kind == DAILY:
        return _("Today’s puzzle")
    if exercise.kind == MISTAKE:
        return _("Your mistakes: {number} of {count}").format(number=place + 1, count=count)
    if exercise.kind == SHARED:
        return _("A shared position") if has_several(attempt.question) else _("A shared puzzle")
    return _("Puzzle {number} of {count}").format(number=place + 1, count=count)


def theme_words(attempt: PuzzleAttempt) -> str:
    """Return the theme of the puzzle; "" before it is over."""
    if attempt.stage not in OVER:
        return ""
    return _("Theme: {theme}").format(theme=theme_name(theme_of(attempt.question.theme, attempt.question.part)))


def said_of(attempt: PuzzleAttempt, names: Sequence[str], at: int) -> PuzzleText:
    """Return the text for the stage of an attempt.

    `names` are by seat; `at` is the number of moves shown of a line, 0 without one.
    """
    title = _(_TITLES[attempt.stage])
    question = attempt.question
    partner = partner_of(names, 0, question.rules.sides)
    hint = [hint_words(question, partner)] if attempt.hinted and attempt.stage in PLAYABLE else []
    match attempt.stage:
        case AttemptStage.ASK:
            lines = [_("One move is clearly the best. Which one?")]
            if attempt.exercise.kind == MISTAKE:
                lines = [_("You made a mistake here once. What is better?")]
            elif has_several(question):
                lines = [_("What would you play here?")]
            if attempt.ahead and attempt.exercise.due is not None:
                early = _(
                    "It isn’t due yet. Find the move, and it comes back on schedule; "
                    "miss it, and it’s back in four hours."
                )
                lines.append(early)
            return PuzzleText(title, lines=(*lines, *taking_words(question.rules), *hint))
        case AttemptStage.WAIT:
            return PuzzleText(title)
        case AttemptStage.MISSED:
            line = _("{move}: there’s something better. Try again: you still have the cards in your hand.")
            return PuzzleText(title, WINE, (line.format(move=move_words(attempt.tries[-1])), *hint))
        case AttemptStage.REFUTING:
            return PuzzleText(title, WINE, (_("Let me see how that gets punished…"),))
        case AttemptStage.REFUTED:
            said, split = refuted_words(attempt.other_refuted, at, names)
            return PuzzleText(title, WINE, said, _("What it costs here") if split else "", split, whole=True)
    if at <= 1 or attempt.other_refuted is None or attempt.other_refuted.refutation is None:
        return _over(attempt, title, names, partner, at)
    return PuzzleText(title, RIGHT, better_line_words(attempt.other_refuted.refutation, at, attempt.other, names))


def hint_words(question: PositionQuestion, partner: str = "") -> str:
    """Return what to look at, without the move; `partner` is the partner's name."""
    if question.theme in _HINTS:
        return _(_HINTS[question.theme])
    about = _about(question)
    return look_words(
        reason_of_answer(question) or (None if about is None else Reason(about)),
        question.view().legal_moves(),
        partner,
    )


def _about(question: PositionQuestion) -> str | None:
    """Return the name of the reason that belongs to the theme of a puzzle; None if there is none."""
    if question.theme == COUNTED:
        return LEFTOVERS.name
    return BY_NAME[question.theme].reason.name if question.theme in BY_NAME else None


def reason_of_answer(question: PositionQuestion) -> Reason | None:
    """Return why the answer is better than the tempting move; the reason of the theme goes first."""
    view = question.view()
    reasons = reasons_for(view, question.answer, [move_named(question.tempting)])
    about = _about(question)
    return next((reason for reason in reasons if reason.key == about), reasons[0] if reasons else None)


def _over(attempt: PuzzleAttempt, title: str, names: Sequence[str], partner: str, at: int) -> PuzzleText:
    """Return why the answer is right, and what the other move costs on average."""
    question = attempt.question
    refuted = attempt.other_refuted
    lines = [move_words(attempt.found or question.answer) + "."]
    if attempt.stage is AttemptStage.SOLVED and len(attempt.tries) > 1:
        lines.insert(0, _("It only counts as solved on the first try: you’ll be asked again."))
    if question.theme == BY_SCORE:
        return PuzzleText(title, RIGHT, (*lines, *_by_score(attempt), *((go_on_words(),) if at else ())))
    reason = reason_of_answer(question)
    if reason is not None and attempt.found in (None, question.answer):
        lines.append(reason_words(reason, partner))
    split: Mapping[str, float] = {}
    note = ""
    if refuted is not None and refuted.verdict.grade > Grade.BEST:
        cause = refuted.verdict.cause
        other = _("{move}: {points} points less.").format(
            move=move_words(attempt.other), points=decimal(refuted.verdict.lost)
        )
        lines.append(other if cause is None else f"{other} {cause_sentence(cause, partner)}")
        reading = refuted.verdict.reading
        if reading is not None:
            lines.append(reading_sentence(reading, who_words(names[reading.seat], reading.move)))
        split = refuted.verdict.split
        note = _("Where they are lost")
    if at:
        lines.append(go_on_words())
    return PuzzleText(title, RIGHT, tuple(lines), note, split)


def _by_score(attempt: PuzzleAttempt) -> list[str]:
    """Return the score of the match, and how many wins the other move costs."""
    view = attempt.view
    refuted = attempt.other_refuted
    mine, theirs = view.totals
    lines = [
        _("The score is {mine} to {theirs} and the target is {goal}: now only winning the match counts.").format(
            mine=mine, theirs=theirs, goal=view.rules.goal
        )
    ]
    if refuted is not None and refuted.verdict.grade > Grade.BEST:
        other = ngettext(
            "{move}: wins {count} fewer in every hundred such matches.",
            "{move}: wins {count} fewer in every hundred such matches.",
            round(100 * refuted.verdict.win_lost),
        ).format(move=move_words(attempt.other), count=round(100 * refuted.verdict.win_lost))
        by_points = _("On points alone it would be the better move.")
        lines.append(other if refuted.verdict.lost > 0 else f"{other} {by_points}")
    return lines
