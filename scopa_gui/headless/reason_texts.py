"""English sentences of the headless program for the reasons of a choice."""

from scopa_gui.ai.reasons import Reason
from scopa_gui.coach.tactic_texts import tactic_texts
from scopa_gui.engine.cards import RANK_LETTERS, names_of
from scopa_gui.engine.scoring.categories import PART_ORDER


def text_of(reason: Reason) -> str:
    """Return the reason as one English sentence; "" if the file with the sentences is damaged."""
    words = {name: str(value) for name, value in reason.args.items()}
    if "cards" in reason.args:
        words["cards"] = " ".join(names_of(reason.args["cards"]))
    if "rank" in reason.args:
        words["rank"] = RANK_LETTERS[reason.args["rank"] - 1]
    if "part" in reason.args:
        words["part"] = PART_ORDER[reason.args["part"]]
    texts = tactic_texts().reason.get(reason.key)
    return texts.headless.format(**words) if texts else ""
