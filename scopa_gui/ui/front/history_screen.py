"""The matches played: last played first on the left; on the right how the chosen one went, what its review found."""

from collections import Counter
from collections.abc import Iterable, Sequence

import pygame

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import saved_reviews
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.coach.review.stored_record import record_of
from scopa_gui.engine.moves import IllegalMove, move_named
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import rules_from
from scopa_gui.store.archive import Stored
from scopa_gui.store.statistics import opponent_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import USED, Answer, Pop, Push
from scopa_gui.ui.kit.theme import BRASS, INK, INK_SOFT, SLATE, TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item, Listing
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.copying import copy, text_of_stored
from scopa_gui.ui.pages.list_and_detail import ListAndDetail
from scopa_gui.ui.pictures.portrait_rows import PortraitRows
from scopa_gui.ui.play.match_end.how_decided import Ending, How, account, headline
from scopa_gui.ui.play.match_end.match_chart import draw_progress
from scopa_gui.ui.practice.answer_chart import RIGHT, WRONG
from scopa_gui.ui.review.grade_chart import draw_grades
from scopa_gui.ui.words.level_names import COMPANIONS, level_name, portrait_of
from scopa_gui.ui.words.matches import day_words, game_of, is_won, result_words
from scopa_gui.ui.words.sides import sides_of
from scopa_gui.ui.words.translation import _, decimal

MOST = 500
"""Matches that are listed."""


