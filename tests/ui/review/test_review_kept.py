"""What a review finds is kept with the match, and its mistakes are learnt from."""

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.coach.judging.verdict_records import plain_of, saved_reviews
from scopa_gui.coach.practice.mistakes import is_mistake
from scopa_gui.coach.review.match_review import ReviewKind, ReviewQuestion
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.review.review_session import ReviewSession, review_of
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers


def stored(context, judged, seed="ui"):
    record, seats, _ = judged
    match, _ = context.archive.start_match(record.rules.as_dict(), seed, seats, 1.0)
    for number, move in enumerate(record.moves):
        context.archive.append_move(match, number, str(move), 1.0)
    return match


def test_what_was_judged_once_is_there_when_the_match_is_opened_again(context, judged):
    match = stored(context, judged)
    context.archive.training.keep_verdicts(match, {number: plain_of(seen) for number, seen in judged[2].items()})
    scene = review_of(context, match)
    pilot = Pilot(context, scene)
    assert pilot.review.unjudged == []
    assert not pilot.session.judging.is_begun
    pilot.key("n")
    assert pilot.review.verdict(pilot.moment).grade is Grade.INACCURACY
    scene.close()


def test_what_an_older_judge_said_is_shown_at_once_and_quietly_judged_again(context, judged):
    record, seats, seen = judged
    match = stored(context, judged)
    training = context.archive.training
    training.keep_verdicts(match, {number: without_judge(plain_of(one)) for number, one in seen.items()})
    kept = saved_reviews(training.verdicts(match), record.moves)
    made = []

    def studies(numbers):
        made.append(Answers((ReviewQuestion(ReviewKind.MOVE, number), seen[number]) for number in numbers))
        return made[-1]

    scene = ReviewSession(
        context,
        record,
        seats,
        kept,
        studies=studies,
        keep=lambda found: training.keep_verdicts(match, {number: plain_of(one) for number, one in found.items()}),
    ).screen
    pilot = Pilot(context, scene)
    assert pilot.review.unjudged == []
    assert pilot.review.verdict(pilot.review.smazzate[0].moments[pilot.review.smazzata.judged[0]]) is not None
    assert "button:stop" not in pilot.targets, "quietly: nothing is waited for"
    assert len(made[0].coming) == len(seen) - 1
    while pilot.review.outdated:
        pilot.tick()
    assert saved_reviews(training.verdicts(match), record.moves).keys() == seen.keys()
    assert not any(one.is_old for one in saved_reviews(training.verdicts(match), record.moves).values())
    scene.close()
    again = review_of(context, match)
    pilot = Pilot(context, again)
    assert not again.session.judging.is_begun
    again.close()


def without_judge(plain):
    return {name: value for name, value in plain.items() if name != "judge"}


def test_a_match_that_cannot_be_reviewed_says_why(context, judged):
    said = []
    context.say = said.append
    record, seats, _ = judged
    scene = review_of(context, stored(context, judged))
    assert [moment.move for one in scene.session.cursor.smazzate for moment in one.moments] == list(record.moves)
    assert said == []
    broken, _ = context.archive.start_match(record.rules.as_dict(), "archive", seats, 1.0)
    context.archive.append_move(broken, 0, "nonsense", 1.0)
    assert review_of(context, broken) is None
    illegal, _ = context.archive.start_match(record.rules.as_dict(), "archive", seats, 1.0)
    context.archive.append_move(illegal, 0, "7D", 1.0)
    context.archive.append_move(illegal, 1, "7D", 1.0)
    assert review_of(context, illegal) is None
    alone, _ = context.archive.start_match(record.rules.as_dict(), record.seed, seats[:1], 1.0)
    context.archive.append_move(alone, 0, str(record.moves[0]), 1.0)
    assert review_of(context, alone) is None
    empty, _ = context.archive.start_match(record.rules.as_dict(), "archive", seats, 1.0)
    assert review_of(context, empty) is None
    assert review_of(context, max(broken, illegal, alone, empty) + 1) is None
    odd, _ = context.archive.start_match({**record.rules.as_dict(), "mandatory": False}, "archive", seats, 1.0)
    assert review_of(context, odd) is None
    assert len(said) == 6


def test_leaving_a_review_sends_its_mistakes_to_the_schedule(context, judged):
    match = stored(context, judged)
    context.archive.training.keep_verdicts(match, {number: plain_of(seen) for number, seen in judged[2].items()})
    pilot = Pilot(context, TitleScreen(context))
    scene = review_of(context, match)
    pilot.app.stack.enter(scene)
    pilot.tick()
    moments = [moment for one in pilot.review.smazzate for moment in one.moments]
    pilot.key("escape")
    kept = {exercise.key for exercise in context.archive.training.exercises()}
    assert kept == {
        f"match/{match}/{moment.number}"
        for moment in moments
        if moment.seat == 0 and moment.has_choice and is_mistake(judged[2][moment.number].verdict)
    }
    assert len(kept) == 5
