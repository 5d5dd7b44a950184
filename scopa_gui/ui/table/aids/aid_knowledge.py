"""Knowledge of the aids now: the count, what the others can hold, the facts of each section; and texts on a spot."""

from collections.abc import Sequence
from typing import Any

from scopa_gui.coach.memory.card_tracker import CardTracker, Where, ranks_pair, tracker_of
from scopa_gui.coach.memory.holdings import Holding, HoldingState, PassedCapture, holdings_of
from scopa_gui.engine.cards import SUIT_SETS, Card, Suit, cards_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.aids.aids_layout import AidFacts, AidSection, AidsShown, Spot, SpotKind
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext, rank_name, suit_name


class AidKnowledge:
    """Knowledge of the aids on a view.

    ``holdings`` is by seat from the one after me and rank, None when not asked for; ``facts`` by section.

    Facts that ``before`` had worked out from the same view are not worked out again.
    """

    def __init__(self, view: PlayerView, shown: AidsShown, before: "AidKnowledge | None" = None) -> None:
        self.view = view
        self.shown = shown
        self.tracker: CardTracker = tracker_of(view)
        self.holdings: tuple[tuple[Holding, ...], ...] | None = holdings_of(view) if shown.grid else None
        found = before.facts if before is not None and before.view == view else {}
        self.facts: dict[AidSection[Any], AidFacts] = {
            **found,
            **{section: section.know(view, found.get(section)) for section in shown.sections},
        }

    @property
    def is_thinking(self) -> bool:
        """True if something could still be given more exactly."""
        return any(self.facts[section].is_thinking for section in self.shown.sections)

    def think(self) -> bool:
        """Think for a moment; whether there is something new to show."""
        news = [self.facts[section].think() for section in self.shown.sections]
        return any(news)

    def holding(self, seat: int, rank: int) -> Holding:
        """Return what a seat may hold of a rank; only while the grid is shown."""
        assert self.holdings is not None
        return self.holdings[seat - 1][rank - 1]


def spot_words(known: AidKnowledge, spot: Spot, names: Sequence[str], sides: Sequence[str], deck: str) -> str:
    """The line about a spot; "" for nothing."""
    match spot:
        case Spot(SpotKind.RANK, (rank,)):
            line = known.tracker.count(rank)
            left = line.to_come.bit_count()
            words = ngettext("{count} still to come", "{count} still to come", left).format(count=left)
            if line.captured and ranks_pair(known.view.rules):
                words = (_("{words}, unpaired") if line.odd is not None else _("{words}, paired")).format(words=words)
            return sentence(f"{rank_name(rank, deck)}: {words}")
        case Spot(SpotKind.CARD, (card,)):
            return sentence(_card_line(known, card, sides, deck))
        case Spot(SpotKind.HOLD, (seat, rank)):
            head = _("{name}, {rank}").format(name=names[seat], rank=rank_name(rank, deck))
            return f"{head}: {_holding_line(known, known.holding(seat, rank), names, deck)}"
        case Spot(SpotKind.COINS):
            return sentence(_coins_line(known, sides, deck))
    own = (section for section in known.shown.sections if isinstance(spot.kind, section.kinds))
    return next((section.tell(known.facts[section], spot, names, sides, deck) for section in own), "")


def _card_line(known: AidKnowledge, card: Card, sides: Sequence[str], deck: str) -> str:
    where = known.tracker.where(card)
    if where is Where.PILE:
        words = _("taken ({side})").format(side=sides[known.tracker.owners[card]])
    else:
        words = {Where.TO_COME: _("still to come"), Where.HAND: _("in your hand"), Where.TABLE: _("on the table now")}[
            where
        ]
    return f"{card_name(card, deck)}: {words}"


def _holding_line(known: AidKnowledge, holding: Holding, names: Sequence[str], deck: str) -> str:
    match holding.state:
        case HoldingState.NONE:
            return _since(known, _("certainly none"), holding.since, names, deck)
        case HoldingState.SOME:
            words = ngettext("certainly at least {count}", "certainly at least {count}", holding.least).format(
                count=holding.least
            )
            return _since(known, words, holding.since, names, deck)
        case HoldingState.UNLIKELY if holding.refused is PassedCapture.SCOPA:
            return _("probably none: passed up a scopa on move {number}").format(number=holding.since)
        case HoldingState.UNLIKELY:
            return _("probably none: left the settebello there on move {number}").format(number=holding.since)
    return ngettext("perhaps {count}", "perhaps up to {count}", holding.most).format(count=holding.most)


def _since(known: AidKnowledge, words: str, since: int, names: Sequence[str], deck: str) -> str:
    """Return what is certain, with the move that made it so."""
    if not since:
        return _("{words} since the deal").format(words=words)
    seat, move = known.view.history[since - 1]
    return _("{words} since move {number} ({name}: {card})").format(
        words=words, number=since, name=names[seat], card=card_name(move.card, deck)
    )


def _coins_line(known: AidKnowledge, sides: Sequence[str], deck: str) -> str:
    tracker = known.tracker
    counts = ", ".join(f"{name} {count}" for name, count in zip(sides, tracker.coins_captured, strict=True))
    left = len(cards_of(SUIT_SETS[Suit.DENARI] & known.view.unseen))
    words = ngettext("{count} still to come", "{count} still to come", left).format(count=left)
    return _("{suit}: {counts}; {words}").format(suit=suit_name(Suit.DENARI, deck), counts=counts, words=words)
