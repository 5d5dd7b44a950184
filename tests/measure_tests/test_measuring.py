"""The arithmetic of the measurements, and that a run can be continued; no strength is measured here."""

from random import Random

import numpy as np
import pytest

from scopa_gui.ai.batch.cardsets import card_at
from scopa_gui.ai.levels import LEVELS
from scopa_gui.ai.player import Limit
from scopa_gui.engine.cards import cards_of
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.view import view_of
from tests.measure.strength import beliefs, declared_loss, ladder, matches, results, seating
from tests.measure.strength.cast import cast
from tests.measure.strength.ceiling import CheatingPlayer, share_of_the_way
from tests.measure.strength.figures import mean_of, shares_of, wilson
from tests.measure.strength.peers import Campione, Pimc
from tests.measure.strength.playouts import Playout, imagined
from tests.measure.strength.results import Pairing
from tests.measure.strength.seated_runs import Measuring
from tests.measure.strength.seated_tables import Seated, positions_of
from tests.measure.strength.seating import GAMES, TWO_SIDED, Chunk, Clock, play_chunk, play_out, points_of

pytestmark = pytest.mark.whole

KEY = ("scopone", "greedy", "random", "own", "abc", "s")


def line(first, after, planned=6, margin=2):
    return {
        **dict(zip(results.KEY, KEY, strict=True)),
        "planned": planned,
        "deals": [first, after],
        "margins": [[margin, -1]] * (after - first),
        "clocks": [[0.5, 100], [0.1, 100]],
    }


def chunk(first, second, deals=(0, 4), game="scopa"):
    return Chunk(game, first, second, Limit(), "test", deals)


