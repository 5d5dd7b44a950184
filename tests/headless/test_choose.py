"""The kinds that need players: a seat's view from what it has seen, the move chosen, levels compared, speed."""

import json
from itertools import count
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.reasons import FREE, Reason
from scopa_gui.ai.reference.reference_players import REFERENCES
from scopa_gui.ai.tactics.registry import REASON_KINDS
from scopa_gui.engine.cards import bit, card_named, mask_of, name_of, names_of
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.view import view_of
from scopa_gui.headless import kind_bench
from scopa_gui.headless.given import Refused
from scopa_gui.headless.program import main
from scopa_gui.headless.reason_texts import text_of
from scopa_gui.headless.request import request_of
from scopa_gui.headless.seat_view import view_from
from tests.engine.worlds import NAMED, played_on, rules_values, seeds
from tests.headless.asking import answer_of, refusal_of
from tests.tiers import examples


def told(position, totals=()):
    """What the seat to play would send: the rules and the given of a request about this position."""
    rules = position.rules
    history = [
        [seat, name_of(move.card), ["@self"] if move.is_for_itself else names_of(move.taken)]
        for seat, move in position.history
    ]
    return {
        "rules": {**rules.as_dict(), "sides": rules.sides},
        "given": {
            "players": rules.players,
            "seats": [seat % rules.sides for seat in range(rules.players)],
            "me": position.turn,
            "first_table": names_of(position.first_table),
            "history": history,
            "hand": names_of(position.hands[position.turn]),
            "totals": list(totals) or [0] * rules.sides,
        },
    }


def not_thrown_in(rules, seed, moves):
    rng = Random(seed)
    position = deal_smazzata(rules, rng)
    for _ in range(moves):
        if not position.is_over:
            position = position.play(rng.choice(position.legal_moves()))
    return position


@given(st.one_of(st.sampled_from(list(NAMED.values())), rules_values()), seeds, st.integers(0, 39))
@settings(max_examples=examples(150))
def test_the_view_is_the_one_that_the_engine_gives(rules, seed, moves):
    position = not_thrown_in(rules, seed, moves)
    assume(not position.is_over)
    totals = [min(rules.target - 1, side + 1) for side in range(rules.sides)]
    plain = told(position, totals)
    view = view_from(request_of({"kind": "choose", **json.loads(json.dumps(plain))}))
    assert view == view_of(position, position.turn, totals)


def test_sides_may_be_numbered_either_way():
    position = played_on(NAMED["scopa 2"], 4, 3)
    plain = told(position, (3, 5))
    plain["given"].update(seats=[1, 0], totals=[5, 3])
    assert view_from(request_of({"kind": "choose", **plain})) == view_of(position, position.turn, (3, 5))


@pytest.mark.parametrize("level", [*LEVELS, "greedy", "random"])
def test_a_level_chooses_a_legal_move(level):
    for name in ("scopa 2", "scopa 3", "scopone_scientifico 4", "escoba 2", "scopa_dassi 2", "scopa_speciale 4"):
        position = not_thrown_in(NAMED[name], 7, 5)
        plain = told(position)
        plain["given"].update(level=level, seed=3, iterations=20)
        answer = answer_of("choose", **plain)
        card = card_named(answer["card"])
        taken = bit(card) if answer["taken"] == ["@self"] else mask_of(map(card_named, answer["taken"]))
        assert Move(card, taken) in position.legal_moves()
        assert set(answer) == {"card", "taken", "chosen", "candidates", "reasons", "worlds", "iterations", "seconds"}
        points = [candidate["points"] for candidate in answer["candidates"]]
        assert points == sorted(points, reverse=True)
        if answer["candidates"]:
            named = answer["candidates"][answer["chosen"]]
            assert (named["card"], named["taken"]) == (answer["card"], answer["taken"])
        else:
            assert answer["chosen"] is None
        for reason in answer["reasons"]:
            assert set(reason) == {"key", "text"}
        again = answer_of("choose", **plain)
        assert {**again, "seconds": 0} == {**answer, "seconds": 0}


