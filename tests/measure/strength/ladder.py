"""The ladder: every level against the level below, the strongest against the classics, and against itself as the
control.

``python -m tests.measure.strength.ladder`` plays every deal from every side; the number of deals is fixed before. With
``--out FILE`` each finished chunk is kept and a second start goes on where the first stopped; ``--table --out FILE``
prints the table. ``--short`` takes about ten minutes and gives the signs.
"""

import argparse
import subprocess
from collections.abc import Sequence
from hashlib import sha1
from pathlib import Path

from scopa_gui.ai.player import Limit
from tests.measure.strength import results
from tests.measure.strength.cast import cast, ladder
from tests.measure.strength.results import Pairing
from tests.measure.strength.seating import GAMES, Chunk, play_chunk, workers

REFERENCES = ("greedy", "chitarrella")
WHAT_PLAYS = (
    "scopa_gui/engine",
    "scopa_gui/ai",
    "tests/measure/strength/peers.py",
    "tests/measure/strength/playouts.py",
    "tests/measure/strength/ceiling.py",
)
PAIRS, SHORT_PAIRS, SHORT_SHARE = 400, 40, 0.03
SIZE = 5
"""Deals in a chunk."""


def commit_of(folder: Path, parts: Sequence[str] = WHAT_PLAYS) -> str:
    """The last commit that changed what plays; if the files differ from it, a + and four digits that name them."""

    def git(*words: str) -> str:
        return subprocess.run(
            ["git", *words, "--", *parts], cwd=folder, capture_output=True, text=True, check=True
        ).stdout.strip()

    name = git("log", "-1", "--format=%h")
    if not git("status", "--porcelain"):
        return name
    digest = sha1(usedforsecurity=False)
    for part in parts:
        for path in [folder / part, *sorted((folder / part).rglob("*"))]:
            if path.is_file() and path.suffix != ".pyc":
                digest.update(path.read_bytes())
    return f"{name}+{digest.hexdigest()[:4]}"


def pairings(levels: Sequence[str], peers: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom, levels weakest first."""
    strongest = levels[-1]
    steps = list(zip(levels[1:], levels[:-1], strict=True))
    return [(strongest, strongest), *reversed(steps), *((strongest, other) for other in (*REFERENCES, *peers))]


def said(limit: Limit, share: float) -> str:
    """The limit in words."""
    if limit.seconds is not None:
        return f"{limit.seconds:g} s"
    if limit.iterations is not None:
        return f"{limit.iterations} iterations"
    return "own" if share == 1 else f"{share:g} of own"


def options(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """The options of the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.measure.strength.ladder", description="Levels against levels, with intervals."
    )
    parser.add_argument(
        "--short",
        action="store_true",
        help=f"about ten minutes: {SHORT_PAIRS} deals, {SHORT_SHARE} of their time for those who search",
    )
    parser.add_argument("--pairs", type=int, help=f"deals, each played from every side (usually {PAIRS})")
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--seconds", type=float, help="a move, the same for all who search")
    limit.add_argument("--iterations", type=int, help="a move, the same for all who search")
    limit.add_argument("--share", type=float, help="of the time that each takes by itself (usually 1)")
    parser.add_argument(
        "--only",
        action="append",
        choices=list(GAMES),
        metavar="GAME",
        help=f"one of {', '.join(GAMES)}; may be repeated",
    )
    parser.add_argument(
        "--pairing",
        action="append",
        nargs=2,
        metavar=("A", "B"),
        help="these two instead of the ladder; may be repeated",
    )
    parser.add_argument(
        "--peer",
        action="append",
        default=[],
        choices=["campione", "pimc"],
        help="the strongest against this stand-in too",
    )
    parser.add_argument("--out", type=Path, help="the file of results, one JSON object a line, that a run adds to")
    parser.add_argument("--seed", default="ladder", help="of the deals")
    parser.add_argument(
        "--commit", help="the name under which results are kept (usually the last commit of what plays)"
    )
    parser.add_argument("--workers", type=int, help="processes (usually one for every core)")
    parser.add_argument("--table", action="store_true", help="print the table of the file of results and play nothing")
    given = parser.parse_args(arguments)
    if given.table and not given.out:
        parser.error("--table needs --out FILE")
    for name in (name for pairing in given.pairing or () for name in pairing):
        try:
            cast(name)
        except ValueError as wrong:
            parser.error(str(wrong))
    if given.share is None:
        given.share = SHORT_SHARE if given.short and given.seconds is None and given.iterations is None else 1.0
    given.limit = Limit(given.seconds, given.iterations)
    return given


def plan(given: argparse.Namespace, commit: str) -> list[Pairing]:
    """The pairings to be played, as the file has them so far."""
    known = results.read(given.out)
    planned = given.pairs or (SHORT_PAIRS if given.short else PAIRS)
    found = []
    for game in given.only or GAMES:
        for first, second in given.pairing or pairings(ladder(), given.peer):
            key = (game, first, second, said(given.limit, given.share), commit, given.seed)
            pairing = known.get(key, Pairing(key))
            pairing.planned = max(planned, pairing.planned)
            found.append(pairing)
    return found


def play(planned: Sequence[Pairing], given: argparse.Namespace) -> None:
    """Play what is missing on all cores, and print each pairing when it is complete."""
    by_key = {pairing.key: pairing for pairing in planned}
    limit, commit = said(given.limit, given.share), planned[0].key[4]
    chunks = [
        Chunk(*pairing.key[:3], given.limit, given.seed, deals, given.share)
        for pairing in planned
        for deals in pairing.missing(pairing.planned, SIZE)
    ]
    with workers(given.workers) as pool:
        for played in pool.imap_unordered(play_chunk, chunks):
            chunk = played.chunk
            pairing = by_key[chunk.game, chunk.first, chunk.second, limit, commit, given.seed]
            line = results.line_of(played, limit, commit, pairing.planned)
            results.append(given.out, line)
            pairing.add(line)
            if pairing.is_complete:
                print(results.row(pairing), flush=True)


def main() -> None:
    """Play the ladder, or print its table."""
    given = options()
    if given.table:
        print(results.table(list(results.read(given.out).values())))
        return
    planned = plan(given, given.commit or commit_of(Path(__file__).parents[3]))
    print(results.HEAD)
    try:
        play(planned, given)
    except KeyboardInterrupt:
        print("Stopped.")
    print("\n" + results.table(planned))


if __name__ == "__main__":
    main()