def test_the_interval_of_a_mean_is_that_of_the_normal_distribution():
    found = mean_of([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - 2.5 == pytest.approx(1.959964 * 1.2909944 / 2)
    assert found.low == pytest.approx(5 - found.high)
    assert mean_of([1.0]).low == float("-inf")


def test_wilsons_interval_is_that_of_the_textbook():
    assert wilson(10, 20) == pytest.approx((50, 29.93, 70.07), abs=0.01)
    assert wilson(0, 10) == pytest.approx((0, 0, 27.75), abs=0.01)


def test_shares_are_of_all_smazzate():
    assert shares_of([3, 1, -2, 0]) == (2, 1, 1)
    assert str(shares_of([3, 1, -2, 0])) == "50.0 / 25.0 / 25.0"


def test_an_interval_that_touches_zero_is_not_clear_of_it():
    assert mean_of([1.0, 1.1, 0.9]).is_clear_of_zero
    assert not mean_of([1.0, -1.1, 0.9]).is_clear_of_zero


def test_each_side_of_a_pairing_is_counted_for_the_first_player():
    pairing = Pairing(KEY)
    pairing.add(line(0, 4))
    assert pairing.mean.value == 0.5
    assert pairing.shares(0) == (4, 0, 0)
    assert pairing.shares(-1) == (0, 4, 0)
    assert pairing.shares() == (4, 4, 0)


def test_deals_counted_once_are_not_counted_again():
    pairing = results.pairings_of([line(0, 2), line(0, 2, margin=9), line(2, 3)])[KEY]
    assert pairing.margins == {0: (2, -1), 1: (2, -1), 2: (2, -1)}
    assert pairing.clocks == [[1.0, 200], [0.2, 200]]


def test_what_is_missing_is_played_in_chunks_whatever_chunks_are_there():
    pairing = results.pairings_of([line(1, 3), line(4, 5)])[KEY]
    assert pairing.missing(9, 2) == [(0, 1), (3, 4), (5, 7), (7, 9)]
    assert pairing.missing(3, 2) == [(0, 1)]


def test_a_file_of_results_is_read_back_and_a_line_cut_short_is_played_again(tmp_path):
    path = tmp_path / "ladder.jsonl"
    results.append(path, line(0, 2))
    with path.open("a") as file:
        file.write('{"game": "scop')
    results.append(path, line(2, 4))
    assert sorted(results.read(path)[KEY].margins) == [0, 1, 2, 3]
    assert results.read(tmp_path / "none") == {}


def test_a_pairing_that_stops_early_says_so_in_the_table():
    stopped, complete = results.pairings_of([line(0, 4)]), results.pairings_of([line(0, 4), line(4, 6)])
    assert "| 4 of 6, stopped early |" in results.table(list(stopped.values()))
    assert "| 6 |" in results.table(list(complete.values()))
    assert "stopped" not in results.table(list(complete.values()))
    assert "| 5.0 / 1.0 |" in results.row(complete[KEY])


def test_the_table_shows_the_last_commit_of_each_pairing_and_what_is_not_clear():
    old, new = line(0, 6), {**line(0, 6, margin=1), "commit": "def"}
    table = results.table(list(results.pairings_of([old, new]).values()))
    assert "| def |" in table and "| abc |" not in table
    assert "Not won clear of 0: greedy against random in scopone." in table
    failed = {**line(0, 6, margin=3), "second": "greedy"}
    failed["margins"][0] = [2, 0]
    assert "The control failed" in results.table(list(results.pairings_of([failed]).values()))


def test_the_ladder_has_every_level_against_the_one_below_and_the_control():
    pairs = ladder.pairings(["child", "son", "father"], ["campione"])
    assert pairs == [
        ("father", "father"),
        ("father", "son"),
        ("son", "child"),
        ("father", "greedy"),
        ("father", "chitarrella"),
        ("father", "campione"),
    ]
    strengths = [LEVELS[key].strength for key in ladder.ladder()]
    assert strengths == sorted(strengths)


def test_a_run_is_planned_from_the_options_and_what_the_file_has(tmp_path):
    path = tmp_path / "ladder.jsonl"
    results.append(path, line(0, 4))
    given = ladder.options(
        ["--out", str(path), "--pairs", "6", "--only", "scopone", "--pairing", "greedy", "random", "--seed", "s"]
    )
    [pairing] = ladder.plan(given, "abc")
    assert pairing.missing(pairing.planned, 5) == [(4, 6)]
    [afresh] = ladder.plan(given, "another")
    assert afresh.missing(6, 5) == [(0, 5), (5, 6)]
    assert pairing.key[3] == "own"
    with pytest.raises(SystemExit):
        ladder.options(["--pairing", "greedy", "nobody"])


def test_everybody_has_the_limit_or_a_share_of_his_own_time():
    def limits(*words):
        given = ladder.options(list(words))
        one = Chunk("scopa", "maestro", "greedy", given.limit, "test", (0, 1), given.share)
        return one.limit_of("maestro"), one.limit_of("greedy"), ladder.said(given.limit, given.share)

    own = LEVELS["maestro"].limit()
    assert limits() == (own, Limit(), "own")
    assert limits("--short") == (LEVELS["maestro"].limit(ladder.SHORT_SHARE), Limit(), f"{ladder.SHORT_SHARE} of own")
    assert limits("--short", "--iterations", "7") == (Limit(iterations=7), Limit(iterations=7), "7 iterations")
    assert limits("--seconds", "0.5")[0] == Limit(seconds=0.5)


def test_two_names_of_one_player_come_out_exactly_even_and_the_control_need_not(monkeypatch):
    monkeypatch.setattr(seating, "cast", lambda name: cast("random"))
    assert all(as_hand == -as_deck for as_hand, as_deck in play_chunk(chunk("random", "twin")).margins)
    assert any(as_hand != -as_deck for as_hand, as_deck in play_chunk(chunk("random", "random")).margins)


def test_of_three_sides_the_first_player_sits_on_each_and_is_held_against_the_mean_of_the_others(monkeypatch):
    monkeypatch.setattr(seating, "cast", lambda name: cast("random"))
    three = play_chunk(chunk("random", "twin", (0, 5), "scopa 3")).margins
    assert all(len(deal) == 3 and abs(sum(deal)) < 1e-9 for deal in three)
    assert any(abs(sum(deal)) > 0.1 for deal in play_chunk(chunk("random", "random", (0, 5), "scopa 3")).margins)
    monkeypatch.undo()
    pairing = results.pairings_of([line(0, 2) | {"margins": [[2, -1, 0.5], [1, 1, 1]]}])[KEY]
    assert (pairing.mean.value, pairing.shares(), pairing.shares(-1)) == (0.75, (5, 1, 0), (2, 0, 0))


def test_a_chunk_played_is_a_line_that_is_read_back():
    played = play_chunk(chunk("greedy", "random", (3, 5)))
    pairing = results.pairings_of([results.line_of(played, "own", "abc", 5)])[
        ("scopa", "greedy", "random", "own", "abc", "test")
    ]
    assert pairing.margins == dict(zip((3, 4), played.margins, strict=True))
    assert [clock.moves for clock in played.clocks] == [72, 72]
    assert play_chunk(chunk("greedy", "random", (4, 5))).margins == played.margins[1:]


@pytest.mark.parametrize("game", TWO_SIDED)
def test_the_measuring_players_play_legally_in_every_game(game):
    for player in (Campione(2, 4), Pimc(1, 2), CheatingPlayer(1, 0.3, 4)):
        clocks = (Clock(), Clock())
        position = deal_smazzata(GAMES[game], Random(7))
        points = points_of(play_out(position, (player, player), (Random(1), Random(2)), (Limit(), Limit()), clocks))
        assert sum(points) >= 2
        assert sum(clock.moves for clock in clocks) in {36, 40}


@pytest.mark.parametrize("game", TWO_SIDED)
def test_an_imagined_world_gives_back_the_view_and_a_playout_ends_as_a_smazzata_does(game):
    position, rng = deal_smazzata(GAMES[game], Random(5)), Random(6)
    while not position.is_over:
        view = view_of(position, position.turn)
        assert view_of(imagined(view, rng), position.turn) == view
        position = position.play(rng.choice(position.legal_moves()))
    playout = Playout(deal_smazzata(GAMES[game], Random(5)), rng, 0.5)
    playout.points()
    assert playout.piles[0] | playout.piles[1] == (1 << 40) - 1


def test_the_share_of_the_way_lies_between_the_ends_and_its_interval():
    value, low, high = share_of_the_way([0.0, 0.2, -0.2], [0.5, 0.6, 0.4], [1.0, 1.0, 1.0], Random(1))
    assert value == pytest.approx(50)
    assert low <= value <= high


def test_only_the_cheat_is_handed_the_truth():
    assert [
        name
        for name in ("campione", "pimc", "greedy", "chitarrella", "cicuti", *LEVELS)
        if getattr(cast(name), "sees_all", False)
    ] == []
    assert cast("cheat").sees_all


def test_a_match_is_played_twice_with_the_same_packs_and_the_sides_exchanged():
    one = chunk("greedy", "random", (0, 1), "scopone")
    assert matches.play_pair(one, 0) == matches.play_pair(one, 0)
    assert set(matches.play_pair(one, 0)) <= {0, 1}


def test_two_names_of_one_player_win_one_match_of_each_pair(monkeypatch):
    monkeypatch.setattr(matches, "cast", lambda name: cast("random"))
    assert [sum(matches.play_pair(chunk("random", "twin"), number)) for number in range(5)] == [1] * 5


def test_the_players_of_a_match_are_told_the_score(monkeypatch):
    told = []

    class Listener:
        def choose(self, view, limit, rng):
            told.append(view.totals)
            return cast("random").choose(view, limit, rng)

    monkeypatch.setattr(matches, "cast", lambda name: Listener() if name == "listener" else cast(name))
    matches.play_pair(chunk("listener", "greedy", (0, 1), "scopone"), 0)
    assert told[0] == (0, 0)
    assert max(map(max, told)) > 0
    assert any(mine < theirs for mine, theirs in told)


@pytest.mark.parametrize("game", ["scopone", "scopa 2", "scopa 3"])
def test_the_true_hands_are_among_those_that_are_weighed_and_alike_is_no_bit(game, monkeypatch):
    drawn = beliefs.drawn_positions(Seated(game, "weak mix", 1))
    assert set(drawn) == set(beliefs.ROWS)
    for view, position in drawn.values():
        draws, place = beliefs.draws_with_truth(view, position, Random(1))
        for seat, hand in enumerate(position.hands):
            assert {card_at(card) for card in draws.hands[seat][:, place]} == set(cards_of(hand))
        monkeypatch.setattr(beliefs, "weights_of", lambda view, draws, policy: np.full(draws.number, 0.5))
        assert beliefs.bits_of(view, position, Random(1))[0] == 0


def test_a_smazzata_of_a_table_is_the_same_every_time():
    seated = Seated("scopone", "any mix", 3)
    first, second = (list(positions_of(seated)) for _ in range(2))
    assert first == second
    assert len(set(seated.levels)) > 1
    assert first[-1].is_over


def bits_of_nobody(seated, *, is_known):
    return {"figure": seated.number if is_known else -seated.number}


def test_a_measurement_of_smazzate_goes_on_where_it_stopped(tmp_path):
    asked = [Seated("scopone", "rosa", number) for number in (1, 2, 3)]
    measuring = Measuring(bits_of_nobody, is_known=True, out=tmp_path / "kept")
    assert [line["figure"] for line in measuring.lines(asked[:2], Serial())] == [1, 2]
    refusing = Measuring(bits_of_nobody, is_known=True, out=measuring.out)
    assert [line["figure"] for line in refusing.lines(asked[1::-1], Serial(most=0))] == [2, 1]
    assert [line["figure"] for line in refusing.lines(asked, Serial(most=1))] == [1, 2, 3]
    unknown = Measuring(bits_of_nobody, is_known=False, out=measuring.out)
    assert [line["figure"] for line in unknown.lines(asked, Serial(most=3))] == [-1, -2, -3]
    assert len(results.lines_of(measuring.out)) == 6


class Serial:
    """A pool that works in this process, and has so many things to do at most."""

    def __init__(self, most=9):
        self.most = most

    def imap(self, function, every):
        assert len(every) <= self.most
        return map(function, every)


def test_a_loss_declared_is_held_against_the_true_cards_in_a_late_position():
    position, move = declared_loss.drawn_move(Seated("scopone", "pierino", 2))
    assert sum(hand.bit_count() for hand in position.hands) in declared_loss.LATE
    assert move in position.legal_moves()
    row = declared_loss.row_of("rosa", [{"losses": [0.5, 0.0]}, {"losses": [0.25, 0.5]}, {"losses": []}])
    assert row.startswith("| rosa | 2 | 0.375 | 0.250 | +0.125 [")
