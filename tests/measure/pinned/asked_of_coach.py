"""The questions to the coach: what it judges, what it has practised, and what it asks of memory."""

from datetime import UTC, date, datetime
from operator import attrgetter
from random import Random
from types import SimpleNamespace

import numpy as np

from scopa_gui.ai.batch.policy import policy_for
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.world_playouts import noise_pool
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.registry import cause_args
from scopa_gui.coach.judging import strictness
from scopa_gui.coach.judging.advice import reason_ahead
from scopa_gui.coach.judging.causes import cause_by_cards, cause_of
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.judging.verdict import Grade, Verdict, grade_of, may_matter, needs_cause
from scopa_gui.coach.memory import memory_drill, memory_questions
from scopa_gui.coach.practice import practice_progress, schedule
from scopa_gui.coach.practice.days import day_of
from scopa_gui.coach.practice.match_mistakes import ahead
from scopa_gui.coach.practice.mistakes import Mistake, is_mistake
from scopa_gui.coach.puzzles.daily import WEEK, puzzle_of
from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.puzzle import position_after
from scopa_gui.coach.puzzles.puzzle_shelf import shipped
from scopa_gui.coach.puzzles.rating.player_rating import ThemeLean, ratings_of
from scopa_gui.coach.puzzles.rating.position_features import AnswerKind, PositionFeatures, features_of
from scopa_gui.coach.puzzles.rating.serving import misfit, weight_in_lots
from scopa_gui.coach.puzzles.rating.starting_rating import coins_of, rating_from
from scopa_gui.coach.puzzles.timed_set import timed_set
from scopa_gui.coach.review import refutation
from scopa_gui.coach.review.match_report import report_of
from scopa_gui.engine.cards import name_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.store.practice import Attempt, Exercise
from tests.games import GAMES

# What is judged


def _cause(found):
    return found and [found.tactic, found.part, dict(found.args)]


def verdict(view, move, iterations, seed=0):
    found = judge(view, move_named(move), Limit(iterations=iterations), Random(seed))
    return {
        "best": str(found.best),
        "grade": found.grade.name,
        "lost": round(found.lost, 3),
        "cause": _cause(found.cause),
        "worlds": found.worlds,
        "exact": found.is_exact,
    }


def grade(win_lost, win_se, lost, se):
    return grade_of(win_lost, win_se, lost, se).name


def told_why(grade, lost, se):
    return needs_cause(Grade[grade], lost, se)


def set_apart(lost, se, split):
    """What is said of a move that is so far ahead of the next one."""
    found = reason_ahead(Verdict(0, 1, lost, se, 0.0, 0.0, Grade.BEST, split, None, 0.0, is_exact=False, worlds=1))
    return [found.key, dict(found.args)]


def matters(ahead, se, by_match):
    return may_matter(ahead, se, by_match=by_match)


def cause(view, best, move, split):
    return _cause(cause_of(facts_of(view), move_named(best), move_named(move), split))


def grounds(view, best, move, tactic):
    return cause_args(tactic, facts_of(view), move_named(best), move_named(move))


def cards_lost(view, split, oftener):
    return _cause(cause_by_cards(facts_of(view), split, lambda card: oftener.get(name_of(card), 0.0)))


def stopped_from(grades):
    """From which grade on a move is stopped, after runs of grades [how many, which]."""
    return strictness.threshold([Grade[name] for many, name in grades for _ in range(many)]).name


def worth_asking(lost, se, grade):
    return is_mistake(Verdict(0, 0, lost, se, 0.0, 0.0, Grade[grade], {}, None, 0.0, is_exact=False, worlds=1))


def refuted(view, best, move, seed="0", part="scope_against"):
    found = refutation.refute(view, move_named(best), move_named(move), seed, part)
    if found is None:
        return None
    return {"lost": found.lost, "wrong": _line(found.wrong), "better": _line(found.better)}


