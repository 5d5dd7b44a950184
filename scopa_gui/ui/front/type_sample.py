"""A sample of type next to the settings: words of the game in the chosen language and size."""

import pygame

from scopa_gui.engine.cards import bit, card_named
from scopa_gui.engine.moves import Move
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.theme import INK, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.sprites import RATIO, TALLEST, Faces
from scopa_gui.ui.table.paint.panels import Plate, draw_plate
from scopa_gui.ui.words.level_names import level_kind, level_name, portrait_of
from scopa_gui.ui.words.table_talk import sentence, who_words
from scopa_gui.ui.words.translation import card_name

_CARDS = tuple(card_named(name) for name in ("7D", "RS", "CC", "AB"))
_TAKES = Move(card_named("7C"), bit(card_named("7D")))
_SITS = "rosa"


def draw_type_sample(brush: Brush, box: pygame.Rect, context: Context) -> None:
    """A title, a plate as at the table, a sentence, and cards with their names: as many of them as a sheet holds."""
    theme = brush.theme
    text = brush.text
    deck = context.settings.deck
    inner = box.inflate(-2 * theme.space(3.5), -2 * theme.space(3))
    title = pygame.Rect(inner.left, inner.top, inner.width, text.height(TypeStyle.TITLE, theme))
    brush.write(title, "Scopa!", TypeStyle.TITLE, WINE)
    plate = pygame.Rect(inner.left + theme.space(1), title.bottom + theme.space(2), 0, theme.px(64 * theme.text_scale))
    plate.width = min(inner.width - theme.space(1), theme.px(270 * theme.text_scale))
    name = level_name(_SITS)
    sitter = Plate(name, 1, level_kind(_SITS, deck), portrait=portrait_of(name))
    draw_plate(brush, plate, sitter, context.portraits())
    said = who_words(name, _TAKES, deck)
    line = text.height(TypeStyle.BODY, theme)
    lines = len(text.wrap(said, TypeStyle.BODY, theme, inner.width))
    talk = pygame.Rect(inner.left, plate.bottom + theme.space(2.5), inner.width, lines * line + theme.px(4))
    brush.write(talk, said, TypeStyle.BODY, INK, valign="top")
    cards = pygame.Rect(inner.left, talk.bottom + theme.space(2), inner.width, 0)
    cards.height = inner.bottom - cards.top
    _draw_cards(brush, cards, context)


def _draw_cards(brush: Brush, box: pygame.Rect, context: Context) -> None:
    """Draw cards below each other, each with its name next to it."""
    settings = context.settings
    theme = brush.theme
    text = brush.text
    least = max(theme.px(72), round(text.height(TypeStyle.LABEL, theme) * 1.6))
    count = min(len(_CARDS), box.height // least)
    for number, card in enumerate(_CARDS[:count]):
        row = pygame.Rect(box.left, box.top + number * box.height // count, box.width, box.height // count)
        high = min(TALLEST, round(row.height * 0.86), theme.px(120))
        wide = round(high * RATIO)
        at = Placement(row.left + wide / 2, row.centery)
        faces = Faces(settings.deck, card, settings.back, high)
        context.sprites.draw(brush.surface, faces, at, keep=False)
        room = pygame.Rect(row.left + wide + theme.space(2), row.top, 0, row.height)
        room.width = row.right - room.left
        brush.write(room, sentence(card_name(card, settings.deck)), TypeStyle.LABEL, INK)
