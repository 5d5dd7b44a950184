"""Screens for shared texts and files: a match, a deal, a puzzle, a position, rules, or all of a player's data."""

from pathlib import Path

from scopa_gui.coach.puzzles.position_question import exercise_of
from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle
from scopa_gui.coach.puzzles.shared_text import Shared, shared_in
from scopa_gui.game.notation.envelope import TextFault
from scopa_gui.game.notation.found_text import MOST_AROUND, decoded
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.notation.written_named_rules import SharedRules
from scopa_gui.game.notation.written_position import SharedPosition
from scopa_gui.game.notation.written_setup import SharedSetup
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.store import files, profile_file
from scopa_gui.store.notices import reason_of, shown_name
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.import_player_screen import import_screen_of
from scopa_gui.ui.front.sharing.shared_position_screens import PositionLookScreen
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.play.match_start import shared_deal
from scopa_gui.ui.play.own_rules.own_rules_screen import OwnRulesScreen
from scopa_gui.ui.practice.own_position.own_position_screen import OwnPositionScreen
from scopa_gui.ui.practice.puzzles.puzzle_session import PuzzleSession
from scopa_gui.ui.review.review_session import ReviewSession
from scopa_gui.ui.words.shared_texts import fault_words, file_words
from scopa_gui.ui.words.translation import _

_LARGEST = 4 * (MOST_AROUND + 1)
"""Bytes of a file that are read: one letter more than a text may have, in the widest encoding."""


def shared_of(context: Context, text: str) -> Scene | None:
    """Return the screen for the content of a text; None, and a message, if it has none."""
    if not text.strip():
        context.say(_("There is no text on the clipboard."))
        return None
    return _screen_in(context, text)


def shared_in_file(context: Context, path: str) -> Scene | None:
    """Return the screen for the content of a file; None, and a message, if it has none."""
    if Path(path).suffix == profile_file.ENDING:
        return import_screen_of(context, path)
    try:
        held = files.read(Path(path), _LARGEST)
    except (OSError, ValueError) as error:
        context.say(file_words(shown_name(path), reason_of(error if isinstance(error, OSError) else OSError())))
        return None
    return _screen_in(context, decoded(held))


def _screen_in(context: Context, text: str) -> Scene | None:
    shared = shared_in(text)
    if isinstance(shared, TextFault):
        context.say(fault_words(shared))
        return None
    return screen_of_shared(context, shared)


def screen_of_shared(context: Context, shared: Shared) -> Scene:
    """Return the screen that shows or plays a shared match, deal, puzzle, position or rules."""
    match shared:
        case PlayedMatch():
            return ReviewSession(context, shared.record, shared.seats).screen
        case SharedPuzzle():
            return PuzzleSession(context, [exercise_of(shared, context.now())]).screen
        case SharedSetup():
            return OwnPositionScreen(context, shared.setup, shared.setup.seated)
        case SharedRules():
            return OwnRulesScreen(context, shared=shared)
        case SharedDeal():
            return shared_deal(context, shared.rules, shared.seed, shared.seats)
        case SharedPosition():
            return PositionLookScreen(context, shared)
