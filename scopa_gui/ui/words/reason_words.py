"""Reasons why a move is good, in words, and hints about what to look at before the move is shown.

Keys and arguments come from ai/reasons.py.
"""

from collections.abc import Collection, Mapping

from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import PART_ORDER, SCOPE_AGAINST, SCOPE_FOR
from scopa_gui.ui.words.translation import (
    _,
    decimal,
    joined,
    mark,
    ngettext,
    rank_name,
    the_cards,
    with_coins,
)
from scopa_gui.ui.words.verdicts import point_words

_WORDS: Mapping[ReasonKey, str] = {
    ReasonKey.ONLY_MOVE: mark("There is no other move."),
    ReasonKey.SCOPA: mark("It clears the table: a scopa."),
    ReasonKey.SETTEBELLO: mark("It brings the settebello home."),
    ReasonKey.SEVENS: mark("It takes {cards} for the primiera."),
    ReasonKey.SIXES: mark("It takes {cards} for the primiera."),
    ReasonKey.PRIMIERA: mark("It strengthens your primiera with {cards}."),
    ReasonKey.DENARI: mark("It takes {cards}: having the most of that suit scores a point."),
    ReasonKey.EXTRAS: mark("It takes {cards}: under these rules such cards score points of their own."),
    ReasonKey.GIVES_LITTLE: mark("It leaves the next player little to take."),
    ReasonKey.FEEDS_PARTNER: mark("It leaves something your partner may take."),
    ReasonKey.KEEPS_TAKE: mark("It leaves something you can take next time, with {cards}."),
    ReasonKey.ANCHOR: mark("It leaves an anchor that only you can take: {cards}."),
    ReasonKey.HELD_TWICE: mark("You have another card of this rank to take it back with."),
    ReasonKey.DEAD_RANK: mark("No card of its rank is left to take it."),
    ReasonKey.ECHO_PARTNER: mark("Your partner has played this rank and may hold the last one."),
    ReasonKey.PARTNERS_DOUBLE: mark("It leaves your partner the rank they laid: {rank}. They may hold another."),
    ReasonKey.SEVENS_PAIRED: mark("It keeps the sevens paired, just what the dealer’s side wants."),
    ReasonKey.SEVENS_UNPAIRED: mark("It leaves the sevens unpaired, against the dealer’s side."),
    ReasonKey.MULINELLO: mark("The whirlwind: it takes, and leaves the next player nothing to take."),
    ReasonKey.LEFTOVERS: mark("It takes, and the last to take also gets what is left on the table."),
    ReasonKey.LAST_CARD: mark("It keeps a card that may take at the very end."),
    ReasonKey.KEEPS_CARD: mark("It keeps what is worth more: {cards}."),
    ReasonKey.KEEPS_ACE: mark("It keeps the ace for a fuller table."),
    ReasonKey.ALIKE: mark("Nothing clearly sets it apart: another move may be just as good."),
    ReasonKey.WHIM: mark("There is nothing special about it."),
    ReasonKey.HASTE: mark("It was played in a hurry."),
}
_OF_ANOTHER: Mapping[ReasonKey, str] = {
    ReasonKey.PRIMIERA: mark("It strengthens {name}’s primiera with {cards}."),
    ReasonKey.FEEDS_PARTNER: mark("It leaves something that their partner may take."),
    ReasonKey.KEEPS_TAKE: mark("It leaves something for {name}’s next turn."),
    ReasonKey.ANCHOR: mark("It leaves an anchor that only {name} can take: {cards}."),
    ReasonKey.HELD_TWICE: mark("{name} held another card of this rank to take it back with."),
    ReasonKey.ECHO_PARTNER: mark("Their partner had played this rank and may hold the last one."),
    ReasonKey.PARTNERS_DOUBLE: mark(
        "It leaves the rank their partner had laid: {rank}. The partner may have held another."
    ),
    ReasonKey.KEEPS_CARD: mark("{name} kept what is worth more: {cards}."),
}
"""Sentences about somebody else's move, in place of those in _WORDS that say "you"."""
_WITH_PARTNER: Mapping[ReasonKey, str] = {
    ReasonKey.FEEDS_PARTNER: mark("It leaves something {partner} may take."),
    ReasonKey.ECHO_PARTNER: mark("{partner} has played this rank and may hold the last one."),
    ReasonKey.PARTNERS_DOUBLE: mark("{partner} laid this rank, {rank}, and may hold another: it is left there."),
}
"""Sentences with the partner's name, for the player's own moves and those of others."""
_LOOK: Mapping[ReasonKey, str] = {
    ReasonKey.ONLY_MOVE: mark("Look closely: you have no choice here."),
    ReasonKey.SCOPA: mark("Look at the whole table."),
    ReasonKey.SETTEBELLO: mark("Look at the settebello."),
    ReasonKey.SEVENS: mark("Think of the primiera: where are the sevens?"),
    ReasonKey.SIXES: mark("Think of the primiera: where are the sixes?"),
    ReasonKey.PRIMIERA: mark("Think of the primiera."),
    ReasonKey.CARTE: mark("Count: which move takes the most cards?"),
    ReasonKey.DENARI: mark("Look at the {coins}: which can you bring home?"),
    ReasonKey.EXTRAS: mark("Which cards score by themselves?"),
    ReasonKey.KEEPS_CARD: mark("Which of your cards is worth keeping?"),
    ReasonKey.KEEPS_ACE: mark("What could the ace take later?"),
    ReasonKey.SEVENS_PAIRED: mark("Where are the sevens, and are they paired?"),
    ReasonKey.SEVENS_UNPAIRED: mark("Where are the sevens, and are they paired?"),
    ReasonKey.MULINELLO: mark("Who is taking just now, and who is only laying cards?"),
    ReasonKey.NO_SCOPA: mark("What could the next player sweep after your move?"),
    ReasonKey.GIVES_LITTLE: mark("What could the next player take after your move?"),
    ReasonKey.MUST_LAY: mark("What could the next player take after your move?"),
    ReasonKey.FEEDS_PARTNER: mark("What could your partner take at their next turn?"),
    ReasonKey.KEEPS_TAKE: mark("What could you take at your next turn?"),
    ReasonKey.ANCHOR: mark("Which card on the table can only you take?"),
    ReasonKey.HELD_TWICE: mark("Which rank do you have two of?"),
    ReasonKey.DEAD_RANK: mark("Which card has no twin left?"),
    ReasonKey.ECHO_PARTNER: mark("What has your partner played?"),
    ReasonKey.PARTNERS_DOUBLE: mark("What has your partner played?"),
    ReasonKey.SPARIGLIO: mark("Which ranks are paired, and which are not?"),
    ReasonKey.KEEPS_PAIRS: mark("Which ranks are paired, and which are not?"),
    ReasonKey.LEFTOVERS: mark("Who will take last?"),
    ReasonKey.LAST_CARD: mark("Which card do you want to play last?"),
}
_LOOK_AT_PARTNER: Mapping[ReasonKey, str] = {
    ReasonKey.FEEDS_PARTNER: mark("What could {partner} take at their next turn?"),
    ReasonKey.ECHO_PARTNER: mark("What has {partner} played?"),
    ReasonKey.PARTNERS_DOUBLE: mark("What has {partner} played?"),
}


