"""Knowledge of the seat whose turn it is, as parts of a shared text; the hidden cards are never in it.

Its knowledge is enough for a position: the cards that nobody has seen are put somewhere, always in the same way, and
the engine plays the moves that led here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.cards import DECK, Card, CardSet, cards_of, name_of, names_of, rank_of
from scopa_gui.engine.dealing import TABLE, deal_order, hand_size, hands_after, must_redeal
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.position import Position, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.game.notation.envelope import MOST_POINTS, Fault, Parts, SharedTextError, refuse, sealed, whole
from scopa_gui.game.notation.written_cards import after, set_in
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules
from scopa_gui.game.persons import HUMAN

POSITION = "position"


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """One of the ways in which the cards may lie; ``totals`` by side and ``seated`` from the seat that has the turn."""

    position: Position
    totals: tuple[int, ...]
    seated: tuple[str, ...] = ()

    @property
    def view(self) -> PlayerView:
        """Return what the seat whose turn it is knows."""
        seen = view_of(self.position, self.position.turn)
        return replace(seen, totals=self.totals, seated=self.seated)


def position_text(view: PlayerView) -> str:
    """The text of what this seat knows, whose turn it must be (ValueError)."""
    return sealed(POSITION, position_parts(view))


def position_parts(view: PlayerView) -> list[tuple[str, Iterable[str]]]:
    """The parts of a position; ValueError when it is not the turn of this seat."""
    if not view.legal_moves():
        raise ValueError("It is not the turn of this seat.")
    return [
        ("rules", words_of_rules(view.rules)),
        ("table", names_of(view.first_table)),
        ("moves", [str(move) for _seat, move in view.history]),
        ("hand", names_of(view.hand)),
        ("totals", map(str, view.totals)),
        ("seats", view.seated),
    ]


def position_in(parts: Parts) -> SharedPosition:
    """The position that comes next in these parts; raises SharedTextError."""
    rules = rules_in(parts.words("rules"))
    first_table = set_in(parts.words("table", 0))
    moves = parts.words("moves", 0, rules.plays - 1)
    hand = set_in(parts.words("hand"))
    played = [_card_played(word, place) for place, word in enumerate(moves, 1)]
    _check(rules, first_table, played, hand)
    position = opening(rules, _pack(rules, first_table, played, hand))
    for place, word in enumerate(moves, 1):
        position = after(position, word, place)
    if position.is_over:
        refuse(Fault.NO_TURN)
    return SharedPosition(position, _totals(parts, rules), seated_in(parts, rules))


def _card_played(word: str, place: int) -> Card:
    try:
        return move_named(word).card
    except ValueError:
        raise SharedTextError(Fault.MOVE, word, place) from None


def _check(rules: Rules, first_table: CardSet, played: Sequence[Card], hand: CardSet) -> None:
    """Every card must be there once, and as many as there must be."""
    if first_table.bit_count() != rules.turned or must_redeal(rules, first_table):
        refuse(Fault.PART, "table:")
    counts = hands_after(rules, len(played)).counts
    if hand.bit_count() != counts[len(played) % rules.players]:
        refuse(Fault.PART, "hand:")
    set_in(name_of(card) for card in (*cards_of(first_table), *cards_of(hand), *played))


def _pack(rules: Rules, first_table: CardSet, played: Sequence[Card], hand: CardSet) -> tuple[Card, ...]:
    """A pack from which everything can have come: what each seat played since a deal was in its hand."""
    known = {*cards_of(first_table), *cards_of(hand), *played}
    # Rule: regola del vile: who began with an ace had nothing else, so the first seat gets the aces that are left.
    unseen = sorted(known.symmetric_difference(cards_of(DECK)), key=rank_of)
    pack: list[Card] = []
    begun = 0
    while len(pack) < len(cards_of(DECK)):
        left = len(cards_of(DECK)) - len(pack)
        size = hand_size(rules, left)
        hands: dict[int, list[Card]] = {TABLE: list(cards_of(first_table))}
        for seat in range(rules.players):
            own = list(played[begun + seat : begun + size * rules.players : rules.players])
            if seat == len(played) % rules.players and begun <= len(played) < begun + size * rules.players:
                own += cards_of(hand)
            hands[seat] = own + [unseen.pop(0) for _ in range(size - len(own))]
        pack += [hands[seat].pop() for seat in deal_order(rules, left)]
        begun += size * rules.players
    return tuple(pack)


def _totals(parts: Parts, rules: Rules) -> tuple[int, ...]:
    words = parts.words("totals", rules.sides, rules.sides)
    totals = tuple(whole(word, MOST_POINTS, "totals:") for word in words)
    return totals if winner_of(rules, totals) is None else refuse(Fault.PART, "totals:")


def seated_in(parts: Parts, rules: Rules) -> tuple[str, ...]:
    """Return who sits where, as the next part says; empty where that is not known. Raises SharedTextError."""
    words = parts.words("seats", 0)
    if words and (len(words) != rules.players or not {*words} <= {HUMAN, *LEVELS, *FORMER}):
        refuse(Fault.SEATS)
    return tuple(words)
