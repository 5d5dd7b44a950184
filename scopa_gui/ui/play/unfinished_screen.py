"""List of unfinished matches, the last played first, and a page about the chosen one."""

from collections.abc import Sequence
from functools import partial
from time import localtime, strftime

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Drawn, Line, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import subject
from scopa_gui.ui.kit.scene import Answer, Home
from scopa_gui.ui.kit.theme import INK, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item
from scopa_gui.ui.kit.widgets.widget import Brush, Widget
from scopa_gui.ui.pages.list_page import MatchListPage
from scopa_gui.ui.play.unfinished_matches import (
    LOOKS,
    Unfinished,
    UnfinishedState,
    Waiting,
    elsewhere_words,
    line_words,
    unplayable_words,
)
from scopa_gui.ui.words.level_names import portraits_of
from scopa_gui.ui.words.matches import day_words, game_of
from scopa_gui.ui.words.sides import seat_names, side_names
from scopa_gui.ui.words.translation import _

_PLACES = 3
"""Number of portraits for which the width is shared out at least."""


class UnfinishedScreen(MatchListPage[Waiting]):
    """List of matches to continue or set aside; those set aside come last and can be restored."""

    entered = "button:continue"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)

    def open(self) -> None:
        self.next_timer = LOOKS
        self._unfinished.has_changed()
        self._read()

    def update(self, dt: float) -> Answer:
        """Look now and then for matches begun or left in another window."""
        if self.is_due(dt, LOOKS) and not self.group.is_held and self._unfinished.has_changed():
            self._read()
        return None

    def _read(self) -> Answer:
        self.matches = {str(waiting.stored.id): waiting for waiting in self._unfinished.all()}
        if self.chosen not in self.matches:
            self.chosen = next(iter(self.matches), "")
        return self.rebuild()

    def heading(self) -> str:
        return _("Unfinished matches")

    def item(self, key: str, match: Waiting) -> Item:
        return Item(key, game_of(match.stored), line_words(match))

    def actions(self, match: Waiting) -> Sequence[Widget]:
        away = Button("away", _("Set aside"), self._set_aside)
        match match.state:
            case UnfinishedState.READY:
                way = Home("continue_match", match=match.stored.id)
                return Button("continue", _("Continue"), lambda: way, ButtonKind.PRIMARY), away
            case UnfinishedState.UNPLAYABLE:
                return (away,)
            case UnfinishedState.PUT_AWAY:
                return (Button("up", _("Restore"), self._restore),)
        return ()

    def handle(self, intent: Intent) -> Answer:
        """Let Delete set the chosen match aside."""
        offered = (widget.name for widget in self.group.widgets)
        if isinstance(intent, Key) and intent.name == "delete" and "button:away" in offered:
            return self._set_aside()
        return super().handle(intent)

    def _set_aside(self) -> Answer:
        could, notice = self.context.archive.set_aside(int(self.chosen), self.context.now())
        self.context.tell(notice)
        if notice is None:
            message = _("Set aside. The match stays at the end of this list, where you can restore it.")
            self.context.say(message if could else elsewhere_words())
        return self._read()

    def _restore(self) -> Answer:
        self.context.tell(self.context.archive.take_up(int(self.chosen)))
        return self._read()

    def none(self) -> Part:
        words = _(
            "No unfinished matches. A match you leave is saved card by card and listed here until it is finished."
        )
        return self.nothing(words, ("", "FB", ""))

    def about(self, match: Waiting) -> Part:
        def draw_face(portrait: str, brush: Brush, box: pygame.Rect) -> None:
            if portrait:
                self.faces.draw(brush, portrait, box)

        people: list[Part] = []
        if match.table is not None:
            seats = match.table.seats
            names = seat_names(seats, match.table.rules.sides)
            people = [
                Stack(
                    Drawn(partial(draw_face, portrait), 150),
                    Words(name, TypeStyle.LABEL, INK, align="centre", lines=1.5),
                    gap=0.0,
                )
                for name, portrait in list(zip(names, portraits_of(names, seats), strict=True))[1:]
            ]
            people += [Space()] * (_PLACES - len(people))
        rows: list[Part] = []
        for label, fact in _facts(match):
            shown = Words(fact, TypeStyle.BODY, INK, valign="middle", lines=1.9, share=0.64)
            rows += [Line(), Row(Words(label, TypeStyle.NOTE, valign="middle", share=0.36), shown)]
        advice = _("It is saved. Set it aside to move it to the end of this list.")
        why_not = {
            UnfinishedState.ELSEWHERE: elsewhere_words(),
            UnfinishedState.UNPLAYABLE: f"{unplayable_words(match.part)} {advice}",
            UnfinishedState.PUT_AWAY: _(
                "You set this match aside. It counts neither as won nor as lost, and stays exactly as it was."
            ),
        }
        head = subject(game_of(match.stored), why_not.get(match.state, ""))
        return Stack(head, Row(*people) if people else None, Stack(*rows, gap=0.0), gap=1.5)


def _facts(waiting: Waiting) -> list[tuple[str, str]]:
    """Return labels and facts of a match; only its times if it cannot be read."""
    stored = waiting.stored
    table = waiting.table
    known = []
    if table is not None:
        names = side_names(table.seats, table.rules.sides)
        points = ", ".join(f"{name} {total}" for name, total in zip(names, table.totals, strict=True))
        left = table.view().plays_left
        progress = _("{number}, {left} of {all} cards to play").format(
            number=table.smazzata, left=left, all=left + len(table.history)
        )
        known = [
            (_("Points"), _("{points}; to {target}").format(points=points, target=table.rules.target)),
            (_("Round"), progress),
        ]
    return [*known, (_("Last played"), _moment(stored.touched)), (_("Started"), _moment(stored.started))]


def _moment(at: float) -> str:
    try:
        return f"{day_words(at)}, {strftime('%H:%M', localtime(at))}"
    except (OverflowError, OSError, TypeError, ValueError):
        return day_words(at)
