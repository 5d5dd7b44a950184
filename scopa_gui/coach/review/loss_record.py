"""LossRecord, which reads what the player's moves lost in every judged smazzata of all stored matches."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import inf
from time import localtime

from scopa_gui.coach.judging.verdict_records import ReviewedMove, saved_reviews
from scopa_gui.coach.practice.themes import PracticeTheme
from scopa_gui.coach.review.luck import Split, lost_by
from scopa_gui.coach.review.match_report import LEAST, smazzata_split, theme_in
from scopa_gui.coach.review.replay import Smazzata, smazzate_of
from scopa_gui.engine.rules import Rules
from scopa_gui.game.stored_match import PlayedMatch, match_to_review
from scopa_gui.store.archive import Archive, Stored
from scopa_gui.store.rows import game_key, is_moment

Month = tuple[int, int]
"""Year and month."""


@dataclass(frozen=True, slots=True)
class SmazzataLosses:
    """Points ``lost`` by my judged ``moves`` (their number) in one smazzata.

    ``game``: key of the game (store/rows.py); ``month``: None if the clock was wrong; ``themes``: points lost by theme;
    ``split``: luck and play, None until all moves are judged.
    """

    game: str
    month: Month | None
    moves: int
    lost: float
    themes: Mapping[PracticeTheme, float]
    split: Split | None


class LossRecord:
    """Reader of the losses: call `renew` when matches may have been judged, then `go_on` until `is_done`."""

    def __init__(self, archive: Archive, now: Callable[[], float] = lambda: inf) -> None:
        self._archive = archive
        self._now = now
        self._read: dict[int, tuple[object, tuple[SmazzataLosses, ...]]] = {}
        self._judged: Mapping[int, object] = {}
        self._left: list[int] = []

    @property
    def is_done(self) -> bool:
        """True if every judged match has been read."""
        return not self._left

    @property
    def smazzate(self) -> tuple[SmazzataLosses, ...]:
        """Losses in all smazzate read so far."""
        return tuple(losses for _judged, match in self._read.values() for losses in match)

    @property
    def matches(self) -> int:
        """Number of matches with a judged move."""
        return sum(bool(match) for _judged, match in self._read.values())

    def renew(self) -> None:
        """Find the matches that have been judged since they were read."""
        judged = self._archive.training.judged()
        there = [match for match in self._archive.finished_keys() if match in judged]
        self._read = {match: self._read[match] for match in there if match in self._read}
        self._judged = judged
        self._left = [match for match in there if self._read.get(match, (None,))[0] != judged[match]]

    def go_on(self) -> None:
        """Read one more match, the latest one that is left."""
        if self._left:
            match = self._left.pop()
            stored = self._archive.match(match)
            self._read[match] = self._judged[match], () if stored is None else self._losses(stored)

    def _losses(self, stored: Stored) -> tuple[SmazzataLosses, ...]:
        """Return the losses of each smazzata with a judged move of mine; none if the match cannot be replayed."""
        played = match_to_review(stored)
        if not isinstance(played, PlayedMatch):
            return ()
        record = played.record
        smazzate = smazzate_of(record, played.seats)
        seen = saved_reviews(self._archive.training.verdicts(stored.id), record.moves)
        game = game_key(stored.extra)
        month = month_of(stored.touched, self._now())
        found = (_in_smazzata(smazzata, seen, record.rules, game, month) for smazzata in smazzate)
        return tuple(losses for losses in found if losses.moves)


def month_of(at: object, now: float) -> Month | None:
    """Return the month of a time; None if it is no valid time, or later than now."""
    if not is_moment(at) or at > now:
        return None
    day = localtime(at)
    return day.tm_year, day.tm_mon


def _in_smazzata(
    smazzata: Smazzata, seen: Mapping[int, ReviewedMove], rules: Rules, game: str, month: Month | None
) -> SmazzataLosses:
    mine = [
        seen[moment.number].verdict
        for moment in smazzata.moments
        if moment.seat == 0 and moment.has_choice and moment.number in seen
    ]
    themes: dict[PracticeTheme, float] = {}
    for verdict in mine:
        if lost_by(verdict) >= LEAST:
            theme = theme_in(verdict)
            themes[theme] = themes.get(theme, 0.0) + verdict.lost
    lost = sum(map(lost_by, mine))
    return SmazzataLosses(game, month, len(mine), lost, themes, smazzata_split(smazzata, seen, rules))