def plainness(split, on_average, lost, theirs, telling, part):
    """How plainly a refutation tells in which the others take so many cards before my next turn."""
    step = SimpleNamespace(move=Move(0, (1 << theirs) - 1), before=SimpleNamespace(side_of=bool), seat=1)
    found = SimpleNamespace(
        split=split,
        lost=lost,
        hands=(0, 0),
        better=SimpleNamespace(steps=[step]),
        wrong=SimpleNamespace(telling=telling),
    )
    return refutation._clarity(found, on_average, part)


def punished(view, best, move, seed=0):
    """What a move loses against the best one over the worlds among which its refutation is sought."""
    policy = policy_for(view.rules)
    deals = refutation._deals(view, policy, np.random.default_rng(seed))[:20]
    both = move_named(best), move_named(move)
    return float(refutation._looked_at(view, both, deals, policy, noise_pool().begun_at(seed)).mean())


def _line(variation):
    return " ".join(str(step.move) for step in variation.steps)


def costly(lost):
    """How many moves of a match that lost so much cost a theme something."""
    moments = [SimpleNamespace(seat=0, has_choice=True, number=number) for number in range(len(lost))]
    verdicts = [
        Verdict(0, 0, points, 0.0, 0.1, 0.0, Grade.BLUNDER, {}, None, 0.0, is_exact=False, worlds=1) for points in lost
    ]
    seen = {number: SimpleNamespace(verdict=verdict) for number, verdict in enumerate(verdicts)}
    found = report_of([SimpleNamespace(moments=moments, sheet=None)], seen, GAMES["scopa 2"])
    return sum(len(moves) for moves in found.themes.values())


# What is practised


def before_time(many):
    """How many of so many mistakes can be practised before they are due."""
    move = str(position_after(GAMES["scopa 2"], "a", ()).legal_moves()[0])
    exercises = [
        exercise_of(Mistake(GAMES["scopa 2"], "a", (), (0, 0), move, move, "", "", 1.0, 1, number, 1, 1), 0.0)
        for number in range(many)
    ]
    return len(ahead(SimpleNamespace(exercises=lambda _kind: exercises, attempts=tuple), 0.0))


def of_a_day(many, done, seconds):
    """How many of so many mistakes are asked today, when some have been answered, each in so many seconds."""
    exercises = [Exercise(str(number), "mistake", "", 1, {}, 0.0, 0.0) for number in range(many)]
    attempts = [Attempt(str(number), 20_000.0, True, seconds) for number in range(done)]
    return len(schedule.due_today(exercises, attempts, 20_100.0))


def day_begun(hour):
    """Which day it is at an hour of the second of January 2026, in UTC."""
    return str(day_of(datetime(2026, 1, 2, tzinfo=UTC).timestamp() + 3600 * hour, UTC))


def ladder(rung):
    """When an exercise is due again that was answered on a rung, right and wrong."""
    exercise = Exercise("a", "mistake", "", 1, {}, 0.0, 0.0, rung)
    right, wrong = (schedule.answered(exercise, 1000.0, right=right) for right in (True, False))
    return [right.rung, right.due, wrong.rung, wrong.due, schedule.is_learnt(right)]


def progress(answers):
    """The figures of answers [how many, difficulty, right] to puzzles."""
    each = [(difficulty, right) for many, difficulty, right in answers for _ in range(many)]
    exercises = [
        Exercise(str(place), "puzzle", "anchor", difficulty, {}, 0.0, 0.0 if place % 2 else None, place % 9)
        for place, (difficulty, _) in enumerate(each)
    ]
    attempts = [Attempt(str(place), 100.0 * place, right) for place, (_, right) in enumerate(each)]
    found = practice_progress.progress_of(exercises, attempts, 200_000.0)
    overall = found.overall
    return [
        overall.recent,
        overall.trend,
        overall.rungs,
        len(found.today),
        len(found.days.counts),
    ]


def of_day(day):
    """The puzzles of a week, of three made up for each difficulty."""

    class MadeUp:
        def __init__(self, hard, name):
            self.difficulty, self.key = hard, f"{hard}{name}"

    made = [MadeUp(hard, name) for hard in range(1, 6) for name in "abc"]
    first = date.fromisoformat(day).toordinal()
    days = [date.fromordinal(first + number) for number in range(len(WEEK))]
    return [puzzle_of(day, made, attrgetter("difficulty")).key for day in days]


