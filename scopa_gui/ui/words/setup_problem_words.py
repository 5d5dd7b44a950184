"""Reasons why a position is impossible, in a sentence each, from assets/texts/setup_problems.toml."""

from functools import cache

import msgspec

from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem
from scopa_gui.store import program_texts
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, joined, ngettext, with_coins


class ProblemTexts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """English sentence for each kind of problem, or two of them: for one and for many."""

    problem: dict[str, str | tuple[str, str]] = {}

    def mistaken(self) -> set[str]:
        """Return the names of the problems without sentences, and of sentences that belong to none."""
        return self.problem.keys() ^ {kind.value for kind in ProblemKind}


@cache
def problem_texts() -> ProblemTexts:
    """Return all sentences about problems; none if the file is missing or damaged."""
    return program_texts.load_or_empty("setup_problems", ProblemTexts)


def problem_words(problem: SetupProblem) -> str:
    """Explain one reason why a position is impossible."""
    args = problem.args
    count = args.get("count", args.get("most", 0))
    key = problem.kind.value
    text = problem_texts().problem.get(key) or f"{program_texts.name_of_key(key)}."
    words = _(text) if isinstance(text, str) else ngettext(*text, count)
    card = sentence(card_name(args["card"])) if "card" in args else ""
    return joined(with_coins(words).format(card=card, count=count, told=args.get("told", 0)))
