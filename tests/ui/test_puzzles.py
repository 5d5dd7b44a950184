"""Puzzles as played: right by mouse and keys, wrong, again, refuted with open hands, recorded; how they are chosen."""

from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.coach.practice.mistakes import Mistake
from scopa_gui.coach.practice.themes import BY_SCORE, READS
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle_shelf import shelf_of, shipped
from scopa_gui.engine.cards import cards_of, name_of
from scopa_gui.store.practice import Attempt
from scopa_gui.ui.practice.puzzles.attempt import AttemptStage
from scopa_gui.ui.practice.puzzles.puzzle_paper import PuzzleText
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession, puzzle_screen_of
from scopa_gui.ui.practice.puzzles.puzzle_texts import _by_score, hint_words, theme_words
from scopa_gui.ui.words.reason_words import look_words
from scopa_gui.ui.words.table_talk import played_words
from tests.asking import Silent
from tests.ui.at_puzzles import opened_puzzles, press_card, right_of, some, through, wrong_of
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here


@pytest.fixture
def opened(context):
    """A scene of three puzzles above the title, and what drives it."""
    return opened_puzzles(context)


# Playing


def test_the_answer_by_mouse_is_right_recorded_and_played_on_with_open_hands(context, opened):
    pilot, scene = opened
    view = pilot.puzzle.view
    assert theme_words(pilot.puzzle) == ""
    pilot.tick(3)
    press_card(pilot, right_of(scene))
    assert pilot.puzzle.stage is AttemptStage.SOLVED
    assert theme_words(pilot.puzzle)
    (attempt,) = context.archive.training.attempts()
    assert attempt.seconds >= 3
    assert (attempt.exercise, attempt.right, attempt.moves) == (
        pilot.puzzle.exercise.key,
        True,
        (pilot.puzzle.question.best,),
    )
    assert context.archive.training.exercise(attempt.exercise).due is None
    assert pilot.has_open_hands
    through(pilot, scene)
    played = pilot.view.history[len(view.history) :]
    better = pilot.puzzle.other_refuted.refutation.better
    assert [one.move for one in played] == [step.move for step in better.steps[: better.telling]]
    assert str(round(pilot.puzzle.other_refuted.refutation.lost)) in pilot.paper_text.lines[-1]


def test_the_answer_by_keys_alone_and_on_to_the_end(context, opened):
    pilot, scene = opened
    for number in range(3):
        hand = pilot.hand
        pilot.key(str(1 + hand.index(pilot.puzzle.question.answer.card)))
        pilot.key("return")
        assert pilot.puzzle.stage is AttemptStage.SOLVED
        assert pilot.session.place == number
        pilot.key("n")
    assert pilot.scene is not scene
    assert [attempt.right for attempt in context.archive.training.attempts()] == [True] * 3


def test_a_wrong_move_stays_in_the_hand_and_counts_once(context, opened):
    pilot, scene = opened
    view = pilot.puzzle.view
    press_card(pilot, wrong_of(scene))
    assert pilot.puzzle.stage is AttemptStage.MISSED
    assert pilot.view == view
    assert scene.my_turn
    assert not pilot.has_open_hands
    (attempt,) = context.archive.training.attempts()
    assert not attempt.right
    assert context.archive.training.exercise(attempt.exercise).due > context.now()
    press_card(pilot, right_of(scene))
    assert pilot.puzzle.stage is AttemptStage.SOLVED
    assert len(context.archive.training.attempts()) == 1


def test_the_second_wrong_move_is_refuted_at_the_table_with_open_hands(context, opened):
    pilot, scene = opened
    view = pilot.puzzle.view
    for _ in range(2):
        press_card(pilot, wrong_of(scene))
    assert pilot.puzzle.stage is AttemptStage.REFUTED
    refutation = pilot.puzzle.other_refuted.refutation
    assert set(pilot.open_cards) == {card for hand in refutation.hands[1:] for card in cards_of(hand)}
    assert not scene.my_turn
    assert not pilot.paper_text.split, "what it costs is told at the end"
    through(pilot, scene)
    assert pilot.view == refutation.wrong.steps[refutation.wrong.telling - 1].after
    assert pilot.paper_text.split == refutation.split
    assert str(round(refutation.lost)) in pilot.paper_text.lines[-1]
    pilot.key("t")
    assert pilot.puzzle.stage is AttemptStage.ASK
    assert pilot.view == view
    assert not pilot.has_open_hands
    press_card(pilot, right_of(scene))
    assert pilot.puzzle.stage is AttemptStage.SOLVED


