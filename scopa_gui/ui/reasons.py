"""Why a move is good, in words, and what to look at before one is told: the keys and arguments come from ai/reasons.py."""

from collections.abc import Mapping

from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.engine.cards import cards_of
from scopa_gui.ui.words import _, card_name, mark, ngettext, rank_name, with_coins

_WORDS: Mapping[ReasonKey, str] = {
    ReasonKey.ONLY_MOVE: mark("There is no other move."),
    ReasonKey.SCOPA: mark("It clears the table: a scopa."),
    ReasonKey.SETTEBELLO: mark("It brings the settebello home."),
    ReasonKey.SEVENS: mark("It wins {cards} for the primiera."),
    ReasonKey.SIXES: mark("It wins {cards} for the primiera."),
    ReasonKey.PRIMIERA: mark("It does most for the primiera."),
    ReasonKey.DENARI: mark("It wins {cards}: who has most of that suit gets a point."),
    ReasonKey.EXTRAS: mark("It wins cards that score by themselves."),
    ReasonKey.GIVES_LITTLE: mark("It leaves the next player little to take."),
    ReasonKey.FEEDS_PARTNER: mark("It leaves your partner something to take."),
    ReasonKey.KEEPS_TAKE: mark("It leaves something to take next time, with your {cards}."),
    ReasonKey.ANCHOR: mark("It leaves cards that only your hand can take: {cards}."),
    ReasonKey.HELD_TWICE: mark("You hold another card of this rank to take it back with."),
    ReasonKey.DEAD_RANK: mark("No card of its rank is left to take it."),
    ReasonKey.ECHO_PARTNER: mark("Your partner has played this rank and may hold the last one."),
    ReasonKey.PARTNERS_DOUBLE: mark("Your partner seems to hold another one: leave it to him."),
    ReasonKey.SEVENS_PAIRED: mark("It keeps the sevens paired, as the dealer's side wants them."),
    ReasonKey.SEVENS_UNPAIRED: mark("It leaves the sevens unpaired, against the dealer's side."),
    ReasonKey.MULINELLO: mark("It holds the whirlwind: the others must lay, and your side takes."),
    ReasonKey.LEFTOVERS: mark("Who takes last also gets what is left on the table."),
    ReasonKey.LAST_CARD: mark("It keeps a card that may take at the very end."),
    ReasonKey.KEEPS_CARD: mark("It keeps the better cards in your hand."),
    ReasonKey.KEEPS_ACE: mark("It keeps the ace for a fuller table."),
    ReasonKey.WHIM: mark("It is just a card to play."),
    ReasonKey.HASTE: mark("It was played in a hurry."),
}
_OF_ANOTHER: Mapping[ReasonKey, str] = {
    ReasonKey.FEEDS_PARTNER: mark("It leaves something for the partner to take."),
    ReasonKey.KEEPS_TAKE: mark("It leaves something for {name}'s own next turn."),
    ReasonKey.ANCHOR: mark("It leaves cards that only {name} can take: {cards}."),
    ReasonKey.HELD_TWICE: mark("{name} held another card of this rank to take it back with."),
    ReasonKey.ECHO_PARTNER: mark("The partner had played this rank and may hold the last one."),
    ReasonKey.PARTNERS_DOUBLE: mark("The partner seemed to hold another one: it was left to him."),
    ReasonKey.MULINELLO: mark("It holds the whirlwind: the others must lay, and {name}'s side takes."),
    ReasonKey.KEEPS_CARD: mark("It keeps the better cards in {name}'s hand."),
}
"""Where the sentence of _WORDS speaks to who plays: the same told of somebody else."""
_LOOK: Mapping[ReasonKey, str] = {
    ReasonKey.ONLY_MOVE: mark("Look closely: you have no choice here."),
    ReasonKey.SCOPA: mark("Look at the whole table."),
    ReasonKey.SETTEBELLO: mark("Look at the settebello."),
    ReasonKey.SEVENS: mark("Think of the primiera: where are the sevens?"),
    ReasonKey.SIXES: mark("Think of the primiera: where are the sixes?"),
    ReasonKey.PRIMIERA: mark("Think of the primiera."),
    ReasonKey.CARTE: mark("Count: which capture wins most cards?"),
    ReasonKey.DENARI: mark("Look at the {coins}: which can you bring home?"),
    ReasonKey.EXTRAS: mark("Which cards score by themselves?"),
    ReasonKey.KEEPS_CARD: mark("Which of your cards is worth keeping?"),
    ReasonKey.KEEPS_ACE: mark("What could the ace take later?"),
    ReasonKey.SEVENS_PAIRED: mark("Where are the sevens, and are they paired?"),
    ReasonKey.SEVENS_UNPAIRED: mark("Where are the sevens, and are they paired?"),
    ReasonKey.MULINELLO: mark("Who takes just now, and who only lays?"),
    ReasonKey.NO_SCOPA: mark("What could the next player clear after your move?"),
    ReasonKey.GIVES_LITTLE: mark("What could the next player take after your move?"),
    ReasonKey.MUST_LAY: mark("What could the next player take after your move?"),
    ReasonKey.FEEDS_PARTNER: mark("What will your side take at its next turn?"),
    ReasonKey.KEEPS_TAKE: mark("What could you take at your next turn?"),
    ReasonKey.ANCHOR: mark("Which card on the table can only you take?"),
    ReasonKey.HELD_TWICE: mark("Which rank do you hold twice?"),
    ReasonKey.DEAD_RANK: mark("Of which rank are no cards left?"),
    ReasonKey.ECHO_PARTNER: mark("What has your partner played?"),
    ReasonKey.PARTNERS_DOUBLE: mark("What has your partner played?"),
    ReasonKey.SPARIGLIO: mark("Which ranks are paired, and which are not?"),
    ReasonKey.KEEPS_PAIRS: mark("Which ranks are paired, and which are not?"),
    ReasonKey.LEFTOVERS: mark("Who will take last?"),
    ReasonKey.LAST_CARD: mark("Which card do you want to play last?"),
}


