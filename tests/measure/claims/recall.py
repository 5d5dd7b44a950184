"""Whether a true sentence that decides is said: by tactic or reason where it holds, and what is told there."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from scopa_gui.ai.heuristic_player import RIVALS, reasons_for
from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.engine.cards import SETTEBELLO, bit, cards_of
from scopa_gui.engine.moves import Move
from tests.measure.claims import claims_for
from tests.measure.claims.claims_for import gained, is_better_card, is_only_mine
from tests.measure.claims.counted import COUNTED
from tests.measure.claims.laws import ABOUT, LONGEST
from tests.measure.claims.saying import COINS, SEVENS, SIXES, Said
from tests.measure.claims.spoken import CLEAR, Turn


class Recalled(NamedTuple):
    """What holds and decides, whether it is said, and whether what is said instead speaks of the same part."""

    name: str
    is_said: bool
    is_about: bool


def of_causes(turn: Turn) -> Iterator[Recalled]:
    """For each mistake what may be said of its longest bar, by tactic: true of this move, and of the better one not."""
    for verdict in turn.verdicts:
        if verdict.cause is not None:
            longest = max(verdict.split, key=lambda part: verdict.split[part])
            for tactic in sorted(ABOUT):
                if longest in ABOUT[tactic] and _tells_apart(turn, verdict, tactic):
                    told = verdict.cause.tactic
                    yield Recalled(tactic, told == tactic, longest in ABOUT.get(told, ()))


def _tells_apart(turn: Turn, verdict: Verdict, tactic: str) -> bool:
    two = Said("", turn.sight, verdict.move, verdict.best)
    found = COUNTED[tactic](two)
    if found is None:
        return False
    same = [COUNTED[tactic](Said("", turn.sight, move, move)) for move in (verdict.move, verdict.best)]
    return None in same


def of_reasons(turn: Turn) -> Iterator[Recalled]:
    """For a best move that is clearly better: what is true of it and of none of the next ones."""
    second = turn.next_best
    if second is None or second.lost < CLEAR:
        return
    others = [verdict.move for verdict in turn.verdicts if verdict.move != turn.best]
    keys = [reason.key for reason in reasons_for(turn.view, turn.best, others)]
    longest = {part for part, lost in second.split.items() if lost >= LONGEST * max(second.split.values())}
    for name, (holds, parts) in HOLDS.items():
        decides = not parts or bool(parts & longest)
        if decides and _holds(turn, holds, turn.best) and not any(_holds(turn, holds, m) for m in others[:RIVALS]):
            key = name.partition(" ")[0]
            yield Recalled(name, key in keys, bool(keys))


def _holds(turn: Turn, holds: Callable[[Said], bool], move: Move) -> bool:
    return holds(Said("", turn.sight, move, turn.best))


def _wins_for_primiera(among: int) -> Callable[[Said], bool]:
    def holds(said: Said) -> bool:
        cards = gained(said) & among
        return bool(cards) and said.sight.is_primiera_open() and said.sight.helps_primiera(cards)

    return holds


def _anchors(said: Said) -> bool:
    after = said.after
    return any(is_only_mine(said.sight, card, after.table, after.hand) for card in cards_of(after.table))


def _keeps_better(said: Said) -> bool:
    kept = cards_of(said.after.hand)
    return said.move.is_lay and any(is_better_card(said.sight, card, said.move.card) for card in kept)


def _is_open(among: int) -> Callable[[Said], bool]:
    return lambda said: bool(gained(said) & among) and said.sight.is_majority_open(among)


HOLDS: Mapping[str, tuple[Callable[[Said], bool], frozenset[str]]] = {
    "scopa": (claims_for.makes_scopa, frozenset({"scope_for"})),
    "settebello": (claims_for.wins_settebello, frozenset({"settebello"})),
    "sevens": (_wins_for_primiera(SEVENS & ~bit(SETTEBELLO)), frozenset({"primiera"})),
    "sixes": (_wins_for_primiera(SIXES), frozenset({"primiera"})),
    "primiera": (claims_for.strengthens_primiera, frozenset({"primiera"})),
    "denari": (_is_open(COINS), frozenset({"denari"})),
    "carte": (_is_open((1 << 40) - 1), frozenset({"carte"})),
    "no_scopa": (claims_for.gives_no_scopa, frozenset({"scope_against"})),
    "gives_little": (claims_for.next_takes_little, frozenset()),
    "feeds_partner": (claims_for.partner_may_take, frozenset()),
    "must_lay": (claims_for.next_takes_nothing, frozenset()),
    "anchor": (_anchors, frozenset()),
    "held_twice": (claims_for.held_twice, frozenset()),
    "dead_rank for good": (claims_for.dead_for_good, frozenset()),
    "dead_rank but for sums": (claims_for.dead_but_for_sums, frozenset()),
    "sevens_paired": (claims_for.sevens_paired, frozenset({"primiera", "settebello"})),
    "sevens_unpaired": (claims_for.sevens_unpaired, frozenset({"primiera", "settebello"})),
    "mulinello": (claims_for.whirlwind, frozenset()),
    "keeps_card": (_keeps_better, frozenset({"denari", "primiera", "settebello"})),
    "keeps_ace": (claims_for.keeps_ace, frozenset()),
}
"""By reason what must hold, and the parts of the split that it decides (none: it may decide any)."""
