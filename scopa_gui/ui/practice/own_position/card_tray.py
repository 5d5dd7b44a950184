"""Trays from which and into which cards are moved: with the mouse, or one card at a time with the keys."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from scopa_gui.engine.cards import Card, CardSet, cards_of, name_of, rank_of, suit_of
from scopa_gui.engine.setup import Setup, Tray, TrayKind
from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem, problems_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import Key, Point
from scopa_gui.ui.kit.layout import UNSEEN, Control, Drawn, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of, in_one
from scopa_gui.ui.kit.theme import BRASS, GOLD, GOLD_BRIGHT, IVORY, IVORY_SOFT, PAPER, SLATE, WINE, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.card_places import RATIO
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.words.setup_problem_words import problem_words
from scopa_gui.ui.words.sides import dealer_word
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name

_HEAD = 23
"""Height in units of the line above the cards."""
_DECK_SHARE = 0.62
"""Share of the width for the tray of the forty cards."""
_GAP = 1.5
_WAYS = {"left": -1, "right": 1, "up": -10, "down": 10}


@dataclass(frozen=True)
class TrayState:
    """State of a tray: its cards, the number of cards face down (`closed`), the words above them, and a problem.

    `held` is the card that was picked up, from this or another tray; it follows the pointer if it is `dragged`. The
    tray is the hand of the player to move if it `plays`.
    """

    cards: CardSet = 0
    closed: int = 0
    title: str = ""
    note: str = ""
    problem: str = ""
    held: Card | None = None
    dragged: bool = False
    plays: bool = False


class CardTray(Widget):
    """A tray of cards.

    `press` is called with the tray and the card that is pressed, or None if the press hits no card; `drop` is called
    with a card to take out.
    """

    def __init__(
        self,
        context: Context,
        tray: Tray,
        press: Callable[[Tray, Card | None], Answer],
        drop: Callable[[Card], Answer],
    ) -> None:
        super().__init__(f"tray:{tray.kind.value}{tray.number}")
        self.tray = tray
        self.state = TrayState()
        self.card_height = 1
        self._context = context
        self._press = press
        self._drop = drop
        self._theme = Theme((1280, 800))
        self._head = Part()
        self._cards = Part(grow=1.0)
        self._at: Card | None = None

    @property
    def _is_grid(self) -> bool:
        return self.tray.kind is TrayKind.DECK

    def show(self, state: TrayState) -> None:
        """Show another state; the keys stay at the same card, or go to the nearest one."""
        order = self._order(state)
        if self._at not in order:
            at = self._at or 0
            self._at = min(order, key=lambda card: abs(card - at), default=None)
        self.state = state

    @staticmethod
    def _order(state: TrayState) -> list[Card]:
        return sorted(cards_of(state.cards), key=lambda card: (rank_of(card), suit_of(card)))

    def place(self, rect: pygame.Rect, theme: Theme) -> None:
        super().place(rect, theme)
        self._theme = theme
        self._head = Drawn(self._draw_head, _head(theme) / theme.unit)
        inner = Paper(Stack(Space(0.375), self._head, self._cards, gap=0.0), (0.75, 0.0))
        inner.lay(Brush(UNSEEN, theme, self._context.text), rect)

    def spots(self) -> dict[Card, pygame.Rect]:
        """Return the rectangle of each card."""
        places = self._places()
        if self._is_grid:
            return {card: places[card] for card in cards_of(self.state.cards)}
        return dict(zip(self._order(self.state), places, strict=False))

    def _places(self) -> list[pygame.Rect]:
        """Return the rectangles of all cards in rows; they overlap if they must.

        The forty cards have a row for each suit and a column for each rank.
        """
        area = self._cards.rect
        gap = self._theme.px(4)
        height = self.card_height
        width = round(height * RATIO)
        count = 40 if self._is_grid else self.state.cards.bit_count() + self.state.closed
        room = max(1, (area.height + gap) // (height + gap))
        rows = 4 if self._is_grid else min(room, max(1, -(-count * (width + gap) // max(1, area.width))))
        columns = -(-count // rows)
        step = (area.width - width) / max(1, columns - 1)
        step = step if self._is_grid else min(width + gap, step)
        top = area.top + max(0, area.height - rows * (height + gap) + gap) // 2
        return [
            pygame.Rect(
                area.left + round(number % columns * step), top + number // columns * (height + gap), width, height
            )
            for number in range(count)
        ]

    def card_at(self, pos: Point) -> Card | None:
        """Return the card at a point, the upper one of two; None if there is none."""
        return next((card for card, box in reversed(self.spots().items()) if box.collidepoint(pos)), None)

    def targets(self) -> Mapping[str, pygame.Rect]:
        return {self.name: self.rect} | {f"{self.name}={name_of(card)}": box for card, box in self.spots().items()}

    def spoken(self) -> Spoken:
        """Return the title and the problem in words, and the cards; the one that the keys are at counts as chosen."""
        cards = tuple(
            Spoken(
                f"{self.name}={name_of(card)}",
                SpokenRole.ITEM,
                in_one(sentence(card_name(card)), _("picked up") if card == self.state.held else ""),
                box_of(box),
                chosen=card == self._at,
            )
            for card, box in self.spots().items()
        )
        state = self.state
        name = in_one(state.title, state.note, state.problem)
        return Spoken(self.name, SpokenRole.LIST, name, box_of(self.rect), enabled=self.enabled, children=cards)

    # Mouse and keys

    def press(self, pos: Point) -> Answer:
        card = self.card_at(pos)
        self._at = self._at if card is None else card
        return self._press(self.tray, card)

    def key(self, key: Key) -> Answer:
        """Press, take out, or go to the next card in a direction; None if there is none, so that the focus moves on."""
        at = self._at
        match key.name:
            case "enter" | "space":
                mine = self.state.held is None or self.state.cards >> self.state.held & 1
                return self._press(self.tray, at if mine else None)
            case "delete" | "backspace" if at is not None and not self._is_grid:
                return self._drop(at)
            case "left" | "right" | "up" | "down" if at is not None:
                step = _WAYS[key.name]
                if self._is_grid:
                    line = range(at + step, 40 if step > 0 else -1, step)
                    ahead = [card for card in line if abs(step) == 10 or card // 10 == at // 10]
                    found = next((card for card in ahead if self.state.cards >> card & 1), None)
                else:
                    order = self._order(self.state)
                    place = order.index(at) + step
                    found = order[place] if abs(step) == 1 and 0 <= place < len(order) else None
                if found is not None:
                    self._at = found
                    return USED
        return None

    # Pictures

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        state = self.state
        cards = self._context.cards()
        takes = state.held is not None and not state.cards >> state.held & 1 and look.hovered
        line = WINE if state.problem else GOLD if takes else BRASS if state.plays else None
        brush.panel(self.rect, SLATE, line=line, radius=12, alpha=178, raised=False)
        self._head.draw(brush)
        places = self._places()
        if self._is_grid:
            # Outlines mark the places of cards that are in other trays.
            for box in (box for card, box in enumerate(places) if not state.cards >> card & 1):
                brush.surface.blit(shapes.frame(box.size, theme.px(5), theme.hairline, IVORY_SOFT, 46), box)
        else:
            for box in places[state.cards.bit_count() :]:
                cards.draw(brush.surface, None, self.card_height, Placement(*box.center, flip=0.0))
        for card, box in self.spots().items():
            if card == state.held and state.dragged:
                continue
            centre = box.move(0, -theme.px(6)).center if card == state.held else box.center
            cards.draw(brush.surface, card, self.card_height, Placement(*centre))
            if card == state.held or (look.focused and card == self._at):
                marked = shapes.around(centre, box.inflate(theme.px(6), theme.px(6)).size)
                colour = GOLD if card == state.held else GOLD_BRIGHT
                ring = shapes.frame(marked.size, theme.px(8), max(2, theme.px(3)), colour)
                brush.surface.blit(ring, marked)
        if state.problem:
            words = Words(state.problem, TypeStyle.SMALL, WINE, valign="middle")
            strip = Panel(words, (1.0, 0.25), fill=PAPER, line=WINE, radius=8, alpha=240, raised=False, grow=0.0)
            Stack(Space(), strip, Space(0.25), gap=0.0).paint(brush, self._cards.rect)
        if look.focused:
            shapes.focus_ring(brush.surface, self.rect, theme)

    def _draw_head(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the title, with a triangle if it is this player's turn, and the note at the right."""

        def draw_turn(brush: Brush, box: pygame.Rect) -> None:
            shapes.triangle(brush.surface, shapes.around(box.center, (box.width, box.width)), GOLD_BRIGHT, pointing=1)

        state = self.state
        note_width = brush.text.width(state.note, TypeStyle.SMALL, brush.theme) / brush.theme.unit + 1
        colour = GOLD_BRIGHT if state.plays else IVORY
        Row(
            Drawn(draw_turn, width=11 * brush.theme.text_scale) if state.plays else None,
            Words(state.title, TypeStyle.SMALL, colour, valign="middle", most=1.0),
            Words(state.note, TypeStyle.SMALL, IVORY_SOFT, align="right", valign="middle", width=note_width),
            gap=0.75,
        ).paint(brush, box)