# What ratings say


def starting(features):
    """The rating with which a question of these features begins, and its coins."""
    usual = {"choices": 3, "taken": 1, "scopa": False, "temptation": 0, "gone": 0, "left": 20, "players": 2}
    kind = AnswerKind(features.get("answer", "equal"))
    found = rating_from(PositionFeatures(**{**usual, "theme": "", **features, "answer": kind}))
    return [found.value, found.deviation, coins_of(found)]


def tempting(view, move, other):
    """What catches the eye in another move more than in the answer."""
    question = SimpleNamespace(view=lambda: view, answer=move_named(move), tempting=other, theme="")
    return features_of(question).temptation


def practised(answers):
    """The ratings after answers to puzzles [how many, difficulty, right, with a hint], on one theme all."""
    each = [one for many, *one in answers for _ in range(many)]
    exercises = [
        Exercise(str(place), "puzzle", "anchor", difficulty, {}, 0.0) for place, (difficulty, *_) in enumerate(each)
    ]
    attempts = [
        Attempt(str(place), 10.0 * place, right, hinted=hinted) for place, (_, right, hinted) in enumerate(each)
    ]
    at_each = [ratings_of(exercises, attempts[:count]) for count in range(len(attempts) + 1)]
    last = at_each[-1]
    (lean,) = last.leans.values()
    return [
        last.player.value,
        last.player.margin,
        last.player.volatility,
        [last.of_exercise(exercise).value for exercise in exercises[-2:]],
        sum(not one.is_settled for one in at_each),
        [lean.value, lean.deviation, lean.answers],
        sum(any(lean.is_weak or lean.is_strong for lean in one.leans.values()) for one in at_each),
    ]


def served(chances, leans):
    """How far chances are from fitting, and how often themes come in which one is so much stronger."""
    return [[misfit(chance) for chance in chances], [weight_in_lots(ThemeLean(lean)) for lean in leans]]


def of_a_set():
    """Seconds, puzzles and mistakes of a timed set."""
    begun = at = timed_set(shipped(), (), "a set")
    while not at.is_over:
        at = at.answered(right=False)
    return [begun.left, len(begun.puzzles), at.mistakes]


# What is asked of memory


def _memory(question):
    return question and [question.kind.value, question.rank, question.card, question.offered, question.right]


def memory(view, times, easy=False, rank=None):
    """How often each kind is asked, and each rank, of so many questions."""
    watched = memory_questions.watched_by(view)
    asked = [memory_questions.question(watched, Random(f"{time}"), easy=easy) for time in range(times)]
    return [_memory(one) for one in asked]


def turns(game, seed):
    return memory_questions.asking_turns(GAMES[game], Random(seed))


def drill(game, players, seed, steps, level=None, right=3):
    """Levels, pace and questions of a drill that goes on for so many steps; of so many answers one is wrong."""
    at = memory_drill.begin(game, players, seed, *([] if level is None else [level]))
    found, given = [], 0
    for _ in range(steps):
        if at.is_over:
            found.append("over")
            break
        if not at.asking:
            at = memory_drill.show(at)
            continue
        given += 1
        asked = at.asking[0]
        wrong = next(answer for answer in asked.offered if answer != asked.right)
        at = memory_drill.answer(at, wrong if given % right == 0 else asked.right)
        found.append([at.smazzata, at.moves, at.level, at.due, asked.kind.value, len(at.asking)])
    return [memory_drill.seconds_at(at.level), found]


QUESTIONS = (
    verdict, grade, told_why, set_apart, matters, cause, grounds, cards_lost, stopped_from, worth_asking, refuted,
    plainness, punished, costly, before_time, of_a_day, day_begun, ladder, progress, of_day,
    starting, tempting, practised, served, of_a_set, memory, turns, drill,
)  # fmt: skip
