"""The drill of memory: cards go by, one after the other, then come questions. Before and after it a page of charts.

How it goes on is in coach/memory/memory_drill.py; here are the clock, the keys and the two screens: the page (its
charts are in memory_charts.py) and the game (drill_table.py).
"""

from collections.abc import Mapping, Sequence
from enum import Enum

import pygame

from scopa_gui.coach.memory import memory_drill
from scopa_gui.coach.memory.memory_drill import GAMES, Drill, seconds_at
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.store.recollections import Result
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.intents import Back, Intent, Key, Press
from scopa_gui.ui.kit.layout import Control, Drawn, Paper, Part, Row, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import PageFrame, draw_heading
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.spoken import Spoken, SpokenRole, group_of
from scopa_gui.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.fields import Segments
from scopa_gui.ui.kit.widgets.widget import Brush
from scopa_gui.ui.pages.bindings import PAUSE
from scopa_gui.ui.pages.control_screen import ControlScreen
from scopa_gui.ui.pictures.cards_with_words import draw_cards_with_words
from scopa_gui.ui.practice.drill import memory_charts
from scopa_gui.ui.practice.drill.drill_table import DrillTable, draw_progress, draw_waiting
from scopa_gui.ui.table.companions.question_slip import WIDTH, QuestionSlip
from scopa_gui.ui.words.level_names import COMPANIONS
from scopa_gui.ui.words.table_talk import who_words
from scopa_gui.ui.words.translation import _, decimal

_LOOK = 2.2
"""Seconds to look at a first table."""
_PRAISE = 1.2
"""Seconds for telling that an answer was right; the right one for a wrong stands until a key or button is pressed."""
_TOLD = 4
"""Moves that can still be read by who does not see them."""


class DrillPhase(Enum):
    """Phase of the drill."""

    PAGE = "page"
    LOOK = "look"
    CARD = "card"
    ASK = "ask"
    TOLD = "told"