class Trays(Stack):
    """All trays in rows: the forty cards and the table, the hands, the piles. All cards have one height in pixels."""

    def __init__(self, trays: Sequence[CardTray], players: int) -> None:
        deck, table, *others = trays
        columns = players if players in (2, 3) else players // 2
        places = [*(others[seat : seat + columns] for seat in range(0, players, columns)), others[players:]]
        self._upper = Row(Control(deck, share=_DECK_SHARE), Control(table, share=1 - _DECK_SHARE), gap=_GAP)
        self._lower = [Row(*map(Control, row), gap=_GAP) for row in places]
        super().__init__(self._upper, *self._lower, gap=_GAP, grow=1.0)
        self._trays = trays
        self.card_height = 1

    def lay(self, brush: Brush, rect: pygame.Rect) -> None:
        theme = brush.theme
        rows = len(self._lower)
        head = _head(theme) + theme.px(10)
        gaps = 3 * theme.px(4)
        free = rect.height - rows * theme.space(_GAP)
        step = (rect.width * _DECK_SHARE - theme.px(12)) / 10
        lowest = (free - (rows + 1) * head - gaps) // (4 + rows)
        self.card_height = min(TALLEST, lowest, round((step - theme.px(4)) / RATIO))
        for tray in self._trays:
            tray.card_height = self.card_height
        self._upper.grow = head + 4 * self.card_height + gaps
        for row in self._lower:
            row.grow = (free - self._upper.grow) / rows
        super().lay(brush, rect)


