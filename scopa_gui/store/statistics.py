"""Statistics of finished matches: those won, and the points by category. Seat 0 is the player. See Standings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from scopa_gui.store.rows import Ended

HINTS = "hints"
STOPS = "stops"
"""Kinds of help counted in a match: turns with a hint, and moves that the coach stopped."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Summary of a group of matches.

    ``streak`` is the number of matches won in a row up to the last one, ``best_streak`` the most ever. ``points`` has
    the player's points and those of the best other side by category, over ``counted`` smazzate.
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
        """Share of the matches that were won, from 0 to 1."""
        return self.won / self.matches if self.matches else 0.0


@dataclass(frozen=True, slots=True)
class Help:
    """Help used in a match: turns with a hint, times that moves were taken back, moves that the coach stopped."""

    hints: int = 0
    taken_back: int = 0
    stops: int = 0


def help_in(match: Ended) -> Help:
    """Return the help used in a match; old versions only stored moves taken back."""
    counts = match.facts.help
    return Help(counts.get(HINTS, 0), len(match.facts.taken_back), counts.get(STOPS, 0))


def opponent_of(seats: Sequence[str]) -> str:
    """Return the level of the opponents, which is that of the seat to the right."""
    return seats[1] if len(seats) > 1 else ""


@dataclass(slots=True)
class MatchGroup:
    """Group of matches, the last one first: their numbers, and their help if it is the group of helped ones.

    ``streak`` and ``first_streak``: numbers of matches won in a row up to the last one, and from the first one on.
    """

    matches: list[int] = field(default_factory=list)
    helps: list[Help] = field(default_factory=list)
    won: int = 0
    streak: int = 0
    first_streak: int = 0
    best_streak: int = 0
    smazzate: int = 0
    counted: int = 0
    points: dict[str, list[int]] = field(default_factory=dict)

    def add(self, match: Ended, points: Mapping[str, Sequence[int]], *, newer: bool, helped: bool = False) -> None:
        """Count one more match, which is older or newer than all others here; ``points`` are as in a summary."""
        won = match.outcome.winner == 0
        all_won = self.won == len(self.matches)
        self.won += won
        if newer or all_won:
            self.streak = self.streak + 1 if won else 0 if newer else self.streak
        if all_won or not newer:
            self.first_streak = self.first_streak + 1 if won else self.first_streak if newer else 0
        self.best_streak = max(self.best_streak, self.streak, self.first_streak)
        place = 0 if newer else len(self.matches)
        self.matches.insert(place, match.id)
        if helped:
            self.helps.insert(place, help_in(match))
        self.smazzate += len(match.outcome.smazzate)
        self.counted += len(match.outcome.counts)
        for category, (mine, theirs) in points.items():
            sums = self.points.setdefault(category, [0, 0])
            sums[0] += mine
            sums[1] += theirs

    def summary(self) -> Summary:
        """Return the summary of the group's matches."""
        points = {category: (mine, theirs) for category, (mine, theirs) in self.points.items()}
        return Summary(len(self.matches), self.won, self.streak, self.best_streak, self.smazzate, self.counted, points)


@dataclass
class Standings:
    """Groups of the finished matches; matches without a winner are left out.

    ``together`` has those of several people at one computer, and ``helped`` all others with help. The rest is in
    ``own``, by name, if the player had made the rules; otherwise in ``alone``, and in ``people`` by opponent.
    """

    alone: MatchGroup = field(default_factory=MatchGroup)
    together: MatchGroup = field(default_factory=MatchGroup)
    people: dict[str, MatchGroup] = field(default_factory=dict)
    own: dict[str, MatchGroup] = field(default_factory=dict)
    helped: MatchGroup = field(default_factory=MatchGroup)

    def add(self, match: Ended, *, newer: bool = False) -> None:
        """Count one more match, which is older or newer than all others."""
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
            group.add(match, points, newer=newer, helped=group is self.helped)


def _points_of(match: Ended) -> dict[str, list[int]]:
    """Return the points of a match by category: the player's, and those of the best other side."""
    points: dict[str, list[int]] = {}
    for count in match.outcome.counts:
        for category, sides in count.items():
            sums = points.get(category)
            if sums is None:
                sums = points[category] = [0, 0]
            sums[0] += sides[0]
            sums[1] += sides[1] if len(sides) == 2 else max(sides[1:])  # Speed: nearly always two
    return points
