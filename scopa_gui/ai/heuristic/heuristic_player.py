"""HeuristicPlayer, who values every legal move by the sum of its weighted tactics, and TACTICS with the weights.

Weights are in points of the smazzata. `scopone` is for games where the whole deck is dealt at once, `scopa` for games
where three cards at a time come from a stock, so that hands are short and the next cards unknown. They were found by
self-play: in each deal the two sides played with weights shifted at random in opposite directions, and each weight was
then moved towards the side that did better (about 24,000 deals of scopone, 8,000 of scopa for two and for four).
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from scopa_gui.ai.heuristic import pairing, tactics
from scopa_gui.ai.heuristic.evidence import reason_of
from scopa_gui.ai.heuristic.merits import WHOLE_POINTS, distinguishing_reason, sets_apart
from scopa_gui.ai.player import Candidate, Choice, Limit
from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.ai.seat.knowledge import Facts, facts_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Tactic:
    """Tactic with the weight of its measure in points (``scopone``, ``scopa``) and the reason it gives if decisive."""

    measure: Callable[[Facts, Move], float]
    scopone: float
    scopa: float
    reason: ReasonKey

    @property
    def name(self) -> str:
        """Name of the measuring function."""
        return self.measure.__name__


TACTICS: tuple[Tactic, ...] = (
    Tactic(tactics.makes_scopa, 1.07, 1.01, ReasonKey.SCOPA),
    Tactic(tactics.takes_settebello, 1.04, 0.65, ReasonKey.SETTEBELLO),
    Tactic(tactics.takes_sevens, 0.11, 0.04, ReasonKey.SEVENS),
    Tactic(tactics.takes_sixes, 0.03, 0.03, ReasonKey.SIXES),
    Tactic(tactics.primiera_race, 0.56, 1.01, ReasonKey.PRIMIERA),
    Tactic(tactics.denari_race, 0.89, 1.07, ReasonKey.DENARI),
    Tactic(tactics.carte_race, 1.19, 1.2, ReasonKey.CARTE),
    Tactic(tactics.extras_race, 1.0, 1.0, ReasonKey.EXTRAS),
    Tactic(tactics.gives_scopa, -2.3, -1.55, ReasonKey.NO_SCOPA),
    Tactic(tactics.gives_scopa_later, -0.12, -0.12, ReasonKey.NO_SCOPA),
    Tactic(tactics.gives_cards, -0.68, -0.95, ReasonKey.GIVES_LITTLE),
    Tactic(tactics.feeds_partner, 0.21, 0.3, ReasonKey.FEEDS_PARTNER),
    Tactic(tactics.starves, 0.05, 0.05, ReasonKey.MUST_LAY),
    Tactic(tactics.keeps_own_take, 0.11, 0.24, ReasonKey.KEEPS_TAKE),
    Tactic(tactics.card_spent, -0.19, -0.21, ReasonKey.KEEPS_CARD),
    Tactic(tactics.lays_coin, -0.02, -0.01, ReasonKey.KEEPS_CARD),
    Tactic(tactics.lays_seven, -0.09, -0.09, ReasonKey.KEEPS_CARD),
    Tactic(tactics.wins_leftovers, 0.93, 0.31, ReasonKey.LEFTOVERS),
    Tactic(tactics.becomes_last_taker, 0.12, 0.09, ReasonKey.LEFTOVERS),
    Tactic(tactics.spends_ace, -0.2, -0.2, ReasonKey.KEEPS_ACE),
    Tactic(tactics.feeds_ace, -0.2, -0.2, ReasonKey.KEEPS_ACE),
    Tactic(pairing.anchor, 0.09, 0.11, ReasonKey.ANCHOR),
    Tactic(pairing.gives_up_anchor, -0.01, -0.01, ReasonKey.ANCHOR),
    Tactic(pairing.lays_dead_rank, 0.05, 0.08, ReasonKey.DEAD_RANK),
    Tactic(pairing.lays_held_twice, 0.09, 0.08, ReasonKey.HELD_TWICE),
    Tactic(pairing.echoes_partner, 0.07, 0.02, ReasonKey.ECHO_PARTNER),
    Tactic(pairing.takes_partners_double, -0.02, -0.03, ReasonKey.PARTNERS_DOUBLE),
    Tactic(pairing.breaks_pairs, 0.13, 0.0, ReasonKey.SPARIGLIO),
    Tactic(pairing.keeps_pairs, 0.07, 0.0, ReasonKey.KEEPS_PAIRS),
    Tactic(pairing.sevens_paired, 0.07, 0.0, ReasonKey.SEVENS_PAIRED),
    Tactic(pairing.sevens_unpaired, 0.1, 0.0, ReasonKey.SEVENS_UNPAIRED),
    Tactic(pairing.offers_seven_sum, -0.04, 0.0, ReasonKey.SEVENS_PAIRED),
    Tactic(pairing.whirlwind, 0.07, 0.08, ReasonKey.MULINELLO),
    Tactic(pairing.safe_eleven, 0.1, 0.03, ReasonKey.NO_SCOPA),
    Tactic(pairing.keeps_last_card, 0.14, 0.12, ReasonKey.LAST_CARD),
)
BY_NAME = {tactic.name: tactic for tactic in TACTICS}
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
            return Choice(moves[0], (Candidate(moves[0], 0.0),), (Reason(ReasonKey.ONLY_MOVE),))
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
            named = (Reason(ReasonKey.HASTE), *named[: MOST_REASONS - 1])
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
            known = [(tactic, weight) for tactic, weight in known if tactic.name in GREEDY_TACTICS]
        return [(tactic, weight) for tactic, weight in known if weight]


def telling(
    facts: Facts, known: Sequence[tuple[Tactic, float]], best: Sequence[float], others: Sequence[Sequence[float]]
) -> list[ReasonKey]:
    """Return the reasons for preferring the best move to its rivals; reasons worth a whole point come first.

    ``best`` and ``others`` have the weighted measure, in points, of each known tactic: for the best move and for each
    rival. If a tactic counts against the best move, its lead is taken over the rival with the highest measure, else
    over the rivals' average. Without a partner FEEDS_PARTNER becomes KEEPS_TAKE, because `feeds_partner` then
    measures what the player can take at the next turn.
    """
    telling: dict[ReasonKey, float] = {}
    for index, (tactic, _) in enumerate(known):
        rivals = [parts[index] for parts in others]
        lead = best[index] - (max(rivals) if best[index] < 0 else sum(rivals) / len(rivals))
        key = tactic.reason
        if key is ReasonKey.FEEDS_PARTNER and not facts.partners:
            key = ReasonKey.KEEPS_TAKE
        telling[key] = telling.get(key, 0.0) + lead
    found = (key for key, lead in telling.items() if lead >= TELLING)
    return sorted(found, key=lambda key: (key not in WHOLE_POINTS, -telling[key]))


def reasons_of(facts: Facts, move: Move, keys: Iterable[ReasonKey], others: Sequence[Move]) -> tuple[Reason, ...]:
    """Return at most MOST_REASONS of these reasons that are true of the move and set it apart from the ``others``.

    ``others`` has the strongest rival first; reasons that set the move apart from that one come first.
    """
    true = (found for key in keys if (found := reason_of(facts, move, key)) is not None)
    distinguishing = [
        found for reason in true if (found := distinguishing_reason(facts, move, reason, others)) is not None
    ]
    distinguishing.sort(key=lambda reason: not sets_apart(facts, move, reason, others[:1]))
    return tuple(distinguishing[:MOST_REASONS])


GREEDY_TACTICS = frozenset({"makes_scopa", "takes_settebello", "denari_race", "carte_race"})
"""Names of the tactics that a greedy player uses."""
