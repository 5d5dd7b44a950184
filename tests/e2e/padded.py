"""The real program with a gamepad that SDL itself pretends: `python padded.py FOLDER`.

FOLDER is where it looks for gamepads, as the kernel's /dev/input; a button's name ("a", "dpad_left"), written as a line
into FOLDER/buttons, presses that button until the program has seen it, and lets it go.
"""

import os
import sys
import threading
import time
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

PATIENCE = 20.0


def plug_in(folder):
    """Let the program find a gamepad in this folder. SDL reads its hints when pygame is loaded."""
    from scopa_gui.ui.kit import process_environment

    process_environment.hint()
    from scopa_gui.ui.kit import pad_devices, sdl
    from tests.ui.virtual_pad import VirtualPad

    os.mkfifo(folder / "js0")
    pad_devices.DeviceWatch.__init__.__defaults__ = (folder,)
    wakes, begin = os.open(folder / "js0", os.O_RDWR), pad_devices.PadDevices.begin

    def begun(devices):
        library = sdl.library()
        assert library is not None
        library.SDL_InitSubSystem(pad_devices._CONTROLLERS)
        pad = VirtualPad()
        begin(devices)
        threading.Thread(target=_press_all, args=(folder / "buttons", pad, wakes), daemon=True).start()

    pad_devices.PadDevices.begin = begun


def _press_all(told, pad, wakes):
    """Press what is written there, line by line, for ever."""
    import pygame

    with told.open() as lines:
        for line in lines:
            number = getattr(pygame, f"CONTROLLER_BUTTON_{line.strip().upper()}")
            for down in (True, False):
                pad.button(number, down=down)
                os.write(wakes, b"stirred!")
                end = time.monotonic() + PATIENCE
                while pad.is_down(number) is not down and time.monotonic() < end:
                    time.sleep(0.001)


if __name__ == "__main__":
    plug_in(Path(sys.argv[1]))
    from scopa_gui.ui import app

    raise SystemExit(app.run())
