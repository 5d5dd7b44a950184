"""Players keep to their effort and time: by a clock that only the work itself drives, and by the positions solved."""

import gc
import sys
from itertools import pairwise
from random import Random
from types import ModuleType

import pytest

from scopa_gui.ai.batch import plays
from scopa_gui.ai.batch.smazzate import Smazzate
from scopa_gui.ai.endgame import solver
from scopa_gui.ai.levels import player_of
from scopa_gui.ai.player import Candidate, Limit
from scopa_gui.ai.search import budget as spending
from scopa_gui.ai.search import ismcts, search
from scopa_gui.ai.search.budget import PATIENCE, Budget, SearchResult
from scopa_gui.ai.search.search import SearchPlayer
from scopa_gui.ai.seat.worlds import Worlds
from scopa_gui.coach.judging.judge import judge
from scopa_gui.engine.position import deal_smazzata
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import view_of

GAMES = [("scopa", 2), ("scopone", 4), ("scopone_scientifico", 4), ("escoba", 2), ("scopa_dassi", 2)]


def held(position):
    return sum(hand.bit_count() for hand in position.hands) + len(position.stock)


def view_at(key, players, left, totals=(0, 0), seed=1):
    """A view with a choice and so many cards to play, or a few less, in a smazzata played by a quick player."""
    rng, player = Random(seed), player_of("carmela")
    position = deal_smazzata(VARIANTS[key].rules_by_players[players], rng)
    while held(position) > left or len(position.legal_moves()) < 2:
        position = position.play(player.choose(view_of(position, position.turn), Limit(), rng).move)
    return view_of(position, position.turn, totals)


class Clock:
    """A clock that only work drives: each piece takes ``step`` seconds, a share of them of processor time."""

    def __init__(self):
        self.now = 0.0
        self.step = 0.0
        self.slowness = 1.0

    def tick(self, pieces=1.0):
        self.now += self.step * pieces


@pytest.fixture
def clock(monkeypatch):
    clock = Clock()
    monkeypatch.setattr(spending, "perf_counter", lambda: clock.now)
    monkeypatch.setattr(spending, "thread_time", lambda: clock.now / clock.slowness, raising=False)

    def slowly(owner, name, pieces):
        work = getattr(owner, name)

        def worked(self, *arguments, **options):
            clock.tick(pieces)
            return work(self, *arguments, **options)

        monkeypatch.setattr(owner, name, worked)

    slowly(Smazzate, "play", 1.0)
    slowly(Smazzate, "make", 1.0)
    slowly(ismcts.TreeSearch, "iterate", 0.1)
    slowly(solver.EndgameSearch, "_spend", 0.01)
    every = Worlds.every

    def listed(self, rng):
        for deal in every(self, rng):
            clock.tick(0.02)
            yield deal

    monkeypatch.setattr(Worlds, "every", listed)
    return clock


@pytest.mark.rotating
@pytest.mark.parametrize("step", [0.01, 0.06, 0.6])
@pytest.mark.parametrize("left", [40, 20, 12, 6])
@pytest.mark.parametrize(("key", "players"), GAMES)
def test_however_slow_the_machine_is_the_answer_comes_in_time(clock, key, players, left, step):
    view = view_at(key, players, left)
    clock.step = step
    for level, seconds in (("maestro", 1.0), ("professoressa", 0.1)):
        begun = clock.now
        choice = player_of(level).choose(view, Limit(), Random(1))
        # A few pieces of work lie between two looks at the clock, and a first look is given a little patience.
        assert clock.now - begun <= seconds + min(PATIENCE, seconds) + 3 * step
        assert {candidate.move for candidate in choice.candidates} == set(view.legal_moves())


@pytest.mark.parametrize(("key", "players"), GAMES)
def test_tables_that_a_first_search_has_to_make_are_charged_to_it(clock, monkeypatch, key, players):
    view = view_at(key, players, 24)
    make = plays.Sums.__init__

    def slowly(self, wanted):
        clock.now += 0.5
        make(self, wanted)

    monkeypatch.setattr(plays.Sums, "__init__", slowly)
    plays.sums.cache_clear()
    clock.step = 0.01
    choice = player_of("maestro").choose(view, Limit(), Random(1))
    assert 0.5 < clock.now <= 1.0 + 2 * clock.step
    assert choice.worlds > 0


class Loading(ModuleType):
    """The search, which takes 0.4 s to load, and keeps the limit that it is given."""

    clock, limit = None, None

    @property
    def SearchPlayer(self):  # noqa: N802 - the name of the class
        self.clock.now += 0.4
        return lambda *_: self

    def choose(self, view, limit, rng):
        self.limit = limit


def test_loading_the_search_is_charged_to_the_first_question(clock, monkeypatch):
    loading = Loading("scopa_gui.ai.search.search")
    loading.clock = clock
    monkeypatch.setitem(sys.modules, "scopa_gui.ai.search.search", loading)
    for limit, left in (
        (Limit(), Limit(0.6)),
        (Limit(0.5), Limit(pytest.approx(0.1))),
        (Limit(0.1), Limit(0.0)),
        (Limit(iterations=5), Limit(iterations=5)),
    ):
        player_of("maestro").choose(None, limit, None)
        assert loading.limit == left


