"""Constants and single numbers that no probe pins, each with the reason; a star at its end stands for any text.

With " smaller" or " larger" at its end: only in this direction no answer changes.
"""

_TIME = "a share of the clock or a pause: what is asked with a number of iterations never reads it"
_MEMO = "how much is remembered: only speed"
_BITS = "the layout of sets of cards as numbers: every move would be wrong, and tests/engine and tests/ai hold it"
_WORK = "how much is played out where nobody sets a limit: a question of time, probes set limits of their own"
_ORDER = "what the solver tries first: how fast, never what it finds; at most how many worlds it gets through"
_NOT_YET = "met by rules alone that are not there yet: tests/house/test_made_up.py makes some up"
_DATA = "plain data shown or stored, no weight"

EXPLAINED = {
    "ai.batch.batch_scoring:_SUIT": "any number above the largest primiera of one suit does the same",
    "ai.batch.capture_laws:ACES": _BITS,
    "ai.batch.cardsets:*": _BITS,
    "ai.batch.features:_SEVENS": _BITS,
    "ai.batch.features:_SIXES": _BITS,
    "ai.batch.features:_ACES": _BITS,
    "ai.batch.features:_SETTEBELLO": _BITS,
    "ai.batch.features:_SEVEN_BIT": _BITS,
    "ai.batch.sum_captures:_RANK_WORTH[0]": "no card has the rank 0",
    "ai.batch.sum_captures:_LOW_STATES": _BITS,
    "ai.batch.sum_captures:FIFTEEN": "the fifteen of the rules: the laws of play are held against the engine's",
    "ai.endgame.appraised_ends:SOLVING": _TIME,
    "ai.endgame.end_states:_MEMO_LIMIT": _MEMO,
    **dict.fromkeys(
        (f"ai.endgame.end_states:{name}" for name in ("_AFTER_TAKES", "_DEARER", "_OF_MATTER", "_TREASURE", "_SWEEP")),
        _ORDER,
    ),
    "ai.endgame.end_states:*": _BITS,
    "ai.endgame.solver:USUAL_NODES": _WORK,
    "ai.endgame.solver:BETWEEN_LOOKS": _TIME,
    "ai.endgame.solver:_FAR": "any number beyond all points of a smazzata does the same",
    "ai.endgame.solver_over_worlds:OF_ONE_BY_CLOCK": _TIME,
    "ai.endgame.solver_over_worlds:LISTING": _TIME,
    "ai.endgame.solver_over_worlds:OF_ONE": "no position found: few endings have so many worlds and so much work",
    "ai.endgame.solver_over_worlds:_ANY": "any number beyond all positions of an ending does the same",
    "ai.heuristic.evidence:EVIDENCE": "the ranks of sevens and sixes, no weights",
    "ai.levels:_LADDER": "the places of the levels in a row",
    "ai.reference.*": "players measured against and never met; tests/ai/test_classics.py holds their rules",
    "ai.search.appraisal:LEAST": _TIME,
    "ai.search.appraisal:ANY": "any number beyond all work that fits in the time does the same",
    "ai.search.budget:NODES": "what a solved position is charged: a question of time",
    "ai.search.budget:*": _TIME,
    "ai.search.ensemble:ENOUGH": _TIME,
    "ai.search.ensemble:TREE_TIME": _TIME,
    "ai.search.ensemble:ALONE": _TIME,
    "ai.search.flat_monte_carlo:GROWS_BY": _TIME,
    "ai.search.ismcts:ENOUGH": _TIME,
    "ai.search.search_player:USUAL_ITERATIONS": _WORK,
    "ai.search.world_playouts:*": _TIME,
    "ai.seat.beliefs:LEAST_WEIGHT": "any number next to nothing does the same",
    "ai.seat.beliefs:MOST_TIME": _TIME,
    "ai.seat.beliefs:UNHURRIED": _TIME,
    "ai.value.deal_value:_MEMO_LIMIT": _MEMO,
    "ai.value.expected_points:_MEMO_LIMIT": _MEMO,
    "ai.value.expected_points:COMPLETIONS": _NOT_YET,
    "ai.value.expected_points:_NEXT_RANK": _NOT_YET,
    "ai.value.fitted_rules:_LIKENESS[0] larger": "at 200 the coin points outweigh all that any rules have in common",
    "ai.value.fitted_rules:_LIKENESS[8] larger": "tried with all options: the most alike game is the same at 12",
    "ai.value.fitted_rules:_LIKENESS[13]": "all games of the file settle ties alike",
    "ai.value.match_chance:_ROUNDS_BEYOND": "no position found: how closely totals far from any target are reckoned",
    "ai.value.match_chance:MOST_POINTS": "the size of a table; more points than a smazzata has change nothing",
    "coach.judging.judge:USUAL_PLAYOUTS": _WORK,
    "coach.judging.causes:FINE smaller": "no finer tactic weighs more than 0.02 and less than 0.05",
    "coach.judging.strictness:_WEIGHT[1] larger": "any number from TOO_MANY on does the same",
    "coach.judging.strictness:_WEIGHT[2] larger": "any number from TOO_MANY on does the same",
    "coach.judging.strictness:_MOST": "the most bytes of a file",
    "coach.judging.turn_verdicts:PLAYOUTS": _WORK,
    "coach.judging.verdict:JUDGE": "the number of the judge, raised with its verdicts, kept in the archive",
    "coach.lessons.*": "positions and answers of lessons: tests/coach/test_lesson_truths.py proves each",
    "coach.memory.card_tracker:KEY_RANKS": _DATA,
    "coach.memory.memory_questions:UNASKED smaller": "a third of the six moves or more of each is two or more",
    "coach.memory.primiera_race:ENOUGH": _WORK,
    "coach.puzzles.puzzle:DIFFICULTIES": _DATA,
    "coach.puzzles.daily:FIRST[2] larger": "any day of the same week does the same",
    "coach.puzzles.daily:WEEK[0] smaller": "no puzzle is easier than 1",
    "coach.puzzles.daily:WEEK[6] larger": "no puzzle is harder than 5",
    "coach.review.match_review:*": _WORK,
    "coach.review.open_card_value:PLAYOUTS": _WORK,
    "coach.review.refutation:PLAYOUTS": _WORK,
}
