"""Reader of shared texts of every kind: match, deal, position, setup, puzzle or rules (game/notation writes them)."""

from collections.abc import Callable, Mapping

from scopa_gui.coach.puzzles.position_question import PositionQuestion
from scopa_gui.coach.puzzles.shared_puzzle import PUZZLE, SharedPuzzle, puzzle_in, written_puzzle
from scopa_gui.game.notation.envelope import Fault, OpenedText, Parts, SharedTextError, TextFault, refuse
from scopa_gui.game.notation.found_text import found_in
from scopa_gui.game.notation.written_match import DEAL, MATCH, SharedDeal, deal_in, match_in
from scopa_gui.game.notation.written_named_rules import RULES, SharedRules, named_rules_in
from scopa_gui.game.notation.written_position import POSITION, SharedPosition, position_in
from scopa_gui.game.notation.written_setup import SETUP, SharedSetup, setup_in
from scopa_gui.game.stored_match import PlayedMatch

Shared = PlayedMatch | SharedDeal | SharedPosition | SharedSetup | SharedPuzzle | SharedRules


def shared_in(text: str) -> Shared | TextFault:
    """Return the first shared thing found in any text, or the fault of the text if there is none."""
    try:
        found = found_in(text)
        return _READERS[found.kind](found) if found.kind in _READERS else refuse(Fault.KIND, found.kind)
    except SharedTextError as error:
        return error.as_value


def puzzle_text(question: PositionQuestion) -> str:
    """Return the text that shares a question, with its answer."""
    return written_puzzle(
        question.view(), str(question.answer), question.tempting, question.theme, question.part, question.difficulty
    )


def _position_alone(parts: Parts) -> SharedPosition:
    found = position_in(parts)
    parts.end()
    return found


_READERS: Mapping[str, Callable[[OpenedText], Shared]] = {
    MATCH: lambda found: match_in(found.parts),
    DEAL: lambda found: deal_in(found.parts),
    POSITION: lambda found: _position_alone(found.parts),
    SETUP: lambda found: setup_in(found.parts),
    PUZZLE: puzzle_in,
    RULES: lambda found: named_rules_in(found.parts),
}
