"""The options of a choice in the band below the table: the number and line that its cards have, and what it wins."""

from dataclasses import replace

import pygame

from scopa_gui.engine.cards import Suit, cards_of, rank_of, suit_of
from scopa_gui.store.settings import Settings
from scopa_gui.ui.kit import shapes
from scopa_gui.ui.kit.theme import BRASS, GOLD, IVORY, PAPER, SLATE, WALNUT, Theme, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pictures.signs import suit_sign
from scopa_gui.ui.table.geometry.regions import Box
from scopa_gui.ui.table.input.choice_words import aim_line, gains_parts, is_narrowed, option_words
from scopa_gui.ui.table.input.move_choice import MoveChoice, MoveOption
from scopa_gui.ui.table.paint.option_halos import disc_size, draw_disc, draw_edge
from scopa_gui.ui.words.translation import _

_WIDE = 320
_LEAST = 184
"""Units of width of an option: at most, and with which what is won has room."""
_WIDE_PIXELS = 200
_LEAST_PIXELS = 142
"""The same at least: type does not shrink with a small table."""
_PROMPT_PIXELS = (102, 128)
_OPTIONS_PIXELS = (260, 310)
"""Pixels of width at least: of the question, short or whole; of two options, alone or next to a button for more."""


def _is_narrow(choice: MoveChoice) -> bool:
    """Return whether there are so many options that the question must be short."""
    return len(choice.options) > 2


def prompt_box(choice: MoveChoice, band: Box) -> pygame.Rect:
    """Return the box for the question of a choice; its width is 0 when the options need the whole band."""
    share = 0.45 if is_narrowed(choice) else 0.15 if _is_narrow(choice) else 0.22
    least = _PROMPT_PIXELS[not _is_narrow(choice)]
    wide = max(least, round(band.width * share))
    return pygame.Rect(
        band.left, band.top, wide if band.width - wide >= _OPTIONS_PIXELS[_is_narrow(choice)] else 0, band.height
    )


def prompt_words(choice: MoveChoice, line: str) -> tuple[str, ...]:
    """The question as far as there is room: the whole line, or only what to do; of many options that at once."""
    if is_narrowed(choice):
        return (line,)
    short = _("Choose what it takes")
    return (short,) if _is_narrow(choice) else (line, short)


def draw_question(brush: Brush, choice: MoveChoice, band: Box, deck: str, *, warns: bool = False) -> None:
    """The question in its box, or as much of it as has room there; `warns`: something is refused."""
    box = prompt_box(choice, band)
    if not box.width:
        return
    brush.panel(box, SLATE, line=GOLD if warns else None, radius=12, alpha=225, raised=False)
    inside = box.inflate(-brush.theme.space(1.5), -brush.theme.px(4))
    words = brush.text.first_that_fits(
        prompt_words(choice, aim_line(choice, deck)), TypeStyle.NOTE, brush.theme, inside.size
    )
    brush.write(inside, words, TypeStyle.NOTE, IVORY, align="centre")


def warning_box(band: Box, theme: Theme, wide: int) -> pygame.Rect:
    """Return the box in which a refusal, `wide` pixels of text, is shown for a while: just above the band."""
    rect = pygame.Rect(0, 0, min(band.width, wide + theme.space(4)), theme.px(38))
    rect.midbottom = (round(band.centre[0]), band.top + theme.px(2))
    return rect


