"""A position of one's own: the player puts cards into trays, then has it judged or plays on.

Cards in no tray are unseen: in the other hands or in the stock. The cards on the table and in the piles determine how
many cards each hand has (engine/setup.py). The judge knows only what the player to move can know.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from random import Random

import pygame

from scopa_gui.ai.levels import LEVELS, USUAL
from scopa_gui.coach.judging.turn_judge import TurnJudge
from scopa_gui.coach.judging.verdict import Verdict
from scopa_gui.coach.puzzles.shared_text import shared_in
from scopa_gui.engine.cards import Card
from scopa_gui.engine.moves import Move
from scopa_gui.engine.setup import Setup, Tray, TrayKind, empty_setup, setup_seen
from scopa_gui.engine.setup_problems import ProblemKind, problems_of
from scopa_gui.engine.view import PlayerView
from scopa_gui.game.notation.written_position import SharedPosition
from scopa_gui.game.notation.written_setup import SharedSetup, setup_text
from scopa_gui.game.table import level_seats
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit import clipboard
from scopa_gui.ui.kit.anim import Placement
from scopa_gui.ui.kit.intents import NOWHERE, Back, Drag, Intent, Point, Press, Release
from scopa_gui.ui.kit.layout import Control, Paper, Paragraphs, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Buttons, PageFrame
from scopa_gui.ui.kit.scene import USED, Answer, Push, Replace
from scopa_gui.ui.kit.theme import INK, INK_SOFT, WINE, Colour, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.pages.bindings import JUDGE, PASTE, PLAY_POSITION, SET_UP, UNDO
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.pages.offered_games import offered_games
from scopa_gui.ui.practice.own_position.card_tray import CardTray, Trays, states_of, tray_of
from scopa_gui.ui.practice.own_position.judged_moves import MoveListing, best_first, verdict_lines
from scopa_gui.ui.practice.own_position.setup_fields import game_fields, score_fields
from scopa_gui.ui.words.setup_problem_words import problem_words
from scopa_gui.ui.words.sides import table_names
from scopa_gui.ui.words.translation import _, joined, ngettext
from scopa_gui.ui.words.verdicts import grade_words

_SHEET = 404
"""Width of the sheet in units."""
_LIST_SHARE = 0.52
"""Share of the list of moves in the height of the page."""
_LARGEST = 0.92
"""Largest type of the words below it, as a share of plain text."""


class OwnPositionScreen(ControlScreen):
    """Screen that begins with `setup`, or with a first turn dealt at random.

    `seats` has the players by seat; `judge` is for tests.
    """

    def __init__(
        self, context: Context, setup: Setup | None = None, seats: Sequence[str] = (), judge: TurnJudge | None = None
    ) -> None:
        super().__init__(context)
        settings = context.settings
        games = offered_games(context)
        variant = games.get(settings.variant) or next(iter(games.values()))
        rules = variant.rules_by_players.get(settings.players, variant.rules)
        self.setup = setup or empty_setup(rules).filled(Random(context.seed()))
        level = settings.level if settings.level in LEVELS else USUAL
        self.seats = tuple(seats) or level_seats(self.setup.rules, level, settings.partner or level)
        self.earlier: list[tuple[Setup, tuple[str, ...]]] = []
        self.page = "game"
        self.held: Card | None = None
        self.dragged: Point | None = None
        self._pressed: Card | None = None
        self.trays: dict[Tray, CardTray] = {}
        self._judge = judge or TurnJudge(context.wake)
        context.watch(self._judge.worker)
        self.judged: PlayerView | None = None
        self.verdicts: Mapping[Move, Verdict] = {}
        self._chosen: Move | None = None

    def rules_page(self) -> Push:
        return Push("rules", rules=self.setup.rules)

    def close(self) -> None:
        self._judge.close()

    # Controls

    def content(self) -> Part:
        rules = self.setup.rules
        self.names, self.sides = table_names(self.seats, rules.sides)
        self.field = Trays(self._made_trays(), rules.players)
        below = Buttons(
            Button("undo", _("Undo"), self._undo, binding=UNDO),
            Button("clear", _("Clear"), lambda: self.change(empty_setup(self.setup.rules))),
            Button("deal", _("Deal at random"), self._deal),
            back=self.back(),
        )
        pages = [("game", _("Game"), "game"), ("score", _("Score"), "score"), ("moves", _("Moves"), "moves")]
        on_sheet = Stack(
            Words(_("Set up a position"), TypeStyle.HEADING, INK),
            Control(Segments("page", "", pages, self.page, self._turn_to), shrinks=True),
            *self._page_parts(),
            Row(
                Control(Button("judge", _("Judge moves"), self._ask, ButtonKind.PRIMARY, binding=JUDGE)),
                Control(Button("play", _("Play on"), self._play_on, ButtonKind.PAPER, binding=PLAY_POSITION)),
            ),
            gap=0.75,
        )
        sheet = Paper(on_sheet, (2.25, 1.75), width=_SHEET * max(1.0, self.theme.text_scale * 0.9))
        return PageFrame(Row(Stack(self.field, below, gap=1.5), sheet, gap=1.5))

    def _made_trays(self) -> list[CardTray]:
        """Return the trays in their present states; a tray is made once for a game."""
        dragged = self.dragged is not None
        states = states_of(self.setup, self.names, self.sides, self.held, dragged=dragged)
        self.trays = {
            tray: self.trays.get(tray) or CardTray(self.context, tray, self._press_tray, self._drop) for tray in states
        }
        for tray, widget in self.trays.items():
            widget.show(states[tray])
        return list(self.trays.values())

    def _page_parts(self) -> list[Part]:
        """Return the fields of the page that is chosen, or the judged moves, with words below them."""
        words = self.paragraphs()
        if self.page == "moves":
            if self.judged is None:
                return [Paragraphs(words, largest=_LARGEST)]
            moves = best_first(self.judged, self.verdicts)
            listing = MoveListing(self.context, moves, self.verdicts, self._shown(self.judged), self._choose)
            return [Control(listing, grow=_LIST_SHARE), Paragraphs(words, largest=_LARGEST, grow=1 - _LIST_SHARE)]
        if self.page == "game":
            fields = game_fields(
                self.setup, self.seats, offered_games(self.context), self.change, partial(self.change, self.setup)
            )
        else:
            fields = score_fields(self.setup, self.seats, self.change)
        return [
            *(Control(field, shrinks=True) for field in fields),
            Paragraphs(words, largest=_LARGEST, grow=0.0),
            Space(),
        ]

    # Changing

    def change(self, setup: Setup, seats: Sequence[str] = ()) -> Answer:
        """Change the setup and drop its verdicts; the past moves are dropped too if they no longer lead to it."""
        if any(problem.kind is ProblemKind.MOVES for problem in problems_of(setup)):
            setup = setup.without_past()
        self.earlier.append((self.setup, self.seats))
        rules = setup.rules
        same = rules.players == self.setup.rules.players and rules.sides == self.setup.rules.sides
        partner = self.seats[self.setup.rules.sides] if self.setup.rules.sides < self.setup.rules.players else ""
        self.seats = tuple(seats) or (self.seats if same else level_seats(rules, self.seats[1], partner))
        self._replace_setup(setup)
        return USED

    def _replace_setup(self, setup: Setup) -> None:
        self.setup = setup
        self.held = None
        self.dragged = None
        self.judged = None
        self.verdicts = {}
        if self.page == "moves":
            self.page = "game"
        self.rebuild()

    def _undo(self) -> Answer:
        if not self.earlier:
            return self.context.reply(_("There is nothing to take back."))
        setup, self.seats = self.earlier.pop()
        self._replace_setup(setup)
        return USED

    def _deal(self) -> Answer:
        """Deal the missing cards of the table and of the hand to play; if none is missing, deal a new first turn."""
        rng = Random(self.context.seed())
        full = self.setup.filled(rng)
        return self.change(empty_setup(self.setup.rules).filled(rng) if full == self.setup else full)

    def _turn_to(self, page: str) -> Answer:
        self.page = page
        return self.rebuild()

    def _press_tray(self, tray: Tray, card: Card | None) -> Answer:
        """Pick up a card, put it back, or put the held card into this tray."""
        held = self.held
        if held is not None and not self.setup.cards_in(tray) >> held & 1:
            return self.change(self.setup.moved(held, tray))
        self.held = None if card == held else card
        return self.rebuild()

    def _drop(self, card: Card) -> Answer:
        """Take a card out of its tray."""
        return self.change(self.setup.moved(card, Tray(TrayKind.DECK)))

    def copy(self) -> Answer:
        """Copy the setup as text."""
        return copy(self.context, setup_text(replace(self.setup, seated=self.seats)))

    def _paste(self) -> Answer:
        """Replace the setup by a position or setup in the clipboard; None for anything else, which opens as usual."""
        shared = shared_in(clipboard.paste())
        if isinstance(shared, SharedPosition):
            return self.change(setup_seen(shared.view), shared.view.seated)
        return self.change(shared.setup, shared.setup.seated) if isinstance(shared, SharedSetup) else None

    # Intents

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Press(pos, 1):
                over = self._tray_at(pos)
                self._pressed = None if over is None else over.card_at(pos)
            case Press(pos, 3):
                over = self._tray_at(pos)
                card = None if over is None or over.tray.kind is TrayKind.DECK else over.card_at(pos)
                return None if card is None else self._drop(card)
            case Drag(pos, _) if self._pressed is not None:
                begins = self.dragged is None
                self.held = self._pressed
                self.dragged = self.group.pointer = pos
                if begins:
                    self._made_trays()
                self.dirty = True
                return USED
            case Release(pos, 1) if self.dragged is not None:
                return self._let_go(pos)
            case Back() if self.held is not None:
                self.held = None
                return self.rebuild()
        if PASTE.is_pressed(intent):
            return self._paste()
        return super().handle(intent)

    def _tray_at(self, pos: Point) -> CardTray | None:
        return next((tray for tray in self.trays.values() if tray.rect.collidepoint(pos)), None)

    def _let_go(self, pos: Point) -> Answer:
        over = self._tray_at(pos)
        card = self.held
        self.held = self.dragged = self._pressed = None
        super().handle(Release(NOWHERE))
        if over is not None and card is not None and not self.setup.cards_in(over.tray) >> card & 1:
            return self.change(self.setup.moved(card, over.tray))
        return self.rebuild()

    # Judging, playing on

    def _wrong(self) -> str:
        """Return why the position cannot be judged or played on; "" if it can."""
        return next((problem_words(one) for one in problems_of(self.setup)), "")

    def _ask(self) -> Answer:
        setup = self.setup
        seat = self.setup.turn
        wrong = self._wrong()
        if not wrong and not setup.is_hand_known(seat):
            wrong = (
                joined(
                    _("It’s {name}’s turn, but that hand isn’t complete: add the missing cards.").format(
                        name=self.names[seat]
                    )
                )
                if seat
                else _("Your hand isn’t complete: add the missing cards.")
            )
        if wrong:
            return self.context.reply(wrong)
        self.judged = setup.view()
        self.verdicts = {}
        self.page = "moves"
        self._chosen = None
        self._judge.ask(self.judged)
        return self.rebuild()

    def update(self, dt: float) -> Answer:
        view = self.judged
        if view is not None:
            found = {move: verdict for move in view.legal_moves() if (verdict := self._judge.verdict(view, move))}
            if found and found != self.verdicts:
                self.verdicts = found
                self.renew()
        return None

    def _choose(self, move: Move) -> Answer:
        self._chosen = move
        return self.rebuild()

    def _shown(self, view: PlayerView) -> Move:
        """Return the move that the words describe."""
        return self._chosen or best_first(view, self.verdicts)[0]

    def _play_on(self) -> Answer:
        wrong = self._wrong()
        if wrong:
            return self.context.reply(wrong)
        return Push("play_on", setup=self.setup, seats=self.seats)

    # Pictures

    def paragraphs(self) -> list[tuple[str, Colour]]:
        """Return the words on the chosen move, or the problems that belong to no tray, or how much was played."""
        view = self.judged
        if self.page == "moves":
            if view is None:
                return [(_("Press “Judge moves” to see what each move costs."), INK_SOFT)]
            verdict = self.verdicts.get(self._shown(view))
            if verdict is None:
                return [(_("Thinking…"), INK_SOFT)]
            first, *lines = verdict_lines(view, verdict, self.names, self.setup.turn)
            known = _("Judged by what the player can know: their own hand, the table and the piles.")
            return [(f"{grade_words(verdict)}. {first}", INK), *((line, INK) for line in lines), (known, INK_SOFT)]
        problems = [problem for problem in problems_of(self.setup) if tray_of(problem) is None]
        if problems:
            return [(problem_words(problem), WINE) for problem in problems[:2]]
        played = max(0, self.setup.played)
        words = ngettext("{count} card has been played.", "{count} cards have been played.", played).format(
            count=played
        )
        return [(words + " " + _("That settles who deals and how many cards everyone holds."), INK_SOFT)]

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        if self.held is not None and self.dragged is not None:
            self.context.cards().draw(surface, self.held, self.field.card_height, Placement(*self.dragged, lift=1.0))


class FromHereScreen(ControlScreen):
    """Overlay over a moment of a match or a puzzle: play on from it, or set it up to change it.

    `seats` has the players by seat.
    """

    overlay = True

    def __init__(self, context: Context, setup: Setup, seats: Sequence[str]) -> None:
        super().__init__(context)
        self.setup = setup
        self.seats = tuple(seats)

    def rules_page(self) -> Push:
        return Push("rules", rules=self.setup.rules)

    def content(self) -> Part:
        play_on = Replace("play_on", setup=self.setup, seats=self.seats)
        set_up = Replace("own_position", setup=self.setup, seats=self.seats)
        buttons = (
            Button("play", _("Play on from here"), lambda: play_on, ButtonKind.PRIMARY, binding=PLAY_POSITION),
            Button("setup", _("Set up the position"), lambda: set_up, ButtonKind.PAPER, binding=SET_UP),
            self.back(),
        )
        note = _("Play on against the others, or change the cards first. None of this is saved.")
        return self.sheet(
            Words(_("From here"), TypeStyle.HEADING, INK, align="centre"),
            Words(note, TypeStyle.NOTE, align="centre"),
            *map(Control, buttons),
            width=470,
            gap=1.25,
        )
