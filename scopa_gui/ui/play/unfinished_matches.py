"""Unfinished matches: the list of them, whether each can be continued here, and words about them."""

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
    from scopa_gui.game.stored_match import UnusablePart
    from scopa_gui.game.table import Table

LOOKS = 2.0
"""Seconds between two looks at the archive, as another window may have begun or left a match."""


class UnfinishedState(Enum):
    """State of an unfinished match, which says what the player can do with it."""

    READY = "ready"
    ELSEWHERE = "elsewhere"
    UNPLAYABLE = "unplayable"
    PUT_AWAY = "put_away"


@dataclass(frozen=True, slots=True)
class Waiting:
    """Unfinished match: its table, or the part that this version cannot read; both None until it was replayed."""

    stored: Stored
    state: UnfinishedState
    table: "Table | None" = None
    part: "UnusablePart | None" = None


class Unfinished:
    """Unfinished matches of an archive, without those in which nobody has played; replayed ones are cached."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: dict[int, tuple[int, float, Table | UnusablePart]] = {}
        self._seen: tuple[object, ...] = ()

    def has_changed(self) -> bool:
        """Return whether a match was added, removed, continued or opened elsewhere since the last call."""
        before = self._seen
        waiting = self._waiting()
        self._seen = tuple((match, touched, self._context.archive.is_elsewhere(match)) for match, touched in waiting)
        return self._seen != before

    def count(self) -> int:
        return len(self._waiting())

    def _waiting(self) -> list[tuple[int, float]]:
        """Return the number and the time of the last move of each match."""
        archive = self._context.archive
        waiting = archive.waiting()
        unplayed = archive.unplayed() if waiting else ()
        return [(match, touched) for match, touched in waiting if match not in unplayed]

    def last(self, *, thorough: bool = True) -> Waiting | None:
        """Return the match played last that can be continued here; `thorough` replays it to be sure."""
        now = self._context.now()
        for match, _touched in sorted(self._waiting(), key=lambda one: is_later(one[1], now)):
            stored = None if self._context.archive.is_elsewhere(match) else self._context.archive.match(match)
            if stored is None or stored.outcome is not None:
                continue
            found = self._replay(stored) if thorough else Waiting(stored, UnfinishedState.READY)
            if found.state is UnfinishedState.READY:
                return found
        return None

    def all(self) -> list[Waiting]:
        """Return all matches, the last played first, then those dated in the future, then those set aside."""
        now = self._context.now()
        archive = self._context.archive
        unplayed = archive.unplayed()
        played = (stored for stored in archive.unfinished() if stored.id not in unplayed)
        found = [
            self._replay(
                stored, UnfinishedState.ELSEWHERE if archive.is_elsewhere(stored.id) else UnfinishedState.READY
            )
            for stored in sorted(played, key=lambda one: is_later(one.touched, now))
        ]
        return found + [self._replay(stored, UnfinishedState.PUT_AWAY) for stored in archive.put_aside()]

    def _replay(self, stored: Stored, state: UnfinishedState = UnfinishedState.READY) -> Waiting:
        from scopa_gui.game.stored_match import UnusablePart, table_to_continue

        now = (len(stored.moves), stored.touched)
        if self._known.get(stored.id, ())[:2] != now:
            self._known[stored.id] = (*now, table_to_continue(stored))
        found = self._known[stored.id][2]
        if not isinstance(found, UnusablePart):
            return Waiting(stored, state, table=found)
        return Waiting(stored, UnfinishedState.UNPLAYABLE if state is UnfinishedState.READY else state, part=found)


# Words


def elsewhere_words() -> str:
    """Return the sentence about a match that is open in another window."""
    return _("This match is open in another window of the game.")


def unplayable_words(part: "UnusablePart | None") -> str:
    """Return a sentence on why this version cannot continue a match."""
    sentences = {
        "rules": _("This version of the game does not know the rules of this match, so it cannot be continued."),
        "seats": _("The players of this match do not fit this version of the game, so it cannot be continued."),
    }
    others = _("The moves of this match do not fit the rules of this version, so it cannot be continued.")
    return others if part is None else sentences.get(part.value, others)


def title_words(waiting: Waiting) -> tuple[str, ...]:
    """Return titles of a match for the Continue button, the shortest last.

    They have opponent and score once the match was replayed, else the number of players.
    """
    if waiting.table is not None:
        stands = f"{opponent_words(waiting.table)}: {score_words(waiting.table)}"
        return f"{game_of(waiting.stored)}, {stands}", stands
    seats: object = waiting.stored.seats
    game = game_of(waiting.stored)
    players = ""
    if isinstance(seats, Sized):
        players = ngettext("{count} player", "{count} players", len(seats)).format(count=len(seats))
    return f"{game}, {players}", game


def score_words(table: "Table") -> str:
    """Return the points of every side so far, mine first."""
    return "\N{EN DASH}".join(map(str, table.totals))


def opponent_words(table: "Table") -> str:
    """Return the name of the player on the right, the first of the opponents."""
    return seat_names(table.seats, table.rules.sides)[1]


def line_words(waiting: Waiting) -> str:
    """Return the second line of a match in the list."""
    day = day_words(waiting.stored.touched)
    if waiting.state is UnfinishedState.ELSEWHERE:
        return _("{day}, open in another window").format(day=day)
    if waiting.state is UnfinishedState.PUT_AWAY:
        return _("{day}, set aside").format(day=day)
    if waiting.table is None:
        return _("{day}, cannot be continued").format(day=day)
    return f"{day}, {opponent_words(waiting.table)}: {score_words(waiting.table)}"
