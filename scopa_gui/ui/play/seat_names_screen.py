"""Several people at one computer: names are entered for the seats; the computer plays a seat without a name.

People who have played like this before are offered by name.
"""

from collections.abc import Sequence
from functools import partial

import pygame

from scopa_gui.game.persons import LONGEST, person_name, person_named, room_of
from scopa_gui.game.table import level_seats
from scopa_gui.store.person_name import cleaned
from scopa_gui.store.settings import MOST_COMPANY
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import MatchWish, rules_of
from scopa_gui.ui.words.profile_words import name_of
from scopa_gui.ui.words.sides import seat_names, seat_places
from scopa_gui.ui.words.translation import _

_LEAST_OFFERED = 4
"""So many names are offered at most, or one for each seat where more play."""


class SeatNamesScreen(ControlScreen):
    """An overlay over the new match: a field for each seat, the first one mine."""

    overlay = True

    def __init__(self, context: Context, wish: MatchWish) -> None:
        super().__init__(context)
        self._wish, self._rules = wish, rules_of(wish, offered_games(context))
        self._levels = level_seats(self._rules, wish.level, wish.partner)
        self._sheet = self._about = self._known = pygame.Rect(0, 0, 0, 0)
        self._labels: list[pygame.Rect] = []
        first = name_of(context.profiles.current)
        self._company = [name for name in dict.fromkeys(map(cleaned, context.settings.company)) if name]
        self._is_full = False
        self._fields = [self._field(seat) for seat in range(self._rules.players)]
        self._is_full = not self._fields[0].line.insert(first)
        self.group.focus = self._fields[1].name

    def _field(self, seat: int) -> TextField:
        return TextField(
            f"seat{seat}",
            "",
            "",
            self._typed,
            self._deal,
            most=LONGEST,
            size=lambda text: room_of(cleaned(text)),
            on_full=self._stopped,
        )

    def rules_page(self) -> Push:
        return Push("rules", rules=self._rules)

    @property
    def people(self) -> tuple[str, ...]:
        """Players by seat: people by name, the computer's players for the rest."""
        names = [cleaned(field.text) for field in self._fields]
        return tuple(person_named(name) if name else self._levels[seat] for seat, name in enumerate(names))

    def build(self) -> list[Widget]:
        computers = seat_names(self._levels, self._rules.sides)
        for seat, field in enumerate(self._fields):
            field.hint = _("{name}, the computer").format(name=computers[seat]) if seat else _("Name")
        deal = Button("deal", _("Deal the cards"), self._deal, ButtonKind.PRIMARY)
        deal.enabled = self._can_deal
        offered = [
            Button(f"known{place}", name, partial(self._seat, name), ButtonKind.PAPER)
            for place, name in enumerate(self._offered)
        ]
        return [*self._fields, *offered, deal, Button("back", _("Back"), Pop, ButtonKind.PAPER)]

    @property
    def _offered(self) -> list[str]:
        """Names of people who have played here before and have no seat yet; none once all seats are taken."""
        seated = {cleaned(field.text) for field in self._fields}
        free = [name for name in self._company if name not in seated]
        return free[: max(_LEAST_OFFERED, len(self._fields))] if "" in seated else []

    def _seat(self, name: str) -> Answer:
        """Write a name where somebody is being written, or at the first free seat, and go on to the next."""
        at = self.group.focused
        empty = [field for field in self._fields if not cleaned(field.text)]
        (at if isinstance(at, TextField) and at in empty else empty[0]).put(name)
        left = [field for field in empty if not cleaned(field.text)]
        self.group.focus = left[0].name if left else "button:deal"
        return USED

    @property
    def _can_deal(self) -> bool:
        first, *others = (person_name(seat) for seat in self.people)
        return bool(first) and any(others)

    def arrange(self) -> None:
        theme = self.theme
        count = len(self._fields)
        offered_width = theme.px(250) if self._company else 0
        wide = min(theme.px(760) + offered_width, theme.size[0] - theme.space(6))
        row = theme.control + theme.space(1)
        about = round(theme.type_px(TypeStyle.HEADING) * 1.4) + round(theme.type_px(TypeStyle.BODY) * 2.6)
        rows = max(count, min(_LEAST_OFFERED, len(self._company)))
        high = about + rows * row + theme.control + 8 * theme.space(1)
        self._sheet = pygame.Rect(0, 0, wide, min(high, theme.size[1] - theme.space(2)))
        self._sheet.center = (theme.size[0] // 2, theme.size[1] // 2)
        inner = self._sheet.inflate(-2 * theme.space(4), -2 * theme.space(2))
        self._about = pygame.Rect(inner.left, inner.top, inner.width - offered_width, about)
        self._known = pygame.Rect(self._about.right + theme.space(2), inner.top, offered_width - theme.space(2), about)
        left = round(self._about.width * 0.32)
        top = self._about.bottom + theme.space(1)
        for place in range(len(self._offered)):
            box = pygame.Rect(self._known.left, top + place * row, self._known.width, theme.control)
            self.group.widget(f"button:known{place}").place(box, theme)
        self._labels = []
        for field in self._fields:
            self._labels.append(pygame.Rect(inner.left, top, left - theme.space(1), theme.control))
            field.place(pygame.Rect(inner.left + left, top, self._about.width - left, theme.control), theme)
            top += row
        self.place_row((("button:deal", 280), ("button:back", 180)), inner.right, inner.bottom - theme.control)

    @property
    def _places(self) -> Sequence[str]:
        return seat_places(len(self._fields), self._rules.sides, _("Here"))

    def _typed(self, _text: str) -> Answer:
        self._is_full = False
        self.rebuild()
        return USED

    def _stopped(self) -> Answer:
        """Say that a name is full."""
        self._is_full = True
        self.rebuild()
        return USED

    def words(self) -> str:
        """Return the words above the fields."""
        if self._is_full:
            return _("No room left: names hold {count} plain letters, fewer with accents.").format(count=LONGEST)
        return _("Hands are hidden between turns. The computer plays any seat without a name.")

    def _deal(self) -> Answer:
        if not self._can_deal:
            return USED
        here = [name for name in map(person_name, self.people[1:]) if name]
        self.context.change(company=tuple(dict.fromkeys((*here, *self._company)))[:MOST_COMPANY])
        return Home("deal_together", wish=self._wish, seats=self.people)

    def draw_still(self, surface: pygame.Surface) -> None:
        self.draw_sheet(surface, self._sheet)
        brush = self.brush(surface)
        head = self._about.copy()
        head.height = round(self.theme.type_px(TypeStyle.HEADING) * 1.4)
        brush.write(head, _("Together at this computer"), TypeStyle.HEADING, INK)
        below = pygame.Rect(head.left, head.bottom, head.width, self._about.bottom - head.bottom)
        tone = WINE if self._is_full else INK_SOFT
        brush.write(below, self.words(), TypeStyle.BODY, tone, valign="top")
        if self._offered:
            above = pygame.Rect(self._known.left, self._known.top, self._known.width, self._known.height)
            brush.write(above, _("Previous players"), TypeStyle.LABEL, INK, valign="bottom")
        for label, words in zip(self._labels, self._places, strict=True):
            brush.write(label, words, TypeStyle.LABEL, INK)
