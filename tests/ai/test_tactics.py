"""Each tactic on positions that have it and on their nearest neighbours that have not."""

import pytest

from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.registry import TACTICS
from scopa_gui.engine.cards import card_named
from scopa_gui.engine.moves import move_named


def test_every_tactic_is_listed_once_and_has_words_of_its_own():
    assert len({tactic.name for tactic in TACTICS}) == len(TACTICS)
    assert all(tactic.measure.__doc__ for tactic in TACTICS)


def test_a_capture_that_clears_the_table_is_a_scopa_unless_it_is_the_last_card(measure):
    assert measure("makes_scopa", "7D=3C+4B", "7D RS", "3C 4B") == 1
    assert measure("makes_scopa", "7D=3C+4B", "7D RS", "3C 4B AD") == 0
    assert measure("makes_scopa", "7D=3C+4B", "7D", "3C 4B", unseen="", counts=(0, 0, 0), dealer=0) == 0


def test_an_ace_that_takes_all_is_no_scopa_where_the_rules_say_never(measure):
    assert measure("makes_scopa", "AD=3C+4B", "AD RS", "3C 4B", asso=True) == 0
    assert measure("makes_scopa", "AD=3C+4B", "AD RS", "3C 4B", asso=True, asso_scopa="always") == 1
    assert measure("makes_scopa", "AD=AC", "AD RS", "AC", asso=True, asso_scopa="match") == 1


def test_the_settebello_counts_taken_or_taking_but_not_laid(measure):
    assert measure("takes_settebello", "7C=7D", "7C RS", "7D 2B") == 1
    assert measure("takes_settebello", "7D=5C+2B", "7D RS", "5C 2B AS") == 1
    assert measure("takes_settebello", "7D", "7D RS", "CS") == 0


def test_sevens_are_counted(measure):
    assert measure("takes_sevens", "7C=7B", "7C RS", "7B 2B") == 2
    assert measure("takes_sevens", "RS=7B+3D", "7C RS", "7B 3D") == 1
    assert measure("takes_sevens", "RS=6B+4D", "7C RS", "6B 4D") == 0


def test_sixes_matter_only_while_the_sevens_may_still_be_shared(measure):
    assert measure("takes_sixes", "6C=6B", "6C RS", "6B 2B") == 2
    assert measure("takes_sixes", "6C=6B", "6C RS", "6B 2B", mine="7D 7C 7B AD AC AB 2D 2C 3D 3C 3B") == 0


def test_the_race_for_carte_is_run_until_it_is_decided(measure):
    assert measure("carte_race", "3C=3B", "3C RS", "3B CD") > 0.02
    won = "AD AC AB AS 2D 2C 2B 2S 4D 4C 4B 4S 5D 5C 5B 5S 6D 6C 6B 6S 7C"
    assert measure("carte_race", "3C=3B", "3C RS", "3B CD", mine=won) == 0
    assert measure("carte_race", "RS", "3C RS", "3B CD") == 0


def test_a_coin_helps_in_denari_and_another_suit_does_not(measure):
    assert measure("denari_race", "3C=3D", "3C RS", "3D CD") > 0.1
    assert measure("denari_race", "3C=3B", "3C RS", "3B CD") == 0
    assert measure("denari_race", "3C=3D", "3C RS", "3D CD", mine="AD 2D 4D 5D 6D FD") == 0


def test_a_seven_helps_the_primiera_more_than_a_king_and_nothing_where_it_is_not_played_for(measure):
    seven = measure("primiera_race", "7C=7B", "7C RS", "7B RB")
    king = measure("primiera_race", "RS=RB", "7C RS", "7B RB")
    assert seven > king >= 0
    assert measure("primiera_race", "7C=7B", "7C RS", "7B RB", primiera="off") == 0


def test_a_primiera_by_counting_ignores_figures_and_follows_its_own_order(measure):
    assert measure("primiera_race", "RS=RB", "7C RS AS", "7B RB", primiera="counts") == 0
    ace = measure("primiera_race", "AS=AC", "AS 5S", "AC 5C", primiera="counts")
    five = measure("primiera_race", "5S=5C", "AS 5S", "AC 5C", primiera="counts")
    assert ace > five > 0


