"""A moment that is told: what follows from it, what makes it impossible, and the ways to a view and to a position."""

from dataclasses import fields, replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scopa_gui.engine.cards import DECK, bit, card_named, cards_of
from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move, Played
from scopa_gui.engine.options import AceOnNothing
from scopa_gui.engine.position import ImpossiblePosition
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.setup import Setup, Tray, TrayKind, cannot_begin, empty_setup, setup_of, setup_seen
from scopa_gui.engine.setup_problems import ProblemKind, SetupProblem, problems_of
from scopa_gui.engine.view import view_of
from tests.engine.worlds import NAMED, cards
from tests.games import GAMES

DECKED = Tray(TrayKind.DECK)
TABLED = Tray(TrayKind.TABLE)


def moments(rules, seed, smazzate=2):
    """Every moment of a few random smazzate: the position, the points by its sides, who sits at its seats."""
    rng, match = Random(seed), new_match(rules, f"{seed}")
    for _ in range(smazzate):
        position = match.deal()
        names = [f"level {match.table_seat(seat)}" for seat in range(rules.players)]
        while not position.is_over:
            totals = tuple(match.totals[match.table_seat(side) % rules.sides] for side in range(rules.sides))
            yield position, totals, names
            position = position.play(rng.choice(position.legal_moves()))
        match = match.after(position)
        if match.winner is not None:
            return


@pytest.mark.rotating
@pytest.mark.parametrize("game", NAMED)
def test_every_moment_of_every_game_can_be_told_and_gives_back_view_and_position(game):
    for position, totals, names in moments(NAMED[game], game):
        for seat in range(position.rules.players):
            view = view_of(position, seat, totals, names)
            seen = setup_seen(view)
            assert problems_of(seen) == ()
            assert seen.view(0) == view
            assert (seen.dealer, seen.counts, seen.in_stock) == (view.dealer, view.counts, view.stock)
            told = setup_of(position, seat, totals, names)
            assert problems_of(told) == ()
            assert told.position(Random(1)) == position
            assert told.view(0) == view
            assert told.view() == view_of(position, position.turn, totals, names)


@pytest.mark.parametrize("game", GAMES)
def test_from_where_the_told_moves_begin_they_lead_here_however_the_hidden_cards_lie(game):
    for number, (position, totals, names) in enumerate(moments(GAMES[game], f"begun {game}", smazzate=1)):
        seen = setup_seen(view_of(position, position.turn, totals, names))
        begun = seen.begun(Random(number))
        assert not begun.history
        for _seat, move in position.history:
            begun = begun.play(move)
        assert begun == seen.position(Random(number))
        assert begun.legal_moves() == position.legal_moves()


@pytest.mark.parametrize("game", GAMES)
def test_without_its_past_a_moment_is_the_same_but_for_the_moves(game):
    for position, totals, names in moments(GAMES[game], f"past {game}", smazzate=1):
        told = setup_of(position, position.turn, totals, names).without_past()
        assert problems_of(told) == ()
        again = told.position(Random(0))
        assert replace(again, first_table=0, history=()) == replace(position, first_table=0, history=())
        assert again.legal_moves() == position.legal_moves()
        assert told.begun(Random(0)) == again


@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_told_is_dealt_at_random_and_what_is_told_stays(game):
    for position, totals, names in list(moments(GAMES[game], f"hidden {game}", smazzate=1))[::5]:
        seen = setup_seen(view_of(position, 0, totals, names))
        other = next((card for card in cards_of(seen.cards_in(DECKED)) if seen.counts[1]), None)
        if other is not None:
            seen = seen.moved(other, Tray(TrayKind.HAND, 1))
        dealt = [setup_of(seen.position(Random(seed)), (-seen.leader) % position.rules.players) for seed in range(4)]
        for one in dealt:
            assert one.hands[0] == seen.hands[0]
            assert one.hands[1] & seen.hands[1] == seen.hands[1]
            assert (one.table, one.piles, one.turn) == (seen.table, seen.piles, seen.turn)
        if seen.cards_in(DECKED).bit_count() > 6:
            assert len({one.hands for one in dealt} | {one.stock for one in dealt}) > 1


