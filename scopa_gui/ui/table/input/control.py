"""Mouse and keyboard at the table: intents become pressing, dragging, choosing - and in the end a move.

A press while cards move finishes the motion first, and then counts for what is under the pointer. But it plays a card
of my hand only if that card was there before: a card that is still moving never jumps under a click.
"""

from collections.abc import Callable, Collection
from dataclasses import replace

import pygame

from scopa_gui.engine.cards import Card, cards_of, name_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.view import PlayerView
from scopa_gui.ui.kit.intents import NOWHERE, Drag, Intent, Key, Point, Press, Release
from scopa_gui.ui.kit.scene import USED, Answer
from scopa_gui.ui.kit.theme import Theme
from scopa_gui.ui.kit.widgets.group import Group
from scopa_gui.ui.table.geometry.hit_test import hand_card_at, is_on, table_card_at
from scopa_gui.ui.table.geometry.table_layout import Layout
from scopa_gui.ui.table.input import move_choice as choosing
from scopa_gui.ui.table.input.move_choice import ChoiceOutcome, MoveChoice, PickRefusal
from scopa_gui.ui.table.motion.beats import BeatTimeline
from scopa_gui.ui.table.motion.hover_offsets import HoverOffsets, Swing
from scopa_gui.ui.table.paint import option_bar
from scopa_gui.ui.table.paint.marks import OptionDisc, disc_boxes, disc_name

_FOCUSED = -15.0
"""Units by which a card of my hand is raised that is hovered or has the focus."""
_AIMED = -13.0
"""Units by which a card of my hand is raised that is being played."""
_TAKER = -8.0
"""Units by which a card of my hand is raised that can take the picked cards."""
_MEANT = -15.0
"""Units by which a card on the table is raised that is picked, or is taken by the selected option."""
_OPEN = -5.0
"""Units by which a card on the table is raised that may still be taken."""
_SEEN = 0.5
"""Share of its turn to face up from which the player sees which card it is."""
_SECOND_CLICK = 0.5
"""Seconds within which a second click at the same place plays no card, as it belongs to a double click."""
_SAME_PLACE = 16.0
"""Distance in units within which two clicks are at the same place."""
_LONGEST_STEP = 0.1
"""Most seconds counted at one wake-up: the second click may have waited while the program was busy."""


