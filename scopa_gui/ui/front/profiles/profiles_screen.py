"""Players on this computer: to choose, add, rename and set aside, and to export all of a player's data to a file."""

import math
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

import pygame

from scopa_gui.engine.cards import card_named
from scopa_gui.store import files, profile_file
from scopa_gui.store import settings as stored
from scopa_gui.store.glance import glance
from scopa_gui.store.notices import Notice, reason_of, shown, shown_name
from scopa_gui.store.paths import assets
from scopa_gui.store.person_name import LONGEST, cleaned
from scopa_gui.store.profile_list import Profile
from scopa_gui.store.profiles import MOST
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.profiles.playing_as import add, play_as, start_again
from scopa_gui.ui.front.unknown_settings import known_looks
from scopa_gui.ui.kit import sdl
from scopa_gui.ui.kit.layout import Control, Drawn, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, subject
from scopa_gui.ui.kit.running_work import A_BLINK, RunningWork
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.text_field import TextField
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.list_page import ListPage
from scopa_gui.ui.pages.question_sheet import QuestionSheet
from scopa_gui.ui.pictures.card_drawing import Deck
from scopa_gui.ui.pictures.card_preview import draw_deck
from scopa_gui.ui.words.matches import day_words, glance_words, name_of
from scopa_gui.ui.words.notice_words import trouble_words
from scopa_gui.ui.words.translation import _

_CARDS = tuple(card_named(name) for name in ("AC", "7D", "RS"))
_LOOKS = 2.0
"""Seconds between two looks at the folder of files."""
_MOST_FILES = 500
"""Number of files listed at most."""
_HERE = "here:"
_SET_ASIDE = "away:"
_FILE = "file:"
"""Kinds of rows in the list; the player's key or the file's name follows."""


