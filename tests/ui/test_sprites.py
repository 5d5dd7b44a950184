"""Card pictures: exact sizes, turned, half turned over, faded; and how much memory they may keep."""

import pygame
import pytest

from scopa_gui.art.masters import backs, decks
from scopa_gui.engine.cards import SETTEBELLO
from scopa_gui.store.paths import assets
from scopa_gui.store.settings import Settings
from scopa_gui.ui.front.settings_screen import SettingsScreen
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.pictures import sprites as module
from scopa_gui.ui.pictures.card_drawing import Deck, shadow_of
from scopa_gui.ui.pictures.card_preview import _existing, back_names, deck_names
from scopa_gui.ui.pictures.sprites import Sprites, size_of
from tests.ui.pilot import Pilot

RED, BLUE = (220, 30, 30), (30, 30, 220)


class Plain:
    """A sheet of one-coloured cards: red fronts, blue backs."""

    opened = kept = 0

    def __init__(self, deck, size, style):
        Plain.opened += 1
        self.size, self.style = size, style
        self.steps, self.drawn = 3, False

    def card(self, card):
        self.drawn = True
        return bytes((*RED, 255)) * (self.size[0] * self.size[1])

    def back(self, name):
        return bytes((*BLUE, 255)) * (self.size[0] * self.size[1])

    def shadow(self):
        width, height = self.size[0] + 10, self.size[1] + 10

        class Picture:
            size = (width, height)
            pixels = bytes((0, 0, 0, 90)) * (width * height)

        return Picture

    def step(self):
        self.steps -= 1
        return self.steps > 0

    def keep_drawn(self):
        drawn, self.drawn = self.drawn, False
        Plain.kept += drawn
        return drawn


@pytest.fixture
def plain():
    Plain.opened = Plain.kept = 0
    return Sprites(Plain)


def table():
    surface = pygame.Surface((600, 600))
    surface.fill((0, 100, 0))
    return surface


def shown(plain, placement, card=SETTEBELLO):
    """A table with one card of 200 pixels on it."""
    surface = table()
    Deck(plain, "neapolitan", "maiolica").draw(surface, card, 200, placement)
    return surface


def covered(plain, placement):
    """The rectangle that a card covers, without its shadow."""
    surface = shown(plain, placement)
    mask = pygame.mask.from_threshold(surface, RED, (40, 30, 30))
    mask.draw(pygame.mask.from_threshold(surface, BLUE, (40, 30, 30)), (0, 0))
    return mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())


def colour_at_middle(plain, placement):
    return shown(plain, placement).get_at((300, 300))[:3]


def close(one, other):
    """The same colour, but for what scaling rounds off."""
    return all(abs(a - b) <= 4 for a, b in zip(one, other, strict=True))


def test_real_cards_have_exactly_the_size_asked_for(context):
    for height in (90, 231, 400):
        assert context.sprites.upright("neapolitan", SETTEBELLO, height).get_size() == size_of(height)
        assert context.sprites.upright("french", "red", height).get_size() == size_of(height)


def test_the_decks_and_backs_differ(context):
    pictures = [context.sprites.upright(deck, SETTEBELLO, 120) for deck in deck_names()]
    pictures += [context.sprites.upright("french", back, 120) for back in back_names()]
    assert len({pygame.image.tobytes(picture, "RGBA") for picture in pictures}) == len(pictures) >= 2 + 5


def test_every_back_that_ships_has_a_word():
    assert back_names().keys() == set(backs(assets()))
    assert deck_names().keys() == set(decks(assets()))
    assert not [file for file, name in {**back_names(), **deck_names()}.items() if file == name]


def test_a_deck_that_somebody_put_there_has_the_name_of_its_folder():
    assert _existing({"french": "French", "spanish": "Spanish"}, ("mine", "spanish")) == {
        "spanish": "Spanish",
        "mine": "mine",
    }


def test_a_card_is_centred_where_its_placement_says(plain):
    rect = covered(plain, Placement(300, 250))
    assert rect.center == (300, 250)
    assert rect.size == size_of(200)


@pytest.mark.parametrize(("flip", "colour"), [(1.0, RED), (0.7, RED), (0.3, BLUE), (0.0, BLUE)])
def test_turning_over_shows_the_back_first_and_then_the_front(plain, flip, colour):
    seen = colour_at_middle(plain, Placement(300, 300, flip=flip))
    light = max(seen) / max(colour)
    assert close(seen, tuple(round(part * light) for part in colour))
    assert light == pytest.approx(1.0, abs=0.05) if flip in (0.0, 1.0) else 0.6 < light < 0.9, "in the shade"


def test_a_card_that_nobody_may_see_shows_its_back_however_it_lies(plain):
    assert shown(plain, Placement(300, 300, flip=1.0), card=None).get_at((300, 300))[:3] == BLUE


def test_half_turned_over_a_card_is_narrow(plain):
    surface = shown(plain, Placement(300, 300, flip=0.52))
    assert surface.get_at((300, 300))[0] > 100
    assert surface.get_at((315, 300))[0] == surface.get_at((285, 300))[0] == 0


def test_a_turned_card_covers_its_turned_rectangle(plain):
    rect = covered(plain, Placement(300, 300, angle=90))
    assert abs(rect.width - 200) <= 4
    assert abs(rect.height - 125) <= 4


