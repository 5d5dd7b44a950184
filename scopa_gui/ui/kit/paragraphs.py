"""Paragraphs in one type size that fit a box."""

from collections.abc import Sequence

import pygame

from scopa_gui.ui.kit.theme import INK, LEAST_TYPE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush


def draw_paragraphs(
    brush: Brush,
    box: pygame.Rect,
    parts: Sequence[tuple[str, Colour]],
    *,
    largest: float = 1.0,
    leading: float = 1.0,
    air: float = 0.45,
) -> int:
    """Draw paragraphs in one type size, as large as fits, at most `largest` times that of plain text.

    `leading` and `air` set lines and paragraphs apart. Return the y below the last paragraph.
    """
    if not parts:
        return box.top
    text = brush.text
    theme = brush.theme
    style = TypeStyle.BODY
    for px in range(round(theme.type_px(style) * largest), LEAST_TYPE - 1, -1):
        wrapped = [text.wrap(words, style, theme, box.width, px) for words, _colour in parts]
        step = round(text.height(style, theme, px) * leading)
        gap = round(px * air)
        if sum(map(len, wrapped)) * step + (len(parts) - 1) * gap <= box.height:
            break
    else:
        brush.write(box, "\n".join(words for words, _colour in parts), style, INK, valign="top", explains=True)
        return box.bottom
    for words, _colour in parts:
        text.heard.words(brush.surface, box, words, style)
    y = box.top
    for paragraph, (_words, colour) in zip(wrapped, parts, strict=True):
        for line in paragraph:
            text.put(brush.surface, (box.left, y), line, style, theme, colour, px)
            y += step
        y += gap
    return y - gap
