"""The legal moves of a position that was judged: a row of cards for each, best first, and what is said of one."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.review.move_explained import reason_of_move
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.kit.theme import INK, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import cost_words
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.pictures.sprites import RATIO, Faces
from scopa_gui.ui.words.reason_words import reason_of_another, reason_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words
from scopa_gui.ui.words.translation import decimal
from scopa_gui.ui.words.verdicts import cause_of_another, cause_sentence, loss_words

_CARD = 0.86
"""The height of a card for that of its row."""


def best_first(view: PlayerView, verdicts: Mapping[Move, Verdict]) -> list[Move]:
    """The legal moves by what they cost; those not judged yet last."""

    def cost(move: Move) -> tuple[bool, int, float]:
        verdict = verdicts.get(move)
        return (True, 0, 0.0) if verdict is None else (False, int(verdict.grade), verdict.lost)

    return sorted(view.legal_moves(), key=cost)


def verdict_lines(view: PlayerView, verdict: Verdict, names: Sequence[str], seat: int, deck: str) -> list[str]:
    """Return what is said of a move: the move, its cost, and why; `seat` is who plays it, `names` by seat."""
    lines = [f"{move_words(verdict.move, deck)}. {loss_words(verdict)}"]
    partner = partner_of(names, seat, view.rules.sides)
    if verdict.cause is not None:
        cause = verdict.cause
        why = cause_of_another(cause, deck, names[seat], partner) if seat else cause_sentence(cause, deck, partner)
        return [*lines, why]
    reason = reason_of_move(view, verdict.move)
    if reason is None:
        return lines
    why = reason_of_another(reason, deck, names[seat], partner) if seat else reason_words(reason, deck, partner)
    return [*lines, why]


class MoveListing(Listing):
    """The moves as cards: what is played, what it takes, and what that costs."""

    def __init__(
        self,
        context: Context,
        moves: Sequence[Move],
        verdicts: Mapping[Move, Verdict],
        chosen: Move,
        on_change: Callable[[Move], Answer],
    ) -> None:
        grades = {move: GRADES[verdict.grade] for move, verdict in verdicts.items()}
        items = [Item(str(move), str(move), str(move), mark=grades.get(move)) for move in moves]
        super().__init__("moves", items, str(chosen), lambda key: on_change(move_named(key)))
        self._context = context
        self.verdicts = verdicts

    def words_of(self, item: Item) -> str:
        move = move_named(item.key)
        words = move_words(move, self._context.settings.deck)
        return in_one(words, cost_words(self.verdicts.get(move)))

    def draw_item(self, brush: Brush, item: Item, inner: pygame.Rect, *, chosen: bool) -> None:
        theme = brush.theme
        move = move_named(item.key)
        ink = IVORY if chosen else INK
        cost = inner.inflate(-2 * theme.px(8), 0)
        if item.mark is not None:
            cost = self.draw_mark(brush, item.mark, cost, theme.px(6))
        brush.write(cost, cost_words(self.verdicts.get(move)) or "...", TypeStyle.LABEL, ink, align="right")
        high = round(inner.height * _CARD)
        wide = round(high * RATIO)
        figure = brush.text.width(decimal(-88.88, 2), TypeStyle.LABEL, theme) + 2 * theme.px(16)
        left = inner.left + theme.px(12)
        self._draw_card(brush, move.card, (left + wide // 2, inner.centery), high)
        left += wide + theme.px(8)
        if move.taken:
            side = max(8, high // 3)
            triangle = pygame.Rect(left, inner.centery - side // 2, side, side)
            shapes.triangle(brush.surface, triangle, ink, pointing=1)
            left += side + theme.px(8)
        taken = cards_of(move.taken)
        room = inner.right - figure - left
        step = min(float(wide + theme.px(3)), (room - wide) / max(1, len(taken) - 1))
        for number, card in enumerate(taken):
            self._draw_card(brush, card, (left + round(number * step) + wide // 2, inner.centery), high)

    def _draw_card(self, brush: Brush, card: Card, centre: tuple[int, int], high: int) -> None:
        settings = self._context.settings
        faces = Faces(settings.deck, card, settings.back, high)
        self._context.sprites.draw(brush.surface, faces, Placement(*centre))
