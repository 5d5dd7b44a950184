"""What is said at a turn, as the program says it: by the judge, in hints, questions, puzzles, by players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random
from types import SimpleNamespace

from scopa_gui.ai.heuristic_player import RIVALS, reasons_for
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.ai.reasons import AHEAD, ALIKE, HASTE, ONLY_MOVE, WHIM, Reason
from scopa_gui.ai.tactics.cards_captured import CARTE
from scopa_gui.coach.judging.advice import reason_ahead
from scopa_gui.coach.judging.judge import appraisal_of, verdict_of
from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.review.move_explained import open_reason, reason_of_move
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.practice.puzzles.puzzle_texts import hint_words, reason_of_answer
from scopa_gui.ui.words.reason_words import look_words, reason_words
from scopa_gui.ui.words.verdicts import cause_sentence, warning_sentence
from tests.measure.claims.saying import Said, Sight

NAME, PARTNER = "Rosa", "Carmela"
CLEAR = 0.1
"""Points by which the best move must be better than the next one for a puzzle to be made of it."""
BY_THEMSELVES = ("carmela", "gennaro", "rosa", "don_ciro")
"""Those who say why they played, besides the Maestro."""


@dataclass(frozen=True)
class Utterance:
    """A sentence where it is said; ``compared`` the moves a reason is told against, ``verdict`` that on its move."""

    place: str
    said: Said
    reason: Reason | None = None
    cause: Cause | None = None
    verdict: Verdict | None = None
    compared: tuple[Move, ...] = ()
    is_mine: bool = True

    def __str__(self) -> str:
        return f"{self.place}: {self.said}"


@dataclass(frozen=True)
class Turn:
    """A turn as the judge sees it: the verdict on every move, the best first."""

    sight: Sight
    played: Move
    verdicts: tuple[Verdict, ...]

    @property
    def view(self) -> PlayerView:
        """What its seat knows."""
        return self.sight.view

    @property
    def best(self) -> Move:
        """The judge's."""
        return self.verdicts[0].best

    @property
    def next_best(self) -> Verdict | None:
        """The verdict on the move after the best one."""
        return next((verdict for verdict in self.verdicts if verdict.move != self.best), None)


def judged(view: PlayerView, played: Move, playouts: int, rng: Random) -> Turn:
    """A turn with every move judged in the same worlds."""
    found = appraisal_of(view, view.legal_moves(), Limit(iterations=playouts), rng)
    verdicts = [verdict_of(view, move, found) for move in view.legal_moves()]
    return Turn(Sight(view), played, tuple(sorted(verdicts, key=lambda one: (one.move != one.best, one.lost))))


def spoken(turn: Turn, rng: Random) -> Iterator[Utterance]:
    """All that is said at a turn, to the one who plays and of somebody else, with and without a partner."""
    moves = {turn.best, turn.played, *rng.sample(turn.view.legal_moves(), 2)}
    for verdict in turn.verdicts:
        if verdict.move in moves:
            yield from _judge_says(turn, verdict)
    yield from _hint_says(turn)
    yield from _puzzle_says(turn)
    yield from _players_say(turn, rng)


def _judge_says(turn: Turn, verdict: Verdict) -> Iterator[Utterance]:
    """In the review, in a position of one's own, and the coach before a move is made."""
    if verdict.cause is not None:
        yield from _told_cause("judge", turn, verdict)
        if verdict.grade >= Grade.MISTAKE:
            for partner in ("", PARTNER) if turn.sight.partners else ("",):
                yield _cause("warning", turn, verdict, warning_sentence(verdict, partner), is_mine=not partner)
        return
    reason = reason_of_move(turn.view, verdict.move)
    if reason is not None:
        yield from _told("judge", turn, verdict.move, reason, compared_with(turn.view, verdict.move), verdict)


def compared_with(view: PlayerView, move: Move) -> tuple[Move, ...]:
    """The moves that reason_of_move() sets a move against."""
    order = player_of("don_ciro").choose(view, Limit(), Random(0)).candidates
    return tuple(candidate.move for candidate in order if candidate.move != move)[:RIVALS]


def _hint_says(turn: Turn) -> Iterator[Utterance]:
    others = [verdict.move for verdict in turn.verdicts if verdict.move != turn.best]
    reasons, beside = reasons_for(turn.view, turn.best, others), None
    if not reasons and turn.next_best is not None:
        beside = turn.next_best
        reasons = (reason_ahead(beside),)
    for place, reason in enumerate(reasons):
        yield from _told("hint" if not place else "why", turn, turn.best, reason, others[:RIVALS], beside)
    words = look_words(reasons[0] if reasons else None, turn.view.legal_moves())
    yield Utterance("question", Said(words, turn.sight, turn.best), reasons[0] if reasons else None)


def _puzzle_says(turn: Turn) -> Iterator[Utterance]:
    """Of a position with one clearly best move, as if it were a puzzle."""
    tempting = turn.next_best
    if tempting is None or tempting.lost < CLEAR or tempting.cause is None:
        return
    question = SimpleNamespace(
        view=lambda: turn.view, answer=turn.best, tempting=str(tempting.move), theme=tempting.cause.tactic
    )
    reason = reason_of_answer(question)
    if reason is not None:
        yield from _told("puzzle", turn, turn.best, reason, [tempting.move])
    yield Utterance("question", Said(hint_words(question), turn.sight, turn.best), reason)


def _players_say(turn: Turn, rng: Random) -> Iterator[Utterance]:
    """Why a player chose its move, and what everybody could see of the one that was played."""
    choice = player_of(rng.choice(BY_THEMSELVES)).choose(turn.view, Limit(), rng)
    others = [candidate.move for candidate in choice.candidates if candidate.move != choice.move]
    for reason in choice.reasons[:2]:
        yield from _told("player", turn, choice.move, reason, others[:RIVALS])
    seen = open_reason(turn.view, turn.played)
    if seen is not None:
        yield from _told("seen", turn, turn.played, seen, ())


def _told(
    place: str, turn: Turn, move: Move, reason: Reason, compared: Sequence[Move], verdict: Verdict | None = None
) -> Iterator[Utterance]:
    for words, is_mine in voices(reason, turn.sight).items():
        yield Utterance(place, Said(words, turn.sight, move), reason, None, verdict, tuple(compared), is_mine=is_mine)


def voices(reason: Reason, sight: Sight) -> dict[str, bool]:
    """A reason told to who plays (True), and of somebody else and with the partner's name where that is otherwise."""
    found = {reason_words(reason): True}
    for words in (
        reason_words(reason, name=NAME),
        *([reason_words(reason, PARTNER)] if sight.partners else []),
    ):
        found.setdefault(words, False)
    return found


def _told_cause(place: str, turn: Turn, verdict: Verdict) -> Iterator[Utterance]:
    found = {cause_sentence(verdict.cause): True}
    for words in (
        cause_sentence(verdict.cause, name=NAME),
        *([cause_sentence(verdict.cause, PARTNER)] if turn.sight.partners else []),
    ):
        found.setdefault(words, False)
    for words, is_mine in found.items():
        yield _cause(place, turn, verdict, words, is_mine=is_mine)


def _cause(place: str, turn: Turn, verdict: Verdict, words: str, *, is_mine: bool) -> Utterance:
    said = Said(words, turn.sight, verdict.move, verdict.best)
    return Utterance(place, said, None, verdict.cause, verdict, (), is_mine=is_mine)


PLAIN = CARTE.name
"""The plainest praise: how many cards a capture wins."""
UNCOMPARED = frozenset({ONLY_MOVE, WHIM, HASTE, AHEAD, ALIKE})
"""Reasons that are no praise."""
