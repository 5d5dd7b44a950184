"""What the numbers of players and coach decide: probes, questions on fixed positions with the answers recorded.

`python -m tests.measure.pinned record` asks all of them anew and writes the answers down: for one who meant to change
them. `python -m tests.measure.pinned prove` makes every pinned number smaller and larger and shows that a probe which
names it answers differently, unless it is explained why none does, and that none does where it is explained: 2 minutes.
`python -m tests.measure.pinned shake` asks all of them while sums are a little off, as other processors add them up.
"""

import argparse
import json
import sys
from pathlib import Path

from tests.measure.pinned.changing import notices, shaken
from tests.measure.pinned.explained import EXPLAINED
from tests.measure.pinned.numbers import numbers

CLEARLY = 3
"""So many times farther off than figures may be is an answer by which a change is noticed."""
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
    from tests.measure.pinned.asked import answer_of

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
    directions = {change.direction: 0.0 for number in by_number for change in number.changes(0)}
    asked = 0
    for turn in range(2):
        changes = [one for number in by_number for one in number.changes(turn) if directions[one.direction] < CLEARLY]
        asked += len(changes)
        found = notices([(change, by_number[change.number]) for change in changes])
        for change, clearness in zip(changes, found, strict=True):
            directions[change.direction] = max(directions[change.direction], clearness)
    noticed = [clearness for clearness in directions.values() if clearness > 1]
    print(f"{asked} changes of {len(by_number)} numbers; noticed: {len(noticed)} of {len(directions)} directions")
    print(f"the least clearly noticed one {min(noticed):.1f} times as far off as figures may be")
    return [
        f"{direction}: {clearness:.2f} times as far off as figures may be, {explained(direction) or 'not explained'}"
        for direction, clearness in directions.items()
        if (clearness > 1 if explained(direction) else clearness < CLEARLY)
    ]


def shakier():
    """The questions whose answers come too far apart when sums are a little off, as lines."""
    found = shaken(probes(), 20)
    print(*(f"{name}: {apart:.2f} of what figures may be apart" for name, apart in found.items() if apart), sep="\n")
    return [name for name, apart in found.items() if apart > 1 / CLEARLY]


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("record", "prove", "shake"))
    what = parser.parse_args().what
    wrong = {"record": record, "prove": wrong_claims, "shake": shakier}[what]()
    if wrong:
        sys.exit("\n".join(wrong))
