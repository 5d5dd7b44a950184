"""Sentences of the count: names of the categories, who gets the point and why, and what a match is played for."""

from collections.abc import Sequence

from scopa_gui.engine.cards import RE_BELLO, SETTEBELLO, Suit, cards_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.award_reasons import AwardReason, Because
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.ui.words.sides import Sides
from scopa_gui.ui.words.translation import (
    _,
    has_french_names,
    joined,
    listed,
    ngettext,
    ranks_name,
    suit_name,
    the_card,
    with_coins,
)


def category_name(category: Category) -> str:
    """Return the name of a category."""
    is_french = has_french_names()
    return {
        Category.CARTE: _("Cards"),
        Category.DENARI: _("Diamonds") if is_french else _("Coins"),
        Category.SETTEBELLO: _("Settebello"),
        Category.PRIMIERA: _("Primiera"),
        Category.SCOPE: _("Scopas"),
        Category.RE_BELLO: _("Re bello"),
        Category.SETTE_TUTTI: _("All four sevens"),
        Category.NAPOLA: _("Napola"),
        Category.COIN_POINTS: _("Each diamond") if is_french else _("Each coin"),
    }[category]


def sentence_of(category: Category, decision: AwardReason, points: Sequence[int], sides: Sides) -> str:
    """Explain who gets the point of a category and why; `points` are by side."""
    cards = [the_card(card) for card in cards_of(decision.cards)]
    if decision.because is Because.EACH_ONE or category is Category.SCOPE:
        words = _("{fact}.")
    elif decision.because is Because.BETTER_SUM and cards:
        words = ngettext(
            "{fact}: {verdict}; {cards} made the difference.",
            "{fact}: {verdict}; {cards} made the difference.",
            len(cards),
        )
    elif decision.because is Because.BETTER_SUM:
        words = _("{fact}: {verdict}; no single card would have changed it.")
    elif decision.close:
        words = _("{fact}: {verdict}. One card going the other way would have changed it.")
    else:
        words = _("{fact}: {verdict}.")
    fact = _fact(category, decision)
    sentence = words.format(fact=fact, verdict=_verdict(decision, points, sides), cards=listed(cards))
    return sentence[:1].upper() + sentence[1:]


def _verdict(decision: AwardReason, points: Sequence[int], sides: Sides) -> str:
    if not decision.paid:
        return _("nobody gets the point")
    if len(decision.paid) > 1:
        return _("everyone who is level gets a point")
    side = decision.paid[0]
    count = points[side]
    if side == sides.mine:
        if sides.teams:
            return ngettext("the point is ours", "{count} points for us", count).format(count=count)
        return ngettext("the point is yours", "{count} points for you", count).format(count=count)
    if sides.teams and len(sides.names) == 2 and sides.mine is not None:
        return ngettext("the point is theirs", "{count} points for them", count).format(count=count)
    words = ngettext("the point goes to {name}", "{count} points for {name}", count)
    return joined(words.format(name=sides.names[side], count=count))


def _fact(category: Category, decision: AwardReason) -> str:
    """Say what decided a category, with the active deck's names of suits."""
    is_held = decision.because is Because.HELD
    match category:
        case Category.CARTE:
            return _majority_fact(decision, _("{best} cards against {second}"), _("Level at {best} cards"))
        case Category.DENARI:
            more = _("{best} {coins} against {second}")
            return _majority_fact(decision, more, _("Level at {best} {coins}"), suit_name(Suit.DENARI))
        case Category.PRIMIERA:
            return _primiera_fact(decision)
        case Category.SETTEBELLO:
            seven = _("The settebello, {card}").format(card=the_card(SETTEBELLO))
            return seven if is_held else _("The settebello stayed on the table")
        case Category.SCOPE:
            return _("Every scopa is a point") if decision.paid else _("Nobody made a scopa")
        case Category.RE_BELLO:
            king = _("The re bello, {card}").format(card=the_card(RE_BELLO))
            return king if is_held else _("The re bello stayed on the table")
        case Category.SETTE_TUTTI if decision.because is Because.SPLIT:
            return _("The sevens are in different piles")
        case Category.SETTE_TUTTI:
            return _("All four sevens are in one pile") if is_held else _("The sevens stayed on the table")
        case Category.COIN_POINTS:
            return with_coins(_("Every card of {coins} is a point"))
        case Category.NAPOLA:
            return _napola_fact(decision)
        case unknown:
            raise KeyError(unknown)


def _napola_fact(decision: AwardReason) -> str:
    if decision.because is Because.NOTHING:
        return _("Nobody has the ace, 2 and 3 of {suit} together").format(suit=suit_name(Suit.DENARI))
    if decision.best == 10:
        return _("All ten {coins} in a row").format(coins=suit_name(Suit.DENARI))
    last = max(cards_of(decision.cards))
    return _("From the ace to {card} without a gap").format(card=the_card(last))


def _majority_fact(decision: AwardReason, more: str, level: str, coins: str = "") -> str:
    words = {Because.MORE: more, Because.LEVEL: level}.get(decision.because, _("Nobody has any"))
    return words.format(best=decision.best, second=decision.second, coins=coins)


def _primiera_fact(decision: AwardReason) -> str:
    best = decision.best
    second = decision.second
    if decision.because is Because.RANK:
        ranks = ranks_name(decision.rank)
        many = _("{ranks}: {best} against {second}").format(ranks=ranks, best=best, second=second)
        if not decision.level:
            return many
        first = ranks_name(decision.level[0])
        last = ranks_name(decision.level[-1])
        level = _("{ranks} level; {more}") if len(decision.level) == 1 else _("{first} to {last} level; {more}")
        return level.format(ranks=first, first=first, last=last, more=many)
    words = {
        Because.BETTER_SUM: _("{best} against {second}"),
        Because.FOUR_SUITS: _("Four suits beat {suits}, whatever the total"),
        Because.ONLY_COMPLETE: _("Only a primiera with all four suits counts"),
        Because.NONE_COMPLETE: _("Nobody has all four suits"),
        Because.MORE_SUITS: _("{best} suits against {second}"),
        Because.LEVEL: _("The primiera is level"),
        Because.NOTHING: _("Nobody has a primiera"),
    }[decision.because]
    return words.format(best=best, second=second, suits=second)


def goal_sentence(rules: Rules) -> str:
    """Say how many points win, and what scores points under these rules."""
    counted = [category_name(category) for category, _stake, _way in staked(rules) if category is not Category.SCOPE]
    return _(
        "The aim: be first to {points} points. Each scopa scores one at once; the rest come when the cards are "
        "counted: {names}."
    ).format(points=rules.target, names=", ".join(counted))
