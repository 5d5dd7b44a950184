"""Keys and gamepad buttons of the game, and the lists of them for players.

A new key needs a binding here, given to the button that it presses: that shows the key in its label and answers it.
Keys that move the focus, or press the focused control, belong to the controls (kit/widgets).
"""

from collections.abc import Mapping

import pygame

from scopa_gui.ui.kit.binding import Binding
from scopa_gui.ui.kit.intents import Key
from scopa_gui.ui.kit.pad_reader import PadFamily
from scopa_gui.ui.words.translation import _, pgettext

KeyRow = tuple[str, str]
"""Keys and their effect, in words."""


def key_name(key: str) -> str:
    """Return the name of a key, spelled as in a binding, in the player's language."""
    *held, last = key.split("+")
    names = {
        "1 to 0": pgettext("key", "1 to 0"),
        "arrows": pgettext("key", "arrows"),
        "backspace": pgettext("key", "Backspace"),
        "ctrl": pgettext("key", "Ctrl"),
        "d-pad": pgettext("key", "D-pad, left stick"),
        "end": pgettext("key", "End"),
        "enter": pgettext("key", "Enter"),
        "home": pgettext("key", "Home"),
        "page down": pgettext("key", "Page down"),
        "page up": pgettext("key", "Page up"),
        "shift arrows": pgettext("key", "Shift + arrows"),
        "space": pgettext("key", "Space"),
    }
    return "+".join(names.get(part, part.capitalize()) for part in (*held, last))


def bound(*keys: str, also: tuple[str, ...] = (), pad: str = "", unshifted: bool = False) -> Binding:
    """Return a binding whose keys are named in the player's language."""
    return Binding(keys, also, pad, key_name, unshifted)


# Everywhere

PRESS = bound("enter", "space")
BACK = bound("esc")
FULL_SCREEN = bound("f11", also=("alt+enter",))
SCREENSHOT = bound("f12")
SOUND = bound("m")
RULES = bound("f1")
KEYS = bound("?", also=("ctrl+?", "ctrl+/"))
EXPLAIN = bound("f2", pad="RIGHTSTICK")
COPY = bound("ctrl+c")
PASTE = bound("ctrl+v", also=("shift+insert",))
FIND = bound("ctrl+f")
NEW_MATCH = bound("ctrl+n")
SETTINGS = bound("ctrl+,")
QUIT = bound("ctrl+q")

# At a table

REPLAY = bound("l")
HINT = bound("h", pad="X")
REDO = bound("redo")
TAKE_BACK = bound("u", "backspace")
WHAT_IF = bound("i")
WHY = bound("w", pad="Y")
KNOWN = bound("k")
LOOK_CLOSER = bound("z", pad="LEFTSTICK")
SHOW_AIDS = bound("a", pad="BACK", unshifted=True)
COUNT_CARDS = bound("t", unshifted=True)
HOLDINGS = bound("g", unshifted=True)
PRIMIERA_RACE = bound("p", unshifted=True)
PLAY_ON = bound("o")
SHOW_HANDS = bound("o")
OTHER_CARDS = bound("n")
SAME_CARDS = bound("r")

# Lessons, reviews, puzzles

NEXT = bound("n")
WHOLE_MATCH = bound("r")
FROM_HERE = bound("f")
TRY_AGAIN = bound("t")
SHOW = bound("s")
COPY_MATCH = bound("c")
COPY_POSITION = bound("p")
UNDO = bound("u")
JUDGE = bound("j")
PLAY_POSITION = bound("p")
SET_UP = bound("s")
PAUSE = bound("p")
STOP = bound("s")
MISSED = bound("m")
ONCE_MORE = bound("r")


def cell(*keys: Binding | str) -> str:
    """Return the names of keys, joined, for the first column of a list."""
    return ", ".join([key_name(name) for key in keys for name in ((key,) if isinstance(key, str) else key.keys)])


def everywhere() -> list[KeyRow]:
    """Return the keys of every screen and their effects."""
    return [
        (cell("tab", "arrows"), _("move around the screen")),
        (cell(PRESS), _("press")),
        (cell(BACK), _("back")),
        (cell("page up", "page down"), _("scroll by a page")),
        (cell("home", "end"), _("to the beginning; to the end")),
        (cell(FULL_SCREEN, SCREENSHOT), _("full screen; save a screenshot")),
        (cell(SOUND), _("sound on/off")),
        (cell(RULES, KEYS), _("rules for this screen; this list of keys")),
        (cell(EXPLAIN), _("explain words with a dotted underline")),
        (cell(COPY, PASTE), _("copy a match or puzzle; open one")),
        (cell(FIND), _("find words in the rules")),
        (cell(NEW_MATCH), _("new match")),
        (cell(SETTINGS), _("settings")),
        (cell(QUIT), _("quit (the match is saved)")),
    ]


