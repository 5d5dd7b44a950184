"""What a sentence must keep besides being true: that it names what decides, and sets moves apart as it says it does.

Each law is asked of an utterance (spoken.py) and answers whether it is broken.
"""

from collections.abc import Callable, Mapping

from scopa_gui.ai.tactics.cards_captured import SCOPA, SETTEBELLO_TAKEN
from scopa_gui.coach.judging.verdict import Grade
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.scoring.categories import CAPPOTTO, SCOPE_AGAINST, SCOPE_FOR, Category
from tests.measure.claims import claims_against, claims_for
from tests.measure.claims.claims import matching
from tests.measure.claims.claims_for import sweepers_of
from tests.measure.claims.other_worlds import is_contradicted
from tests.measure.claims.saying import COINS, Said
from tests.measure.claims.spoken import PLAIN, UNCOMPARED, Utterance

EXTRAS = {Category.RE_BELLO, Category.SETTE_TUTTI, Category.NAPOLA, Category.COIN_POINTS, CAPPOTTO}
ABOUT: Mapping[str, frozenset[str]] = {
    name: frozenset(str(getattr(part, "value", part)) for part in parts)
    for name, parts in {
        "makes_scopa": {SCOPE_FOR},
        "gives_scopa": {SCOPE_AGAINST},
        "gives_scopa_later": {SCOPE_AGAINST},
        "safe_eleven": {SCOPE_AGAINST},
        "takes_settebello": {Category.SETTEBELLO, Category.PRIMIERA, Category.DENARI, *EXTRAS},
        "takes_sevens": {Category.PRIMIERA, *EXTRAS},
        "takes_sixes": {Category.PRIMIERA, *EXTRAS},
        "primiera_race": {Category.PRIMIERA, *EXTRAS},
        "denari_race": {Category.DENARI, *EXTRAS},
        "carte_race": {Category.CARTE, *EXTRAS},
        "extras_race": EXTRAS,
        "lays_seven": {Category.SETTEBELLO, Category.PRIMIERA, *EXTRAS},
        "lays_coin": {Category.DENARI, *EXTRAS},
        "sevens_paired": {Category.SETTEBELLO, Category.PRIMIERA, *EXTRAS},
        "sevens_unpaired": {Category.SETTEBELLO, Category.PRIMIERA, *EXTRAS},
        "offers_seven_sum": {Category.SETTEBELLO, Category.PRIMIERA, *EXTRAS},
    }.items()
}
"""The part of the split that a cause speaks of where it speaks of one: what its sentence says, in the judge's words."""
OF_CARDS = frozenset({"gives_cards", "card_spent", "wins_leftovers", "becomes_last_taker", "cards_lost", "counted_out"})
"""Causes that speak of cards, whatever they count for, and so of no scopa."""
SCOPE = frozenset({SCOPE_FOR, SCOPE_AGAINST})
LONGEST = 0.8
"""A part that is at least this share of the longest one is as long: within what the judge errs."""
ABOUT_A_PERCENT = 0.0101
"""Chances are told in whole per cents."""
COSTLY = 0.2
"""Points from which on the number of cards that it wins is no reason for a move."""


def names_another_part(one: Utterance) -> bool:
    """A cause that speaks of something else than the longest bar of the split."""
    if one.cause is None or one.place != "judge":
        return False
    split, tactic = one.verdict.split, one.cause.tactic
    longest = {part for part, lost in split.items() if lost >= LONGEST * max(split.values())}
    if one.cause.part not in longest:
        return True
    if tactic in ABOUT:
        return one.cause.part not in ABOUT[tactic]
    return tactic in OF_CARDS and one.cause.part in SCOPE


def holds_of(one: Utterance, move: Move) -> bool:
    """Whether the sentence of a reason could be said of another move as well."""
    other = Said(one.said.words, one.said.sight, move, one.said.best)
    return all(holds(other) for _, holds in matching(one.said.words))


def praises_what_all_do(one: Utterance) -> bool:
    """A reason that holds of every legal move; of a covered hand nobody knows the others."""
    if one.reason is None or one.place in ("question", "seen") or one.reason.key in UNCOMPARED:
        return False
    others = [move for move in one.said.sight.view.legal_moves() if move != one.said.move]
    return bool(others) and all(holds_of(one, move) for move in others)