class DrillScreen(ControlScreen):
    """A page with the figures first; Start begins, Esc comes back to the page and then leaves."""

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
        self._heard = 0
        self._felt = Part()
        self._foot = Part()

    def rules_page(self) -> Push:
        return Push("rules", rules=VARIANTS[self.game[0]].rules_by_players[self.game[1]])

    def open(self) -> None:
        self._results = self.context.recollections().results()
        self.rebuild()

    @property
    def level(self) -> int:
        """The level to begin with, or that the drill has reached."""
        if self.drill is not None:
            return self.drill.level
        found = [result.level for result in self._results if result.where == "drill" and result.level]
        return found[-1] if found else memory_drill.FIRST_LEVEL

    # The page

    def content(self) -> Part:
        if self.phase is not DrillPhase.PAGE:
            return self._game()
        words = _("Once more") if self.drill is not None else _("Start")
        body = Row(Paper(self._summary(), share=0.37), Paper(self._charts(), share=0.63), gap=2.0)
        return self.full_page(_("Memory"), body, Button("start", words, self._start, ButtonKind.PRIMARY))

    def _summary(self) -> Part:
        """Return the description of the drill, or its result, what is remembered, and the choice of the game."""
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
            head = Words(f"{words} {level}" if self._results else words, TypeStyle.BODY, INK_SOFT)
        head.grow = 0.45
        titles = _("Scopa for two"), _("Scopone for four")
        games = [(game, title, game[0]) for game, title in zip(GAMES, titles, strict=True)]
        return Stack(
            head,
            memory_charts.by_kind(self._results, self.context.settings.deck),
            Control(Segments("game", "", games, self.game, self._set_game)),
            gap=1.5,
        )

    def _charts(self) -> Part:
        if not self._results:
            words = _("Here you will see which cards you remember, for how long, and how you improve.")
            hand = ("7D", "FS", "", "", "")
            return Drawn(lambda brush, box: draw_cards_with_words(brush, self.context.cards(), box, words, hand))
        low = Row(memory_charts.by_age(self._results), memory_charts.by_time(self._results), gap=4.0, grow=0.48)
        return Stack(memory_charts.by_rank(self.context, self._results), low, gap=2.0)

    def _set_game(self, game: tuple[str, int]) -> Answer:
        self.game = game
        return USED

    # How it goes on

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
        self.animating = self._goes_on
        if same_controls:
            self._lay()
            self.redraw()
        else:
            self.group.focus = "button:start" if phase is DrillPhase.PAGE else None
            self.group.shows_focus = False
            self.rebuild()

    def _look(self) -> None:
        """A first table: time to look at it."""
        self.table.move = None
        self._turn_to(DrillPhase.LOOK)
        self.context.sound.play("deal")

    def _next(self) -> None:
        """A card more, or what comes instead: a question, another table, the end."""
        assert self.drill is not None
        if self.drill.asking:
            self.slip = QuestionSlip(self.context, self.drill.asking[0], self._names(), seated=False)
            self.table.move = None
            self._turn_to(DrillPhase.ASK)
        elif self.drill.is_over:
            self._to_page()
        else:
            before = self.drill
            self.drill = memory_drill.show(before)
            if self.drill.smazzata != before.smazzata:
                self._look()
            else:
                self._heard = 0
                self._turn_to(DrillPhase.CARD)

    def _names(self) -> tuple[str, ...]:
        assert self.drill is not None
        return COMPANIONS[memory_drill.PLAYER][: self.drill.players]

    def _answer(self, given: int) -> None:
        """Keep an answer, and tell whether it was right."""
        assert self.drill is not None
        assert self.slip is not None
        question = self.slip.question
        self.drill = memory_drill.answer(self.drill, given)
        right = given == question.right
        now = self.context.now()
        level = self.drill.level
        kind = question.kind.value
        age = question.age
        rank = question.rank
        saved = Result(at=now, where="drill", kind=kind, right=right, age=age, rank=rank, level=level)
        self.context.tell(self.context.recollections().add(saved))
        self.context.sound.play("coin" if right else "knock")
        self.slip.tell(
            given,
            _("Right!")
            if right
            else _("No: {answer}. Press Space to carry on.").format(answer=self.slip.words(question.right)),
        )
        self._turn_to(DrillPhase.TOLD)

    # Time

    @property
    def _goes_on(self) -> bool:
        """True if the next thing comes by itself: not after a wrong answer, so that the right one can be read."""
        was_right = self.phase is DrillPhase.TOLD and self.drill is not None and self.drill.answers[-1].is_right
        return (was_right or self.phase in (DrillPhase.LOOK, DrillPhase.CARD)) and not self.paused

    def update(self, dt: float) -> Answer:
        if not self.animating:
            return None
        self.dirty = self.dirty or (self.table.move is not None and self.seconds <= self.table.duration)
        self.seconds += dt
        assert self.drill is not None
        if self._plays:
            cues = self.table.cues(self.drill.shown[-1].move.card)
            while self._heard < len(cues) and self.seconds >= cues[self._heard][0]:
                self.context.sound.play(cues[self._heard][1])
                self._heard += 1
        if self.seconds >= self._lasts():
            if self.phase is DrillPhase.TOLD:
                self.slip = None
            self._next()
        return None

    def rest(self) -> bool:
        return self.table.cards.forget_unseen()

    def _lasts(self) -> float:
        """Seconds for which this phase goes on."""
        assert self.drill is not None
        if self.phase is DrillPhase.TOLD:
            return _PRAISE
        if self.phase is DrillPhase.LOOK:
            return max(_LOOK, self.drill.pace) if self.drill.first_table else 0.6
        return max(self.drill.pace, self.table.duration)

    def _pause(self) -> Answer:
        self.paused = not self.paused
        self.animating = self._goes_on
        self.rebuild()
        return USED

    # Intents

    def handle(self, intent: Intent) -> Answer:
        if self.phase is DrillPhase.PAGE:
            focused = self.group.focused
            # Where the choice of the game has the focus, that has the arrows and Space.
            is_free = focused is None or focused.name == "choice:game"
            starts = isinstance(intent, Key) and intent.name == "enter" and not (intent.alt or intent.command)
            return self._start() if starts and is_free else super().handle(intent)
        self.dirty = True
        if isinstance(intent, Back):
            return self._to_page()
        if self.phase is DrillPhase.ASK:
            return self._asked(intent)
        match intent:
            case Key() if PAUSE.is_pressed(intent):
                return self._pause()
            case Key(name="space" | "enter", alt=False, command=False) if self.phase is DrillPhase.TOLD:
                return self._go_on()
            case Key(name="space" | "enter", alt=False, command=False) if not self.group.shows_focus:
                return self._pause()
        answer = self.group.handle(intent)
        if answer is None and self.phase is DrillPhase.TOLD and isinstance(intent, Press):
            return self._go_on()
        return answer

    def _asked(self, intent: Intent) -> Answer:
        """While a question waits: the keys are for the slip, the mouse for the two buttons as well."""
        assert self.slip is not None
        answer = None if isinstance(intent, Key) else self.group.handle(intent)
        if self.phase is not DrillPhase.ASK:
            return answer
        before = self.slip.group.focus, self.slip.group.shows_focus
        given = self.slip.answer(intent)
        if given is not None:
            self._answer(given)
            return USED
        return answer or (USED if before != (self.slip.group.focus, self.slip.group.shows_focus) else None)

    def _go_on(self) -> Answer:
        """The truth has been read."""
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
        """The cards as they are played, the last of them."""
        if self.phase is DrillPhase.PAGE or self.drill is None:
            return ()
        names = self._names()
        deck = self.context.settings.deck
        numbered = list(enumerate(self.drill.shown))[-_TOLD:]
        moves = [
            Spoken(f"move:{number}", SpokenRole.TEXT, who_words(names[played.seat], played.move, deck), live=True)
            for number, played in numbered
        ]
        return group_of("happened", _("What happened"), moves)

    # Pictures of the game

    @property
    def _plays(self) -> bool:
        """True while a card is on its way."""
        return self.phase is DrillPhase.CARD

    def _game(self) -> Part:
        """Return the table, with the slip and two buttons below it."""
        pause = Button("pause", _("Carry on") if self.paused else _("Pause"), self._pause)
        stop = Button("stop", _("Stop"), self._to_page)
        self._felt = Drawn(self._draw_table)
        self._foot = Drawn(self._draw_waiting, QuestionSlip.height(self.theme) / self.theme.unit, width=WIDTH)
        foot = Row(
            Stack(Space(), Control(pause), width=150),
            Space(),
            self._foot,
            Space(),
            Stack(Space(), Control(stop), width=150),
        )
        return PageFrame(Stack(Drawn(self._draw_head, 60), self._felt, foot, gap=1.25))

    def arrange(self) -> None:
        super().arrange()
        if self.phase is not DrillPhase.PAGE:
            self._lay()

    def _lay(self) -> None:
        """Set the present places of everything."""
        assert self.drill is not None
        self.table.lay(self.drill, self.theme, self._felt.rect, plays=self._plays)
        if self.slip is not None:
            self.slip.place(self._foot.rect, self.theme)

    def _draw_head(self, brush: Brush, box: pygame.Rect) -> None:
        assert self.drill is not None
        title = pygame.Rect(box.left, box.top, brush.theme.px(300), brush.theme.px(56))
        draw_heading(brush, title, _("Memory"))
        draw_progress(brush, box, self.drill)

    def _draw_table(self, brush: Brush, _box: pygame.Rect) -> None:
        assert self.drill is not None
        self.table.draw_still(brush, self.drill, self._names(), plays=self._plays)

    def _draw_waiting(self, brush: Brush, box: pygame.Rect) -> None:
        """Draw how many cards come before the questions, in the place of the slip."""
        assert self.drill is not None
        if self.slip is not None:
            return
        title = _("A new round") if self.phase is DrillPhase.LOOK else _("Watch every card")
        left = memory_drill.cards_until_asked(self.drill) + self._plays
        draw_waiting(brush, box, _("Paused") if self.paused else title, left)

    def draw_movers(self, surface: pygame.Surface) -> None:
        super().draw_movers(surface)
        if self.phase is DrillPhase.PAGE:
            return
        brush = self.brush(surface)
        self.table.draw_moving(brush, self.seconds)
        if self.slip is not None:
            self.slip.draw(brush)
