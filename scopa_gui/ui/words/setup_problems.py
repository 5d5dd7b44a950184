"""Why a moment that is told cannot be, in a sentence each."""

from collections.abc import Mapping

from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, joined, mark, ngettext, with_coins

_SENTENCES: Mapping[ProblemKind, str] = {
    ProblemKind.SEATS: mark("These are not as many hands and piles as the game has."),
    ProblemKind.NO_CARDS: mark("There is something among the cards that is no card."),
    ProblemKind.TWICE: mark("{card}: it lies in two places."),
    ProblemKind.BELOW_NONE: mark("Nobody can have less than no scopa and no points."),
    ProblemKind.TABLE_NOT_PLAYED: mark("Nobody plays to this first table: it is dealt again, or the dealer takes it."),
    ProblemKind.OVER: mark("No card is left to play: this smazzata is over."),
    ProblemKind.ALL_COINS: mark("All ten {coins} in one pile: the match is won at once."),
    ProblemKind.PILE_TOO_SMALL: mark("One card alone: whoever takes has two at least."),
    ProblemKind.PILE_TOO_SOON: mark("Nobody of this side has played yet: nothing can be taken."),
    ProblemKind.NO_TAKER: mark("Cards have been taken: say who took last."),
    ProblemKind.TAKER: mark("Who took last must have a pile."),
    ProblemKind.MATCH_WON: mark("With these points the match is won already."),
    ProblemKind.MOVES: mark("The moves that are told do not lead here."),
}


def problem_words(problem: SetupProblem, deck: str) -> str:
    """One reason why a moment cannot be."""
    args = problem.args
    match problem.kind:
        case ProblemKind.TABLE_WANTS:
            words = ngettext(
                "{count} more card must lie on the table or in the piles.",
                "{count} more cards must lie on the table or in the piles.",
                args["count"],
            )
            return words.format(count=args["count"])
        case ProblemKind.HAND_TOO_FULL:
            words = ngettext(
                "{told} cards here: after so many cards played it is {count}.",
                "{told} cards here: after so many cards played there are {count}.",
                args["count"],
            )
            return words.format(told=args["told"], count=args["count"])
        case ProblemKind.STOCK:
            return _("{told} cards in the stock: it must be {count}.").format(told=args["told"], count=args["count"])
        case ProblemKind.SCOPE:
            words = ngettext(
                "With this pile there is {count} scopa at most.",
                "With this pile there are {count} scope at most.",
                args["most"],
            )
            return words.format(count=args["most"])
    card = sentence(card_name(args["card"], deck)) if "card" in args else ""
    return joined(with_coins(_(_SENTENCES[problem.kind]), deck).format(card=card))
