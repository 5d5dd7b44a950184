"""Keys pressed by their places, as a hand does, while the system's layout is another one.

By keycodes: for a sign that the layout lacks xdotool would quickly lay it on a spare key.
"""

import subprocess
import time
from random import Random

import pytest

from scopa_gui.engine.cards import name_of
from tests.e2e.hands import Mouse
from tests.e2e.match import Course, begin, choose_speed, title
from tests.e2e.program import until

pytestmark = pytest.mark.e2e

CTRL, SHIFT = 37, 50
SEVEN, MINUS, Q, N, M, COMMA, SLASH, BACKSPACE = 16, 20, 24, 57, 58, 59, 61, 22
QUESTION = {"us": SLASH, "fr": M, "ru": SEVEN, "gr": SLASH}
"""Key that types "?" with Shift, where it is not the one right of the zero."""
STROKE = {"us": (SLASH,), "fr": (SHIFT, 60), "ru": (SHIFT, 51), "gr": (SLASH,)}
"""Keys that type "/", where they are not Shift and 7."""
LAYOUTS = ("us", "it", "de", "es", "fr", "pt", "ch", "ru", "gr")


class Keyboard:
    """A keyboard of another country at the program's window, and pictures of the screens that were seen before."""

    def __init__(self, program):
        self.program = program
        self.pictures = {}

    def lay(self, layout):
        """Change the layout, as the settings of a desktop do."""
        subprocess.run(["setxkbmap", "-layout", layout], env=self.program.server.environment, check=True)

    def press(self, *keycodes):
        """Press the last key while those before it are held."""
        *held, last = map(str, keycodes)
        words = [word for key in held for word in ("keydown", key)]
        words += ["key", last, *(word for key in reversed(held) for word in ("keyup", key))]
        subprocess.run(["xdotool", *words], env=self.program.server.environment, check=True)

    def hold(self, keycode, name):
        """Keep a key down until the window is as noted."""
        subprocess.run(["xdotool", "keydown", str(keycode)], env=self.program.server.environment, check=True)
        try:
            until(lambda: self.sees(name), f"{name} while {keycode} is held")
        finally:
            subprocess.run(["xdotool", "keyup", str(keycode)], env=self.program.server.environment, check=True)

    def sees(self, name):
        """Compare the window with the picture of a screen."""
        return self.program.screen().tobytes() == self.pictures[name]

    def note(self, name):
        """Remember the picture of the screen that is seen now."""
        self.program.server.settle()
        self.pictures[name] = self.program.screen().tobytes()

    def leaves(self, old, new, *names):
        """Press keys by their names, see that the screen is another, and note it."""
        self.program.server.key(*names)
        until(lambda: not self.sees(old), f"{new} by {names}")
        self.note(new)

    def opens(self, name, layout, *keycodes):
        """Press keys on the title, see a screen come, and go back."""
        self.press(*keycodes)
        until(lambda: self.sees(name), f"{name} by {keycodes} on {layout}", 4.0)
        self.program.server.key("Escape")
        until(lambda: self.sees("title"), f"the title behind {name} on {layout}", 4.0)


@pytest.mark.whole
def test_signs_and_shortcuts_are_where_each_keyboard_has_them(program):
    title(program)
    program.wait_to_see("button:play")
    program.step_aside()
    keyboard = Keyboard(program)
    keyboard.lay("us")
    keyboard.note("title")
    for name, key in (("keys", "ctrl+slash"), ("new match", "ctrl+n"), ("settings", "ctrl+comma")):
        keyboard.leaves("title", name, key)
        program.server.key("Escape")
        until(lambda: keyboard.sees("title"), f"the title behind {name}")
    for layout in LAYOUTS:
        keyboard.lay(layout)
        question = QUESTION.get(layout, MINUS)
        keyboard.opens("keys", layout, SHIFT, question)
        keyboard.opens("keys", layout, CTRL, SHIFT, question)
        keyboard.opens("keys", layout, CTRL, *STROKE.get(layout, (SHIFT, SEVEN)))
        if layout in ("fr", "ru", "gr"):
            keyboard.opens("new match", layout, CTRL, N)
            keyboard.opens("settings", layout, CTRL, M if layout == "fr" else COMMA)
    keyboard.press(M)
    until(lambda: program.saved().get("muted") is True, "M mutes on a Greek keyboard")
    keyboard.press(CTRL, Q)
    until(lambda: not program.runs, "Ctrl+Q ends on a Greek keyboard")


def test_keys_that_are_held_go_on(program):
    title(program)
    program.wait_to_see("button:play")
    program.step_aside()
    keyboard = Keyboard(program)
    keyboard.note("title")
    keyboard.leaves("title", "rules", "F1")
    keyboard.leaves("rules", "empty", "ctrl+f")
    keyboard.leaves("empty", "letters", *"aceacenb")
    keyboard.hold(BACKSPACE, "empty")


@pytest.mark.whole
def test_enter_and_space_play_no_card_on_which_the_pointer_merely_rests(program):
    mouse = Mouse(program)
    choose_speed(program, mouse, "instant")
    course = Course(program, mouse, begin(program, mouse, "scopa", 2).id, Random("rests"))
    table = course.wait_for_me()
    course.see_my_hand(table)
    scene = program.mirror.table(table)
    program.point(program.middle(f"card:{name_of(scene.layout.hand[-1])}"))
    for _ in range(3):
        program.server.key("space", "Return")
        time.sleep(0.2)
    assert len(course.stored().moves) == table.moves_played
    for key in ("Right", "space"):
        program.server.settle()
        program.server.key(key)
    program.server.settle()
    if len(course.stored().moves) == table.moves_played:
        program.server.key("space")  # there are several ways to take
    until(lambda: len(course.stored().moves) > table.moves_played, "a card that the keyboard chose")
    assert course.stored().moves[table.moves_played].startswith(name_of(scene.layout.hand[0]))