class HistoryScreen(ListAndDetail):
    """The matches of these numbers, which are over; one of them can be reviewed, whenever it was played."""

    share = 0.37
    list_name = "list:matches"
    entered = "button:review"
    below = (
        ("button:new", 240),
        ("button:review", 210),
        ("button:deal", 210),
        ("button:copy", 170),
        ("button:back", 170),
    )

    def __init__(self, context: Context, matches: Sequence[int]) -> None:
        super().__init__(context)
        self._matches = {str(match.id): match for match in context.archive.matches(matches[:MOST])}
        self._chosen = next(iter(self._matches), "")
        self._judged: dict[str, list[Verdict]] = {}
        self._faces = PortraitRows(context.portraits)

    def open(self) -> None:
        """A review may have found something since."""
        self._judged.clear()
        self.redraw()

    # Controls

    def build(self) -> list[Widget]:
        has_room = self.theme.text_scale <= 1.0  # where type is larger, the line needs all of the row
        items = [
            Item(
                key,
                game_of(match),
                _line(match),
                RIGHT if is_won(match) else WRONG,
                picture=_portrait(match) if has_room else None,
            )
            for key, match in self._matches.items()
        ]
        listing = Listing("matches", items, self._chosen, self._choose, self._faces)
        back = Button("back", _("Back"), Pop)
        if not items:
            return [listing, Button("new", _("New match"), lambda: Push("new_match"), ButtonKind.PRIMARY), back]
        review = Button("review", _("Review"), self._review, ButtonKind.PRIMARY)
        deal = Button("deal", _("The deal"), self._deal)
        take = Button("copy", _("Copy"), self.copy)
        return [listing, review, deal, take, back]

    def _deal(self) -> Answer:
        """Its deal, to be played again."""
        stored = self.context.archive.match(int(self._chosen)) if self._matches else None
        record = record_of(stored)
        if stored is None or record is None:
            self.context.say(_("This match comes from another version of the game and cannot be dealt again."))
            return USED
        return Push("deal", record=record, seats=stored.seats)

    def copy(self) -> Answer:
        if not self._matches:
            return USED
        return copy(self.context, text_of_stored(self.context.archive.match(int(self._chosen))))

    def heading(self) -> str:
        return _("Your matches")

    def _choose(self, key: str) -> Answer:
        self._chosen = key
        self.redraw()
        return USED

    def _review(self) -> Answer:
        return Push("review", match=int(self._chosen)) if self._matches else USED

    # Pictures

    def draw_still(self, surface: pygame.Surface) -> None:
        super().draw_still(surface)
        brush = self.brush(surface)
        theme = self.theme
        inner = self.inner
        match = self._matches.get(self._chosen)
        if match is None:
            self.draw_nothing(surface, _("You haven’t finished a match yet. This page fills up after the first one."))
            return
        found = pygame.Rect(inner.left, inner.bottom - theme.px(128), inner.width, theme.px(128))
        ending = ending_in(match)
        if ending is None:
            self.draw_subject(surface, inner, _line(match), "")
        else:
            sides = sides_of(match.seats, ending.rules.sides, self.context.settings.deck)
            top = self.draw_subject(surface, inner, headline(ending, sides), account(ending, sides.deck), 2.6)
            chart = pygame.Rect(inner.left, top, inner.width, found.top + theme.space(1) - top - theme.space(3))
            brush.panel(chart, SLATE, line=BRASS, radius=14, raised=False)
            draw_progress(brush, chart.inflate(-2 * theme.px(18), -2 * theme.px(12)), ending, sides)
        self._draw_found(surface, found)

    def _draw_found(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the judge's verdicts on my moves so far, by grade."""
        theme = self.theme
        brush = self.brush(surface)
        verdicts = self._verdicts()
        head = pygame.Rect(box.left, box.top, box.width, theme.px(36))
        if not verdicts:
            words = _("Not reviewed yet: the review judges every move of this match.")
            brush.write(box, words, TypeStyle.QUOTE, INK_SOFT)
            return
        brush.write(head, _("Your moves"), TypeStyle.LABEL, INK)
        lost = sum(verdict.lost for verdict in verdicts if verdict.grade > Grade.BEST)
        words = _("Points lost: {points}").format(points=decimal(lost))
        brush.write(head, words, TypeStyle.NOTE, INK_SOFT, align="right")
        draw_grades(
            brush,
            pygame.Rect(box.left, head.bottom, box.width, box.height - head.height),
            Counter(found.grade for found in verdicts),
        )

    def _verdicts(self) -> list[Verdict]:
        """Return the saved verdicts on my own moves; read once for each match that is selected."""
        if self._chosen not in self._judged:
            archive = self.context.archive
            match = int(self._chosen)
            stored = archive.match(match)
            self._judged[self._chosen] = [] if stored is None else list(_own(stored, archive.training.verdicts(match)))
        return self._judged[self._chosen]


def _own(stored: Stored, plain: dict[int, dict[str, object]]) -> Iterable[Verdict]:
    """The verdicts on the moves of seat 0."""
    if not plain:
        return
    try:
        record = Record(rules_from(stored.rules), stored.seed, tuple(map(move_named, stored.moves)))
        saved = saved_reviews(plain, record.moves)
        mine = [turn.number for turn in turns_of(record)]
    except (ValueError, IllegalMove):
        return
    yield from (saved[number].verdict for number in mine if number in saved)


def ending_in(match: Stored) -> Ending | None:
    """Return how a match of the archive ended; None if the version that wrote it saved less of it."""
    outcome = match.outcome or {}
    try:
        rules = rules_from(match.rules)
        gains = tuple(tuple(int(points) for points in gain) for gain in outcome["smazzate"])
        ending = Ending(rules, int(outcome["winner"]), gains, How(outcome["how"]))
    except (KeyError, TypeError, ValueError):
        return None
    whole = (
        gains
        and all(len(gain) == rules.sides for gain in gains)
        and 0 <= ending.winner < rules.sides
        and len(match.seats) == rules.players
    )
    return ending if whole else None


def _portrait(match: Stored) -> str | None:
    """Return the portrait for a match: that of the opponent opposite, unless it was a person."""
    level = opponent_of(match.seats)
    return portrait_of(level_name(level)) if level in COMPANIONS else None


def _line(match: Stored) -> str:
    return f"{day_words(match.touched)}, {level_name(opponent_of(match.seats))}: {result_words(match)}"