def test_played_cards_set_out_from_where_they_lie_open(opened):
    pilot, scene = opened
    for _ in range(2):
        press_card(pilot, wrong_of(scene))
    theirs = next(step for step in pilot.puzzle.other_refuted.refutation.wrong.steps if step.seat)
    slot = pilot.session.variation.slots[theirs.move.card]
    pilot.rest()
    pilot.key("right")
    start = scene.timeline.beat.plan.tracks[theirs.move.card][0].start
    assert (start.x, start.y, start.flip, start.alpha) == (slot.x, slot.y, 1.0, 1.0)
    assert not pilot.shown_open >> theirs.move.card & 1


def test_esc_leaves_what_may_happen_and_then_the_puzzle(opened):
    pilot, scene = opened
    for _ in range(2):
        press_card(pilot, wrong_of(scene))
    pilot.key("escape")
    assert (pilot.puzzle.stage, pilot.view, pilot.has_open_hands) == (
        AttemptStage.ASK,
        pilot.puzzle.view,
        False,
    )
    pilot.key("escape")
    assert pilot.scene is not scene


def test_once_a_line_is_shown_no_card_can_be_played_on_it(opened):
    pilot, scene = opened
    for _ in range(2):
        press_card(pilot, wrong_of(scene))
    pilot.rest()
    tries = list(pilot.puzzle.tries)
    pilot.session.variation.last()
    pilot.rest()
    for card in pilot.hand:
        press_card(pilot, f"card:{name_of(card)}")
    assert (pilot.puzzle.stage, pilot.puzzle.tries) == (AttemptStage.REFUTED, tries)


@pytest.mark.rotating
@pytest.mark.parametrize("speed", ["normal", "instant"])
@pytest.mark.parametrize("calm", [True, False])
def test_a_line_may_go_on_into_the_next_deal(make_context, speed, calm):
    """The last cards of a deal: what is dealt then lies open as well."""
    context = make_context(speed=speed, reduced_motion=calm)
    short = next(
        puzzle
        for puzzle in shipped()
        if puzzle.players == 2 and puzzle.view().stock and puzzle.view().hand.bit_count() == 2
    )
    pilot = Pilot(context, PuzzleSession(context, [exercise_of(short, 5.0)], 0, Here()).screen)
    pilot.puzzle.try_move(pilot.puzzle.tempting)
    pilot.puzzle.try_move(pilot.puzzle.tempting)
    pilot.tick(0.05)
    pilot.session.refute()
    pilot.tick(0.05)
    line = pilot.puzzle.other_refuted.refutation.wrong
    shown = next(number for number, step in enumerate(line.steps) if step.hands[1] & ~line.steps[0].hands[1])
    pilot.session.open_line(line)
    for _ in range(shown - 1):
        pilot.tick(0.05)
        pilot.session.variation.on()
    pilot.rest()
    assert pilot.view == line.steps[shown - 1].after
    assert set(pilot.open_cards) == set(cards_of(line.steps[shown].hands[1]))
    assert pilot.shown_open == line.steps[shown].hands[1]


def test_why_not_refutes_and_show_me_tells_the_answer_which_counts_as_not_found(context, opened):
    pilot, scene = opened
    press_card(pilot, wrong_of(scene))
    pilot.press("button:why")
    assert pilot.puzzle.stage is AttemptStage.REFUTED
    pilot.rest()
    pilot.press("button:show")
    assert pilot.puzzle.stage is AttemptStage.SHOWN
    pilot.rest()
    assert pilot.view.history[len(pilot.puzzle.view.history)].move == pilot.puzzle.question.answer
    pilot.press("button:next")
    assert (pilot.session.place, pilot.puzzle.stage) == (1, AttemptStage.ASK)
    pilot.press("button:show")
    assert [attempt.right for attempt in context.archive.training.attempts()] == [False, False]


