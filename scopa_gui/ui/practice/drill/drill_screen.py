"""The memory drill: cards are played one by one, then come questions; a page of charts is before and after it.

The rules of the drill are in coach/memory/memory_drill.py. Here are its clock, its keys and its two pages: the charts
(memory_charts.py) and the game (drill_table.py).
"""

from collections.abc import Mapping, Sequence
from enum import Enum

import pygame

from scopa_gui.coach.memory import memory_drill
from scopa_gui.coach.memory.memory_drill import GAMES, LENGTH, Drill, seconds_at
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.recollections import Result
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Overlay, PageFrame, Panel, Title
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, IVORY, IVORY_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import PAUSE
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.practice.drill import memory_charts
from scopa_gui.ui.practice.drill.drill_table import DrillTable
from scopa_gui.ui.table.companions.question_slip import WIDTH, QuestionSlip, draw_pips
from scopa_gui.ui.words.level_names import COMPANIONS
from scopa_gui.ui.words.table_talk import who_words
from scopa_gui.ui.words.translation import _, decimal, ngettext

_LOOK = 2.2
_LOOK_AT_NOTHING = 0.6
"""Seconds to look at the first cards, at least, and at a table without any."""
_PRAISE = 1.2
"""Seconds for which "Right!" is shown; a wrong answer is shown until a key or a button is pressed."""
_READ_MOVES = 4
"""Number of moves that screen readers can still read."""


class DrillPhase(Enum):
    """Phase of the drill: the page of charts, then what the player is doing in the game."""

    PAGE = "page"
    LOOK = "look"
    CARD = "card"
    ASK = "ask"
    ANSWERED = "answered"


