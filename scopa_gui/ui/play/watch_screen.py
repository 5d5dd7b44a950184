"""Overlay for watching computer players: the player of each seat, and whether the hands are shown."""

from functools import partial

import pygame

from scopa_gui.ai.levels import ADVISER, LEVELS
from scopa_gui.game.table import level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Drawn, Grid, Part, Row, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import USED, Answer, Home
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments, Stepper
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import MatchWish, rules_of
from scopa_gui.ui.words.level_names import level_keys, level_name, portrait_of
from scopa_gui.ui.words.sides import seat_places
from scopa_gui.ui.words.translation import _, pgettext

_MOST_IN_ONE = 4
"""Number of seats up to which they are in one column."""


class WatchScreen(ControlScreen):
    """Overlay over the new match with a row for each seat. It begins with the players of the last time."""

    overlay = True

    def __init__(self, context: Context, wish: MatchWish) -> None:
        super().__init__(context)
        self._rules = rules_of(wish, offered_games(context))
        usual = (ADVISER, *level_seats(self._rules, wish.level, wish.partner)[1:])
        last = [seat if seat in LEVELS else ADVISER for seat in context.settings.watched]
        self.seats = (*last, *usual[len(last) :])[: self._rules.players]

    def content(self) -> Part:
        people = [(key, level_name(key)) for key in level_keys()]
        places = seat_places(self._rules.players, self._rules.sides, _("Bottom"))
        face = 52 * self.theme.text_scale

        def draw_face(seat: int, brush: Brush, box: pygame.Rect) -> None:
            self.context.portraits().draw(brush, portrait_of(level_name(self.seats[seat])), box)

        rows = []
        for seat, place in enumerate(places):
            sit = partial(self._sit, seat)
            stepper = Stepper(f"seat{seat}", place, people, self.seats[seat], sit, around=True, share=0.42)
            rows.append(Row(Drawn(partial(draw_face, seat), width=face), Control(stepper)))
        hands = [(True, pgettext("hands", "Shown"), "open"), (False, pgettext("hands", "Hidden"), "covered")]
        are_many = len(rows) > _MOST_IN_ONE
        context = self.context
        are_open = context.settings.watch_open
        return self.sheet(
            Words(_("Watch the computer play"), TypeStyle.HEADING, INK, valign="middle"),
            Words(_("Choose who sits where, then sit back. These matches don’t count and are not saved."), lines=2),
            Grid(rows, 2 if are_many else 1, between=4, down=True),
            Control(Segments("hands", _("Hands"), hands, are_open, lambda shown: context.change(watch_open=shown))),
            Buttons(Button("watch", _("Watch"), self._watch, ButtonKind.PRIMARY), back=self.back()),
            width=1100 if are_many else 700,
        )

    def _sit(self, seat: int, level: str) -> Answer:
        self.seats = (*self.seats[:seat], level, *self.seats[seat + 1 :])
        self.redraw()
        return USED

    def _watch(self) -> Answer:
        self.context.change(watched=(*self.seats, *self.context.settings.watched[len(self.seats) :]))
        return Home("watched_match", rules=self._rules, seats=self.seats)
