"""Status line and plates: the words at the table, and for how long they stay."""

from collections.abc import Sequence

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.engine.events import LeftoversTaken
from scopa_gui.engine.moves import Played
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.persons import is_person
from scopa_gui.ui.kit.toast import seconds_to_read
from scopa_gui.ui.table.input import choice_words
from scopa_gui.ui.table.input.move_choice import MoveChoice, PickRefusal, options_of
from scopa_gui.ui.table.motion.beats import Beat
from scopa_gui.ui.table.paint.panels import Plate
from scopa_gui.ui.words import table_talk
from scopa_gui.ui.words.level_names import level_kind, partner_word, portraits_of
from scopa_gui.ui.words.translation import _, ngettext

_REFUSED = 4.5
"""Shortest time in seconds that a refusal stays, unless the player does something else."""
_PONDERS = 0.4
"""Seconds after which the plate of a player says that they think."""
_LOOKS_UP = 0.1
"""Seconds after which their face shows it."""


class StatusLine:
    """Line that shows one sentence at a time, and the plates. `last` is the last move of this smazzata.

    `opens`: it also says who plays first. `me` is the seat of the player who reads it; None if that is nobody's.
    """

    opens = True
    me: int | None = 0

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.last: Played | None = None
        self._note = self._refusal = ""
        self._noted = 0.0
        """Seconds for which the note has been shown."""
        self.seconds: float | None = None

    def follow(self, history: Sequence[Played]) -> None:
        """Show the last move of what has been played in this smazzata."""
        self.forget_refusal()
        self._note = ""
        self.last = history[-1] if history else None

    def beat(self, beat: Beat) -> None:
        """Begin a beat of the animation: if it is about the leftover cards, say who gets them."""
        if beat.note is not None:
            self._note = self.leftovers(beat.note)
            self._noted = 0.0

    def leftovers(self, left: LeftoversTaken) -> str:
        """Return a sentence on who gets the cards that are left."""
        return table_talk.leftovers_words(left.seat, left.cards.bit_count(), self.names, self.me)

    def refuse(self, line: str) -> None:
        """Say why something is not possible, for as long as it takes to read."""
        self._refusal = line
        self.seconds = max(_REFUSED, seconds_to_read(line))

    def explain(self, refusal: PickRefusal | None, table: CardSet) -> None:
        """Say why a card of the table cannot be chosen; with None, stop saying it."""
        if refusal is None:
            self.forget_refusal()
        else:
            self.refuse(choice_words.refusal_line(refusal, table))

    def forget_refusal(self) -> None:
        """Stop showing a refusal."""
        self._refusal = ""
        self.seconds = None

    def update(self, dt: float) -> bool:
        """Let time pass; return whether the line has changed."""
        self._noted += dt
        if self.seconds is None:
            return False
        self.seconds -= dt
        if self.seconds > 0:
            return False
        self.forget_refusal()
        return True

    def left_to_read(self, factor: float) -> float:
        """Return the seconds still needed to read a note on the last move, at the factor of a pace; 0 without one."""
        return max(0.0, seconds_to_read(self._note) * factor - self._noted) if self._note else 0.0

    @property
    def warns(self) -> bool:
        """True while a refusal is shown."""
        return bool(self._refusal)

    @property
    def line(self) -> str:
        """Sentence about the last move."""
        return self._note or ("" if self.last is None else self.words_of(self.last))

    def words_of(self, played: Played) -> str:
        """Return a sentence about a move."""
        seat, move = played
        if seat == self.me:
            return table_talk.move_words(move)
        return table_talk.who_words(self.names[seat], move)

    def status(self, choice: MoveChoice, pile: int | None, card: Card | None, *, hints: bool) -> str:
        """Return the line while nothing moves; `pile` and `card` (of the table) are under the pointer."""
        if self._refusal:
            return self._refusal
        view = choice.view
        if choice.aimed is not None:
            return choice_words.aim_line(choice)
        if choice.focus is not None and hints and not view.turn:
            return choice_words.focus_line(choice.focus, options_of(view, choice.focus))
        if pile is not None and view.piles[pile]:
            count = view.piles[pile].bit_count()
            return ngettext("{count} card in this pile", "{count} cards in this pile", count).format(count=count)
        if card is not None:
            return table_talk.card_line(card)
        if self.line or not self.opens or not any(view.counts):
            return self.line
        if view.turn != self.me:
            return _("{name} plays first").format(name=self.names[view.turn])
        if not view.table:
            return _("Your turn: the table is empty, lay a card")
        return _("Your turn") if any(view.piles) else _("Your turn: you play first")

    def plates(
        self, seats: Sequence[str], view: PlayerView, thinking: float | None, face: str = ""
    ) -> tuple[Plate, ...]:
        """Return the plate of each seat; `thinking` is how many seconds the player whose turn it is has thought.

        `face` is the portrait that the player has chosen.
        """
        found = []
        portraits = portraits_of(self.names, seats, face)
        for seat, (name, portrait) in enumerate(zip(self.names, portraits, strict=True)):
            side = seat % view.rules.sides
            kind = "" if is_person(seats[seat]) else level_kind(seats[seat])
            is_me = seat == self.me
            note = "" if is_me else partner_word(name) if side == self.me else kind
            turn = any(view.counts) and view.turn == seat
            waited = thinking if turn and not is_me and thinking is not None else 0.0
            beat = waited if waited > _PONDERS else None
            found.append(Plate(name, side, note, turn, is_me, beat, portrait, thinks=waited > _LOOKS_UP))
        return tuple(found)
