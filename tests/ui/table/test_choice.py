"""Every way of playing a card: what is shown, what is played, what is refused and why."""

from dataclasses import replace
from random import Random

import pytest

from scopa_gui.engine.cards import Card, CardSet, card_named, cards_of, mask_of
from scopa_gui.engine.moves import IllegalReason, Move, move_named
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.engine.view import PlayerView, view_of
from scopa_gui.ui.table.input.choice_words import aim_line, refusal_line
from scopa_gui.ui.table.input.move_choice import (
    Gains,
    MoveChoice,
    cancel,
    confirm,
    cycle,
    drop,
    gains_of,
    only_option,
    options_of,
    point,
    press_hand,
    press_option,
    press_table,
    step_focus,
)
from scopa_gui.ui.table.paint.option_bar import prompt_words
from tests.ai.conftest import played


def c(name: str) -> Card:
    return card_named(name)


def s(names: str) -> CardSet:
    return mask_of(card_named(name) for name in names.split())


def view(
    hand: str, table: str, *, turn: int = 0, stock: int = 20, others: int = 3, history: int = 1, **rules
) -> PlayerView:
    made = Rules(**rules)
    return PlayerView(
        rules=made,
        hand=s(hand),
        table=s(table),
        piles=(0,) * made.sides,
        scope=(0,) * made.sides,
        counts=(len(hand.split()), *(others for _ in range(made.players - 1))),
        stock=stock,
        turn=turn,
        last_taker=None,
        dealer=1,
        first_table=s(table),
        history=((1, Move(39)),) * history,
        totals=(0,) * made.sides,
    )


ONE = view("7D KD FS".replace("KD", "RD"), "4C 3B 2S")
MANY = view("7D 5S AC", "4C 3B 5B 2S RC")


def test_a_card_dropped_on_one_that_it_cannot_take_is_not_played_and_told_why():
    laid = drop(MoveChoice(ONE), c("RD"), c("2S"))
    assert (laid.move, laid.choice) == (None, MoveChoice(ONE))
    assert (
        refusal_line(laid.refusal, ONE.table)
        == "King of coins cannot take 2 of swords. To lay it, drop it on an empty spot."
    )
    elsewhere = drop(MoveChoice(ONE), c("7D"), c("2S"))
    assert elsewhere.move is None
    assert (
        refusal_line(elsewhere.refusal, ONE.table)
        == "7 of coins cannot take 2 of swords, only 4 of cups + 3 of batons."
    )
    several = drop(MoveChoice(MANY), c("7D"), c("RC"))
    assert (several.move, several.choice.aimed) == (None, c("7D"))
    assert (
        refusal_line(several.refusal, MANY.table) == "7 of coins cannot take king of cups: choose what it should take."
    )


@pytest.mark.parametrize("key", sorted(VARIANTS))
def test_wherever_a_card_is_dropped_it_takes_what_lies_there_or_says_why_not(key):
    for players, rules in VARIANTS[key].rules_by_players.items():
        for moves in range(0, 30, 3):
            position = played(rules, Random(moves), moves)
            seen = view_of(position, position.turn)
            for card in cards_of(seen.hand):
                if not options_of(seen, card):
                    continue
                for onto in cards_of(seen.table):
                    outcome = drop(MoveChoice(seen), card, onto)
                    if outcome.move is not None:
                        assert outcome.move.taken >> onto & 1, (key, players, card, onto)
                    elif outcome.refusal is None:
                        assert (
                            len([option for option in outcome.choice.candidates if option.move.taken >> onto & 1]) > 1
                        )
                    else:
                        assert not any(option.move.taken >> onto & 1 for option in options_of(seen, card))
                        assert refusal_line(outcome.refusal, seen.table).count("{") == 0
                on_cloth = drop(MoveChoice(seen), card, None)
                assert (on_cloth.move is None) == (len(options_of(seen, card)) > 1)
                assert on_cloth.refusal is None


def test_a_card_with_one_possibility_is_played_by_one_click():
    assert press_hand(MoveChoice(ONE), c("7D")).move == move_named("7D=4C+3B")
    assert press_hand(MoveChoice(ONE), c("RD")).move == move_named("RD")


