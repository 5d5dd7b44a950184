"""The coach at the table: a bad move is stopped before it counts, a good one never, and no slow judge is waited for."""

from dataclasses import replace

import pytest

from scopa_gui.coach.judging.verdict import Cause, Grade, Verdict
from scopa_gui.coach.tactic_texts import tactic_texts
from scopa_gui.engine.cards import name_of
from scopa_gui.ui.table.companions.coach import PATIENCE, CoachStage
from scopa_gui.ui.table.input.move_choice import options_of
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import begin


class Judged:
    """A judge that finds every move of one card bad, once it has an opinion at all."""

    def __init__(self, *, knows=True, grade=Grade.BLUNDER, cause=None):
        self.knows, self.grade, self.cause = knows, grade, cause
        self.asked = []
        self.bad = None

    def start(self):
        self.started = True

    def ask(self, view):
        self.asked.append(view)

    def verdict(self, view, move):
        assert view == self.asked[-1]
        if not self.knows:
            return None
        best = next(other for other in view.legal_moves() if other.card != self.bad)
        grade = self.grade if move.card == self.bad else Grade.BEST
        lost = 0.9 if grade else 0.0
        cause = self.cause or Cause("gives_scopa", "scope_against", {"percent": 38, "cards": 0b11, "count": 2})
        return Verdict(
            move,
            best,
            lost,
            0.01,
            lost / 5,
            0.01,
            grade,
            {"scope_against": lost},
            cause if grade else None,
            1.0,
            False,
            900,
        )

    def close(self):
        pass


class Strict:
    def __init__(self, threshold=Grade.MISTAKE):
        self.threshold = threshold
        self.grades = []

    def add(self, grade):
        self.grades.append(grade)


def coached(make_context, size=(1280, 800), judge=None, key="scopa", players=2, options=None, **settings):
    """A table at my turn with a coach who dislikes my first card; the pilot, the judge and the card."""
    context = make_context(**{"coach": True, "speed": "fast", **settings})
    scene = begin(context, key, players, **(options or {}))
    coach = scene.session.coach
    coach.judge.close()
    coach.judge, coach.guard = judge or Judged(), Strict()
    pilot = Pilot(context, scene, size)
    pilot.rest()
    while pilot.table.to_move:
        pilot.tick()
        pilot.rest()
    coach.judge.bad = pilot.hand[0]
    return pilot, coach, scene


def play(pilot, card):
    """A move with this card, the first option."""
    name = name_of(card)
    pilot.press(f"card:{name}")
    if "option:1" in pilot.targets:
        pilot.press("option:1")


def moves(scene):
    return scene.context.archive.match(scene.session.match_id).moves


def test_a_blunder_is_stopped_and_nothing_of_it_is_kept(make_context):
    pilot, coach, scene = coached(make_context)
    played = len(moves(scene))
    play(pilot, pilot.hand[0])
    assert coach.verdict is not None
    assert len(moves(scene)) == played
    assert set(pilot.targets) == {"button:anyway", "button:again", "button:tip"}
    assert coach.guard.grades == [Grade.BLUNDER]
    kept = pilot.app.context.archive.match(pilot.match_id).extra
    assert kept["assisted"] is True
    assert kept["help"] == {"stops": 1}


def test_a_good_move_is_played_and_counts_as_played_alone(make_context):
    pilot, coach, scene = coached(make_context)
    play(pilot, pilot.hand[1])
    assert coach.verdict is None
    assert moves(scene)[-1].startswith(name_of(pilot.table.history[-1].move.card))
    assert coach.guard.grades == [Grade.BEST]
    assert "assisted" not in pilot.app.context.archive.match(pilot.match_id).extra


@pytest.mark.parametrize(
    "again",
    [lambda p: p.press("button:again"), lambda p: p.key("escape"), lambda p: p.key("return"), lambda p: p.key("2")],
    ids=["mouse", "esc", "enter", "digit"],
)
def test_think_again_leaves_the_choice_open_and_the_same_move_is_then_let_through(make_context, again):
    pilot, coach, scene = coached(make_context)
    card, played = pilot.hand[0], len(moves(scene))
    play(pilot, card)
    again(pilot)
    assert coach.verdict is None
    assert len(moves(scene)) == played
    assert scene.my_turn
    play(pilot, card)
    assert len(moves(scene)) == played + 1
    assert coach.guard.grades == [Grade.BLUNDER], "only what was intended first counts"