@pytest.mark.rotating
@pytest.mark.parametrize("left", [40, 12, 6])
@pytest.mark.parametrize(("key", "players"), [("scopone", 4), ("escoba", 2)])
def test_the_judge_keeps_to_his_seconds_where_he_is_given_some(clock, key, players, left):
    view = view_at(key, players, left)
    move = view.legal_moves()[-1]
    for step, seconds in ((0.005, 0.5), (0.05, 4.0)):
        clock.step = step
        begun = clock.now
        verdict = judge(view, move, Limit(seconds=seconds), Random(1))
        assert verdict.worlds > 0
        assert clock.now - begun <= 1.2 * seconds


def test_on_a_busy_machine_more_is_kept_back_for_what_follows(clock):
    limit = Limit(seconds=1.0)
    clock.now = 0.5
    budget = Budget(limit, 1, keeps_back=True)
    clock.now, clock.slowness = 1.0, 1.0
    assert budget.seconds == pytest.approx(0.96)
    assert Budget(limit, 1).seconds == 1.0
    clock.slowness = 2.0
    budget = Budget(limit, 1, keeps_back=True)
    clock.now += 0.4
    assert budget.seconds == pytest.approx(0.92)
    clock.slowness = 1000.0
    budget = Budget(limit, 1, keeps_back=True)
    clock.now += 0.4
    assert budget.seconds == pytest.approx(0.8)


def test_kept_back_is_a_share_of_a_long_time_and_at_most_half_of_a_short_one(clock):
    for seconds, left in ((10.0, 9.6), (0.1, 0.085), (0.02, 0.01)):
        assert Budget(Limit(seconds=seconds), 1, keeps_back=True).seconds == pytest.approx(left)


def test_a_time_is_over_at_its_very_end(clock):
    budget = Budget(Limit(seconds=0.5), 1)
    clock.now = 0.25
    assert budget.is_late(0.5) and not budget.is_late()
    clock.now = 0.5
    assert budget.is_late()


def test_work_is_shared_out_by_its_speed_until_its_share_of_the_time_is_over(clock):
    def portions(seconds_each):
        budget, begun, found = Budget(Limit(seconds=1.0), 1), clock.now, []
        for portion in budget.portions(4000, 0.4):
            found.append((portion.start, portion.stop))
            clock.now += (portion.stop - portion.start) * seconds_each
        return found, clock.now - begun

    for seconds_each in (0.0, 1e-6, 5e-5, 2e-4, 1e-3):
        found, took = portions(seconds_each)
        assert found[0][0] == 0
        assert all(stop == start for (_, stop), (start, _) in pairwise(found)), "one after the other"
        assert (found[-1][1] == 4000) == (seconds_each < 1e-4)
        assert took <= 0.4 + 300 * seconds_each
    assert list(Budget(Limit(iterations=5), 1).portions(4000, 0.4)) == [slice(0, 4000)]


class Nodes:
    """How many positions of endings have been solved."""

    spent = 0


@pytest.fixture
def nodes(monkeypatch):
    nodes, spend = Nodes(), solver.EndgameSearch._spend

    def counted(self):
        nodes.spent += 1
        spend(self)

    monkeypatch.setattr(solver.EndgameSearch, "_spend", counted)
    return nodes


@pytest.mark.rotating
@pytest.mark.parametrize("totals", [(0, 0), (10, 9)])
@pytest.mark.parametrize(
    ("key", "players", "left"),
    [
        ("scopone_scientifico", 4, 12),
        ("scopone", 4, 12),
        ("scopone", 4, 8),
        ("escoba", 2, 6),
        ("scopa_speciale", 4, 12),
        ("scopa_dassi", 4, 12),
    ],
)
def test_what_is_solved_exactly_is_charged_to_the_iterations(nodes, key, players, left, totals):
    for seed in range(2):
        view = view_at(key, players, left, totals, seed)
        for iterations in (1, 250, 1000):
            nodes.spent = 0
            choice = SearchPlayer().choose(view, Limit(iterations=iterations), Random(1))
            assert nodes.spent <= 8 * iterations + 2 * 500 + 10
            assert choice.iterations <= iterations + 400, "a batch of playouts is the least that is looked at"


def test_with_iterations_enough_the_last_cards_are_exact_and_with_few_they_are_played_out(nodes):
    view = view_at("scopone", 4, 10)
    many, few = (SearchPlayer().choose(view, Limit(iterations=iterations), Random(1)) for iterations in (20_000, 1))
    assert [candidate.se for candidate in many.candidates] == [0.0] * len(many.candidates)
    assert nodes.spent > 0
    assert few.worlds > 0
    assert {candidate.move for candidate in few.candidates} == set(view.legal_moves())
    assert many.move in [candidate.move for candidate in few.candidates[:3]]