def test_with_the_match_at_stake_the_move_played_is_named_wherever_it_stands():
    """At 10-10 the chance of the match decides, and the points do not."""
    plain = told(not_thrown_in(NAMED["scopa 2"], 3, 2), (10, 10))
    plain["given"].update(level="maestro", seed=1, iterations=200)
    answer = answer_of("choose", **plain)
    played, first = answer["candidates"][answer["chosen"]], answer["candidates"][0]
    assert answer["chosen"] > 0
    assert played["points"] < first["points"]
    assert played["win"] > first["win"]


BASE = {
    "players": 2,
    "me": 0,
    "first_table": ["3D", "4C", "RB", "7D"],
    "history": [],
    "hand": ["7C", "RD", "2S"],
    "level": "don_ciro",
}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"level": "campione"}, "given.level"),
        ({"level": 3}, "given.level"),
        ({"level": ...}, "given.level"),
        ({"players": 5}, "given.players"),
        ({"me": 2}, "given.me"),
        ({"me": 1}, "given.me"),
        ({"me": ...}, "given.me"),
        ({"seats": [0, 0]}, "given.seats"),
        ({"seats": [0]}, "given.seats"),
        ({"seats": [0, 2]}, "given.seats[1]"),
        ({"players": 4, "seats": [0, 0, 1, 1]}, "given.seats"),
        ({"first_table": ["3D", "4C", "RB"]}, "given.first_table"),
        ({"first_table": ["RD", "RC", "RB", "7D"], "hand": ["7C", "2C", "2S"]}, "given.first_table"),
        ({"hand": ["7C", "RD"]}, "given.hand"),
        ({"hand": ["7C", "RD", "7D"]}, "given.hand"),
        ({"hand": ["7C", "7C", "2S"]}, "given.hand[1]"),
        ({"totals": [0]}, "given.totals"),
        ({"totals": [0, -1]}, "given.totals[1]"),
        ({"totals": [11, 3]}, "given.totals"),
        ({"history": [[1, "7C", ["7D"]]]}, "given.history[0][0]"),
        ({"history": [[0, "7C", ["7D"]]]}, "given.history[0][1]"),
        ({"history": [[0, "7B", []]], "me": 1}, "given.history[0]"),
        ({"history": [[0, "8B", []]], "me": 1}, "given.history[0][1]"),
        ({"history": [[0, "7B", ["3D", "4C"]]], "me": 1}, "given.history[0]"),
        ({"history": [[0, "RB", []]], "me": 1}, "given.history[0][1]"),
        ({"history": "none"}, "given.history"),
        ({"opponents_hand": ["AD", "2D", "5D"]}, "given.opponents_hand"),
        ({"seconds": 1, "iterations": 5}, "given.iterations"),
        ({"seconds": -1}, "given.seconds"),
        ({"iterations": 0}, "given.iterations"),
        ({"seed": [1]}, "given.seed"),
    ],
)
def test_what_cannot_be_is_refused(changes, field):
    plain = {name: value for name, value in {**BASE, **changes}.items() if value is not ...}
    assert refusal_of("choose", preset="scopa", given=plain)[0] == field


def test_after_the_last_card_there_is_nothing_to_choose():
    position = not_thrown_in(NAMED["scopa 2"], 1, 40)
    plain = told(position)
    plain["given"].update(hand=[], me=0)
    with pytest.raises(Refused, match="over") as refused:
        view_from(request_of({"kind": "choose", **plain}))
    assert refused.value.field == "given.history"


def test_every_reason_has_words():
    for key in (*REASON_KINDS, *FREE):
        text = text_of(Reason(key, {"cards": 1, "count": 2, "rank": 7, "percent": 10, "part": 3, "hundredths": 12}))
        assert text.endswith(".")
        assert "{" not in text


