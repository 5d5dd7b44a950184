"""A line to type in: what keys, an input method, the clipboard and the pointer do to it."""

import random

import pygame
import pytest

from scopa_gui.ui.kit.intents import Composing, Drag, Key, Press, Release, Typed
from scopa_gui.ui.kit.scene import USED, Pop
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.text_field import EditedLine, TextField, in_one_line
from scopa_gui.ui.kit.widgets.widget import Brush

THEME = Theme((1280, 800))


class Page:
    """A field above a button, drawn after everything that happens."""

    def __init__(self, text="", most=1000, width=400):
        self.told = []
        self.field = TextField("name", "Name", "Nobody", self.told.append, Pop, text=text, most=most)
        self.field.place(pygame.Rect(100, 100, width, self.field.height(THEME)), THEME)
        button = Button("back", "Back", Pop)
        button.place(pygame.Rect(100, 300, 200, 60), THEME)
        self.group, self.text = Group([self.field, button]), Text()
        self.draw()

    def draw(self):
        surface = pygame.Surface((1280, 800))
        self.group.draw(Brush(surface, THEME, self.text))
        return surface

    def take(self, *intents):
        answers = [self.group.handle(intent) for intent in intents]
        self.draw()
        return answers[-1]

    def type(self, text):
        for letter in text:
            self.take(Key(letter, text=letter), Typed(letter))

    def x(self, place):
        """Where a letter of a short text begins."""
        return self.field.caret_box().left if place is None else self.field._x(place)

    @property
    def line(self):
        return self.field.line


def test_letters_are_written_once_and_are_no_shortcuts():
    page = Page()
    assert page.take(Key("m", text="m")) is USED
    assert page.field.text == ""
    page.take(Typed("m"))
    page.type("ano? è")
    assert page.field.text == "mano? è"
    assert page.told[-1] == "mano? è"


def test_what_an_input_method_shows_is_no_text_until_it_is_settled():
    page = Page("ab")
    page.take(Composing("に"))
    assert (page.field.text, page.field.composed) == ("ab", "に")
    assert page.take(Key("backspace")) is USED
    assert page.take(Key("enter")) is USED
    assert page.field.text == "ab"
    page.take(Composing(""), Typed("日"))
    assert (page.field.text, page.field.composed) == ("ab日", "")


def test_what_is_composed_stands_before_the_caret_and_moves_it():
    page = Page("ab")
    before = page.draw()
    page.take(Composing("xyz"))
    after = page.draw()
    right = page.field.body.right
    width = page.text.width("xyz", TypeStyle.BODY, THEME)
    caret = page.field.caret_box()
    assert before.get_at(caret.center)[:3] != after.get_at(caret.center)[:3] or width
    assert after.get_at(caret.move(width, 0).topleft)[:3] == (42, 26, 20)
    assert caret.left + width < right


def test_only_what_is_composed_is_underlined_even_if_it_is_the_letter_next_to_it():
    pictures = []
    for composed in "ax":
        page = Page("ab")
        page.take(Key("left"), Composing(composed))
        picture = page.draw()
        typed = page.field.body.copy()
        typed.width = page.field.caret_box().left - typed.left - 1
        pictures.append(picture.subsurface(typed).convert(24))
    assert pygame.image.tobytes(pictures[0], "RGB") == pygame.image.tobytes(pictures[1], "RGB")


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ("backspace", "re di cop"),
        ("left backspace", "re di cpe".replace("cpe", "coe")),
        ("home delete", "e di cope"),
        ("ctrl-backspace", "re di "),
        ("home ctrl-delete", " di cope"),
        ("shift-left shift-left delete", "re di co"),
        ("shift-home backspace", ""),
        ("ctrl-a delete", ""),
        ("ctrl-left ctrl-left backspace", "redi cope"),
        ("shift-left left delete", "re di cop"),
        ("end delete", "re di cope"),
        ("home backspace", "re di cope"),
    ],
)
def test_keys_move_select_and_erase(keys, left):
    page = Page("re di cope")
    for word in keys.split():
        *held, name = word.split("-")
        page.take(Key(name, shift="shift" in held, command="ctrl" in held))
    assert page.field.text == left


