"""List of the legal moves of a judged position, drawn as cards, best first, and the words on one of them."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.review.move_explained import reason_of_move
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move, move_named
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.layout import Drawn, Row, Space, Words
from scopa_gui.ui.kit.scene import Answer
from scopa_gui.ui.kit.spoken import in_one
from scopa_gui.ui.kit.theme import INK, IVORY, TypeStyle
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.verdict_table import cost_words
from scopa_gui.ui.pictures.card_places import RATIO, in_row
from scopa_gui.ui.pictures.grade_colours import GRADES
from scopa_gui.ui.words.reason_words import reason_words
from scopa_gui.ui.words.sides import partner_of
from scopa_gui.ui.words.table_talk import move_words
from scopa_gui.ui.words.translation import decimal
from scopa_gui.ui.words.verdicts import cause_sentence, loss_words

_CARD = 0.86
"""Height of a card, as a share of the height of its row."""


def best_first(view: PlayerView, verdicts: Mapping[Move, Verdict]) -> list[Move]:
    """Return the legal moves, best first; those not judged yet come last."""

    def cost(move: Move) -> tuple[bool, int, float]:
        verdict = verdicts.get(move)
        return (True, 0, 0.0) if verdict is None else (False, int(verdict.grade), verdict.lost)

    return sorted(view.legal_moves(), key=cost)


def verdict_lines(view: PlayerView, verdict: Verdict, names: Sequence[str], seat: int) -> list[str]:
    """Return the move, its cost and the reason in words; `seat` plays it, `names` are by seat."""
    lines = [f"{move_words(verdict.move)}. {loss_words(verdict)}"]
    partner = partner_of(names, seat, view.rules.sides)
    name = names[seat] if seat else ""
    if verdict.cause is not None:
        return [*lines, cause_sentence(verdict.cause, partner, name)]
    reason = reason_of_move(view, verdict.move)
    return lines if reason is None else [*lines, reason_words(reason, partner, name)]


class MoveListing(Listing):
    """List of moves, each shown by its cards and its cost."""

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
        words = move_words(move)
        return in_one(words, cost_words(self.verdicts.get(move)))

    def draw_item(self, brush: Brush, item: Item, inner: pygame.Rect, *, chosen: bool) -> None:
        """Draw the card played, the cards taken, the cost, and a dot in the colour of the grade."""
        theme = brush.theme
        cards = self._context.cards()
        move = move_named(item.key)
        mark = item.mark
        ink = IVORY if chosen else INK
        height = round(inner.height * _CARD)
        side = max(8, height // 3)
        widest = brush.text.width(decimal(-88.88, 2), TypeStyle.LABEL, theme)

        def draw_taken(brush: Brush, box: pygame.Rect) -> None:
            taken = cards_of(move.taken)
            width = height * RATIO
            middle = box.left + box.width / 2
            middles = in_row(middle, box.width, width, len(taken), width + theme.px(3), from_left=True)
            cards.draw_each(brush.surface, taken, height, [Placement(x, box.centery) for x in middles])

        def draw_arrow(brush: Brush, box: pygame.Rect) -> None:
            shapes.triangle(brush.surface, shapes.around(box.center, (side, side)), ink, pointing=1)

        words = cost_words(self.verdicts.get(move)) or "..."
        Row(
            Space(width=4),
            Drawn(
                lambda brush, box: cards.draw(brush.surface, move.card, height, Placement(*box.center)),
                width=height * RATIO / theme.unit,
            ),
            Drawn(draw_arrow, width=side / theme.unit) if move.taken else None,
            Drawn(draw_taken),
            Words(words, TypeStyle.LABEL, ink, align="right", valign="middle", most=1.0, width=widest / theme.unit),
            Drawn(lambda brush, box: self.draw_mark(brush, mark, box, 0), width=16) if mark is not None else None,
            Space(width=0.5),
        ).paint(brush, inner)
