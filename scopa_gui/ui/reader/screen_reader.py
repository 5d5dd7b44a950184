"""Connection of the window's loop with a screen reader: carries out its requests and reports what was painted.

It is made after the first picture, notes nothing while nobody listens, and ends for good if anything in it fails.
"""

import sys
from collections.abc import Callable, Sequence

from scopa_gui.complaint import complain
from scopa_gui.store.error_log import write_log
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent
from scopa_gui.ui.kit.scene_stack import SceneStack
from scopa_gui.ui.kit.window import Window
from scopa_gui.ui.reader.accessible_tree import AccessibleTree
from scopa_gui.ui.reader.outline import Outline, outline_of
from scopa_gui.ui.reader.platform_adapter import AskedDeed, PlatformAdapter, can_be_asked
from scopa_gui.ui.reader.requests import ReaderHands
from scopa_gui.ui.words.translation import _

_APART = 0.1
"""Seconds between two reports while something moves."""


class ScreenReader:
    """Connection with a screen reader; `intend` has the scene on top take an intent."""

    def __init__(self, context: Context, stack: SceneStack, window: Window, intend: Callable[[Intent], None]) -> None:
        self._context = context
        self._stack = stack
        self._window = window
        self._heard = context.text.heard
        self._hands = ReaderHands(self._heard, lambda: stack.top, intend)
        self._adapter: PlatformAdapter | None = None
        self._tree = AccessibleTree()
        self._outline: Outline | None = None
        self._follower = 0
        self._focused = False
        self._painted = False
        self._waited = 0.0

    def come(self) -> None:
        """Create the adapter if a reader can listen; on Windows the window is hidden meanwhile."""
        try:
            if not can_be_asked():
                return
            with self._window.hidden(sys.platform == "win32"):
                self._adapter = PlatformAdapter(self._context.wake, self._window.native)
        except BaseException as error:
            self._fail(error)

    def close(self) -> None:
        """Disconnect: the system must not call after the program has ended."""
        adapter = self._adapter
        self._adapter = None
        self._heard.on = False
        if adapter is not None:
            adapter.close()

    def obey(self) -> None:
        """Carry out what was requested since the last time. An error in a scene is the scene's."""
        requests: Sequence[AskedDeed] = ()
        try:
            if self._adapter is not None:
                requests = self._adapter.asked()
        except BaseException as error:
            self._fail(error)
        for deed, number, value in requests:
            if self._outline is not None:
                self._hands.do(self._outline, deed, self._tree.key(number), value)

    def attend(self, dt: float, *, painted: bool) -> None:
        """Report what is new, after a wake-up of the loop, if somebody listens."""
        try:
            adapter = self._adapter
            top = self._stack.top
            if adapter is None:
                return
            if adapter.follower != self._follower:
                self._follower = adapter.follower
                self._heard.on = adapter.follower > 0
                self._focused = False
                self._tree.forget()
                if adapter.follower and self._stack.top is not None:
                    self._stack.top.redraw()
                    self._context.wake()
                return
            if not self._heard.on or top is None:
                return
            if self._window.focused != self._focused:
                self._focused = not self._focused
                adapter.focus(focused=self._focused)
            self._painted = self._painted or painted
            self._waited += dt
            if self._painted and (not self._stack.animating or self._waited >= _APART):
                self._painted = False
                self._waited = 0.0
                self._outline = outline_of(top, self._heard)
                update = self._tree.update(self._outline, self._window.size)
                if update is not None:
                    adapter.tell(update, self._follower)
        except BaseException as error:
            self._fail(error)

    def _fail(self, error: BaseException) -> None:
        """End the connection for good, and say so once."""
        self._adapter = None
        self._heard.on = False
        self._outline = None
        if isinstance(error, KeyboardInterrupt | SystemExit):
            raise error
        write_log(self._context.paths.logs, error)
        message = _("The screen reader connection failed. The game carries on without it.")
        complain(message)
        self._context.say(message)