def test_a_card_with_several_possibilities_is_aimed_and_not_played():
    outcome = press_hand(MoveChoice(MANY), c("7D"))
    assert outcome.move is None
    assert outcome.refusal is None
    assert outcome.choice.aimed == c("7D")
    assert [str(option.move) for option in outcome.choice.options] == ["7D=4C+3B", "7D=5B+2S"]


def test_hovering_shows_the_forced_set_solid():
    marks = point(MoveChoice(ONE), c("7D")).marks()
    assert (marks.solid, marks.outlined, marks.dimmed, marks.numbers) == (s("4C 3B"), 0, 0, {})


def test_hovering_numbers_the_alternatives():
    marks = point(MoveChoice(MANY), c("7D")).marks()
    assert (marks.solid, marks.outlined) == (0, s("4C 3B 5B 2S"))
    assert marks.numbers == {c("4C"): (1,), c("3B"): (1,), c("5B"): (2,), c("2S"): (2,)}


def test_hovering_a_card_that_goes_to_the_table_marks_nothing():
    choice = point(MoveChoice(ONE), c("RD"))
    assert choice.marks() == MoveChoice(ONE).marks()
    assert options_of(ONE, c("RD"))[0].move.is_lay


def test_hints_can_be_switched_off_but_not_the_aiming():
    assert point(MoveChoice(ONE), c("7D")).marks(show_captures=False).solid == 0
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    assert aimed.marks(show_captures=False).outlined == s("4C 3B 5B 2S")


def test_while_aimed_the_legal_cards_are_lit_and_the_others_dimmed():
    marks = press_hand(MoveChoice(MANY), c("7D")).choice.marks()
    assert marks.outlined == s("4C 3B 5B 2S")
    assert marks.dimmed == s("RC")


def test_picking_narrows_to_what_is_still_possible_and_plays_when_complete():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    first = press_table(aimed, c("4C"))
    assert first.move is None
    marks = first.choice.marks()
    assert (marks.picked, marks.solid | marks.outlined, marks.dimmed) == (s("4C"), s("3B"), s("5B 2S RC"))
    assert press_table(first.choice, c("3B")).move == move_named("7D=4C+3B")


def test_picking_the_same_card_again_gives_it_back():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    picked = press_table(aimed, c("4C")).choice
    assert press_table(picked, c("4C")).choice == aimed


@pytest.mark.parametrize(("card", "reason"), [("RC", IllegalReason.WRONG_SUM), ("5B", IllegalReason.WRONG_SUM)])
def test_a_pick_that_fits_nothing_is_refused_with_its_reason_and_changes_nothing(card, reason):
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    picked = press_table(aimed, c("4C")).choice
    outcome = press_table(picked, c(card))
    assert outcome.move is None
    assert outcome.choice == picked
    assert outcome.refusal is not None
    assert outcome.refusal.reason is reason
    assert outcome.refusal.taken == s(f"4C {card}")


def test_where_an_equal_card_lies_a_sum_is_refused_because_of_it():
    there = view("7D", "7C 7B 4C 3B")
    aimed = press_hand(MoveChoice(there), c("7D")).choice
    outcome = press_table(aimed, c("4C"))
    assert outcome.refusal is not None
    assert outcome.refusal.reason in (IllegalReason.EQUAL_CARD_FIRST, IllegalReason.WRONG_SUM)
    assert press_table(aimed, c("7B")).move == move_named("7D=7B")


def test_option_numbers_play_at_once_and_unknown_numbers_do_nothing():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    assert press_option(aimed, 2).move == move_named("7D=5B+2S")
    assert press_option(aimed, 3) == press_option(aimed, 9)
    assert press_option(aimed, 3).move is None
    focused = point(MoveChoice(MANY), c("7D"))
    assert press_option(focused, 1).move == move_named("7D=4C+3B")
    assert press_option(MoveChoice(MANY), 1).move is None