def _places(choice: MoveChoice, band: Box, theme: Theme) -> tuple[int, bool]:
    """Return how many options fit side by side, and whether there is a button for more."""
    gap = theme.px(8)
    count = len(choice.candidates)
    room = band.right - prompt_box(choice, band).right
    least = max(_LEAST_PIXELS, theme.px(_LEAST))
    fit = max(2, room // (least + gap))
    if count <= fit:
        return 1 if is_narrowed(choice) else max(2, count), False
    return max(2, (room - _more_width(theme) - gap) // (least + gap)), True


def _more_width(theme: Theme) -> int:
    return max(44, theme.px(52))


def shown_options(choice: MoveChoice, band: Box, theme: Theme) -> tuple[MoveOption, ...]:
    """The options that have a place in the bar: all, or the page with the cursor on it."""
    places, more = _places(choice, band, theme)
    first = _place(choice) // places * places if more else 0
    return choice.candidates[first : first + places]


def _place(choice: MoveChoice) -> int:
    """The place of the cursor among the candidates; 0 without one."""
    return next((place for place, option in enumerate(choice.candidates) if option.number == choice.cursor), 0)


def next_page(choice: MoveChoice, band: Box, theme: Theme) -> MoveChoice:
    """The cursor on the first option of the next page."""
    places, _more = _places(choice, band, theme)
    candidates = choice.candidates
    first = (_place(choice) // places + 1) * places
    return replace(choice, cursor=candidates[first if first < len(candidates) else 0].number)


def more_box(choice: MoveChoice, band: Box, theme: Theme) -> pygame.Rect | None:
    """The button for the next page of options, where there is one."""
    if not _places(choice, band, theme)[1]:
        return None
    wide = _more_width(theme)
    return pygame.Rect(band.right - wide, band.top, wide, band.height)


def option_boxes(choice: MoveChoice, band: Box, theme: Theme) -> dict[int, pygame.Rect]:
    """The rectangle of each option in the bar, by number; the left of the band is for the question."""
    gap = theme.px(8)
    places, _more = _places(choice, band, theme)
    question = prompt_box(choice, band)
    more = more_box(choice, band, theme)
    left = question.right + gap if question.width else band.left
    right = band.right if more is None else more.left - gap
    wide = min(max(_WIDE_PIXELS, theme.px(_WIDE)), (right - left - gap * (places - 1)) // places)
    return {
        option.number: pygame.Rect(left + place * (wide + gap), band.top, wide, band.height)
        for place, option in enumerate(shown_options(choice, band, theme))
    }


def draw_options(brush: Brush, settings: Settings, choice: MoveChoice, band: Box, pointer: tuple[int, int]) -> None:
    """The options as buttons: number, what is taken, what that wins."""
    theme = brush.theme
    boxes = option_boxes(choice, band, theme)
    shown = shown_options(choice, band, theme)
    named = all(
        _has_room(brush, _words_box(theme, boxes[option.number]), option_words(option, settings.deck))
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
        places = _places(choice, band, theme)[0]
        active = more.collidepoint(pointer)
        brush.panel(more, WALNUT if active else SLATE, line=GOLD if active else BRASS, radius=12)
        pages = -(-len(choice.candidates) // places)
        low = pygame.Rect(more.left + 2, more.centery + theme.px(2), more.width - 4, more.height // 2 - theme.px(4))
        brush.write(low, f"{_place(choice) // places + 1}/{pages}", TypeStyle.SMALL, IVORY, align="centre")
        size = theme.px(8)
        x = more.centerx
        y = more.top + more.height * 32 // 100
        pygame.draw.polygon(
            brush.surface, GOLD, [(x - size * 2 // 3, y - size), (x + size, y), (x - size * 2 // 3, y + size)]
        )


def _takes(option: MoveOption) -> bool:
    return not (option.move.is_lay or option.move.is_for_itself)


def _words_box(theme: Theme, rect: pygame.Rect) -> pygame.Rect:
    """Return the part of an option's box that the number leaves for words."""
    left = rect.left + round(disc_size(theme) * 1.5)
    return pygame.Rect(left, rect.top, rect.right - theme.px(9) - left, rect.height)


def _draw_values(brush: Brush, box: pygame.Rect, option: MoveOption, settings: Settings) -> None:
    """Draw what an option takes where the names have no room: "5 + 3".

    Each value has its suit's sign next to it if there is room.
    """
    cards = sorted(cards_of(option.move.taken), key=rank_of, reverse=True)
    words = [f"+ {rank_of(card)}" if number else str(rank_of(card)) for number, card in enumerate(cards)]
    high = brush.text.height(TypeStyle.SMALL, brush.theme)
    widths = [brush.text.width(word, TypeStyle.SMALL, brush.theme) + high // 5 for word in words]
    if sum(widths) + len(cards) * (high + high // 3) > box.width:
        line = brush.text.shortened(" ".join(words), TypeStyle.SMALL, brush.theme, box.size)
        brush.write(box, line, TypeStyle.SMALL, IVORY, valign="bottom")
        return
    left = box.left
    for word, wide, card in zip(words, widths, cards, strict=True):
        line_box = brush.write(
            pygame.Rect(left, box.top, wide, box.height), word, TypeStyle.SMALL, IVORY, valign="bottom"
        )
        tile = shapes.box((high, high), high // 4, PAPER)
        sign = suit_sign(settings, Suit(suit_of(card)), high * 4 // 5)
        at = tile.get_rect(midleft=(left + wide, line_box.centery))
        brush.surface.blit(tile, at)
        brush.surface.blit(sign, sign.get_rect(center=at.center))
        left = at.right + high // 3


def _has_room(brush: Brush, box: pygame.Rect, line: str) -> bool:
    return brush.text.width(line, TypeStyle.SMALL, brush.theme) <= box.width


def _draw_words(brush: Brush, rect: pygame.Rect, option: MoveOption, settings: Settings, *, named: bool) -> None:
    """Write what is taken above, by name or by value, and below it as much of what is won as there is room for."""
    inside = rect.inflate(0, -brush.theme.px(8))
    names = option_words(option, settings.deck)
    won = gains_parts(option.gains, settings.deck)
    if not won:
        brush.write(inside, names, TypeStyle.NOTE, IVORY)
        return
    while len(won) > 1 and not _has_room(brush, inside, " · ".join(won)):
        won.pop()
    above = inside.copy()
    below = inside.copy()
    above.height = below.height = inside.height // 2
    below.top = above.bottom
    if named or not _takes(option):
        brush.write(above, names, TypeStyle.SMALL, IVORY, valign="bottom")
    else:
        _draw_values(brush, above, option, settings)
    brush.write(below, " · ".join(won), TypeStyle.SMALL, GOLD, valign="top")
