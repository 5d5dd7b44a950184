"""Three ways of using the program: mouse, keyboard, gamepad. All press named controls and play given moves."""

import os
from random import Random
from typing import ClassVar, Protocol

from scopa_gui.engine.cards import RANK_SETS, Card, CardSet, cards_of, name_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.geometry.hit_test import table_card_at
from scopa_gui.ui.table.input import move_choice as choosing
from scopa_gui.ui.table.input.move_choice import options_of
from scopa_gui.ui.table.paint import option_bar
from scopa_gui.ui.table.table_screen import TableScreen
from tests.e2e.program import Program


class Hands(Protocol):
    """What a test asks of any."""

    def press(self, name: str) -> None:
        """Press a button that is seen on the screen."""
        ...

    def choose(self, name: str, part: str) -> None:
        """Choose one of a control's values."""
        ...

    def play(self, scene: TableScreen, move: Move) -> None:
        """Play a card at the table; the mirror shows it at rest."""
        ...


class Mouse:
    """Clicks and drags. The ways of playing a card take turns."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.used: dict[str, int] = {}

    def press(self, name: str) -> None:
        self._press(name)

    def _press(self, name: str) -> tuple[int, int]:
        at = self.program.middle(name)
        self.program.point(at)
        self.program.wait_to_see(name)
        self.program.server.click(*at)
        return at

    def choose(self, name: str, part: str) -> None:
        target = f"{name}={part}"
        at = self._press(target)
        self.program.mirror.press(at)
        self.program.wait_to_see(target)

    def play(self, scene: TableScreen, move: Move) -> None:
        self.program.step_aside()  # a click at the same place would be the second half of a double click
        ways = [self._click, self._drag]
        options = options_of(scene.timeline.view, move.card)
        if len(options) > 1:
            ways = [self._click_option, self._drag_onto, self._drag_then_option]
            if not any(move.taken & ~other.move.taken == 0 for other in options if other.move != move):
                ways += [self._click_cards, self._cards_first]
        way = min(ways, key=lambda one: self.used.get(one.__name__, 0))
        self.used[way.__name__] = self.used.get(way.__name__, 0) + 1
        way(scene, move)

    # The ways

    def _at(self, scene: TableScreen, card: Card) -> tuple[int, int]:
        return scene.targets()[f"card:{name_of(card)}"].center

    def _click(self, scene: TableScreen, move: Move) -> None:
        self.program.server.click(*self._at(scene, move.card))

    def _drag(self, scene: TableScreen, move: Move) -> None:
        self.program.server.drag(*self._at(scene, move.card), *_bare_cloth(scene))

    def _click_option(self, scene: TableScreen, move: Move) -> None:
        self._click(scene, move)
        self._option(scene, move)

    def _drag_then_option(self, scene: TableScreen, move: Move) -> None:
        self._drag(scene, move)
        self._option(scene, move)

    def _option(self, scene: TableScreen, move: Move) -> None:
        number = next(option.number for option in options_of(scene.timeline.view, move.card) if option.move == move)
        control = scene.control
        control.choice = choosing.press_hand(control.choice, move.card).choice
        for _ in options_of(scene.timeline.view, move.card):
            if f"option:{number}" in scene.targets():
                break
            self.program.server.click(*scene.targets()["option:more"].center)
            control.choice = option_bar.next_page(control.choice, scene.layout.regions.band, scene.theme)
        self.program.server.click(*scene.targets()[f"option:{number}"].center)

    def _click_cards(self, scene: TableScreen, move: Move) -> None:
        self._click(scene, move)
        for card in _picks(scene.timeline.view, move):
            self.program.server.click(*self._at(scene, card))

    def _cards_first(self, scene: TableScreen, move: Move) -> None:
        for card in cards_of(move.taken & scene.timeline.view.table):
            self.program.server.click(*self._at(scene, card))
        self._click(scene, move)

    def _drag_onto(self, scene: TableScreen, move: Move) -> None:
        """Drop the card on one that only this option takes, or on any and then press the option."""
        options = options_of(scene.timeline.view, move.card)
        for card in cards_of(move.taken & scene.timeline.view.table):
            if sum(option.move.taken >> card & 1 for option in options) == 1:
                self.program.server.drag(*self._at(scene, move.card), *self._at(scene, card))
                return
        self._drag_then_option(scene, move)


def _picks(view: PlayerView, move: Move) -> tuple[Card, ...]:
    """The table cards to click, one by one, until the card is played: clicks after that would be for the next turn."""
    choice = choosing.press_hand(choosing.MoveChoice(view), move.card).choice
    picks: list[Card] = []
    for card in cards_of(move.taken):
        picks.append(card)
        outcome = choosing.press_table(choice, card)
        if outcome.move is not None:
            break
        choice = outcome.choice
    return tuple(picks)


def _bare_cloth(scene: TableScreen) -> tuple[int, int]:
    """A point of the table where no card lies."""
    box = scene.layout.regions.table
    for down in range(1, 20):
        for across in range(1, 20):
            point = (box.left + box.width * across // 20, box.top + box.height * down // 20)
            if table_card_at(scene.layout, point) is None:
                return point
    raise AssertionError("the table is full")


class Keyboard:
    """Keys alone. The ways of choosing a card take turns."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.turn = 0

    def press(self, name: str) -> None:
        self._focus(name)
        self.program.wait_to_see(name)
        self.send("Return")

    def send(self, *names: str) -> None:
        """Press keys by their X names, one after the other."""
        self.program.server.key(*names)

    def _focus(self, name: str) -> None:
        """Press Tab until this control has the focus."""
        mirror = self.program.mirror
        for _ in range(40):
            if mirror.scene.focused() == name and mirror.scene.group.shows_focus:
                return
            self.send("Tab")
            mirror.key("tab")
        raise AssertionError(f"Tab does not reach {name}")

    def choose(self, name: str, part: str) -> None:
        self._focus(name)
        mirror, program = self.program.mirror, self.program
        keys = ("Up", "Down") if name.startswith("list:") else ("Left", "Right")
        parts = _parts(mirror.scene.group.widget(name))
        now, then = parts.index(_value(mirror.scene.group.widget(name))), parts.index(part)
        for _ in range(abs(then - now)):
            key = keys[then > now]
            self.send(key)
            mirror.key(key.lower())
        assert _value(mirror.scene.group.widget(name)) == part
        program.wait_to_see(name)

    def play(self, scene: TableScreen, move: Move) -> None:
        self.turn += 1
        place = scene.layout.hand.index(move.card) + 1
        options = options_of(scene.timeline.view, move.card)
        by_arrows = self.turn % 2
        keys = ["1", *["Right"] * (place - 1)] if by_arrows else [str(place % 10)]
        keys.append("space" if self.turn % 3 else "Return")
        if len(options) > 1:
            number = next(option.number for option in options if option.move == move)
            keys += ["Tab"] * number + ["Return"] if by_arrows or number > 9 else [str(number)]
        self.send(*keys)


