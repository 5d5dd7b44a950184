"""The parts of a smazzata's points that are not a category of the count: scope for and against, and all ten coins."""

SCOPE_FOR, SCOPE_AGAINST, CAPPOTTO = "scope_for", "scope_against", "cappotto"
