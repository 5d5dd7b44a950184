"""Causes: the tactic must fit what is lost and speak for a fair share of it."""

import pytest

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.registry import BY_NAME, cause_args
from scopa_gui.coach.judging import causes
from scopa_gui.coach.judging.causes import TELLING, cause_of, longest_of
from scopa_gui.coach.puzzles.puzzle import load
from scopa_gui.engine.moves import move_named
from tests.ai.conftest import cards, view_by_hand
from tests.conftest import PROJECT

FACTS = facts_of(view_by_hand("7C RS 3D", "2C", unseen="7S 7B FC FD 6S 6C AS AB AD"))
BEST, MOVE = move_named("RS"), move_named("3D")


@pytest.fixture
def told(monkeypatch):
    """The cause when these tactics speak for the better move by so many points, before the last cards."""
    monkeypatch.setattr(causes, "can_solve", lambda view: False)

    def cause(leads, split, telling=TELLING, move=MOVE):
        monkeypatch.setattr(causes, "_leads", lambda facts, best, move: leads)
        found = cause_of(FACTS, BEST, move, split, telling)
        return found and (found.tactic, found.part)

    return cause


def test_what_costs_the_largest_part_directly_is_the_cause_however_little_it_speaks_for(told):
    assert told({"lays_coin": 0.02, "gives_cards": 0.6}, {"denari": 0.6, "carte": 0.3}) == ("lays_coin", "denari")
    assert told({"lays_coin": 0.02, "gives_cards": 0.6}, {"denari": 0.3, "carte": 0.6}) == ("gives_cards", "carte")


def test_a_cause_speaks_of_the_longest_part_or_of_one_that_is_as_long_within_what_the_judge_errs(told):
    assert told({"lays_coin": 0.5}, {"scope_against": 1.0, "denari": 0.81}) == ("lays_coin", "denari")
    assert told({"lays_coin": 0.5}, {"scope_against": 1.0, "denari": 0.8}) == ("lays_coin", "denari")
    for telling in (TELLING, 0):
        assert told({"lays_coin": 0.5}, {"scope_against": 1.0, "denari": 0.79}, telling) is None
    assert longest_of({"carte": 0.79, "denari": 1.0, "primiera": 0.9, "napola": -2.0}) == ["denari", "primiera"]


def test_a_tactic_that_speaks_for_next_to_nothing_of_what_is_lost_is_not_the_cause(told):
    assert told({"feeds_partner": 0.08}, {"carte": 1.0}) == ("feeds_partner", "carte")
    assert told({"feeds_partner": 0.1}, {"carte": 2.0}) is None
    assert told({"feeds_partner": 0.1}, {"carte": 2.0}, telling=0) == ("feeds_partner", "carte")


def test_a_tactic_that_costs_something_else_is_never_the_cause(told):
    assert told({"takes_settebello": 0.9}, {"scope_against": 1.0}) is None
    assert told({"takes_settebello": 0.9}, {"scope_against": 1.0}, telling=0) is None


def test_where_what_is_seen_at_once_explains_too_little_a_finer_tactic_is_the_cause(told):
    assert told({"carte_race": 0.2, "breaks_pairs": 0.13}, {"carte": 0.9}) == ("breaks_pairs", "carte")
    assert told({"carte_race": 0.5, "breaks_pairs": 0.13}, {"carte": 0.9}) == ("carte_race", "carte")
    assert told({"carte_race": 0.2, "offers_seven_sum": 0.04}, {"carte": 0.9}) == ("carte_race", "carte")


def test_where_what_is_seen_at_once_explains_too_little_what_decides_later_is_the_cause_if_it_speaks_for_most(told):
    assert told({"gives_cards": 0.12, "keeps_own_take": 0.16}, {"carte": 0.9}) == ("keeps_own_take", "carte")
    assert told({"gives_cards": 0.2, "keeps_own_take": 0.16}, {"carte": 0.9}) == ("gives_cards", "carte")
    assert told({"gives_cards": 0.45, "keeps_own_take": 0.46}, {"carte": 0.9}) == ("gives_cards", "carte")


def test_of_two_cards_that_could_be_laid_the_finer_tactics_tell_but_not_of_a_card_that_takes(told):
    leads = {"keeps_own_take": 0.2, "lays_dead_rank": 0.08}
    assert told(leads, {"carte": 0.9}, move=move_named("3D")) == ("lays_dead_rank", "carte")
    assert told(leads, {"carte": 0.9}, move=move_named("2D=2C")) == ("keeps_own_take", "carte")


