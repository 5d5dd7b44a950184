"""What stands at the table is named: pointed at, or reached by Tab, it says in words what it is, and covers no card."""

import pygame
import pytest

from scopa_gui.ui.kit.theme import LEAST_TYPE, Theme
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.geometry.hit_test import card_boxes
from scopa_gui.ui.table.paint.corner_buttons import Icon
from scopa_gui.ui.table.paint.labels import Label, Labels, label_box
from tests.conftest import LANGUAGES
from tests.ui import contract
from tests.ui.pilot import Pilot
from tests.ui.table.at_table import at_my_turn

SIZES = [(1024, 640), (1366, 768), (1920, 1080)]


def table(context, key, players, size):
    scene = at_my_turn(context, lambda view, card, options: len(view.history) > players, key, players)[0]
    pilot = Pilot(context, scene, size)
    pilot.rest()
    return scene, pilot


@pytest.mark.rotating
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)])
def test_every_button_pile_and_stock_is_named_beside_it_and_no_card_is_covered(
    make_context, language, size, key, players
):
    context = make_context(language=language)
    scene, pilot = table(context, key, players, size)
    regions, window = scene.layout.regions, pygame.Rect((0, 0), size)
    cards = [pygame.Rect(box) for box in (*card_boxes(scene.layout).values(), *regions.hands[1:])]
    icons = [icon for icon in pilot.controls if isinstance(icon, Icon)]
    assert {icon.name for icon in icons} >= {
        "button:menu",
        "button:last",
        "button:hint",
        "button:back",
        "button:why",
        "button:aids",
    }
    spots = [icon.rect for icon in icons] + [
        pygame.Rect(box) for box in (*regions.piles, *filter(None, (regions.stock,)))
    ]
    for spot in spots:
        pilot.point(spot.center)
        label = scene.label()
        assert label is not None
        assert label.rect == spot
        box = Labels().draw(Brush(pilot.picture(), scene.theme, context.text), label, scene.layout)
        assert window.contains(box)
        assert not box.colliderect(spot)
        assert box.collidelist(cards) < 0, (label, box)
        assert context.text.overflows == []
    assert all("(" in icon.label for icon in icons), "the key stands in brackets"


@pytest.mark.rotating
@pytest.mark.parametrize("scale", [1.0, 1.3])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopone_scientifico", 4), ("scopa", 6)])
def test_the_name_of_a_button_covers_no_other_button(make_context, language, scale, key, players):
    context = make_context(language=language, text_scale=scale)
    scene, pilot = table(context, key, players, SIZES[0])
    for size in (*SIZES, (1280, 720)):
        scene.resize(Theme(size, scale))
        icons = [icon for icon in pilot.controls if isinstance(icon, Icon)]
        for icon in icons:
            named = Label(icon.label, icon.rect)
            box = label_box(Brush(pilot.picture(), scene.theme, context.text), named, scene.layout)
            covered = [other.name for other in icons if other.rect.colliderect(box)]
            assert covered == [], (size, icon.name)


def test_a_label_is_painted_while_the_pointer_is_there(context):
    scene, pilot = table(context, "scopa", 2, (1366, 768))
    before = pygame.image.tobytes(pilot.picture(), "RGB")
    pilot.hover("button:hint")
    pilot.tick()
    assert pygame.image.tobytes(pilot.picture(), "RGB") != before
    pilot.point(pilot.region("score").center)
    pilot.tick()
    assert scene.label() is None


def test_tab_goes_from_the_cards_to_the_buttons_names_them_and_enter_presses_one(context):
    scene, pilot = table(context, "scopa", 2, (1366, 768))
    reached, labels = [], []
    for _ in range(len(pilot.hand) + len(pilot.controls) + 1):
        pilot.key("tab")
        reached.append(pilot.scene.focused())
        labels.append(scene.label())
    hand, icons = len(pilot.hand), [widget.name for widget in pilot.controls]
    assert reached[hand : hand + len(icons)] == icons
    assert all(name.startswith("card:") for name in (*reached[:hand], reached[-1]))
    assert [label is not None for label in labels] == [False] * hand + [True] * len(icons) + [False]
    pilot.key("tab", pygame.KMOD_SHIFT)
    while scene.focused() != "button:last":
        pilot.key("tab", pygame.KMOD_SHIFT)
    pilot.key("return")
    assert pilot.shows_last_moves
    assert scene.label() is None, "nothing is named over a sheet"


def test_an_arrow_goes_back_from_the_buttons_to_the_cards(context):
    scene, pilot = table(context, "scopa", 2, (1366, 768))
    for _ in range(len(pilot.hand) + 2):
        pilot.key("tab")
    assert scene.focused().startswith("button:")
    pilot.key("left")
    assert scene.focused().startswith("card:")


@pytest.mark.parametrize(("language", "word"), [("en", "Why?"), ("it", "Perché?"), ("de", "Warum?")])
@pytest.mark.parametrize("scale", [0.9, 1.3])
def test_why_is_a_word_and_no_question_mark(make_context, language, word, scale):
    context = make_context(language=language, text_scale=scale)
    scene, _pilot = table(context, "scopa", 2, (1024, 640))
    button = scene.group.widget("button:why")
    assert isinstance(button, Icon)
    assert button.word == word
    fitting = context.text.fit(word, *_small(scene), (button.rect.width - 2 * scene.theme.px(7), button.rect.height))
    assert fitting is not None
    assert fitting[0] >= LEAST_TYPE
    assert fitting[1] == [word]


def _small(scene):
    from scopa_gui.ui.kit.theme import TypeStyle

    return TypeStyle.SMALL, scene.theme


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_buttons_are_apart(context, size, players):
    key = "scopa"
    contract.targets_do_not_overlap(
        context,
        lambda made: at_my_turn(made, lambda view, card, options: len(view.history) > players, key, players)[0],
        size,
    )