def test_fading_and_dimming(plain):
    faded = colour_at_middle(plain, Placement(300, 300, alpha=0.5))
    assert RED[0] > faded[0] > 50
    dimmed = colour_at_middle(plain, Placement(300, 300, dim=1.0))
    assert dimmed[0] < RED[0] * 0.6
    assert colour_at_middle(plain, Placement(300, 300)) == RED, "the kept picture is not spoiled"


def test_a_lifted_card_throws_its_shadow_further(plain):
    low, high = shown(plain, Placement(300, 300)), shown(plain, Placement(300, 300, lift=1.0))
    below = (300, 300 + 100 + 15)
    assert high.get_at(below)[1] < 100
    assert low.get_at(below)[1] == 100


def test_turned_pictures_stay_within_their_budget(plain):
    plain.turned.budget = 2_000_000
    for angle in range(1, 180):
        shown(plain, Placement(300, 300, angle))
    kept = sum(picture.get_width() * picture.get_height() * 4 for picture in plain.turned._pictures.values())
    assert kept == plain.turned._bytes <= 2_000_000
    before = dict(plain.turned._pictures)
    shown(plain, Placement(300, 300, 179.3))
    assert dict(plain.turned._pictures) == before, "the same degree is the same picture"


def test_a_growing_card_needs_no_sheet_for_each_of_its_sizes(plain):
    for step in range(20):
        shown(plain, Placement(300, 300, scale=1.0 + step / 100))
    assert Plain.opened == 1


def steps_of(plain):
    steps = 0
    while plain.step():
        steps += 1
    return steps


def test_sheets_that_are_wanted_whole_are_finished_step_by_step(plain):
    plain.complete("neapolitan", (200,))
    plain.upright("neapolitan", SETTEBELLO, 200)
    plain.upright("french", SETTEBELLO, 200)
    plain.complete("french", (200, 300))
    assert steps_of(plain) == 6
    assert Plain.opened == 2


def test_of_other_sheets_what_was_asked_for_is_written_down_and_no_more(plain):
    plain.upright("neapolitan", SETTEBELLO, 200)
    plain.upright("french", SETTEBELLO, 200)
    assert steps_of(plain) == Plain.kept == 2
    plain.upright("neapolitan", SETTEBELLO, 200)
    assert steps_of(plain) == 0, "it is at hand"
    plain.upright("neapolitan", 0, 200)
    assert steps_of(plain) == 1


def test_what_was_drawn_of_a_sheet_that_goes_is_written_down(plain):
    for height in range(100, 100 + module._SMALL_SHELVES + 3):
        plain.upright("neapolitan", SETTEBELLO, height)
    steps_of(plain)
    assert Plain.kept == module._SMALL_SHELVES + 3


@pytest.mark.parametrize(("smallest", "cards", "kept"), [(100, 1, "_SMALL_SHELVES"), (700, 5, "_SHELVES")])
def test_only_the_last_few_sizes_are_kept_of_small_pictures_more(plain, smallest, cards, kept):
    for height in range(smallest, smallest + 20):
        for card in range(cards):
            plain.upright("neapolitan", card, height)
    assert len(plain._shelves) == getattr(module, kept)
    before = Plain.opened
    plain.upright("neapolitan", 0, smallest + 19)
    assert Plain.opened == before


def test_all_decks_and_backs_of_a_page_are_kept_together(make_context):
    context = make_context()
    pilot = Pilot(context, SettingsScreen(context), (1280, 800))
    opened = set(map(id, context.sprites._shelves.values()))
    pilot.scene.redraw()
    pilot.tick()
    assert len(opened) > module._SHELVES
    assert set(map(id, context.sprites._shelves.values())) == opened


def test_other_settings_show_other_cards(make_context):
    context = make_context()
    before = [
        pygame.image.tobytes(context.sprites.upright(deck, SETTEBELLO, 120), "RGBA")
        for deck in ("neapolitan", "french")
    ]
    context.change(index="large", four_colours=True)
    after = [
        pygame.image.tobytes(context.sprites.upright(deck, SETTEBELLO, 120), "RGBA")
        for deck in ("neapolitan", "french")
    ]
    assert all(one != other for one, other in zip(before, after, strict=True))
    again = make_context(index="large", four_colours=True)
    assert [
        pygame.image.tobytes(again.sprites.upright(deck, SETTEBELLO, 120), "RGBA") for deck in ("neapolitan", "french")
    ] == after


def test_settings_of_something_else_keep_what_is_drawn(plain):
    kept = plain.upright("neapolitan", SETTEBELLO, 200)
    plain.dress(Settings(index="off", volume=0.1))
    assert plain.upright("neapolitan", SETTEBELLO, 200) is kept
    plain.dress(Settings(index="small"))
    assert plain.upright("neapolitan", SETTEBELLO, 200) is not kept


def test_a_shadow_stays_in_its_place_below_a_card_that_glides(plain):
    """At fractions of a pixel a shadow once jumped to and fro under its card."""
    offsets = set()
    for step in range(12):
        at = Placement(300 + step / 10, 300 + step / 7)
        (x, y), _strength = shadow_of(at, 40.0)
        offsets.add((x - round(at.x), y - round(at.y)))
    assert offsets == {(0, 1)}