def odd_numbers(rng):
    return rng.choice((-1, 0, 1, 2, 3, 5, 7, 40, 99, -(1 << 50)))


def odd_cards(rng):
    return rng.choice((0, rng.getrandbits(40), 1 << rng.randrange(42), -1, DECK, DECK & rng.getrandbits(40)))


def odd_moves(rng):
    return tuple(
        Played(odd_numbers(rng), Move(odd_numbers(rng), odd_cards(rng))) for _ in range(rng.choice((0, 1, 3, 41)))
    )


DAMAGE = {
    "rules": lambda rng, now: rng.choice(list(GAMES.values())),
    "hands": lambda rng, now: tuple(odd_cards(rng) if rng.random() < 0.5 else hand for hand in now),
    "table": lambda rng, now: odd_cards(rng),
    "piles": lambda rng, now: (*now[1:], odd_cards(rng)),
    "scope": lambda rng, now: (*now[1:], odd_numbers(rng)),
    "totals": lambda rng, now: rng.choice((now[1:], (*now[1:], odd_numbers(rng)))),
    "turn": lambda rng, now: odd_numbers(rng),
    "last_taker": lambda rng, now: rng.choice((None, odd_numbers(rng))),
    "stock": lambda rng, now: tuple(odd_numbers(rng) for _ in range(rng.choice((0, 1, 3)))) or now[1:],
    "first_table": lambda rng, now: odd_cards(rng),
    "history": lambda rng, now: rng.choice((now[1:], now[:-1], odd_moves(rng), (*now, *odd_moves(rng)))),
    "seated": lambda rng, now: now[1:],
}


def test_every_part_of_a_setup_is_damaged():
    assert set(DAMAGE) == {field.name for field in fields(Setup)}


@given(st.sampled_from(list(GAMES)), st.integers(0, 1 << 30))
def test_damage_gives_problems_or_another_possible_moment_but_never_an_exception(game, seed):
    rng = Random(seed)
    position, totals, names = rng.choice(list(moments(GAMES[game], seed % 7, smazzate=1)))
    setup = setup_of(position, rng.randrange(position.rules.players), totals, names)
    for part in rng.sample(list(DAMAGE), rng.choice((1, 1, 2, 3))):
        setup = replace(setup, **{part: DAMAGE[part](rng, getattr(setup, part))})
    if not problems_of(setup):
        assert setup.position(Random(0)).legal_moves()
        assert setup.begun(Random(0)).rules is setup.rules


def opening_setup():
    """A first turn of mine in Scopa for two: three cards in my hand, four on the table."""
    bare = replace(empty_setup(GAMES["scopa 2"]), table=cards("AC 2C 4B 6S"))
    return replace(bare, hands=(cards("7D 5C RS"), 0))


def kinds(setup):
    return [problem.kind for problem in problems_of(setup)]


