"""Page on the points that moves lose over all matches, by theme, month and game, and on luck and skill.

A fine line through the end of a bar is the 95 % interval, if enough is known for one.
"""

from scopa_gui.coach.review.loss_figures import MOVES, LossFigures, Rate
from scopa_gui.ui.kit.charts import RIGHT, WRONG, Bar, Bars, columns
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import section
from scopa_gui.ui.kit.theme import INK, Colour, TypeStyle
from scopa_gui.ui.practice.advice_words import interval_words
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.theme_words import theme_name
from scopa_gui.ui.words.translation import _, decimal, ngettext

_LOST: Colour = (176, 122, 34)


def losses_words(figures: LossFigures, matches: int) -> str:
    """Return the points lost over all matches in one sentence."""
    rate = figures.overall
    sentence = ngettext(
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed match.",
        "You gave away {points} points per {moves} moves{interval}, in {count} reviewed matches.",
        matches,
    ).format(moves=MOVES, points=decimal(rate.value), interval=interval_words(rate), count=matches)
    lines = _("Thin lines show the margin of error (95%).")
    return sentence if rate.margin is None else f"{sentence} {lines}"


def losses_page(figures: LossFigures, matches: int, deck: str) -> Part:
    """Return that sentence and the four charts."""
    themes = [(theme_name(theme, deck), [_bar(rate, _LOST)]) for theme, rate in figures.themes.items()]
    months = [
        (_("{month}/{year}").format(month=f"{month:02}", year=f"{year % 100:02}"), [_bar(rate, _LOST)])
        for (year, month), rate in figures.months.items()
    ]
    games = [(game_title(game), [_bar(rate, _LOST)]) for game, rate in figures.games.items()]
    by_month = Drawn(columns(months, widest=80.0, latest=True)) if months else None
    balance = figures.balance
    parts: list[tuple[str, Rate]] = []
    if balance is not None:
        partner = [(_("Your partner’s moves"), balance.partner)] if balance.partner.value else []
        parts = [(_("Luck"), balance.luck), (_("Your moves"), balance.mine), *partner]
        parts += [(_("Their moves"), balance.theirs), (_("Result"), balance.result)]
    luck = [(name, [_bar(rate, RIGHT if rate.value > 0 else WRONG, signed=True)]) for name, rate in parts]
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
            section(_("Luck and skill per round"), Bars(luck, grow=1.0) if luck else words),
            gap=3.0,
            grow=0.44,
        ),
    )


def _bar(rate: Rate, colour: Colour, *, signed: bool = False) -> Bar:
    """Return the bar of a figure and its 95 % interval; if it is not `signed`, the interval is cut off at 0."""
    low = rate.low if signed else max(0.0, rate.low)
    ends = None if rate.margin is None else (low, rate.high)
    return Bar(rate.value, decimal(rate.value + 0.0, signed=signed), colour, ends)