def test_the_extras_of_the_rules_are_worth_what_the_rules_say(measure):
    assert measure("extras_race", "RS=RD", "RS", "RD 2C") == 0
    assert measure("extras_race", "RS=RD", "RS", "RD 2C", re_bello=1) == pytest.approx(1)
    assert measure("extras_race", "RS=RB", "RS", "RB 2C", re_bello=1) == 0
    assert measure("extras_race", "2S=2D", "2S 5D", "2D 4C", coin_points=1) == pytest.approx(1)
    assert measure("extras_race", "7S=7C", "7S 2D", "7C 4C", sette_tutti=1, mine="7D 7B") == pytest.approx(0.75)
    napola = {"napola": "run", "mine": "AD 2D", "unseen": "4C", "counts": (1, 0, 0)}
    assert measure("extras_race", "3S=3D", "3S", "3D", **napola) == pytest.approx(3 - 1.5)
    lost = {"napola": "run", "mine": "2D", "unseen": "4C", "counts": (1, 0, 0)}
    assert measure("extras_race", "3S=3D", "3S", "3D", **lost) == 0


def test_cappotto_within_reach_outweighs_everything(measure):
    nine = "AD 2D 3D 4D 5D 6D 7D FD CD"
    assert measure("extras_race", "RS=RD", "RS", "RD", mine=nine, cappotto=True, target=21) > 10


def test_the_chance_of_giving_a_scopa_is_exact(measure):
    # One of four unseen cards takes the lone king; the next seat holds two of the four.
    risk = {"unseen": "RB 2C 3C 4C", "counts": (2, 1, 1)}
    assert measure("gives_scopa", "RS", "RS 5B", "", **risk) == pytest.approx(0.5)
    assert measure("gives_scopa", "5B", "RS 5B", "", **risk) == 0
    # Two of five cards: 1 - C(3,2)/C(5,2).
    two = {"unseen": "RB RC 2C 3C 4C", "counts": (2, 2, 1)}
    assert measure("gives_scopa", "RS", "RS 5B", "", **two) == pytest.approx(0.7)


def test_a_table_of_eleven_cannot_be_swept_a_table_of_ten_can(measure):
    assert measure("gives_scopa", "4C", "4C 5C", "7B") == 0
    assert measure("gives_scopa", "3C", "3C 5C", "7B") > 0
    assert measure("safe_eleven", "4C", "4C 5C", "7B") == 1
    assert measure("safe_eleven", "3C", "3C 5C", "7B") == 0


def test_ten_on_the_table_is_safe_once_the_kings_are_gone(measure):
    assert measure("gives_scopa", "3C", "3C FS", "AB 6B", unseen="AC 2C 4C", counts=(1, 1, 1)) == 0
    assert measure("gives_scopa", "3C", "3C FS", "AB 6B", unseen="RC 2C 4C", counts=(1, 1, 1)) == pytest.approx(1 / 3)


def test_fifteen_has_its_own_safe_totals(measure):
    fifteen = {"capture": "fifteen"}
    # Four on the table cannot become fifteen with one card; five can, with a king.
    assert measure("gives_scopa", "2C", "2C 3C", "2B", **fifteen) == 0
    assert measure("gives_scopa", "3C", "2C 3C", "2B", **fifteen) > 0
    assert measure("gives_scopa", "FC", "FC 3C", "FB", **fifteen) == 0


def test_an_ace_that_may_take_all_threatens_every_table_where_it_scores(measure):
    assert measure("gives_scopa", "RC", "RC 3C", "FB", asso=True, asso_scopa="always") > 0
    assert measure("gives_scopa", "RC", "RC 3C", "FB", asso=True) == 0
    assert measure("feeds_ace", "RC", "RC 3C", "FB", asso=True) > 0
    assert measure("feeds_ace", "RC", "RC 3C", "FB") == 0


def test_the_next_seat_gets_new_cards_after_a_deal(measure):
    two = {"players": 2, "deal": "scopa_packet", "dealer": 0, "stock": 6}
    # I play my last card; the next three cards of the other come from the six unseen in the stock.
    risk = measure("gives_scopa", "RS", "RS", "", unseen="RB 2C 3C 4C 5C 6C", counts=(0,), **two)
    assert risk == pytest.approx(0.5)