def reason_words(reason: Reason, deck: str, partner: str = "", name: str = "") -> str:
    """Return the reason for a move in one sentence.

    `name` is the player who moves, "" for the reader; `partner` is that player's partner, "" if unknown.
    """
    count = reason.args.get("count", 0)
    percent = reason.args.get("percent", 0)
    match reason.key:
        case ReasonKey.CARTE:
            return ngettext("It takes {count} card.", "It takes {count} cards.", count).format(count=count)
        case ReasonKey.NO_SCOPA if percent:
            return _("The next player’s chance of a scopa is then only {percent}%.").format(percent=percent)
        case ReasonKey.NO_SCOPA if reason.args.get("rare"):
            return _("The next player is then unlikely to make a scopa.")
        case ReasonKey.NO_SCOPA:
            return _("The next player then cannot make a scopa.")
        case ReasonKey.DEAD_RANK if reason.args.get("sums"):
            return _("No card of its rank is left: only a sum can take it.")
        case ReasonKey.AHEAD:
            return _ahead(PART_ORDER[reason.args.get("part", 0)], reason.args.get("hundredths", 0), deck)
        case ReasonKey.MUST_LAY if percent == 100:
            return _("The next player can take nothing.")
        case ReasonKey.MUST_LAY:
            return _("The chance that the next player can take nothing is {percent}%.").format(percent=percent)
        case ReasonKey.SPARIGLIO:
            return ngettext(
                "Against the dealer it breaks pairs: it leaves {count} rank unpaired.",
                "Against the dealer it breaks pairs: it leaves {count} ranks unpaired.",
                count,
            ).format(count=count)
        case ReasonKey.KEEPS_PAIRS if not count:
            return _("For the dealer it keeps pairs: it leaves no rank unpaired.")
        case ReasonKey.KEEPS_PAIRS:
            return ngettext(
                "For the dealer it keeps pairs: it leaves {count} rank unpaired.",
                "For the dealer it keeps pairs: it leaves {count} ranks unpaired.",
                count,
            ).format(count=count)
    plain = {**_WORDS, **(_OF_ANOTHER if name else {}), **(_WITH_PARTNER if partner else {})}[reason.key]
    cards = the_cards(reason.args.get("cards", 0), deck)
    rank = rank_name(reason.args.get("rank", 1), deck)
    return joined(_(plain).format(cards=cards, rank=rank, name=name, partner=partner))


def _ahead(part: str, hundredths: int, deck: str) -> str:
    """Say in which part of the count a move does better than the next best one, and by how much."""
    if part == SCOPE_FOR:
        words = _("On average it makes {points} more scopas than the next best move.")
    elif part == SCOPE_AGAINST:
        words = _("On average it gives the others {points} fewer scopas than the next best move.")
    else:
        words = _("It does more towards {point} than the next best move: {points} points on average.")
    point = "" if part in (SCOPE_FOR, SCOPE_AGAINST) else point_words(part, deck)
    return words.format(point=point, points=decimal(hundredths / 100, 2))


def look_words(reason: Reason | None, deck: str, moves: Collection[Move] = (), partner: str = "") -> str:
    """Say what to look at before the move is shown.

    `moves` are the legal moves: if only one of them captures, there is no choice to point at.
    """
    captures = sum(not move.is_lay for move in moves)
    if reason is not None and reason.key is ReasonKey.CARTE and captures == 1:
        return _("Count: what could you take?")
    if reason is not None and reason.key is ReasonKey.DENARI and captures == 1:
        return joined(with_coins(_("Look at the {coins}: what could you bring home?"), deck))
    if reason is None or reason.key not in _LOOK:
        return _("Take your time: what does each card leave on the table?")
    plain = _LOOK_AT_PARTNER.get(reason.key) if partner else None
    return joined(with_coins(_(plain or _LOOK[reason.key]), deck).format(partner=partner))
