"""Choosing a move, as plain values: the state of the choice, and the outcome of a click, a drag or a key.

A card with one option is played at once. With several, the card is *aimed*: the table cards that may still be taken are
lit, the others dimmed, and the player picks cards, or one of the numbered options, until one option is left. Nothing
here draws, and nothing knows the rules: moves and refusals come from the view.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, Card, CardSet, Suit, bit, cards_of
from scopa_gui.engine.moves import IllegalReason, Move
from scopa_gui.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Gains:
    """Gains of a move: numbers of cards (with the one played), of coins and of sevens; the settebello; a scopa."""

    cards: int = 0
    denari: int = 0
    sevens: int = 0
    settebello: bool = False
    scopa: bool = False


@dataclass(frozen=True, slots=True)
class MoveOption:
    """One of the moves of a card, numbered from 1."""

    number: int
    move: Move
    gains: Gains


@dataclass(frozen=True, slots=True)
class PickRefusal:
    """Reason why `card` cannot take the cards `taken`; without a card, why they cannot be picked.

    `instead` has the moves of a card that was dropped on another one which it cannot take.
    """

    reason: IllegalReason
    card: Card | None
    taken: CardSet = 0
    instead: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Marks:
    """Marks for the cards on the table. `numbers` are the options that take each card, if there are several."""

    solid: CardSet = 0
    outlined: CardSet = 0
    picked: CardSet = 0
    dimmed: CardSet = 0
    numbers: Mapping[Card, tuple[int, ...]] = field(default_factory=dict)


def gains_of(view: PlayerView, move: Move) -> Gains:
    """Return what one of my moves gains at once."""
    won = move.gained
    return Gains(
        cards=won.bit_count(),
        denari=(won & SUIT_SETS[Suit.DENARI]).bit_count(),
        sevens=(won & RANK_SETS[7]).bit_count(),
        settebello=bool(won & bit(SETTEBELLO)),
        scopa=view.makes_scopa(move),
    )


def options_of(view: PlayerView, card: Card) -> tuple[MoveOption, ...]:
    """Return the numbered options of one of my cards; none if it is not my turn or the card may not be played."""
    moves = [move for move in view.legal_moves() if move.card == card]
    return tuple(MoveOption(number, move, gains_of(view, move)) for number, move in enumerate(moves, 1))


@dataclass(frozen=True, slots=True)
class MoveChoice:
    """State of the choice.

    `focus` is the card of my hand that is hovered or has the focus, `aimed` the one that is being played, `picked` the
    table cards clicked so far, and `cursor` the number of the option that Enter would play.
    """

    view: PlayerView
    focus: Card | None = None
    aimed: Card | None = None
    picked: CardSet = 0
    cursor: int | None = None

    @property
    def options(self) -> tuple[MoveOption, ...]:
        """Options of the `aimed` card."""
        return () if self.aimed is None else options_of(self.view, self.aimed)

    @property
    def candidates(self) -> tuple[MoveOption, ...]:
        """The options that contain every picked card."""
        return tuple(option for option in self.options if not self.picked & ~option.move.taken)

    @property
    def takers(self) -> CardSet:
        """The cards of my hand that could take the picked ones, as long as none of them is `aimed`."""
        if self.aimed is not None or not self.picked:
            return 0
        found = 0
        for move in self.view.legal_moves():
            if not self.picked & ~move.taken:
                found |= bit(move.card)
        return found

    def marks(self, *, show_captures: bool = True) -> Marks:
        """Return the marks for the table cards.

        Without `show_captures` nothing is marked for the card in focus before it is `aimed`.
        """
        if self.aimed is not None:
            candidates = self.candidates
            table = self.view.table
            solid = next((option.move.taken for option in candidates if option.number == self.cursor), 0)
            open_cards = _union(candidates) & table
            return Marks(
                solid=solid & table & ~self.picked,
                outlined=open_cards & ~solid & ~self.picked,
                picked=self.picked,
                dimmed=table & ~open_cards & ~self.picked,
                numbers=_numbers(candidates),
            )
        if self.picked:
            return Marks(picked=self.picked)
        if self.focus is None or not show_captures:
            return Marks()
        options = options_of(self.view, self.focus)
        if len(options) == 1:
            return Marks(solid=options[0].move.taken & self.view.table)
        return Marks(outlined=_union(options) & self.view.table, numbers=_numbers(options))


@dataclass(frozen=True, slots=True)
class ChoiceOutcome:
    """Result of an action on a choice: the new choice, and a move to play or a refusal to explain."""

    choice: MoveChoice
    move: Move | None = None
    refusal: PickRefusal | None = None


def _union(options: tuple[MoveOption, ...]) -> CardSet:
    found = 0
    for option in options:
        found |= option.move.taken
    return found


def _numbers(options: tuple[MoveOption, ...]) -> dict[Card, tuple[int, ...]]:
    return {
        card: tuple(option.number for option in options if option.move.taken >> card & 1)
        for card in cards_of(_union(options))
    }


def _play(choice: MoveChoice, move: Move) -> ChoiceOutcome:
    return ChoiceOutcome(MoveChoice(choice.view), move)


def _refuse(choice: MoveChoice, card: Card, taken: CardSet = 0) -> ChoiceOutcome:
    reason = choice.view.why_illegal(Move(card, taken))
    return ChoiceOutcome(choice, refusal=None if reason is None else PickRefusal(reason, card, taken))


def point(choice: MoveChoice, card: Card | None) -> MoveChoice:
    """Return the choice with a card of my hand in focus, or none."""
    return choice if choice.focus == card else replace(choice, focus=card)


def only_option(choice: MoveChoice, card: Card | None) -> int | None:
    """Return the number of the only option that takes a card on the table; None if several do, or none."""
    taking = [option.number for option in choice.candidates if card is not None and option.move.taken >> card & 1]
    return taking[0] if len(taking) == 1 else None


def step_focus(choice: MoveChoice, hand: tuple[Card, ...], step: int) -> MoveChoice:
    """Return the choice with the focus moved along the hand; without one, to its first or last card."""
    if not hand:
        return replace(choice, focus=None)
    if choice.focus in hand:
        return replace(choice, focus=hand[(hand.index(choice.focus) + step) % len(hand)])
    return replace(choice, focus=hand[0 if step > 0 else -1])


def press_hand(choice: MoveChoice, card: Card) -> ChoiceOutcome:
    """Return the outcome of a click on a card of my hand, or of Enter on it."""
    if choice.aimed == card:
        return ChoiceOutcome(replace(choice, aimed=None, picked=0, cursor=None, focus=card))
    options = options_of(choice.view, card)
    if not options:
        return _refuse(choice, card)
    if choice.aimed is None and choice.picked:
        fitting = [option for option in options if not choice.picked & ~option.move.taken]
        if not fitting:
            return _refuse(replace(choice, picked=0, focus=card), card, choice.picked)
        exact = [option for option in fitting if option.move.taken == choice.picked]
        if exact or len(fitting) == 1:
            return _play(choice, (exact or fitting)[0].move)
        return ChoiceOutcome(MoveChoice(choice.view, focus=card, aimed=card, picked=choice.picked))
    if len(options) == 1:
        return _play(choice, options[0].move)
    return ChoiceOutcome(MoveChoice(choice.view, focus=card, aimed=card))


def press_table(choice: MoveChoice, card: Card) -> ChoiceOutcome:
    """Return the outcome of a click on a card on the table."""
    if choice.view.turn:
        return ChoiceOutcome(choice, refusal=PickRefusal(IllegalReason.NOT_YOUR_TURN, None))
    if choice.picked >> card & 1:
        return ChoiceOutcome(replace(choice, picked=choice.picked ^ bit(card), cursor=None))
    picked = replace(choice, picked=choice.picked | bit(card), cursor=None)
    if choice.aimed is None:
        if picked.takers:
            return ChoiceOutcome(picked)
        alone = replace(choice, picked=bit(card))
        if alone.takers:
            return ChoiceOutcome(alone)
        return ChoiceOutcome(
            replace(choice, picked=0), refusal=PickRefusal(IllegalReason.NOT_ON_TABLE, None, bit(card))
        )
    candidates = picked.candidates
    if not candidates:
        return _refuse(choice, choice.aimed, picked.picked)
    if len(candidates) == 1 and candidates[0].move.taken == picked.picked:
        return _play(choice, candidates[0].move)
    if len(candidates) == 1:
        picked = replace(picked, cursor=candidates[0].number)
    return ChoiceOutcome(picked)


def press_option(choice: MoveChoice, number: int) -> ChoiceOutcome:
    """Return the outcome of a click on an option of the aimed card, or of the card in focus, or of its number key."""
    card = choice.aimed if choice.aimed is not None else choice.focus
    for option in () if card is None else options_of(choice.view, card):
        if option.number == number:
            return _play(choice, option.move)
    return ChoiceOutcome(choice)


def cycle(choice: MoveChoice, step: int = 1) -> MoveChoice:
    """Return the choice in which Enter plays the next of the options that are still possible."""
    numbers = [option.number for option in choice.candidates]
    if not numbers:
        return choice
    if choice.cursor not in numbers:
        return replace(choice, cursor=numbers[0 if step > 0 else -1])
    return replace(choice, cursor=numbers[(numbers.index(choice.cursor) + step) % len(numbers)])


def confirm(choice: MoveChoice) -> ChoiceOutcome:
    """Return the outcome of Enter: play the selected option; without one, aim the card in focus or select an option."""
    if choice.aimed is None:
        return ChoiceOutcome(choice) if choice.focus is None else press_hand(choice, choice.focus)
    for option in choice.candidates:
        if option.number == choice.cursor or (
            choice.cursor is None and choice.picked and option.move.taken == choice.picked
        ):
            return _play(choice, option.move)
    return ChoiceOutcome(cycle(choice))


def cancel(choice: MoveChoice) -> MoveChoice | None:
    """Return the choice one step back; None if there is nothing to take back."""
    if choice.aimed is not None:
        return MoveChoice(choice.view, focus=choice.aimed)
    return replace(choice, picked=0) if choice.picked else None


def drop(choice: MoveChoice, card: Card, onto: Card | None) -> ChoiceOutcome:
    """Return the outcome of dropping a card of my hand; on a table card that it cannot take, it is not played."""
    options = options_of(choice.view, card)
    if not options:
        return _refuse(choice, card)
    over = [option for option in options if onto is None or option.move.taken >> onto & 1]
    if len(over) == 1:
        return _play(choice, over[0].move)
    aimed = MoveChoice(choice.view, focus=card, aimed=card)
    if onto is not None and not over:
        refused = _refuse(aimed if len(options) > 1 else choice, card, bit(onto))
        instead = tuple(option.move for option in options)
        return replace(refused, refusal=refused.refusal and replace(refused.refusal, instead=instead))
    return ChoiceOutcome(aimed if onto is None else replace(aimed, picked=bit(onto)))
