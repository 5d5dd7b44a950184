"""Overlay for a match of several people at one computer: a name for each seat; seats without one are the computer's.

Names of earlier matches are offered as buttons.
"""

from functools import partial

from scopa_gui.game.persons import LONGEST, bytes_of_name, person_name, person_named
from scopa_gui.game.table import level_seats
from scopa_gui.store.person_name import cleaned
from scopa_gui.store.settings import MOST_COMPANY
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.layout import Control, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.scene import USED, Answer, Home, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.play.match_wish import MatchWish, rules_of
from scopa_gui.ui.words.matches import name_of
from scopa_gui.ui.words.sides import seat_names, seat_places
from scopa_gui.ui.words.translation import _

_LEAST_OFFERED = 4
"""Number of names offered at most; as many as seats if there are more of these."""
_KNOWN = 234
"""Width of the buttons with names, in units."""


class SeatNamesScreen(ControlScreen):
    """Overlay over the new match with a field for each seat, the first one mine."""

    overlay = True

    def __init__(self, context: Context, wish: MatchWish) -> None:
        super().__init__(context)
        self._wish = wish
        self._rules = rules_of(wish, offered_games(context))
        self._levels = level_seats(self._rules, wish.level, wish.partner)
        self._company = [name for name in dict.fromkeys(map(cleaned, context.settings.company)) if name]
        self.fields = [
            TextField(
                f"seat{seat}",
                "",
                "",
                self._show_typed,
                self._deal,
                most=LONGEST,
                size=lambda text: bytes_of_name(cleaned(text)),
                on_full=self._show_full,
            )
            for seat in range(self._rules.players)
        ]
        self._is_full = not self.fields[0].line.insert(name_of(context.profiles.current))
        self.group.focus = self.fields[1].name

    def rules_page(self) -> Push:
        return Push("rules", rules=self._rules)

    @property
    def people(self) -> tuple[str, ...]:
        """Players by seat: named people, and computer players for the rest."""
        names = [cleaned(field.text) for field in self.fields]
        return tuple(person_named(name) if name else self._levels[seat] for seat, name in enumerate(names))

    def content(self) -> Part:
        computers = seat_names(self._levels, self._rules.sides)
        places = seat_places(len(self.fields), self._rules.sides, _("Here"))
        rows = []
        for seat, (field, place) in enumerate(zip(self.fields, places, strict=True)):
            field.hint = _("{name}, the computer").format(name=computers[seat]) if seat else _("Name")
            rows.append(Row(Words(place, TypeStyle.LABEL, INK, valign="middle", share=0.47), Control(field)))
        deal = Button("deal", _("Deal the cards"), self._deal, ButtonKind.PRIMARY)
        deal.enabled = self._can_deal
        known: Part | None = None
        previous: Part | None = None
        if self._company:
            people = [
                Control(Button(f"known{place}", name, partial(self._seat, name), ButtonKind.PAPER))
                for place, name in enumerate(self.offered)
            ]
            # The column does not become lower when there are fewer names.
            most = max(len(rows), min(_LEAST_OFFERED, len(self._company)))
            row = self.theme.control / self.theme.space()
            known = Stack(*people, *[Space(row)] * (most - len(people)), width=_KNOWN)
            previous = Words(
                _("Previous players") if self.offered else "", TypeStyle.LABEL, INK, valign="bottom", width=_KNOWN
            )
        return self.sheet(
            Words(_("Together at this computer"), TypeStyle.HEADING, INK, valign="middle"),
            Row(Words(self.words(), colour=WINE if self._is_full else INK_SOFT, lines=2), previous, gap=2),
            Row(Stack(*rows), known, gap=2),
            Buttons(deal, back=self.back()),
            width=1010 if known else 760,
        )

    @property
    def offered(self) -> list[str]:
        """Names of people who played here before and have no seat yet; none once all seats are taken."""
        seated = {cleaned(field.text) for field in self.fields}
        free = [name for name in self._company if name not in seated]
        return free[: max(_LEAST_OFFERED, len(self.fields))] if "" in seated else []

    def _seat(self, name: str) -> Answer:
        """Put a name into the focused field if it is empty, or into the first empty one, and go to the next."""
        at = self.group.focused
        empty = [field for field in self.fields if not cleaned(field.text)]
        (at if isinstance(at, TextField) and at in empty else empty[0]).put(name)
        left = [field for field in empty if not cleaned(field.text)]
        self.group.focus = left[0].name if left else "button:deal"
        return USED

    @property
    def _can_deal(self) -> bool:
        first, *others = (person_name(seat) for seat in self.people)
        return bool(first) and any(others)

    def _show_typed(self, _text: str) -> Answer:
        self._is_full = False
        return self.rebuild()

    def _show_full(self) -> Answer:
        """Show that a name has no room for another letter."""
        self._is_full = True
        return self.rebuild()

    def words(self) -> str:
        if self._is_full:
            return _("No room left: names hold {count} plain letters, fewer with accents.").format(count=LONGEST)
        return _("Hands are hidden between turns. The computer plays any seat without a name.")

    def _deal(self) -> Answer:
        if not self._can_deal:
            return USED
        here = [name for name in map(person_name, self.people[1:]) if name]
        self.context.change(company=tuple(dict.fromkeys((*here, *self._company)))[:MOST_COMPANY])
        return Home("deal_match", wish=self._wish, seats=self.people)
