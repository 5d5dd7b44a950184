"""The table and its menu keep the contract of scenes."""

import pytest

from scopa_gui.ui.kit.scene import USED
from scopa_gui.ui.play.pause_screen import PauseScreen
from tests.conftest import TRANSLATED
from tests.ui import contract
from tests.ui.table.at_table import at_my_turn

SIZES = pytest.mark.parametrize("size", contract.SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
GAMES = pytest.mark.parametrize(
    ("key", "players"), [("scopa", 2), ("scopa", 3), ("scopone_scientifico", 4), ("scopa", 6)]
)


def menu(context):
    return PauseScreen(context, match=1, seed="9f3a0c2e77b1")


def more(context):
    """The menu, with all that is under More."""
    keyed = [(name, name.title(), lambda: USED, None) for name in ("whatif", "from", "same")]
    screen = PauseScreen(context, keyed, match=1, seed="9f3a0c2e77b1")
    screen.shows_more = True
    return screen


MENUS = pytest.mark.parametrize("make", [menu, more])


def table(key, players):
    return lambda context: at_my_turn(context, lambda view, card, options: len(view.history) > players, key, players)[0]


@pytest.mark.rotating
@SIZES
@GAMES
def test_the_table_is_drawn_and_its_targets_are_apart(context, key, players, size):
    make = table(key, players)
    contract.draws_without_overflow(context, make, size)
    contract.targets_are_large_enough(context, make, size)
    contract.targets_do_not_overlap(context, make, size)


@pytest.mark.parametrize("scale", [0.9, 1.3])
@pytest.mark.parametrize("language", TRANSLATED)
def test_the_table_keeps_its_texts_in_their_places_with_other_type(make_context, language, scale):
    contract.draws_without_overflow(make_context(language=language, text_scale=scale), table("scopa", 3), (1024, 640))


def test_the_table_survives_every_key_and_every_target(context):
    contract.survives_every_key(context, table("scopa", 2))
    contract.survives_every_target(context, table("scopa", 2))


@MENUS
@pytest.mark.parametrize("scale", [0.75, 1.3])
@pytest.mark.parametrize("language", TRANSLATED)
def test_the_menu_keeps_its_texts_in_their_places_with_other_type(make_context, make, language, scale):
    contract.draws_without_overflow(make_context(language=language, text_scale=scale), make, (1024, 640))


@MENUS
@SIZES
def test_the_menu_is_drawn(context, make, size):
    contract.draws_without_overflow(context, make, size)
    contract.targets_are_large_enough(context, make, size)
    contract.targets_do_not_overlap(context, make, size)


def test_the_menu_is_left_by_esc(context):
    contract.back_leaves(context, menu)


@MENUS
def test_the_menu_is_reached_by_tab_and_survives_every_key(context, make):
    contract.keyboard_reaches_all(context, make)
    contract.survives_every_key(context, make)
