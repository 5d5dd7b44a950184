"""A cause is named where it is true of the two moves, with the cards it is about, and not in the position beside it."""

import pytest

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.registry import cause_args
from scopa_gui.engine.moves import move_named
from tests.ai.conftest import cards, view_by_hand

FACES = "FC FB FS CC CB CS RC RB RD"
LOW = "AB AC 2B 2C 3B 3C 3S 6B 6C"


def told(tactic, moves, hand, table="", unseen=FACES, **options):
    """What the cause is told with, of the better move and the one that was made; sets of cards by their names."""
    best, move = map(move_named, moves.split(" rather than "))
    return cause_args(tactic, facts_of(view_by_hand(hand, table, unseen=unseen, **options)), best, move)


TRUE = [
    ("makes_scopa", "7C=7D rather than 2S", {}, {"hand": "7C 2S", "table": "7D"}),
    ("takes_settebello", "7C=7D rather than 2S", {"cards": cards("7D")}, {"hand": "7C 2S", "table": "7D 5B"}),
    ("primiera_race", "6C=6B rather than RS=RB", {}, {"hand": "6C RS", "table": "6B RB", "unseen": None}),
    (
        "denari_race",
        "7B=7D rather than 2S",
        {"cards": cards("7D")},
        {"hand": "7B 2S", "table": "7D 4B", "unseen": None},
    ),
    (
        "extras_race",
        "RC=RD rather than 2S",
        {"cards": cards("RD")},
        {"hand": "RC 2S", "table": "RD 4B", "unseen": None, "re_bello": 1},
    ),
    (
        "gives_scopa",
        "RS rather than 5C=5B",
        {"percent": 100, "cards": cards("2B"), "count": 1},
        {"hand": "5C RS", "table": "5B 2S", "unseen": "2B", "players": 2},
    ),
    ("gives_scopa_later", "RS rather than 2S", {}, {"hand": "RS 2S", "table": "4B", "unseen": "6B FC CC"}),
    ("safe_eleven", "RS rather than 2S", {}, {"hand": "RS 2S", "table": "5B"}),
    ("safe_eleven", "6S rather than 5S", {}, {"hand": "6S 5S", "table": "3B 2B"}),
    (
        "gives_cards",
        "RS rather than 3S",
        {"cards": cards("4B 3S")},
        {"hand": "RS 3S", "table": "4B", "unseen": "7B 7C 7S"},
    ),
    (
        "gives_cards",
        "2S=2B rather than RS",
        {"cards": cards("2B RS")},
        {"hand": "2S RS", "table": "2B", "unseen": "AD", "players": 2, "asso": True, "asso_empty": "self"},
    ),
    ("starves", "2S rather than RS", {}, {"hand": "2S RS 4C"}),
    ("keeps_own_take", "RS rather than 7C=7D", {}, {"hand": "7C RS 2S", "table": "7D 4B", "unseen": LOW}),
    ("card_spent", "2S rather than 7C", {}, {"hand": "2S 7C", "unseen": None}),
    ("lays_coin", "2S rather than 7D", {"rank": 7}, {"hand": "2S 7D", "unseen": "7B 7C 7S"}),
    (
        "wins_leftovers",
        "4S=4B rather than 7D",
        {"cards": cards("7D 4B")},
        {"hand": "4S 7D", "table": "4B", "unseen": "7B 7C 7S"},
    ),
    (
        "spends_ace",
        "RS rather than AC",
        {},
        {"hand": "AC RS", "table": "2B 4B", "unseen": "AS 2C 3B 3C 3S 6B", "asso": True},
    ),
    (
        "feeds_ace",
        "RC=RB rather than 2S",
        {"cards": cards("RB 2S")},
        {"hand": "RC 2S", "table": "RB", "unseen": "AB 6B 6C", "asso": True},
    ),
    ("anchor", "4S rather than RS", {"cards": cards("4S")}, {"hand": "4S 4C RS"}),
    (
        "gives_up_anchor",
        "RS rather than 4C=4B",
        {"cards": cards("4S")},
        {"hand": "4C RS", "table": "4B 4S", "unseen": "CC CB CS RC"},
    ),
    ("lays_dead_rank", "4C rather than RS", {}, {"hand": "4C RS"}),
    ("lays_held_twice", "4C rather than RS", {"rank": 4}, {"hand": "4C 4S RS"}),
    (
        "takes_partners_double",
        "RS rather than 4C=4B",
        {"rank": 4},
        {"hand": "4C RS", "table": "4B", "unseen": "4S FC FB"},
    ),
    ("offers_seven_sum", "RS rather than 3S", {}, {"hand": "RS 3S", "table": "4B", "unseen": "7B FC FB"}),
    ("whirlwind", "7C=7B rather than RS=RB", {}, {"hand": "7C RS", "table": "7B RB 2B", "unseen": "7S 7D FC FB CC CB"}),
    ("keeps_last_card", "RS rather than 4C", {"rank": 4}, {"hand": "4C RS", "unseen": "4B 5B 6B", "dealer": 0}),
]
"""By tactic: the moves, what is told, and the position."""

