"""The deal of a match: its number, buttons to play or share it, and the Maestro's results in my seat."""

from collections.abc import Callable, Sequence
from functools import partial

from scopa_gui.ai.levels import ADVISER
from scopa_gui.engine.record import Record
from scopa_gui.engine.scoring.sheet import ScoreSheet
from scopa_gui.game.deal_fingerprint import fingerprint
from scopa_gui.game.duplicate import DuplicateQuestion, DuplicateResult, duplicate_worker, results_of
from scopa_gui.game.notation.written_match import SharedDeal, deal_text
from scopa_gui.game.persons import are_several, are_watched
from scopa_gui.game.worker import Handle, Worker
from scopa_gui.ui.context import Context
from scopa_gui.ui.kit.scene import Answer, Home, Push
from scopa_gui.ui.kit.widgets.button import Button, ButtonKind
from scopa_gui.ui.kit.widgets.text_page import Block, BlockKind
from scopa_gui.ui.kit.widgets.widget import Widget
from scopa_gui.ui.pages.copying import copy
from scopa_gui.ui.pages.page_screen import PageScreen
from scopa_gui.ui.words.level_names import level_name
from scopa_gui.ui.words.shared_texts import in_fours
from scopa_gui.ui.words.translation import _

_SHARES = (0.34, 0.28, 0.38)
_NONE = "\N{EN DASH}"


class DealScreen(PageScreen):
    """The deal of a match with these players by seat. Tests give `duplicate`, which makes the Maestro's worker."""

    pictured = ("", "7D", "")

    def __init__(
        self, context: Context, record: Record, seats: Sequence[str], duplicate: Callable[[], Worker] | None = None
    ) -> None:
        super().__init__(context)
        self.record = record
        self.seats = tuple(seats)
        self.mine = results_of(record)
        self.theirs: dict[int, ScoreSheet] = {}
        self._duplicate = duplicate or (lambda: context.watch(duplicate_worker(context.wake)))
        self._worker: Worker | None = None
        self._handle: Handle | None = None

    def rules_page(self) -> Push:
        return Push("rules", rules=self.record.rules)

    @property
    def is_played(self) -> bool:
        """True while the Maestro is playing."""
        return self._handle is not None and not self._handle.is_done and len(self.theirs) < len(self.mine)

    def update(self, dt: float) -> Answer:
        if self._worker is not None and self._worker.poll():
            self.renew()
        return None

    def close(self) -> None:
        if self._worker is not None:
            self._worker.close()

    @property
    def _can_compare(self) -> bool:
        """True if exactly one person played, in whose seat the Maestro can play."""
        return not are_several(self.seats) and not are_watched(self.seats)

    def buttons(self) -> list[Widget]:
        compare = Button("compare", _("Stop") if self.is_played else _("Let the Maestro play"), self._compare)
        compare.enabled = len(self.theirs) < len(self.mine) and self._can_compare
        again = partial(Home, "same_deal", rules=self.record.rules, seed=self.record.seed, seats=self.seats)
        return [
            Button("again", _("Play it again"), again, ButtonKind.PRIMARY),
            compare,
            Button("copy", _("Copy the deal"), self.copy),
        ]

    def copy(self) -> Answer:
        """Copy the deal as text, for somebody else to play."""
        return copy(self.context, deal_text(SharedDeal(self.record.rules, self.record.seed, self.seats)))

    def _compare(self) -> Answer:
        """Let the Maestro play, or stop him."""
        if self._handle is not None and self.is_played:
            self._handle.cancel()
        else:
            if self._worker is None:
                self._worker = self._duplicate()
            self.theirs.clear()

            def take(result: DuplicateResult) -> None:
                self.theirs[result.number] = result.sheet

            self._handle = self._worker.ask(DuplicateQuestion(self.record, self.seats, ADVISER), take)
        return self.rebuild()

    def title(self) -> str:
        return _("The deal")

    def blocks(self) -> list[Block]:
        about = [
            _("Number {number}. Anyone who plays it by the same rules gets the same cards in every round.").format(
                number=in_fours(self.record.seed)
            ),
            _(
                "Its fingerprint is {fingerprint}. It has been in the menu at the table, under More, since the first "
                "card: if it is still the same, the deal was never changed."
            ).format(fingerprint=in_fours(fingerprint(self.record.seed))),
        ]
        if self._can_compare:
            about.append(
                _(
                    "The Maestro takes your seat: same cards, same people, and each round starts from the score it "
                    "had in your match."
                )
            )
        rows = [("", _("You"), level_name(ADVISER)) if self._can_compare else ("", _("The match"), "")]
        rows += [
            (_("Round {number}").format(number=number), _points(sheet), _points(self.theirs.get(number)))
            for number, sheet in self.mine
        ]
        theirs = list(self.theirs.values()) if len(self.theirs) == len(self.mine) else []
        rows.append((_("In all"), _sum([sheet for _number, sheet in self.mine]), _sum(theirs)))
        return [
            *(Block(BlockKind.TEXT, (line,)) for line in about),
            *(Block(BlockKind.ROW, row, shares=_SHARES) for row in rows),
        ]


def _sum(sheets: Sequence[ScoreSheet]) -> str:
    return _joined([sum(points) for points in zip(*(sheet.points for sheet in sheets), strict=True)])


def _points(sheet: ScoreSheet | None) -> str:
    if sheet is None:
        return _NONE
    points = _joined(sheet.points)
    return points if sheet.cappotto is None else f"{points} ({_('Cappotto')})"


def _joined(points: Sequence[int]) -> str:
    """Return the points by side in one text, mine first."""
    return _NONE.join(map(str, points)) or _NONE
