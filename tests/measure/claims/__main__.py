"""Every claim that the teacher makes, checked against the cards: how often it is made, and how often it is false.

``python -m tests.measure.claims [--positions N] [--game GAME] [--workers N] [--playouts N] [--out FILE]``: positions of
every game and of tables of every level; what is said there of moves by the judge, in hints, questions and puzzles, by
players and by the reasons and causes that might be given (spoken.py, utterances.py). The tables: every sentence with
how often it was said and how often it was false, with the upper end of the 95 % interval; the laws that sentences keep
besides (laws.py); how often what holds and decides is said (recall.py). The exit status is 1 where a claim is false;
the laws are counted. With ``--out FILE`` a second start goes on; ``--draw N`` prints N sentences by lot, in
``--language``.
"""

import argparse
import sys
from collections import Counter
from itertools import islice
from pathlib import Path

from tests.measure.claims.checking import counted_in
from tests.measure.claims.drawn import drawn
from tests.measure.claims.laws import LAWS
from tests.measure.claims.sittings import Sitting, sittings
from tests.measure.claims.utterances import SPOKEN_GAMES
from tests.measure.strength import results
from tests.measure.strength.figures import wilson
from tests.measure.strength.ladder import commit_of
from tests.measure.strength.seating import workers

WHAT_SPEAKS = ("scopa_gui/engine", "scopa_gui/ai", "scopa_gui/coach", "scopa_gui/ui/words", "tests/measure/claims")
POSITIONS, PLAYOUTS, AT_ONCE = 20_000, 400, 60


def main() -> int:
    """Check and print; 1 where a claim is false."""
    given = options()
    games = given.game or list(SPOKEN_GAMES)
    if given.draw:
        print(drawn(games, given.draw, given.playouts, given.language, given.seed))
        return 0
    commit = commit_of(Path(__file__).parents[3], WHAT_SPEAKS)
    known = {
        Sitting(line["game"], line["number"]): line["found"]
        for line in results.lines_of(given.out)
        if line["commit"] == commit and line["playouts"] == given.playouts
    }
    every, found = sittings(games), list[dict]()
    with workers(given.workers) as pool:
        while sum(one["positions"] for one in found) < given.positions:
            batch = list(islice(every, AT_ONCE))
            found += [known[one] for one in batch if one in known]
            asked = [(one, given.playouts) for one in batch if one not in known]
            for sitting, one in pool.imap_unordered(counted_in, asked):
                line = {**sitting._asdict(), "commit": commit, "playouts": given.playouts, "found": one}
                results.append(given.out, line)
                found.append(one)
    return report(found, commit)


def report(found: list[dict], commit: str) -> int:
    """Print the tables; the exit status."""
    totals = {part: sum((Counter(one[part]) for one in found), Counter()) for part in ("said", "laws", "recalled")}
    positions = sum(one["positions"] for one in found)
    print(f"State {commit}, {positions} positions of {len(found)} smazzate")
    print("\n| sentence | said | false | false %, 95 % at most |\n|---|---|---|---|")
    for name in names(totals["said"]):
        number, false = totals["said"][f"{name}|said"], totals["said"][f"{name}|false"]
        print(f"| {name} | {number} | {false} | {wilson(false, number).high:.2f} |")
    print("\n| law: broken by | of sentences | broken |\n|---|---|---|")
    for law in LAWS:
        print(f"| {law} | {totals['laws'][f'{law}|asked']} | {totals['laws'][f'{law}|broken']} |")
    print("\n| what holds and decides | n | said % | said, or another of the same part % |\n|---|---|---|---|")
    for name in names(totals["recalled"]):
        number, said, about = (totals["recalled"][f"{name}|{part}"] for part in ("n", "said", "about"))
        print(f"| {name} | {number} | {100 * said / number:.0f} | {100 * about / number:.0f} |")
    false, broken = ([one for each in found for one in each[kind]] for kind in ("false", "broken"))
    print("\n".join([*false[:40], *broken[:40]]))
    return int(bool(false))


def names(counts: Counter) -> list[str]:
    """What was counted, by name."""
    return sorted({key.rpartition("|")[0] for key in counts})


def options() -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.claims", description="Whether all that is said is true."
    )
    parser.add_argument("--positions", type=int, default=POSITIONS, help=f"at least (usually {POSITIONS})")
    parser.add_argument("--game", action="append", choices=list(SPOKEN_GAMES), help="may be repeated (usually all)")
    parser.add_argument("--workers", type=int, default=1, help="processes (usually 1)")
    parser.add_argument("--playouts", type=int, default=PLAYOUTS, help=f"of the judge (usually {PLAYOUTS})")
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    parser.add_argument("--draw", type=int, default=0, help="print so many sentences by lot and check nothing")
    parser.add_argument("--language", default="en", help="of what is drawn")
    parser.add_argument("--seed", default="lot", help="of what is drawn")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
