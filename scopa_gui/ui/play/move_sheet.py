"""Base of the sheets over the table about one move after the other: "Why?" and "What was known"."""

from collections.abc import Sequence

from scopa_gui.engine.cards import Card, CardSet
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Intent, Key
from scopa_gui.ui.kit.layout import Drawn, Part, Row, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, Overlay, Panel
from scopa_gui.ui.kit.scene import USED, Answer, Pop
from scopa_gui.ui.kit.spoken import Spoken
from scopa_gui.ui.kit.theme import BAIZE, IVORY, WINE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.felt import draw_card_line
from scopa_gui.ui.words.translation import _


class MoveSheet(ControlScreen):
    """Sheet about move `number` of `moves`, counted from 0; Left and Right go to the move before and after.

    Esc, and a press next to the sheet, close it.
    """

    overlay = True

    def __init__(self, context: Context, moves: int, number: int) -> None:
        super().__init__(context)
        self.moves = moves
        self.number = number

    def show_move(self, number: int) -> None:
        """Change to another move; a subclass prepares what it shows."""
        self.number = number

    def turn_to(self, number: int) -> Answer:
        """Show another move, if it exists."""
        if 0 <= number < self.moves:
            self.show_move(number)
            self.rebuild()
        return USED

    def move_sheet(self, title: str, round_and_place: tuple[int, int], *parts: Part, other: Button) -> Overlay:
        """Return the sheet: a title, the place of the move in the match, the parts, and the buttons."""
        earlier = Button("earlier", _("Earlier"), lambda: self.turn_to(self.number - 1), ButtonKind.PAPER)
        later = Button("later", _("Later"), lambda: self.turn_to(self.number + 1), ButtonKind.PAPER)
        earlier.enabled = self.number > 0
        later.enabled = self.number + 1 < self.moves
        smazzata, place = round_and_place
        where = _("Round {number}, card {card}").format(number=smazzata, card=place + 1)
        head = Row(
            Words(title, TypeStyle.HEADING, WINE, valign="middle", share=0.76),
            Words(where, TypeStyle.NOTE, align="right", valign="middle", share=0.24),
        )
        buttons = Buttons(later, earlier, other, back=Button("close", _("Close"), Pop, ButtonKind.PAPER))
        return self.sheet(head, *parts, buttons, width=1160, height=690, gap=1.0, closes_outside=True)

    def felt(self, *parts: Part) -> Part:
        """Return parts below each other on a piece of cloth, for the left side of the sheet."""
        return Panel(Stack(*parts, gap=0.0), (1.75, 1.0), fill=BAIZE, line=None, raised=False, share=0.47)

    def cards_under(
        self, words: str, cards: Sequence[Card | None], lit: CardSet = 0, spoken: Sequence[Spoken] = ()
    ) -> tuple[Part, Part]:
        """Return a label and a row of cards, with frames round those that are `lit`."""
        deck = self.context.cards()
        row = Drawn(lambda brush, box: draw_card_line(brush, deck, box, cards, lit), grow=0.29, floor=80, spoken=spoken)
        return Words(words, TypeStyle.NOTE, IVORY), row

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="left", alt=False, command=False):
                return self.turn_to(self.number - 1)
            case Key(name="right", alt=False, command=False):
                return self.turn_to(self.number + 1)
        return super().handle(intent)
