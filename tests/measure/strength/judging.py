"""The judge measured: how often a second look changes its mind, how often it can say why, and how long it takes.

``python -m tests.measure.strength.judging [--game GAME] [--verdicts N] [--playouts N]``: weak levels play matches, and
every move of one seat in one smazzata of each is judged twice, the second time with TIMES the playouts and another
seed. What is asked of the judge: at most MOST_CHANGED of the verdicts change by two grades or more, and at least
LEAST_NAMED of the mistakes have a named cause. The seconds are of the processor. With ``--out FILE`` what is done is
kept and a second start goes on where the first stopped: a file for every state of the code.
"""

import argparse
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import process_time
from typing import NamedTuple

from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Limit
from scopa_gui.coach.judging.judge import USUAL_PLAYOUTS, judge
from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.moment import Moment
from scopa_gui.game.table import Table
from tests.measure.strength import results
from tests.measure.strength.figures import wilson
from tests.measure.strength.seating import workers

GAMES = {
    "scopa 2": VARIANTS["scopa"].rules,
    "scopone_scientifico": VARIANTS["scopone_scientifico"].rules,
    "escoba": VARIANTS["escoba"].rules,
    "scopa_dassi": VARIANTS["scopa_dassi"].rules,
    "scopa 4": VARIANTS["scopa"].rules_by_players[4],
}
OWN = {
    "free choice 2": Rules(priority="free"),
    "no duty 2": Rules(mandatory=False),
    "cirulla 2": Rules(capture="cirulla", asso_scopa="always"),
    "fewest of all equal 3": Rules(priority="fewest", equal_take="all", players=3),
    "cirulla 4, free choice": Rules(capture="cirulla", priority="free", players=4),
    "scopone, free choice, no duty": Rules(
        priority="free", mandatory=False, deal="scientifico", redeal_kings=0, players=4
    ),
}
"""Rules that players make up: laws of capture that no named game has."""
LEVELS = ("carmela", "gennaro")
TIMES = 10
MOST_CHANGED, LEAST_NAMED = 0.02, 0.95


class Asked(NamedTuple):
    """A smazzata to judge: the game, the match's number, the level of all its players, the playouts of a verdict."""

    game: str
    number: int
    level: str
    playouts: int


class Judged(NamedTuple):
    """A move judged twice: both grades, what was lost, the cause if one was named, and seconds of processor time."""

    where: str
    grade: int
    again: int
    lost: float
    lost_again: float
    win_lost: float
    win_lost_again: float
    cause: str
    is_exact: bool
    seconds: float
    seconds_again: float

    @property
    def change(self) -> int:
        """By how many grades the second look differs."""
        return abs(self.grade - self.again)


def rules_of(game: str) -> Rules:
    """The rules of one of the GAMES, or of OWN."""
    return (GAMES | OWN)[game]


def table_of(asked: Asked) -> Table:
    """A match of this level against itself, played to its end."""
    rules, player = rules_of(asked.game), player_of(asked.level)
    table = Table.new(rules, f"judging/{asked.game}/{asked.number}", (asked.level,) * rules.players)
    rng = Random(f"judging/{asked.game}/{asked.number}/{asked.level}")
    while table.winner is None:
        if table.to_move is None:
            table.next_smazzata()
        seat = table.to_move
        table.play(seat, player.choose(table.view(seat), Limit(), rng).move)
    return table


def turns_in(asked: Asked) -> list[Moment]:
    """The turns of seat 0 in one smazzata of the match, so that scores come as often as they do in matches."""
    table = table_of(asked)
    drawn = Random(f"{asked.number}/smazzata").randrange(table.smazzata) + 1
    return [turn for turn in turns_of(table.record, table.seats) if turn.smazzata == drawn]


def judged(asked: Asked) -> tuple[Asked, list[Judged]]:
    """Every turn of a smazzata judged twice."""
    found = []
    for turn in turns_in(asked):
        where = f"{asked.game} {asked.level} {asked.number} move {turn.number}: {turn.move}"
        first, seconds = _verdict(turn, asked.playouts, where)
        second, more = _verdict(turn, TIMES * asked.playouts, f"{where} again")
        cause = f"{first.cause.tactic} ({first.cause.part})" if first.cause else ""
        found.append(
            Judged(
                f"{where}, best {first.best} and {second.best}",
                first.grade,
                second.grade,
                round(first.lost, 4),
                round(second.lost, 4),
                round(first.win_lost, 4),
                round(second.win_lost, 4),
                cause,
                first.is_exact,
                round(seconds, 3),
                round(more, 3),
            )
        )
    return asked, found


def _verdict(turn: Moment, playouts: int, seed: str) -> tuple[Verdict, float]:
    begun = process_time()
    verdict = judge(turn.view, turn.move, Limit(iterations=playouts), Random(seed))
    return verdict, process_time() - begun