def at_the_table() -> list[KeyRow]:
    """Return the keys of the table and their effects."""
    return [
        (cell("← →"), _("choose a card")),
        (cell("1 to 0"), _("choose a card or a capture")),
        (cell(PRESS), _("play it")),
        (cell("↑ ↓"), _("choose among several captures")),
        (cell(BACK), _("cancel the choice; menu")),
        (cell("space"), _("skip the animation")),
        (cell(REPLAY), _("replay the last move")),
        (cell(HINT), _("a hint; press again for more")),
        (cell("ctrl+z", "ctrl+y"), _("take back a move; redo it")),
        (cell(TAKE_BACK), _("take back a move")),
        (cell(WHAT_IF), _("what if…")),
        (cell(WHY, KNOWN), _("why a card was played; what was known")),
        (cell(LOOK_CLOSER), _("look closer (or right-click)")),
        (cell(SHOW_AIDS), _("aids; in puzzles: cards already played")),
        (cell(COUNT_CARDS, HOLDINGS, PRIMIERA_RACE), _("count, what the others can hold, primiera")),
        (cell("shift arrows"), _("look through the aids")),
        (cell("page up", "page down"), _("the pages of the aids")),
    ]


def when_looking_on() -> list[KeyRow]:
    """Return the additional keys of tables for watching or for trying moves out, and their effects."""
    return [
        (cell(PLAY_ON), _("let it play on; show the hands")),
        (cell(OTHER_CARDS), _("deal the others different cards")),
        (cell(SAME_CARDS), _("again from the same moment")),
        (cell(TAKE_BACK), _("back to your last card")),
        (cell(REPLAY), _("replay the last move")),
        (cell(WHY, KNOWN), _("why a card was played; what was known")),
    ]


def in_practice() -> list[KeyRow]:
    """Return the keys of lessons, the memory drill and reviews, and their effects.

    Buttons of puzzles show their own keys.
    """
    return [
        (cell("enter", "backspace"), _("lesson: next step; a step back")),
        (cell(PAUSE, "space"), _("memory: pause; carry on")),
        (cell("← →"), _("one move back, one move forward")),
        (cell("↑ ↓"), _("your previous move, your next move")),
        (cell("home", "end"), _("the first move, the last move")),
        (cell("page up", "page down"), _("the previous round, the next round")),
        (cell(NEXT, WHOLE_MATCH), _("the next mistake; the whole match")),
        (cell(FROM_HERE), _("from here: play on or set up a position")),
        (cell(TRY_AGAIN, SHOW), _("try again; show what was better")),
        (cell(WHY), _("why not: how opponents could punish it")),
        (cell(KNOWN), _("what was known")),
        (cell(COPY_MATCH, COPY_POSITION), _("copy the match; the position")),
    ]


PAD_KEYS = {
    getattr(pygame, f"CONTROLLER_BUTTON_{binding.pad}"): Key(binding.keys[0])
    for binding in (HINT, WHY, SHOW_AIDS, LOOK_CLOSER, EXPLAIN)
}
"""Keys that gamepad buttons stand for, apart from those that move around and press."""

_BEHIND: Mapping[PadFamily, tuple[str, str, str, str]] = {
    PadFamily.XBOX: ("LB", "RB", "LT", "RT"),
    PadFamily.PLAYSTATION: ("L1", "R1", "L2", "R2"),
    PadFamily.NINTENDO: ("L", "R", "ZL", "ZR"),
}
"""Names of the shoulder buttons and of the triggers, left and right."""


def _pad_names(family: PadFamily) -> Mapping[str, str]:
    """Return the names of a gamepad's buttons by SDL's names.

    Nintendo swaps A with B and X with Y; SDL names its buttons as they are labelled.
    """
    sticks = {"LEFTSTICK": _("Left stick"), "RIGHTSTICK": _("Right stick")}
    match family:
        case PadFamily.PLAYSTATION:
            front = {"A": _("Cross"), "B": _("Circle"), "X": _("Square"), "Y": _("Triangle")}
            return {**sticks, **front, "BACK": _("Share"), "START": _("Options")}
        case PadFamily.NINTENDO:
            middle = {"BACK": "\N{MINUS SIGN}", "START": "+"}
        case _:
            middle = {"BACK": _("View"), "START": _("Menu")}
    return {**sticks, **middle, **{letter: letter for letter in "ABXY"}}


def pad_everywhere(family: PadFamily) -> list[KeyRow]:
    """Return the gamepad buttons of every screen and their effects."""
    name = _pad_names(family)
    before, behind, up, down = _BEHIND[family]
    return [
        (cell("d-pad"), _("move around the screen")),
        (name["A"], _("press")),
        (name["B"], _("back")),
        (f"{before}, {behind}", _("previous item; next item")),
        (f"{up}, {down}", _("turn the page")),
        (name[EXPLAIN.pad], _("pressed: explain underlined words")),
    ]


def pad_at_the_table(family: PadFamily) -> list[KeyRow]:
    """Return the gamepad buttons of the table and their effects."""
    name = _pad_names(family)
    before, behind, up, down = _BEHIND[family]
    return [
        (cell("← →"), _("choose a card")),
        (name["A"], _("play it")),
        (cell("↑ ↓"), _("choose among several captures")),
        (name["B"], _("cancel the choice; menu")),
        (name[HINT.pad], _("a hint; press again for more")),
        (name[WHY.pad], _("why a card was played")),
        (name[LOOK_CLOSER.pad], _("pressed: look closer")),
        (f"{before}, {behind}", _("to the buttons at the table")),
        (name["START"], _("the menu: What if…, keys")),
        (name[SHOW_AIDS.pad], _("aids; in puzzles: cards already played")),
        (name["RIGHTSTICK"], _("look through the aids")),
        (f"{up}, {down}", _("the next page of the aids")),
    ]
