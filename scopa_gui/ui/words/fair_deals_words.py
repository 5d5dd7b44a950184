"""Results of the fair deals test in sentences: lines of the chart, its bands, and how a deal can be checked."""

from collections.abc import Sequence

from scopa_gui.coach.fair_deals.deal_record import DealFigures, DealtCards, Frequency, Receiver
from scopa_gui.coach.fair_deals.fair_band import OUTSIDE
from scopa_gui.engine.cards import Suit
from scopa_gui.engine.scoring.categories import Category
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, decimal, ngettext, pgettext, suit_name


def receiver_name(receiver: Receiver) -> str:
    """Return the name of the player or side to whom cards were dealt, as the heading of some lines."""
    return {
        Receiver.ME: _("To you"),
        Receiver.PARTNER: _("To your partner"),
        Receiver.OTHERS: _("To the opponents"),
    }[receiver]


def dealt_name(dealt: DealtCards) -> str:
    """Return the name of the cards that a line is about."""
    return {
        DealtCards.SETTEBELLO: category_name(Category.SETTEBELLO),
        DealtCards.SEVENS: _("Sevens"),
        DealtCards.COINS: sentence(suit_name(Suit.DENARI)),
        DealtCards.ACES: pgettext("cards dealt", "Aces"),
        DealtCards.FIGURES: _("Court cards"),
    }[dealt]


def share_words(part: int, whole: int) -> str:
    """Return a share as a percentage."""
    return _("{share}%").format(share=decimal(100 * part / max(1, whole)))


def band_words(line: Frequency) -> str:
    """Return the range in percent that fair deals reach."""
    low, high = (decimal(100 * count / max(1, line.all)) for count in (line.band.low, line.band.high))
    return _("{low} to {high}%").format(low=low, high=high)


def line_words(receiver: Receiver, dealt: DealtCards, line: Frequency) -> str:
    """Describe a line of the chart in a sentence."""
    words = _("{who}, {cards}: {share}, {seen} of {all}; fair deals: {band}.").format(
        who=receiver_name(receiver),
        cards=dealt_name(dealt),
        share=share_words(line.seen, line.all),
        seen=line.seen,
        all=line.all,
        band=band_words(line),
    )
    return " ".join((words, _("Outside the band."))) if line.is_outside else words


def figures_words(figures: DealFigures) -> Sequence[str]:
    """Return the paragraphs next to the chart."""
    counted = ngettext(
        "Based on {count} deal of your matches against the computer.",
        "Based on {count} deals of your matches against the computer, each counted once.",
        figures.deals,
    ).format(count=figures.deals)
    lines = [*figures.lines.values(), *([figures.thrown] if figures.thrown else [])]
    few = decimal(len(lines) * OUTSIDE)
    outside = sum(line.is_outside for line in lines)
    chance = _(
        "The dot shows the share actually dealt; the band shows where it falls in 95 of 100 fair cases. Of "
        "{count} such lines, about {few} fall outside by chance alone."
    ).format(count=len(lines), few=few)
    thrown = []
    if figures.thrown is not None:
        words = ngettext(
            "Dealt again because of the first four cards (such as three kings): {count} time; fair deals: {low} to "
            "{high}.",
            "Dealt again because of the first four cards (such as three kings): {count} times; fair deals: {low} to "
            "{high}.",
            figures.thrown.seen,
        )
        band = figures.thrown.band
        thrown = [words.format(count=figures.thrown.seen, low=band.low, high=band.high)]
    now = ngettext("Right now {count} is outside.", "Right now {count} are outside.", outside).format(count=outside)
    now = now if outside else _("Right now none is outside.")
    return (
        counted,
        f"{chance} {now}",
        *thrown,
        _(
            "Anyone can check: every card of a match follows from its number. The number’s fingerprint is in the "
            "menu at the table, under More, from the first card on. After the match “The deal” shows the number "
            "itself. Deals chosen by number are not counted."
        ),
    )