HEAD = (
    "| game | verdicts | exact % | changed by 2 grades or more % [95 %] | by 1 % | mistakes | with a named cause % [95 "
    "%] | s a verdict, slowest |"
    f" with {TIMES} times as much |\n|---|---|---|---|---|---|---|---|---|"
)


def row(game: str, verdicts: Sequence[Judged]) -> str:
    """One line of the table."""
    number = len(verdicts)
    mistakes = [one for one in verdicts if one.grade >= Grade.MISTAKE]
    named = str(_share(sum(bool(one.cause) for one in mistakes), len(mistakes))) if mistakes else "-"
    cells = (
        game,
        str(number),
        f"{100 * sum(one.is_exact for one in verdicts) / number:.0f}",
        _share(sum(one.change > 1 for one in verdicts), number),
        f"{100 * sum(one.change == 1 for one in verdicts) / number:.1f}",
        str(len(mistakes)),
        named,
        f"{sum(one.seconds for one in verdicts) / number:.2f}, {max(one.seconds for one in verdicts):.2f}",
        f"{sum(one.seconds_again for one in verdicts) / number:.2f}",
    )
    return f"| {' | '.join(cells)} |"


def _share(count: int, number: int) -> str:
    found = wilson(count, number)
    return f"{found.value:.1f} [{found.low:.1f}, {found.high:.1f}]"


def bars(verdicts: Sequence[Judged]) -> str:
    """Whether what is asked of the judge holds."""
    changed = sum(one.change > 1 for one in verdicts) / len(verdicts)
    mistakes = [one for one in verdicts if one.grade >= Grade.MISTAKE]
    named = sum(bool(one.cause) for one in mistakes) / len(mistakes) if mistakes else 1.0
    return (
        f"Changed by two grades or more: {100 * changed:.2f} %, at most {100 * MOST_CHANGED:g} % asked: "
        f"{_holds(changed <= MOST_CHANGED)}. "
        f"Mistakes with a named cause: {100 * named:.1f} %, at least {100 * LEAST_NAMED:g} % asked: "
        f"{_holds(named >= LEAST_NAMED)}."
    )


def _holds(is_so: bool) -> str:
    return "yes" if is_so else "NO"


def odd_ones(verdicts: Sequence[Judged]) -> list[str]:
    """The verdicts that changed by two grades, and the mistakes without a cause, one a line."""
    told = [
        f"changed {Grade(one.grade).name} -> {Grade(one.again).name}, lost {one.lost:.3f} -> {one.lost_again:.3f} "
        "points,"
        f" {one.win_lost:.3f} -> {one.win_lost_again:.3f} of the match: {one.where}"
        for one in verdicts
        if one.change > 1
    ]
    return told + [
        f"no cause, {Grade(one.grade).name}, lost {one.lost:.3f}: {one.where}"
        for one in verdicts
        if one.grade >= Grade.MISTAKE and not one.cause
    ]


def kept(path: Path | None, playouts: int) -> dict[str, dict[int, list[Judged]]]:
    """What a file has: by game and number of the match."""
    found: dict[str, dict[int, list[Judged]]] = {}
    for line in results.lines_of(path):
        if line["playouts"] == playouts:
            found.setdefault(line["game"], {})[line["number"]] = [Judged(*one) for one in line["verdicts"]]
    return found


def main() -> None:
    """Judge and print, game by game."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.strength.judging",
        description="How steady the judge is, and whether it can say why.",
    )
    parser.add_argument(
        "--game", action="append", choices=[*GAMES, *OWN], help="one of the games; may be repeated (usually all)"
    )
    parser.add_argument("--verdicts", type=int, default=300, help="at least so many in each game")
    parser.add_argument("--playouts", type=int, default=USUAL_PLAYOUTS, help="for a verdict")
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    parser.add_argument(
        "--show",
        action="store_true",
        help="name the verdicts that changed by two grades and the mistakes without a cause",
    )
    given = parser.parse_args()
    known = kept(given.out, given.playouts)
    every: list[Judged] = []
    many = given.workers or os.cpu_count() or 1
    print(
        f"{given.playouts} playouts, then {TIMES * given.playouts}; {' and '.join(LEVELS)} in turn\n{HEAD}", flush=True
    )
    with workers(given.workers) as pool:
        for game in given.game or GAMES | OWN:
            mine, number = known.get(game, {}), 0
            found = list[Judged]()
            while len(found) < given.verdicts:
                batch = [
                    Asked(game, one, LEVELS[one % len(LEVELS)], given.playouts) for one in range(number, number + many)
                ]
                for asked, verdicts in pool.imap(judged, [asked for asked in batch if asked.number not in mine]):
                    mine[asked.number] = verdicts
                    results.append(given.out, {**asked._asdict(), "verdicts": verdicts})
                found += [one for asked in batch for one in mine[asked.number]]
                number += len(batch)
            print(row(game, found), flush=True)
            every += found
    print(f"{row('all', every)}\n\n{bars(every)}")
    if given.show:
        print("\n".join(odd_ones(every)))


if __name__ == "__main__":
    main()