def test_a_budget_without_a_clock_gives_on_what_is_left_of_its_iterations():
    budget = Budget(Limit(iterations=1000), 1)
    assert budget.first(0.25).iterations == 250
    assert budget.rest(250).iterations == 750
    assert budget.rest(5000).iterations == 1
    assert budget.nodes(900) == 600
    assert budget.nodes(5000) == 0
    assert not budget.is_late()
    assert not budget.is_spent(999)
    assert budget.is_spent(1000)
    assert budget.left == Limit(iterations=1000)


def test_a_budget_by_the_clock_gives_on_what_is_left_of_its_time(clock):
    budget = Budget(Limit(seconds=2.0), 1)
    clock.now += 0.5
    assert budget.first(0.4).seconds == pytest.approx(0.6)
    rest = budget.rest(100, enough=7)
    assert (rest.seconds, rest.iterations) == (pytest.approx(1.5), 7)
    assert rest.is_spent(7)
    assert budget.nodes(5) is None
    assert budget.left == Limit(seconds=1.5)
    clock.now += 1.49
    assert not budget.is_late()
    assert budget.is_late(0.5)
    clock.now += 0.02
    assert budget.is_late()
    assert not budget.is_past_patience()
    clock.now += 0.1
    assert budget.is_past_patience()
    assert budget.left == Limit(seconds=0.0)
    assert budget.rest(0).seconds == 0


def test_the_first_look_ends_when_its_patience_is_over_to_the_moment(clock):
    budget = Budget(Limit(seconds=0.5), 1)
    clock.now = 0.5 + PATIENCE
    assert budget.is_past_patience()
    short = Budget(Limit(seconds=0.03125), 1)
    clock.now += 0.0625
    assert short.is_past_patience(), "never longer than the time itself"


def test_without_a_clock_no_time_is_spent_and_no_time_is_over():
    budget = Budget(Limit(iterations=5), 1)
    assert (budget.spent, budget.seconds) == (0.0, None)
    assert not budget.is_past_patience()
    assert Budget(Limit(), 7).iterations == 7


def test_a_portion_grows_fourfold_while_there_is_time_and_to_the_largest_at_most(clock):
    sizes = [portion.stop - portion.start for portion in Budget(Limit(seconds=1.0), 1).portions(20_000, 0.4)]
    assert sizes[:4] == [300, 1200, 4800, 13_700]
    sizes = [portion.stop - portion.start for portion in Budget(Limit(seconds=1.0), 1).portions(2000, 0.4, largest=500)]
    assert sizes == [300, 500, 500, 500, 200]


def test_a_budget_of_its_own_has_neither_more_nor_less_than_there_is(clock):
    assert Budget(Limit(iterations=1000), 1).first(1.0).iterations == 1000
    both = Budget(Limit(seconds=2.0, iterations=50), 1)
    assert both.rest(10, enough=7).iterations == 40
    assert Budget(Limit(iterations=50), 1).rest(10, enough=7).iterations == 40


def test_the_next_portion_takes_half_of_what_is_left_and_none_is_empty(clock):
    budget, sizes = Budget(Limit(seconds=4.0), 1), []
    clock.now += 1.0
    for portion in budget.portions(20_000, 0.5):
        sizes.append(portion.stop - portion.start)
        clock.now += sizes[-1] / 1000
    assert sizes[:2] == [300, pytest.approx(350, abs=1)]
    assert [portion.stop for portion in Budget(Limit(seconds=2.0), 1).portions(1500, 0.5)] == [300, 1500]
    assert list(Budget(Limit(seconds=0.0), 1).portions(1500, 0.5)) == [slice(0, 300)], (
        "where there is no time: the first"
    )


def test_no_garbage_is_collected_while_a_player_thinks_and_it_is_again_afterwards(monkeypatch):
    view = view_of(deal_smazzata(VARIANTS["scopa"].rules, Random(1)), 0)
    seen, interrupted = [], []

    def found(view, budget, rng, trust):
        seen.append(gc.isenabled())
        if interrupted:
            raise KeyboardInterrupt
        return SearchResult(tuple(Candidate(move, 0.0) for move in view.legal_moves()), 1, 1)

    monkeypatch.setattr(search, "find", found)
    SearchPlayer().choose(view, Limit(seconds=0.1), Random(1))
    assert gc.isenabled()
    interrupted.append(True)
    with pytest.raises(KeyboardInterrupt):
        SearchPlayer().choose(view, Limit(seconds=0.1), Random(1))
    assert gc.isenabled()
    assert seen == [False, False]


def test_a_search_leaves_no_garbage():
    for moves in (0, 24):
        view = view_at("scopa", 2, 36 - moves)
        gc.collect()
        SearchPlayer().choose(view, Limit(iterations=500), Random(1))
        assert gc.collect() < 50, "little enough that the next search does not grow by it"