class DrillScreen(ControlScreen):
    """The page of charts first; Start begins the game, Esc goes back to the page and then leaves."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.game = GAMES[0]
        self.drill: Drill | None = None
        self.phase = DrillPhase.PAGE
        self.paused = False
        self.slip: QuestionSlip | None = None
        self.seconds = 0.0
        self._results: list[Result] = []
        self.table = DrillTable(context)
        self._felt = Part()
        self._foot = Part()

    def rules_page(self) -> Push:
        return Push("rules", rules=VARIANTS[self.game[0]].rules_by_players[self.game[1]])

    def open(self) -> None:
        self._results = self.context.recollections().results()
        self.rebuild()

    @property
    def level(self) -> int:
        """The level that the drill has reached, or the one it will begin with."""
        if self.drill is not None:
            return self.drill.level
        found = [result.level for result in self._results if result.where == "drill" and result.level]
        return found[-1] if found else memory_drill.FIRST_LEVEL

    @property
    def _running(self) -> Drill:
        """The drill that has begun."""
        assert self.drill is not None
        return self.drill

    @property
    def _plays(self) -> bool:
        """True while a card is being played."""
        return self.phase is DrillPhase.CARD

    # The page

    def content(self) -> Part:
        if self.phase is not DrillPhase.PAGE:
            return self._game()
        level = _("Level {level}: a card every {seconds} s.")
        level = level.format(level=self.level, seconds=decimal(seconds_at(self.level)))
        answers = self.drill.answers if self.drill is not None else ()
        if answers:
            right = sum(answer.is_right for answer in answers)
            result = _("{right} of {all} right").format(right=right, all=len(answers))
            head: Part = Stack(Words(result, TypeStyle.TITLE, GOLD_DEEP), Words(level, TypeStyle.BODY, INK, lines=2.0))
        else:
            words = _(
                "Strong players play and you watch every card. Now and then they stop and you are asked what you "
                "remember. Right answers speed things up."
            )
            head = Words(f"{words} {level}" if self._results else words)
        head.grow = 0.45
        titles = _("Scopa for two"), _("Scopone for four")
        games = [(game, title, game[0]) for game, title in zip(GAMES, titles, strict=True)]
        by_kind = memory_charts.by_kind(self._results)
        summary = Stack(head, by_kind, Control(Segments("game", "", games, self.game, self._set_game)), gap=1.5)
        charts = memory_charts.charts(self.context, self._results)
        label = _("Once more") if self.drill is not None else _("Start")
        start = Button("start", label, self._start, ButtonKind.PRIMARY)
        return self.full_page(_("Memory"), Row(Paper(summary, share=0.37), Paper(charts, share=0.63), gap=2.0), start)

    def _game(self) -> Part:
        """Return the table, and below it the question between two buttons."""
        pause = Button("pause", _("Carry on") if self.paused else _("Pause"), self._pause)
        stop = Button("stop", _("Stop"), self._to_page)
        self._felt = Drawn(
            lambda brush, _box: self.table.draw_still(brush, self._running, self._names(), plays=self._plays)
        )
        self._foot = Drawn(self._draw_waiting, QuestionSlip.height(self.theme) / self.theme.unit, width=WIDTH)
        foot = Row(
            Stack(Space(), Control(pause), width=150),
            Space(),
            self._foot,
            Space(),
            Stack(Space(), Control(stop), width=150),
        )
        return PageFrame(Stack(Drawn(self._draw_head, 64), self._felt, foot, gap=1.25))

    def _set_game(self, game: tuple[str, int]) -> Answer:
        self.game = game
        return USED

    # Phases

    def _start(self) -> Answer:
        self.drill = memory_drill.begin(*self.game, f"{self.context.seed()}", self.level)
        self.paused = False
        self._look()
        return USED

    def _to_page(self) -> Answer:
        self._results = self.context.recollections().results()
        self.slip = None
        self.table.move = None
        self._turn_to(DrillPhase.PAGE)
        return USED

    def _turn_to(self, phase: DrillPhase) -> None:
        same_controls = (phase is DrillPhase.PAGE) == (self.phase is DrillPhase.PAGE)
        self.phase = phase
        self.seconds = 0.0
        self.table.cards.tidy()
        self.animating = self._is_timed
        if same_controls:
            self._lay()
            self.redraw()
        else:
            self.group.focus = "button:start" if phase is DrillPhase.PAGE else None
            self.group.shows_focus = False
            self.rebuild()

    def _look(self) -> None:
        """Show the first cards of a round."""
        self.table.move = None
        self._turn_to(DrillPhase.LOOK)
        self.context.sound.play("deal")

    def _next(self) -> None:
        """Show the next card, or a question, the next round or the page of charts if it is time for it."""
        before = self._running
        if before.asking:
            self.slip = QuestionSlip(self.context, before.asking[0], self._names(), seated=False)
            self.table.move = None
            self._turn_to(DrillPhase.ASK)
        elif before.is_over:
            self._to_page()
        else:
            self.drill = memory_drill.show(before)
            if self.drill.smazzata != before.smazzata:
                self._look()
            else:
                self._turn_to(DrillPhase.CARD)

    def _names(self) -> tuple[str, ...]:
        return COMPANIONS[memory_drill.PLAYER][: self._running.players]

    # Time

    @property
    def _is_timed(self) -> bool:
        """True if this phase ends by itself; after a wrong answer it does not, so that the right one can be read."""
        was_right = self.phase is DrillPhase.ANSWERED and self.drill is not None and self.drill.answers[-1].is_right
        return (was_right or self.phase in (DrillPhase.LOOK, DrillPhase.CARD)) and not self.paused

    def update(self, dt: float) -> Answer:
        if not self.animating:
            return None
        self.dirty = self.dirty or (self.table.move is not None and self.seconds <= self.table.duration)
        drill = self._running
        before = self.seconds
        self.seconds += dt
        for at, sound in self.table.cues(drill.shown[-1].move.card) if self._plays else ():
            if before <= max(0.0, at) < self.seconds:
                self.context.sound.play(sound)
        look = max(_LOOK, drill.pace) if drill.first_table else _LOOK_AT_NOTHING
        play = max(drill.pace, self.table.duration)
        if self.seconds >= {DrillPhase.LOOK: look, DrillPhase.CARD: play, DrillPhase.ANSWERED: _PRAISE}[self.phase]:
            if self.phase is DrillPhase.ANSWERED:
                self.slip = None
            self._next()
        return None

    def rest(self) -> bool:
        return self.table.cards.forget_unseen()

    def _pause(self) -> Answer:
        self.paused = not self.paused
        self.animating = self._is_timed
        return self.rebuild()

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.phase is DrillPhase.PAGE:
            focused = self.group.focused
            # While the choice of the game has the focus, the arrows and Space are its own.
            is_free = focused is None or focused.name == "choice:game"
            starts = isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command)
            return self._start() if starts and is_free else super().handle(intent)
        self.dirty = True
        if isinstance(intent, Back):
            return self._to_page()
        if self.phase is DrillPhase.ASK:
            return self._answer_question(intent)
        match intent:
            case Key() if PAUSE.is_pressed(intent):
                return self._pause()
            case Key(name="space" | "enter", alt=False, command=False) if self.phase is DrillPhase.ANSWERED:
                return self._carry_on()
            case Key(name="space" | "enter", alt=False, command=False) if not self.group.shows_focus:
                return self._pause()
        answer = self.group.handle(intent)
        if answer is None and self.phase is DrillPhase.ANSWERED and isinstance(intent, Press):
            return self._carry_on()
        return answer

    def _answer_question(self, intent: Intent) -> Answer:
        """Handle an intent while a question waits; an answer is saved and judged at once.

        Keys go to the slip with the question; the mouse also presses the buttons.
        """
        assert self.slip is not None
        answer = None if isinstance(intent, Key) else self.group.handle(intent)
        if self.phase is not DrillPhase.ASK:
            return answer
        before = self.slip.group.focus, self.slip.group.shows_focus
        given = self.slip.answer(intent)
        if given is None:
            return answer or (USED if before != (self.slip.group.focus, self.slip.group.shows_focus) else None)
        question = self.slip.question
        self.drill = memory_drill.answer(self._running, given)
        right = given == question.right
        saved = Result(
            at=self.context.now(),
            where="drill",
            kind=question.kind.value,
            right=right,
            age=question.age,
            rank=question.rank,
            level=self.drill.level,
        )
        self.context.tell(self.context.recollections().add(saved))
        self.context.sound.play("coin" if right else "knock")
        wrong = _("No: {answer}. Press Space to carry on.").format(answer=self.slip.words(question.right))
        self.slip.show_answer(given, _("Right!") if right else wrong)
        self._turn_to(DrillPhase.ANSWERED)
        return USED

    def _carry_on(self) -> Answer:
        """Go on from an answer."""
        self.paused = False
        self.slip = None
        self._next()
        return USED

    def targets(self) -> Mapping[str, pygame.Rect]:
        found = dict(super().targets())
        if self.phase is DrillPhase.ASK and self.slip is not None:
            found |= self.slip.targets()
        return found

    def focused(self) -> str | None:
        return self.slip.focused() if self.phase is DrillPhase.ASK and self.slip is not None else super().focused()

    def spoken_parts(self) -> Sequence[Spoken]:
        """Return the latest moves in words."""
        if self.phase is DrillPhase.PAGE or self.drill is None:
            return ()
        names = self._names()
        numbered = list(enumerate(self.drill.shown))[-_READ_MOVES:]
        moves = [
            Spoken(f"move:{number}", SpokenRole.TEXT, who_words(names[played.seat], played.move), live=True)
            for number, played in numbered
        ]
        return group_of("happened", _("What happened"), moves)

    # Pictures of the game

    def arrange(self) -> None:
        super().arrange()
        if self.phase is not DrillPhase.PAGE:
            self._lay()

    def _lay(self) -> None:
        """Lay out the cards on the table, and the question."""
        self.table.lay(self._running, self.theme, self._felt.rect, plays=self._plays)
        if self.slip is not None:
            self.slip.place(self._foot.rect, self.theme)

    def _draw_head(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw the title, a lozenge for each question, and the speed."""
        drill = self._running
        given = [None if one.given is None else one.is_right for one in drill.answers]
        pips = Drawn(lambda brush, box: draw_pips(brush, box, given, LENGTH), 40)
        plate = Panel(pips, (1.5, 0.0), radius=12, alpha=225, raised=False, grow=0.0)
        level = Words(_("Level {level}").format(level=drill.level), TypeStyle.HEADING, IVORY, align="right", most=1.0)
        pace = _("a card every {seconds} s").format(seconds=decimal(drill.pace))
        speed: Part = Stack(level, Words(pace, TypeStyle.NOTE, IVORY_SOFT, align="right", most=1.0), gap=0.0)
        if brush.theme.has_frieze:
            styled = ((level.words, TypeStyle.HEADING), (pace, TypeStyle.NOTE))
            width = max(brush.text.width(words, style, brush.theme) for words, style in styled)
            speed = Row(Space(), Panel(speed, (1.5, 0.0), width=width / brush.theme.unit + 25), gap=0.0)
        Row(Title(_("Memory")), Stack(Space(), plate, Space(), width=384), speed, gap=2.0).paint(brush, box)

    def _draw_waiting(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw how many cards come before the next question, in the place of the question."""
        if self.slip is not None:
            return
        title = _("A new round") if self.phase is DrillPhase.LOOK else _("Watch every card")
        left = memory_drill.cards_until_asked(self._running) + self._plays
        line = ngettext("Questions after {count} more card", "Questions after {count} more cards", left)
        words = Stack(
            Words(_("Paused") if self.paused else title, TypeStyle.HEADING, IVORY, align="centre"),
            Words(line.format(count=left), TypeStyle.NOTE, IVORY_SOFT, align="centre"),
            gap=0.0,
        )
        Overlay(Panel(words, (2.0, 0.75), alpha=225, raised=False), 460).paint(brush, box)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        if self.phase is DrillPhase.PAGE:
            return
        brush = self.brush(surface)
        self.table.draw_moving(brush, self.seconds)
        if self.slip is not None:
            self.slip.draw(brush)
