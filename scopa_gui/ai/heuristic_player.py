"""HeuristicPlayer, who values every legal move by the sum of its weighted tactics, and the reasons that tactics give.

`reasons_for` also gives reasons for a move that a search chose. A reason is given only if it sets the move apart from
others: the sentence is not true of all of them, and none does better.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, Reason
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.ai.tactics.cards_laid import KEEPS_CARD, dearer_in_hand
from scopa_gui.ai.tactics.registry import BY_NAME, REASON_KINDS, TACTICS, evidence_of, reason_of
from scopa_gui.ai.tactics.tactic import Tactic, Trait
from scopa_gui.engine.cards import CardSet, mask_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView

TELLING = 0.04
"""Points by which the tactics behind a reason must, added up, favour the best move for the reason to be given."""
RIVALS = 3
"""Number of next best moves with which the best one is compared."""
MOST_REASONS = 3
"""Largest number of reasons given."""


@dataclass(frozen=True, slots=True)
class HeuristicPlayer:
    """Player that plays the move whose weighted tactics have the highest sum.

    ``memory``: how many moves back it remembers captures (None: all). ``ignored``: names of tactics it does not use.
    ``greed``: how often, from 0 to 1, it considers only what a move captures. ``carelessness``: standard deviation, in
    points, of the random error in valuing each move. ``fancies``: by name of a tactic, the factor by which its weight
    is multiplied. ``table``: all tactics with their weights.
    """

    memory: int | None = None
    ignored: Collection[str] = ()
    greed: float = 0.0
    carelessness: float = 0.0
    fancies: Mapping[str, float] = field(default_factory=dict)
    table: tuple[Tactic, ...] = TACTICS

    def choose(self, view: PlayerView, limit: Limit, rng: Random) -> Choice:
        """Return the move that looks best once carelessness has been added; `limit` is ignored."""
        del limit
        moves = view.legal_moves()
        if len(moves) == 1:
            return Choice(moves[0], (Candidate(moves[0], 0.0),), (Reason(ONLY_MOVE),))
        facts = facts_of(view, self.memory)
        known = self.known(view, is_greedy=bool(self.greed) and rng.random() < self.greed)
        parts = {move: [weight * tactic.measure(facts, move) for tactic, weight in known] for move in moves}
        points = {move: sum(part) for move, part in parts.items()}
        seen = {
            move: worth + self.carelessness * rng.gauss(0, 1) if self.carelessness else worth
            for move, worth in points.items()
        }
        order = sorted(moves, key=lambda move: (-round(seen[move], 9), rng.random()))
        rivals = order[1 : 1 + RIVALS]
        keys = telling(facts, known, parts[order[0]], [parts[move] for move in rivals])
        named = reasons_of(facts, order[0], keys, rivals)
        if self.carelessness and points[order[0]] < max(points.values()) - TELLING:
            named = (Reason(HASTE), *named[: MOST_REASONS - 1])
        return Choice(order[0], tuple(Candidate(move, points[move]) for move in order), named)

    def known(self, view: PlayerView, *, is_greedy: bool = False) -> list[tuple[Tactic, float]]:
        """Return the tactics that it uses, with their weights in this game; if greedy, only those for captures."""
        from_stock = view.rules.deals_in_threes
        known = [
            (tactic, (tactic.scopa if from_stock else tactic.scopone) * self.fancies.get(tactic.name, 1.0))
            for tactic in self.table
            if tactic.name not in self.ignored
        ]
        if is_greedy:
            known = [(tactic, weight) for tactic, weight in known if tactic.traits & Trait.GREEDY]
        return [(tactic, weight) for tactic, weight in known if weight]


def telling(
    facts: Facts, known: Sequence[tuple[Tactic, float]], best: Sequence[float], others: Sequence[Sequence[float]]
) -> list[str]:
    """Return the reasons for preferring the best move to its rivals; those worth a whole point come first.

    ``best`` and ``others`` have the weighted measure, in points, of each known tactic: for the best move and for each
    rival. If a tactic counts against the best move, its lead is taken over the rival with the highest measure, else
    over the rivals' average. Without a partner `feeds_partner` has the reason of `keeps_own_take`, because it then
    measures what the player can take at the next turn.
    """
    telling: dict[str, float] = {}
    for index, (tactic, _) in enumerate(known):
        rivals = [parts[index] for parts in others]
        lead = best[index] - (max(rivals) if best[index] < 0 else sum(rivals) / len(rivals))
        named = BY_NAME[tactic.alone] if tactic.alone and not facts.partners else tactic
        key = named.reason.name
        telling[key] = telling.get(key, 0.0) + lead
    found = (key for key, lead in telling.items() if lead >= TELLING)
    return sorted(found, key=lambda key: (not is_whole_point(key), -telling[key]))


def reasons_of(facts: Facts, move: Move, keys: Iterable[str], others: Sequence[Move]) -> tuple[Reason, ...]:
    """Return at most MOST_REASONS of these reasons that are true of the move and set it apart from the ``others``.

    ``others`` has the strongest rival first; reasons that set the move apart from that one come first.
    """
    true = (found for key in keys if (found := reason_of(facts, move, key)) is not None)
    distinguishing = [
        found for reason in true if (found := distinguishing_reason(facts, move, reason, others)) is not None
    ]
    distinguishing.sort(key=lambda reason: not sets_apart(facts, move, reason, others[:1]))
    return tuple(distinguishing[:MOST_REASONS])


def reasons_for(view: PlayerView, best: Move, others: Sequence[Move]) -> tuple[Reason, ...]:
    """Return up to three reasons that set the best move apart from the next best ones, given best first.

    If none does, return the move's largest merit that is true and that the others lack, or nothing.
    """
    if not others:
        return ()
    facts = facts_of(view)
    known = HeuristicPlayer().known(view)
    best_parts, *rivals = (
        [weight * tactic.measure(facts, move) for tactic, weight in known] for move in (best, *others[:RIVALS])
    )
    against = others[:RIVALS]
    found = reasons_of(facts, best, telling(facts, known, best_parts, rivals), against)
    if found:
        return found
    merits = [
        (part, tactic.reason.name) for part, (tactic, _) in zip(best_parts, known, strict=True) if part >= TELLING
    ]
    merits.sort(key=lambda one: -one[0])
    return reasons_of(facts, best, [key for _, key in merits], against)[:1]


def is_whole_point(key: str) -> bool:
    """Return whether a reason is worth a whole point: it is compared with all legal moves, others with rivals only."""
    return key in REASON_KINDS and REASON_KINDS[key].is_whole_point


def distinguishing_reason(facts: Facts, move: Move, reason: Reason, others: Sequence[Move]) -> Reason | None:
    """Return the reason if it sets a move apart from these others, else None.

    KEEPS_CARD names only cards that the first of the others would lay, or else cards that any of them would lay.
    """
    if reason.key == KEEPS_CARD.name and others:
        dearer = dearer_in_hand(facts.complete, move)
        named = dearer & _laid_by(others[:1]) or dearer & _laid_by(others)
        return Reason(reason.key, {"cards": named}) if named else None
    return reason if sets_apart(facts, move, reason, others) else None


def _laid_by(moves: Iterable[Move]) -> CardSet:
    return mask_of(move.card for move in moves if move.is_lay)


def sets_apart(facts: Facts, move: Move, reason: Reason, others: Iterable[Move]) -> bool:
    """Return whether a reason that is true of a move is untrue of some other move, with none of the others better."""
    known = facts.complete
    compared = facts.view.legal_moves() if is_whole_point(reason.key) else others
    against = [other for other in compared if other != move]
    if not against:
        return True
    merit = REASON_KINDS[reason.key].merit if reason.key in REASON_KINDS else None
    if merit is not None:
        mine = merit(known, move)
        if any(merit(known, other) > mine for other in against):
            return False
    return not all(_holds(known, other, reason) for other in against)


def _holds(facts: Facts, move: Move, reason: Reason) -> bool:
    """Return whether the sentence of a reason, with the same cards and numbers, is also true of this move."""
    kind = REASON_KINDS.get(reason.key)
    if kind is None:
        return True
    holds = None if kind.holds_too is None else kind.holds_too(facts, move, dict(reason.args))
    if holds is not None:
        return holds
    found = evidence_of(reason.key, facts, move)
    if found is None:
        return False
    if kind.names_some:
        return not reason.args["cards"] & ~found["cards"]
    return all(found[name] == reason.args[name] for name in kind.compared)
