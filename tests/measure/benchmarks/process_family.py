"""What a program and all that it started take: memory and the processor's time."""

import os
import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Taken:
    """By one process: MiB resident; MiB that are its share, None where nobody may know; seconds of processor time."""

    resident: float
    share: float | None
    seconds: float


def family(pid: int) -> dict[int, Taken]:
    """The process and those of its session: what each has taken so far. One that ends meanwhile is left out."""
    found = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                if session_of((folder / "stat").read_text()) == pid:
                    found[int(folder.name)] = _taken(folder)
    return found


def session_of(stat: str) -> int:
    """The session in a line of /proc/PID/stat, where the program's name may hold anything."""
    return int(stat.rsplit(")", 1)[1].split()[3])


def share_of(rollup: str) -> float | None:
    """MiB of a process's proportional share (PSS) by /proc/PID/smaps_rollup."""
    found = re.search(r"^Pss:\s+(\d+) kB$", rollup, re.MULTILINE)
    return int(found[1]) / 1024 if found else None


def memory(those: dict[int, Taken]) -> tuple[float, str]:
    """MiB of a family, and what they are: the proportional share where it is known of each, else resident."""
    shares = [one.share for one in those.values() if one.share is not None]
    if len(shares) == len(those):
        return sum(shares), "PSS"
    return sum(one.resident for one in those.values()), "RSS"


def worked(before: dict[int, Taken], after: dict[int, Taken]) -> float:
    """Seconds of processor time between two looks at a family; those of a thread that has ended are not known."""
    then = {pid: before[pid].seconds for pid in after if pid in before}
    return sum(max(0.0, one.seconds - then.get(pid, 0.0)) for pid, one in after.items())


def _taken(folder: Path) -> Taken:
    pages = int((folder / "statm").read_text().split()[1])
    share = None
    with suppress(OSError):
        share = share_of((folder / "smaps_rollup").read_text())
    return Taken(pages * os.sysconf("SC_PAGE_SIZE") / 2**20, share, _seconds(folder))


def _seconds(folder: Path) -> float:
    found = 0
    for task in (folder / "task").iterdir():
        with suppress(OSError):
            found += int((task / "schedstat").read_text().split()[0])
    return found / 1e9
