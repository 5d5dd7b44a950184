"""Option bar below the table: the options of a choice as buttons, with the number and the line of their cards."""

from dataclasses import replace

import pygame

from scopa_gui.engine.cards import Suit, cards_of, rank_of, suit_of
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.rects import columns, cut_left, cut_right, cut_top, inset, sized
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, PAPER, SLATE, WALNUT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import suit_sign
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.input.choice_words import aim_line, gains_parts, is_narrowed, option_words
from scopa_gui.ui.table.input.move_choice import MoveChoice, MoveOption
from scopa_gui.ui.table.paint.marks import disc_size, draw_disc, draw_edge
from scopa_gui.ui.words.translation import _

_WIDE = 320
_LEAST = 184
"""Largest and smallest width of an option in units."""
_WIDE_PIXELS = 200
_LEAST_PIXELS = 142
"""The same in pixels: type does not shrink with a small table."""
_PROMPT_PIXELS = (102, 128)
"""Smallest width in pixels of the short question and of the whole one."""
_OPTIONS_PIXELS = (260, 310)
"""Smallest width in pixels of two options, alone and next to a button for more."""


def _is_narrow(choice: MoveChoice) -> bool:
    """Return whether there are so many options that the question must be short."""
    return len(choice.options) > 2


def prompt_box(choice: MoveChoice, band: Box) -> pygame.Rect:
    """Return the box for the question of a choice; its width is 0 if the options need the whole band."""
    is_narrow = _is_narrow(choice)
    share = 0.45 if is_narrowed(choice) else 0.15 if is_narrow else 0.22
    box, rest = cut_left(pygame.Rect(band), max(_PROMPT_PIXELS[not is_narrow], round(band.width * share)))
    return cut_left(box, 0)[0] if rest.width < _OPTIONS_PIXELS[is_narrow] else box


def prompt_words(choice: MoveChoice, line: str) -> tuple[str, ...]:
    """Return the texts of the question, of which the first that fits is shown: the whole line, or only what to do."""
    if is_narrowed(choice):
        return (line,)
    short = _("Choose what it takes")
    return (short,) if _is_narrow(choice) else (line, short)


def draw_question(brush: Brush, choice: MoveChoice, band: Box, *, warns: bool = False) -> None:
    """Draw the question in its box, with a gold edge while a card is refused (`warns`)."""
    box = prompt_box(choice, band)
    if not box.width:
        return
    brush.panel(box, SLATE, line=GOLD if warns else None, radius=12, alpha=225, raised=False)
    inside = inset(box, brush.theme.space(0.75), brush.theme.px(2))
    lines = prompt_words(choice, aim_line(choice))
    words = brush.text.first_that_fits(lines, TypeStyle.NOTE, brush.theme, inside.size)
    brush.write(inside, words, TypeStyle.NOTE, IVORY, align="centre")


def warning_box(band: Box, theme: Theme, width: int) -> pygame.Rect:
    """Return the box of a refusal, `width` pixels of text, just above the band."""
    low = (round(band.centre[0]), band.top + theme.px(2))
    return sized((min(band.width, width + theme.space(4)), theme.px(38)), midbottom=low)


