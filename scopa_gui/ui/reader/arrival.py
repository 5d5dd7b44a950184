"""Connection of a screen reader: made when somebody begins to listen, closed before the program ends."""

import ctypes
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from scopa_gui.ui.kit.process_environment import has_session_bus

if TYPE_CHECKING:
    from scopa_gui.ui.reader.screen_reader import ScreenReader

_DBUS = "libdbus-1.so.3"
_BUS = b"org.a11y.Bus"
_PLACE = b"/org/a11y/bus"
_PROPERTIES = b"org.freedesktop.DBus.Properties"
_STATUS = b"org.a11y.Status"
_ENABLED = b"IsEnabled"
_NEWS = (
    b"type='signal',path='/org/a11y/bus',interface='org.freedesktop.DBus.Properties'",
    b"type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='org.a11y.Bus'",
)
_SESSION = 0
_STRING = ord("s")
_END = 0
_PATIENCE = 2000
"""Milliseconds to wait for an answer at most."""
_FOR_EVER = -1
_POINTERS = (
    "dbus_bus_get_private",
    "dbus_message_new_method_call",
    "dbus_connection_send_with_reply_and_block",
    "dbus_connection_pop_message",
)


class _Iterator(ctypes.Structure):
    """DBusMessageIter, a structure for libdbus alone."""

    _fields_ = (("inside", ctypes.c_void_p * 16),)


def somebody_listens() -> bool:
    """Wait until somebody listens; return False if the bus is gone. Return True at once if there is no libdbus."""
    try:
        dbus = ctypes.CDLL(_DBUS)
    except OSError:
        return True
    for name in _POINTERS:
        getattr(dbus, name).restype = ctypes.c_void_p
    connection = dbus.dbus_bus_get_private(_SESSION, None)
    if connection is None:
        return False
    held = ctypes.c_void_p(connection)
    dbus.dbus_connection_set_exit_on_disconnect(held, 0)
    for rule in _NEWS:
        dbus.dbus_bus_add_match(held, rule, None)
    try:
        while not _is_enabled(dbus, held):
            if not dbus.dbus_connection_read_write(held, _FOR_EVER):
                return False
            while (message := dbus.dbus_connection_pop_message(held)) is not None:
                dbus.dbus_message_unref(ctypes.c_void_p(message))
    finally:
        dbus.dbus_connection_close(held)
        dbus.dbus_connection_unref(held)
    return True


def _is_enabled(dbus: Any, connection: ctypes.c_void_p) -> bool:
    """Return the accessibility status of the desktop; False if nobody provides it."""
    question = ctypes.c_void_p(dbus.dbus_message_new_method_call(_BUS, _PLACE, _PROPERTIES, b"Get"))
    dbus.dbus_message_set_auto_start(question, 0)
    words = [ctypes.c_char_p(_STATUS), ctypes.c_char_p(_ENABLED)]
    dbus.dbus_message_append_args(
        question, _STRING, ctypes.byref(words[0]), _STRING, ctypes.byref(words[1]), ctypes.c_int(_END)
    )
    answer = dbus.dbus_connection_send_with_reply_and_block(connection, question, _PATIENCE, None)
    dbus.dbus_message_unref(question)
    if answer is None:
        return False
    held = ctypes.c_void_p(answer)
    outer = _Iterator()
    inner = _Iterator()
    flag = ctypes.c_uint32(0)
    dbus.dbus_message_iter_init(held, ctypes.byref(outer))
    dbus.dbus_message_iter_recurse(ctypes.byref(outer), ctypes.byref(inner))
    dbus.dbus_message_iter_get_basic(ctypes.byref(inner), ctypes.byref(flag))
    dbus.dbus_message_unref(held)
    return bool(flag.value)


class Arrival:
    """Waits for a listener: then `deliver` is called with the reader, or None, that `make` returns."""

    def __init__(
        self, make: Callable[[], "ScreenReader | None"], deliver: Callable[["ScreenReader | None"], None]
    ) -> None:
        self._make = make
        self._deliver = deliver
        self._lock = threading.Lock()
        self._over = False
        self._reader: ScreenReader | None = None

    def begin(self) -> None:
        """Wait for a listener in a thread; make the reader at once where the system asks the window's own thread."""
        if sys.platform != "linux":
            self._come()
            return

        def wait() -> None:
            if has_session_bus() and somebody_listens():
                self._come()

        with suppress(RuntimeError):  # no more threads here
            threading.Thread(target=wait, name="screen reader", daemon=True).start()

    def _come(self) -> None:
        with self._lock:
            if not self._over:
                self._reader = self._make()
                self._deliver(self._reader)

    def end(self) -> None:
        """Call nobody from now on, and close the reader."""
        with self._lock:
            self._over = True
            if self._reader is not None:
                self._reader.close()
