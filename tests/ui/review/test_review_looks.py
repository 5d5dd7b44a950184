"""What a review says and shows fits every window; every move can be looked at, and says why."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.ui.review.move_timeline import MoveDot
from scopa_gui.ui.review.review_texts import move_text, punished_words, why_words
from scopa_gui.ui.words.verdicts import cause_sentence
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers, at_mistake, cursor_of, match_studied, reviewed


@pytest.mark.rotating
@contract.EVERYWHERE
def test_every_grade_fits(make_context, judged, language, size):
    context = make_context(language=language, speed="instant")
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene, size)
    moments = pilot.review.smazzata.moments
    graded = [place for place, moment in enumerate(moments) if moment.seat == 0 and moment.has_choice][: len(Grade)]
    for place in (*graded, *graded[-1:], graded[-1] + 1, len(moments)):
        pilot.show_place(place)
        pilot.tick()
        pilot.review.revealed.add(moments[graded[-1]].number)
    assert context.text.overflows == []


@pytest.mark.rotating
@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize(("game", "players"), [("scopone_scientifico", 4), ("scopa", 3), ("scopa", 6)])
def test_larger_type_fits_the_smallest_window(make_context, language, game, players):
    judged = match_studied(game, players, 1)
    context = make_context(language=language, text_scale=1.3, speed="instant")
    known = {number: seen for number, seen in judged[2].items() if number % 3}
    scene, _ = reviewed(context, judged, known)
    pilot = Pilot(context, scene, (1024, 640))
    for _ in range(4):
        pilot.key("n")
        pilot.tick()
    pilot.key("end")
    pilot.tick()
    assert context.text.overflows == []


@pytest.mark.rotating
def test_the_scene_keeps_the_contract(context, judged):
    def make(given):
        known = {number: seen for number, seen in judged[2].items() if number % 3}
        scene = reviewed(given, judged, known)[0]
        scene.session.judging.studies = lambda numbers: Answers()
        return scene

    contract.draws_without_overflow(context, make, (1024, 640))
    contract.targets_are_large_enough(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1024, 640))
    contract.targets_do_not_overlap(context, make, (1280, 800))
    contract.survives_every_key(context, make)
    contract.back_leaves(context, make)


def test_every_button_and_every_dot_can_be_pressed(context, judged):
    contract.survives_every_target(context, lambda given: reviewed(given, judged)[0])


def test_the_tab_key_comes_to_every_control(context, judged):
    pilot, *_ = at_mistake(context, judged)
    wanted = {name for name in pilot.targets if "=" not in name and not name.startswith("card:")}
    reached = set()
    for _ in range(len(wanted) + 1):
        pilot.key("tab")
        reached.add(pilot.scene.focused())
    assert (
        reached
        == wanted
        == {
            "strip:moves",
            "button:earlier",
            "button:later",
            "button:from",
            "button:before",
            "button:after",
            "button:again",
            "button:show",
            "button:next",
            "button:back",
            "button:grid",
        }
    )


def test_every_move_of_anybody_has_a_sentence_why(judged):
    for known in (judged[2], {}):
        cursor = cursor_of(judged, known)
        for moment in (moment for smazzata in cursor.smazzate for moment in smazzata.moments if moment.has_choice):
            words = why_words(cursor, moment, ["You", "Carmela"])
            assert words.endswith(".") or (not known and not words and not moment.move.is_lay)
            verdict = cursor.verdict(moment)
            if verdict is not None and verdict.cause is not None:
                assert words in (
                    cause_sentence(verdict.cause),
                    cause_sentence(verdict.cause, name="Carmela"),
                )
            if words and not cursor.hides(moment):
                assert words in move_text(cursor, moment, ["You", "Carmela"]).lines


def test_of_a_fault_by_what_was_read_it_is_told_from_which_move(context, judged):
    scene, _ = reviewed(context, judged)
    cursor = scene.session.cursor
    verdicts = {
        moment: cursor.verdict(moment)
        for smazzata in cursor.smazzate
        for moment in smazzata.moments
        if cursor.verdict(moment) is not None
    }
    cursor.revealed.update(moment.number for moment in verdicts)
    told = {moment: " ".join(move_text(cursor, moment, ["You", "Carmela"]).lines) for moment in verdicts}
    assert any(verdict.reading for verdict in verdicts.values())
    for moment, verdict in verdicts.items():
        words = (
            "Carmela: knight of swords takes 2 of cups + 5 of swords – so this rank is likelier in that hand: knight."
        )
        assert (words in told[moment]) == (verdict.reading is not None)


def test_keys_wheel_and_dots_go_through_every_moment_of_a_smazzata(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    first = pilot.review.smazzata
    for place, moment in enumerate(first.moments):
        assert pilot.review.at == place
        assert pilot.view == moment.view
        pilot.key("right")
        if place == 2:
            assert pilot.app.stack.animating
            assert pilot.session.sheet.strip.at == place, "the sheet tells of a move until it lies"
            pilot.rest()
            assert pilot.session.sheet.strip.at == place + 1
        scene.skip()
    assert pilot.view == first.end
    pilot.key("right")
    assert (pilot.review.index, pilot.review.at) == (1, 0)
    pilot.key("left")
    assert (pilot.review.index, pilot.review.at) == (0, len(first.moments))
    pilot.key("left")
    assert pilot.review.at == len(first.moments) - 1
    pilot.key("home")
    assert pilot.review.at == 0
    pilot.press("strip:moves=5")
    assert pilot.view == first.moments[5].view
    pilot.post(pygame.MOUSEWHEEL, y=1, precise_y=1.0)
    assert pilot.review.at == 4
    pilot.press("button:later")
    pilot.rest()
    assert pilot.review.at == 5
    pilot.press("button:earlier")
    assert pilot.review.at == 4
    pilot.press("button:after")
    assert (pilot.review.index, pilot.review.at) == (1, 0)
    pilot.key("down")
    assert pilot.moment.seat == 0


def test_a_move_pointed_at_on_the_strip_is_told_until_a_key_is_pressed(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    pilot.hover("strip:moves=5")
    assert scene.line().startswith("6. ")
    pilot.key("right")
    pilot.rest()
    assert not scene.line().startswith("6. ")
    pilot.hover("strip:moves=5")
    assert scene.line().startswith("6. ")


def test_n_goes_from_mistake_to_mistake_and_round(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    seen = []
    for _ in range(5):
        pilot.key("n")
        seen.append(pilot.review.verdict(pilot.moment).grade)
    assert seen == [Grade.INACCURACY, Grade.MISTAKE, Grade.BLUNDER, Grade.DISASTER, Grade.INACCURACY]


def test_dots_say_what_was_lost_and_what_was_punished(context, judged):
    scene, _ = reviewed(context, judged)
    pilot = Pilot(context, scene)
    moments = pilot.review.smazzata.moments
    for moment, dot in zip(moments, pilot.move_dots, strict=True):
        seen = judged[2].get(moment.number)
        assert dot == MoveDot(
            moment.seat == 0,
            None if seen is None else seen.verdict.grade,
            0.0 if seen is None else seen.punished,
            deals=pilot.review.smazzata.deals(moment.place),
            has_choice=moment.has_choice,
        )
    mine = [
        pilot.session.sheet.strip.size_of(MoveDot(True, Grade.MISTAKE, punished))
        for punished in (0.0, 0.5, 1.0, 1.5, 3.0)
    ]
    assert mine[0] < mine[1] < mine[2] < mine[3] == mine[4]
    assert pilot.session.sheet.strip.size_of(MoveDot(False, Grade.BEST)) < mine[0]


def test_a_mistake_that_was_punished_names_the_reply_and_no_figure(judged):
    cursor = cursor_of(judged)
    said = set()
    for moment in (
        moment
        for smazzata in cursor.smazzate
        for moment in smazzata.moments
        if moment.seat == 0 and moment.number in cursor.seen
    ):
        replies = [reply for reply in cursor.replies(moment) if reply.move.taken]
        for points in (0.0, 5.9):
            cursor.seen[moment.number] = replace(cursor.seen[moment.number], punished=points)
            words = punished_words(cursor, moment, ["You", "Carmela"])
            assert "5.9" not in words
            assert words == "With these cards, it went unpunished." if not points else bool(words) is bool(replies)
            if points and replies:
                assert "Carmela: " in words
                assert words.endswith("Scopa!") is any(reply.is_scopa for reply in replies)
                said.add(words.endswith("Scopa!"))
    assert said


def words_of(pilot):
    return {word.key: word.rect for word in pilot.app.context.text.explained.words}


def explained_at(context, judged, known=None):
    """A review that shows a word which can be explained, at rest: the pilot, and the words."""
    scene, _made = reviewed(context, judged, known)
    pilot = Pilot(context, scene, (1024, 640))
    for place in range(len(pilot.review.smazzata.moments)):
        pilot.show_place(place)
        pilot.rest()
        if words_of(pilot):
            return pilot, words_of(pilot)
    raise AssertionError("no word with dots in this review")


@pytest.mark.parametrize("is_judged", [True, False])
def test_a_word_with_dots_in_a_review_is_explained_by_pointer_and_key(make_context, judged, is_judged):
    context = make_context(speed="instant")
    known = None if is_judged else {number: seen for number, seen in judged[2].items() if number % 4}
    pilot, words = explained_at(context, judged, known)
    for _ in range(3):
        pilot.tick()
        pilot.scene.dirty = True
    assert words_of(pilot) == words, "as long as the picture stands"
    key, rect = next(iter(words.items()))
    low = rect.bottom - max(1, rect.height // 18)
    line = [tuple(pilot.picture().get_at((x, low))) for x in range(rect.left, rect.right)]
    assert len(set(line)) > 1, "the dots are where the word is noted"
    pilot.point(rect.center)
    assert pilot.app.tip.key == key
    pilot.tick(1.0)
    assert pilot.app.tip.key == key
    pilot.point((5, 300))
    assert pilot.app.tip.key is None
    pilot.key("f2")
    assert pilot.app.tip.key == key
