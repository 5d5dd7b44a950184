"""The unfinished matches: which there are, whether one can be continued here and now, and the words on it."""

from collections.abc import Sized
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from scopa_gui.store.archive import Stored
from scopa_gui.store.rows import is_later
from scopa_gui.ui.context import Context
from scopa_gui.ui.words.matches import day_words, game_of
from scopa_gui.ui.words.sides import seat_names
from scopa_gui.ui.words.translation import _, ngettext

if TYPE_CHECKING:
    from scopa_gui.game.resume import UnknownPart
    from scopa_gui.game.table import Table

LOOKS = 2.0
"""Seconds from one look at the archive to the next: another window may have begun or left a match."""


class UnfinishedState(Enum):
    """State of an unfinished match: what can be done with it."""

    READY = "ready"
    ELSEWHERE = "elsewhere"
    UNPLAYABLE = "unplayable"
    PUT_AWAY = "put_away"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Match that is not over; its table as it is, or the part this version does not know (None: not yet looked at)."""

    stored: Stored
    state: UnfinishedState
    table: "Table | None" = None
    amiss: "UnknownPart | None" = None


class Unfinished:
    """The unfinished matches of an archive; what was read of one is saved until it goes on.

    A match in which nobody has played a card does not wait.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: dict[int, tuple[int, float, Table | UnknownPart]] = {}
        self._seen: tuple[object, ...] = ()

    def has_changed(self) -> bool:
        """Tell whether a match was added, removed, continued or taken over elsewhere since the last call."""
        before = self._seen
        waiting = self._waiting()
        self._seen = tuple((match, touched, self._context.archive.is_elsewhere(match)) for match, touched in waiting)
        return self._seen != before

    def count(self) -> int:
        """Return the number of unfinished matches."""
        return len(self._waiting())

    def _waiting(self) -> list[tuple[int, float]]:
        """Number and time of the last move of each."""
        archive = self._context.archive
        waiting = archive.waiting()
        unplayed = archive.unplayed() if waiting else ()
        return [(match, touched) for match, touched in waiting if match not in unplayed]

    def last(self, *, thorough: bool = True) -> Waiting | None:
        """The last played match that can be continued here; `thorough`: it was replayed to be sure."""
        now = self._context.now()
        for match, _touched in sorted(self._waiting(), key=lambda one: is_later(one[1], now)):
            stored = None if self._context.archive.is_elsewhere(match) else self._context.archive.match(match)
            if stored is None or stored.outcome is not None:
                continue
            found = (
                self._looked_at(stored, UnfinishedState.READY) if thorough else Waiting(stored, UnfinishedState.READY)
            )
            if found.state is UnfinishedState.READY:
                return found
        return None

    def all(self) -> list[Waiting]:
        """All, the last played first; at the end those that were put away.

        One that was played later than now, by a clock that was wrong, comes after the others.
        """
        now = self._context.now()
        unplayed = self._context.archive.unplayed()
        waiting = [
            self._looked_at(
                stored,
                UnfinishedState.ELSEWHERE if self._context.archive.is_elsewhere(stored.id) else UnfinishedState.READY,
            )
            for stored in sorted(self._context.archive.unfinished(), key=lambda one: is_later(one.touched, now))
            if stored.id not in unplayed
        ]
        return waiting + [
            self._looked_at(stored, UnfinishedState.PUT_AWAY) for stored in self._context.archive.put_aside()
        ]

    def _looked_at(self, stored: Stored, state: UnfinishedState) -> Waiting:
        from scopa_gui.game.resume import UnknownPart, UnplayableError, table_of

        now = (len(stored.moves), stored.touched)
        if self._known.get(stored.id, ())[:2] != now:
            try:
                self._known[stored.id] = (*now, table_of(stored.rules, stored.seed, stored.seats, stored.moves))
            except UnplayableError as error:
                self._known[stored.id] = (*now, error.part)
        found = self._known[stored.id][2]
        if not isinstance(found, UnknownPart):
            return Waiting(stored, state, table=found)
        return Waiting(stored, UnfinishedState.UNPLAYABLE if state is UnfinishedState.READY else state, amiss=found)


# Words


def elsewhere_words() -> str:
    """Return why a match that another window is playing cannot be continued here."""
    return _("This match is open in another window of the game.")


def unplayable_words(amiss: "UnknownPart | None") -> str:
    """Return why a match cannot be continued by this version."""
    return {
        "rules": _("This version of the game does not know the rules of this match, so it cannot be continued."),
        "seats": _("The players of this match do not fit this version of the game, so it cannot be continued."),
        "moves": _("The moves of this match do not fit the rules of this version, so it cannot be continued."),
    }["moves" if amiss is None else amiss.value]


def title_words(waiting: Waiting) -> tuple[str, ...]:
    """Return titles of a match for the button that continues it, the last one being the shortest.

    The opponent and the score are known once the match has been looked at.
    """
    if waiting.table is not None:
        stands = f"{opponent_words(waiting.table)}: {score_words(waiting.table)}"
        return f"{game_of(waiting.stored)}, {stands}", stands
    seats: object = waiting.stored.seats
    game = game_of(waiting.stored)
    players = (
        ngettext("{count} player", "{count} players", len(seats)).format(count=len(seats))
        if isinstance(seats, Sized)
        else ""
    )
    return f"{game}, {players}", game


def score_words(table: "Table") -> str:
    """The points of every side so far, one's own first."""
    return "\N{EN DASH}".join(map(str, table.totals))


def opponent_words(table: "Table") -> str:
    """Return the name of the player on the right, the first of the opponents."""
    return seat_names(table.seats, table.rules.sides)[1]


def line_words(waiting: Waiting) -> str:
    """The line of a match in the list."""
    day = day_words(waiting.stored.touched)
    if waiting.state is UnfinishedState.ELSEWHERE:
        return _("{day}, open in another window").format(day=day)
    if waiting.state is UnfinishedState.PUT_AWAY:
        return _("{day}, set aside").format(day=day)
    if waiting.table is None:
        return _("{day}, cannot be continued").format(day=day)
    return f"{day}, {opponent_words(waiting.table)}: {score_words(waiting.table)}"
