"""A match looked at again: my moves on the left, each with how good it was; on the right what it cost, why, and what was better."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from scopa_gui.coach.review import Reviewer, Turn, turns_of
from scopa_gui.coach.verdict import Grade, Verdict
from scopa_gui.engine.cards import Card, cards_of
from scopa_gui.ui import shapes
from scopa_gui.ui.anim.plan import Placement
from scopa_gui.ui.context import Context
from scopa_gui.ui.intents import Intent, Key
from scopa_gui.ui.notices import sentence_of
from scopa_gui.ui.scene import USED, Answer, Pop
from scopa_gui.ui.sheets import TwoSheets
from scopa_gui.ui.sprites import RATIO, Faces, size_of
from scopa_gui.ui.table.speech import deed_words, move_words, sentence
from scopa_gui.ui.theme import BAIZE, GOLD, INK, INK_SOFT, IVORY_SOFT, PAPER_DEEP, WINE_BRIGHT, Colour, Style
from scopa_gui.ui.verdicts import cause_sentence, grade_words, loss_words, part_name
from scopa_gui.ui.widgets.base import Widget
from scopa_gui.ui.widgets.button import Button, Kind
from scopa_gui.ui.widgets.listing import Item, Listing
from scopa_gui.ui.words import _, card_name

DOTS: Mapping[Grade, Colour] = {
    Grade.BEST: (52, 138, 84), Grade.GOOD: (104, 168, 104), Grade.INACCURACY: (226, 186, 60), Grade.MISTAKE: (226, 138, 46),
    Grade.BLUNDER: (204, 70, 44), Grade.DISASTER: (130, 26, 30),
}
_LEAST = 0.05
"""Points: a smaller part of a loss is not shown."""
_LOST: Colour = (176, 70, 48)
_GAINED: Colour = (72, 132, 84)


def review_of(context: Context, match: int) -> "Review | None":
    """The review of a match in the archive; None, and a word why, when it cannot be reviewed."""
    from scopa_gui.ai.crowd.laws import can_crowd
    from scopa_gui.coach.homework import keep_mistakes
    from scopa_gui.engine.moves import IllegalMove
    from scopa_gui.engine.record import record_from

    stored = context.archive.match(match)
    try:
        assert stored is not None
        record = record_from({"rules": stored.rules, "seed": stored.seed, "moves": stored.moves})
        turns = list(turns_of(record, stored.seats))
        assert turns
    except (AssertionError, ValueError, IllegalMove):
        context.say(_("A match that was written by another version of the game cannot be reviewed."))
        return None
    if not can_crowd(record.rules):
        context.say(_("This match cannot be reviewed: its rules of capture are not known to the judge."))
        return None

    def learn(judged: Sequence[tuple[Turn, Verdict]]) -> None:
        notice = keep_mistakes(context.archive.training, match, record, judged, context.now())
        if notice is not None:
            context.say(sentence_of(notice))

    return Review(context, turns, learn=learn)


class Review(TwoSheets):
    """Verdicts come one by one, worked out beside the window; what is shown fills as they come. `learn` is given them at the end."""

    share = 0.36
    list_name = "list:moves"
    below = (("button:back", 200), ("button:next", 260))

    def __init__(self, context: Context, turns: Sequence[Turn], reviewer: Reviewer | None = None,
                 learn: Callable[[Sequence[tuple[Turn, Verdict]]], None] = lambda judged: None) -> None:
        super().__init__(context)
        self.turns = list(turns)
        self.verdicts: dict[int, Verdict] = {}
        self._learn = learn
        self._reviewer = reviewer or Reviewer(self.turns, context.wake)
        self._chosen = 0
        self._opened = False

    def open(self) -> None:
        if not self._opened:
            self._opened = True
            self._reviewer.start()

    def close(self) -> None:
        self._reviewer.close()
        self._learn([(turn, self.verdicts[turn.number]) for turn in self.turns if turn.number in self.verdicts])

    def update(self, dt: float) -> Answer:
        found = self._reviewer.poll()
        if found:
            self.verdicts.update(found)
            self._list().items = self._items()
            self.redraw()
        return None

    # Controls

    def build(self) -> list[Widget]:
        listing = Listing("moves", self._items(), str(self._chosen), self._choose)
        return [listing, Button("next", _("Next mistake (N)"), self._next), Button("back", _("Back"), Pop, Kind.PRIMARY)]

    def _list(self) -> Listing:
        found = self.group.widget("list:moves")
        assert isinstance(found, Listing)
        return found

    def _items(self) -> list[Item]:
        deck = self.context.settings.deck
        found = []
        for place, turn in enumerate(self.turns):
            verdict = self.verdicts.get(turn.number)
            line = "..." if verdict is None else grade_words(verdict.grade)
            found.append(Item(str(place), sentence(f"{card_name(turn.move.card, deck)}: {deed_words(turn.move)}"), line, None if verdict is None else DOTS[verdict.grade]))
        return found

    def heading(self) -> str:
        return _("Review")

    def handle(self, intent: Intent) -> Answer:
        match intent:
            case Key(name="n", alt=False, command=False):
                return self._next()
        return super().handle(intent)

    def _choose(self, key: str) -> Answer:
        self._chosen = int(key)
        self.redraw()
        return USED

    def _next(self) -> Answer:
        """The next of my moves that was at least an inaccuracy, from the chosen one on and round."""
        count = len(self.turns)
        for step in range(1, count + 1):
            place = (self._chosen + step) % count
            verdict = self.verdicts.get(self.turns[place].number)
            if verdict is not None and verdict.grade >= Grade.INACCURACY:
                self._list().show(str(place))
                return self._choose(str(place))
        return USED

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        theme, text = self.theme, self.context.text
        progress = pygame.Rect(self.sheets[1].left, theme.px(24), self.sheets[1].width, theme.px(44))
        text.draw(surface, progress, self._progress(), Style.NOTE, theme, IVORY_SOFT, align="right")
        if self.turns:
            self._draw_turn(surface, self.sheets[1].inflate(-2 * theme.space(4), -2 * theme.space(3)))

    def _progress(self) -> str:
        """How far the judge has come, or what all moves together gave away."""
        done = len(self.verdicts)
        if done < len(self.turns):
            return _("{done} of {all} moves looked at").format(done=done, all=len(self.turns))
        lost = sum(verdict.lost for verdict in self.verdicts.values() if verdict.grade > Grade.BEST)
        return _("Given away in all: {points} points").format(points=f"{lost:.1f}")

    def _draw_turn(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        theme, text = self.theme, self.context.text
        turn = self.turns[self._chosen]
        verdict = self.verdicts.get(turn.number)
        head = pygame.Rect(box.left, box.top, box.width, theme.px(40))
        place = _("Smazzata {number}").format(number=turn.smazzata)
        text.draw(surface, head, place, Style.NOTE, theme, INK_SOFT, align="right")
        title = grade_words(verdict.grade) if verdict is not None else _("Still being looked at ...")
        text.draw(surface, head, title, Style.HEADING, theme, INK)
        best = None if verdict is None else verdict.best.card
        felt = pygame.Rect(box.left, head.bottom + theme.space(1), box.width, round(box.height * 0.46))
        self._draw_cards(surface, felt, turn, best)
        below = pygame.Rect(box.left, felt.bottom + theme.space(1.5), box.width, box.bottom - felt.bottom - theme.space(1.5))
        if verdict is not None:
            self._draw_verdict(surface, below, turn, verdict)

    def _draw_cards(self, surface: pygame.Surface, felt: pygame.Rect, turn: Turn, best: Card | None) -> None:
        """The table above, my hand below; a gold frame round the best card, a red one round another that was played."""
        theme = self.theme
        shapes.panel(surface, felt, theme, BAIZE, radius=14, raised=False)
        gap = theme.space(1.5)
        high = (felt.height - 3 * gap) // 2
        for row, cards in enumerate((cards_of(turn.view.table), cards_of(turn.view.hand))):
            middle = felt.top + gap + row * (high + gap) + high // 2
            self._draw_row(surface, pygame.Rect(felt.left + gap, middle - high // 2, felt.width - 2 * gap, high), cards, (turn.move.card, best))

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, cards: Sequence[Card], marked: tuple[Card, Card | None]) -> None:
        theme, settings = self.theme, self.context.settings
        if not cards:
            return
        gap = theme.px(10)
        high = min(row.height - theme.px(8), round((row.width / len(cards) - gap) / RATIO))
        wide = size_of(high)[0]
        left = row.centerx - (len(cards) * (wide + gap) - gap) // 2
        played, best = marked
        for place, card in enumerate(cards):
            at = Placement(left + place * (wide + gap) + wide / 2, row.centery)
            self.context.sprites.draw(surface, Faces(settings.deck, card, settings.back, high), at)
            if best is not None and card in (played, best):
                colour = GOLD if card == best else WINE_BRIGHT
                rect = pygame.Rect(0, 0, wide + theme.px(8), high + theme.px(8))
                rect.center = (round(at.x), round(at.y))
                surface.blit(shapes.frame(rect.size, theme.px(10), max(2, theme.px(3)), colour), rect)

    def _draw_verdict(self, surface: pygame.Surface, box: pygame.Rect, turn: Turn, verdict: Verdict) -> None:
        """What it cost, what was better, why, and where the points went."""
        theme, text = self.theme, self.context.text
        deck = self.context.settings.deck
        parts = [(part_name(name, deck), lost) for name, lost in verdict.split.items() if abs(lost) >= _LEAST]
        lines = [move_words(turn.move, deck) + ". " + loss_words(verdict)]
        if verdict.grade > Grade.BEST and verdict.best != turn.move:
            lines.append(_("Better: {move}").format(move=move_words(verdict.best, deck)) + ".")
        if verdict.cause is not None:
            lines.append(cause_sentence(verdict.cause, deck))
        wide = box.width if verdict.grade <= Grade.BEST or not parts else round(box.width * 0.56)
        words = pygame.Rect(box.left, box.top, wide, box.height)
        text.draw(surface, words, "\n".join(lines), Style.BODY, theme, INK, valign="top")
        if wide < box.width:
            self._draw_split(surface, pygame.Rect(box.left + wide + theme.space(3), box.top, box.width - wide - theme.space(3), box.height), parts)

    def _draw_split(self, surface: pygame.Surface, box: pygame.Rect, parts: Sequence[tuple[str, float]]) -> None:
        """A bar for each part of the loss, the largest first: red what is lost, green what is gained instead."""
        theme, text = self.theme, self.context.text
        parts = sorted(parts, key=lambda part: -abs(part[1]))
        high = min(theme.px(40), box.height // max(1, len(parts)))
        most = max(abs(lost) for _name, lost in parts)
        room = box.width * 30 // 100
        for place, (name, lost) in enumerate(parts):
            row = pygame.Rect(box.left, box.top + place * high, box.width, high)
            label = pygame.Rect(row.left, row.top, row.width * 48 // 100, high)
            text.draw(surface, label, name, Style.NOTE, theme, INK)
            bar = pygame.Rect(label.right, row.centery - high // 6, max(3, round(room * abs(lost) / most)), max(4, high // 3))
            shapes.panel(surface, bar, theme, _LOST if lost > 0 else _GAINED, radius=4, raised=False)
            number = pygame.Rect(row.right - theme.px(58), row.top, theme.px(58), high)
            text.draw(surface, number, f"{-lost:+.2f}".replace("-", "\N{MINUS SIGN}"), Style.SMALL, theme, INK_SOFT, align="right")
            surface.fill(PAPER_DEEP, (row.left, row.bottom - 1, row.width, 1))
