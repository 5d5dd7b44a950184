"""Texts shown while a card is chosen: the cards it can take, the gains of an option, the reason of a refusal."""

from scopa_gui.engine.cards import Card, CardSet, cards_of, rank_of
from scopa_gui.engine.moves import IllegalReason
from scopa_gui.ui.table.input.move_choice import Gains, MoveChoice, MoveOption, PickRefusal
from scopa_gui.ui.words.table_talk import cards_words, count_words, sentence
from scopa_gui.ui.words.translation import _, card_name, has_french_names, mark, ngettext, rank_name


def option_words(option: MoveOption) -> str:
    """Return the cards that an option takes, in words, or where it puts the card."""
    if option.move.is_for_itself:
        return sentence(_("the ace to your pile"))
    return sentence(_("lay it on the table") if option.move.is_lay else cards_words(option.move.taken))


def gains_words(gains: Gains) -> str:
    """Return the gains of a move in one line: "Scopa! · settebello · 3 cards · 2 coins"."""
    return " · ".join(gains_parts(gains))


def gains_parts(gains: Gains) -> list[str]:
    """Return the gains of a move as separate texts, the best first."""
    parts = []
    if gains.scopa:
        parts.append(_("Scopa!"))
    if gains.settebello:
        parts.append(sentence(_("settebello")) if not parts else _("settebello"))
    if gains.cards:
        parts.append(count_words(gains.cards))
    if gains.denari:
        diamonds = ngettext("{count} diamond", "{count} diamonds", gains.denari)
        coins = ngettext("{count} coin", "{count} coins", gains.denari)
        parts.append((diamonds if has_french_names() else coins).format(count=gains.denari))
    sevens = gains.sevens - gains.settebello
    if sevens > 0:
        parts.append(ngettext("{count} seven", "{count} sevens", sevens).format(count=sevens))
    return parts


def focus_line(card: Card, options: tuple[MoveOption, ...]) -> str:
    """Return in words what a card that is hovered or has the focus would do; "" if it has no options."""
    name = card_name(card)
    if not options:
        return ""
    if len(options) > 1:
        line = ngettext("{card}: {count} possibility", "{card}: {count} possibilities", len(options))
        return sentence(line.format(card=name, count=len(options)))
    move = options[0].move
    if move.is_lay:
        return sentence(_("{card} goes to the table").format(card=name))
    if move.is_for_itself:
        return sentence(_("{card} goes to your own pile").format(card=name))
    taken = cards_words(move.taken)
    line = _("{card} takes {cards}: scopa!") if options[0].gains.scopa else _("{card} takes {cards}")
    return sentence(line.format(card=name, cards=taken))


def aim_line(choice: MoveChoice) -> str:
    """Return the question what a card with several options takes; once only one is left, what that does."""
    assert choice.aimed is not None
    if is_narrowed(choice):
        return focus_line(choice.aimed, choice.candidates)
    return sentence(_("{card}: choose what it takes").format(card=card_name(choice.aimed)))


def is_narrowed(choice: MoveChoice) -> bool:
    """Return whether only one option is left."""
    return len(choice.candidates) == 1


_REFUSALS = {
    IllegalReason.NOT_YOUR_TURN: mark("It is not your turn."),
    IllegalReason.NOT_ON_TABLE: mark("None of your cards can take that."),
    IllegalReason.EQUAL_CARD_FIRST: mark("Same rank comes first ({equal}): you must take it."),
    IllegalReason.ONE_EQUAL_CARD: mark("Take one card of the same rank, and nothing else."),
    IllegalReason.ALL_EQUAL_CARDS: mark("Take all the cards of that rank, and nothing else."),
    IllegalReason.FEWEST_CARDS: mark("You must take the fewest cards that make {value}."),
    IllegalReason.WRONG_SUM: mark("These cards do not add up to {value}."),
    IllegalReason.NOT_FIFTEEN: mark("Together with your card they must make fifteen."),
    IllegalReason.MUST_CAPTURE: mark("You can capture with this card, so you must."),
    IllegalReason.ACE_TAKES_ALL: mark("The ace takes everything on the table."),
    IllegalReason.ACE_TAKES_ACE: mark("There is an ace on the table: your ace takes that one."),
    IllegalReason.NOT_FOR_ITSELF: mark("This card cannot go to your own pile by itself."),
    IllegalReason.NO_ACE_FIRST: mark("The first card of the round must not be an ace."),
}


def refusal_line(refusal: PickRefusal, table: CardSet) -> str:
    """Return the reason why a pick is refused; for a card dropped on another, what can be done with it instead."""
    line = _(_REFUSALS.get(refusal.reason, mark("You cannot play that now.")))
    if refusal.card is None:
        return line
    if not refusal.instead:
        rank = rank_of(refusal.card)
        equal = next((card_name(card) for card in cards_of(table) if rank_of(card) == rank), "")
        return line.format(equal=equal, value=rank if rank <= 7 else f"{rank} ({rank_name(rank)})")
    move = refusal.instead[0]
    if len(refusal.instead) > 1:
        line = _("{card} cannot take {other}: choose what it should take.")
    elif move.is_lay:
        line = _("{card} cannot take {other}. To lay it, drop it on an empty spot.")
    elif move.is_for_itself:
        line = _("{card} cannot take {other}. Dropped on an empty spot, it goes to your own pile.")
    else:
        line = _("{card} cannot take {other}, only {cards}.")
    name = card_name(refusal.card)
    other = cards_words(refusal.taken)
    return sentence(line.format(card=name, other=other, cards=cards_words(move.taken)))
