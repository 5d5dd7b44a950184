"""What moves lose over all matches: sums are those of the moves, intervals hold what they say; what comes next."""

from dataclasses import replace
from math import sqrt
from random import Random
from time import localtime

import pytest

from scopa_gui.coach.judging.verdict_records import plain_of
from scopa_gui.coach.practice.next_practice import NextPractice, Practice, next_practice
from scopa_gui.coach.practice.practice_progress import progress_of
from scopa_gui.coach.practice.schedule import DAY, scheduled
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.review.loss_figures import FEWEST, MOVES, Rate, figures_of, rate_of
from scopa_gui.coach.review.loss_record import LossRecord, SmazzataLosses
from scopa_gui.coach.review.luck import lost_by
from scopa_gui.coach.review.match_report import report_of
from scopa_gui.coach.review.replay import smazzate_of
from scopa_gui.store.archive import Archive
from scopa_gui.store.paths import Paths
from scopa_gui.store.practice import MISTAKE, PUZZLE, Attempt, Exercise
from tests.ui.review.matches import match_studied

NOW = 1_790_000_000.0
OUTCOME = {"winner": 0, "totals": [11, 3], "smazzate": [[11, 3]], "how": "points"}


@pytest.fixture
def archive(home):
    opened = Archive(Paths().archive)
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def studied():
    return match_studied("scopa", 2, 2)


def keep(archive, studied, at=NOW, some=None, game="scopa"):
    """The match in the archive with its verdicts, or some of them; its number."""
    record, seats, seen = studied
    match, _ = archive.start_match(record.rules.as_dict(), record.seed, seats, at, {"variant": game})
    for number, move in enumerate(record.moves):
        archive.append_move(match, number, str(move), at)
    archive.finish(match, OUTCOME, at)
    kept = {number: plain_of(one) for number, one in seen.items() if some is None or number in some}
    archive.training.keep_verdicts(match, kept)
    return match


def read(archive):
    record = LossRecord(archive)
    record.renew()
    while not record.is_done:
        record.go_on()
    return record


def one(lost=0.5, moves=10, themes=None, game="scopa", month=(2026, 11), split=None):
    return SmazzataLosses(game, month, moves, lost, themes or {}, split)


def test_what_is_read_is_what_the_report_of_the_match_says(archive, studied):
    match, (rules, seen) = keep(archive, studied), (studied[0].rules, studied[2])
    found, smazzate = read(archive), smazzate_of(studied[0])
    report = report_of(smazzate, seen, rules)
    assert found.matches == 1
    assert [losses.lost for losses in found.smazzate] == pytest.approx(report.lost, abs=1e-3)
    assert sum(losses.moves for losses in found.smazzate) == report.judged
    for theme, slips in report.themes.items():
        costs = sum(losses.themes.get(theme, 0.0) for losses in found.smazzate)
        assert costs == pytest.approx(sum(slip.verdict.lost for slip in slips), abs=1e-3)
    day = localtime(archive.match(match).touched)
    assert {(losses.game, losses.month) for losses in found.smazzate} == {("scopa", (day.tm_year, day.tm_mon))}
    splits = [losses.split for losses in found.smazzate]
    assert report.split is not None
    assert sum(split.mine for split in splits) == pytest.approx(report.split.mine, abs=1e-3)


def test_only_my_judged_moves_count_and_luck_waits_for_everybodys(archive, studied):
    record, _seats, seen = studied
    mine = [m.number for part in smazzate_of(record) for m in part.moments if m.seat == 0 and m.has_choice]
    keep(archive, studied, some=mine[:5])
    (losses,) = read(archive).smazzate
    assert losses.moves == 5
    assert losses.lost == pytest.approx(sum(lost_by(seen[number].verdict) for number in mine[:5]), abs=1e-3)
    assert losses.split is None


