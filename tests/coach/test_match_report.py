"""The report of a match: what is said of the whole is what is known of its moves."""

from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Cause, Grade
from scopa_gui.coach.judging.verdict_records import ReviewedMove
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.review.luck import lost_by
from scopa_gui.coach.review.match_report import report_of, smazzata_split
from tests.ui.review.matches import match_studied


@pytest.fixture(
    scope="module", params=[("scopa", 2), pytest.param(("scopone_scientifico", 4), marks=pytest.mark.whole)], ids=str
)
def studied(request):
    from scopa_gui.coach.review.replay import smazzate_of

    record, _seats, seen = match_studied(*request.param, 2)
    return smazzate_of(record), seen, record.rules


def mine_of(smazzate):
    return [moment for smazzata in smazzate for moment in smazzata.moments if moment.seat == 0 and moment.has_choice]


def test_points_and_grades_are_those_of_my_moves(studied):
    smazzate, seen, rules = studied
    report, mine = report_of(smazzate, seen, rules), [moment.number for moment in mine_of(smazzate)]
    assert report.turns == report.judged == len(mine) == sum(report.grades.values())
    assert sum(report.lost) == pytest.approx(sum(lost_by(seen[number].verdict) for number in mine))
    assert len(report.lost) == len(report.theirs) == len(smazzate)
    theirs = [
        moment
        for smazzata in smazzate
        for moment in smazzata.moments
        if moment.seat % rules.sides and moment.has_choice
    ]
    assert sum(report.theirs) * (rules.players // 2) == pytest.approx(
        sum(lost_by(seen[moment.number].verdict) for moment in theirs)
    )
    assert report.best == sum(seen[number].verdict.grade is Grade.BEST for number in mine) / len(mine)
    assert report.mistakes == sum(seen[number].verdict.grade >= Grade.MISTAKE for number in mine)


def test_the_themes_are_told_by_what_they_cost(studied):
    smazzate, seen, rules = studied
    report = report_of(smazzate, seen, rules)
    costs = [sum(slip.verdict.lost for slip in slips) for slips in report.themes.values()]
    assert costs == sorted(costs, reverse=True)
    assert PracticeTheme.GIVING_SCOPA in report.themes
    for theme, slips in report.themes.items():
        assert [slip.verdict.lost for slip in slips] == sorted((slip.verdict.lost for slip in slips), reverse=True)
        for slip in slips:
            assert smazzate[slip.index].moments[slip.moment.place] is slip.moment
            assert slip.theme is theme
    one = max(slips[0].verdict.lost for slips in report.themes.values())
    number = next(slip.moment.number for slips in report.themes.values() for slip in slips if slip.verdict.lost == one)
    changed = replace(seen[number].verdict, cause=Cause("anchor", "carte"), lost=50.0)
    dearest = next(iter(report_of(smazzate, {**seen, number: ReviewedMove(changed)}, rules).themes))
    assert dearest is PracticeTheme.ANCHORS


def test_luck_and_skill_of_the_smazzate_sum_to_the_result_of_the_match(studied):
    smazzate, seen, rules = studied
    whole = report_of(smazzate, seen, rules).split
    splits = [smazzata_split(smazzata, seen, rules) for smazzata in smazzate]
    assert whole.result == sum(smazzata.sheet.margin(0) for smazzata in smazzate)
    assert whole.luck + whole.skill == pytest.approx(whole.result)
    for part in ("deal_worth", "luck", "mine", "partner", "theirs"):
        assert getattr(whole, part) == pytest.approx(sum(getattr(split, part) for split in splits))
    assert sum(report_of(smazzate, seen, rules).lost) == pytest.approx(-whole.mine)


def test_what_is_not_judged_yet_is_left_out_and_luck_is_not_told(studied):
    smazzate, seen, rules = studied
    half = {number: found for number, found in seen.items() if number < len(smazzate[0].moments)}
    report = report_of(smazzate, half, rules)
    assert report.judged < report.turns
    assert report.lost[1] == 0.0
    assert report.split is None
    nothing = report_of(smazzate, {}, rules)
    assert (nothing.judged, nothing.best, nothing.mistakes, dict(nothing.themes)) == (0, 0.0, 0, {})