def test_the_left_opponents_chance_is_counted_with_four_players_only(measure):
    assert measure("gives_scopa_later", "RS", "RS 5B", "", unseen="RB 2C 3C 4C", counts=(2, 1, 1)) == pytest.approx(
        0.25
    )
    assert (
        measure(
            "gives_scopa_later",
            "RS",
            "RS 5B",
            "",
            unseen="RB 2C",
            counts=(2,),
            players=2,
            deal="scopa_packet",
            dealer=1,
        )
        == 0
    )


def test_what_the_next_seat_may_take_is_weighed(measure):
    coin = measure("gives_cards", "2C", "2C RS", "7D 6C")
    plain = measure("gives_cards", "2C", "2C RS", "FB 6C")
    assert coin > plain > 0
    assert measure("gives_cards", "2C", "2C", "7D 6C", unseen="RS RC", counts=(1, 1, 0)) == 0


def test_the_partner_is_fed_and_an_opponent_behind_the_next_is_not(measure):
    hidden = {"unseen": "7C 7B 3C", "counts": (1, 1, 1)}
    # One of three hands each: the next seat takes the settebello in two cases of three, then nothing is left for my
    # partner.
    fed = measure("feeds_partner", "RS", "RS 2C", "7D", **hidden)
    assert fed > 0
    assert measure("feeds_partner", "RS", "RS 2C", "7D", unseen="5C 4C 3C", counts=(1, 1, 1)) == 0
    assert (
        measure(
            "feeds_partner",
            "RS",
            "RS 2C",
            "7D",
            players=3,
            deal="scopa_packet",
            dealer=2,
            **(hidden | {"counts": (2, 1)}),
        )
        == 0
    )
    # Were the next seat known not to hold a seven, my partner could hope for more.
    known = measure("feeds_partner", "RS", "RS 2C", "7D", first_table="7D", history=((1, "5D"),), **hidden)
    assert known > fed


def test_with_two_players_what_i_can_take_after_the_other_counts(measure):
    two = {"players": 2, "dealer": 1, "deal": "scopa_packet", "unseen": "5C 3C", "counts": (2,)}
    assert measure("feeds_partner", "RS", "RS 7C", "7D", **two) > 0
    assert measure("feeds_partner", "RS", "RS 6C", "7D", **two) == 0


def test_a_seat_that_can_take_nothing_must_lay(measure):
    hidden = {"unseen": "RB 2C 3C 4C", "counts": (2, 1, 1)}
    assert measure("starves", "RS", "RS 5B", "", **hidden) == pytest.approx(0.5)
    assert measure("starves", "5B", "RS 5B", "", **hidden) == 1
    assert measure("starves", "5B", "RS 5B", "2D", **hidden) == pytest.approx(0.5)


def test_a_take_kept_for_the_next_turn_is_worth_something(measure):
    assert measure("keeps_own_take", "2C", "2C 7C", "7D RS") > 0
    assert measure("keeps_own_take", "2C", "2C 4C", "7D RS") == 0


def test_the_dear_card_of_two_is_not_laid(measure):
    assert measure("card_spent", "2D", "2D 2C", "") > measure("card_spent", "2C", "2D 2C", "")
    assert measure("card_spent", "2D=2C", "2D", "2C") == 0
    assert measure("lays_coin", "2D", "2D 2C", "") == 1
    assert measure("lays_coin", "2C", "2D 2C", "") == 0


def test_a_seven_is_not_laid_while_a_seven_may_come(measure):
    assert measure("lays_seven", "7C", "7C 2C", "RB FB") == 1
    assert measure("lays_seven", "7C", "7C 2C", "RB FB", unseen="5C 4C 3C", counts=(1, 1, 1)) == 0
    assert measure("lays_seven", "2C", "7C 2C", "RB FB") == 0


def test_the_leftovers_go_to_the_last_taker(measure):
    end = {"unseen": "", "counts": (0, 0, 0), "dealer": 0, "mine": "AD 3D 4D 5D"}
    assert measure("wins_leftovers", "2C=2D", "2C", "2D 6D RB", last_taker=1, **end) > 0
    assert measure("wins_leftovers", "4C", "4C", "2D 6D RB", last_taker=1, **end) < 0
    assert measure("wins_leftovers", "4C", "4C", "2D 6D RB", last_taker=2, **end) > 0
    assert measure("wins_leftovers", "4C", "4C", "2D 6D RB", last_taker=2, leftovers="none", **end) == 0