def test_at_the_last_cards_only_what_explains_them_is_named(told, monkeypatch):
    monkeypatch.setattr(causes, "can_solve", lambda view: True)
    assert told({"carte_race": 0.2, "keeps_own_take": 0.3}, {"carte": 2.0}) is None
    assert told({"carte_race": 0.2, "keeps_own_take": 0.3}, {"carte": 2.0}, telling=0) == ("keeps_own_take", "carte")
    assert told({"carte_race": 1.2, "keeps_own_take": 0.3}, {"carte": 2.0}) == ("carte_race", "carte")


def test_without_a_partner_nobody_is_fed():
    puzzle = next(
        puzzle for puzzle in load(PROJECT / "assets" / "puzzles" / "puzzles.jsonl") if puzzle.theme == "keeps_own_take"
    )
    leads = causes._leads(facts_of(puzzle.view()), puzzle.answer, move_named(puzzle.tempting))
    assert puzzle.players == 2
    assert leads["keeps_own_take"] > 0
    assert "feeds_partner" not in leads


def test_what_speaks_by_less_than_the_least_is_no_tactic(monkeypatch):
    class Tactic:
        exact = None

        def __init__(self, name, measured):
            self.name, self.measured = name, measured
            self.alone = BY_NAME[name].alone

        def measure(self, facts, move):
            return self.measured + 0.3 if move == BEST else 0.3

    known = [
        (Tactic("carte_race", 0.0099), 1.0),
        (Tactic("denari_race", 0.0101), 1.0),
        (Tactic("lays_coin", 0.5), -1.0),
        (Tactic("gives_cards", 0.02), 2.0),
        (Tactic("gives_cards", 0.03), 1.0),
        (Tactic("takes_sixes", 1.0), 0.01),
        (Tactic("feeds_partner", 0.07), 1.0),
    ]
    monkeypatch.setattr(causes.HeuristicPlayer, "known", lambda self, view: known)
    monkeypatch.setattr(causes, "cause_args", lambda *told: {})
    leads = {"denari_race": 0.0101, "gives_cards": 0.04, "takes_sixes": 0.01}
    assert causes._leads(FACTS, BEST, MOVE) == pytest.approx({**leads, "feeds_partner": 0.07})
    alone = facts_of(view_by_hand("7C RS 3D", "2C", unseen="7S 7B FC FD 6S", players=2))
    assert causes._leads(alone, BEST, MOVE) == pytest.approx({**leads, "keeps_own_take": 0.07})


@pytest.mark.parametrize("capture", ["sum", "fifteen"])
def test_a_seven_that_is_laid_where_an_eight_takes_it_is_told_of_where_eights_do(capture):
    unseen = "FB FC FS 2B 3B 4B 5B 6B RB"
    facts = facts_of(view_by_hand("7D 2S RS", "CB RD", unseen=unseen, capture=capture))
    found = cause_of(facts, move_named("RS"), move_named("7D"), {"settebello": 1.0})
    assert (found is not None and found.tactic == "lays_seven") is (capture == "fifteen")


def test_of_several_tactics_that_explain_it_the_one_that_speaks_most_is_the_cause(told):
    assert told({"denari_race": 0.5, "takes_settebello": 0.3}, {"denari": 0.8}) == ("denari_race", "denari")
    assert told({"breaks_pairs": 0.2, "keeps_pairs": 0.06}, {"carte": 0.9}) == ("breaks_pairs", "carte")
    leads = {"starves": 0.1, "keeps_own_take": 0.3}
    assert told(leads, {"scope_for": 5.0}, telling=0) == ("keeps_own_take", "scope_for")


def test_a_finer_tactic_must_speak_by_a_twentieth_of_a_point(told):
    assert told({"carte_race": 0.2, "breaks_pairs": 0.05}, {"carte": 0.9}) == ("breaks_pairs", "carte")
    assert told({"carte_race": 0.2, "breaks_pairs": 0.049}, {"carte": 0.9}) == ("carte_race", "carte")


def test_what_decides_later_explains_nothing_at_once(told):
    # Half of what is lost is seen at once, or is not: with what speaks for the control of later cards it would be.
    assert told({"carte_race": 0.4, "gives_up_anchor": 0.06, "keeps_own_take": 0.2}, {"carte": 0.9}) == (
        "gives_up_anchor",
        "carte",
    )
    assert told({"carte_race": 0.46, "gives_up_anchor": 0.06, "keeps_own_take": 0.2}, {"carte": 0.9}) == (
        "carte_race",
        "carte",
    )


