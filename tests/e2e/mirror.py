"""The screens as the program must show them, built once more in the test's own process, without a screen.

Layouts are pure: the same settings, the same match and the same window size give the same places and the same picture.
So a test knows where everything is, and what must be seen there, without a door into the program.
"""

from functools import partial
from pathlib import Path

import pygame
from PIL import Image, ImageChops, ImageStat

from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.game.table import Table
from scopa_gui.store.archive import Archive, Stored
from scopa_gui.store.paths import Paths, assets
from scopa_gui.store.profiles import Profiles
from scopa_gui.store.settings import Settings
from scopa_gui.ui.context import Context
from scopa_gui.ui.front.title_screen import TitleScreen
from scopa_gui.ui.kit.intents import NOWHERE, Hover, Key, Press, Release
from scopa_gui.ui.kit.scene import Scene
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.sound import Sound
from scopa_gui.ui.kit.text import Text
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.pictures.cloth import Cloth
from scopa_gui.ui.pictures.sprites import Sprites
from scopa_gui.ui.play.count.count_screen import CountScreen
from scopa_gui.ui.play.match_end.match_end_screen import MatchEndScreen
from scopa_gui.ui.play.match_session import MatchSession
from scopa_gui.ui.screens import screen_of
from scopa_gui.ui.table.table_screen import TableScreen
from scopa_gui.ui.words import translation
from tests.e2e.read_archive import Reading

ALIKE = 4.0
"""Mean difference, of 255, under which two cuttings of a picture are the same."""


class Mute:
    """A player that is never asked."""

    def ask(self, *_):
        raise AssertionError("the mirror plays no match")

    def poll(self):
        return False

    def cancel(self):
        pass

    def start(self):
        pass


class Mirror:
    """One screen at a time. `settings`: what the program's must be; clicks and keys that change them come here, too."""

    def __init__(self, archive: Path, pictures: Path, size: tuple[int, int], **settings: object) -> None:

        chosen = Settings(**{"language": "en", **settings})
        translation.use(chosen.language, assets() / "locale")
        self.stored = Reading(archive, Archive(pictures / "nobody" / "matches.sqlite"))
        self.size = size
        self.context = Context(
            settings=chosen,
            profiles=Profiles(Paths(pictures / "home")),
            paths=Paths(pictures / "home"),
            archive=self.stored,
            text=Text(),
            sprites=Sprites.of(assets(), pictures),
            cloth=Cloth.of(pictures),
            sound=Sound(assets() / "sounds", 0.0, muted=True),
            seed=lambda: 1,
            wake=lambda: None,
            now=lambda: 0.0,
            changed=self._changed,
        )
        self.stack = SceneStack(self.theme, partial(screen_of, self.context))
        self.pointer = NOWHERE
        self.title = self._title()

    def _title(self) -> TitleScreen:
        """Return the title as it is when it has looked at the matches that wait."""
        title = TitleScreen(self.context)
        title.open()
        return title

    @property
    def theme(self) -> Theme:
        return Theme(self.size, self.context.settings.text_scale, self.context.settings.table)

    @property
    def scene(self) -> Scene:
        return self.stack.scenes[-1]

    def _changed(self, names: frozenset[str]) -> None:
        translation.use(self.context.settings.language, assets() / "locale")
        self.stack.resize(self.theme)

    def show(self, scene: Scene, *below: Scene) -> Scene:
        """Show a screen in place of the last one."""
        self.stack = SceneStack(self.theme, partial(screen_of, self.context))
        for one in (*below, scene):
            self.stack.scenes.append(one)
            one.resize(self.theme)
            one.open()
        self.hover(self.pointer)
        return scene

    def resize(self, size: tuple[int, int]) -> None:
        self.size = size
        self.stack.resize(self.theme)

    def restart(self) -> None:
        """The program was started anew: its title is a new one."""
        self.title = self._title()

    # Screens of a match

    def table(self, table: Table) -> TableScreen:
        """The table at rest."""
        session = MatchSession(self.context, Table(table.record, table.seats), 0, Mute())
        if session.table.to_move is None and table.to_move is not None:
            session.table.next_smazzata()
        session._opened = True
        scene = session.screen
        scene.timeline.view = session.table.view()
        self.show(scene)
        scene.resize(self.theme)
        return scene

    def count(self, table: Table, number: int) -> CountScreen:
        """The count when all of it has been shown."""
        scene = CountScreen(self.context, Table(table.record, table.seats), number)
        self.show(scene)
        if not scene.done:
            scene._skip()
        return scene

    def end(self, table: Table, number: int) -> MatchEndScreen:
        """The end of the match."""
        scene = MatchEndScreen(self.context, Table(table.record, table.seats), number)
        self.show(scene)
        scene.celebration.finish()
        scene.animating = False
        return scene

    # Doing

    def targets(self) -> dict[str, pygame.Rect]:
        """Where everything is that can be pressed."""
        return dict(self.scene.targets())

    def hover(self, point: tuple[int, int]) -> None:
        """The pointer is here, also when another screen is shown."""
        self.pointer = point
        if point != NOWHERE:
            self.scene.handle(Hover(point))

    def press(self, point: tuple[int, int]) -> None:
        """Click here as in the program; where it would lead is not followed."""
        for intent in (Hover(point), Press(point, 1), Release(point, 1)):
            self.scene.handle(intent)

    def key(self, name: str) -> None:
        """Press a key here as in the program; where it would lead is not followed."""
        self.scene.handle(Key(name, "", False, False, False))

    # Looking

    def picture(self) -> Image.Image:
        surface = pygame.Surface(self.size)
        for scene in self.stack.scenes:
            scene.redraw()
        self.stack._painted = None
        self.stack.paint(surface)
        return Image.frombytes("RGB", self.size, pygame.image.tobytes(surface, "RGB"))


def difference(one: Image.Image, other: Image.Image, box: tuple[int, int, int, int] | None = None) -> float:
    """Mean difference of two pictures, 0 to 255, within left, top, right, bottom."""
    if one.size != other.size:
        return 255.0
    if box is not None:
        one, other = one.crop(box), other.crop(box)
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


def table_of(stored: Stored, *, counted: bool = False) -> Table:
    """The table of a match as it was written; `counted`: the last count has been left, the next smazzata is dealt."""
    table = table_to_continue(stored)
    assert isinstance(table, Table), table
    if counted and table.to_move is None and table.winner is None:
        table.next_smazzata()
    return table
