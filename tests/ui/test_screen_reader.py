"""What joins the window and a screen reader: only changes are told, and nothing that fails there ends the game."""

import pytest

pytest.importorskip("accesskit", reason="accesskit is not installed here")

from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.reader import screen_reader
from scopa_gui.ui.reader.accessible_tree import AccessibleTree
from scopa_gui.ui.reader.requests import Deed
from scopa_gui.ui.reader.screen_reader import ScreenReader
from tests.ui.hearing import heard
from tests.ui.pilot import Pilot

SIZE = (1280, 800)


class Follower:
    """A reader that follows from the start; what it was told, and what it asks for."""

    def __init__(self, wake, native):
        self.follower, self.told, self.wanted, self.broken = 1, [], [], None

    def asked(self):
        wanted, self.wanted = self.wanted, []
        return wanted

    def tell(self, update, follower):
        if self.broken is not None:
            raise self.broken
        self.told.append(update)

    def focus(self, *, focused):
        pass


@pytest.fixture
def followed(context, monkeypatch):
    monkeypatch.setattr(screen_reader, "PlatformAdapter", Follower)
    monkeypatch.setattr(screen_reader, "can_be_asked", lambda: True)
    pilot = Pilot(context, TitleScreen(context), SIZE)
    reader = ScreenReader(context, pilot.app.stack, pilot.window, pilot.app.carry_out)
    reader.come()
    pilot.app.reader = reader
    pilot.tick(0.1)
    return pilot, reader, reader._adapter


def number_of(reader, name):
    key = next(part.key for part in reader._outline.walk() if part.name == name)
    return reader._tree._numbers[key]


def test_the_whole_screen_is_told_once_and_then_what_changes(followed):
    pilot, _reader, follower = followed
    assert len(follower.told) == 1
    assert len(follower.told[0].nodes) > 5
    assert follower.told[0].tree is not None
    pilot.tick(0.5)
    assert len(follower.told) == 1
    pilot.key("tab")
    pilot.key("tab")
    pilot.tick()
    assert 1 < len(follower.told) <= 3
    assert all(not update.nodes for update in follower.told[1:])
    assert follower.told[-1].focus != follower.told[0].focus


def test_what_a_reader_presses_is_pressed(followed):
    pilot, reader, follower = followed
    follower.wanted.append((Deed.PRESS, number_of(reader, "Settings"), None))
    pilot.tick()
    assert pilot.scene.name == "settings"
    follower.wanted.append((Deed.PRESS, 10**6, None))
    pilot.tick()
    assert pilot.scene.name == "settings"


class PanicError(BaseException):
    """As accesskit's own errors, which are no Exception."""


@pytest.mark.parametrize("error", [ValueError("a tree"), PanicError("a panic")])
def test_an_error_there_is_told_once_and_the_game_goes_on(followed, context, error, capsys):
    pilot, _reader, follower = followed
    follower.broken = error
    pilot.press("button:settings")
    pilot.tick(0.5)
    assert not context.text.heard.on
    assert [line for line in pilot.news if "screen reader" in line] == pilot.app.toast.lines[:1]
    assert type(error).__name__ in "".join(path.read_text() for path in context.paths.logs.glob("*.log"))
    pilot.press("button:back")
    pilot.tick()
    assert isinstance(pilot.scene, TitleScreen)
    assert capsys.readouterr().err.count("screen reader") == 1


def test_whoever_goes_is_told_nothing_and_nothing_is_noted_for_him(followed, context):
    pilot, _reader, follower = followed
    follower.follower = 0
    pilot.tick()
    assert not context.text.heard.on
    count = len(follower.told)
    pilot.press("button:settings")
    pilot.tick(0.5)
    assert len(follower.told) == count
    follower.follower = 2
    pilot.tick(0.5)
    assert follower.told[-1].tree is not None


def test_one_that_comes_before_it_was_noticed_that_another_went_is_told_everything(followed):
    pilot, _reader, follower = followed
    follower.follower = 2
    pilot.tick(0.5)
    assert follower.told[-1].tree is not None
    assert [number for number, _node in follower.told[-1].nodes] == [number for number, _node in follower.told[0].nodes]


def test_where_nobody_could_ask_nothing_is_made(context, monkeypatch):
    monkeypatch.setattr(screen_reader, "can_be_asked", lambda: False)
    monkeypatch.setattr(screen_reader, "PlatformAdapter", None)
    pilot = Pilot(context, TitleScreen(context), SIZE)
    reader = ScreenReader(context, pilot.app.stack, pilot.window, pilot.app.carry_out)
    reader.come()
    reader.attend(0.1, painted=True)
    reader.obey()
    assert pilot.news == []


def test_every_number_belongs_to_one_part_and_stays(context):
    pilot, tree = Pilot(context, TitleScreen(context), SIZE), AccessibleTree()
    first = heard(pilot)
    update = tree.update(first, SIZE)
    numbers = [number for number, _node in update.nodes]
    assert len(set(numbers)) == len(numbers)
    assert tree.update(heard(pilot), SIZE) is None
    assert {tree.key(number) for number in numbers} >= {part.key for part in first.walk()}
    tree.forget()
    assert [number for number, _node in tree.update(first, SIZE).nodes] == numbers