def test_a_hint_says_what_to_look_at_and_no_card(opened):
    pilot, scene = opened
    before = pilot.paper_text.lines
    pilot.key("h")
    assert pilot.paper_text.lines == (*before, hint_words(pilot.puzzle.question))
    assert "button:hint" not in pilot.targets
    assert scene.my_turn


def test_every_theme_has_a_hint_that_is_not_the_general_one(context):
    general = look_words(None)
    themes = {puzzle.theme: puzzle for puzzle in shipped()}
    silent = [theme for theme, puzzle in themes.items() if hint_words(puzzle) == general]
    assert silent == []


def test_what_was_read_from_which_move_is_told_after_the_answer(context):
    puzzle = next(puzzle for puzzle in shipped() if puzzle.theme == READS)
    pilot = Pilot(context, PuzzleSession(context, [exercise_of(puzzle, 5.0)], 0, Here()).screen)
    asks = " ".join(pilot.paper_text.lines)
    pilot.key("s")
    pilot.rest()
    assert pilot.puzzle.stage is AttemptStage.SHOWN
    reading = pilot.puzzle.other_refuted.verdict.reading
    told = " ".join(pilot.paper_text.lines)
    assert "what the play so far reveals" in told
    assert played_words(reading.move) in told
    assert "the play so far" not in asks


def test_where_the_score_decides_it_is_told_and_what_the_other_move_costs_of_the_match(context):
    puzzle = next(puzzle for puzzle in shipped() if puzzle.game == "scopone" and len(puzzle.moves) > 20)
    puzzle = replace(puzzle, theme=BY_SCORE, totals=(10, 9))
    pilot = Pilot(context, PuzzleSession(context, [exercise_of(puzzle, 5.0)], 0, Here()).screen)
    assert pilot.puzzle.view.totals == (10, 9)
    pilot.key("s")
    pilot.rest()
    pilot.puzzle.refuted[pilot.puzzle.other] = told_with(pilot.puzzle.other_refuted, win_lost=0.31, lost=-0.4)
    refuted = " ".join(_by_score(pilot.puzzle))
    assert f"10 to 9 and the target is {puzzle.rules.goal}:" in refuted
    assert "wins 31 fewer in every hundred such matches. On points alone it would be the better move." in refuted
    pilot.puzzle.refuted[pilot.puzzle.other] = told_with(pilot.puzzle.other_refuted, win_lost=0.31, lost=0.4)
    assert "On points" not in " ".join(_by_score(pilot.puzzle))


def told_with(told, **losses):
    return replace(told, verdict=replace(told.verdict, grade=Grade.DISASTER, **losses))


def test_tab_goes_through_the_hand_to_the_buttons_and_back(opened):
    pilot, scene = opened
    seen = []
    for _ in range(len(pilot.hand) + 9):
        pilot.key("tab")
        seen.append(scene.focused())
    assert {f"card:{name_of(card)}" for card in pilot.hand} <= set(seen)
    assert {"button:hint", "button:show"} <= set(seen)
    assert any(name.startswith("card:") for name in seen[seen.index("button:next") :])


def test_without_an_answer_from_beside_the_window_one_can_go_on(context):
    pilot = Pilot(context, PuzzleSession(context, some(), 0, Silent()).screen)
    for _ in range(2):
        press_card(pilot, wrong_of(pilot.scene))
    assert pilot.puzzle.stage is AttemptStage.REFUTING
    pilot.key("s")
    assert pilot.puzzle.stage is AttemptStage.SHOWN
    pilot.key("n")
    press_card(pilot, right_of(pilot.scene))
    assert pilot.puzzle.stage is AttemptStage.SOLVED


@pytest.mark.whole
def test_one_game_after_the_other(context):
    mixed = [some(*game, 1)[0] for game in (("scopa_in_due", 2), ("scopone", 4), ("escoba", 2), ("scopa", 4))]
    pilot = Pilot(context, PuzzleSession(context, mixed, 0, Here()).screen)
    for _ in mixed:
        players = pilot.puzzle.exercise.data["players"]
        assert len(pilot.scene.plates()) == len(pilot.scene.layout.regions.hands) == players
        for _ in range(2):
            press_card(pilot, wrong_of(pilot.scene))
        pilot.tick(0.5)
        pilot.key("s")
        pilot.tick(0.5)
        pilot.key("n")


# Exercises of all kinds


