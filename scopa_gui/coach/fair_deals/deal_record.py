"""DealRecord: counts of the cards dealt to each player in all finished smazzate of the archive.

A deal follows from the seed of its match and the number of the smazzata, so that no move has to be read. Each deal
counts once. Deals that the player chose by number, and matches of several people at one computer, are left out. The
counts are saved in a file next to the archive, because counting takes time: six seconds for 90,000 deals.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from scopa_gui.coach.fair_deals.fair_band import Band, band_of
from scopa_gui.coach.fair_deals.fair_chances import Chances, in_hands, throws
from scopa_gui.engine.cards import FANTE, RANK_SETS, RANKS, SETTEBELLO, SUIT_SETS, CardSet, Suit, bit
from scopa_gui.engine.dealing import pack_owners, playable_pack
from scopa_gui.engine.match import dealer_at, pack_rng
from scopa_gui.engine.rules import Rules, RulesError, rules_from
from scopa_gui.game.persons import are_several
from scopa_gui.game.stored_match import table_to_continue
from scopa_gui.game.table import Table
from scopa_gui.store import saved_count
from scopa_gui.store.archive import CHOSEN_DEAL, Archive, Stored


class Receiver(Enum):
    """Receivers of cards, as seen from me."""

    ME = "me"
    PARTNER = "partner"
    OTHERS = "others"


class DealtCards(Enum):
    """Cards whose deal is counted."""

    SETTEBELLO = "settebello"
    SEVENS = "sevens"
    COINS = "coins"
    ACES = "aces"
    FIGURES = "figures"

    @property
    def cards(self) -> CardSet:
        """Set of these cards."""
        return _CARDS[self]


_CARDS: Mapping[DealtCards, CardSet] = {
    DealtCards.SETTEBELLO: bit(SETTEBELLO),
    DealtCards.SEVENS: RANK_SETS[7],
    DealtCards.COINS: SUIT_SETS[Suit.DENARI],
    DealtCards.ACES: RANK_SETS[1],
    DealtCards.FIGURES: sum(RANK_SETS[rank] for rank in RANKS if rank >= FANTE),
}
_AT_A_TIME = 50
"""Number of matches read at once."""
_SAVED_EVERY = 2000
"""Number of matches after which an unfinished count is saved, because the program may be closed."""
_MOVES_FOR_A_DEAL = 5
"""Number of moves replayed in the time it takes to count a deal."""


@dataclass(frozen=True)
class Frequency:
    """Number of times a kind of card was ``seen`` in ``deals`` deals; ``all``: how many such cards they had altogether.

    ``fair``: chances for each kind of deal, with the number of such deals.
    """

    seen: int
    deals: int
    all: int
    fair: tuple[tuple[Chances, int], ...]

    @cached_property
    def band(self) -> Band:
        """Band in which the number is in 95 of 100 cases if the deals are fair."""
        return band_of(self.fair)

    @property
    def is_outside(self) -> bool:
        """True if the number is outside its band."""
        return not self.band.holds(self.seen)


@dataclass(frozen=True, slots=True)
class DealFigures:
    """Frequencies of all deals, by receiver and cards; ``thrown``: packs thrown in, None if the rules have none."""

    deals: int
    lines: Mapping[tuple[Receiver, DealtCards], Frequency]
    thrown: Frequency | None


@cache
def receivers(rules: Rules) -> tuple[Receiver, ...]:
    """Return, by table seat, what that seat is to me."""
    return tuple(
        Receiver.OTHERS if seat % rules.sides else Receiver.PARTNER if seat else Receiver.ME
        for seat in range(rules.players)
    )


@dataclass(slots=True)
class DealCount:
    """Counts of deals."""

    deals: Counter[Rules] = field(default_factory=Counter)
    seen: Counter[tuple[Receiver, DealtCards]] = field(default_factory=Counter)
    thrown: int = 0

    def add(self, rules: Rules, seed: str, numbers: Sequence[int]) -> None:
        """Count some smazzate of a match, given by their numbers from 0."""
        owners = pack_owners(rules)
        whose = receivers(rules)
        players = rules.players
        for number in numbers:
            pack, thrown = playable_pack(rules, pack_rng(seed, number))
            hands = [0] * (players + 1)  # Speed: takes a third of a Counter's time; the last one is for TABLE, -1
            for owner, card in zip(owners, pack, strict=True):
                hands[owner] |= 1 << card
            leader = (dealer_at(rules, seed, number) + 1) % players
            for seat in range(players):
                receiver = whose[(leader + seat) % players]
                for dealt in DealtCards:
                    self.seen[receiver, dealt] += (hands[seat] & dealt.cards).bit_count()
            self.thrown += thrown
        self.deals[rules] += len(numbers)

    def figures(self) -> DealFigures:
        """Return the frequencies of all counted deals."""
        lines = {
            (receiver, dealt): self._frequency(receiver, dealt)
            for receiver in Receiver
            if any(receiver in receivers(rules) for rules in self.deals)
            for dealt in DealtCards
        }
        redealt = [(throws(rules), count) for rules, count in self.deals.items() if len(throws(rules)) > 1]
        deals = sum(count for _chances, count in redealt)
        thrown = Frequency(self.thrown, deals, deals, tuple(redealt)) if redealt else None
        return DealFigures(self.deals.total(), lines, thrown)

    def _frequency(self, receiver: Receiver, dealt: DealtCards) -> Frequency:
        fair = []
        for rules, count in self.deals.items():
            seats = receivers(rules).count(receiver)
            if seats:
                cards = seats * (rules.plays // rules.players)
                fair.append((in_hands(rules, dealt.cards, cards), count))
        deals = sum(count for _chances, count in fair)
        return Frequency(self.seen[receiver, dealt], deals, deals * dealt.cards.bit_count(), tuple(fair))


class SavedDeals(msgspec.Struct, array_like=True, frozen=True):
    """Saved count of deals, with the matches that are ``over`` and ``begun``, and ``known`` as in DealRecord."""

    over: list[int]
    begun: list[int]
    known: dict[str, int]
    deals: list[tuple[dict[str, Any], int]]
    seen: list[tuple[Receiver, DealtCards, int]]
    thrown: int

    def count(self) -> DealCount:
        """Return the count; raise RulesError or TypeError if this version does not know the rules."""
        return DealCount(
            Counter({rules_from(rules): number for rules, number in self.deals}),
            Counter({(receiver, dealt): number for receiver, dealt, number in self.seen}),
            self.thrown,
        )


class DealRecord:
    """Count of an archive's deals: call `renew` when matches may have gone on, then `go_on` until `is_done`.

    It is saved in the file ``path``, if given, at the end and from time to time.
    """

    def __init__(self, archive: Archive, path: Path | None = None) -> None:
        self._archive = archive
        self._path = path
        self.count = DealCount()
        self._known: dict[str, int] = {}
        """Number of counted smazzate of each match, by the seed of the match."""
        self._over: set[int] = set()
        self._begun: set[int] = set()
        """Unfinished matches of which smazzate were counted."""
        self._left: list[int] = []
        self._waiting: list[Stored] = []
        self._is_new = True
        self._unsaved = 0

    @property
    def is_done(self) -> bool:
        """True if every match has been read."""
        return not (self._left or self._waiting)

    def renew(self) -> None:
        """Find the matches that have not been read to their end."""
        finished = self._archive.finished_keys()
        self._waiting = [*self._archive.unfinished(), *self._archive.put_aside()]
        if self._is_new:
            self._load({*finished, *(match.id for match in self._waiting)})
        self._left = [match for match in finished if match not in self._over]

    def _load(self, there: set[int]) -> None:
        """Load the saved count, unless it includes matches that are no longer ``there``."""
        self._is_new = False
        saved = None if self._path is None else saved_count.read(self._path, SavedDeals)
        if saved is None or not there.issuperset(saved.over) or not there.issuperset(saved.begun):
            return
        with suppress(RulesError, TypeError):
            self.count = saved.count()
            self._known = saved.known
            self._over = set(saved.over)
            self._begun = set(saved.begun)

    def go_on(self, most: int) -> None:
        """Count about ``most`` more deals."""
        while most > 0 and not self.is_done:
            if not self._waiting:
                some = self._left[:_AT_A_TIME]
                self._left = self._left[_AT_A_TIME:]
                self._waiting = self._archive.matches(some)
            if self._waiting:
                match = self._waiting.pop()
                most -= max(1 + len(match.moves) // _MOVES_FOR_A_DEAL, self._add(match))
        if self._unsaved and (self.is_done or self._unsaved > _SAVED_EVERY):
            self._save()

    def _save(self) -> None:
        """Save the count; if that fails, the next record counts again."""
        self._unsaved = 0
        if self._path is not None and self._archive.is_in_order:
            deals = [(rules.as_dict(), number) for rules, number in self.count.deals.items()]
            seen = [(receiver, dealt, number) for (receiver, dealt), number in self.count.seen.items()]
            saved = SavedDeals([*self._over], [*self._begun], self._known, deals, seen, self.count.thrown)
            with suppress(OSError):
                saved_count.write(self._path, saved)

    def _add(self, match: Stored) -> int:
        """Count the deals of a match that are new, and return their number."""
        known = self._known.get(match.seed, 0)
        smazzate = _finished_smazzate(match)
        if smazzate:
            self._unsaved += match.id not in self._over
            self._over.add(match.id)
            self._begun.discard(match.id)
        if match.extra.get(CHOSEN_DEAL) or smazzate == 0:
            return 0
        table = table_to_continue(match)
        if not isinstance(table, Table):
            return 0
        played = table.smazzata - (table.to_move is not None) if smazzate is None else smazzate
        if played <= known or are_several(table.seats):
            return 0
        self.count.add(table.rules, match.seed, range(known, played))
        self._known[match.seed] = played
        if not smazzate:
            self._unsaved += 1
            self._begun.add(match.id)
        return played - known


def _finished_smazzate(match: Stored) -> int | None:
    """Return the number of smazzate of a finished match; None if the match has to be replayed to know it."""
    if match.outcome is None or match.moves:
        return None
    smazzate = match.outcome.get("smazzate", ())
    return len(smazzate) if isinstance(smazzate, list) else 0
