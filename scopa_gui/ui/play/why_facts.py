"""Facts of a table that explain its moves, and `asked_why`, which opens the explanation."""

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
    """Facts of a table for explaining its moves. `choices` are its players' thoughts, by move number.

    `all_open` means that nothing is hidden. `on_asked` is called when one of my moves is explained, as that is help.
    """

    table: Table
    names: Sequence[str]
    thinker: Worker
    choices: Mapping[int, Choice] = field(default_factory=dict)
    all_open: bool = False
    on_asked: Callable[[], None] = lambda: None


def asked_why(context: Context, facts: WhyFacts, seat: int | None = None) -> Answer:
    """Open the explanation of the last move, or the last one of a seat in this smazzata; say so if there is none."""
    table = facts.table
    numbers = [number for number, played in enumerate(table.history) if seat in (None, played.seat)]
    last = table.moves_played - len(table.history) + numbers[-1] if numbers else table.moves_played - 1
    if last < 0:
        context.say(_("Nobody has played yet."))
        return USED
    return Push("why", facts=facts, number=last)
