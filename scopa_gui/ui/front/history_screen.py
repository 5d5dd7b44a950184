"""List of finished matches, the latest first; next to it a chart of the chosen one and the grades of my moves."""

from collections import Counter
from collections.abc import Sequence

from scopa_gui.coach.judging.verdict import Grade, Verdict
from scopa_gui.coach.judging.verdict_records import saved_reviews
from scopa_gui.coach.review.replay import turns_of
from scopa_gui.engine.rules import rules_from
from scopa_gui.game.stored_match import PlayedMatch, match_to_review
from scopa_gui.store.archive import Stored
from scopa_gui.store.statistics import opponent_of
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.charts import RIGHT, WRONG
from scopa_gui.ui.kit.layout import Drawn, Part, Space, Stack, Words
from scopa_gui.ui.kit.page_parts import Panel, section, subject
from scopa_gui.ui.kit.scene import USED, Answer, Push
from scopa_gui.ui.kit.theme import TypeStyle
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.listing import Item
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.copying import copy, text_of_stored
from scopa_gui.ui.pages.list_page import MatchListPage
from scopa_gui.ui.play.match_end.match_chart import draw_progress
from scopa_gui.ui.play.match_end.match_ending import Ending, How, account, headline
from scopa_gui.ui.review.report_charts import moves_by_grade
from scopa_gui.ui.words.level_names import COMPANIONS, level_name, portrait_of
from scopa_gui.ui.words.matches import day_words, game_of, is_won, result_words
from scopa_gui.ui.words.sides import sides_of
from scopa_gui.ui.words.translation import _, decimal

MOST = 500
"""Number of matches that are listed at most."""


class HistoryScreen(MatchListPage[Stored]):
    """List of the finished matches with these numbers; any of them can be reviewed, copied or dealt again."""

    entered = "button:review"

    def __init__(self, context: Context, matches: Sequence[int]) -> None:
        super().__init__(context)
        self.matches = {str(match.id): match for match in context.archive.matches(matches[:MOST])}
        self.chosen = next(iter(self.matches), "")

    def open(self) -> None:
        """Read the verdicts again: there may have been a review."""
        self.rebuild()

    def heading(self) -> str:
        return _("Your matches")

    def item(self, key: str, match: Stored) -> Item:
        opponent = opponent_of(match.seats)
        has_portrait = opponent in COMPANIONS and self.theme.text_scale <= 1.0  # larger type needs all of the row
        portrait = portrait_of(level_name(opponent)) if has_portrait else None
        return Item(key, game_of(match), _line(match), RIGHT if is_won(match) else WRONG, picture=portrait)

    def actions(self, match: Stored) -> Sequence[Widget]:
        return (
            Button("review", _("Review"), lambda: Push("review", match=match.id), ButtonKind.PRIMARY),
            Button("deal", _("The deal"), lambda: self._deal(match)),
            Button("copy", _("Copy"), self.copy),
        )

    def _deal(self, match: Stored) -> Answer:
        """Open the screen for playing the deal of this match again."""
        stored = self.context.archive.match(match.id)
        played = None if stored is None else match_to_review(stored)
        if not isinstance(played, PlayedMatch):
            return self.context.reply(_("This match comes from another version of the game and cannot be dealt again."))
        return Push("deal", record=played.record, seats=played.seats)

    def copy(self) -> Answer:
        if not self.matches:
            return USED
        return copy(self.context, text_of_stored(self.context.archive.match(int(self.chosen))))

    def none(self) -> Part:
        return self.nothing(_("You haven’t finished a match yet. This page fills up after the first one."))

    def about(self, match: Stored) -> Part:
        ending = ending_in(match)
        if ending is None:
            return Stack(subject(_line(match)), Space(), self._found())
        sides = sides_of(match.seats, ending.rules.sides)
        chart = Panel(Drawn(lambda brush, box: draw_progress(brush, box, ending, sides)), raised=False)
        return Stack(subject(headline(ending, sides), account(ending)), chart, self._found(), gap=2.0)

    def _found(self) -> Part:
        """Return the judge's verdicts on my moves so far, by grade."""
        verdicts = self.verdicts()
        if not verdicts:
            words = _("Not reviewed yet: the review judges every move of this match.")
            return Words(words, TypeStyle.QUOTE, valign="middle", lines=3.0)
        lost = sum(verdict.lost for verdict in verdicts if verdict.grade > Grade.BEST)
        points = Words(
            _("Points lost: {points}").format(points=decimal(lost)), TypeStyle.NOTE, align="right", valign="middle"
        )
        return section(
            _("Your moves"), moves_by_grade(Counter(found.grade for found in verdicts)), key=points, grow=0.0
        )

    def verdicts(self) -> list[Verdict]:
        """Return the saved verdicts on my own moves in the chosen match; none if its record is damaged."""
        archive = self.context.archive
        stored = archive.match(int(self.chosen))
        plain = archive.training.verdicts(int(self.chosen))
        played = match_to_review(stored) if stored is not None and plain else None
        if not isinstance(played, PlayedMatch):
            return []
        saved = saved_reviews(plain, played.record.moves)
        return [saved[turn.number].verdict for turn in turns_of(played.record, played.seats) if turn.number in saved]


def ending_in(match: Stored) -> Ending | None:
    """Return the ending of a match of the archive; None if its record is incomplete."""
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


def _line(match: Stored) -> str:
    return f"{day_words(match.touched)}, {level_name(opponent_of(match.seats))}: {result_words(match)}"
