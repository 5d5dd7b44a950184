"""The grid in the review: what could be known then, and at a second press what was really held; it covers no card."""

import pygame
import pytest

from scopa_gui.coach.memory.holdings import HoldingState, holdings_of
from scopa_gui.engine.cards import RANK_SETS, RANKS
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.table.aids.aids_layout import SpotKind
from scopa_gui.ui.table.aids.position_aids import GridStage
from tests.coach.test_replay import match_played
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.review.matches import Answers


def review(context, key="scopone", players=4):
    table, _ = match_played(key, players, "ui", 1)
    return ReviewSession(context, table.record, table.seats, studies=lambda numbers: Answers()).screen


def standing(context, *game, moment=14, size=(1280, 800)):
    pilot = Pilot(context, review(context, *game), size)
    pilot.rest()
    pilot.show_place(moment, 0)
    pilot.rest()
    return pilot


@pytest.mark.parametrize(
    "show", [lambda pilot: pilot.key("g"), lambda pilot: pilot.press("button:grid")], ids=["key", "mouse"]
)
def test_each_press_shows_more_and_the_third_nothing(context, show):
    pilot = standing(context)
    grid, seen = pilot.grid, []
    for stage in (GridStage.KNOWN, GridStage.TRUTH, GridStage.NOTHING):
        show(pilot)
        pilot.rest()
        assert grid.stage is stage
        seen.append(pygame.image.tobytes(pilot.picture(), "RGB"))
    assert len(set(seen)) == 3


def test_esc_puts_the_sheet_away_before_it_leaves_the_review(context):
    pilot = standing(context)
    scene = pilot.scene
    pilot.key("g")
    pilot.key("escape")
    assert pilot.grid.stage is GridStage.NOTHING
    assert pilot.scene is scene


@pytest.mark.parametrize("game", [("scopa", 2), ("scopone", 4)])
def test_it_follows_the_walk_and_the_truth_is_within_what_was_certain(context, game):
    pilot = standing(context, *game, moment=0)
    for _ in range(2):
        pilot.key("g")
    for moment in range(1, 30, 4):
        pilot.show_place(moment, 0)
        pilot.rest()
        view = pilot.review.smazzata.view(moment)
        assert pilot.grid.known.view == view
        assert pilot.grid.known.holdings == holdings_of(view)
        truth = pilot.grid.actual_hands
        assert truth[0] == view.hand
        for seat in range(1, view.rules.players):
            for rank in RANKS:
                held = pilot.grid.known.holding(seat, rank)
                assert held.least <= (truth[seat] & RANK_SETS[rank]).bit_count() <= held.most
                assert held.state is not HoldingState.NONE or not truth[seat] & RANK_SETS[rank]


@pytest.mark.rotating
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (2560, 1080)], ids=str)
@pytest.mark.parametrize("game", [("scopa", 2), ("scopa", 3), ("scopone", 4)])
def test_the_sheet_covers_no_card_and_is_told_about(make_context, game, size):
    context = make_context(language="de")
    pilot = standing(context, *game, size=size)
    scene = pilot.scene
    pilot.key("g")
    pilot.rest()
    layout = pilot.grid.layout
    cards = pilot.card_boxes()
    assert not [box for box in cards if layout.rect.colliderect(box)]
    spot, box = next((spot, box) for spot, box in layout.spots.items() if spot.kind is SpotKind.HOLD)
    pilot.point(box.center)
    assert spot.about[0] == 1
    assert scene.line().startswith(pilot.names[1])
    assert context.text.overflows == []


def test_the_keyboard_reaches_the_spots_of_the_grid_and_each_is_spoken(context):
    pilot = standing(context)
    scene = pilot.scene

    def groups():
        return [part for part in scene.spoken_parts() if part.key == "aids"]

    assert groups() == []
    pilot.key("g")
    pilot.rest()
    (group,) = groups()
    spoken = {part.name for part in group.children}
    assert len(spoken) > len(RANKS)
    pilot.key("right", pygame.KMOD_SHIFT)
    first = scene.line()
    pilot.key("right", pygame.KMOD_SHIFT)
    assert {first, scene.line()} <= spoken
    assert first != scene.line()


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_the_review_keeps_the_contract_with_the_button(context, size):
    contract.draws_without_overflow(context, review, size)
    contract.targets_are_large_enough(context, review, size)
    contract.targets_do_not_overlap(context, review, size)
