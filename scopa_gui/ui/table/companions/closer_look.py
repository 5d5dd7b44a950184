"""A closer look at a card, the stock or a pile: while the right button, or a finger, is held on it; by Z until a key
more.

Nothing is played meanwhile. With the arrows everything that can be looked at comes one after the other.
"""

import re
from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from scopa_gui.engine.cards import name_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import NOWHERE, Back, Intent, Key, Point, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.hit_test import pile_at
from scopa_gui.ui.table.looked_at import LookedAt, card_looked_at, pile_looked_at, stock_looked_at
from scopa_gui.ui.table.paint.closeup import CloseUp

_STEPS: Final[Mapping[str, int]] = {"left": -1, "up": -1, "right": 1, "down": 1, "tab": 1}
_FUNCTION: Final = re.compile(r"f[0-9]+")


class CloserLook(Companion):
    """`seen` is what is looked at, or None; `drawn` what its picture covers."""

    def __init__(self, board: TableContext) -> None:
        super().__init__(board)
        self._picture = CloseUp(board.context)
        self.seen: LookedAt | None = None
        self.drawn = pygame.Rect(0, 0, 0, 0)
        self._view = board.course.view

    @property
    def modal(self) -> bool:  # type: ignore[override]
        """True if something is looked at: a press ends that, and does nothing else."""
        return self.seen is not None

    # What can be looked at

    def _all(self) -> list[LookedAt]:
        """Everything, mine first."""
        board = self.board
        view = board.course.view
        layout = board.layout
        deck = board.context.settings.deck
        cards = [card_looked_at(card, deck) for card in (*layout.hand, *layout.table)]
        stock = [stock_looked_at(view, board.status_line.names)] if view.stock and layout.regions.stock else []
        return [*cards, *stock, *(self._pile(side) for side in range(len(board.sides)))]

    def _pile(self, side: int) -> LookedAt:
        board = self.board
        return pile_looked_at(board.course.view, side, board.sides[side], counted=board.counts_piles)

    def _at(self, pos: Point) -> LookedAt | None:
        """Return what is at a point."""
        board = self.board
        card = board.card_at(pos)
        pile = pile_at(board.layout, pos)
        stock = board.layout.regions.stock
        if card is not None:
            return card_looked_at(card, board.context.settings.deck)
        if pile is not None:
            return self._pile(pile)
        is_stock = stock is not None and board.course.view.stock and stock.contains(pos)
        return stock_looked_at(board.course.view, board.status_line.names) if is_stock else None

    def _meant(self) -> LookedAt | None:
        """Return what has the focus, or is hovered; else the first thing there is."""
        control = self.board.control
        every = self._all()
        card = control.choice.focus if control.choice.aimed is None else control.choice.aimed
        focused = None if card is None else next((one for one in every if one.name == f"card:{name_of(card)}"), None)
        pointed = None if control.keyboard or control.pointer == NOWHERE else self._at(control.pointer)
        return focused or pointed or (every[0] if every else None)

    def _step(self, step: int) -> LookedAt | None:
        """The next thing, or the one before."""
        every = self._all()
        names = [one.name for one in every]
        place = names.index(self.seen.name) if self.seen is not None and self.seen.name in names else -step
        return every[(place + step) % len(every)] if every else None

    def look(self, seen: LookedAt | None) -> Answer:
        """Look at something, or away."""
        self.seen, self._view = seen, self.board.course.view
        if seen is None:
            self._picture.end()
        else:
            self._picture.begin()
        return USED

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        if self.seen is not None and view != self._view:  # what was looked at may be gone, or be asked for
            self.look(None)

    # Intents

    def handle(self, intent: Intent) -> Answer:
        return self._begin(intent) if self.seen is None else self._go_on(intent)

    def _begin(self, intent: Intent) -> Answer:
        if self.board.has_modal:
            return None
        match intent:
            case Press(pos, 3):
                return USED if self.board.course.moving else self.look(self._at(pos))
            case Release(_, 3):
                return USED
            case Key(name="z", alt=False, command=False):
                self.board.skip(lets_lie=True)
                return self.look(self._meant())
        return None

    def _go_on(self, intent: Intent) -> Answer:
        match intent:
            case Key(alt=False, command=False) if intent.name in _STEPS:
                return self.look(self._step(-1 if intent.shift and intent.name == "tab" else _STEPS[intent.name]))
            case Key() if intent.alt or intent.command or _FUNCTION.fullmatch(intent.name):
                self.look(None)
                return None
            case Press() | Release(_, 3) | Key() | Back():
                return self.look(None)
        return USED

    def close(self) -> None:
        self.look(None)

    # Pictures

    def spoken_parts(self) -> Sequence[Spoken]:
        if self.seen is None:
            return ()
        words = self.seen.describe(self.board.context.settings.deck)
        return (Spoken(f"look:{self.seen.name}", SpokenRole.TEXT, words, live=True),)

    def draw(self, brush: Brush) -> None:
        if self.seen is not None:
            with brush.text.heard.quiet():
                self.drawn = self._picture.draw(brush, self.seen)
