"""What the finished matches come to: won and lost, and where the points came from. Seat 0 is the player, so side 0 is theirs."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from scopa_gui.store.archive import Stored

HINTS, STOPS = "hints", "stops"
"""Kinds of help that are counted in a match, beside the cards taken back: turns with a hint, and moves that the coach stopped."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Some matches together. ``streak`` the matches won in a row up to the last one, ``best_streak`` the most ever.

    ``points`` by category: mine, and those of the best other side, over the ``counted`` smazzate that say so.
    """

    matches: int = 0
    won: int = 0
    streak: int = 0
    best_streak: int = 0
    smazzate: int = 0
    counted: int = 0
    points: Mapping[str, tuple[int, int]] = field(default_factory=dict)

    @property
    def share(self) -> float:
        """How many of the matches were won, from 0 to 1."""
        return self.won / self.matches if self.matches else 0.0


def readable(matches: Iterable[Stored]) -> list[Stored]:
    """The finished matches with a winner, in the order given; one of another version that could not be read is left out."""
    return [match for match in matches if match.outcome and isinstance(match.outcome.get("winner"), int)]


def apart(matches: Iterable[Stored]) -> tuple[list[Stored], list[Stored]]:
    """The matches played alone, and those in which the player asked for help."""
    alone: list[Stored] = []
    helped: list[Stored] = []
    for match in matches:
        (helped if match.extra.get("assisted") else alone).append(match)
    return alone, helped


@dataclass(frozen=True, slots=True)
class Help:
    """What help a match was played with: turns with a hint, times that cards were taken back, moves that the coach stopped."""

    hints: int = 0
    taken_back: int = 0
    stops: int = 0


def help_in(match: Stored) -> Help:
    """The help in a match; of one from before this was counted, only what was taken back."""
    counts = match.extra.get("help", {})
    return Help(counts.get(HINTS, 0), len(match.extra.get("taken_back", ())), counts.get(STOPS, 0))


def opponent_of(match: Stored) -> str:
    """The level of the others at the table: of the seat to the right, which is never a partner's."""
    return match.seats[1] if len(match.seats) > 1 else ""


def by(matches: Sequence[Stored], key: Callable[[Stored], str]) -> dict[str, list[Stored]]:
    """The matches by what the key says of each, in the order in which it first says so."""
    groups: dict[str, list[Stored]] = {}
    for match in matches:
        groups.setdefault(key(match), []).append(match)
    return groups


def summary_of(matches: Sequence[Stored]) -> Summary:
    """The matches, the last one first, as the archive gives them."""
    outcomes = [match.outcome for match in matches if match.outcome]
    wins = [outcome["winner"] == 0 for outcome in outcomes]
    best = run = 0
    for won in reversed(wins):
        run = run + 1 if won else 0
        best = max(best, run)
    points: dict[str, tuple[int, int]] = {}
    counted = 0
    for outcome in outcomes:
        for count in outcome.get("counts", ()):
            counted += 1
            for category, sides in count.items():
                mine, theirs = points.get(category, (0, 0))
                points[category] = mine + sides[0], theirs + max(sides[1:])
    smazzate = sum(len(outcome.get("smazzate", ())) for outcome in outcomes)
    return Summary(len(wins), sum(wins), run, best, smazzate, counted, points)