@pytest.mark.parametrize(
    "anyway",
    [
        lambda p: p.press("button:anyway"),
        lambda p: p.key("1"),
        lambda p: (p.key("left"), p.key("left"), p.key("return")),
    ],
    ids=["mouse", "digit", "arrows"],
)
def test_play_anyway_plays_what_was_stopped(make_context, anyway):
    pilot, coach, scene = coached(make_context)
    card = pilot.hand[0]
    play(pilot, card)
    stopped = coach.verdict.move
    anyway(pilot)
    assert coach.verdict is None
    assert moves(scene)[-1] == str(stopped)


@pytest.mark.parametrize(
    "more", [lambda p: p.press("button:tip"), lambda p: p.key("h"), lambda p: p.key("3")], ids=["mouse", "key", "digit"]
)
def test_hints_tell_more_step_by_step_and_the_better_move_last(make_context, more):
    pilot, coach, _scene = coached(make_context)
    play(pilot, pilot.hand[0])
    best = coach.verdict.best
    told = [coach.words()]
    for stage in (CoachStage.WHY, CoachStage.CARD, CoachStage.MOVE):
        more(pilot)
        assert coach.stage is stage
        told.append(coach.words())
    assert len(set(told)) == 4
    assert pilot.focused_card == best.card
    assert "button:tip" not in pilot.targets
    pilot.key("h")
    assert coach.stage is CoachStage.MOVE
    pilot.press("button:again")
    play(pilot, best.card)
    assert pilot.table.history[-1].move.card == best.card


def test_the_first_word_does_not_name_what_would_be_better(make_context):
    for tactic in ("makes_scopa", "takes_settebello", "takes_sevens", "lays_held_twice", "denari_race"):
        cause = Cause(tactic, "carte", {"cards": 1 << 6, "count": 2, "rank": 7})
        pilot, coach, _scene = coached(make_context, judge=Judged(cause=cause))
        play(pilot, pilot.hand[0])
        first = coach.words()
        assert not any(word in first.lower() for word in ("scopa", "settebello", "7", "seven"))
        pilot.press("button:tip")
        assert coach.words() != first


def test_no_warning_of_any_cause_tells_the_better_move():
    """Where the whole sentence names cards or ranks, or tells of another move, the warning has one of its own."""
    for tactic, texts in tactic_texts().cause.items():
        whole = texts.said if isinstance(texts.said, str) else texts.said[1]
        tells = (
            "{cards}" in whole
            or "{rank}" in whole
            or whole.startswith(("There was", "Better", "Another move", "What the better"))
            or "another move" in whole
        )
        assert not tells or texts.warning, tactic


@pytest.mark.parametrize("options", [{"priority": "free"}, {"mandatory": False}, {"capture": "cirulla"}])
def test_blunders_are_stopped_under_rules_of_ones_own(make_context, options):
    pilot, coach, _scene = coached(make_context, options=options)
    play(pilot, pilot.hand[0])
    assert coach.verdict is not None
    pilot.press("button:anyway")
    assert pilot.table.history[-1].seat == 0


def test_the_threshold_decides_what_is_stopped(make_context):
    for strict, grade, stopped in (
        (Grade.BLUNDER, Grade.MISTAKE, False),
        (Grade.MISTAKE, Grade.MISTAKE, True),
        (Grade.DISASTER, Grade.BLUNDER, False),
    ):
        pilot, coach, _scene = coached(make_context, judge=Judged(grade=grade))
        coach.guard.threshold = strict
        play(pilot, pilot.hand[0])
        assert (coach.verdict is not None) is stopped
        assert coach.guard.grades == [grade]


def test_a_verdict_that_is_late_is_waited_for_a_moment_and_no_longer(make_context):
    pilot, coach, scene = coached(make_context, judge=Judged(knows=False))
    played = len(moves(scene))
    play(pilot, pilot.hand[0])
    assert scene.line() != "The coach is thinking…"
    pilot.tick(PATIENCE / 2)
    assert len(moves(scene)) == played
    assert scene.line() == "The coach is thinking…"
    play_other = next(card for card in pilot.hand[1:] if options_of(pilot.view, card))
    pilot.click(pilot.card_place(play_other))
    assert len(moves(scene)) == played, "while one move is looked at no other one counts"
    pilot.tick(PATIENCE / 2 + 0.1)
    assert len(moves(scene)) == played + 1
    assert coach.guard.grades == []