class ProfilesScreen(ListPage):
    """List of the players, then of those set aside, then of the files in their folder."""

    share = 0.40
    entered = "button:play"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen = _HERE + context.profiles.current.key
        self._files: list[Path] = []
        self._read_files()

    def open(self) -> None:
        """Read players and files again: a player was renamed, or another window changed something."""
        self.context.profiles.read_again()
        self.next_timer = _LOOKS
        self._read_files()
        self.rebuild()

    def update(self, dt: float) -> Answer:
        """Look now and then for files put into the folder."""
        if self.is_due(dt, _LOOKS):
            before = self._files
            self._read_files()
            if self._files != before:
                self.renew()
        return None

    @property
    def _folder(self) -> Path:
        return self.context.profiles.folder / "players"

    def _read_files(self) -> None:
        names = files.names_in(self._folder)
        self._files = [self._folder / name for name in names if name.endswith(profile_file.ENDING)][:_MOST_FILES]

    def heading(self) -> str:
        return _("Who’s playing?")

    def listing(self) -> Listing:
        profiles = self.context.profiles
        items = [self._item(_HERE, profile, "") for profile in profiles.here]
        items += [
            self._item(_SET_ASIDE, profile, _("Players set aside") if not place else "")
            for place, profile in enumerate(profiles.hidden)
        ]
        for place, file in enumerate(self._files):
            day = ""
            with suppress(OSError):
                day = day_words(file.stat().st_mtime)
            heading = _("Saved as files") if not place else ""
            items.append(Item(_FILE + file.name, shown_name(file.stem), day, heading=heading))
        if self.chosen not in {item.key for item in items}:
            self.chosen = _HERE + profiles.current.key
        return Listing("profiles", items, self.chosen, self.choose)

    def _item(self, prefix: str, profile: Profile, heading: str) -> Item:
        there = glance(self.context.profiles.paths_of(profile.key).archive, self.context.now())
        return Item(prefix + profile.key, name_of(profile), glance_words(there), heading=heading)

    @property
    def _key(self) -> str:
        """Key of the chosen player, or name of the chosen file, without the kind of row."""
        return self.chosen.partition(":")[2]

    def buttons(self) -> Sequence[Button]:
        profiles = self.context.profiles
        if self.chosen.startswith(_HERE):
            play = Pop if self._key == profiles.current.key else lambda: play_as(self.context, self._key)
            main = Button("play", _("Play"), play, ButtonKind.PRIMARY)
        elif self.chosen.startswith(_SET_ASIDE):
            main = Button("bring", _("Restore"), lambda: self._move(profiles.bring_back), ButtonKind.PRIMARY)
        else:
            path = str(self._folder / self._key)
            main = Button("bring", _("Import"), lambda: Push("profile_file", path=path), ButtonKind.PRIMARY)
        add = Button("add", _("New player"), lambda: Push("profile_name"))
        add.enabled = len(profiles.here) < MOST
        return main, add

    def detail(self) -> Part:
        profiles = self.context.profiles
        title, lines = self._title_and_lines()
        folder = Button("folder", _("Open the folder"), self._open_folder, ButtonKind.PAPER)
        leave = Button("away", _("Set aside"), lambda: self._move(profiles.hide), ButtonKind.PAPER)
        if self._key == profiles.current.key:
            leave = Button("anew", _("Start again"), lambda: Push("anew"), ButtonKind.PAPER)
        for_player = (
            Button("rename", _("Rename"), lambda: Push("profile_name", key=self._key), ButtonKind.PAPER),
            Button("write", _("Export everything"), self._export, ButtonKind.PAPER),
            leave,
        )
        buttons = (*for_player, folder) if self.chosen.startswith(_HERE) else (folder,)
        return Stack(
            subject(title),
            Paragraphs([(line, INK_SOFT) for line in lines], grow=0.0),
            Row(Stack(Space(), *map(Control, buttons), width=360), Drawn(self._draw_cards), gap=2.0, grow=1.0),
        )

    def _title_and_lines(self) -> tuple[str, list[str]]:
        """Return the name of the chosen player or file, and lines about it."""
        profiles = self.context.profiles
        if self.chosen.startswith(_FILE):
            words = _(
                "Everything belonging to one player: settings, matches, practice. Importing it adds a player to "
                "this computer; nothing here is changed."
            )
            return shown_name(Path(self._key).stem), [words]
        profile = profiles.profile(self._key)
        if profile.away:
            return name_of(profile), [_("Set aside: nothing is lost, and you can restore it at any time.")]
        lines = [
            _("Playing now.") if profile == profiles.current else "",
            _("Everyone has their own settings, matches and practice."),
            _(
                "The file holds everything. Keep it, or copy it to another computer: drop it on the game’s "
                "window there, or put it in this folder."
            ),
        ]
        return name_of(profile), [line for line in lines if line]

    def _draw_cards(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw three cards of the chosen player's deck next to the buttons, if there is room."""
        if min(box.size) < brush.theme.px(130):
            return
        profiles = self.context.profiles
        settings = self.context.settings
        if not self.chosen.startswith(_FILE) and self._key != profiles.current.key:
            settings = known_looks(stored.Loaded(stored.settings_of(profiles.paths_of(self._key))), assets()).settings
        draw_deck(brush.surface, Deck(self.context.sprites, settings.deck, settings.back), _CARDS, box)

    # What the buttons do

    def _move(self, hide_or_restore: Callable[[str], Notice | None]) -> Answer:
        """Set the chosen player aside, or restore them."""
        self.context.tell(hide_or_restore(self._key))
        self.chosen = _HERE + self._key
        return self.rebuild()

    def _export(self) -> Answer:
        """Export everything of the chosen player to a file in the folder."""
        context = self.context
        context.save()
        context.tell(context.archive.check())
        day = time.strftime("%Y-%m-%d", time.localtime(context.now()))
        paths = context.profiles.paths_of(self._key)
        name = name_of(context.profiles.profile(self._key))
        folder = self._folder
        running = RunningWork(
            lambda work: profile_file.write(paths, name, folder, day, work),
            self._finish_export,
            lambda path: path.unlink(missing_ok=True),
            context.wake,
            math.inf,
        )
        return running.answer() if running.is_done(A_BLINK) else Push("work", running=running, title=name)

    def _finish_export(self, result: Callable[[], Path]) -> Answer:
        """Say where the file is, or why it could not be written."""
        try:
            path = result()
        except (OSError, sqlite3.Error) as error:
            self._say_failure(error if isinstance(error, OSError) else OSError())
            return USED
        self.context.say(_("Everything saved to {path}").format(path=shown(path)))
        self._read_files()
        return self.rebuild()

    def _say_failure(self, error: OSError) -> None:
        reason = trouble_words(reason_of(error))
        self.context.say(_("The file could not be written: {reason}.").format(reason=reason))

    def _open_folder(self) -> Answer:
        folder = self._folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self._say_failure(error)
            return USED
        if not sdl.open_folder(folder):
            self.context.say(_("The folder is {path}").format(path=shown(folder)))
        return USED


class ProfileNameScreen(ControlScreen):
    """Overlay that renames the player with this `key`; None adds a player."""

    overlay = True

    def __init__(self, context: Context, key: str | None = None) -> None:
        super().__init__(context)
        self._key = key
        name = "" if key is None else context.profiles.profile(key).name
        self._field = TextField("name", "", "", lambda _text: self.rebuild(), self._done, text=name, most=LONGEST)
        self.group.focus = self._field.name

    def content(self) -> Part:
        self._field.hint = _("Name")
        is_new = self._key is None
        done = Button("done", _("Play") if is_new else _("Save"), self._done, ButtonKind.PRIMARY)
        done.enabled = bool(cleaned(self._field.text))
        return self.sheet(
            Words(_("New player") if is_new else _("Rename"), TypeStyle.HEADING, INK, valign="middle"),
            Words(_("With their own settings, matches and practice.")) if is_new else None,
            Control(self._field),
            Buttons(done, back=self.back()),
            width=640,
        )

    def _done(self) -> Answer:
        name = cleaned(self._field.text)
        if not name:
            return USED
        if self._key is None:
            return add(self.context, name) or USED
        self.context.tell(self.context.profiles.rename(self._key, name))
        return Pop()


class StartAgainScreen(QuestionSheet):
    """Question before the current player begins again without their matches; the focus is on Back."""

    pictured = ("", "", "")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.group.focus = "button:back"

    def answers(self) -> Buttons:
        again = Button("anew", _("Start again"), lambda: start_again(self.context) or Pop(), ButtonKind.PAPER)
        return Buttons(again, back=self.back())

    def heading(self) -> str:
        return _("Start again?")

    def words(self) -> str:
        return _(
            "Matches, statistics and practice start again from zero; your settings stay. What you have now is "
            "set aside in full and can be restored from the list."
        )
