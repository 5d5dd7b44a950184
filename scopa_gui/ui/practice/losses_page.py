"""The page on what moves lose over all matches: four pictures, by theme and by month, by game, luck and play."""

from collections.abc import Callable

import pygame

from scopa_gui.coach.review.loss_figures import MOVES, LossFigures
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.practice.advice_words import interval_words
from scopa_gui.ui.practice.loss_charts import Rows, draw_balance, draw_columns, draw_rates
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

Label = Callable[[pygame.Rect, str], int]
"""Writes the title of a part at the top of its box; where it ends."""


def losses_words(figures: LossFigures, matches: int) -> str:
    """All of it in one sentence."""
    rate = figures.overall
    sentence = ngettext(
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed match.",
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed matches.",
        matches,
    ).format(moves=MOVES, points=decimal(rate.value), interval=interval_words(rate), count=matches)
    lines = _("Thin lines show the margin of error (95%).")
    return sentence if rate.margin is None else f"{sentence} {lines}"


def draw_losses_page(
    brush: Brush, box: pygame.Rect, figures: LossFigures, matches: int, deck: str, label: Label
) -> None:
    """Fill a box with the sentence and the pictures."""
    theme = brush.theme
    line = round(brush.text.height(TypeStyle.BODY, theme) * 2.1)
    head = pygame.Rect(box.left, box.top, box.width, line)
    brush.write(head, losses_words(figures, matches), TypeStyle.BODY, INK, valign="top")
    gap = theme.space(3)
    top = box.top + line + theme.space(0.5)
    wide = (box.width - gap) // 2
    room = box.bottom - top
    high = (room * 56 // 100, room - room * 56 // 100 - theme.space(1))
    low = top + high[0] + theme.space(1)
    places = [
        pygame.Rect(left, y, wide, tall)
        for y, tall in ((top, high[0]), (low, high[1]))
        for left in (box.left, box.left + wide + gap)
    ]
    themes = [(theme_name(theme, deck), rate) for theme, rate in figures.themes.items()]
    months = [
        (_("{month}/{year}").format(month=f"{month:02}", year=f"{year % 100:02}"), rate)
        for (year, month), rate in figures.months.items()
    ]
    games = [(game_title(game), rate) for game, rate in figures.games.items()]
    for place, title, rows, draw in (
        (places[0], _("Points lost by theme"), themes, draw_rates),
        (places[1], _("Points lost by month"), months, draw_columns),
        (places[2], _("Points lost by game"), games, draw_rates),
    ):
        under = label(place, title)
        if rows:
            draw(brush, pygame.Rect(place.left, under, place.width, place.bottom - under), rows)
    under = label(places[3], _("Luck and skill per round"))
    rest = pygame.Rect(places[3].left, under, places[3].width, places[3].bottom - under)
    balance = _balance_rows(figures)
    if balance:
        draw_balance(brush, rest, balance)
    else:
        words = _("Shown once a review has covered every move of a round.")
        brush.write(rest, words, TypeStyle.NOTE, INK_SOFT, valign="top")


def _balance_rows(figures: LossFigures) -> Rows:
    """The parts of the mean result, and it itself last."""
    balance = figures.balance
    if balance is None:
        return ()
    rows = [(_("Luck"), balance.luck), (_("Your moves"), balance.mine)]
    if balance.partner.value:
        rows.append((_("Your partner’s moves"), balance.partner))
    return [*rows, (_("Their moves"), balance.theirs), (_("Result"), balance.result)]
