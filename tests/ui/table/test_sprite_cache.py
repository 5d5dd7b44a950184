"""Kept pictures: up to a budget, and one that is nearly right where there is no time for another."""

import math
from random import Random

import pygame
import pytest

from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.play import match_start
from scopa_gui.ui.play.match_wish import MatchWish
from scopa_gui.ui.table.paint.card_layer import Cards
from scopa_gui.ui.table.paint.flying_pictures import SpriteCache
from tests.asking import Inline
from tests.ui.pilot import Pilot


def square():
    return pygame.Surface((10, 10), pygame.SRCALPHA)


def key(step, size=24, narrow=8, which="red", near=100):
    return ("turned", which, near, step, size, narrow)


def test_a_picture_is_made_once_and_the_oldest_goes_when_the_budget_is_full():
    kept = SpriteCache(1000)
    first = kept.picture(key(0), square)
    assert kept.picture(key(0), square) is first
    kept.picture(key(3), square)
    kept.picture(key(0), square)
    kept.picture(key(6), square)
    assert key(0) in kept
    assert key(3) not in kept
    assert kept.nearest(key(3))[1] == 3.0
    assert kept.nearest(key(3, near=200)) == (None, math.inf)


def test_the_nearest_is_of_the_same_thing_and_told_with_its_distance():
    kept = SpriteCache(10_000)
    near = key(354)
    kept.picture(near, square)
    kept.picture(key(12), square)
    kept.picture(key(0, which="blue"), square)
    kept.picture(key(0, near=200), square)
    assert kept.nearest(key(0)) == (near, 6.0)
    assert kept.nearest(key(356, size=20)) == (near, 10.0)
    assert kept.nearest(key(354, narrow=6)) == (near, 12.0)


def test_the_one_that_stood_in_stays_while_it_is_near_and_not_once_it_has_gone():
    kept = SpriteCache(800)
    first, second = key(0), key(3)
    kept.picture(first, square)
    assert kept.nearest(key(1)) == (first, 1.0)
    kept.picture(second, square)
    assert kept.nearest(key(2)) == (first, 2.0)
    assert kept.nearest(key(5)) == (second, 2.0)
    kept.picture(second, square)
    kept.picture(key(90), square)
    assert key(0) not in kept
    kept.picture(key(120), square)
    assert key(3) not in kept
    assert kept.nearest(key(4))[1] == 86.0


@pytest.fixture
def context(make_context, monkeypatch):
    """Its players answer at once."""
    context = make_context()
    monkeypatch.setattr(context, "thinker", Inline)
    return context


def test_a_frame_of_a_motion_makes_few_pictures_and_a_still_one_all(context):
    pilot = Pilot(context, match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")))
    pilot.rest()
    cards = pilot.scene.painter.cards
    surface = pygame.Surface((1280, 800))
    made = {}
    for still in (False, True):
        cards._flying.clear()
        cards.frame(still=still)
        for turn in range(12):
            cards.draw(surface, 0, Placement(400, 400, 3.0 * turn, 0.9, lift=0.5), shadow=False)
        made[still] = len(cards._flying._pictures)
    assert 1 < made[False] < made[True] == 12


class Noting(pygame.Surface):
    """Notes what is painted on it."""

    def __init__(self, size):
        super().__init__(size)
        self.painted = []

    def blit(self, source, *where, **how):
        self.painted.append(source)
        return super().blit(source, *where, **how)


def test_a_card_and_its_shadow_are_turned_alike_however_little_time_there_is(context):
    """A card once stood upright over a shadow turned by 40 degrees when a frame could make no more pictures."""
    pilot = Pilot(context, match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")))
    pilot.rest()
    cards = pilot.scene.painter.cards
    surface, rng = Noting((1280, 800)), Random(7)
    spins = [
        (rng.uniform(-60, 60), rng.uniform(-3, 3), rng.choice((1.0, 0.8, 0.6)), rng.choice((0.0, 0.3, 1.0)))
        for _ in range(40)
    ]
    worst = 0.0
    for moment in range(25):
        cards.frame()
        surface.painted.clear()
        cards.draw_many(
            surface,
            {
                card: Placement(30 * card, 400, start_at + moment * spin, scale, lift=0.5, flip=flip, z=card)
                for card, (start_at, spin, scale, flip) in enumerate(spins)
            },
        )
        drawn = {id(picture): key for key, picture in cards._flying._pictures.items()}
        turned = [drawn[id(picture)][3] if id(picture) in drawn else 0 for picture in surface.painted]
        worst = max(
            worst, *(abs((one - other + 180) % 360 - 180) for one, other in zip(turned[::2], turned[1::2], strict=True))
        )
    assert worst <= 4.5, "a shadow is turned by nines"


def test_arriving_cards_are_looked_at_until_their_pictures_are_there(context, monkeypatch):
    looked = []
    foresee = Cards.foresee

    def noted(cards, coming):
        looked.append(foresee(cards, coming))
        return looked[-1]

    monkeypatch.setattr(Cards, "foresee", noted)
    pilot = Pilot(context, match_start.deal_match(context, MatchWish("scopa", 2, 11, "rosa")))
    frames = 0
    while pilot.scene.timeline.running and frames < 600:
        pilot.tick(1 / 60)
        frames += 1
    assert looked.count(True) == 1, "once all are there, the rest of the deal does without"
    assert looked[-1]
    assert len(looked) < frames
