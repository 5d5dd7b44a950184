"""The review of a match: fills as the verdicts come, fits everywhere, goes from mistake to mistake."""

from dataclasses import replace

import pytest

from scopa_gui.ai.heuristic import TACTICS
from scopa_gui.coach.causes import COSTS
from scopa_gui.coach.review import turns_of, verdict_on
from scopa_gui.coach.verdict import Cause, Grade
from scopa_gui.ui.scene import Push
from scopa_gui.ui.scenes.review import Review, review_of
from scopa_gui.ui.scenes.title import Title
from scopa_gui.ui.verdicts import cause_sentence, grade_words, loss_words, part_name
from tests.coach.test_review import match_played
from tests.ui import contract
from tests.ui.pilot import Pilot


@pytest.fixture(scope="module")
def judged():
    """A few turns of a smazzata of Scopone and their verdicts, every grade among them."""
    table, _ = match_played("scopone_scientifico", 4, "ui", smazzate=1)
    turns = list(turns_of(table.record, table.seats))[:6]
    verdicts = [verdict_on(turn) for turn in turns]
    cause = Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 0b11, "count": 2})
    worst = {name: 0.31 + place / 10 for place, name in enumerate(COSTS)}
    shown = [replace(verdict, grade=grade, lost=2.8, split=worst, cause=None if grade < Grade.INACCURACY else cause)
             for verdict, grade in zip(verdicts, Grade, strict=True)]
    return turns, shown


class Told:
    """A judge that tells what it is given, one at a time."""

    def __init__(self, turns, verdicts):
        self.coming = [(turn.number, verdict) for turn, verdict in zip(turns, verdicts, strict=True)]
        self.closed = False

    def start(self):
        pass

    def poll(self):
        return [self.coming.pop(0)] if self.coming else []

    def close(self):
        self.closed = True


@pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_every_grade_fits(make_context, judged, language, size):
    turns, verdicts = judged
    context = make_context(language=language)
    pilot = Pilot(context, Review(context, turns, Told(turns, verdicts)), size)
    for _ in turns:
        pilot.tick()
    for place in range(len(turns)):
        pilot.scene._choose(str(place))
        pilot.tick()
    assert context.text.overflows == []


@pytest.mark.parametrize("language", ["it", "de"])
def test_larger_type_fits_the_smallest_window(make_context, judged, language):
    turns, verdicts = judged
    context = make_context(language=language, text_scale=1.3)
    pilot = Pilot(context, Review(context, turns, Told(turns, verdicts)), (1024, 640))
    for place in range(len(turns)):
        pilot.scene._choose(str(place))
        pilot.tick()
    assert context.text.overflows == []


def test_verdicts_appear_as_they_come_and_n_goes_from_mistake_to_mistake(context, judged):
    turns, verdicts = judged
    told = Told(turns, verdicts)
    pilot = Pilot(context, Title(context))
    scene = Review(context, turns, told)
    pilot.app.stack.apply(Push(scene))
    lines = [item.line for item in scene._list().items]
    assert "..." in lines
    for _ in turns:
        pilot.tick()
    assert [item.line for item in scene._list().items] == [grade_words(grade) for grade in Grade]
    seen = []
    for _ in range(4):
        pilot.key("n")
        seen.append(scene._chosen)
    assert seen == [2, 3, 4, 5]
    pilot.press("button:next")
    assert scene._chosen == 2
    pilot.key("escape")
    assert told.closed


def test_the_scene_keeps_the_contract(context, judged):
    turns, verdicts = judged

    def make(given):
        return Review(given, turns, Told(turns, verdicts))

    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.survives_every_key(context, make)
    contract.survives_every_target(context, make)
    contract.keyboard_reaches_all(context, make)


def test_a_match_of_the_archive_is_reviewed_and_one_that_cannot_be_says_why(context):
    table, seen = match_played("scopa", 2, "archive", smazzate=1)
    said = []
    context.say = said.append
    match, _ = context.archive.start_match(table.rules.as_dict(), "archive", table.seats, 1.0)
    for number, move in enumerate(table.record.moves):
        context.archive.append_move(match, number, str(move), 1.0)
    scene = review_of(context, match)
    assert [turn.move for turn in scene.turns] == [move for _, _, move in seen]
    assert said == []
    broken, _ = context.archive.start_match(table.rules.as_dict(), "archive", table.seats, 1.0)
    context.archive.append_move(broken, 0, "nonsense", 1.0)
    assert review_of(context, broken) is None
    odd, _ = context.archive.start_match({**table.rules.as_dict(), "mandatory": False}, "archive", table.seats, 1.0)
    assert review_of(context, odd) is None
    assert len(said) == 2


def test_leaving_a_review_sends_its_mistakes_to_the_schedule(context, judged):
    table, _ = match_played("scopone_scientifico", 4, "ui", smazzate=1)
    match, _ = context.archive.start_match(table.rules.as_dict(), "ui", table.seats, 1.0)
    for number, move in enumerate(table.record.moves):
        context.archive.append_move(match, number, str(move), 1.0)
    pilot = Pilot(context, Title(context))
    scene = review_of(context, match)
    scene._reviewer = Told(*judged)
    pilot.app.stack.apply(Push(scene))
    for _ in judged[0]:
        pilot.tick()
    pilot.key("escape")
    kept = {exercise.key for exercise in context.archive.training.exercises()}
    assert kept == {f"match/{match}/{turn.number}" for turn, verdict in zip(*judged, strict=True)
                    if verdict.grade >= Grade.MISTAKE and verdict.best != turn.move}
    assert kept


def test_every_tactic_and_every_part_has_words(judged):
    for tactic in TACTICS:
        words = cause_sentence(Cause(tactic.name, "carte", {"cards": 1 << 6, "count": 2, "percent": 9, "rank": 7}), "french")
        assert words.endswith(".")
        assert "{" not in words
    assert all(part_name(part, "neapolitan") for part in COSTS)
    assert loss_words(judged[1][0]) != loss_words(judged[1][4])
