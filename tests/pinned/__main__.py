"""What the numbers of players and coach decide: probes, questions on fixed positions with the answers recorded.

`python -m tests.pinned record` asks all of them anew and writes the answers down: for one who meant to change them.
`python -m tests.pinned prove` changes every pinned number and shows that a probe which names it answers differently.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.pinned.changing import all_answers
from tests.pinned.explained import EXPLAINED
from tests.pinned.numbers import Change, notices, numbers

RECORD = Path(__file__).with_name("probes.jsonl")


def probes():
    """The probes as recorded: what is asked, where, with which answer, and the constants that it pins."""
    return [json.loads(line) for line in RECORD.read_text("utf-8").splitlines()]


def explained(name):
    """The line that explains why no probe pins a constant or a number; None where there is none."""
    return next(
        (line for line in EXPLAINED if name == line or (line.endswith("*") and name.startswith(line[:-1]))), None
    )


def record():
    """Ask all probes anew and write the answers down."""
    from tests.pinned.asked import answer_of

    lines = [json.dumps({**probe, "answer": answer_of(probe)}) for probe in probes()]
    RECORD.write_text("\n".join(lines) + "\n", "utf-8")


def prove():
    """The pinned numbers that no probe notices, whatever they are changed to, as text."""
    known, asked = probes(), []
    for constant, its in numbers().items():
        mine = [probe for probe in known if constant in probe["pins"]]
        pinned = [number for number in its if mine and explained(str(number)) is None]
        asked += [(Change(number, value), mine) for number in pinned for value in number.changes()]
    unnoticed, noticed = {}, set()
    for (change, mine), (_, answers) in zip(asked, all_answers(asked), strict=True):
        if any(notices(probe, answer) for probe, answer in zip(mine, answers, strict=True)):
            noticed.add(change.number)
        else:
            unnoticed.setdefault(change.number, []).append(change)
            print(f"not noticed: {change}")
    left = [str(number) for number in unnoticed if number not in noticed]
    print(f"{len(asked)} changes of {len({change.number for change, _ in asked})} numbers; noticed by none: {left}")
    return left


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "prove"))
    if parser.parse_args().what == "record":
        record()
    elif prove():
        sys.exit(1)
