"""What the game tells SDL through the environment. No pygame here: it must be said before pygame is imported."""

import os

_HINTS = {
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
    "SDL_VIDEO_ALLOW_SCREENSAVER": "1",
    "SDL_VIDEO_X11_WMCLASS": "scopa-gui",
    "SDL_VIDEO_WAYLAND_WMCLASS": "scopa-gui",
    "SDL_APP_NAME": "Scopa",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_MOUSE_FOCUS_CLICKTHROUGH": "1",
}


def hint() -> None:
    """Tell SDL how the game wants it; what the user has set stays."""
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
