"""The matches one by one: how each went, what its review found, and the way to review any of them."""

from dataclasses import replace

import pygame
import pytest

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import ReviewedMove, plain_of
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import level_seats
from scopa_gui.ui.front.history_screen import HistoryScreen, ending_in
from scopa_gui.ui.front.statistics_screen import StatisticsScreen
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.play.match_end.match_ending import How, ending_of
from scopa_gui.ui.review.review_session import ReviewSession
from tests.coach.test_replay import match_played
from tests.conftest import TRANSLATED
from tests.store.matches import over
from tests.ui import contract
from tests.ui.pilot import Pilot


@pytest.fixture(scope="module")
def played():
    """Matches of two, three and four players, played a smazzata or two."""
    return [
        (key, match_played(key, players, "history", smazzate)[0])
        for key, players, smazzate in (("scopa", 2, 2), ("scopone_scientifico", 4, 1), ("escoba", 3, 1))
    ]


def keep(context, played, reviewed=(0,)):
    """They are in the archive as if they were over; of some the review has found every grade."""
    for place, (key, table) in enumerate(played):
        match, _ = context.archive.start_match(
            table.rules.as_dict(), "history", table.seats, 5.0 + place, {"variant": key, "level": table.seats[1]}
        )
        for number, move in enumerate(table.record.moves):
            context.archive.append_move(match, number, str(move), 5.0 + place)
        ending = ending_of(
            table.rules, (*table.match.sheets, table.sheet) if table.sheet else table.match.sheets, place % 2
        )
        if place in reviewed:
            plain = {}
            for spot, turn in enumerate(turns_of(table.record)):
                grade = Grade(spot % len(Grade))
                verdict = Verdict(turn.move, turn.move, 0.25 * grade, 0.01, 0.01, 0.01, grade, {}, None, 1.0, False, 9)
                plain[turn.number] = plain_of(ReviewedMove(verdict))
            context.archive.training.keep_verdicts(match, plain)
        context.archive.finish(match, ending.outcome(), 50.0 + place)


def history(context):
    return HistoryScreen(context, [match.id for match in over(context.archive)])


@pytest.mark.rotating
@contract.EVERYWHERE
def test_every_match_fits(make_context, played, language, size):
    context = make_context(language=language)
    contract.draws_without_overflow(context, history, size)
    keep(context, played)
    pilot = Pilot(context, history(context), size)
    for match in over(context.archive):
        pilot.scene.choose(str(match.id))
        pilot.tick()
    assert context.text.overflows == []


@pytest.mark.parametrize("scale", [0.75, 1.3])
@pytest.mark.parametrize("language", TRANSLATED)
def test_larger_and_smaller_type_fits_the_smallest_window(make_context, played, language, scale):
    context = make_context(language=language, text_scale=scale)
    keep(context, played, reviewed=(0, 1, 2))
    pilot = Pilot(context, history(context), (1024, 640))
    for match in over(context.archive):
        pilot.scene.choose(str(match.id))
        pilot.tick()
    assert context.text.overflows == []


@pytest.mark.rotating
def test_the_scene_keeps_the_contract(context, played):
    keep(context, played)
    contract.targets_are_large_enough(context, history, (1024, 640))
    contract.targets_do_not_overlap(context, history, (1024, 640))
    contract.survives_every_key(context, history)
    contract.keyboard_reaches_all(context, history)
    contract.back_leaves(context, history)


