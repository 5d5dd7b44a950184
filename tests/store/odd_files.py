"""What may stand where a file should be, and is none."""

import os

KINDS = ("link", "loop", "pipe", "folder", "device")


def make_odd(path, kind):
    """Put a link to nothing, a link to itself, a pipe, a folder or a link to an endless device at this path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    match kind:
        case "link":
            path.symlink_to(path.parent / "a disk that is missing" / path.name)
        case "loop":
            path.symlink_to(path)
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case "device":
            path.symlink_to("/dev/zero")
    return path