def reason_words(reason: Reason, deck: str) -> str:
    """The reason as one sentence about the move that is advised."""
    count, percent = reason.args.get("count", 0), reason.args.get("percent", 0)
    match reason.key:
        case ReasonKey.CARTE:
            return ngettext("It wins {count} card.", "It wins {count} cards.", count).format(count=count)
        case ReasonKey.NO_SCOPA if not percent:
            return _("After it nobody can clear the table at once.")
        case ReasonKey.NO_SCOPA:
            return _("After it the next player clears the table with a chance of only {percent} %.").format(percent=percent)
        case ReasonKey.MUST_LAY:
            return _("The next player can take nothing with a chance of {percent} %.").format(percent=percent)
        case ReasonKey.SPARIGLIO:
            return ngettext("Against the dealer it breaks pairs: {count} rank is left unpaired.",
                            "Against the dealer it breaks pairs: {count} ranks are left unpaired.", count).format(count=count)
        case ReasonKey.KEEPS_PAIRS if not count:
            return _("For the dealer it keeps pairs: no rank is left unpaired.")
        case ReasonKey.KEEPS_PAIRS:
            return ngettext("For the dealer it keeps pairs: {count} rank is left unpaired.",
                            "For the dealer it keeps pairs: {count} ranks are left unpaired.", count).format(count=count)
        case ReasonKey.KEEPS_TAKE if not reason.args.get("cards", 0):
            return _("It leaves something for your own next turn.")
    cards = ", ".join(card_name(card, deck) for card in cards_of(reason.args.get("cards", 0)))
    return _(_WORDS[reason.key]).format(cards=cards, rank=rank_name(reason.args.get("rank", 1), deck))


def reason_of_another(reason: Reason, deck: str, name: str) -> str:
    """The reason as one sentence about a move of somebody else."""
    if reason.key not in _OF_ANOTHER:
        return reason_words(reason, deck)
    cards = ", ".join(card_name(card, deck) for card in cards_of(reason.args.get("cards", 0)))
    return _(_OF_ANOTHER[reason.key]).format(cards=cards, name=name)


def look_words(reason: Reason | None, deck: str) -> str:
    """What to look at, before the move is told."""
    if reason is None or reason.key not in _LOOK:
        return _("Take your time: what does each card leave on the table?")
    return with_coins(_(_LOOK[reason.key]), deck)
