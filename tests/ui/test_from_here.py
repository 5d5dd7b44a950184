"""From here: out of a match, a review, a puzzle that is over, to a position of one's own or to playing on."""

from random import Random

import pytest

from scopa_gui.engine.cards import DECK
from scopa_gui.engine.setup import setup_seen
from scopa_gui.engine.setup_problems import problems_of
from scopa_gui.game.table import level_seats
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.play.pause_screen import PauseScreen
from scopa_gui.ui.practice.own_position.own_position_screen import FromHereScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.at_puzzles import some
from tests.ui.pilot import Pilot
from tests.ui.refuting import Here
from tests.ui.review.matches import match_studied, reviewed
from tests.ui.table.at_table import at_my_turn
from tests.ui.test_own_position import midgame


def from_here(given):
    setup = midgame("scopa 2")
    return FromHereScreen(given, setup, level_seats(setup.rules, "rosa"))


@pytest.mark.rotating
@contract.EVERYWHERE
def test_from_here_fits(make_context, language, size):
    contract.draws_without_overflow(make_context(language=language), from_here, size)


@pytest.mark.parametrize("language", TRANSLATED)
def test_from_here_fits_with_larger_type(make_context, language):
    contract.draws_without_overflow(make_context(language=language, text_scale=1.3), from_here, (1024, 640))


def test_from_here_keeps_the_contract(context):
    contract.targets_are_large_enough(context, from_here, (1024, 640))
    contract.targets_do_not_overlap(context, from_here, (1024, 640))
    contract.survives_every_key(context, from_here)
    contract.survives_every_target(context, from_here)
    contract.back_leaves(context, from_here)
    contract.keyboard_reaches_all(context, from_here)


@pytest.mark.parametrize("way", ["button:setup", "button:play"])
def test_from_a_match_only_what_i_may_know_is_taken_over(context, way):
    pilot = Pilot(context, at_my_turn(context, lambda view, card, options: len(view.history) > 2)[0])
    match = pilot.session
    assert isinstance(match, MatchSession)
    record, view = match.table.record, match.table.view()
    pilot.key("escape")
    assert isinstance(pilot.scene, PauseScreen)
    pilot.press("button:more")
    pilot.press("button:from")
    pilot.press(way)
    if way == "button:setup":
        assert pilot.scene.setup == setup_seen(view)
        assert pilot.scene.setup.hands[1:] == (0,) * (view.rules.players - 1)
    else:
        hands = set()
        for _ in range(5):
            assert pilot.table.view() == view
            hands.add(pilot.table.view(1).hand)
            pilot.key("n")
        assert len(hands) > 1, "the other hand is dealt anew, too"
    assert context.archive.match(match.match_id).extra["assisted"] is True
    pilot.key("escape")
    assert pilot.session is match
    assert (match.table.record, match.table.view()) == (record, view)


@pytest.mark.parametrize("way", ["button:setup", "button:play"])
def test_from_a_review_all_cards_are_known(context, way):
    scene, _ = reviewed(context, match_studied("scopa", 2, 1))
    pilot = Pilot(context, scene)
    pilot.key("right")
    pilot.rest()
    moment = pilot.moment
    pilot.press("button:from")
    assert isinstance(pilot.scene, FromHereScreen)
    pilot.press(way)
    if way == "button:setup":
        setup = pilot.scene.setup
        assert problems_of(setup) == ()
        assert setup.view(0) == moment.view
        assert setup.position(Random(0)) == moment.position
        assert setup.placed == DECK
    else:
        table = pilot.table
        assert [table.view(seat) for seat in (0, 1)] == [moment.seen_by(seat) for seat in (0, 1)]
        assert table.stock == moment.position.stock
    pilot.key("escape")
    assert pilot.scene is scene


def test_from_a_puzzle_that_is_over(context):
    context.change(speed="instant")
    pilot = Pilot(context, PuzzleSession(context, some("scopa_in_due", 2), 0, Here()).screen)
    assert "button:from" not in pilot.targets
    pilot.key("s")
    pilot.rest()
    view = pilot.puzzle.view
    pilot.key("f")
    pilot.press("button:setup")
    assert pilot.scene.setup == setup_seen(view)
    pilot.key("j")
    assert pilot.scene.judged == view