def test_a_part_that_no_tactic_costs_by_name_is_lost_with_any_cards(told):
    for tactic in ("carte_race", "denari_race", "primiera_race", "takes_sevens", "takes_sixes", "gives_cards"):
        assert told({tactic: 0.5}, {"napola": 0.8}) == (tactic, "napola")
    assert told({"lays_seven": 0.5}, {"napola": 0.8}) is None


@pytest.mark.parametrize(
    ("tactic", "best", "move", "expected"),
    [
        ("takes_sevens", "7B=7C", "RS=RB", {"cards": cards("7B 7C")}),
        ("takes_sixes", "6C=6B", "RS=RB", {"cards": cards("6C 6B")}),
        ("takes_settebello", "7B=7D", "7B=7C", {"cards": cards("7D")}),
        ("denari_race", "7B=7D", "RS=RB", {"cards": cards("7D")}),
        ("carte_race", "RS=RB", "2S", {"count": 2}),
        ("carte_race", "6C=4D+2D", "RS=RB", {"count": 1}),
        ("gives_cards", "7B=7D", "2S", {"cards": cards("RB 7C 7D 2S") | cards("6B 4D 2D")}),
    ],
)
def test_a_cause_is_told_with_the_cards_the_rank_or_the_number_that_it_is_about(tactic, best, move, expected):
    table = "RB 7C 7D 4D 2D" if "4D+2D" in best else "RB 7C 7D 6B 4D 2D"
    facts = facts_of(view_by_hand("7B 6C RS 2S", table, unseen="AB AC AS AD 3B 3C 3S 3D 4B 4C 4S CB"))
    assert cause_args(tactic, facts, move_named(best), move_named(move)) == expected


@pytest.mark.parametrize(("tactic", "rank"), [("lays_held_twice", 2), ("lays_seven", 7)])
def test_of_a_card_that_is_laid_the_rank_is_told(tactic, rank):
    facts = facts_of(view_by_hand("7B 2S 2C RS", "5D 4D", unseen="7C 7S 2B 3B 3C 3S FB FC CB CC RB RC"))
    assert cause_args(tactic, facts, move_named("2S"), move_named("7B")) == {"rank": rank}


def test_who_can_clear_the_table_is_told_with_the_cards_their_number_and_the_chance():
    facts = facts_of(view_by_hand("4C 3C RS CS", "2S", unseen="6B 6C FB FC FS CB CC CD RB", counts=[3, 3, 3]))
    told = cause_args("gives_scopa", facts, move_named("RS"), move_named("4C"))
    # Two sixes among nine cards of which the next seat holds three: 1 - C(7,3)/C(9,3).
    assert told == {"cards": cards("6B 6C"), "count": 2, "percent": 58}


def test_without_a_loss_or_a_tactic_there_is_no_cause(told):
    assert told({}, {"carte": 1.0}, telling=0) is None
    assert told({"anchor": 0.5}, {"carte": -1.0}, telling=0) is None


def test_every_name_in_the_tables_is_that_of_a_tactic_and_every_tactic_is_in_one():
    tables = (causes.CONTROL, causes.SUBTLE, causes._GIVES_CARDS, *causes.COSTS.values())
    assert frozenset().union(*tables) == BY_NAME.keys()
    assert {tactic.alone for tactic in BY_NAME.values()} - {""} <= BY_NAME.keys()


def test_where_nothing_is_lost_there_is_no_cause(told):
    assert told({"lays_coin": 0.5}, {"denari": 0.0}) is None
    assert told({"lays_coin": 0.5}, {"denari": 0.0}, telling=0) is None


def test_a_lesser_part_counts_by_its_share_of_the_largest_and_cards_explain_no_scopa(told):
    assert told({"denari_race": 0.3}, {"carte": 0.4, "denari": 0.33}) == ("denari_race", "denari")
    assert told({"denari_race": 0.3}, {"carte": 0.4, "denari": 0.31}) is None
    assert told({"gives_cards": 0.5}, {"scope_for": 0.8}) is None
    assert told({"gives_cards": 0.5}, {"primiera": 0.8}) == ("gives_cards", "primiera")
