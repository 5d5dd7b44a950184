"""Slip of paper with one memory question: the cards it is about, and its answers as buttons with a key each."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import pygame

from scopa_gui.coach.memory.memory_questions import MemoryQuestion
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import Intent, Key, Point
from scopa_gui.ui.kit.layout import UNSEEN, Control, Drawn, Paper, Part, Row, Stack, Words
from scopa_gui.ui.kit.rects import cut_left, cut_right, inset, sized
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, box_of
from scopa_gui.ui.kit.theme import GOLD, INK, INK_SOFT, PAPER, PAPER_BRIGHT, PAPER_DEEP, Colour, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button
from scopa_gui.ui.kit.widgets.widget import Brush, Look, Widget
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.sprites import TALLEST
from scopa_gui.ui.table.companions.text_slip import FreeSpace, Slip, answers_paper, answers_place
from scopa_gui.ui.words.memory_question_words import answer_words, cards_shown, question_words
from scopa_gui.ui.words.translation import _, card_name

RIGHT: Colour = (46, 118, 72)
WRONG: Colour = (176, 62, 44)
_RIGHT_PAPER: Colour = (214, 232, 200)
_WRONG_PAPER: Colour = (244, 210, 190)
_EDGE: Colour = (170, 140, 96)
_OVERLAP = 0.42
"""Distance from one pictured card to the next, as a share of a card's width."""
WIDTH: Final = 860
"""Width of a slip in units."""


def draw_mark(surface: pygame.Surface, box: pygame.Rect, *, right: bool) -> None:
    """Draw a tick or a cross that fills a square box."""
    surface.blit(_mark(box.width, right=right), box)


