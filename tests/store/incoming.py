"""A player's file brought in as the window does it, at once."""

from scopa_gui.store import profile_import
from scopa_gui.store.long_work import LongWork
from scopa_gui.store.paths import PROFILES, Paths


def bring_in(file, to, home=None, work=None):
    """Unpack a file and settle its player in these folders; the name. `home`: the first player's folders."""
    incoming = profile_import.unpack(file, home or Paths(), work or LongWork())
    try:
        incoming.settle(to)
    finally:
        incoming.drop()
    return incoming.name


def coming(paths):
    """What lies about of players who are being brought in."""
    tops = (paths.config / PROFILES, paths.data / PROFILES)
    return [entry.name for top in tops if top.exists() for entry in top.iterdir() if not entry.name.isdecimal()]