class TableControl:
    """State of the input: the card that is hovered, held, dragged or chosen.

    `keyboard` is True if a key moved the focus last. The `timeline` of the motion and the `buttons` at the table take
    precedence over the cards.

    `my_turn` returns whether I may play now, `skip` finishes a motion and returns whether there was one, `choose` plays
    a move and returns False if a companion holds it back, `explain` says why something is refused.
    """

    def __init__(
        self,
        view: PlayerView,
        layout: Layout,
        timeline: BeatTimeline,
        buttons: Group,
        *,
        my_turn: Callable[[], bool],
        skip: Callable[[], bool],
        choose: Callable[[Move], bool],
        explain: Callable[[PickRefusal | None], None],
    ) -> None:
        self._timeline = timeline
        self._buttons = buttons
        self._my_turn = my_turn
        self._skip = skip
        self._choose = choose
        self._explain = explain
        self._theme = Theme((1280, 800))
        self._layout = layout
        self.choice = MoveChoice(view)
        self.lifts = HoverOffsets()
        self.swing = Swing()
        self.pointer: Point = NOWHERE
        self.keyboard = False
        self.dragged: Card | None = None
        self._held: Card | None = None
        self._caught: Card | None = None
        """The held card, if it was moving when it was pressed."""
        self._swings: Card | None = None
        self._played_at: Point = NOWHERE
        self._until_next_click = 0.0

    def use(self, layout: Layout, theme: Theme) -> None:
        """Use the layout and the theme of a table that was laid out again."""
        self._layout = layout
        self._theme = theme

    def settle(self, view: PlayerView) -> None:
        """Start a choice in the view that is shown once nothing moves any more."""
        focus = self.choice.focus
        self.choice = MoveChoice(view, focus=focus if focus in self._layout.hand else None)
        self.point(self.pointer)
        self.raise_cards()

    def let_go(self, view: PlayerView) -> None:
        """Let go of the held card, as a move begins to be shown."""
        self._held = self.dragged = self._swings = None
        self.swing.rest()
        self.lifts.hold(None)
        self.choice = MoveChoice(view, focus=self.choice.focus if self.keyboard else None)
        self.raise_cards()

    @property
    def moving(self) -> bool:
        """True while cards rise, sink or swing."""
        return self.lifts.moving or self.swing.moving

    @property
    def next_timer(self) -> float | None:
        """Seconds until `pass_time` must be called; `None` if it need not be."""
        return min(_LONGEST_STEP, self._until_next_click) if self._until_next_click else None

    def pass_time(self, dt: float) -> None:
        """Count down until a click at the same place is no longer the second half of a double click."""
        self._until_next_click = max(0.0, self._until_next_click - min(dt, _LONGEST_STEP))

    def _is_elsewhere(self, pos: Point) -> bool:
        """Return whether a point is not near the place where a card was last played."""
        far = max(abs(pos[0] - self._played_at[0]), abs(pos[1] - self._played_at[1]))
        return far > _SAME_PLACE * self._theme.unit

    def raise_cards(self) -> None:
        """Raise the cards that are chosen or may be chosen; none while cards move."""
        found: dict[Card, float] = {}
        choice = self.choice
        if not self._timeline.running:
            found |= dict.fromkeys(cards_of(choice.takers), _TAKER)
            if choice.focus is not None:
                found[choice.focus] = _FOCUSED
            if choice.aimed is not None:
                found[choice.aimed] = _AIMED
            if choice.aimed is not None or choice.picked:
                marks = choice.marks()
                found |= dict.fromkeys(cards_of(marks.solid | marks.picked), _MEANT)
                found |= dict.fromkeys(cards_of(marks.outlined), _OPEN)
        raised = {card: (0.0, units * self._theme.unit) for card, units in found.items()}
        self.lifts.hover(raised, (*self._layout.hand, *self._layout.table))

    def option_boxes(self) -> dict[int, pygame.Rect]:
        """Return the rectangles of the options that can be pressed, by number."""
        if self.choice.aimed is None or self._timeline.running:
            return {}
        return option_bar.option_boxes(self.choice, self._layout.regions.band, self._theme)

    def bar(self) -> dict[str, pygame.Rect]:
        """Return the options and the button for more of them, by target name."""
        found = {f"option:{number}": rect for number, rect in self.option_boxes().items()}
        more = option_bar.more_box(self.choice, self._layout.regions.band, self._theme)
        return {**found, "option:more": more} if found and more is not None else found

    def discs(self) -> dict[OptionDisc, pygame.Rect]:
        """Return the numbers on the table's cards that can be pressed."""
        return {} if self._timeline.running else disc_boxes(self.choice, self._layout, self.lifts.offsets, self._theme)

    def targets(self) -> dict[str, pygame.Rect]:
        """Return everything a choice can be made with, apart from the cards, by target name."""
        return {**self.bar(), **{disc_name(disc): rect for disc, rect in self.discs().items()}}

    def _option_at(self, pos: Point) -> int | None:
        """Return the number of the option shown at a point, on a card or in the bar; None if there is none."""
        shown = [*((disc.number, rect) for disc, rect in self.discs().items()), *self.option_boxes().items()]
        return next((number for number, rect in shown if rect.collidepoint(pos)), None)

    def _take(self, outcome: ChoiceOutcome) -> Answer:
        """Apply the outcome of a click or a key: take over the choice, explain a refusal, play a move."""
        self.choice = outcome.choice
        self._explain(outcome.refusal)
        by_keyboard = self.keyboard
        pos = self.pointer
        if outcome.move is not None and self._choose(outcome.move) and not by_keyboard:
            self._played_at = pos
            self._until_next_click = _SECOND_CLICK
        self.raise_cards()
        return USED

    def card_at(self, pos: Point) -> Card | None:
        """Return the card of my hand or of the table at a point."""
        card = hand_card_at(self._layout, self.lifts.offsets, pos)
        return table_card_at(self._layout, pos) if card is None else card

    # The mouse

    def point(self, pos: Point) -> None:
        """Take in that the pointer is at a point."""
        rests = pos == self.pointer
        self.pointer = pos
        if pos != NOWHERE and self._is_elsewhere(pos):
            self._until_next_click = 0.0
        if self._timeline.running or (rests and self.keyboard):
            return
        card = hand_card_at(self._layout, self.lifts.offsets, pos) if pos != NOWHERE else None
        if card is not None or not self.keyboard:
            self.keyboard = False
            self.choice = choosing.point(self.choice, card)
        meant = self._option_at(pos)
        if meant is None and self.choice.aimed is not None and pos != NOWHERE:
            meant = choosing.only_option(self.choice, table_card_at(self._layout, pos))
        if meant is not None:
            self.choice = replace(self.choice, cursor=meant)
        self.raise_cards()

    def press(self, press: Press) -> Answer:
        """Take in that the left button went down."""
        pos = press.pos
        moving = self._timeline.beat.plan.tracks if self._timeline.beat is not None else {}
        there = hand_card_at(self._layout, self.lifts.offsets, pos)
        at_rest = None if there in moving else there
        landed, caught = self._dealt_to_me(pos)
        skipped = self._skip()
        self.keyboard = False
        self.point(pos)
        answer = self._buttons.handle(press)
        self._held = self._caught = None
        if answer is not None:
            return answer
        on_option = any(rect.collidepoint(pos) for rect in self.targets().values())
        card = None if on_option else hand_card_at(self._layout, self.lifts.offsets, pos)
        if skipped and caught is not None and self._my_turn():
            self._held = self._caught = caught
            return USED
        if skipped and ((card != at_rest and card not in landed) or not self._my_turn()):
            return USED
        if card is not None and self._until_next_click > 0 and not self._is_elsewhere(pos):
            return USED
        self._held = card
        return USED if card is not None else self._press_table(pos)

    def _dealt_to_me(self, pos: Point) -> tuple[Collection[Card], Card | None]:
        """Return the cards of a deal that are in my hand already, and the one that is seen moving at a point."""
        beat = self._timeline.beat
        seconds = self._timeline.seconds
        if beat is None:
            return (), None
        placed = beat.plan.at(seconds)
        mine = [card for card in cards_of(beat.view.hand) if card in placed]
        landed = [card for card in mine if all(track.over <= seconds for track in beat.plan.tracks[card])]
        seen = [card for card in mine if placed[card].flip > _SEEN and is_on(self._layout, placed[card], pos)]
        return landed, max(seen, key=lambda card: placed[card].z, default=None)

    def _press_table(self, pos: Point) -> Answer:
        """Choose the option or the card on the table at a point; elsewhere, unpick the picked cards."""
        number = self._option_at(pos)
        if number is not None:
            return self._take(choosing.press_option(self.choice, number))
        if any(rect.collidepoint(pos) for rect in self.bar().values()):
            return self._take(ChoiceOutcome(option_bar.next_page(self.choice, self._layout.regions.band, self._theme)))
        card = table_card_at(self._layout, pos)
        if card is not None:
            return self._take(choosing.press_table(self.choice, card))
        back = choosing.cancel(self.choice)
        return USED if back is None or self.choice.aimed is not None else self._take(ChoiceOutcome(back))

    def drag(self, drag: Drag) -> Answer:
        """Take in that the pointer moves with the button held."""
        if self._held is None or not self._my_turn() or self._timeline.running:
            return self._buttons.handle(drag)
        at = self._layout.cards[self._held]
        if self.dragged is None:
            self.swing.rest(at.angle)
        else:
            self.swing.pull((drag.pos[0] - self.pointer[0]) / self._theme.unit)
        self.pointer = drag.pos
        self.dragged = self._swings = self._held
        self.lifts.hold(self.dragged, (drag.pos[0] - at.x, drag.pos[1] - at.y))
        if self.choice.aimed != self.dragged:
            self.choice = MoveChoice(self.choice.view, focus=self.dragged)
        self.raise_cards()
        return USED

    def release(self, release: Release) -> Answer:
        """Take in that the button goes up: a click, or a card dropped on the table or on the hand."""
        held = self._held
        dragged = self.dragged
        self._held = None
        answer = self._buttons.handle(release)
        if held is None or self._timeline.running:
            self._put_back()
            return answer
        if dragged is None:
            same = held in (self._caught, hand_card_at(self._layout, self.lifts.offsets, release.pos))
            return self._take(choosing.press_hand(self.choice, held)) if same else USED
        inside = pygame.Rect((0, 0), self._theme.size).collidepoint(release.pos)
        if inside and release.pos[1] < self._layout.regions.band.bottom:
            self._take(choosing.drop(self.choice, dragged, table_card_at(self._layout, release.pos)))
            self._put_back()
        else:
            self._put_back()
            self.point(release.pos)
        return USED

    def _put_back(self) -> None:
        """Let the dragged card glide back into the hand; its swing now counts from its angle there."""
        if self.dragged is not None and self.dragged in self._layout.hand:
            self.swing.angle -= self._layout.cards[self.dragged].angle
        self.dragged = None
        self.lifts.hold(None)

    @property
    def tilts(self) -> dict[Card, float]:
        """Difference in degrees between the angle of the dragged card and its angle in the hand, by card."""
        card = self._swings
        if card is None or card not in self._layout.hand:
            return {}
        return {card: self.swing.angle - (self._layout.cards[card].angle if card == self.dragged else 0.0)}

    # The keyboard

    def back(self) -> bool:
        """Take one step back, for Esc; return whether there was one. A capture that is being shown stays."""
        if not self._timeline.stands:
            self._skip()
        back = choosing.cancel(self.choice)
        if back is not None:
            self._take(ChoiceOutcome(back))
        return back is not None

    def key(self, key: Key) -> Answer:
        """Do what a key means; None if it means nothing here."""
        step = -1 if key.name in ("left", "up") or (key.name == "tab" and key.shift) else 1
        match key.name:
            case "up" | "down" | "tab" if self.choice.aimed is not None:
                return self._take(ChoiceOutcome(choosing.cycle(self.choice, step)))
            case "left" | "right" | "tab":
                self._skip()
                before = self.choice if self.keyboard else choosing.point(self.choice, None)
                self.keyboard = True
                return self._take(ChoiceOutcome(choosing.step_focus(before, self._layout.hand, step)))
            case "enter" | "space" | "up":
                return USED if key.repeated else self._confirm()
        if not (key.text.isascii() and key.text.isdigit()):
            return None
        number = int(key.text) or 10
        self._skip()
        if self.choice.aimed is not None:
            return self._take(choosing.press_option(self.choice, number))
        hand = self._layout.hand
        if number > len(hand):
            return USED
        self.keyboard = True
        return self._take(ChoiceOutcome(choosing.point(self.choice, hand[number - 1])))

    def goes_to_buttons(self, key: Key) -> bool:
        """Return whether a key is for the buttons.

        Tab goes to them after the last card of the hand, and back to the hand after the last button.
        """
        group = self._buttons
        hand = self._layout.hand
        names = [widget.name for widget in group.widgets if widget.can_focus]
        step = -1 if key.shift else 1
        if key.name == "tab" and group.shows_focus and group.focus in names:
            place = names.index(group.focus) + step
            group.shows_focus = 0 <= place < len(names)
            group.focus = names[place] if group.shows_focus else None
        elif key.name == "tab" and names and self.choice.aimed is None and not self._timeline.running:
            last = (hand[-1] if step > 0 else hand[0]) if hand else None
            group.shows_focus = self.choice.focus == last and (last is None or self.keyboard)
            group.focus = names[0 if step > 0 else -1] if group.shows_focus else None
        elif key.name not in ("enter", "space"):
            group.shows_focus = False
        return group.shows_focus

    def _confirm(self) -> Answer:
        """Finish what moves; if nothing moves, play what the keyboard has chosen, never what is only hovered."""
        if self._skip() or not self._my_turn():
            return USED
        if self.keyboard:
            return self._take(choosing.confirm(self.choice))
        if self.choice.aimed is None:
            return USED
        self.keyboard = True
        return self._take(ChoiceOutcome(choosing.cycle(replace(self.choice, cursor=None))))

    def point_out(self, card: Card | None) -> None:
        """Move the keyboard focus to a card of my hand, or take it off with None."""
        if self.choice.aimed is None:
            self.keyboard = True
            self.choice = choosing.point(self.choice, card)
            self.raise_cards()

    def focused(self) -> str | None:
        """Return the target name of the option or card that has the keyboard focus; None without one."""
        choice = self.choice
        if not self.keyboard or choice.focus is None:
            return None
        option = f"option:{choice.cursor}"
        return option if option in self.bar() else f"card:{name_of(choice.focus)}"

    def focus_on(self, name: str) -> bool:
        """Move the keyboard focus to the option or card with this target name; return whether there is one."""
        named = {f"option:{number}": number for number in self.option_boxes()}
        option = (named | {disc_name(disc): disc.number for disc in self.discs()}).get(name)
        card = next((card for card in self._layout.hand if name == f"card:{name_of(card)}"), None)
        if option is not None:
            self.keyboard = True
            self.choice = replace(self.choice, cursor=option)
        elif card is not None and not self._timeline.running:
            self._buttons.shows_focus = False
            self.keyboard = True
            if self.choice.aimed in (None, card):
                self.choice = choosing.point(self.choice, card)
                self.raise_cards()
        return option is not None or card is not None

    def answer(self, intent: Intent) -> Answer:
        """Do what an intent means; None if it means nothing here."""
        match intent:
            case Press(_, 1):
                return self.press(intent)
            case Drag():
                return self.drag(intent)
            case Release(_, 1):
                return self.release(intent)
            case Key(alt=False, command=False):
                return self.key(intent)
        return None