def test_a_match_without_a_verdict_and_one_that_cannot_be_played_again_are_left_out(archive, studied):
    keep(archive, studied, some=())
    match, _ = archive.start_match({"house": "of cards"}, "x", ["human", "rosa"], NOW)
    archive.finish(match, OUTCOME, NOW)
    archive.training.keep_verdicts(match, {0: plain_of(next(iter(studied[2].values())))})
    found = read(archive)
    assert (found.matches, found.smazzate) == (0, ())
    assert figures_of(found.smazzate) is None


def test_each_match_is_read_once_and_again_when_more_of_it_was_judged(archive, studied, monkeypatch):
    seen = studied[2]
    first, second = keep(archive, studied), keep(archive, studied, some=list(seen)[:8])
    found = read(archive)
    asked = []
    reading = archive.match
    monkeypatch.setattr(archive, "match", lambda match: (asked.append(match), reading(match))[1])
    found.renew()
    assert found.is_done
    archive.training.keep_verdicts(second, {list(seen)[9]: plain_of(seen[list(seen)[9]])})
    found.renew()
    while not found.is_done:
        found.go_on()
    assert asked == [second]
    assert first != second


def test_another_verdict_on_the_same_move_is_read_too(archive, studied):
    seen = studied[2]
    match, number = keep(archive, studied), next(n for n, one in seen.items() if one.verdict.cause is not None)
    found = read(archive)
    archive.training.keep_verdicts(match, {number: plain_of(replace(seen[number], deal_worth=None, punished=0.1234))})
    found.renew()
    assert not found.is_done


def test_rates_are_points_in_a_hundred_moves_and_themes_add_up():
    making, giving = PracticeTheme.MAKING_SCOPA, PracticeTheme.GIVING_SCOPA
    smazzate = [
        one(1.0, 10, {making: 0.75, giving: 0.25}),
        one(0.5, 20, {giving: 0.5}, "escoba", (2026, 9)),
        one(0.0, 20),
    ]
    figures = figures_of(smazzate)
    assert figures.overall.value == pytest.approx(1.5 / 50 * MOVES)
    assert list(figures.themes) == [making, giving]
    assert sum(rate.value for rate in figures.themes.values()) == pytest.approx(figures.overall.value)
    assert {game: rate.value for game, rate in figures.games.items()} == pytest.approx({"scopa": 10 / 3, "escoba": 2.5})
    assert list(figures.games) == ["scopa", "escoba"]
    assert list(figures.months) == [(2026, 9), (2026, 11)]
    assert figures.overall.margin is None, "three smazzate tell no interval"
    assert figures.balance is None


def test_an_interval_is_told_from_five_smazzate_on_and_is_that_of_student():
    values = [0.2, 0.9, 0.4, 0.0, 0.5, 0.1]
    for count in range(1, 7):
        rate = rate_of([(value, 1) for value in values[:count]], 1)
        assert (rate.margin is None) == (count < FEWEST)
    mean = sum(values) / 6
    error = sqrt(sum((value - mean) ** 2 for value in values) / 5 / 6)
    assert rate.margin == pytest.approx(2.5706 * error, rel=0.01), "five degrees of freedom"
    assert (rate.low, rate.high) == (rate.value - rate.margin, rate.value + rate.margin)


def test_of_a_hundred_intervals_about_ninety_five_hold_the_truth():
    rng, held, truth = Random(4), 0, 0.05
    for _ in range(600):
        pairs = []
        for _smazzata in range(12):
            moves = rng.randint(8, 18)
            pairs.append((sum(rng.expovariate(5) for _ in range(moves) if rng.random() < 0.25), moves))
        rate = rate_of(pairs, 1)
        held += rate.low <= truth <= rate.high
    assert 0.9 < held / 600 < 0.975


def test_luck_and_play_are_means_of_a_smazzata_and_add_up_to_the_result(archive, studied):
    keep(archive, studied)
    smazzate = read(archive).smazzate
    balance = figures_of(smazzate * 3).balance
    parts = balance.luck.value + balance.mine.value + balance.partner.value + balance.theirs.value
    assert parts == pytest.approx(balance.result.value)
    splits = [losses.split for losses in smazzate]
    assert balance.result.value == pytest.approx(sum(split.result for split in splits) / len(splits))
    assert balance.result.margin is not None


