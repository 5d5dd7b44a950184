"""HeuristicPlayer, who values every legal move by the sum of its weighted tactics."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from scopa_gui.ai.heuristic.merits import distinguishing_reason, is_whole_point, sets_apart
from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import HASTE, ONLY_MOVE, Reason
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.ai.tactics.registry import BY_NAME, TACTICS, reason_of
from scopa_gui.ai.tactics.tactic import Tactic, Trait
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
