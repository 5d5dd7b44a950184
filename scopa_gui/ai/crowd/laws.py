"""Which rules a crowd can play by. Light: this module does not load numpy."""

from scopa_gui.engine.rules import Rules


def can_crowd(rules: Rules) -> bool:
    """True for the laws known here: equal card first and then sums, or fifteen; aces may take all."""
    law = rules.law
    is_plain = law.capture == "fifteen" or (law.priority == "single" and law.equal_take == "one")
    return law.capture in ("sum", "fifteen") and is_plain and law.mandatory and not law.asso_self_always