def _head(theme: Theme) -> int:
    """Return the height in pixels of the line above the cards."""
    return max(18, theme.px(_HEAD * theme.text_scale))


def tray_of(problem: SetupProblem) -> Tray | None:
    """Return the tray in which a problem is shown; None if it belongs to none."""
    match problem.kind:
        case ProblemKind.TABLE_WANTS | ProblemKind.TABLE_NOT_PLAYED:
            return Tray(TrayKind.TABLE)
        case ProblemKind.HAND_TOO_FULL:
            return Tray(TrayKind.HAND, problem.args["seat"])
        case ProblemKind.PILE_TOO_SMALL | ProblemKind.PILE_TOO_SOON | ProblemKind.SCOPE | ProblemKind.ALL_COINS:
            return Tray(TrayKind.PILE, problem.args["side"])
    return None


def states_of(
    setup: Setup, names: Sequence[str], sides: Sequence[str], held: Card | None, *, dragged: bool
) -> dict[Tray, TrayState]:
    """Return the state of each tray, in the order of the Tab key; `names` are by seat, `sides` by side."""
    hands = (Tray(TrayKind.HAND, seat) for seat in range(setup.rules.players))
    piles = (Tray(TrayKind.PILE, side) for side in range(setup.rules.sides))
    problems = problems_of(setup)
    found = dict[Tray, TrayState]()
    for tray in (Tray(TrayKind.DECK), Tray(TrayKind.TABLE), *hands, *piles):
        cards = setup.cards_in(tray)
        count = cards.bit_count()
        number = tray.number
        match tray.kind:
            case TrayKind.DECK:
                note = _("in the stock: {count}").format(count=setup.in_stock)
                state = TrayState(cards, title=_("Not seen"), note=note)
            case TrayKind.TABLE:
                state = TrayState(cards, title=_("On the table"), note=str(count))
            case TrayKind.PILE:
                state = TrayState(cards, title=_("{side}: taken").format(side=sides[number]), note=str(count))
            case TrayKind.HAND:
                holds = setup.counts[number]
                note = f"{count} / {holds}"
                state = TrayState(
                    cards,
                    closed=max(0, holds - count),
                    title=names[number] if number else _("Your hand"),
                    note=f"{dealer_word()}  {note}" if number == setup.dealer else note,
                    plays=number == setup.turn,
                )
        wrong = next((problem_words(problem) for problem in problems if tray_of(problem) == tray), "")
        found[tray] = replace(state, problem=wrong, held=held, dragged=dragged)
    return found