@shapes.cached
def _mark(size: int, *, right: bool) -> pygame.Surface:
    colour = RIGHT if right else WRONG
    tick = (((0.08, 0.54), (0.38, 0.84), (0.92, 0.14)),)
    cross = (((0.14, 0.14), (0.86, 0.86)), ((0.14, 0.86), (0.86, 0.14)))
    big = shapes.enlarged((size, size), colour)
    width = big.get_width()
    thick = max(4, width // 7)
    for way in tick if right else cross:
        points = [(x * width, y * width) for x, y in way]
        pygame.draw.lines(big, colour, False, points, thick)
        for point in points:
            pygame.draw.circle(big, colour, point, thick / 2)
    return shapes.reduced(big)


def keys_of(words: Sequence[str]) -> list[str]:
    """Return the key of each answer: its own digit if all answers are digits, otherwise its number."""
    by_itself = all(label.isascii() and label.isdigit() and len(label) == 1 for label in words)
    return list(words) if by_itself else [str(place) for place in range(1, len(words) + 1)]


class AnswerButton(Widget):
    """Button of an answer, with its key. `verdict`: is it right, and was it given; None until that is shown."""

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
        corner = inset(rect, theme.px(6), theme.px(4)).topleft
        if self.verdict is None:
            key_box = sized((side, theme.px(22)), topleft=corner)
            brush.write(key_box, self.key_name, TypeStyle.SMALL, INK_SOFT, valign="top")
        elif any(self.verdict):
            mark = sized((theme.px(14), theme.px(14)), topleft=corner).move(0, theme.px(2))
            draw_mark(surface, mark, right=self.verdict[0])
        _key, box = cut_left(rect, theme.px(6) + side)
        _air, box = cut_right(box, theme.px(6) + side // 2)
        brush.write(box, self.label, TypeStyle.LABEL, ink, align="centre")
        if look.focused:
            shapes.focus_ring(surface, rect, theme)


class QuestionSlip(Slip):
    """Slip with a question. `names` by seat; `seated`: the player who is asked holds cards at this table."""

    def __init__(self, context: Context, question: MemoryQuestion, names: Sequence[str], *, seated: bool) -> None:
        super().__init__()
        self.context = context
        self.question = question
        self.names = tuple(names)
        self.shows_answer = False
        words = [self.words(value) for value in question.offered]
        self.buttons = [
            AnswerButton(place, label, key)
            for place, (label, key) in enumerate(zip(words, keys_of(words), strict=True))
        ]
        self._seated = seated
        self.asked = Words("", TypeStyle.HEADING, INK, valign="middle", grow=0.66)
        """Words of the question; once the right answer is shown, a note on it."""

    def words(self, answer: int) -> str:
        """Return an answer in words."""
        return answer_words(self.question, answer, self.names)

    @staticmethod
    def height(theme: Theme) -> int:
        """Return the height of a slip in pixels."""
        return _question_height(theme) + theme.control + theme.px(44)

    def place(self, box: pygame.Rect, theme: Theme) -> None:
        """Lay the slip out in a rectangle of this `height`."""
        brush = Brush(UNSEEN, theme, self.context.text)
        self.put(brush, (self._paper(brush, box, Row(*map(Control, self.buttons), gap=1.25)), box))

    def place_round(self, free: FreeSpace, theme: Theme, skip: Button) -> None:
        """Place the question above the table's cards, the answers and the button to skip it below."""
        brush = Brush(UNSEEN, theme, self.context.text)
        width = round(theme.px(WIDTH) * max(1.0, theme.text_scale))
        height = min(free.above.height, _question_height(theme) + theme.px(36))
        above = sized((min(free.above.width, width), height), midtop=free.above.midtop)
        later = _("You’ll find out after the round whether it was right.")
        paper = self._paper(brush, above, Words(later, TypeStyle.NOTE, INK_SOFT, valign="middle", grow=0.34))
        answers = answers_paper(Row(*map(Control, self.buttons), gap=1.25), Control(skip, share=0.25))
        self.put(brush, (paper, above), (answers, answers_place(free.below, theme, width)))

    def _paper(self, brush: Brush, box: pygame.Rect, below: Part) -> Part:
        """Return the paper for a rectangle: cards as high as the paper, and the question above another part.

        All words are in the present language and suit the present deck.
        """
        if not self.shows_answer:
            self.asked.words = question_words(self.question, seated=self._seated)
        for button, value in zip(self.buttons, self.question.offered, strict=True):
            button.label = self.words(value)
        theme = brush.theme
        shown = cards_shown(self.question)
        height = max(8, min(TALLEST, box.height - theme.px(32)))
        width = height * RATIO * (1 + _OVERLAP * (len(shown) - 1)) / theme.unit
        cards = Drawn(partial(self._draw_cards, height), width=width) if shown else None
        return Paper(Row(cards, Stack(self.asked, below), gap=2.75), (3.0, 1.5))

    def _draw_cards(self, height: int, brush: Brush, box: pygame.Rect) -> None:
        shown = cards_shown(self.question)
        pictured = ", ".join(card_name(card) for card in shown)
        brush.text.heard.words(brush.surface, box, pictured, TypeStyle.NOTE)
        middles = in_row(box.centerx, box.width, height * RATIO, len(shown), _OVERLAP * height * RATIO, from_left=True)
        self.context.cards().draw_each(brush.surface, shown, height, [Placement(x, box.centery) for x in middles])

    def answer(self, intent: Intent) -> int | None:
        """Return the answer that an intent gives; None if it gives none, or if the right answer is shown already."""
        if self.shows_answer:
            return None
        if isinstance(intent, Key) and not (intent.alt or intent.command):
            for button, value in zip(self.buttons, self.question.offered, strict=True):
                if intent.name.strip("[]") == button.key_name:
                    return value
        self.group.handle(intent)
        for button, value in zip(self.buttons, self.question.offered, strict=True):
            if button.pressed:
                button.pressed = False
                return value
        return None

    def show_answer(self, given: int | None, note: str) -> None:
        """Show which answer was right; a `note` replaces the question."""
        self.shows_answer = True
        self.group.shows_focus = False
        for button, value in zip(self.buttons, self.question.offered, strict=True):
            button.verdict = (value == self.question.right, value == given)
        if note:
            self.asked.words = note
            self.asked.colour = RIGHT if given == self.question.right else WRONG

    def targets(self) -> Mapping[str, pygame.Rect]:
        """Return the buttons; nothing once the right answer is shown."""
        return {} if self.shows_answer else super().targets()


def _question_height(theme: Theme) -> int:
    """Return the height of the question in pixels."""
    return theme.px(62 * max(1.0, theme.text_scale))


def draw_pips(brush: Brush, box: pygame.Rect, marks: Sequence[bool | None], count: int) -> None:
    """Draw a lozenge for each question: green is right, red wrong, grey skipped, and a hollow one is still to come."""
    theme = brush.theme
    half = max(4, min(theme.px(8), round(box.width / count * 0.36)))
    y = box.centery
    for place in range(count):
        x = round(box.left + (place + 0.5) * box.width / count)
        mark = marks[place] if place < len(marks) else None
        colour = (150, 156, 140) if mark is None else (118, 196, 120) if mark else (226, 106, 80)
        shapes.lozenge(brush.surface, (x, y), half, theme, GOLD, colour if place < len(marks) else None)
        if mark is False:
            third = max(2, half // 2)
            pygame.draw.line(brush.surface, INK, (x - third, y), (x + third, y), max(2, half // 4))
