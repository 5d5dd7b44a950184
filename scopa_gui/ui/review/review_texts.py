"""Texts of the review's sheet: about a move, a sideline, or a whole smazzata. No pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.review.luck import Split
from scopa_gui.coach.review.match_report import smazzata_split
from scopa_gui.coach.review.variation import difference
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.engine.moves import Move
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import Moment
from scopa_gui.ui.review.review_cursor import Better, Punished, ReviewCursor
from scopa_gui.ui.words.reason_words import reason_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words, played_words, who_words
from scopa_gui.ui.words.translation import _, decimal, ngettext
from scopa_gui.ui.words.variations import go_on_words, refuted_words, step_words
from scopa_gui.ui.words.verdicts import (
    cause_sentence,
    grade_words,
    is_open,
    loss_words,
    lost_parts,
    reading_sentence,
)

_LEAST = 0.05
"""Least points that are mentioned."""
_MOST_BARS = 5


@dataclass(frozen=True, slots=True)
class ReviewText:
    """Text of the sheet.

    A `grade` has a coloured disc next to the `title`; `lines` are paragraphs, `bars` are names with points, `total` is
    their sum. `moves` are drawn as cards: the one that is described, and the better one if it is revealed.
    """

    title: str
    grade: Grade | None = None
    lines: tuple[str, ...] = ()
    bars: tuple[tuple[str, float], ...] = ()
    bars_title: str = ""
    total: tuple[str, float] | None = None
    moves: tuple[Move, ...] = ()


def move_text(cursor: ReviewCursor, moment: Moment, names: Sequence[str]) -> ReviewText:
    """Return the text about a move as it was played."""
    who = names[moment.seat]
    line = move_words(moment.move) if moment.is_mine else who_words(who, moment.move)
    seen = cursor.seen.get(moment.number)
    if not moment.has_choice:
        words = (line + ".", _("There was nothing else to play."))
        return ReviewText(_("No choice"), None, words, moves=(moment.move,))
    if seen is None:
        lines = [line + ".", why_words(cursor, moment, names)]
        return ReviewText(_("Still being reviewed…"), None, tuple(filter(None, lines)))
    verdict = seen.verdict
    lines = [line + ". " + loss_words(verdict)]
    if cursor.hides(moment):
        lines.append(punished_words(cursor, moment, names))
        lines.append(_("What would have been better? Play another card to find out."))
        return _judged(verdict, lines, (moment.move,))
    lines.append(why_words(cursor, moment, names))
    if verdict.reading is not None:
        reader = names[(moment.seat + verdict.reading.seat) % len(names)]
        lines.append(reading_sentence(verdict.reading, who_words(reader, verdict.reading.move)))
    moves = [moment.move]
    if verdict.grade > Grade.BEST and verdict.best != moment.move:
        moves.append(verdict.best)
        lines.append(_("Better: {move}").format(move=played_words(verdict.best)) + ".")
    if moment.is_mine and verdict.grade >= Grade.INACCURACY:
        lines.append(punished_words(cursor, moment, names))
    text = _judged(verdict, lines, tuple(moves))
    return text if moment.is_mine else replace(text, bars=(), bars_title="")


def _judged(verdict: Verdict, lines: Sequence[str], moves: tuple[Move, ...] = ()) -> ReviewText:
    """Return the text about a move with a verdict, with the parts of the points that it lost, the largest first."""
    text = ReviewText(grade_words(verdict), verdict.grade, tuple(filter(None, lines)), moves=moves)
    if verdict.grade <= Grade.BEST:
        return text
    bars = tuple(lost_parts(verdict.split)[:_MOST_BARS])
    return replace(text, bars=bars, bars_title=_("Where the points go"))


def why_words(cursor: ReviewCursor, moment: Moment, names: Sequence[str]) -> str:
    """Return a true sentence about a move: the cause of a mistake, else the reason for it; "" if there is none.

    `names` are by seat.
    """
    name = "" if moment.is_mine else names[moment.seat]
    partner = partner_of(names, moment.seat, cursor.rules.sides)
    verdict = cursor.verdict(moment)
    if verdict is not None and verdict.cause is not None:
        return cause_sentence(verdict.cause, partner, name)
    reason = cursor.reason(moment)
    if reason is not None:
        return reason_words(reason, partner, name)
    if not moment.move.is_lay:
        if verdict is None:
            return ""
        is_best = verdict.grade <= Grade.BEST
        return _("No other move clearly promised more.") if is_best else _("Another move promised only a little more.")
    if all(move.is_lay for move in moment.known.legal_moves()):
        return _("Nothing on the table could be taken.")
    if not moment.is_mine:
        return _("{name} could have taken something, but laid a card.").format(name=name)
    return _("You could have taken something, but laid a card.")


def trial_text(cursor: ReviewCursor, moment: Moment, move: Move, names: Sequence[str]) -> ReviewText:
    """Return the text about another move, tried in place of the one played."""
    first = _("You’re trying: {move}.").format(move=played_words(move))
    played = cursor.verdict(moment)
    verdict = cursor.trial(moment, move)
    if verdict is None or played is None:
        return ReviewText(_("Thinking…"), None, (first,))
    if is_open(verdict):
        words = ""
    elif verdict.grade <= Grade.BEST:
        words = _("That’s it: with what you could know, nothing was better.")
    elif verdict.lost + _LEAST < played.lost:
        words = _("Better than what you played, but there’s something better still.")
    elif verdict.lost > played.lost + _LEAST:
        words = _("Worse than what you played.")
    else:
        words = _("No better than what you played.")
    lines = [f"{first} {loss_words(verdict)}", words]
    cause = verdict.cause if verdict.grade > Grade.BEST else played.cause
    if cause is not None and moment.number in cursor.revealed:
        lines.append(cause_sentence(cause, partner_of(names, 0, cursor.rules.sides)))
    return _judged(verdict, lines)


def punished_text(moment: Moment, sideline: Punished, at: int, names: Sequence[str]) -> ReviewText:
    """Return the text about the punishment of my move, move by move; with the last one comes what it costs there."""
    if sideline.waits:
        played = _("You played: {move}.").format(move=played_words(moment.move))
        return ReviewText(_("What may happen"), None, (played, _("Let me see how that gets punished…")))
    words, split = refuted_words(sideline.refuted, at, names)
    bars = tuple(lost_parts(split))
    return ReviewText(_("What may happen"), None, words, bars, _("What it costs here") if bars else "")


def better_text(cursor: ReviewCursor, moment: Moment, sideline: Better, at: int, names: Sequence[str]) -> ReviewText:
    """Return the text about the better move and the line after it, move by move.

    With the last one comes what would have been different from the match.
    """
    verdict = cursor.verdict(moment)
    line = sideline.line
    assert verdict is not None
    other = sideline.played.parts if sideline.played is not None else {}
    bars: tuple[tuple[str, float], ...] = ()
    if at > 1:
        lines = list(step_words(line, at, other, names))
    else:
        lines = [cause_sentence(verdict.cause)] if verdict.cause is not None else []
        lines.append(_("Better: {move}").format(move=played_words(verdict.best)) + ".")
        if sideline.waits:
            lines.append(_("The Maestro is thinking for everybody…"))
        else:
            words = _(
                "How it might have gone on: with the cards as they really were, and the Maestro playing every seat."
            )
            lines += [words, go_on_words()]
    if not sideline.waits and at == line.telling and sideline.played is not None:
        lines += _compared(line.margin - sideline.played.margin, verdict)
        gained = difference(line.parts, other)
        bars = tuple(lost_parts({part: -points for part, points in gained.items()}))
    return ReviewText(
        _("The better line"), Grade.BEST, tuple(lines), bars, _("Different from the match") if bars else ""
    )


def _compared(points: float, verdict: Verdict) -> list[str]:
    """Return how many points the better line gains; if it gains none, the text says that the cards were the reason."""
    count = abs(round(points))
    if points > 0:
        better = ngettext(
            "Played out like this, the round would have left you {count} point better off than in the match.",
            "Played out like this, the round would have left you {count} points better off than in the match.",
            count,
        )
        return [better.format(count=count)]
    words = _("Played out like this, it would have ended the same as in the match.")
    if count:
        words = ngettext(
            "Played out like this, the round would have left you {count} point worse off than in the match.",
            "Played out like this, the round would have left you {count} points worse off than in the match.",
            count,
        ).format(count=count)
    average = _("That was down to these cards. On average the better move brings {points} more points.")
    return [words, average.format(points=decimal(verdict.lost))]


def smazzata_text(cursor: ReviewCursor, sides: Sequence[str]) -> ReviewText:
    """Return the text about a whole smazzata: the result, and how much of it was luck and how much skill."""
    sheet = cursor.smazzata.sheet
    split = smazzata_split(cursor.smazzata, cursor.seen, cursor.rules)
    if sheet is None:
        words = _("This round was not played to the end, so it was not counted.")
        return ReviewText(_("Not played to the end"), None, (words,))
    made = ", ".join(f"{side} {points}" for side, points in zip(sides, sheet.points, strict=True)) + "."
    if cursor.is_watched:
        return ReviewText(_("The count"), None, (made,))
    if split is None:
        words = _("Luck and skill are shown once all moves have been reviewed.")
        return ReviewText(_("The count"), None, (made, words))
    lines = (made, luck_words(split), *luck_lines(cursor.rules))
    rows = luck_rows(split, cursor.rules)
    return ReviewText(_("Luck and skill"), None, lines, rows, total=(_("Result"), split.result))


def luck_words(split: Split) -> str:
    """Return how much of a result was play and how much luck; the figures as written add up to the result."""
    skill = round(split.skill, 1) + 0.0
    words = _("Your margin is {result}: {skill} from play, {luck} from luck.")
    return words.format(
        result=decimal(split.result, 0, signed=True),
        skill=decimal(skill, signed=True),
        luck=decimal(split.result - skill, signed=True),
    )


def luck_lines(rules: Rules) -> tuple[str, str]:
    """Return the explanations of play and luck.

    With more than two sides, the points that one side loses do not all go to the same side.
    """
    play = _(
        "“Play”: the points moves gave away – yours to them, theirs to you – each compared with the best move "
        "available."
    )
    if rules.sides > 2:
        play = _(
            "“Play”: the points your moves gave away, compared with the best available. What the others lose "
            "doesn’t all go to you, so it counts as luck."
        )
    luck = _(
        "“Luck” is what nobody could know: the cards dealt (how equal players would do with them) and how it "
        "turned out."
    )
    return play, luck


def luck_rows(split: Split, rules: Rules) -> tuple[tuple[str, float], ...]:
    """Return the parts of a result by name; written with two decimals, they add up to it."""
    rows = [(_("Your moves"), split.mine)]
    if rules.players > rules.sides:
        rows.append((_("Your partner’s moves"), split.partner))
    if rules.sides == 2:
        rows.append((_("Their moves"), split.theirs))
    rows = [(name, round(value, 2)) for name, value in (*rows, (_("The cards dealt"), split.deal_worth))]
    return (*rows, (_("How it turned out"), split.result - sum(value for _name, value in rows)))


def punished_words(cursor: ReviewCursor, moment: Moment, names: Sequence[str]) -> str:
    """Return how a mistake was punished with these cards: by the reply that took most; "" if no reply took any."""
    if cursor.seen[moment.number].punished < _LEAST:
        return _("With these cards, it went unpunished.")
    taking = [reply for reply in cursor.replies(moment) if reply.move.taken]
    if not taking:
        return ""

    def weight(reply: Moment) -> tuple[bool, int, int]:
        return reply.is_scopa, reply.move.taken >> SETTEBELLO & 1, reply.move.taken.bit_count()

    worst = max(taking, key=weight)
    words = who_words(names[worst.seat], worst.move)
    line = _("With these cards, it was punished. {words}.").format(words=words)
    return f"{line} {_('Scopa!')}" if worst.is_scopa else line


def dot_words(cursor: ReviewCursor, place: int, names: Sequence[str]) -> str:
    """Return one line about a dot in the row of moves."""
    moment = cursor.moment_at(place)
    if moment is None:
        return _("The count for this round")
    words = f"{place + 1}. " + who_words(names[moment.seat], moment.move)
    verdict = cursor.verdict(moment)
    return words if verdict is None else f"{words} \N{EM DASH} {grade_words(verdict)}"


def progress_words(cursor: ReviewCursor, *, stopped: bool, rests: bool = False) -> str:
    """Return in words how many moves have been judged, and whether the judge is paused."""
    done = cursor.judgeable - len(cursor.unjudged)
    if rests:
        return _("Paused on battery: {done} of {all}").format(done=done, all=cursor.judgeable)
    if stopped:
        return _("Stopped: {done} of {all}").format(done=done, all=cursor.judgeable)
    return _("{done} of {all} moves reviewed").format(done=done, all=cursor.judgeable)


def place_words(cursor: ReviewCursor) -> str:
    """Return the number of the cursor's smazzata, and how many there are."""
    return _("Round {number} of {all}").format(number=cursor.smazzata.number, all=cursor.smazzate[-1].number)
