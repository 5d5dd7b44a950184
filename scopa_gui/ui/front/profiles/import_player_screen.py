"""Question before a file with all of a player's data is imported, and the import itself."""

from collections.abc import Callable
from pathlib import Path

from scopa_gui.store import profile_import
from scopa_gui.store.notices import reason_of, shown_name
from scopa_gui.store.profile_file import ProfileFileError
from scopa_gui.store.profile_import import LONGEST, IncomingPlayer
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import play_as
from scopa_gui.ui.kit.page_parts import Buttons
from scopa_gui.ui.kit.running_work import A_BLINK, RunningWork
from scopa_gui.ui.kit.scene import Answer, Pop, Replace
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.words.matches import fault_words
from scopa_gui.ui.words.notice_words import trouble_words
from scopa_gui.ui.words.shared_texts import file_words
from scopa_gui.ui.words.translation import _


def import_screen_of(context: Context, path: str) -> "ImportPlayerScreen | None":
    """Return the question about a file; None, and a message, if it holds no player."""
    try:
        return ImportPlayerScreen(context, Path(path), profile_import.name_in(Path(path)))
    except ProfileFileError as error:
        context.say(fault_words(error.fault, shown_name(path)))
    except OSError as error:
        context.say(file_words(shown_name(path), reason_of(error)))
    return None


class ImportPlayerScreen(QuestionSheet):
    """Question with the name of the player in the file; Import adds that player here and lets them play."""

    pictured = ("", "AC")

    def __init__(self, context: Context, path: Path, name: str) -> None:
        super().__init__(context)
        self._path = path
        self._name = name

    def answers(self) -> Buttons:
        return Buttons(Button("bring", _("Import"), self._import, ButtonKind.PRIMARY), back=self.back())

    def heading(self) -> str:
        return self._name or _("A player")

    def words(self) -> str:
        return _(
            "This file holds settings, matches and practice. Importing it adds a player to this computer; "
            "nothing here is changed."
        )

    def _import(self) -> Answer:
        running = RunningWork(
            lambda work: profile_import.unpack(self._path, self.context.profiles.paths_of(""), work),
            self._add_player,
            IncomingPlayer.drop,
            self.context.wake,
            LONGEST,
        )
        return running.answer() if running.is_done(A_BLINK) else Replace("work", running=running, title=self.heading())

    def _add_player(self, result: Callable[[], IncomingPlayer]) -> Answer:
        """Add the unpacked player, who plays at once, or say why that failed."""
        context = self.context
        try:
            incoming = result()
        except ProfileFileError as error:
            context.say(fault_words(error.fault, shown_name(self._path)))
            return Pop()
        except OSError as error:
            context.say(_("Nothing was imported: {reason}.").format(reason=trouble_words(reason_of(error))))
            return Pop()
        try:
            key, notice = context.profiles.add(incoming.name or _("A player"), incoming.settle)
        finally:
            incoming.drop()
        if notice is not None:
            context.tell(notice)
            return Pop()
        return play_as(context, key)