def _fitting(choice: MoveChoice, band: Box, theme: Theme) -> tuple[int, bool]:
    """Return how many options fit side by side, and whether there is a button for more."""
    gap = theme.px(8)
    count = len(choice.candidates)
    room = band.right - prompt_box(choice, band).right
    least = max(_LEAST_PIXELS, theme.px(_LEAST))
    if count <= max(2, room // (least + gap)):
        return 1 if is_narrowed(choice) else max(2, count), False
    return max(2, (room - max(44, theme.px(52)) - gap) // (least + gap)), True


def shown_options(choice: MoveChoice, band: Box, theme: Theme) -> tuple[MoveOption, ...]:
    """Return the options in the bar: all, or those of the page with the cursor."""
    places, more = _fitting(choice, band, theme)
    first = _cursor_index(choice) // places * places if more else 0
    return choice.candidates[first : first + places]


def _cursor_index(choice: MoveChoice) -> int:
    """Return the place of the cursor among the candidates; 0 without one."""
    return next((place for place, option in enumerate(choice.candidates) if option.number == choice.cursor), 0)


def next_page(choice: MoveChoice, band: Box, theme: Theme) -> MoveChoice:
    """Return the choice with the cursor on the first option of the next page."""
    places, _more = _fitting(choice, band, theme)
    candidates = choice.candidates
    first = (_cursor_index(choice) // places + 1) * places
    return replace(choice, cursor=candidates[first if first < len(candidates) else 0].number)


def more_box(choice: MoveChoice, band: Box, theme: Theme) -> pygame.Rect | None:
    """Return the box of the button for the next page of options; None if there is only one page."""
    return cut_right(pygame.Rect(band), max(44, theme.px(52)))[0] if _fitting(choice, band, theme)[1] else None


def option_boxes(choice: MoveChoice, band: Box, theme: Theme) -> dict[int, pygame.Rect]:
    """Return the rectangles of the options in the bar by number; the question is to their left."""
    gap = theme.px(8)
    places, _more = _fitting(choice, band, theme)
    question = prompt_box(choice, band)
    more = more_box(choice, band, theme)
    room = pygame.Rect(band)
    if question.width:
        _question, room = cut_left(room, question.width, gap)
    if more is not None:
        _more_box, room = cut_right(room, more.width, gap)
    most = max(_WIDE_PIXELS, theme.px(_WIDE)) * places + gap * (places - 1)
    boxes = columns(cut_left(room, min(most, room.width))[0], places, gap)
    return {option.number: box for option, box in zip(shown_options(choice, band, theme), boxes, strict=False)}


def draw_options(brush: Brush, settings: Settings, choice: MoveChoice, band: Box, pointer: tuple[int, int]) -> None:
    """Draw the options as buttons: number, what is taken, what that wins."""
    theme = brush.theme
    boxes = option_boxes(choice, band, theme)
    shown = shown_options(choice, band, theme)
    named = all(
        _has_room(brush, _words_box(theme, boxes[option.number]), option_words(option))
        for option in shown
        if _takes(option)
    )
    for option in shown:
        rect = boxes[option.number]
        chosen = option.number == choice.cursor
        brush.panel(rect, WALNUT if chosen or rect.collidepoint(pointer) else SLATE, line=BRASS, radius=12)
        draw_edge(brush, rect, option.number)
        draw_disc(brush, (rect.left + disc_size(theme) * 0.85, rect.centery), option.number, strong=chosen)
        _draw_words(brush, _words_box(theme, rect), option, settings, named=named)
    more = more_box(choice, band, theme)
    if more is not None:
        places = _fitting(choice, band, theme)[0]
        active = more.collidepoint(pointer)
        brush.panel(more, WALNUT if active else SLATE, line=GOLD if active else BRASS, radius=12)
        pages = -(-len(choice.candidates) // places)
        upper, lower = cut_top(inset(more, 2, theme.px(3)), more.height // 2)
        brush.write(lower, f"{_cursor_index(choice) // places + 1}/{pages}", TypeStyle.SMALL, IVORY, align="centre")
        size = theme.px(8)
        x, y = upper.center
        left = x - size * 2 // 3
        pygame.draw.polygon(brush.surface, GOLD, [(left, y - size), (x + size, y), (left, y + size)])


def _takes(option: MoveOption) -> bool:
    return not (option.move.is_lay or option.move.is_for_itself)


def _words_box(theme: Theme, rect: pygame.Rect) -> pygame.Rect:
    """Return the room for words in an option's box, to the right of the number."""
    _number, room = cut_left(rect, round(disc_size(theme) * 1.5))
    return cut_right(room, theme.px(9))[1]


def _draw_values(brush: Brush, box: pygame.Rect, option: MoveOption, settings: Settings) -> None:
    """Draw the ranks that an option takes, if their names have no room: "5 + 3", with signs of suits if they fit."""
    cards = sorted(cards_of(option.move.taken), key=rank_of, reverse=True)
    words = [f"+ {rank_of(card)}" if number else str(rank_of(card)) for number, card in enumerate(cards)]
    height = brush.text.height(TypeStyle.SMALL, brush.theme)
    widths = [brush.text.width(word, TypeStyle.SMALL, brush.theme) + height // 5 for word in words]
    if sum(widths) + len(cards) * (height + height // 3) > box.width:
        line = brush.text.shortened(" ".join(words), TypeStyle.SMALL, brush.theme, box.size)
        brush.write(box, line, TypeStyle.SMALL, IVORY, valign="bottom")
        return
    tile = shapes.box((height, height), height // 4, PAPER)
    for word, width, card in zip(words, widths, cards, strict=True):
        place, box = cut_left(box, width)
        written = brush.write(place, word, TypeStyle.SMALL, IVORY, valign="bottom")
        place, box = cut_left(box, height, height // 3)
        middle = place.centerx, written.centery
        shapes.blit(brush.surface, tile, middle)
        shapes.blit(brush.surface, suit_sign(settings, Suit(suit_of(card)), height * 4 // 5), middle)


def _has_room(brush: Brush, box: pygame.Rect, line: str) -> bool:
    return brush.text.width(line, TypeStyle.SMALL, brush.theme) <= box.width


def _draw_words(brush: Brush, rect: pygame.Rect, option: MoveOption, settings: Settings, *, named: bool) -> None:
    """Write what is taken, by name or by rank, and below it as much of what is won as there is room for."""
    inside = inset(rect, 0, brush.theme.px(4))
    names = option_words(option)
    won = gains_parts(option.gains)
    if not won:
        brush.write(inside, names, TypeStyle.NOTE, IVORY)
        return
    while len(won) > 1 and not _has_room(brush, inside, " · ".join(won)):
        won.pop()
    above, below = cut_top(inside, inside.height // 2)
    if named or not _takes(option):
        brush.write(above, names, TypeStyle.SMALL, IVORY, valign="bottom")
    else:
        _draw_values(brush, above, option, settings)
    brush.write(below, " · ".join(won), TypeStyle.SMALL, GOLD, valign="top")