def test_to_capture_in_the_last_round_makes_the_last_taker(measure):
    assert measure("becomes_last_taker", "2C=2D", "2C", "2D 6D RB", dealer=1, unseen="FB", counts=(1, 0, 0)) == 1
    assert measure("becomes_last_taker", "5C", "5C", "2D 6D RB", dealer=1, unseen="FB", counts=(1, 0, 0)) == 0
    assert measure("becomes_last_taker", "2C=2D", "2C RS", "2D 6D RB") == 0


def test_an_ace_is_kept_for_a_full_table(measure):
    little = measure("spends_ace", "AC=2C", "AC RS", "2C", asso=True)
    much = measure("spends_ace", "AC=2C+3C+5B+FB", "AC RS", "2C 3C 5B FB", asso=True)
    assert little > much == 0
    assert measure("spends_ace", "AC", "AC RS", "2C") == 0


def test_an_anchor_is_a_table_card_that_only_my_hand_can_take(measure):
    gone = {"theirs": "3D 3S", "unseen": "2C 4C 6C RB CB FB", "counts": (2, 2, 2)}
    assert measure("anchor", "3B", "3B 3C RS", "CD", **gone) == 1
    # One three is still unseen: no anchor.
    assert measure("anchor", "3B", "3B 3C RS", "CD", unseen="3D 4C 6C RB CB FB", counts=(2, 2, 2)) == 0
    # I keep none: dead, but no anchor.
    assert measure("anchor", "3B", "3B RC RS", "CD", **gone) == 0
    assert measure("lays_dead_rank", "3B", "3B RC RS", "CD", **gone) == 1
    assert measure("lays_dead_rank", "3B", "3B 3C RS", "CD", **gone) == 0


def test_spending_the_card_that_holds_the_anchor_gives_it_up(measure):
    gone = {"unseen": "2C 4C 6C RB CB FB", "counts": (2, 2, 2)}
    assert measure("gives_up_anchor", "RS", "3C RS", "3B FD", **gone) == 0
    assert measure("gives_up_anchor", "3C=3B", "3C RS", "3B FD", **gone) == 0
    assert measure("gives_up_anchor", "5C=2B+3B", "3C 5C", "2B 3B", **gone) == 0
    fifteen = {"capture": "fifteen", **gone}
    assert measure("gives_up_anchor", "3C", "3C RS", "3B FD", **fifteen) == 0


def test_a_rank_held_twice_is_the_one_to_lay_sevens_apart(measure):
    assert measure("lays_held_twice", "4C", "4C 4B RS", "CD") == 1
    assert measure("lays_held_twice", "4C", "4C 4B 4S", "CD") == 2
    assert measure("lays_held_twice", "RS", "4C 4B RS", "CD") == 0
    assert measure("lays_held_twice", "7C", "7C 7B RS", "CD") == 0
    assert measure("lays_held_twice", "4C", "4C 4B RS", "CD", capture="fifteen") == 0


ECHO = {"mine": "", "theirs": "5D 5B", "history": ((1, "CD"), (2, "5D"), (3, "5B=5D"))}


def test_the_partners_rank_is_echoed_after_the_left_opponent_took_it(measure):
    assert measure("echoes_partner", "5C", "5C RS", "CD", **ECHO) == 1
    assert measure("echoes_partner", "RS", "5C RS", "CD", **ECHO) == 0
    other = ECHO | {"history": ((1, "CD"), (2, "5D"), (3, "CB=CD"))}
    assert measure("echoes_partner", "5C", "5C RS", "FD", theirs="5D 5B CD CB", history=other["history"]) == 0
    opponents = ECHO | {"history": ((2, "CD"), (1, "5D"), (3, "5B=5D"))}
    assert measure("echoes_partner", "5C", "5C RS", "CD", **opponents) == 0


def test_the_fourth_of_the_echoed_rank_must_still_be_somewhere(measure):
    assert measure("echoes_partner", "5C", "5C RS", "CD", **(ECHO | {"theirs": "5D 5B 5S"})) == 0


