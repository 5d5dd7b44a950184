"""WhyFacts: what a table gives so that its moves can be explained."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from scopa_gui.ai.player import Choice
from scopa_gui.game.table import Table
from scopa_gui.game.worker import Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.words.translation import _


@dataclass(frozen=True)
class WhyFacts:
    """Facts of a table for explaining its moves. `choices`: its player's thoughts, by move number.

    `all_open`: nothing is hidden at this table. `on_asked` is called when a move of mine is explained: that is help.
    """

    table: Table
    names: Sequence[str]
    thinker: Worker
    choices: Mapping[int, Choice] = field(default_factory=dict)
    all_open: bool = False
    on_asked: Callable[[], None] = lambda: None


def asked_why(context: Context, facts: WhyFacts, seat: int | None = None) -> Answer:
    """The screen that explains the last move, or the last one of a seat; where there is none, that is said."""
    number = _last_move(facts.table, seat)
    if number is None:
        context.say(_("Nobody has played yet."))
        return USED
    return Push("why", facts=facts, number=number)


def _last_move(table: Table, seat: int | None) -> int | None:
    """The number of the last move of a table, or the last one of a seat in this smazzata; None when there is none."""
    numbers = [number for number, played in enumerate(table.history) if seat in (None, played.seat)]
    last = table.moves_played - len(table.history) + numbers[-1] if numbers else table.moves_played - 1
    return last if last >= 0 else None
