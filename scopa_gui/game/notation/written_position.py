"""Position as the seat to play knows it, as parts of a shared text without hidden cards.

To read it, the hidden cards are dealt in a way that is always the same, and the engine plays the moves that led here.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from scopa_gui.ai.levels import FORMER, LEVELS
from scopa_gui.engine.cards import DECK, Card, CardSet, cards_of, name_of, names_of, rank_of
from scopa_gui.engine.dealing import TABLE, deal_order, hand_size, hands_after, must_redeal
from scopa_gui.engine.match import winner_of
from scopa_gui.engine.position import Position, opening
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.game.notation.envelope import MOST_POINTS, Fault, Parts, refuse, sealed, whole
from scopa_gui.game.notation.written_cards import after, move_in, set_in
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules
from scopa_gui.game.persons import HUMAN

POSITION = "position"


@dataclass(frozen=True, slots=True)
class SharedPosition:
    """Position with the hidden cards in one of their possible places.

    ``totals`` are by side and ``seated`` by seat, both counted from the seat to play; ``seated`` is empty if unknown.
    """

    position: Position
    totals: tuple[int, ...]
    seated: tuple[str, ...] = ()

    @property
    def view(self) -> PlayerView:
        """Knowledge of the seat to play."""
        seen = view_of(self.position, self.position.turn)
        return replace(seen, totals=self.totals, seated=self.seated)


def position_text(view: PlayerView) -> str:
    """Return the text of a view; raises ValueError unless it is this seat's turn."""
    return sealed(POSITION, position_parts(view))


def position_parts(view: PlayerView) -> list[tuple[str, Iterable[str]]]:
    """Return the parts of the text of a view; raises ValueError unless it is this seat's turn."""
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
    """Return the position in the next parts; raises SharedTextError."""
    rules = rules_in(parts.words("rules"))
    first_table = set_in(parts.words("table", 0))
    moves = parts.words("moves", 0, rules.plays - 1)
    hand = set_in(parts.words("hand"))
    played = [move_in(word, number).card for number, word in enumerate(moves, 1)]
    if first_table.bit_count() != rules.turned or must_redeal(rules, first_table):
        refuse(Fault.PART, "table:")
    counts = hands_after(rules, len(played)).counts
    if hand.bit_count() != counts[len(played) % rules.players]:
        refuse(Fault.PART, "hand:")
    set_in(name_of(card) for card in (*cards_of(first_table), *cards_of(hand), *played))
    position = opening(rules, _pack(rules, first_table, played, hand))
    for number, word in enumerate(moves, 1):
        position = after(position, word, number)
    if position.is_over:
        refuse(Fault.NO_TURN)
    totals = tuple(whole(word, MOST_POINTS, "totals:") for word in parts.words("totals", rules.sides, rules.sides))
    if winner_of(rules, totals) is not None:
        refuse(Fault.PART, "totals:")
    return SharedPosition(position, totals, seated_in(parts, rules))


def _pack(rules: Rules, first_table: CardSet, played: Sequence[Card], hand: CardSet) -> tuple[Card, ...]:
    """Return a pack that deals each seat the cards that it played and holds."""
    known = {*cards_of(first_table), *cards_of(hand), *played}
    # Rule: regola del vile: a first card that is an ace means a hand of aces, so the first seat gets the unseen aces.
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


def seated_in(parts: Parts, rules: Rules) -> tuple[str, ...]:
    """Return the players by seat from the next part; empty if they are not known. Raises SharedTextError."""
    words = parts.words("seats", 0)
    if words and (len(words) != rules.players or not {*words} <= {HUMAN, *LEVELS, *FORMER}):
        refuse(Fault.SEATS)
    return tuple(words)
