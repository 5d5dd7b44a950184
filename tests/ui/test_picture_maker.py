"""What is made beside the window: once, in order, not what nobody wants any more, and a failure stops nothing."""

from collections import deque
from threading import Event

import pygame
import pytest

from scopa_gui.ui.pictures import picture_maker
from scopa_gui.ui.pictures.picture_maker import PictureMaker
from scopa_gui.ui.table.paint.flying_pictures import PictureRequests

PATIENCE = 20


@pytest.fixture
def maker():
    return PictureMaker()


@pytest.fixture
def held(maker):
    """A maker whose thread is at its first picture until it is let go."""
    go, begun = Event(), Event()

    def wait():
        begun.set()
        assert go.wait(PATIENCE)

    maker.ask(deque(), "first", wait)
    assert begun.wait(PATIENCE)
    yield maker, go
    go.set()


def test_what_is_asked_for_is_laid_down_with_its_key(maker):
    made = deque()
    maker.ask(made, "one", lambda: 1)
    maker.ask(made, "two", lambda: 2)
    maker.finish()
    assert list(made) == [("one", 1), ("two", 2)]


def test_nothing_is_made_twice_while_it_waits(held):
    maker, go = held
    made, counted = deque(), []
    for _ in range(3):
        maker.ask(made, "same", lambda: counted.append(0))
    go.set()
    maker.finish()
    assert len(counted) == 1


def test_of_too_many_those_asked_for_first_are_left(held):
    maker, go = held
    made = deque()
    for number in range(60):
        maker.ask(made, number, lambda: None)
    go.set()
    maker.finish()
    assert [key for key, _ in made] == list(range(12, 60))


def test_what_is_forgotten_is_not_begun(held):
    maker, go = held
    mine, theirs = deque(), deque()
    maker.ask(mine, "mine", lambda: None)
    maker.ask(theirs, "theirs", lambda: None)
    maker.forget(mine)
    go.set()
    maker.finish()
    assert not mine
    assert [key for key, _ in theirs] == ["theirs"]


def test_a_picture_that_fails_stops_nothing(maker):
    made = deque()
    maker.ask(made, "bad", lambda: pygame.transform.scale(pygame.Surface((1, 1)), (-5, -5)))
    maker.ask(made, "good", lambda: 1)
    maker.finish()
    assert list(made) == [("good", 1)]


def test_where_a_system_allows_no_more_threads_the_window_does_it_itself(maker, monkeypatch, context):
    def refuse(_thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(picture_maker.Thread, "start", refuse)
    assert not maker.ask(deque(), "one", lambda: 1)
    assert not maker.works
    context.sprites.maker = maker
    assert not PictureRequests(context.sprites, lambda which, near: None).is_helped
