"""The page on what moves lose over all matches: four pictures, by theme and by month, by game, luck and play.

A bar is the figure; the fine line through its end is the 95 % interval, where enough is known to give one.
"""

from scopa_gui.coach.review.loss_figures import MOVES, LossFigures, Rate
from scopa_gui.ui.kit.charts import RIGHT, WRONG, Bar, Bars, Rows, columns
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import section
from scopa_gui.ui.kit.theme import INK, Colour, TypeStyle
from scopa_gui.ui.practice.advice_words import interval_words
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

_LOST: Colour = (176, 122, 34)


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


def losses_page(figures: LossFigures, matches: int, deck: str) -> Part:
    """Return the sentence and the pictures."""
    themes = [(theme_name(theme, deck), [_lost(rate)]) for theme, rate in figures.themes.items()]
    months = [
        (_("{month}/{year}").format(month=f"{month:02}", year=f"{year % 100:02}"), [_lost(rate)])
        for (year, month), rate in figures.months.items()
    ]
    games = [(game_title(game), [_lost(rate)]) for game, rate in figures.games.items()]
    by_month = Drawn(columns(months, widest=80.0, latest=True)) if months else None
    balance = _balance_rows(figures)
    words = Words(_("Shown once a review has covered every move of a round."), TypeStyle.NOTE, grow=1.0)
    return Stack(
        Words(losses_words(figures, matches), TypeStyle.BODY, INK),
        Row(
            section(_("Points lost by theme"), Bars(themes, grow=1.0)),
            section(_("Points lost by month"), by_month),
            gap=3.0,
            grow=0.56,
        ),
        Row(
            section(_("Points lost by game"), Bars(games, grow=1.0)),
            section(_("Luck and skill per round"), Bars(balance, grow=1.0) if balance else words),
            gap=3.0,
            grow=0.44,
        ),
    )


def _lost(rate: Rate) -> Bar:
    ends = None if rate.margin is None else (max(0.0, rate.low), rate.high)
    return Bar(rate.value, decimal(rate.value + 0.0), _LOST, ends)


def _balance_rows(figures: LossFigures) -> Rows:
    """The parts of the mean result, and it itself last."""
    balance = figures.balance
    if balance is None:
        return ()
    rows = [(_("Luck"), balance.luck), (_("Your moves"), balance.mine)]
    if balance.partner.value:
        rows.append((_("Your partner’s moves"), balance.partner))
    rows += [(_("Their moves"), balance.theirs), (_("Result"), balance.result)]
    bars = []
    for name, rate in rows:
        ends = None if rate.margin is None else (rate.low, rate.high)
        colour = RIGHT if rate.value > 0 else WRONG
        bars.append((name, [Bar(rate.value, decimal(rate.value + 0.0, signed=True), colour, ends)]))
    return bars
