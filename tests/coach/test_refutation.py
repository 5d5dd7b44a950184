"""Refutations: the world agrees with all that was seen, both lines keep the rules, and the wrong move really loses."""

from random import Random
from time import monotonic, sleep

import pytest

from scopa_gui.ai.endgame.solver_over_worlds import exact
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.seat.worlds import Deal, position_of
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.coach.puzzles.puzzle import load
from scopa_gui.coach.review.refutation import SOLVED, refute, refuted_move
from scopa_gui.coach.review.refutation_question import RefutationQuestion, refutation_worker
from scopa_gui.engine.cards import DECK, SETTEBELLO, bit, cards_of, mask_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.engine.scoring.sheet import score
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of
from tests.ai.conftest import played
from tests.conftest import PROJECT

PUZZLES = load(PROJECT / "assets" / "puzzles" / "puzzles.jsonl")
GAMES = sorted({(puzzle.game, puzzle.players) for puzzle in PUZZLES})


def some(number):
    """So many puzzles of every game."""
    return [puzzle for game in GAMES for puzzle in [one for one in PUZZLES if (one.game, one.players) == game][:number]]


@pytest.fixture(scope="module", params=some(1), ids=lambda puzzle: puzzle.key)
def refuted(request):
    puzzle = request.param
    view, wrong = puzzle.view(), move_named(puzzle.tempting)
    return puzzle, view, wrong, refuted_move(view, puzzle.answer, wrong, puzzle.key)


@pytest.mark.rotating
def test_the_world_agrees_with_all_that_was_seen(refuted):
    _, view, _, told = refuted
    hands = told.refutation.hands
    assert hands[0] == view.hand
    assert tuple(hand.bit_count() for hand in hands) == view.counts
    others = 0
    for hand in hands[1:]:
        assert not hand & ~view.unseen
        assert not hand & others
        others |= hand
    for line in (told.refutation.wrong, told.refutation.better):
        assert line.steps[0].before == view
        assert line.steps[0].hands == hands


def test_nobody_holds_a_card_with_which_he_would_have_made_a_scopa(refuted):
    _, view, _, told = refuted
    for hand, barred in zip(told.refutation.hands, facts_of(view).excluded, strict=True):
        assert not hand & barred


def test_both_lines_are_played_to_the_end_by_the_rules(refuted):
    puzzle, view, wrong, told = refuted
    refutation = told.refutation
    assert (refutation.wrong.steps[0].move, refutation.better.steps[0].move) == (wrong, puzzle.answer)
    for line in (refutation.wrong, refutation.better):
        assert len(line.steps) == sum(view.counts) + view.stock
        for step, following in zip(line.steps, line.steps[1:], strict=False):
            assert step.after == following.before
        for step in line.steps:
            assert step.seat == step.before.turn
            assert step.hands[step.seat] >> step.move.card & 1
            assert step.events
            if step.seat == 0:
                assert step.move in step.before.legal_moves()


def test_the_wrong_move_loses_what_is_said_by_the_final_count(refuted):
    _, view, _, told = refuted
    refutation = told.refutation

    def margin(line):
        last = line.steps[-1].after
        mine, *others = score(view.rules, last.piles, last.scope).points
        return mine - max(others)

    lost = margin(refutation.better) - margin(refutation.wrong)
    assert lost > 0
    assert refutation.lost == lost
    assert sum(refutation.split.values()) == lost


def decides(line, other, part, number):
    """Whether after so many moves a part of a line's count stands as it ends: slowly, by trying who gets the rest."""
    view, end = line.steps[number - 1].after, line.steps[-1].after
    if part in ("scope_for", "scope_against"):
        made = line if abs(line.parts[part]) > abs(other.parts[part]) else other
        count = (lambda step: step.after.scope[0]) if part == "scope_for" else (lambda step: step.after.scope[1:])
        return count(made.steps[min(number, len(made.steps)) - 1]) == count(made.steps[-1])
    category, left = Category(part), DECK & ~sum(view.piles)
    ways = [
        tuple(pile | (left if side == taker else 0) for side, pile in enumerate(view.piles))
        for taker in range(len(view.piles))
    ]
    final = score(end.rules, end.piles, end.scope).award(category).points
    return all(score(end.rules, piles, view.scope).award(category).points == final for piles in ways)