def test_tab_goes_round_the_options_and_enter_plays_the_one_shown():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    one, two, again = (cycle(aimed), cycle(cycle(aimed)), cycle(cycle(cycle(aimed))))
    assert (one.cursor, two.cursor, again.cursor) == (1, 2, 1)
    assert cycle(aimed, -1).cursor == 2
    assert one.marks().solid == s("4C 3B")
    assert two.marks().outlined == s("4C 3B")
    assert confirm(two).move == move_named("7D=5B+2S")


def test_tab_stays_among_what_the_picks_leave():
    picked = press_table(press_hand(MoveChoice(MANY), c("7D")).choice, c("5B")).choice
    assert cycle(picked).cursor == 2
    assert confirm(picked).move == move_named("7D=5B+2S")


def test_enter_without_a_shown_option_shows_the_first_and_plays_nothing():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    outcome = confirm(aimed)
    assert outcome.move is None
    assert outcome.choice.cursor == 1


def test_enter_on_the_focus_is_a_click_on_it():
    assert confirm(point(MoveChoice(ONE), c("7D"))) == press_hand(point(MoveChoice(ONE), c("7D")), c("7D"))
    assert confirm(MoveChoice(ONE)).move is None


def test_esc_takes_back_one_step_at_a_time():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    picked = press_table(aimed, c("4C")).choice
    back = cancel(picked)
    assert back == MoveChoice(MANY, focus=c("7D"))
    assert cancel(back) is None
    table_first = press_table(MoveChoice(MANY), c("4C")).choice
    assert cancel(table_first) == MoveChoice(MANY)


def test_clicking_the_aimed_card_again_cancels():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    assert press_hand(aimed, c("7D")) == press_hand(aimed, c("7D"))
    assert press_hand(aimed, c("7D")).choice.aimed is None
    assert press_hand(aimed, c("7D")).move is None


def test_clicking_another_card_while_aimed_plays_or_aims_that_one():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    assert press_hand(aimed, c("AC")).move == move_named("AC")
    assert press_hand(replace(aimed, picked=s("4C")), c("5S")).move == move_named("5S=5B")


def test_table_cards_may_be_clicked_first():
    picked = press_table(MoveChoice(MANY), c("4C")).choice
    assert picked.takers == s("7D")
    both = press_table(picked, c("3B")).choice
    assert both.marks().picked == s("4C 3B")
    assert press_hand(both, c("7D")).move == move_named("7D=4C+3B")
    assert press_hand(picked, c("7D")).move == move_named("7D=4C+3B")
    assert press_hand(both, c("5S")).refusal is not None


def test_a_table_card_that_nobody_can_take_is_refused():
    outcome = press_table(MoveChoice(MANY), c("RC"))
    assert outcome.refusal is not None
    assert outcome.choice.picked == 0


def test_a_second_table_card_that_fits_no_card_begins_anew():
    picked = press_table(MoveChoice(MANY), c("4C")).choice
    assert press_table(picked, c("5B")).choice.picked == s("5B")


def test_dragging_to_the_table_plays_what_is_unique():
    assert drop(MoveChoice(ONE), c("7D"), None).move == move_named("7D=4C+3B")
    assert drop(MoveChoice(ONE), c("RD"), None).move == move_named("RD")


def test_dragging_onto_a_card_takes_that_one():
    assert drop(MoveChoice(MANY), c("7D"), c("5B")).move == move_named("7D=5B+2S")
    elsewhere = drop(MoveChoice(MANY), c("7D"), None)
    assert elsewhere.move is None
    assert elsewhere.choice.aimed == c("7D")


def test_dragging_onto_a_card_of_several_sets_picks_it():
    three = view("RD", "6C 4B 4S 2D")
    outcome = drop(MoveChoice(three), c("RD"), c("6C"))
    assert outcome.move is None
    assert outcome.choice.picked == s("6C")
    assert outcome.choice.aimed == c("RD")


def test_dragging_onto_a_card_it_cannot_take_is_refused_and_aims():
    outcome = drop(MoveChoice(MANY), c("7D"), c("RC"))
    assert outcome.refusal is not None
    assert outcome.refusal.reason is IllegalReason.WRONG_SUM
    assert outcome.choice.aimed == c("7D")


