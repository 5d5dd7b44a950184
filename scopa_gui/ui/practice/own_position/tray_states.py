"""States of the trays of a setup, and the tray next to which a problem is shown."""

from collections.abc import Sequence
from dataclasses import replace

from scopa_gui.engine.cards import Card
from scopa_gui.engine.setup import Setup, Tray, TrayKind
from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem, problems_of
from scopa_gui.ui.practice.own_position.card_tray import TrayState
from scopa_gui.ui.words.setup_problem_words import problem_words
from scopa_gui.ui.words.sides import dealer_word
from scopa_gui.ui.words.translation import _


def trays_of(setup: Setup) -> list[Tray]:
    """Every tray of a game, in the order of the Tab key."""
    rules = setup.rules
    hands = (Tray(TrayKind.HAND, seat) for seat in range(rules.players))
    piles = (Tray(TrayKind.PILE, side) for side in range(rules.sides))
    return [Tray(TrayKind.DECK), Tray(TrayKind.TABLE), *hands, *piles]


def tray_of(problem: SetupProblem) -> Tray | None:
    """Return the tray next to which a problem is shown; None if it belongs to none."""
    match problem.kind:
        case ProblemKind.TABLE_WANTS | ProblemKind.TABLE_NOT_PLAYED:
            return Tray(TrayKind.TABLE)
        case ProblemKind.HAND_TOO_FULL:
            return Tray(TrayKind.HAND, problem.args["seat"])
        case ProblemKind.PILE_TOO_SMALL | ProblemKind.PILE_TOO_SOON | ProblemKind.SCOPE | ProblemKind.ALL_COINS:
            return Tray(TrayKind.PILE, problem.args["side"])
    return None


def states_of(
    setup: Setup, names: Sequence[str], sides: Sequence[str], deck: str, held: Card | None, *, dragged: bool
) -> dict[Tray, TrayState]:
    """Return what each tray shows; `names` by seat, `sides` by side."""
    problems = problems_of(setup)
    found = dict[Tray, TrayState]()
    for tray in trays_of(setup):
        wrong = next((problem_words(problem, deck) for problem in problems if tray_of(problem) == tray), "")
        state = _state_of(setup, tray, names, sides)
        found[tray] = replace(state, problem=wrong, held=held, dragged=dragged)
    return found


def _state_of(setup: Setup, tray: Tray, names: Sequence[str], sides: Sequence[str]) -> TrayState:
    cards = setup.cards_in(tray)
    count = cards.bit_count()
    match tray.kind:
        case TrayKind.DECK:
            return TrayState(cards, title=_("Not seen"), note=_("in the stock: {count}").format(count=setup.in_stock))
        case TrayKind.TABLE:
            return TrayState(cards, title=_("On the table"), note=str(count))
        case TrayKind.PILE:
            title = _("{side}: taken").format(side=sides[tray.number])
            return TrayState(cards, title=title, note=str(count))
    seat = tray.number
    holds = setup.counts[tray.number]
    note = f"{count} / {holds}"
    return TrayState(
        cards,
        closed=max(0, holds - count),
        title=names[seat] if seat else _("Your hand"),
        note=f"{dealer_word()}  {note}" if seat == setup.dealer else note,
        plays=seat == setup.turn,
    )
