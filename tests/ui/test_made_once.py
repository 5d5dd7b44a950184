"""Pictures that tests share are dropped when the process has become large, and drawn again when they are needed."""

import gc

import pygame
import pytest

from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import TypeFace
from tests.ui import made_once


@pytest.fixture
def stores(monkeypatch):
    """Memories of this test alone."""
    stores = made_once._Stores()
    stores.largest = 1_000
    monkeypatch.setattr(made_once, "_stores", stores)
    return stores


@pytest.fixture
def size(monkeypatch):
    """The size of the process in bytes, as one number in a list."""
    found = [0]
    monkeypatch.setattr(made_once, "resident", lambda: found[0])
    return found


def picture():
    return pygame.Surface((10, 10), pygame.SRCALPHA)


def test_pictures_are_dropped_when_the_process_is_large_and_made_again(stores, size):
    surfaces = made_once.Surfaces(1_000)
    drawn = stores.lru(4)(lambda number: [number])
    first, listed = surfaces.get("a", picture), drawn(1)
    made_once.forget_if_large()
    assert surfaces.get("a", picture) is first
    assert drawn(1) is listed
    size[0] = 1_001
    made_once.forget_if_large()
    assert surfaces.get("a", picture) is not first
    assert drawn(1) is not listed
    assert len(shapes._shapes._pictures) == 0


def test_a_process_that_stays_large_does_not_drop_them_after_each_test(stores, size):
    size[0] = 1_001
    made_once.forget_if_large()
    first = made_once.Surfaces(1_000).get("a", picture)
    surfaces = made_once.Surfaces(1_000)
    assert surfaces.get("a", lambda: first) is first
    made_once.forget_if_large()
    assert surfaces.get("a", picture) is first


def test_what_else_is_in_the_process_leaves_as_much_room_for_pictures(stores, size):
    size[0] = made_once.ROOM
    stores.largest = 0
    made_once.begin_file()
    assert stores.largest == 2 * made_once.ROOM
    size[0] = 5 * made_once.ROOM
    made_once.forget_if_large()
    surfaces = made_once.Surfaces(1_000)
    first = surfaces.get("a", picture)
    size[0] += made_once.ROOM // 2
    made_once.forget_if_large()
    assert surfaces.get("a", picture) is first
    size[0] += 1
    made_once.forget_if_large()
    assert surfaces.get("a", picture) is not first


def test_before_a_large_window_is_drawn_pictures_make_room_for_it(stores, size):
    surfaces = made_once.Surfaces(1_000)
    first = surfaces.get("a", picture)
    size[0] = made_once.ROOM
    made_once.make_room((1280, 800))
    assert surfaces.get("a", picture) is first
    made_once.make_room((3840, 2160))
    assert surfaces.get("a", picture) is not first


def test_a_process_that_stays_large_drops_no_pictures_before_each_large_window(stores, size):
    surfaces = made_once.Surfaces(1_000)
    size[0] = made_once.MOST
    made_once.make_room((3840, 2160))
    again = surfaces.get("a", picture)
    made_once.make_room((3840, 2160))
    assert surfaces.get("a", picture) is again
    size[0] += made_once.ROOM
    made_once.make_room((3840, 2160))
    assert surfaces.get("a", picture) is not again


def test_what_other_tests_left_is_not_searched_again(stores):
    stores.largest = 0
    made_once.begin_file()
    assert not [each for each in gc.get_objects() if each is made_once.Surfaces]


def test_the_budget_of_bytes_holds_before_and_after_they_are_dropped(stores):
    surfaces = made_once.Surfaces(800)
    for _again in range(2):
        kept = [surfaces.get(name, picture) for name in "abc"]
        assert surfaces.get("b", picture) is kept[1]
        assert surfaces.get("c", picture) is kept[2]
        assert surfaces.get("a", picture) is not kept[0]
        surfaces.clear()


def test_more_fonts_stay_open_than_in_the_program_but_not_any_number(stores):
    text = Text()
    text.fonts = made_once.Fonts()
    first = text.font(TypeFace.SANS, 8)
    for px in range(9, 9 + made_once.OPEN // 2):
        text.font(TypeFace.SANS, px)
    assert text.font(TypeFace.SANS, 8) is first
    for px in range(9, 10 + made_once.OPEN):
        text.font(TypeFace.SANS, px)
    assert len(text.fonts) == made_once.OPEN
    assert text.font(TypeFace.SANS, 8) is not first
