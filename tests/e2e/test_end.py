"""The end of the program where the X server is busy: a message that comes after the window has gone is no failure."""

import subprocess
import sys

import pytest

from tests.conftest import PROJECT

pytestmark = pytest.mark.e2e

LATE_MESSAGE = """
import ctypes
import pygame
from scopa_gui.ui.start_display import start_display

{start}()
window = pygame.Window("Scopa", (320, 200))
window.get_surface()
window.flip()
x = ctypes.CDLL("libX11.so.6")
x.XOpenDisplay.restype = ctypes.c_void_p
second = ctypes.c_void_p(x.XOpenDisplay(None))
message = (ctypes.c_long * 24)(33, 0, 1, second.value, 0x7FFFFF, 39, 8)  # a ClientMessage
x.XSendEvent(second, ctypes.c_ulong(0x7FFFFF), 0, ctypes.c_long(0), message)
x.XFlush(second)
window.destroy()
x.XSync(second, 0)
pygame.quit()
"""


@pytest.mark.parametrize(("start", "status"), [("start_display", 0), ("pygame.display.init", 1)])
def test_a_message_to_a_window_that_has_gone_does_not_fail_the_program(make_server, start, status):
    server = make_server((640, 480))
    command = [sys.executable, "-c", LATE_MESSAGE.format(start=start)]
    ended = server.start(command, cwd=PROJECT, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    said = ended.communicate(timeout=60)[1]
    assert ended.returncode == status, said
    assert ("BadWindow" in said) == bool(status), said
