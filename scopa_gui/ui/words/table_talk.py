"""Words at the table: what a card takes, and what was played."""

from collections.abc import Sequence

from scopa_gui.engine.cards import Card, CardSet, cards_of, rank_of
from scopa_gui.engine.moves import Move
from scopa_gui.ui.words.translation import _, card_name, joined, ngettext


def cards_words(cards: CardSet) -> str:
    """Return cards in words: "5 of cups + 2 of coins"."""
    return " + ".join(card_name(card) for card in cards_of(cards))


def count_words(cards: int) -> str:
    """Return a number of cards in words: "1 card", "3 cards"."""
    return ngettext("{count} card", "{count} cards", cards).format(count=cards)


def scope_words(scope: int) -> str:
    """Return a number of scope in words: "1 scopa", "3 scopas"."""
    return ngettext("{count} scopa", "{count} scopas", scope).format(count=scope)


def card_line(card: Card) -> str:
    """Return the name of a card on the table, and the value of a court card."""
    name = card_name(card)
    rank = rank_of(card)
    return sentence(name if 1 < rank <= 7 else _("{card}: worth {value}").format(card=name, value=rank))


def move_words(move: Move) -> str:
    """Say what was played, on a line of its own: "King of coins takes 7 of cups + 3 of batons"."""
    return sentence(played_words(move))


def who_words(name: str, move: Move) -> str:
    """Say which player played what: "Rosa: king of coins on the table"."""
    return _("{name}: {words}").format(name=name, words=played_words(move))


def played_words(move: Move) -> str:
    """Say what was played, after other words: "king of coins on the table"."""
    name = card_name(move.card)
    if move.is_lay:
        return _("{card} on the table").format(card=name)
    if move.is_for_itself:
        return _("{card} to the pile").format(card=name)
    return _("{card} takes {cards}").format(card=name, cards=cards_words(move.taken))


def leftovers_words(seat: int, count: int, names: Sequence[str], me: int | None = 0) -> str:
    """Say who gets the cards left on the table at the end.

    `me` is the seat of the reader, None for a spectator.
    """
    if seat == me:
        line = ngettext(
            "The last card goes to you: you took last.", "The last {count} cards go to you: you took last.", count
        )
    else:
        line = ngettext(
            "The last card goes to {name}, who took last.", "The last {count} cards go to {name}, who took last.", count
        )
    return joined(line.format(count=count, name=names[seat]))


def deed_words(move: Move) -> str:
    """Say what was done with a card that is shown: "takes 2 cards", "on the table"."""
    if move.is_lay:
        return _("on the table")
    if move.is_for_itself:
        return _("to the pile")
    count = move.taken.bit_count()
    return ngettext("takes {count} card", "takes {count} cards", count).format(count=count)


def sentence(line: str) -> str:
    """Return a line with a capital first letter."""
    return line[:1].upper() + line[1:]