def test_a_first_turn_can_be_told_card_by_card():
    setup = empty_setup(GAMES["scopa 2"])
    assert problems_of(setup) == (SetupProblem(ProblemKind.TABLE_WANTS, {"count": 4}),)
    for name in ("AC", "2C", "4B", "6S"):
        setup = setup.moved(card_named(name), TABLED)
    assert problems_of(setup) == ()
    assert (setup.counts, setup.in_stock, setup.dealer) == ((3, 3), 30, 1)
    assert not setup.is_hand_known(0)
    with pytest.raises(ImpossiblePosition, match="Not every card"):
        setup.view()
    for name in ("7D", "5C", "RS"):
        setup = setup.moved(card_named(name), Tray(TrayKind.HAND, 0))
    assert setup == opening_setup()
    assert setup.view().hand == cards("7D 5C RS")
    assert {str(move) for move in setup.view().legal_moves()} == {"7D=AC+6S", "7D=AC+2C+4B", "5C=AC+4B", "RS=4B+6S"}


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"turn": 2}, (ProblemKind.SEATS, {})),
        ({"turn": -1}, (ProblemKind.SEATS, {})),
        ({"hands": (0,)}, (ProblemKind.SEATS, {})),
        ({"seated": ("human",)}, (ProblemKind.SEATS, {})),
        ({"table": 1 << 40}, (ProblemKind.NO_CARDS, {})),
        ({"stock": (40,)}, (ProblemKind.NO_CARDS, {})),
        ({"hands": (cards("7D 5C"), cards("AC"))}, (ProblemKind.TWICE, {"card": card_named("AC")})),
        ({"scope": (0, -1)}, (ProblemKind.BELOW_NONE, {})),
        ({"totals": (-1, 0)}, (ProblemKind.BELOW_NONE, {})),
        ({"table": cards("AC 2C 4B")}, (ProblemKind.TABLE_WANTS, {"count": 1})),
        ({"table": cards("RD RC RB 6S")}, (ProblemKind.TABLE_NOT_PLAYED, {})),
        (
            {"hands": (cards("7D 5C RS 3S"), 0)},
            (ProblemKind.HAND_TOO_FULL, {"seat": 0, "told": 4, "count": 3}),
        ),
        ({"stock": (37, 38)}, (ProblemKind.STOCK, {"told": 2, "count": 30})),
        ({"totals": (3, 11)}, (ProblemKind.MATCH_WON, {"side": 1})),
        ({"scope": (1, 0)}, (ProblemKind.SCOPE, {"side": 0, "most": 0})),
        ({"last_taker": 1}, (ProblemKind.TAKER, {"seat": 1})),
        ({"history": (Played(0, Move(39)),)}, (ProblemKind.MOVES, {})),
    ],
)
def test_what_cannot_be_is_told_by_its_kind(change, problem):
    setup = replace(opening_setup(), **change)
    assert SetupProblem(*problem) in problems_of(setup)


def test_who_has_not_played_yet_has_no_pile():
    taken = replace(opening_setup(), table=0, piles=(cards("AC 2C 4B 6S"), 0), last_taker=0)
    assert kinds(taken) == [ProblemKind.PILE_TOO_SOON]
    later = replace(
        opening_setup(), table=cards("AC 2C"), piles=(0, cards("4C 4B FS")), last_taker=1, hands=(cards("7D 5C RS"), 0)
    )
    assert kinds(later) == []
    assert later.counts == (3, 2)


def test_the_dealer_of_escoba_has_taken_a_first_table_that_makes_fifteen():
    setup = replace(empty_setup(GAMES["escoba 2"]), table=cards("AC 2C 5B 7S"))
    assert kinds(setup) == [ProblemKind.TABLE_NOT_PLAYED]
    swept = replace(setup, table=0, piles=(0, setup.table), scope=(0, 1), last_taker=1)
    assert kinds(swept) == []
    assert kinds(replace(swept, piles=swept.piles[::-1], last_taker=0, scope=(0, 0))) == [ProblemKind.PILE_TOO_SOON]


def test_a_pile_of_one_card_is_an_ace_that_went_there_by_itself():
    one = replace(empty_setup(GAMES["scopa_dassi 2"]), table=cards("2C 4B 6S 3S"), piles=(0, cards("AC")), turn=0)
    assert one.rules.asso_empty is AceOnNothing.SELF
    assert kinds(one) == []
    assert kinds(replace(one, rules=Rules())) == [ProblemKind.PILE_TOO_SMALL, ProblemKind.NO_TAKER]
    assert kinds(replace(one, piles=(0, cards("5C")))) == [ProblemKind.PILE_TOO_SMALL, ProblemKind.NO_TAKER]