def test_a_line_is_told_until_all_that_it_loses_or_gains_is_decided_and_no_further(refuted):
    _, view, _, told = refuted
    wrong, better = told.refutation.wrong, told.refutation.better
    for line, other in ((wrong, better), (better, wrong)):
        assert set(line.decided) == {part for part, points in told.refutation.split.items() if points}
        for part, number in line.decided.items():
            assert number <= line.telling
            assert decides(line, other, part, number)
            assert number == 1 or not decides(line, other, part, number - 1)
        assert line.telling == max(min(len(line.steps), view.rules.players), *line.decided.values())


def test_the_settebello_that_is_lost_is_taken_before_the_line_ends():
    """By a capture, or with what is left on the table: then the line is told to its end."""
    said = 0
    for puzzle in [one for one in PUZZLES if one.part == "settebello"][:4]:
        refutation = refute(puzzle.view(), puzzle.answer, move_named(puzzle.tempting), puzzle.key, "settebello")
        if refutation is not None and refutation.split["settebello"] == 2:
            said += 1
            shown = refutation.wrong.steps[: refutation.wrong.telling]
            taken = [
                step
                for step in shown
                if (step.move.taken | bit(step.move.card) * bool(step.move.taken)) >> SETTEBELLO & 1
            ]
            is_left = not taken and len(shown) == len(refutation.wrong.steps)
            assert is_left or [step.before.side_of(step.seat) != 0 for step in taken] == [True]
    assert said


@pytest.mark.rotating
def test_it_is_the_same_each_time(refuted):
    puzzle, view, wrong, told = refuted
    again = refuted_move(view, puzzle.answer, wrong, puzzle.key)
    assert again.refutation == told.refutation
    assert again.verdict.lost == told.verdict.lost


def test_the_verdict_is_against_the_answer(refuted):
    puzzle, _, wrong, told = refuted
    assert (told.verdict.move, told.verdict.best) == (wrong, puzzle.answer)
    assert told.verdict.lost > 0.2


def test_the_last_cards_are_solved():
    late = [puzzle for puzzle in PUZZLES if not puzzle.view().stock and sum(puzzle.view().counts) <= SOLVED][:4]
    assert late
    for puzzle in late:
        view, wrong = puzzle.view(), move_named(puzzle.tempting)
        refutation = refute(view, puzzle.answer, wrong, "late")
        worths = exact(position_of(view, Deal(refutation.hands, ())), None)
        assert refutation.lost == worths[puzzle.answer] - worths[wrong]


def test_turned_round_the_answer_loses_nothing_against_the_wrong_move():
    for puzzle in some(1)[:3]:
        turned = refuted_move(puzzle.view(), move_named(puzzle.tempting), puzzle.answer, "x")
        assert (turned.verdict.best, turned.verdict.lost, turned.verdict.grade) == (puzzle.answer, 0, Grade.BEST), (
            puzzle.key
        )


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("key", "players"), [("scopa", 3), ("scopa", 6), ("scopa_di_quindici", 3), ("scopone", 4), ("escoba", 4)]
)
@pytest.mark.parametrize("moves", [0, 13, 26])
def test_any_game_that_can_be_judged_can_be_refuted(key, players, moves):
    while True:
        position = played(VARIANTS[key].rules_by_players[players], Random(moves), moves)
        view = view_of(position, position.turn)
        if len(view.legal_moves()) > 1:
            break
        moves += 1
    first, *_, last = view.legal_moves()
    refutation = refute(view, first, last, "any") or refute(view, last, first, "any")
    assert refutation.wrong.steps[0].before == view
    assert refutation.lost == sum(refutation.split.values()) > 0


def test_only_two_different_legal_moves_can_be_compared():
    puzzle = PUZZLES[0]
    view = puzzle.view()
    with pytest.raises(ValueError, match="different"):
        refute(view, puzzle.answer, puzzle.answer, "x")
    hidden = next(iter(cards_of(view.unseen)))
    assert not mask_of([hidden]) & view.hand
    with pytest.raises(ValueError, match="legal"):
        refute(view, puzzle.answer, puzzle.answer.__class__(hidden), "x")


def test_a_process_beside_the_window_tells_the_same():
    puzzle = PUZZLES[0]
    view, wrong = puzzle.view(), move_named(puzzle.tempting)
    worker, found = refutation_worker(), []
    worker.ask(RefutationQuestion(view, puzzle.answer, wrong, puzzle.key), found.append)
    try:
        until = monotonic() + 60
        while not found and monotonic() < until:
            worker.poll()
            sleep(0.02)
    finally:
        worker.close()
    (told,) = found
    assert told.refutation == refute(view, puzzle.answer, wrong, puzzle.key, told.verdict.cause.part)
