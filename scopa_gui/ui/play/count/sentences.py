"""The words of the count: a name for every category, and one sentence that says who gets the point and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_gui.engine.cards import RE_BELLO, SETTEBELLO, Suit, cards_of
from scopa_gui.engine.scoring.sheet import Category
from scopa_gui.ui.play.count.decisions import Because, Decision
from scopa_gui.ui.words.translation import _, joined, ngettext, suit_name, the_card, with_coins


@dataclass(frozen=True, slots=True)
class Sides:
    """What the sides are called; the person's own is 0. `teams` when each has several players."""

    names: Sequence[str]
    teams: bool = False
    deck: str = "neapolitan"


def category_name(category: Category, deck: str = "neapolitan") -> str:
    """A category as it is called out."""
    if category is Category.DENARI:
        return _("Diamonds") if deck == "french" else _("Coins")
    if category is Category.COIN_POINTS:
        return _("Each diamond") if deck == "french" else _("Each coin")
    return {
        Category.CARTE: _("Cards"),
        Category.SETTEBELLO: _("Settebello"),
        Category.PRIMIERA: _("Primiera"),
        Category.SCOPE: _("Scope"),
        Category.RE_BELLO: _("Re bello"),
        Category.SETTE_TUTTI: _("All four sevens"),
        Category.NAPOLA: _("Napola"),
    }[category]


def sentence_of(decision: Decision, points: Sequence[int], sides: Sides) -> str:
    """Why the category went as it did and who gets the point; `points` by side."""
    sentence = _sentence(decision, points, sides)
    return sentence[:1].upper() + sentence[1:]


def _sentence(decision: Decision, points: Sequence[int], sides: Sides) -> str:
    fact = _fact(decision, sides)
    if decision.because is Because.EACH_ONE or decision.category is Category.SCOPE:
        return _("{fact}.").format(fact=fact)
    verdict = _verdict(decision, points, sides)
    if decision.because is Because.BETTER_SUM and decision.cards:
        cards = [the_card(card, sides.deck) for card in cards_of(decision.cards)]
        named = _listed(cards)
        many = ngettext(
            "{fact}: {verdict}; {cards} made the difference.",
            "{fact}: {verdict}; {cards} made the difference.",
            len(cards),
        )
        return many.format(fact=fact, verdict=verdict, cards=named)
    if decision.because is Because.BETTER_SUM:
        return _("{fact}: {verdict}; no single card would have changed it.").format(fact=fact, verdict=verdict)
    if decision.close:
        return _("{fact}: {verdict}. One card the other way would have changed it.").format(fact=fact, verdict=verdict)
    return _("{fact}: {verdict}.").format(fact=fact, verdict=verdict)


def _listed(names: Sequence[str]) -> str:
    if len(names) == 1:
        return names[0]
    return _("{several} and {last}").format(several=", ".join(names[:-1]), last=names[-1])


def _verdict(decision: Decision, points: Sequence[int], sides: Sides) -> str:
    if not decision.paid:
        return _("nobody gets the point")
    if len(decision.paid) > 1:
        return _("everyone level gets a point")
    side = decision.paid[0]
    count = points[side]
    if side == 0:
        if sides.teams:
            return ngettext("the point is ours", "{count} points for us", count).format(count=count)
        return ngettext("the point is yours", "{count} points for you", count).format(count=count)
    if sides.teams and len(sides.names) == 2:
        return ngettext("the point is theirs", "{count} points for them", count).format(count=count)
    words = ngettext("the point goes to {name}", "{count} points for {name}", count)
    return joined(words.format(name=sides.names[side], count=count))


def _fact(decision: Decision, sides: Sides) -> str:
    match decision.category:
        case Category.PRIMIERA:
            return _primiera_fact(decision)
        case Category.CARTE | Category.DENARI:
            return _majority_fact(decision, sides.deck)
        case Category.SCOPE:
            return _("Every scopa is a point") if decision.paid else _("Nobody made a scopa")
        case Category.NAPOLA:
            return _napola_fact(decision, sides.deck)
        case Category.COIN_POINTS:
            return with_coins(_("Every card of {coins} is a point"), sides.deck)
        case Category.SETTE_TUTTI:
            return {
                Because.HELD: _("All four sevens are in one pile"),
                Because.SPLIT: _("The sevens lie in several piles"),
            }.get(decision.because, _("The sevens stayed on the table"))
        case Category.RE_BELLO:
            king = _("The re bello, {card}").format(card=the_card(RE_BELLO, sides.deck))
            return king if decision.because is Because.HELD else _("The re bello stayed on the table")
    seven = _("The settebello, {card}").format(card=the_card(SETTEBELLO, sides.deck))
    return seven if decision.because is Because.HELD else _("The settebello stayed on the table")


def _majority_fact(decision: Decision, deck: str) -> str:
    coins = decision.category is Category.DENARI
    match decision.because:
        case Because.MORE:
            words = _("{best} {coins} against {second}") if coins else _("{best} cards against {second}")
        case Because.LEVEL:
            words = _("Level at {best} {coins}") if coins else _("Level at {best} cards")
        case _:
            words = _("Nobody has any")
    return words.format(best=decision.best, second=decision.second, coins=suit_name(Suit.DENARI, deck))


def _napola_fact(decision: Decision, deck: str) -> str:
    if decision.because is Because.NOTHING:
        return _("Nobody holds ace, 2 and 3 of {suit} together").format(suit=suit_name(Suit.DENARI, deck))
    if decision.best == 10:
        return _("All ten {coins} in a row").format(coins=suit_name(Suit.DENARI, deck))
    last = max(cards_of(decision.cards))
    return _("From the ace to {card} without a gap").format(card=the_card(last, deck))


def _primiera_fact(decision: Decision) -> str:
    best, second = decision.best, decision.second
    match decision.because:
        case Because.BETTER_SUM:
            return _("{best} against {second}").format(best=best, second=second)
        case Because.FOUR_SUITS:
            return _("Four suits beat {suits}, whatever the sum").format(suits=second)
        case Because.ONLY_COMPLETE:
            return _("Only a primiera with all four suits counts")
        case Because.NONE_COMPLETE:
            return _("Nobody has all four suits")
        case Because.MORE_SUITS:
            return _("{best} suits against {second}").format(best=best, second=second)
        case Because.RANK:
            return _rank_fact(decision)
        case Because.LEVEL:
            return _("The primiera is level")
    return _("Nobody has a primiera")


def _rank_fact(decision: Decision) -> str:
    many = _("{ranks}: {best} against {second}").format(
        ranks=ranks_name(decision.rank), best=decision.best, second=decision.second
    )
    if not decision.level:
        return many
    if len(decision.level) == 1:
        return _("{ranks} level; {more}").format(ranks=ranks_name(decision.level[0]), more=many)
    first, last = ranks_name(decision.level[0]), ranks_name(decision.level[-1])
    return _("{first} to {last} level; {more}").format(first=first, last=last, more=many)


def ranks_name(rank: int) -> str:
    """The cards of a rank that primieras by counting compare."""
    return {1: _("aces"), 2: _("twos"), 3: _("threes"), 4: _("fours"), 5: _("fives"), 6: _("sixes"), 7: _("sevens")}[
        rank
    ]