def test_nothing_can_be_played_out_of_turn():
    waiting = replace(ONE, turn=1)
    for outcome in (
        press_hand(MoveChoice(waiting), c("7D")),
        press_table(MoveChoice(waiting), c("4C")),
        drop(MoveChoice(waiting), c("7D"), None),
    ):
        assert outcome.move is None
        assert outcome.refusal is not None
        assert outcome.refusal.reason is IllegalReason.NOT_YOUR_TURN


def test_the_focus_goes_round_the_hand():
    hand = tuple(cards_of(ONE.hand))
    start = step_focus(MoveChoice(ONE), hand, 1)
    assert start.focus == hand[0]
    assert step_focus(MoveChoice(ONE), hand, -1).focus == hand[-1]
    assert step_focus(start, hand, -1).focus == hand[-1]
    assert step_focus(start, (), 1).focus is None


def test_an_ace_for_itself_is_an_option_with_a_number():
    alone = view("AD 5S", "", asso=True, asso_empty="self")
    assert [str(option.move) for option in options_of(alone, c("AD"))] == ["AD=AD"]
    free = view("AD 5S", "4C 3B", asso=True, asso_self_always=True)
    options = options_of(free, c("AD"))
    assert "AD=AD" in [str(option.move) for option in options]
    outcome = press_hand(MoveChoice(free), c("AD"))
    assert outcome.choice.aimed == c("AD")
    number = next(option.number for option in options if option.move.is_for_itself)
    assert press_option(outcome.choice, number).move == move_named("AD=AD")
    assert outcome.choice.marks().numbers.get(c("AD")) == (number,)


def test_the_first_card_of_the_deal_may_not_be_an_ace_where_that_is_ruled():
    first = view("AD 5S", "4C 3B", history=0, vile=True)
    outcome = press_hand(MoveChoice(first), c("AD"))
    assert outcome.refusal is not None
    assert outcome.refusal.reason is IllegalReason.NO_ACE_FIRST


@pytest.mark.parametrize(
    ("hand", "table", "move", "gains"),
    [
        ("7D 2C", "4C 3B", "7D=4C+3B", Gains(3, 1, 1, True, True)),
        ("7C 2C", "4C 3B", "7C=4C+3B", Gains(3, 0, 1, False, True)),
        ("7C 2C", "4D 3B RS", "7C=4D+3B", Gains(3, 1, 1, False, False)),
        ("6C 2C", "4D 3B", "2C", Gains()),
    ],
)
def test_what_a_move_wins(hand, table, move, gains):
    assert gains_of(view(hand, table), move_named(move)) == gains


def test_the_last_card_of_the_smazzata_wins_no_scopa():
    last = view("7C", "4C 3B", stock=0, others=0)
    assert gains_of(last, move_named("7C=4C+3B")).scopa is False
    assert gains_of(replace(last, counts=(1, 1)), move_named("7C=4C+3B")).scopa is True


def test_in_escoba_a_picked_card_leaves_only_sets_that_make_fifteen():
    there = view("7D", "5C 3B 8S 6C 2B".replace("8S", "FS"), capture="fifteen")
    aimed = press_hand(MoveChoice(there), c("7D")).choice
    assert len(aimed.options) >= 2
    for option in aimed.options:
        for card in cards_of(option.move.taken):
            kept = press_table(aimed, card)
            if kept.move is None:
                assert all(candidate.move.taken >> card & 1 for candidate in kept.choice.candidates)


def test_once_one_possibility_is_left_it_is_said_and_nobody_is_asked_to_choose():
    aimed = press_hand(MoveChoice(MANY), c("7D")).choice
    assert aim_line(aimed) == "7 of coins: choose what it takes"
    narrowed = press_table(aimed, c("4C")).choice
    assert len(narrowed.candidates) == 1
    assert aim_line(narrowed) == "7 of coins takes 4 of cups + 3 of batons"
    assert prompt_words(narrowed, "what it does") == ("what it does",)


def test_a_table_card_that_one_option_takes_stands_for_it():
    aimed = press_hand(MoveChoice(view("FB", "3D 3C 5S RS")), c("FB")).choice
    assert [only_option(aimed, c(name)) for name in ("3D", "3C", "5S", "RS")] == [1, 2, None, None]
    assert only_option(aimed, None) is None