def test_nothing_is_left_to_play_when_all_lies_open_or_a_side_has_all_coins():
    over = replace(empty_setup(GAMES["scopa 2"]), piles=(DECK, 0), last_taker=0)
    assert kinds(over) == [ProblemKind.OVER]
    coins = cards("AD 2D 3D 4D 5D 6D 7D FD CD RD 7C 7S")
    won = replace(empty_setup(GAMES["scopa_speciale 2"]), piles=(coins, 0), table=cards("2C 3C"), last_taker=0)
    assert kinds(won) == [ProblemKind.ALL_COINS]


def test_who_took_last_follows_the_piles():
    setup = opening_setup()
    one = setup.moved(card_named("3D"), Tray(TrayKind.PILE, 1)).moved(card_named("3C"), Tray(TrayKind.PILE, 1))
    assert one.last_taker == 1
    other = one.moved(card_named("3D"), Tray(TrayKind.PILE, 0))
    assert other.last_taker == 1
    assert other.moved(card_named("3C"), DECKED).last_taker == 0
    assert other.moved(card_named("3C"), DECKED).moved(card_named("3D"), DECKED).last_taker is None


def test_who_deals_and_who_plays_follow_from_each_other():
    setup = replace(empty_setup(GAMES["scopa 4"]), table=cards("AC 2C 4B 6S 3D"))
    for dealer in range(4):
        assert setup.dealt_by(dealer).dealer == dealer
        assert setup.dealt_by(dealer).turn == (dealer + 2) % 4


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_wanting_is_dealt_so_that_it_can_be_played(game, seed):
    rng = Random(seed)
    setup = empty_setup(GAMES[game])
    for card in rng.sample(range(40), 2):
        setup = setup.moved(card, rng.choice((Tray(TrayKind.HAND, 0), Tray(TrayKind.HAND, 1))))
    full = setup.filled(rng)
    assert full.hands[0] & setup.hands[0] == setup.hands[0]
    assert full.hands[1] == setup.hands[1]
    assert problems_of(full) == ()
    assert not full.table or not cannot_begin(full.rules, full.table)
    assert full.view().legal_moves()
    assert full.filled(rng) == full


def test_a_card_lies_in_one_tray_at_a_time():
    setup = opening_setup()
    for tray in (Tray(TrayKind.HAND, 1), Tray(TrayKind.PILE, 0), TABLED, Tray(TrayKind.PILE, 1), DECKED):
        setup = setup.moved(card_named("7D"), tray)
        trays = [DECKED, TABLED, *(Tray(TrayKind.HAND, seat) for seat in (0, 1))]
        trays += [Tray(TrayKind.PILE, side) for side in (0, 1)]
        assert [one for one in trays if setup.cards_in(one) & bit(card_named("7D"))] == [tray]


def test_the_points_of_the_match_and_the_names_come_from_the_seat_asked_for():
    position = next(moments(GAMES["scopa 3"], 3))[0]
    told = replace(setup_of(position, 1), totals=(5, 7, 9), seated=("human", "rosa", "maestro"))
    assert told.view(0).totals == (5, 7, 9)
    assert told.view(1).totals == (7, 9, 5)
    assert told.view(2).seated == ("maestro", "human", "rosa")
    assert Match(told.rules, "", told.dealer, told.totals).playing_seat(told.turn) == position.turn


@pytest.mark.parametrize("before", ["scopa 2", "scopa 6", "scopone_scientifico 4"])
@pytest.mark.parametrize("after", GAMES)
def test_under_other_rules_every_card_lies_where_it_did_or_nowhere(before, after):
    *_, (position, totals, names) = moments(GAMES[before], f"under {before}", smazzate=1)
    told = setup_of(position, 0, totals, names)
    other = told.under(GAMES[after])
    assert other.rules == GAMES[after]
    assert not {ProblemKind.SEATS, ProblemKind.TWICE, ProblemKind.TAKER} & {one.kind for one in problems_of(other)}
    assert other.table == told.table
    for seat, hand in enumerate(other.hands):
        assert hand == (told.hands[seat] if seat < len(told.hands) else 0)
    assert not other.history
    assert other.under(GAMES[before]).table == told.table
