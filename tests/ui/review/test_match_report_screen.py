"""The report at the end of a review: every page fits, a theme can be practised, its worst move looked at."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.coach.practice.themes import theme_of
from scopa_gui.coach.review.luck import Split
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.match_report_screen import MatchReportScreen
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.review.review_texts import luck_rows, luck_words
from scopa_gui.ui.words.translation import decimal
from tests.conftest import LANGUAGES, TRANSLATED
from tests.ui import contract
from tests.ui.hearing import can_be_heard
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers, cursor_of, match_studied, reviewed


def at_report(context, judged, size=(1280, 800), known=None):
    scene, made = reviewed(context, judged, known)
    pilot = Pilot(context, scene, size)
    pilot.key("r")
    assert isinstance(pilot.scene, MatchReportScreen)
    return pilot, scene, made


def report_in(judged):
    def make(context):
        return MatchReportScreen(context, cursor_of(judged), lambda: False, lambda *_place: None)

    return make


@pytest.mark.rotating
@contract.EVERYWHERE
@pytest.mark.parametrize(("game", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4)])
def test_every_page_of_it_fits(make_context, language, size, game, players):
    context = make_context(language=language)
    pilot, *_ = at_report(context, match_studied(game, players, 2), size)
    for target in [name for name in pilot.targets if name.startswith("list:themes=")]:
        pilot.press(target)
        pilot.tick()
        can_be_heard(pilot)
    assert context.text.overflows == []


@pytest.mark.rotating
@pytest.mark.parametrize("language", TRANSLATED)
def test_larger_type_fits_the_smallest_window(make_context, judged, language):
    context = make_context(language=language, text_scale=1.3)
    pilot, *_ = at_report(context, judged, (1024, 640))
    pilot.key("down")
    pilot.key("down")
    pilot.tick()
    assert context.text.overflows == []


@pytest.mark.rotating
def test_it_keeps_the_contract(context, judged):
    make = report_in(judged)
    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.survives_every_key(context, make)
    contract.back_leaves(context, make)


def test_one_step_beyond_the_last_smazzata_is_the_report_and_back_is_the_review(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    pilot.key("page down")
    pilot.key("end")
    assert "button:report" in pilot.targets
    pilot.key("right")
    assert isinstance(pilot.scene, MatchReportScreen)
    pilot.key("escape")
    assert pilot.scene is scene
    pilot.press("button:report")
    assert isinstance(pilot.scene, MatchReportScreen)


def test_a_theme_is_practised_with_puzzles_on_it_from_games_dealt_alike(context, judged):
    pilot, scene, _ = at_report(context, judged)
    dearest = next(iter(pilot.report.themes))
    pilot.press("button:practise")
    assert isinstance(pilot.session, PuzzleSession)
    asked = [exercise.data for exercise in pilot.session.exercises]
    assert {theme_of(data["theme"], data["part"]) for data in asked} == {dearest}
    assert {VARIANTS[data["game"]].rules_by_players[data["players"]].deal for data in asked} == {
        scene.session.record.rules.deal
    }


def test_the_worst_move_on_a_theme_is_looked_at_in_the_review(context, judged):
    pilot, _scene, _ = at_report(context, judged)
    theme, slips = next(iter(pilot.report.themes.items()))
    assert "button:look" not in pilot.targets
    pilot.press(f"list:themes={theme.value}")
    pilot.press("button:look")
    assert isinstance(pilot.session, ReviewSession)
    assert pilot.moment is slips[0].moment


@pytest.mark.parametrize("stopped", [False, True])
def test_where_no_move_is_judged_a_button_leads_to_those_that_will_be(context, judged, stopped):
    review, made = reviewed(context, judged, {})
    review.session.judging.studies = lambda numbers: made.append(Answers()) or made[-1]
    pilot = Pilot(context, review)
    if stopped:
        pilot.press("button:stop")
    pilot.key("r")
    assert not pilot.report.judged
    began = len(made)
    pilot.press("button:look")
    assert pilot.scene is review
    assert pilot.moment.is_mine
    assert not any(moment.is_mine for moment in pilot.review.smazzate[0].moments[: pilot.review.at])
    assert not pilot.session.judging.stopped
    assert len(made) == began + stopped, "the judge goes on where it was stopped, and is not begun anew elsewhere"
    assert pilot.control("button:stop").label == "Stop"


def test_what_is_judged_meanwhile_is_counted(context, judged):
    first = min(judged[2])
    pilot, _scene, made = at_report(context, judged, known={first: judged[2][first]})
    button = pilot.targets["button:back"].center
    pilot.mouse_down(button)
    before = pilot.report.judged
    pilot.tick(0.5)
    assert pilot.report.judged == before, "what is held down stays the same"
    pilot.mouse_up((2, 2))
    pilot.tick(3.0)
    assert made[0].coming == []
    assert before < pilot.report.judged == pilot.report.turns
    assert pilot.review.unjudged == []


@pytest.mark.parametrize(
    "split",
    [Split(3, 0.444, -1.335, 0.0, 0.449), Split(-2, -1.96, -0.0449, 0.0, 0.0), Split(0, 0.05, -0.25, -0.15, 0.3)],
)
def test_the_figures_of_luck_and_skill_add_up_as_they_are_written(split):
    for key, players in (("scopa", 2), ("scopone", 4)):
        rows = luck_rows(split, VARIANTS[key].rules_by_players[players])
        written = [float(decimal(value, 2).replace("\N{MINUS SIGN}", "-")) for _name, value in rows]
        if players > 2 or not split.partner:
            assert round(sum(written), 2) == split.result
    signed = [
        float(word.strip(":,.").replace("\N{MINUS SIGN}", "-"))
        for word in luck_words(split).split()
        if word[0] in "+\N{MINUS SIGN}"
    ]
    assert signed[0] == pytest.approx(signed[1] + signed[2])


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("size", "scale"),
    [((1024, 640), 0.75), ((1024, 640), 1.0), ((1024, 640), 1.3), ((1366, 768), 1.0), ((1920, 1080), 1.6)],
)
def test_the_columns_of_a_long_match_can_be_read(make_context, judged, language, size, scale):
    """In a small window every figure over the columns was an ellipsis once there were five smazzate."""
    context = make_context(language=language, text_scale=scale)
    cursor = cursor_of(judged)
    report = MatchReportScreen(context, cursor, lambda: False, lambda *_place: None)
    smazzate, rng = cursor.smazzate, Random(3)
    pilot = Pilot(context, report, size)
    for count in (1, 3, 5, 8, 16, 40, 200):
        cursor.smazzate = [replace(smazzate[place % 2], number=place + 1) for place in range(count)]
        lost, theirs = (tuple(rng.uniform(0, 3) for _ in range(count)) for _side in range(2))
        report.report = replace(report.report, lost=lost, theirs=theirs)
        report.rebuild()
        pilot.tick()
        assert context.text.overflows == [], count