class Gamepad(Keyboard):
    """A gamepad alone; its buttons are written, line by line, into a file that `padded.py` reads."""

    BUTTONS: ClassVar = {
        "Return": "a",
        "Tab": "rightshoulder",
        "Left": "dpad_left",
        "Right": "dpad_right",
        "Up": "dpad_up",
        "Down": "dpad_down",
    }

    def __init__(self, program: Program, handle: int) -> None:
        super().__init__(program)
        self._handle = handle

    def send(self, *names: str) -> None:
        for name in names:
            os.write(self._handle, f"{self.BUTTONS[name]}\n".encode())

    def play(self, scene: TableScreen, move: Move) -> None:
        """At the beginning of a turn no card has the focus: the first step goes to the first card."""
        options = options_of(scene.timeline.view, move.card)
        keys = ["Right"] * (scene.layout.hand.index(move.card) + 1) + ["Return"]
        if len(options) > 1:
            number = next(option.number for option in options if option.move == move)
            keys += ["Down"] * number + ["Return"]
        self.send(*keys)


def _parts(widget) -> list[str]:
    """The values that a control offers, as they are named in its targets."""
    return (
        [item.key for item in widget.items]
        if hasattr(widget, "items")
        else [str(option[2]) for option in widget.options]
    )


def _value(widget) -> str:
    return _parts(widget)[widget.index]


def lively(view: PlayerView, rng: Random) -> Move:
    """A move for a match that shows much and is short: several captures to choose from, then sevens, then a lay."""
    moves = view.legal_moves()
    by_card: dict[Card, list[Move]] = {}
    for move in moves:
        by_card.setdefault(move.card, []).append(move)
    several = [found for found in by_card.values() if len(found) > 1]
    if several:
        return rng.choice(rng.choice(several))
    sevens: CardSet = RANK_SETS[7]
    return max(moves, key=lambda move: (bool(move.taken & sevens), move.is_lay, rng.random()))
