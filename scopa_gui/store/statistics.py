"""What the finished matches come to: won and lost, and where the points came from. Seat 0 is the player.

Matches are read a few at a time, the last one first, and each once: twenty thousand take most of a second, and nobody
should wait for that.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby

from scopa_gui.store.archive import Archive
from scopa_gui.store.rows import Ended

HINTS, STOPS = "hints", "stops"
"""Kinds of help counted in a match, beside cards taken back: turns with a hint, and moves that the coach stopped."""


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


@dataclass(frozen=True, slots=True)
class Help:
    """What help a match was played with: turns with a hint, times cards were taken back, moves the coach stopped."""

    hints: int = 0
    taken_back: int = 0
    stops: int = 0


def help_in(match: Ended) -> Help:
    """The help in a match; of one from before this was counted, only what was taken back."""
    counts = match.facts.help
    return Help(counts.get(HINTS, 0), len(match.facts.taken_back), counts.get(STOPS, 0))


def opponent_of(seats: Sequence[str]) -> str:
    """The level of the others at the table: of the seat to the right, which is never a partner's."""
    return seats[1] if len(seats) > 1 else ""


@dataclass(slots=True)
class MatchGroup:
    """Matches that belong together, the last one first: their numbers, and the help they were played with."""

    matches: list[int] = field(default_factory=list)
    helps: list[Help] = field(default_factory=list)
    _won: list[bool] = field(default_factory=list)
    _points: dict[str, list[int]] = field(default_factory=dict)
    _smazzate: int = 0
    _counted: int = 0

    def add(self, match: Ended, points: Mapping[str, Sequence[int]], *, newer: bool) -> None:
        """Count one more match, older than all others here, or newer; ``points`` as in a summary."""
        place = 0 if newer else len(self.matches)
        self.matches.insert(place, match.id)
        self.helps.insert(place, help_in(match))
        self._won.insert(place, match.outcome.winner == 0)
        self._smazzate += len(match.outcome.smazzate)
        self._counted += len(match.outcome.counts)
        for category, (mine, theirs) in points.items():
            sums = self._points.setdefault(category, [0, 0])
            sums[0] += mine
            sums[1] += theirs

    def summary(self) -> Summary:
        """What they come to."""
        runs = [len(list(run)) if won else 0 for won, run in groupby(self._won)]
        points = {category: (mine, theirs) for category, (mine, theirs) in self._points.items()}
        return Summary(
            len(self._won),
            sum(self._won),
            runs[0] if runs else 0,
            max(runs, default=0),
            self._smazzate,
            self._counted,
            points,
        )


@dataclass
class Standings:
    """The matches played ``alone``, these by opponent, those by rules of one's own by their name, and those with help.

    Those that nobody won are left out. Those of several people at one computer are ``together``,
    whatever help they had.
    """

    alone: MatchGroup = field(default_factory=MatchGroup)
    together: MatchGroup = field(default_factory=MatchGroup)
    people: dict[str, MatchGroup] = field(default_factory=dict)
    own: dict[str, MatchGroup] = field(default_factory=dict)
    helped: MatchGroup = field(default_factory=MatchGroup)

    def add(self, match: Ended, *, newer: bool = False) -> None:
        """Count one more match, older than all others, or newer."""
        if match.outcome.winner is None:
            return
        if match.facts.together:
            groups = [self.together]
        elif match.facts.assisted:
            groups = [self.helped]
        elif match.facts.own_rules and not match.facts.variant:
            groups = [self.own.setdefault(match.facts.own_rules, MatchGroup())]
        else:
            groups = [self.alone, self.people.setdefault(opponent_of(match.seats), MatchGroup())]
        points = _points_of(match)
        for group in groups:
            group.add(match, points, newer=newer)


def _points_of(match: Ended) -> dict[str, list[int]]:
    """The points of all smazzate of a match by category: mine, and those of the best other side."""
    points: dict[str, list[int]] = {}
    for count in match.outcome.counts:
        for category, sides in count.items():
            sums = points.get(category)
            if sums is None:
                sums = points[category] = [0, 0]
            sums[0] += sides[0]
            sums[1] += sides[1] if len(sides) == 2 else max(sides[1:])  # Speed: nearly always two
    return points


class StandingsCount:
    """The standings of an archive as far as counted: `renew` when matches may have ended, `go_on` until `is_done`."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._keys: list[int] = []
        self._left = 0
        self.standings = Standings()

    @property
    def is_done(self) -> bool:
        """True when every finished match has been counted."""
        return not self._left

    def renew(self) -> None:
        """Count the matches that ended since the last time; all of them again if others have come or gone between."""
        keys, known = self._archive.finished_keys(), len(self._keys)
        if keys[:known] == self._keys:
            for match in self._archive.ended(keys[known:]) if known else ():
                self.standings.add(match, newer=True)
        else:
            self.standings, known = Standings(), 0
        self._keys = keys
        self._left = self._left if known else len(keys)

    def go_on(self, most: int) -> None:
        """Count so many more of those that are left, the last ones first."""
        first = max(0, self._left - most)
        for match in self._archive.ended(self._keys[first : self._left][::-1]):
            self.standings.add(match)
        self._left = first