BESIDE = [
    ("makes_scopa", "2S rather than 7C=7D", {"hand": "7C 2S", "table": "7D"}),
    ("makes_scopa", "7C=7D rather than 7S=7D", {"hand": "7C 7S", "table": "7D"}),
    ("takes_settebello", "7C=7B rather than 2S", {"hand": "7C 2S", "table": "7B 5B"}),
    ("takes_settebello", "7C=7D rather than 7S=7D", {"hand": "7C 7S", "table": "7D 5B"}),
    ("primiera_race", "RS=RB rather than 6C=6B", {"hand": "6C RS", "table": "6B RB", "unseen": None}),
    ("denari_race", "2S rather than 7B=7D", {"hand": "7B 2S", "table": "7D 4B", "unseen": None}),
    (
        "denari_race",
        "7B=7D rather than 2S",
        {"hand": "7B 2S", "table": "7D 4B", "unseen": None, "mine": "AD 2D 3D 4D 5D 6D"},
    ),
    ("carte_race", "7B=7C rather than 2S", {"hand": "7B 2S", "table": "7C 4B"}),
    ("extras_race", "RC=RD rather than 2S", {"hand": "RC 2S", "table": "RD 4B", "unseen": None}),
    ("gives_scopa", "RS rather than 2S", {"hand": "RS 2S", "table": "4B", "unseen": "7B FC CC"}),
    ("gives_scopa", "5C rather than 5C=5B", {"hand": "5C", "table": "5B 2S", "unseen": "2B", "players": 2}),
    ("gives_scopa_later", "5C rather than 5C=5B", {"hand": "5C", "table": "5B 2S", "unseen": "2B 2C FC"}),
    (
        "gives_scopa_later",
        "RS rather than 2S",
        {"hand": "RS 2S", "table": "4B", "unseen": "6B FC CC", "counts": (2, 1, 0)},
    ),
    ("gives_scopa_later", "RS rather than 2S", {"hand": "RS 2S", "table": "4B", "unseen": "7B FC CC"}),
    ("safe_eleven", "2S rather than RS", {"hand": "RS 2S", "table": "5B"}),
    ("safe_eleven", "RS rather than 6S", {"hand": "RS 6S", "table": "5B"}),
    ("safe_eleven", "5S rather than 4S", {"hand": "5S 4S", "table": "3B 2B"}),
    ("safe_eleven", "RS rather than 2S", {"hand": "RS 2S", "table": "5B", "capture": "fifteen"}),
    ("gives_cards", "3S rather than RS", {"hand": "RS 3S", "table": "4B", "unseen": "7B 7C 7S"}),
    ("feeds_partner", "2S rather than 3S", {"hand": "2S 3S"}),
    ("starves", "RS rather than 2S", {"hand": "2S RS 4C"}),
    ("keeps_own_take", "7C=7D rather than RS", {"hand": "7C RS 2S", "table": "7D 4B", "unseen": LOW}),
    (
        "keeps_own_take",
        "2S=2B rather than AD=2B",
        {"hand": "2S AD", "table": "2B", "asso": True, "asso_empty": "self"},
    ),
    ("card_spent", "7C rather than 2S", {"hand": "2S 7C", "unseen": None}),
    ("card_spent", "2S rather than 7C", {"hand": "2S 7C", "unseen": LOW}),
    ("card_spent", "2S=2B rather than 7C", {"hand": "2S 7C", "table": "2B", "unseen": None}),
    ("lays_coin", "2S rather than 7D", {"hand": "2S 7D"}),
    ("lays_coin", "2S rather than 7D=7B", {"hand": "2S 7D", "table": "7B 5S", "unseen": "7C 7S 5B"}),
    ("wins_leftovers", "4S=4B rather than 7D", {"hand": "4S 7D 4C 5C", "table": "4B"}),
    ("wins_leftovers", "2S rather than 7D", {"hand": "2S 7D", "table": "4B", "unseen": "7B 7C 7S"}),
    ("wins_leftovers", "4S=4B rather than 7D=7B", {"hand": "4S 7D", "table": "4B 7B", "unseen": "5B 7C 7S"}),
    ("spends_ace", "RS rather than AC", {"hand": "AC RS", "table": "2B 4B", "unseen": "AS 2C 3B 3C 3S 6B"}),
    (
        "spends_ace",
        "AC rather than RS",
        {"hand": "AC RS", "table": "2B 4B", "unseen": "AS 2C 3B 3C 3S 6B", "asso": True},
    ),
    ("feeds_ace", "RC=RB rather than 2S", {"hand": "RC 2S", "table": "RB", "unseen": "5B 6B 6C", "asso": True}),
    ("feeds_ace", "2S rather than RC=RB", {"hand": "RC 2S", "table": "RB", "unseen": "AB 6B 6C", "asso": True}),
    ("anchor", "RS rather than 4S", {"hand": "4S 4C RS"}),
    ("anchor", "4S rather than 4C", {"hand": "4S 4C RS"}),
    ("anchor", "4S rather than RS", {"hand": "4S RS"}),
    ("gives_up_anchor", "4C=4B rather than RS", {"hand": "4C RS", "table": "4B 4S", "unseen": "CC CB CS RC"}),
    ("gives_up_anchor", "RS rather than 4C=4B", {"hand": "4C RS", "table": "4B 4S", "unseen": "FC CB CS RC"}),
    ("gives_up_anchor", "RS rather than 4C=4B", {"hand": "4C 4D RS", "table": "4B 4S", "unseen": "CC CB CS RC"}),
    ("lays_dead_rank", "4C rather than RS", {"hand": "4C 4S RS"}),
    ("lays_dead_rank", "4C rather than RS", {"hand": "4C RS", "table": "4B"}),
    ("lays_dead_rank", "5C rather than RS", {"hand": "5C RS", "table": "3B"}),
    ("lays_held_twice", "4C rather than RS", {"hand": "4C RS"}),
    ("takes_partners_double", "RS rather than 4C=4B", {"hand": "4C RS", "table": "4B"}),
    (
        "takes_partners_double",
        "RS rather than 4C=4B",
        {"hand": "4C RS", "table": "4B", "unseen": "4S FC FB", "counts": (2, 0, 1)},
    ),
    ("offers_seven_sum", "RS rather than 3S", {"hand": "RS 3S", "table": "7S", "unseen": "7B FC FB"}),
    ("offers_seven_sum", "RS rather than 3S", {"hand": "RS 3S", "table": "4B"}),
    ("keeps_last_card", "RS rather than 4C", {"hand": "4C RS", "unseen": "4B 5B 6B"}),
    ("keeps_last_card", "RS rather than 4C", {"hand": "4C RS", "unseen": "3B 5B 6B", "dealer": 0}),
    ("whirlwind", "RS=RB rather than 7C=7B", {"hand": "7C RS", "table": "7B RB 2B", "unseen": "7S 7D FC FB CC CB"}),
]


@pytest.mark.parametrize(("tactic", "moves", "expected", "position"), TRUE)
def test_where_it_is_true_it_is_told_with_what_it_is_about(tactic, moves, expected, position):
    assert told(tactic, moves, **position) == expected


@pytest.mark.parametrize(("tactic", "moves", "position"), BESIDE)
def test_beside_it_nothing_is_told(tactic, moves, position):
    assert told(tactic, moves, **position) is None
