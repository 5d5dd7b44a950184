"""Sharing from a screen: on the clipboard, or in a file if there is no clipboard."""

from collections.abc import Sequence

from scopa_gui.engine.record import Record
from scopa_gui.game.moment import Moment
from scopa_gui.game.notation.written_match import match_text
from scopa_gui.game.notation.written_position import position_text
from scopa_gui.game.stored_match import PlayedMatch, match_to_review
from scopa_gui.store import files
from scopa_gui.store.archive import Stored
from scopa_gui.store.notices import shown
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.words.translation import _

FILE = "scopa-copy.scopa"


def copy(context: Context, text: str | None) -> Answer:
    """Copy a text, and say where it is now; None says that the match cannot be shared."""
    if text is None:
        context.say(_("This match can’t be shared: only finished ones can."))
    elif clipboard.copy(text):
        context.say(_("Copied. Paste it into a message; anyone who has Scopa can open it with Ctrl+V."))
    else:
        path = context.paths.data / FILE
        try:
            files.write(path, f"{text}\n".encode())
        except OSError:
            context.say(_("There is no clipboard, and the text could not be saved to a file either."))
        else:
            context.say(_("There is no clipboard, so the text was saved to {path}").format(path=shown(path)))
    return USED


def copy_position(context: Context, moment: Moment | None) -> Answer:
    """Copy the position as the seat to move knew it; do nothing for None, the end of a smazzata."""
    return USED if moment is None else copy(context, position_text(moment.known))


def text_of(record: Record, seats: Sequence[str]) -> str | None:
    """Return the text of a match; None if it is not over."""
    return match_text(PlayedMatch(record, tuple(seats)))


def text_of_stored(stored: Stored | None) -> str | None:
    """Return the text of a match of the archive; None if it is not over, or another version wrote it."""
    played = None if stored is None else match_to_review(stored)
    return match_text(played) if isinstance(played, PlayedMatch) else None