def praises_what_the_compared_do(one: Utterance) -> bool:
    """A reason that holds of all the moves it is told against, or that one of them has more of.

    What is a point by itself is told against all legal moves.
    """
    if one.reason is None or one.place == "question" or not one.compared or one.reason.key in UNCOMPARED:
        return False
    is_whole_point = one.reason.key in (SCOPA.name, SETTEBELLO_TAKEN.name)
    if not is_whole_point and all(holds_of(one, move) for move in one.compared):
        return True
    measure = MEASURES.get(one.reason.key)
    if measure is None:
        return False
    mine = measure(one.said, one.said.move)
    return any(measure(one.said, move) > mine + ABOUT_A_PERCENT for move in one.compared)


def _gained(said: Said, move: Move) -> int:
    return said.sight.after(move).gained


def _odd(said: Said, move: Move) -> int:
    return len(said.sight.odd_ranks(_gained(said, move)))


def _safety(said: Said, move: Move) -> float:
    return -said.sight.chance(sweepers_of(said, said.sight.after(move).table))


def _starving(said: Said, move: Move) -> float:
    table = said.sight.after(move).table
    return -said.sight.chance([card for card in said.sight.holders([1]) if said.sight.takes(card, table)])


MEASURES: Mapping[str, Callable[[Said, Move], float]] = {
    "carte": lambda said, move: _gained(said, move).bit_count(),
    "denari": lambda said, move: (_gained(said, move) & COINS).bit_count(),
    "extras": lambda said, move: sum(said.sight.pays_extra(card) for card in cards_of(_gained(said, move))),
    "no_scopa": _safety,
    "must_lay": _starving,
    "spariglio": _odd,
    "keeps_pairs": lambda said, move: -_odd(said, move),
}
"""Reasons that say how much: of none may a move have more that it is told against."""


def is_a_fault_of_both(one: Utterance) -> bool:
    """A cause of which the better move is as guilty, or this one as good."""
    if one.cause is None:
        return False
    said = one.said
    ((_, holds),) = matching(said.words)
    both = [Said(said.words, said.sight, move, move) for move in (said.move, said.best)]
    return holds not in UNCHECKED and all(holds(each) for each in both)


def is_compared_wrongly(one: Utterance) -> bool:
    """A chance of a scopa that is told against a move though the better one gives as much."""
    if one.cause is None or one.cause.tactic not in ("gives_scopa", "gives_scopa_later"):
        return False
    if one.cause.tactic == "gives_scopa":
        return _safety(one.said, one.said.best) <= _safety(one.said, one.said.move)
    return False


def is_plain_praise(one: Utterance) -> bool:
    """That it wins so many cards, of a move that the judge finds costly."""
    return (
        one.reason is not None
        and one.reason.key is PLAIN
        and one.verdict is not None
        and one.verdict.lost >= COSTLY
        and one.verdict.grade > Grade.BEST
    )


def asks_which_of_one(one: Utterance) -> bool:
    """A question which of several, where there is one."""
    if one.place != "question" or "which" not in one.said.words.lower():
        return False
    view = one.said.sight.view
    captures = [move for move in view.legal_moves() if not move.is_lay]
    if "takes the most" in one.said.words or "bring home" in one.said.words:
        return len(captures) == 1
    return "your cards" in one.said.words and view.hand.bit_count() == 1


UNCHECKED = (claims_for.anything, claims_against.all_is_known)
LAWS: Mapping[str, Callable[[Utterance], bool]] = {
    "a cause names another part than the longest": names_another_part,
    "a cause that the better move shares": is_a_fault_of_both,
    "a chance of a scopa no larger than the better move's": is_compared_wrongly,
    "a reason that every legal move has": praises_what_all_do,
    "a reason that the moves compared have, or more of it": praises_what_the_compared_do,
    f"'wins so many cards' of a move that costs {COSTLY} or more": is_plain_praise,
    "'which' where there is one": asks_which_of_one,
    "a gain of which other worlds say the opposite": is_contradicted,
}
