"""A match that was judged, and those who judge it at a pilot's review."""

from dataclasses import replace
from functools import cache

from scopa_gui.coach.judging.causes import COSTS
from scopa_gui.coach.judging.verdict import Cause, Grade, Reading
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.coach.review.replay import smazzate_of
from scopa_gui.engine.moves import move_named
from scopa_gui.ui.review.review_cursor import ReviewCursor
from scopa_gui.ui.review.review_session import ReviewSession
from tests.coach.quickly import studied
from tests.coach.test_replay import match_played
from tests.ui.pilot import Pilot

CAUSE = Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 0b11, "count": 2})
READING = Reading(1, move_named("CS=2C+5S"), 9, is_likelier=True)


@cache
def match_studied(key, players, smazzate):
    """A match and what a review found of it; six of my moves get every grade, the worst with all there is to tell."""
    table, _ = match_played(key, players, "ui", smazzate)
    smazzate = smazzate_of(table.record)
    seen = studied(table.record, [number for one in smazzate for number in one.judged])
    mine = [moment for one in smazzate for moment in one.moments if moment.seat == 0 and moment.has_choice]
    worst = {name: 0.31 + place / 10 for place, name in enumerate(COSTS)}
    for grade, moment in zip(Grade, mine, strict=False):
        best = (
            moment.move
            if grade is Grade.BEST
            else next(move for move in moment.view.legal_moves() if move != moment.move)
        )
        verdict = replace(
            seen[moment.number].verdict,
            best=best,
            grade=grade,
            lost=0.4 * grade,
            se=0.05,
            split=worst,
            cause=None if grade < Grade.INACCURACY else CAUSE,
            reading=READING if grade is Grade.DISASTER else None,
            is_settled=True,
        )
        seen[moment.number] = replace(seen[moment.number], verdict=verdict, punished=0.3 * grade)
    for moment in mine[len(Grade) :]:
        seen[moment.number] = replace(
            seen[moment.number], verdict=replace(seen[moment.number].verdict, best=moment.move, grade=Grade.BEST)
        )
    return table.record, table.seats, seen


class Answers:
    """A judge that tells what it is given, one at a time, and answers questions only when it is told to."""

    def __init__(self, coming=()):
        self.coming = list(coming)
        self.asked, self.wanted, self.began, self.closed = [], [], False, False

    def start(self):
        self.began = True

    def poll(self):
        return [self.coming.pop(0)] if self.coming else []

    def ask(self, question):
        self.asked.append(question)

    def prefer(self, number):
        self.wanted.append(number)

    def close(self):
        self.closed = True


def cursor_of(judged, known=None):
    """Return the cursor of a review of a match of which so much is known."""
    record, seats, seen = judged
    return ReviewCursor(smazzate_of(record, seats), record.rules, seen if known is None else known)


def reviewed(context, judged, known=None, **more):
    """The review of a match of which so much is known; and those who judge it, one after the other."""
    record, seats, seen = judged
    made = []

    def studies(numbers):
        made.append(Answers((ReviewQuestion(ReviewKind.MOVE, number), seen[number]) for number in numbers))
        return made[-1]

    return ReviewSession(context, record, seats, seen if known is None else known, studies=studies, **more).screen, made


def at_mistake(context, judged, size=(1280, 800)):
    """A pilot at my first mistake, its moment and its verdict."""
    scene, made = reviewed(context, judged)
    pilot = Pilot(context, scene, size, blind=True)
    pilot.key("n")
    pilot.rest()
    pilot.look()
    return pilot, scene, made, pilot.moment, pilot.review.verdict(pilot.moment)
