"""Watching the computer's players: who of the seven sits where, and whether their hands lie open."""

from collections.abc import Callable

import pygame

from scopa_gui.ai.levels import ADVISER, LEVELS
from scopa_gui.game.table import level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments, Stepper
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import MatchWish, rules_of
from scopa_gui.ui.words.level_names import level_keys, level_name, portrait_of
from scopa_gui.ui.words.sides import seat_places
from scopa_gui.ui.words.translation import _, pgettext

_MOST_IN_ONE = 4
"""Seats that are listed below each other; more of them stand in two columns."""


class WatchScreen(ControlScreen):
    """An overlay over the new match: a row for each seat. Begins with who sat there last."""

    overlay = True

    def __init__(self, context: Context, wish: MatchWish) -> None:
        super().__init__(context)
        self._rules = rules_of(wish, offered_games(context))
        self._sheet = self._about = pygame.Rect(0, 0, 0, 0)
        usual = (ADVISER, *level_seats(self._rules, wish.level, wish.partner)[1:])
        last = [seat if seat in LEVELS else ADVISER for seat in context.settings.watched]
        self.seats = (*last, *usual[len(last) :])[: self._rules.players]

    def build(self) -> list[Widget]:
        people = [(key, level_name(key)) for key in level_keys()]
        places = seat_places(self._rules.players, self._rules.sides, _("Bottom"))
        seats = [
            Stepper(f"seat{seat}", place, people, sitting, self._sit(seat), around=True, share=0.42)
            for seat, (place, sitting) in enumerate(zip(places, self.seats, strict=True))
        ]
        open_word = pgettext("hands", "Shown")
        covered = pgettext("hands", "Hidden")
        hands = [(True, open_word, "open"), (False, covered, "covered")]
        return [
            *seats,
            Segments("hands", _("Hands"), hands, self.context.settings.watch_open, self._open, share=0.34),
            Button("watch", _("Watch"), self._watch, ButtonKind.PRIMARY),
            Button("back", _("Back"), Pop, ButtonKind.PAPER),
        ]

    def arrange(self) -> None:
        theme = self.theme
        count = len(self.seats)
        columns = 2 if count > _MOST_IN_ONE else 1
        rows = -(-count // columns)
        row = theme.control + theme.space(1)
        wide = min(theme.px(700 if columns == 1 else 1100), theme.size[0] - theme.space(6))
        about = round(theme.type_px(TypeStyle.HEADING) * 1.4) + round(theme.type_px(TypeStyle.BODY) * 2.6)
        high = about + (rows + 1) * row + theme.control + 8 * theme.space(1)
        self._sheet = pygame.Rect(0, 0, wide, min(high, theme.size[1] - theme.space(2)))
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(2))
        self._about = pygame.Rect(inner.left, inner.top, inner.width, about)
        top = self._about.bottom + theme.space(1)
        gap = theme.space(4)
        part = (inner.width - (columns - 1) * gap) // columns
        for seat in range(count):
            box = pygame.Rect(inner.left + seat // rows * (part + gap), top + seat % rows * row, part, theme.control)
            face = box.height + theme.space(1)
            choice_box = pygame.Rect(box.left + face, box.top, box.width - face, box.height)
            self.group.widget(f"choice:seat{seat}").place(choice_box, theme)
        hands = pygame.Rect(inner.left, top + rows * row + theme.space(1), inner.width, theme.control)
        self.group.widget("choice:hands").place(hands, theme)
        self.place_row((("button:watch", 280), ("button:back", 180)), inner.right, inner.bottom - theme.control)

    def _sit(self, seat: int) -> Callable[[str], Answer]:
        """Return a callback that seats the player of a level at this seat."""

        def take(level: str) -> Answer:
            self.seats = (*self.seats[:seat], level, *self.seats[seat + 1 :])
            self.redraw()
            return USED

        return take

    def _open(self, is_open: bool) -> Answer:
        self.context.change(watch_open=is_open)
        return USED

    def _watch(self) -> Answer:
        watched = (*self.seats, *self.context.settings.watched[len(self.seats) :])
        self.context.change(watched=watched)
        return Home("watched_match", rules=self._rules, seats=self.seats)

    def draw_still(self, surface: pygame.Surface) -> None:
        self.draw_sheet(surface, self._sheet)
        brush = self.brush(surface)
        theme = self.theme
        head = self._about.copy()
        head.height = round(theme.type_px(TypeStyle.HEADING) * 1.4)
        brush.write(head, _("Watch the computer play"), TypeStyle.HEADING, INK)
        below = pygame.Rect(head.left, head.bottom, head.width, self._about.bottom - head.bottom)
        words = _("Choose who sits where, then sit back. These matches don’t count and are not saved.")
        brush.write(below, words, TypeStyle.BODY, INK_SOFT, valign="top")
        for seat, sitting in enumerate(self.seats):
            row = self.group.widget(f"choice:seat{seat}").rect
            face = self.context.portraits().round(portrait_of(level_name(sitting)), row.height)
            if face is not None:
                surface.blit(face, (row.left - row.height - theme.space(1), row.top))