def test_what_is_selected_is_replaced_copied_cut_and_pasted(clipboard):
    page = Page("sette di coppe")
    page.take(Key("a", command=True), Key("c", command=True))
    assert clipboard == ["sette di coppe"]
    page.take(Key("left"), Key("v", command=True))
    assert page.field.text == "sette di coppesette di coppe"
    page.take(Key("a", command=True), Key("x", command=True))
    assert page.field.text == ""
    page.take(Key("insert", shift=True), Key("a", command=True), Typed("x"))
    assert page.field.text == "x"


def test_nothing_is_cut_that_could_not_be_copied(clipboard, monkeypatch):
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: None)
    page = Page("asso")
    page.take(Key("a", command=True), Key("x", command=True))
    assert page.field.text == "asso"


def test_a_text_of_several_lines_is_one_and_too_much_of_it_is_left_out(clipboard):
    clipboard[0] = "a\r\nb\tc\x00\u200bd" + "e" * 100
    page = Page(most=20)
    page.take(Key("v", command=True))
    assert page.field.text == "a  b c" + "d" + "e" * 13
    assert in_one_line("\x07") == ""


def test_the_pointer_puts_the_caret_between_letters_and_selects():
    page = Page("settebello")
    y = page.field.body.centery
    page.take(Press((page.x(3) + 1, y)), Release((page.x(3) + 1, y)))
    assert page.line.selection == (3, 3)
    start, end = (page.x(2), y), (page.x(6), y)
    page.take(Press(start), Drag(end, start), Release(end, dragged=True))
    assert page.line.selected == "tteb"
    page.take(Press((page.field.body.right - 2, y)), Release((page.field.body.right - 2, y)))
    assert page.line.selection == (10, 10)


def test_the_caret_is_always_in_view_of_a_long_text():
    page = Page("scopa " * 2000, most=20_000)
    rng = random.Random(1)
    for _ in range(60):
        name = rng.choice(["home", "end", "left", "right", "left", "right"])
        for _ in range(rng.randrange(1, 30)):
            page.group.handle(Key(name, command=rng.random() < 0.5))
        page.draw()
        assert page.field.body.contains(page.field.caret_box())
        assert page.field.caret_box().left == page.x(page.line.caret)
    page.take(Key("end"))
    shown = page.field._first
    assert shown > 0
    page.take(Key("left"))
    assert page.field._first == shown


def test_tab_leaves_it_and_keys_that_it_does_not_know_are_left_to_the_screen():
    page = Page("x")
    assert page.take(Key("q", command=True)) is None
    assert page.take(Key("q", text="@", command=True, alt=True)) is USED
    assert page.take(Key("f11")) is None
    assert isinstance(page.take(Key("enter", text="\r")), Pop)
    page.take(Key("tab", text="\t"))
    assert page.group.focused.name == "button:back"
    assert page.take(Typed("y")) is None
    assert page.field.text == "x"
    assert page.take(Key("m", text="m")) is None


def test_any_keys_leave_a_line_whole():
    rng = random.Random(7)
    line, model = EditedLine(most=30), None
    for _ in range(4000):
        step, act = rng.choice([-1, 1]), rng.randrange(6)
        before, (start, end) = line.text, line.selection
        if act == 0:
            added = rng.choice(["a", "bc ", "\n", "7 di denari"])
            line.insert(added)
            model = before[:start] + added.replace("\n", " ")[: 30 - len(before) + end - start] + before[end:]
            assert line.text == model
        elif act == 1:
            line.erase(step, by_word=rng.random() < 0.3)
            assert len(line.text) <= len(before)
            if start != end:
                assert line.text == before[:start] + before[end:]
        else:
            line.move(step, by_word=rng.random() < 0.3, selecting=rng.random() < 0.4)
            assert line.text == before
        assert 0 <= line.caret <= len(line.text) <= 30
        assert 0 <= line.anchor <= len(line.text)