def test_a_level_against_itself_is_level():
    answer = answer_of("selfplay", preset="scopa", given={"levels": ["rosa", "rosa"], "smazzate": 8, "seed": 1})
    assert answer["mean"] == 0
    assert answer["ci95"] == [0, 0]
    assert answer["wins"] == answer["losses"]
    assert answer["wins"] + answer["losses"] + answer["ties"] == 16
    assert answer["seconds_per_move"] > 0


@pytest.mark.whole
def test_a_stronger_level_wins_and_the_same_seed_gives_the_same():
    asked = {
        "preset": "scopone_scientifico",
        "given": {"levels": ["don_ciro", "random"], "smazzate": 10, "players": 4, "seed": "x"},
    }
    answer = answer_of("selfplay", **asked)
    assert answer["mean"] > 0
    assert answer["ci95"][0] < answer["mean"] < answer["ci95"][1]
    swapped = {**asked["given"], "levels": ["random", "don_ciro"]}
    assert answer_of("selfplay", preset="scopone_scientifico", given=swapped)["mean"] < 0
    again = answer_of("selfplay", **asked)
    assert {**again, "seconds_per_move": 0} == {**answer, "seconds_per_move": 0}


def test_three_sides_play_too():
    answer = answer_of(
        "selfplay", preset="scopa", given={"levels": ["greedy", "random", "random"], "smazzate": 2, "players": 3}
    )
    assert answer["wins"] + answer["losses"] + answer["ties"] == 6


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"levels": ["greedy"]}, "given.levels"),
        ({"levels": ["greedy", "x"]}, "given.levels[1]"),
        ({"smazzate": 0}, "given.smazzate"),
        ({"smazzate": ...}, "given.smazzate"),
        ({"what": 1}, "given.what"),
    ],
)
def test_selfplay_names_what_is_wrong(changes, field):
    plain = {"levels": ["greedy", "greedy"], "smazzate": 1, **changes}
    assert refusal_of("selfplay", given={name: value for name, value in plain.items() if value is not ...})[0] == field


@pytest.fixture
def slow_clock(monkeypatch):
    """A clock that is a second further whenever somebody looks."""
    seconds = count()
    monkeypatch.setattr(kind_bench, "perf_counter", lambda: next(seconds))


@pytest.mark.usefixtures("slow_clock")
@pytest.mark.parametrize(("what", "rate"), [("moves", 5 * 36 / 6), ("playouts", 5 / 6)])
def test_bench_counts_what_was_done_while_the_clock_ran(what, rate):
    answer = answer_of("bench", preset="scopa", given={"what": what, "seconds": 5})
    assert answer["what"] == what
    assert answer["per_second"] == round(rate)
    assert set(answer) == {"per_second", "what", *(["thinking"] if what == "playouts" else [])}
    assert refusal_of("bench", given={"what": "dreams"})[0] == "given.what"


@pytest.mark.usefixtures("slow_clock")
@pytest.mark.parametrize("preset", ["scopa", "scopone_scientifico", "scopa_dassi", "escoba", None])
def test_bench_says_how_fast_the_search_plays_out(preset):
    rules = {} if preset else {"rules": {"mandatory": False, "equal_take": "all", "priority": "free"}}
    answer = answer_of(
        "bench", **({"preset": preset} if preset else {}), **rules, given={"what": "playouts", "seconds": 2}
    )
    assert answer["thinking"] == round(2 * kind_bench._COLUMNS / 3)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_chooses_and_plays_under_a_limit_of_iterations(level):
    chosen = answer_of("choose", preset="scopa", given={**BASE, "level": level, "iterations": 20})
    assert chosen["card"] in BASE["hand"]
    assert chosen["reasons"] or level == "gennaro"
    assert bool(chosen["iterations"]) == LEVELS[level].is_search
    played = answer_of("selfplay", preset="scopa", given={"levels": [level, "random"], "smazzate": 1, "iterations": 20})
    assert played["wins"] + played["losses"] + played["ties"] == 2


def test_the_help_names_every_level_and_reference(capsys):
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(key in told for key in (*LEVELS, *REFERENCES))
