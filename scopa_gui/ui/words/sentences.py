"""Sentences about tactics, translated and filled in with the names of cards, players and points."""

from collections.abc import Mapping

from scopa_gui.coach.tactic_texts import SentenceArgument, Wording
from scopa_gui.engine.scoring.categories import CAPPOTTO, Category
from scopa_gui.ui.words.translation import _, decimal, joined, ngettext, rank_name, the_cards, with_coins


def point_words(part: str) -> str:
    """Return a part of the count with its article, as after "does more towards"."""
    words = {
        CAPPOTTO: _("the cappotto"),
        Category.CARTE: _("the point for cards"),
        Category.DENARI: _("the point for {coins}"),
        Category.SETTEBELLO: _("the settebello"),
        Category.PRIMIERA: _("the primiera"),
        Category.SCOPE: _("the scopas"),
        Category.RE_BELLO: _("the re bello"),
        Category.SETTE_TUTTI: _("all four sevens"),
        Category.NAPOLA: _("the napola"),
        Category.COIN_POINTS: _("the {coins} that count"),
    }
    return with_coins(words[part])


def filled(words: Wording, args: Mapping[str, SentenceArgument], name: str = "", partner: str = "") -> str:
    """Return a sentence in the active language with its blanks filled in.

    `args` are the arguments of a reason or a cause, with the part of the count by its name; `name` moves, and
    `partner` is that player's partner.
    """
    numbers = {key: value for key, value in args.items() if isinstance(value, int)}
    count = numbers.get("count", 0)
    said = _(words) if isinstance(words, str) else ngettext(*words, count)
    return joined(
        with_coins(said).format(
            cards=the_cards(numbers.get("cards", 0)),
            rank=rank_name(numbers.get("rank", 1)),
            count=count,
            percent=numbers.get("percent", 0),
            points=decimal(numbers.get("hundredths", 0) / 100, 2),
            point=point_words(str(args["part"])) if "{point}" in said else "",
            name=name,
            partner=partner,
        )
    )
