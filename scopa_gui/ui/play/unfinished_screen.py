"""The unfinished matches, the last played first; on the right the state of the chosen one and the things to do."""

from collections.abc import Sequence
from time import localtime, strftime

import pygame

from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.scene import USED, Answer, Home, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, PAPER_DEEP, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.play.unfinished_matches import (
    LOOKS,
    Unfinished,
    UnfinishedState,
    Waiting,
    elsewhere_words,
    line_words,
    unplayable_words,
)
from scopa_gui.ui.words.level_names import portrait_of
from scopa_gui.ui.words.matches import day_words, game_of
from scopa_gui.ui.words.sides import seat_names, side_names
from scopa_gui.ui.words.translation import _


class UnfinishedScreen(ListAndDetail):
    """List to choose a match from, and continue it or set it aside; those set aside come last and can be taken up
    again.
    """

    share = 0.38
    list_name = "list:matches"
    entered = "button:continue"
    below = (
        ("button:continue", 240),
        ("button:away", 240),
        ("button:up", 240),
        ("button:new", 240),
        ("button:back", 200),
    )

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._unfinished = Unfinished(context)
        self._matches: dict[str, Waiting] = {}

    def open(self) -> None:
        self.next_timer = LOOKS
        self._unfinished.has_changed()
        self._read()

    def update(self, dt: float) -> Answer:
        """Now and then: another window may have begun a match, or left one."""
        self.next_timer = (self.next_timer or 0.0) - dt
        if self.next_timer <= 0:
            self.next_timer = LOOKS
            if not self.group.is_held and self._unfinished.has_changed():
                self._read()
        return None

    def _read(self) -> None:
        self._matches = {str(waiting.stored.id): waiting for waiting in self._unfinished.all()}
        if self._chosen not in self._matches:
            self._chosen = next(iter(self._matches), "")
        self.rebuild()

    # Controls

    def build(self) -> list[Widget]:
        items = [Item(key, game_of(waiting.stored), line_words(waiting)) for key, waiting in self._matches.items()]
        state = self._matches[self._chosen].state if self._matches else None
        made: list[Widget] = [Listing("matches", items, self._chosen, self._choose)]
        if state is None:
            made.append(Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY))
        if state is UnfinishedState.READY:
            made.append(Button("continue", _("Continue"), self._continue, ButtonKind.PRIMARY))
        if state in (UnfinishedState.READY, UnfinishedState.UNPLAYABLE):
            made.append(Button("away", _("Set aside"), self._set_aside))
        if state is UnfinishedState.PUT_AWAY:
            made.append(Button("up", _("Restore"), self._take_up))
        return [*made, Button("back", _("Back"), Pop)]

    def heading(self) -> str:
        return _("Unfinished matches")

    def handle(self, intent: Intent) -> Answer:
        """Delete puts the chosen match away."""
        if (
            isinstance(intent, Key)
            and intent.name == "delete"
            and any(widget.name == "button:away" for widget in self.group.widgets)
        ):
            return self._set_aside()
        return super().handle(intent)

    # What is done

    def _continue(self) -> Answer:
        return Home("continue_match", match=int(self._chosen))

    def _set_aside(self) -> Answer:
        could, notice = self.context.archive.set_aside(int(self._chosen), self.context.now())
        self.context.tell(notice)
        if notice is None:
            message = _("Set aside. The match stays at the end of this list, where you can restore it.")
            self.context.say(message if could else elsewhere_words())
        self._read()
        return USED

    def _take_up(self) -> Answer:
        self.context.tell(self.context.archive.take_up(int(self._chosen)))
        self._read()
        return USED

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        inner = self.inner
        waiting = self._matches.get(self._chosen)
        if waiting is None:
            words = _(
                "No unfinished matches. A match you leave is saved card by card and listed here until it is finished."
            )
            self.draw_nothing(surface, words, ("", "FB", ""))
            return
        words = _state_words(waiting)
        top = self.draw_subject(surface, inner, game_of(waiting.stored), words, 2.7 if words else 0.0)
        top = self._draw_people(
            surface, pygame.Rect(inner.left, top, inner.width, (inner.bottom - top) * 48 // 100), waiting
        )
        self._draw_rows(surface, pygame.Rect(inner.left, top, inner.width, inner.bottom - top), _facts(waiting))

    def _draw_people(self, surface: pygame.Surface, box: pygame.Rect, waiting: Waiting) -> int:
        """Draw the other players at the table; return the y at which they end."""
        if waiting.table is None:
            return box.top
        theme = self.theme
        brush = self.brush(surface)
        names = seat_names(waiting.table.seats, waiting.table.rules.sides)[1:]
        high = round(theme.type_px(TypeStyle.LABEL) * 1.5)
        wide = min(box.width // len(names), theme.px(190))
        size = min(wide - theme.space(2), box.height - high, theme.px(150))
        for place, name in enumerate(names):
            cell = pygame.Rect(box.left + place * wide, box.top, wide, box.height)
            face = self.context.portraits().round(portrait_of(name), size)
            if face is not None:
                surface.blit(face, face.get_rect(midtop=cell.midtop))
            below = pygame.Rect(cell.left, box.top + size, cell.width, high)
            brush.write(below.inflate(-theme.px(6), 0), name, TypeStyle.LABEL, INK, align="centre")
        return box.top + size + high + theme.space(1.5)

    def _draw_rows(self, surface: pygame.Surface, box: pygame.Rect, facts: Sequence[tuple[str, str]]) -> None:
        theme = self.theme
        brush = self.brush(surface)
        high = min(round(theme.type_px(TypeStyle.BODY) * 2.0), box.height // max(1, len(facts)))
        left = box.width * 36 // 100
        size = brush.text.alike(
            [(label, (left - theme.space(1), high)) for label, _fact in facts], TypeStyle.NOTE, theme
        )
        for place, (label, fact) in enumerate(facts):
            row = pygame.Rect(box.left, box.top + place * high, box.width, high)
            surface.fill(PAPER_DEEP, (row.left, row.top, row.width, theme.hairline))
            brush.write(
                pygame.Rect(row.left, row.top, left - theme.space(1), high), label, TypeStyle.NOTE, INK_SOFT, most=size
            )
            brush.write(pygame.Rect(row.left + left, row.top, row.width - left, high), fact, TypeStyle.BODY, INK)


def _state_words(waiting: Waiting) -> str:
    """Return why the match cannot be continued now; "" if it can."""
    match waiting.state:
        case UnfinishedState.ELSEWHERE:
            return elsewhere_words()
        case UnfinishedState.UNPLAYABLE:
            return (
                unplayable_words(waiting.amiss)
                + " "
                + _("It is saved. Set it aside to move it to the end of this list.")
            )
        case UnfinishedState.PUT_AWAY:
            return _("You set this match aside. It counts neither as won nor as lost, and stays exactly as it was.")
    return ""


def _facts(waiting: Waiting) -> list[tuple[str, str]]:
    """Return the rows of facts; for a match that cannot be read, only when it was played."""
    stored = waiting.stored
    table = waiting.table
    known = []
    if table is not None:
        names = side_names(table.seats, table.rules.sides)
        points = ", ".join(f"{name} {total}" for name, total in zip(names, table.totals, strict=True))
        view = table.view()
        left = view.plays_left
        known = [
            (_("Points"), _("{points}; to {target}").format(points=points, target=table.rules.target)),
            (
                _("Round"),
                _("{number}, {left} of {all} cards to play").format(
                    number=table.smazzata, left=left, all=left + len(table.history)
                ),
            ),
        ]
    return [*known, (_("Last played"), _moment(stored.touched)), (_("Started"), _moment(stored.started))]


def _moment(at: float) -> str:
    try:
        return f"{day_words(at)}, {strftime('%H:%M', localtime(at))}"
    except (OverflowError, OSError, TypeError, ValueError):
        return day_words(at)