def test_a_match_of_long_ago_is_reviewed_from_the_statistics(context, played):
    keep(context, played, reviewed=())
    pilot = Pilot(context, TitleScreen(context))
    pilot.app.stack.enter(StatisticsScreen(context))
    pilot.press("button:history")
    assert isinstance(pilot.scene, HistoryScreen)
    oldest = over(context.archive)[-1]
    assert pilot.scene.chosen == str(over(context.archive)[0].id)
    pilot.press(f"list:matches={oldest.id}")
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.press("button:review")
    assert isinstance(pilot.session, ReviewSession)
    assert len(pilot.session.record.moves) == len(played[0][1].record.moves)
    turn = turns_of(played[0][1].record)[0]
    verdict = Verdict(turn.move, turn.move, 0.0, 0.01, 0.0, 0.01, Grade.BEST, {}, None, 1.0, False, 9)
    context.archive.training.keep_verdicts(oldest.id, {turn.number: plain_of(ReviewedMove(verdict))})
    pilot.key("escape")
    assert isinstance(pilot.scene, HistoryScreen)
    pilot.rest()
    assert pygame.image.tobytes(pilot.picture(), "RGB") != before


def test_only_my_own_moves_are_counted(context, played):
    keep(context, played)
    scene = history(context)
    reviewed = over(context.archive)[-1]
    scene.chosen = str(reviewed.id)
    others = {
        1: plain_of(
            ReviewedMove(
                Verdict(
                    played[0][1].record.moves[1],
                    played[0][1].record.moves[1],
                    0,
                    0,
                    0,
                    0,
                    Grade.BEST,
                    {},
                    None,
                    1.0,
                    False,
                    9,
                )
            )
        )
    }
    table = played[0][1]
    mine = [turn.number for turn in turns_of(table.record)]
    assert len(scene.verdicts()) == len(mine)
    if 1 not in mine:
        context.archive.training.keep_verdicts(reviewed.id, others)
        scene.open()
        assert len(scene.verdicts()) == len(mine)


NO_SEAT = {"seats": ["you"]}
ILLEGAL = {"moves": ["7D", "7D"]}
NO_MOVE = {"moves": ["nonsense"]}


@pytest.mark.parametrize("damage", [NO_SEAT, ILLEGAL, NO_MOVE, None], ids=str)
def test_a_match_that_cannot_be_played_again_says_so(context, played, damage, monkeypatch, clipboard):
    """`None`: another copy of the game has removed it since the list was made."""
    keep(context, played[:1])
    pilot = Pilot(context, history(context))
    said, stored = [], context.archive.match(over(context.archive)[0].id)
    changed = None if damage is None else replace(stored, **damage)
    monkeypatch.setattr(context.archive, "match", lambda match: changed)
    monkeypatch.setattr(context, "say", said.append)
    for name in ("button:review", "button:deal", "button:copy"):
        pilot.press(name)
        assert isinstance(pilot.scene, HistoryScreen)
    assert [sentence.partition(" of the ")[0] for sentence in said[:2]] == ["This match comes from another version"] * 2
    assert said[2] == "This match can’t be shared: only finished ones can."
    assert clipboard == [""]


def test_how_a_match_ended_is_read_back_and_what_older_versions_kept_is_enough(context):
    rules = VARIANTS["scopa"].rules_by_players[2]
    seats = level_seats(rules, "rosa")
    outcome = {"winner": 1, "totals": [9, 11], "smazzate": [[5, 6], [4, 5]], "how": "points", "counts": []}

    def kept(outcome, rules=rules):
        match, _ = context.archive.start_match(
            rules.as_dict() if isinstance(rules, Rules) else rules, "x", seats, 1.0, {"variant": "scopa"}
        )
        context.archive.finish(match, outcome, 2.0)
        return context.archive.match(match)

    ending = ending_in(kept(outcome))
    assert (ending.totals, ending.winner, ending.how) == ((9, 11), 1, How.POINTS)
    odd = [
        {"winner": 1},
        {**outcome, "how": "magic"},
        {**outcome, "smazzate": [[1, 2, 3]]},
        {**outcome, "smazzate": []},
        {**outcome, "winner": 7},
    ]
    found = [kept(other) for other in odd] + [kept(outcome, {"capture": "magic"})]
    assert [ending_in(match) for match in found] == [None] * 6
    pilot = Pilot(context, HistoryScreen(context, [match.id for match in found]))
    for match in found:
        pilot.scene.choose(str(match.id))
        pilot.tick()
    assert context.text.overflows == []
