"""What the numbers of players and coach decide: probes, questions on fixed positions with the answers recorded.

`python -m tests.pinned record` asks all of them anew and writes the answers down: for one who meant to change them.
`python -m tests.pinned prove` makes every pinned number smaller and larger and shows that a probe which names it
answers differently, unless it is explained why none does, and that none does where it is explained: 2 minutes.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.pinned.changing import all_noticed
from tests.pinned.explained import EXPLAINED
from tests.pinned.numbers import numbers

RECORD = Path(__file__).with_name("probes.jsonl")


def probes():
    """The probes as recorded: what is asked, where, with which answer, and the constants that it pins."""
    return [json.loads(line) for line in RECORD.read_text("utf-8").splitlines()]


def explained(name):
    """The line that explains why no probe pins a constant, a number or a direction of its; None where there is none."""
    names = {name, name.partition(" ")[0]}
    return next(
        (line for line in EXPLAINED if line in names or (line.endswith("*") and name.startswith(line[:-1]))), None
    )


def record():
    """Ask all probes anew and write the answers down."""
    from tests.pinned.asked import answer_of

    lines = [json.dumps({**probe, "answer": answer_of(probe)}) for probe in probes()]
    RECORD.write_text("\n".join(lines) + "\n", "utf-8")


def wrong_claims():
    """What the probes say and the record does not, as lines: a direction in which no probe notices that a pinned number
    is changed, and no explanation says why; or one that is explained, and noticed.
    """
    known = probes()
    by_number = {
        number: mine
        for constant, its in numbers().items()
        if (mine := [probe for probe in known if constant in probe["pins"]])
        for number in its
    }
    noticed, asked = set(), 0
    for turn in range(2):
        changes = [change for number in by_number for change in number.changes(turn) if change.direction not in noticed]
        asked += len(changes)
        answers = all_noticed([(change, by_number[change.number]) for change in changes])
        noticed |= {change.direction for change, is_noticed in zip(changes, answers, strict=True) if is_noticed}
    directions = [change.direction for number in by_number for change in number.changes(0)]
    print(f"{asked} changes of {len(by_number)} numbers; noticed: {len(noticed)} of {len(directions)} directions")
    return [
        f"{'noticed, though explained' if is_noticed else 'not noticed'}: {direction}"
        for direction in directions
        for is_noticed in [direction in noticed]
        if is_noticed is not (explained(direction) is None)
    ]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "prove"))
    if parser.parse_args().what == "record":
        record()
    elif wrong := wrong_claims():
        sys.exit("\n".join(wrong))
