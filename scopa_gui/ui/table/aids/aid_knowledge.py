"""Knowledge that the aids show: the count, what the others can hold, the facts of each section; and its words."""

from collections.abc import Sequence
from typing import Any

from scopa_gui.coach.memory.card_tracker import CardTracker, Where, ranks_pair, tracker_of
from scopa_gui.coach.memory.holdings import Holding, HoldingState, PassedCapture, holdings_of
from scopa_gui.engine.cards import CardSet, Suit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.table.aids.aids_layout import AidFacts, AidSection, AidsShown, Spot, SpotKind
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, ngettext, rank_name, suit_name


class AidKnowledge:
    """Knowledge of the aids about a view. Facts that `before` has about the same view are taken over.

    `holdings` are by seat, from the one after me, and rank; None without the grid. `facts` are by section.
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
        """True if something could still become more exact."""
        return any(self.facts[section].is_thinking for section in self.shown.sections)

    def think(self) -> bool:
        """Think for a moment; return whether there is something new to show."""
        news = [self.facts[section].think() for section in self.shown.sections]
        return any(news)

    def holding(self, seat: int, rank: int) -> Holding:
        """Return what a seat may hold of a rank; only while the grid is shown."""
        assert self.holdings is not None
        return self.holdings[seat - 1][rank - 1]


def spot_words(known: AidKnowledge, spot: Spot, names: Sequence[str], sides: Sequence[str]) -> str:
    """Return the line about a spot, "" if there is nothing to say; names are by seat and by side."""
    tracker = known.tracker
    match spot:
        case Spot(SpotKind.RANK, (rank,)):
            line = tracker.count(rank)
            words = _to_come(line.to_come)
            if line.captured and ranks_pair(known.view.rules):
                words = (_("{words}, unpaired") if line.odd is not None else _("{words}, paired")).format(words=words)
            return sentence(f"{rank_name(rank)}: {words}")
        case Spot(SpotKind.CARD, (card,)):
            match tracker.where(card):
                case Where.PILE:
                    words = _("taken ({side})").format(side=sides[tracker.owners[card]])
                case Where.HAND:
                    words = _("in your hand")
                case Where.TABLE:
                    words = _("on the table now")
                case _:
                    words = _("still to come")
            return sentence(f"{card_name(card)}: {words}")
        case Spot(SpotKind.HOLD, (seat, rank)):
            head = _("{name}, {rank}").format(name=names[seat], rank=rank_name(rank))
            return f"{head}: {_holding_line(known, known.holding(seat, rank), names)}"
        case Spot(SpotKind.COINS):
            counts = ", ".join(f"{name} {count}" for name, count in zip(sides, tracker.coins_captured, strict=True))
            suit = suit_name(Suit.DENARI)
            words = _to_come(tracker.coins_to_come)
            return sentence(_("{suit}: {counts}; {words}").format(suit=suit, counts=counts, words=words))
    own = (section for section in known.shown.sections if isinstance(spot.kind, section.kinds))
    return next((section.describe(known.facts[section], spot, names, sides) for section in own), "")


def _to_come(cards: CardSet) -> str:
    left = cards.bit_count()
    return ngettext("{count} still to come", "{count} still to come", left).format(count=left)


def _holding_line(known: AidKnowledge, holding: Holding, names: Sequence[str]) -> str:
    match holding.state:
        case HoldingState.NONE:
            return _since(known, _("certainly none"), holding.since, names)
        case HoldingState.SOME:
            words = ngettext("certainly at least {count}", "certainly at least {count}", holding.least).format(
                count=holding.least
            )
            return _since(known, words, holding.since, names)
        case HoldingState.UNLIKELY if holding.refused is PassedCapture.SCOPA:
            return _("probably none: passed up a scopa on move {number}").format(number=holding.since)
        case HoldingState.UNLIKELY:
            return _("probably none: left the settebello there on move {number}").format(number=holding.since)
    return ngettext("perhaps {count}", "perhaps up to {count}", holding.most).format(count=holding.most)


def _since(known: AidKnowledge, words: str, since: int, names: Sequence[str]) -> str:
    """Return what is certain, and since which move."""
    if not since:
        return _("{words} since the deal").format(words=words)
    seat, move = known.view.history[since - 1]
    return _("{words} since move {number} ({name}: {card})").format(
        words=words, number=since, name=names[seat], card=card_name(move.card)
    )
