"""Setup as a shared text, with all the cards that are known in it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from scopa_gui.engine.cards import name_of, names_of
from scopa_gui.engine.moves import Played
from scopa_gui.engine.setup import Setup
from scopa_gui.engine.setup_problems import ProblemKind, problems_of
from scopa_gui.game.notation.envelope import BAR, MOST_POINTS, Fault, Parts, refuse, sealed, whole
from scopa_gui.game.notation.written_cards import move_in, set_in
from scopa_gui.game.notation.written_position import seated_in
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules

SETUP = "setup"
_MOST_SCOPE = 40
_NEVER = {ProblemKind.SEATS: "seats:", ProblemKind.MOVES: "moves:", ProblemKind.STOCK: "stock:"}
"""Problems that cannot arise by placing cards, each with the part of the text that is wrong."""


@dataclass(frozen=True, slots=True)
class SharedSetup:
    """A shared setup; it may lack cards or be impossible (engine/setup_problems.py)."""

    setup: Setup


def setup_text(setup: Setup) -> str:
    """Return the text of a setup; setup_in() reads it."""
    return sealed(
        SETUP,
        (
            ("rules", words_of_rules(setup.rules)),
            ("turn", [str(setup.turn)]),
            ("hands", _barred([names_of(hand) for hand in setup.hands])),
            ("table", names_of(setup.table)),
            ("piles", _barred([names_of(pile) for pile in setup.piles])),
            ("taker", [] if setup.last_taker is None else [str(setup.last_taker)]),
            ("scope", map(str, setup.scope)),
            ("stock", map(name_of, setup.stock)),
            ("first", names_of(setup.first_table)),
            ("moves", [str(move) for _seat, move in setup.history]),
            ("totals", map(str, setup.totals)),
            ("seats", setup.seated),
        ),
    )


def setup_in(parts: Parts) -> SharedSetup:
    """Return the setup in these parts, which must be all of a text; raises SharedTextError."""
    rules = rules_in(parts.words("rules"))
    players = rules.players
    sides = rules.sides
    turn = parts.number("turn", players - 1)
    hands = _between_bars(parts, "hands", players)
    table = parts.words("table", 0)
    piles = _between_bars(parts, "piles", sides)
    taker = parts.words("taker", 0, 1)
    scope = [whole(word, _MOST_SCOPE, "scope:") for word in parts.words("scope", sides, sides)]
    stock = parts.words("stock", 0)
    written = Setup(
        rules=rules,
        hands=tuple(map(set_in, hands)),
        table=set_in(table),
        piles=tuple(map(set_in, piles)),
        scope=tuple(scope),
        totals=(0,) * sides,
        turn=turn,
        last_taker=whole(taker[0], players - 1, "taker:") if taker else None,
    )
    set_in([word for heap in (*hands, table, *piles, stock) for word in heap])
    stock_cards = tuple(set_in([word]).bit_length() - 1 for word in stock)
    first = set_in(parts.words("first", 0))
    moves = parts.words("moves", 0, rules.plays - 1)
    history = tuple(
        Played((written.leader + place) % players, move_in(word, place + 1)) for place, word in enumerate(moves)
    )
    totals = tuple(whole(word, MOST_POINTS, "totals:") for word in parts.words("totals", sides, sides))
    seated = seated_in(parts, rules)
    parts.end()
    setup = replace(written, stock=stock_cards, first_table=first, history=history, totals=totals, seated=seated)
    for problem in problems_of(setup):
        if problem.kind in _NEVER:
            refuse(Fault.PART, _NEVER[problem.kind])
    return SharedSetup(setup)


def _barred(heaps: Sequence[Iterable[str]]) -> list[str]:
    """Return the words of several heaps with a bar between them."""
    return [word for number, heap in enumerate(heaps) for word in ([BAR] if number else []) + list(heap)]


def _between_bars(parts: Parts, name: str, count: int) -> list[list[str]]:
    heaps: list[list[str]] = [[]]
    for word in parts.words(name):
        if word == BAR:
            heaps.append([])
        else:
            heaps[-1].append(word)
    return heaps if len(heaps) == count else refuse(Fault.PART, f"{name}:")
