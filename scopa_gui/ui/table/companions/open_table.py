"""OpenTable: at a table that is only watched the hands of all players lie open, or none does."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

from scopa_gui.engine.cards import CardSet, bit
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.anim import Plan, Track
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.table.companions.companion import Companion
from scopa_gui.ui.table.companions.table_context import TableContext
from scopa_gui.ui.table.geometry.layout import Hidden, Layout, SpriteId
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.paint.open_hands import OpenHands, without_backs
from scopa_gui.ui.table.spoken_cards import spoken_cards
from scopa_gui.ui.words.table_talk import card_line


class OpenTable(Companion):
    """`hands` gives what each seat holds, the front one first; `is_open` whether that is to be seen."""

    def __init__(
        self, board: TableContext, hands: Callable[[], Sequence[CardSet]], is_open: Callable[[], bool]
    ) -> None:
        super().__init__(board)
        self._hands = hands
        self._is_open = is_open
        self._open = OpenHands()

    def adapt(self, layout: Layout) -> Layout:
        """Without backs where the hands lie open."""
        return without_backs(layout) if self._open.is_open else layout

    def lay(self, layout: Layout) -> None:
        self._open.lay(layout)

    def turn(self) -> None:
        """Open the hands, or cover them, as is wished now."""
        self._open.close()
        if self._is_open():
            self._open.open(self.board.layout, self._hands())

    def before(self, card: int) -> None:
        """A card leaves its hand: the others stay where they lie."""
        if self._open.is_open:
            self._open.open(self.board.layout, self._hands(), bit(card))

    def cover(self) -> None:
        """The next cards are dealt face down."""
        self._open.close()

    def settled(self, view: PlayerView, *, my_turn: bool) -> None:
        """Turn up the dealt cards, once nothing moves."""
        hands = self._hands()
        if self._is_open() and any(hands):
            was_open = self._open.is_open
            self._open.open(self.board.layout, hands)
            if not was_open:
                self.board.lay_again()

    def adapt_beat(self, beat: Beat) -> Beat:
        """Return the beat with a played card starting from its open place, and dealt cards shown until they arrive."""
        beat = self._open.opened(beat)
        tracks: dict[SpriteId, Sequence[Track]] = {
            name: tuple(map(_seen, way)) if isinstance(name, Hidden) and way[0].start.alpha else way
            for name, way in beat.plan.tracks.items()
        }
        return replace(beat, plan=Plan(tracks))

    def line(self) -> str:
        """The open card that is pointed at."""
        board = self.board
        card = self._open.card_at(board.layout, board.control.pointer) if self._open.is_open else None
        return "" if card is None else card_line(card, board.context.settings.deck)

    def spoken_parts(self) -> Sequence[Spoken]:
        """The hands that lie open, but for the one at the front, which the table tells."""
        names = self.board.status_line.names
        deck = self.board.context.settings.deck
        groups = (spoken_cards(f"open:{seat}", names[seat], hand, deck) for seat, hand in enumerate(self._open.hands))
        return tuple(chain(*groups))

    def draw_below(self, brush: Brush) -> None:
        """Paint the open hands."""
        self.board.painter.cards.frame(still=not self.board.course.running)
        self._open.draw(brush, self.board.painter.cards)


def _seen(track: Track) -> Track:
    return replace(track, start=replace(track.start, alpha=1.0), end=replace(track.end, alpha=1.0))