def test_a_verdict_that_comes_while_it_is_waited_for_stops_the_move(make_context):
    pilot, coach, _scene = coached(make_context, judge=Judged(knows=False))
    play(pilot, pilot.hand[0])
    coach.judge.knows = True
    pilot.tick()
    assert coach.verdict is not None


def test_switched_off_nobody_judges(make_context):
    pilot, coach, _scene = coached(make_context, coach=False)
    assert coach.judge.asked == []
    play(pilot, pilot.hand[0])
    assert coach.verdict is None
    assert pilot.table.history[-1].seat == 0


def test_switched_on_at_my_turn_the_coach_is_there_at_once(make_context):
    pilot, coach, scene = coached(make_context, coach=False)
    pilot.app.context.change(coach=True)
    scene.open()
    play(pilot, pilot.hand[0])
    assert coach.verdict is not None


def test_my_turn_is_judged_while_the_last_card_is_still_on_its_way(make_context):
    pilot, coach, scene = coached(make_context)
    play(pilot, pilot.hand[1])
    asked = len(coach.judge.asked)
    while not scene.my_turn:
        pilot.tick()
    assert pilot.is_showing_move
    assert len(coach.judge.asked) > asked
    assert coach.judge.asked[-1] == pilot.table.view()


def test_a_real_judge_stops_a_real_blunder_in_time(make_context):
    """With the process beside the window and the clock of the wall: a verdict is there, and it is the judge's own."""
    import time

    from scopa_gui.coach.judging.turn_judge import TurnJudge, verdicts_on

    _pilot, coach, scene = coached(make_context)
    coach.judge = judge = TurnJudge()
    view = scene.session.table.view()
    coach.view = None
    coach.look(view)
    end = time.monotonic() + 20
    while judge.verdict(view, view.legal_moves()[0]) is None and time.monotonic() < end:
        time.sleep(0.02)
    worst = max(view.legal_moves(), key=lambda move: judge.verdict(view, move).lost)
    coach.guard.threshold = judge.verdict(view, worst).grade
    assert scene.session.coach.holds(view, worst) is True
    assert coach.verdict in [verdicts[worst] for verdicts in verdicts_on(view)]


@pytest.mark.rotating
@pytest.mark.parametrize(
    ("language", "size"), [*(("en", size) for size in contract.SIZES[:-1]), ("it", (1024, 640)), ("de", (1024, 640))]
)
def test_the_slip_fits_and_its_buttons_are_apart(make_context, language, size):
    scales = (1.0, 1.3) if size == (1024, 640) else (1.0,)
    for scale in scales:
        pilot, coach, _scene = coached(
            make_context, size, language=language, text_scale=scale, players=4, key="scopone_scientifico"
        )
        play(pilot, pilot.hand[0])
        assert coach.verdict is not None
        coach.verdict = replace(
            coach.verdict,
            cause=Cause("takes_sevens", "primiera", {"cards": 1 << 6 | 1 << 16 | 1 << 26}),
            grade=Grade.INACCURACY,
        )
        for _ in CoachStage:
            pilot.tick()
            assert pilot.overflows == []
            rects = list(pilot.targets.values())
            assert all(
                rect.height >= 44 and not rect.collidelistall([other for other in rects if other is not rect])
                for rect in rects
            )
            pilot.key("h")


def test_another_size_lays_the_slip_out_anew(make_context):
    pilot, _coach, _scene = coached(make_context)
    play(pilot, pilot.hand[0])
    from scopa_gui.ui.kit.theme import Theme

    pilot.app.stack.resize(Theme((1024, 640)))
    assert all(rect.right <= 1024 and rect.bottom <= 640 for rect in pilot.targets.values())


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)], ids=str)
def test_a_notice_that_is_there_already_moves_off_the_slip(make_context, size):
    pilot, coach, _scene = coached(make_context, size)
    pilot.app.toast.say("The goal: be the first with 11 points. Every scopa counts at once; the count brings the rest.")
    pilot.tick(0.1)
    play(pilot, pilot.hand[0])
    pilot.tick(0.1)
    assert coach.verdict is not None
    assert pilot.news_places
    for box in pilot.news_places:
        assert box.collidelist(list(coach.papers())) < 0
