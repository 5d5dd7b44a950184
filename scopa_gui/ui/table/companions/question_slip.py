"""A slip of paper with one question: the cards it is about, the answers as buttons, a key for each."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from scopa_gui.coach.memory.memory_questions import MemoryQuestion
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import Intent, Key, Point
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_BRIGHT, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces
from scopa_gui.ui.table.companions.text_slip import FreeSpace, answers_place, draw_paper
from scopa_gui.ui.words.memory_question_words import answer_words, cards_shown, question_words
from scopa_gui.ui.words.translation import _, card_name

RIGHT: Colour = (46, 118, 72)
WRONG: Colour = (176, 62, 44)
_RIGHT_PAPER: Colour = (214, 232, 200)
_WRONG_PAPER: Colour = (244, 210, 190)
_EDGE: Colour = (170, 140, 96)
_OVERLAP = 0.42
"""From one pictured card to the next, for its width."""
WIDTH: Final = 860
"""Units."""


def draw_mark(surface: pygame.Surface, box: pygame.Rect, *, right: bool) -> None:
    """A tick or a cross that fills a square box."""
    surface.blit(_mark(box.width, right=right), box)


@shapes.cached
def _mark(size: int, *, right: bool) -> pygame.Surface:
    colour = RIGHT if right else WRONG
    ways = (
        (((0.08, 0.54), (0.38, 0.84), (0.92, 0.14)),)
        if right
        else (((0.14, 0.14), (0.86, 0.86)), ((0.14, 0.86), (0.86, 0.14)))
    )
    big = shapes.enlarged((size, size), colour)
    wide = big.get_width()
    thick = max(4, wide // 7)
    for way in ways:
        points = [(x * wide, y * wide) for x, y in way]
        pygame.draw.lines(big, colour, False, points, thick)
        for point in points:
            pygame.draw.circle(big, colour, point, thick / 2)
    return shapes.reduced(big)


def keys_of(words: Sequence[str]) -> list[str]:
    """The keys that give these answers: figures by their own where all have one, else each answer by its place."""
    by_itself = all(label.isascii() and label.isdigit() and len(label) == 1 for label in words)
    return list(words) if by_itself else [str(place) for place in range(1, len(words) + 1)]


class AnswerButton(Widget):
    """One of the answers, with its key. `verdict`: whether it is right and whether it was given; None before."""

    def __init__(self, place: int, label: str, key_name: str) -> None:
        super().__init__(f"answer:{place + 1}")
        self.label = label
        self.key_name = key_name
        self.pressed = False
        self.verdict: tuple[bool, bool] | None = None

    def press(self, pos: Point) -> Answer:
        self.pressed = True
        return USED

    def key(self, key: Key) -> Answer:
        if key.name not in ("enter", "space"):
            return None
        self.pressed = True
        return USED

    def spoken(self) -> Spoken:
        return Spoken(self.name, SpokenRole.BUTTON, self.label, box_of(self.rect), enabled=self.verdict is None)

    def draw(self, brush: Brush, look: Look) -> None:
        theme = brush.theme
        surface = brush.surface
        rect = self.rect
        fill = PAPER_DEEP if look.hovered or look.focused or look.pressed else PAPER_BRIGHT
        ink = INK
        line = _EDGE
        if self.verdict is not None:
            right, given = self.verdict
            fill, line = (_RIGHT_PAPER, RIGHT) if right else (_WRONG_PAPER, WRONG) if given else (PAPER, _EDGE)
            ink = INK if right or given else INK_SOFT
        brush.panel(rect, fill, line=line, radius=12, raised=False)
        side = min(theme.px(22), rect.width // 4)
        key = pygame.Rect(rect.left + theme.px(6), rect.top + theme.px(4), side, theme.px(22))
        if self.verdict is None:
            brush.write(key, self.key_name, TypeStyle.SMALL, INK_SOFT, valign="top")
        elif any(self.verdict):
            draw_mark(
                surface, pygame.Rect(key.left, key.top + theme.px(2), theme.px(14), theme.px(14)), right=self.verdict[0]
            )
        box = pygame.Rect(
            key.right, rect.top, rect.right - key.right - (key.right - rect.left) + side // 2, rect.height
        )
        brush.write(box, self.label, TypeStyle.LABEL, ink, align="centre")
        if look.focused:
            shapes.focus_ring(surface, rect, theme)


class QuestionSlip:
    """A question being asked. `names` by seat; `seated`: the one asked holds cards at this table."""

    def __init__(self, context: Context, question: MemoryQuestion, names: Sequence[str], *, seated: bool) -> None:
        self.context = context
        self.question = question
        self.names = tuple(names)
        self.seated = seated
        self.shows_answer = False
        self.note = ""
        """The text in the place of the question once the right answer is shown."""
        words = [self.words(value) for value in question.offered]
        self.buttons = [
            AnswerButton(place, label, key)
            for place, (label, key) in enumerate(zip(words, keys_of(words), strict=True))
        ]
        self.group = Group(self.buttons)
        self.rect = self._low = pygame.Rect(0, 0, 0, 0)
        self._row: pygame.Rect | None = None
        self._theme = Theme((1280, 800))

    def words(self, answer: int) -> str:
        """An answer in words."""
        return answer_words(self.question, answer, self.names, self.context.settings.deck)

    @staticmethod
    def height(theme: Theme) -> int:
        """Pixels that a slip is high."""
        return _question_height(theme) + theme.control + theme.px(44)

    def place(self, box: pygame.Rect, theme: Theme) -> None:
        """Take a rectangle, `height` high."""
        self._theme = theme
        self._row = None
        self.rect = pygame.Rect(box)
        inner = self._inner()
        self._place_buttons(pygame.Rect(inner.left, inner.bottom - theme.control, inner.width, theme.control))

    def place_round(self, free: FreeSpace, theme: Theme, spare: int) -> pygame.Rect:
        """Place the question above the table's cards, the answers below; the box of `spare` pixels left free."""
        self._theme = theme
        wide = round(theme.px(WIDTH) * max(1.0, theme.text_scale))
        high = _question_height(theme) + theme.px(36)
        self.rect = pygame.Rect(0, free.above.top, min(free.above.width, wide), min(free.above.height, high))
        self.rect.centerx = free.above.centerx
        self._low, row = answers_place(free.below, theme, wide)
        self._row = pygame.Rect(row.left, row.top, row.width - spare - theme.px(22), row.height)
        self._place_buttons(self._row)
        return pygame.Rect(row.right - spare, row.top, spare, row.height)

    def _place_buttons(self, row: pygame.Rect) -> None:
        count = len(self.buttons)
        gap = self._theme.px(10)
        wide = (row.width - gap * (count - 1)) // count
        for place, button in enumerate(self.buttons):
            button.place(pygame.Rect(row.left + place * (wide + gap), row.top, wide, row.height), self._theme)

    def _inner(self) -> pygame.Rect:
        """Return the part of the paper next to the cards."""
        theme = self._theme
        left = self.rect.left + theme.px(24) + self._across()
        return pygame.Rect(
            left, self.rect.top + theme.px(12), self.rect.right - theme.px(24) - left, self.rect.height - theme.px(26)
        )

    def _question_box(self) -> pygame.Rect:
        """Return the rectangle of the question."""
        inner = self._inner()
        low = inner.bottom - self._theme.control - self._theme.px(8) if self._row is None else self._aside_box().top
        return pygame.Rect(inner.left, inner.top, inner.width, low - inner.top)

    def _aside_box(self) -> pygame.Rect:
        """Return the rectangle of an aside, below the question."""
        inner = self._inner()
        high = inner.height * 34 // 100
        return pygame.Rect(inner.left, inner.bottom - high, inner.width, high)

    def _card(self) -> int:
        """Height of the cards pictured."""
        return max(8, min(TALLEST, self.rect.height - self._theme.px(32)))

    def _across(self) -> int:
        """Pixels that the cards pictured take, and the gap to the words."""
        count = len(cards_shown(self.question))
        if not count:
            return 0
        wide = self._card() * RATIO
        return round(wide * (1 + _OVERLAP * (count - 1))) + self._theme.px(22)

    def handle(self, intent: Intent) -> int | None:
        """The answer that an intent gives, None if none; after the right answer is shown none does."""
        if self.shows_answer:
            return None
        if isinstance(intent, Key) and not (intent.alt or intent.command):
            typed = intent.name.strip("[]")
            for button, value in zip(self.buttons, self.question.offered, strict=True):
                if typed == button.key_name:
                    return value
        self.group.handle(intent)
        for button, value in zip(self.buttons, self.question.offered, strict=True):
            if button.pressed:
                button.pressed = False
                return value
        return None

    def tell(self, given: int | None, note: str) -> None:
        """Show which answer was right, with a word on it."""
        self.shows_answer = True
        self.note = note
        self.group.shows_focus = False
        for button, value in zip(self.buttons, self.question.offered, strict=True):
            button.verdict = (value == self.question.right, value == given)

    def targets(self) -> Mapping[str, pygame.Rect]:
        """The buttons, while there is something to answer."""
        return {} if self.shows_answer else self.group.targets()

    def focused(self) -> str | None:
        """The button that the keyboard would press."""
        found = self.group.focused
        return found.name if found is not None else None

    def draw(self, brush: Brush) -> None:
        """Paint the slip, its cards and its buttons."""
        theme = brush.theme
        surface = brush.surface
        deck = self.context.settings.deck
        draw_paper(surface, self.rect, theme)
        if self._row is not None:
            draw_paper(surface, self._low, theme, lined=False)
        pictured = ", ".join(card_name(card, deck) for card in cards_shown(self.question))
        brush.text.heard.words(surface, self.rect, pictured, TypeStyle.NOTE)
        high = self._card()
        for place, card in enumerate(cards_shown(self.question)):
            x = self.rect.left + theme.px(24) + high * RATIO * (0.5 + _OVERLAP * place)
            faces = Faces(deck, card, self.context.settings.back, high)
            self.context.sprites.draw(surface, faces, Placement(x, self.rect.centery))
        colour = INK
        words = question_words(self.question, deck, seated=self.seated)
        if self.shows_answer and self.note:
            words = self.note
            colour = RIGHT if any(button.verdict == (True, True) for button in self.buttons) else WRONG
        brush.write(self._question_box(), words, TypeStyle.HEADING, colour)
        if self._row is not None:
            brush.write(
                self._aside_box(), _("You’ll find out after the round whether it was right."), TypeStyle.NOTE, INK_SOFT
            )
        self.group.draw(brush)


def _question_height(theme: Theme) -> int:
    return theme.px(62 * max(1.0, theme.text_scale))


def draw_pips(brush: Brush, box: pygame.Rect, marks: Sequence[bool | None], count: int) -> None:
    """Draw the progress of a drill: a lozenge a question, green right, red wrong, grey passed over, hollow to come."""
    theme = brush.theme
    step = box.width / count
    half = max(4, min(theme.px(8), round(step * 0.36)))
    for place in range(count):
        x = round(box.left + (place + 0.5) * step)
        y = box.centery
        mark = marks[place] if place < len(marks) else None
        colour = (150, 156, 140) if mark is None else (118, 196, 120) if mark else (226, 106, 80)
        shapes.lozenge(brush.surface, (x, y), half, theme, GOLD, colour if place < len(marks) else None)
        if mark is False:
            third = max(2, half // 2)
            pygame.draw.line(brush.surface, INK, (x - third, y), (x + third, y), max(2, half // 4))
