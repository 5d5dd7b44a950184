"""Objective of a game in one line, for somebody at a table for the first time."""

from scopa_gui.engine.rules import Rules
from scopa_gui.engine.scoring.categories import Category, staked
from scopa_gui.ui.words.count_sentences import category_name
from scopa_gui.ui.words.translation import _


def aim_line(rules: Rules, deck: str) -> str:
    """Say how many points win, and what they are paid for under these rules."""
    counted = [
        category_name(category, deck) for category, _stake, _way in staked(rules) if category is not Category.SCOPE
    ]
    return _(
        "The aim: be first to {points} points. Each scopa scores one at once; the rest come when the cards are "
        "counted: {names}."
    ).format(points=rules.target, names=", ".join(counted))