def mistake_of(puzzle):
    return Mistake(
        puzzle.rules,
        puzzle.seed,
        puzzle.moves,
        (3, 5),
        puzzle.best,
        puzzle.tempting,
        puzzle.theme,
        puzzle.part,
        0.5,
        1,
        12,
        1,
    )


@pytest.mark.rotating
@pytest.mark.parametrize(("grade", "stage"), [(Grade.GOOD, AttemptStage.SOLVED), (Grade.MISTAKE, AttemptStage.MISSED)])
def test_to_a_mistake_of_ones_own_any_other_good_move_is_an_answer(context, grade, stage):
    puzzle = next(one for one in shipped() if one.game == "scopone" and one.theme == "gives_scopa")
    mistake = mistake_of(puzzle)
    pilot = Pilot(context, PuzzleSession(context, [exercise_of(mistake, 5.0)], 0, Here(grade)).screen)
    scene = pilot.scene
    assert pilot.puzzle.view.totals == (3, 5)
    other = next(move for move in pilot.puzzle.view.legal_moves() if str(move) not in (puzzle.best, puzzle.tempting))
    scene.play(other)
    assert pilot.puzzle.stage in (AttemptStage.WAIT, stage)
    pilot.tick(0.1)
    assert pilot.puzzle.stage is stage
    (attempt,) = context.archive.training.attempts()
    assert (attempt.exercise, attempt.right) == ("match/1/12", stage is AttemptStage.SOLVED)


def test_asked_again_it_is_in_other_suits(context):
    exercise = some()[0]
    plain = PuzzleSession(context, [exercise], 0, Silent())
    context.archive.training.answer(exercise, Attempt(exercise.key, 9.0, right=True))
    again = PuzzleSession(context, [exercise], 0, Silent())
    assert again.attempt.view != plain.attempt.view
    assert again.attempt.view.hand.bit_count() == plain.attempt.view.hand.bit_count()


def test_what_cannot_be_asked_is_passed_over_or_said(context):
    broken = replace(some()[0], key="broken", data={"game": "gone"})
    said = []
    context.say = said.append
    assert puzzle_screen_of(context, [broken]) is None
    assert len(said) == 1
    assert PuzzleSession(context, [broken, *some()], 0, Silent()).place == 1


# What is seen


def test_only_the_time_counts_in_which_the_question_can_be_seen(context, opened):
    """The window was put away for half an hour."""
    pilot, scene = opened
    pilot.tick(3)
    pilot.window.minimised = True
    pilot.app.step((), 0.5)
    pilot.app.step((), 1800.0)
    pilot.window.minimised = False
    pilot.app.step((), 60.0)
    pilot.tick(2)
    press_card(pilot, right_of(scene))
    (attempt,) = context.archive.training.attempts()
    assert 5 <= attempt.seconds < 8


def test_an_answer_is_dated_and_the_puzzle_of_a_day_by_the_day_on_which_it_was_put(context):
    night = datetime(2026, 11, 26, 3, 50, tzinfo=UTC).timestamp()
    for number, (exercise, day) in enumerate(((some()[0], 26), (None, 25))):
        context.now = lambda: night
        today = shelf_of(context.archive.training, night).today.exercise
        scene = PuzzleSession(context, [exercise or today], 0, Here()).screen
        pilot = Pilot(context, scene)
        context.now = lambda: night + 1200
        scene.play(pilot.puzzle.question.answer)
        pilot.rest()
        assert context.archive.training.attempts()[number].day == date(2026, 11, day)
    assert shelf_of(context.archive.training, night).today.found


def test_the_parts_of_a_cost_are_named_after_the_deck_in_use(context, opened, monkeypatch):
    pilot, scene = opened
    said = PuzzleText("Solved", split={"denari": 0.5})
    monkeypatch.setattr(scene.session, "said", lambda: said)
    line, written = context.text.line, []

    def noting(text, *given, **named):
        written.append(text)
        return line(text, *given, **named)

    monkeypatch.setattr(context.text, "line", noting)
    pilot.scene.redraw()
    pilot.tick(0.1)
    assert "Coins" in written
    context.change(deck="french")
    written.clear()
    pilot.tick(0.1)
    assert "Diamonds" in written
    assert "Coins" not in written