def test_the_partners_double_is_left_to_him(measure):
    laid = {"history": ((2, "4D"), (3, "RB"))}
    assert measure("takes_partners_double", "4C=4D", "4C RS", "4D RB", **laid) == 1
    # An opponent laid it, it is a seven, all others are gone, or a scopa comes of it: then it is taken.
    assert measure("takes_partners_double", "4C=4D", "4C RS", "4D RB", history=((1, "4D"), (2, "RB"))) == 0
    assert measure("takes_partners_double", "7C=7D", "7C RS", "7D RB", history=((2, "7D"), (3, "RB"))) == 0
    assert measure("takes_partners_double", "4C=4D", "4C RS", "4D RB", theirs="4B 4S", **laid) == 0
    assert measure("takes_partners_double", "4C=4D", "4C RS", "4D", history=((2, "4D"),)) == 0


def test_the_side_that_does_not_deal_breaks_pairs_and_the_dealers_side_keeps_them(measure):
    sum_of_three = ("FC=5B+3D", "FC RS", "5B 3D")
    pair = ("FC=FD", "FC RS", "FD 3D")
    assert measure("breaks_pairs", *sum_of_three, dealer=3) == 3
    assert measure("breaks_pairs", *pair, dealer=3) == 0
    assert measure("breaks_pairs", *sum_of_three, dealer=2) == 0
    assert measure("keeps_pairs", *sum_of_three, dealer=2) == -3
    assert measure("keeps_pairs", *sum_of_three, dealer=0, theirs="FB 5C 3B") == 3
    assert measure("keeps_pairs", *sum_of_three, dealer=1) == 0
    assert measure("keeps_pairs", "7C=5B+3D", "7C RS", "5B 3D", dealer=2, capture="fifteen") == 0


def test_the_sevens_are_paired_by_the_dealers_side_and_unpaired_by_the_other(measure):
    by_sum = ("7C=5B+2D", "7C RS", "5B 2D")
    assert measure("sevens_unpaired", *by_sum, dealer=1) == 1
    assert measure("sevens_unpaired", *by_sum, dealer=1, theirs="7B") == -1
    assert measure("sevens_unpaired", *by_sum, dealer=2) == 0
    assert measure("sevens_paired", *by_sum, dealer=2) == -1
    assert measure("sevens_paired", *by_sum, dealer=2, theirs="7B") == 1
    assert measure("sevens_paired", "7C=7B", "7C RS", "7B 2D", dealer=2) == 0


def test_the_dealers_side_leaves_no_sum_of_seven(measure):
    assert measure("offers_seven_sum", "2C", "2C RS", "5B CB", dealer=2) == 1
    assert measure("offers_seven_sum", "2C", "2C RS", "5B CB 7D", dealer=2) == 0
    assert measure("offers_seven_sum", "RS", "2C RS", "5B CB", dealer=2) == 0
    assert measure("offers_seven_sum", "2C", "2C RS", "5B CB", dealer=3) == 0


def test_the_whirlwind_leaves_what_the_next_seat_cannot_take(measure):
    low = {"unseen": "2C 4C 5C AB CB FB", "counts": (2, 2, 2)}
    assert measure("whirlwind", "RS=RD", "RS 3B", "RD 3C", **low) == 1
    assert measure("whirlwind", "RS=RD", "RS 3B", "RD 3C", unseen="3D 4C 5C AB CB FB", counts=(2, 2, 2)) == 0
    # To lay, or to clear the table, is not to hold it.
    assert measure("whirlwind", "3B=3C", "RS 3B", "3C", **low) == 0
    assert measure("whirlwind", "RS", "RS 3B", "3C", **low) == 0


def test_the_dealer_keeps_the_paired_rank_for_the_last_card(measure):
    hands = {"dealer": 0, "unseen": "2C 6C CB", "counts": (1, 1, 1)}
    seen = {"mine": "5D 5B"}
    # Fives: two captured, so the other is still to come. Fours: three captured (an odd number), mine stays alone.
    assert measure("keeps_last_card", "4C", "4C 5C", "RS RB 5S", **hands, **seen) == 1
    assert measure("keeps_last_card", "5C=5S", "4C 5C", "RS RB 5S", **hands, **seen) == 0
    assert measure("keeps_last_card", "4C", "4C 5C", "RS RB 5S", **(hands | {"dealer": 1}), **seen) == 0


def test_measures_agree_on_what_the_cards_are_worth(view):
    facts = facts_of(view("7C 2C", "7D RS"))
    assert facts.worth_of[card_named("7D")] == max(facts.worth_of)
    assert facts.worth(0) == 0
    assert facts.outcome(move_named("7C=7D")).table == 1 << card_named("RS")
