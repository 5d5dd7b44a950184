"""Reasons why a position is impossible, in a sentence each."""

from collections.abc import Mapping

from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, joined, mark, ngettext, with_coins

_SENTENCES: Mapping[ProblemKind, str] = {
    ProblemKind.SEATS: mark("The number of hands and piles does not fit this game."),
    ProblemKind.NO_CARDS: mark("One of these cards is not in the pack."),
    ProblemKind.TWICE: mark("{card} appears twice."),
    ProblemKind.BELOW_NONE: mark("Scopas and points cannot be negative."),
    ProblemKind.TABLE_NOT_PLAYED: mark(
        "These first four cards would not be played: they’d be dealt again, or go to the dealer."
    ),
    ProblemKind.OVER: mark("No cards are left to play: this round is over."),
    ProblemKind.ALL_COINS: mark("All ten {coins} in one pile: the match is won at once."),
    ProblemKind.PILE_TOO_SMALL: mark("A pile cannot hold a single card: every capture brings at least two."),
    ProblemKind.PILE_TOO_SOON: mark("Nobody on this side has played yet, so it cannot have taken anything."),
    ProblemKind.NO_TAKER: mark("Cards have been taken: say who took last."),
    ProblemKind.TAKER: mark("The side that took last must have a pile."),
    ProblemKind.MATCH_WON: mark("With these points the match is already won."),
    ProblemKind.MOVES: mark("The moves given do not lead to this position."),
}


def problem_words(problem: SetupProblem) -> str:
    """Explain one reason why a position is impossible."""
    args = problem.args
    match problem.kind:
        case ProblemKind.TABLE_WANTS:
            words = ngettext(
                "{count} more card is needed on the table or in the piles.",
                "{count} more cards are needed on the table or in the piles.",
                args["count"],
            )
            return words.format(count=args["count"])
        case ProblemKind.HAND_TOO_FULL:
            words = ngettext(
                "Too many cards here: {told}. At this point there can be only {count}.",
                "Too many cards here: {told}. At this point there can be only {count}.",
                args["count"],
            )
            return words.format(told=args["told"], count=args["count"])
        case ProblemKind.STOCK:
            return _("Cards in the stock: {told}; there must be {count}.").format(
                told=args["told"], count=args["count"]
            )
        case ProblemKind.SCOPE:
            words = ngettext(
                "With this pile there can be at most {count} scopa.",
                "With this pile there can be at most {count} scopas.",
                args["most"],
            )
            return words.format(count=args["most"])
    card = sentence(card_name(args["card"])) if "card" in args else ""
    return joined(with_coins(_(_SENTENCES[problem.kind])).format(card=card))
