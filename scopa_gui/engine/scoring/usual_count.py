"""Fast count of the four usual points for two sides whose piles have all forty cards.

Callers must check is_usual() first. It is True only for rules whose options are all listed here by name; score() counts
all others.
"""

from collections.abc import Mapping

from scopa_gui.engine.cards import SETTEBELLO, CardSet
from scopa_gui.engine.options import LastScopa, PrimieraMode
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.engine.scoring.primiera import SUIT, SUIT_AND_BEST

_POINTS = {Category.CARTE: 1, Category.DENARI: 1, Category.SETTEBELLO: 1, Category.PRIMIERA: 1, Category.SCOPE: 1}
NOT_OF_THE_COUNT = frozenset(
    {
        *("capture", "priority", "equal_take", "mandatory", "vile"),
        *("asso", "asso_with_ace", "asso_empty", "asso_self_always", "asso_scopa"),
        *("redeal_kings", "redeal_sum_max", "asso_redeal", "dealer_bonus"),
        *("deal", "players", "sides", "direction", "target", "win"),
    }
)
"""Options that do not affect how piles are counted."""
_KNOWN: Mapping[str, tuple[str, ...]] = {
    "primiera": (PrimieraMode.COMPLETE_ONLY, PrimieraMode.SUITS_THEN_SUM),
    "scopa_last": (LastScopa.YES, LastScopa.DEALER),
}
"""Values that other options may have besides their usual ones."""


def is_usual(rules: Rules) -> bool:
    """Return whether usual_count() may count for these rules.

    It may if two sides play for the four usual points, all forty cards are counted and no scopa is taken back.
    """
    known = all(
        option in NOT_OF_THE_COUNT or value in _KNOWN.get(option, ()) for option, value in rules.as_dict().items()
    )
    return known and rules.sides == 2 and {category: stake for category, stake, _ in staked(rules)} == _POINTS


def usual_count(rules: Rules, first: CardSet, second: CardSet) -> tuple[int, int]:
    """Return the points of both sides for carte, denari, settebello and primiera, without scope."""
    mine = first.bit_count()
    theirs = second.bit_count()
    a = int(mine > theirs)
    b = int(theirs > mine)
    mine = (first & 1023).bit_count()
    theirs = (second & 1023).bit_count()
    a += mine > theirs
    b += theirs > mine
    if first >> SETTEBELLO & 1:
        a += 1
    else:
        b += 1
    # With two sides and all forty cards, complete_beats and suits_then_sum have the same winner.
    best = SUIT_AND_BEST
    mine = best[first & 1023] + best[first >> 10 & 1023] + best[first >> 20 & 1023] + best[first >> 30]
    theirs = best[second & 1023] + best[second >> 10 & 1023] + best[second >> 20 & 1023] + best[second >> 30]
    if rules.primiera is PrimieraMode.COMPLETE_ONLY:
        mine = mine if mine >= 4 * SUIT else 0
        theirs = theirs if theirs >= 4 * SUIT else 0
    return a + (mine > theirs), b + (theirs > mine)