# What to practise next

PUZZLES = (PracticeTheme.GIVING_SCOPA, PracticeTheme.PRIMIERA, PracticeTheme.ANCHORS)


def progress(*exercises, answers=()):
    return progress_of(exercises, answers, NOW)


def costing(**points):
    """Figures in which these themes cost so much in every one of ten smazzate, and no theme hangs about nothing."""
    return figures_of(
        [one(sum(points.values()), 10, {PracticeTheme(name): lost for name, lost in points.items()})] * 10
    )


def advised(found, figures=None, *, lessons=True, mistakes=False):
    return next_practice(found, figures, PUZZLES, lessons=lessons, mistakes=mistakes)


def weak(theme="primiera_race", right=False):
    """Six puzzles of a theme, each answered once, after six of another one that were found."""
    puzzles = [Exercise(f"p{number}", PUZZLE, theme, 2, {}, 0.0) for number in range(6)]
    others = [Exercise(f"q{number}", PUZZLE, "gives_scopa", 2, {}, 0.0) for number in range(6)]
    asked = [(puzzle, right) for puzzle in puzzles] + [(puzzle, True) for puzzle in others]
    return (*puzzles, *others), [
        Attempt(one.key, NOW - place, found) for place, (one, found) in enumerate(reversed(asked))
    ]


def test_who_has_done_nothing_begins_with_the_lessons():
    assert advised(progress()) == NextPractice(Practice.LESSON)
    assert advised(progress(), lessons=False) == NextPractice(Practice.TODAY)


def test_what_is_due_comes_first():
    due = scheduled(Exercise("match/1/1", MISTAKE, "anchor", 2, {}, NOW - DAY), NOW - DAY)
    assert advised(progress(due), costing(giving_scopa=0.5)) == NextPractice(Practice.REPEAT)


def test_then_the_theme_that_surely_costs_most_and_can_be_practised():
    figures = costing(aces=0.9, giving_scopa=0.5, anchors=0.2)
    assert advised(progress(), figures) == NextPractice(Practice.COSTLY, PracticeTheme.GIVING_SCOPA)


def test_what_may_be_chance_is_no_reason():
    figures = costing(giving_scopa=0.5)
    unsure = replace(figures, themes={PracticeTheme.GIVING_SCOPA: Rate(5.0, 5.1), PracticeTheme.ANCHORS: Rate(1, None)})
    assert advised(progress(), unsure) == NextPractice(Practice.LESSON)
    puzzles, answers = weak()
    assert advised(progress(*puzzles, answers=answers), unsure) == NextPractice(Practice.WEAK, PracticeTheme.PRIMIERA)


def test_without_weakness_lessons_then_mistakes_then_the_puzzle_of_today():
    puzzles, answers = weak(right=True)
    found = progress(*puzzles, answers=answers)
    assert advised(found) == NextPractice(Practice.LESSON)
    assert advised(found, lessons=False, mistakes=True) == NextPractice(Practice.MISTAKES)
    assert advised(found, lessons=False) == NextPractice(Practice.TODAY)


@pytest.mark.parametrize("touched", [2e9, 1e300, "yesterday", -5.0])
def test_a_match_of_a_clock_that_was_wrong_stands_in_no_month(archive, studied, touched):
    keep(archive, studied)
    odd = keep(archive, studied)
    archive._journal.connection.execute("update match set touched = ? where id = ?", (touched, odd))
    found = LossRecord(archive, lambda: NOW + 60)
    found.renew()
    while not found.is_done:
        found.go_on()
    figures = figures_of(found.smazzate)
    day = localtime(NOW)
    assert list(figures.months) == [(day.tm_year, day.tm_mon)]
    assert found.matches == 2
