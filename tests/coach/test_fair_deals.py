"""What fair deals bring, against simulations that share no code with it; and a dealer that cheats is found."""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from math import comb
from random import Random

import pytest

from scopa_gui.coach.fair_deals.deal_record import DealCount, DealtCards, Receiver
from scopa_gui.coach.fair_deals.fair_band import band_of
from scopa_gui.coach.fair_deals.fair_chances import in_hands, thrown_in, throws
from scopa_gui.engine import dealing
from scopa_gui.engine.cards import RANK_SETS, RE, SETTEBELLO, bit, cards_of, rank_of
from scopa_gui.engine.match import pack_rng
from scopa_gui.engine.record import Record, replay
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import VARIANTS
from scopa_gui.game.table import Table, level_seats

SCOPA = VARIANTS["scopa"].rules_by_players[2]
ASSI = replace(VARIANTS["scopa_dassi"].rules_by_players[2], asso_redeal=True)
LOW = replace(SCOPA, redeal_sum_max=14)
SCIENTIFICO = VARIANTS["scopone_scientifico"].rules_by_players[4]


def counted(rules, seeds, smazzate=10):
    count = DealCount()
    for seed in seeds:
        count.add(rules, str(seed), range(smazzate))
    return count


def moves_of(rules, seed, smazzate=3):
    """Cards played at random."""
    table, chance = Table.new(rules, seed, level_seats(rules, "rosa")), Random(4)
    while table.to_move is not None or (table.smazzata < smazzate and table.winner is None):
        if table.to_move is None:
            table.next_smazzata()
        table.play(table.to_move, chance.choice(table.view(table.to_move).legal_moves()))
    return table.record.moves


@pytest.mark.parametrize(("key", "players"), [("scopa", 2), ("scopa", 3), ("scopa", 6), ("scopone", 4)])
def test_the_cards_counted_are_those_that_everybody_played(key, players):
    """From the moves alone: who plays a card was dealt it."""
    rules = VARIANTS[key].rules_by_players[players]
    for seed in ("a", "b", "c"):
        seen, smazzate = Counter(), 0
        for match, position in replay(Record(rules, seed, moves_of(rules, seed))):
            if position.is_over and len(position.history) == rules.plays:
                played = [(match.table_seat(seat), move.card) for seat, move in position.history]
                for seat, card in played:
                    who = Receiver.ME if not seat else Receiver.OTHERS if seat % rules.sides else Receiver.PARTNER
                    for dealt in DealtCards:
                        seen[who, dealt] += dealt.cards >> card & 1
                smazzate += 1
        assert smazzate
        assert +seen == +counted(rules, [seed], smazzate).seen


@pytest.mark.rotating
@pytest.mark.parametrize("rules", [SCOPA, ASSI, LOW, SCIENTIFICO], ids=["scopa", "assi", "low", "scientifico"])
def test_the_chances_are_those_of_packs_shuffled_in_another_way(rules):
    """A pack as pairs, the first cards on the table, the others in turn; another generator; kings counted by hand."""
    chance, packs, thrown, seen = Random(11), 40_000, 0, {dealt: Counter() for dealt in DealtCards}
    pack = [(rank, suit) for suit in "dcbs" for rank in range(1, 11)]
    special = {
        DealtCards.SETTEBELLO: lambda rank, suit: (rank, suit) == (7, "d"),
        DealtCards.SEVENS: lambda rank, suit: rank == 7,
        DealtCards.COINS: lambda rank, suit: suit == "d",
        DealtCards.ACES: lambda rank, suit: rank == 1,
        DealtCards.FIGURES: lambda rank, suit: rank > 7,
    }
    turned, hand = 40 - rules.plays, rules.plays // rules.players
    for _ in range(packs):
        drawn = chance.sample(pack, turned + hand)
        table, mine = drawn[:turned], drawn[turned:]
        ranks = [rank for rank, _suit in table]
        if (
            (rules.redeal_kings and ranks.count(10) >= rules.redeal_kings)
            or (rules.asso_redeal and 1 in ranks)
            or (table and sum(ranks) <= rules.redeal_sum_max)
        ):
            thrown += 1
            continue
        for dealt, is_one in special.items():
            seen[dealt][sum(is_one(*card) for card in mine)] += 1
    kept = packs - thrown
    assert thrown / packs == pytest.approx(thrown_in(rules), abs=4 * (0.25 / packs) ** 0.5)
    for dealt in DealtCards:
        exact = in_hands(rules, dealt.cards, hand)
        assert sum(exact) == pytest.approx(1)
        for count, share in enumerate(exact):
            error = (share * (1 - share) / kept) ** 0.5
            assert seen[dealt][count] / kept == pytest.approx(share, abs=4.5 * error + 1e-9)


def test_without_a_deal_thrown_in_it_is_the_hypergeometric_distribution():
    assert in_hands(SCIENTIFICO, bit(SETTEBELLO), 10) == pytest.approx((0.75, 0.25))
    assert in_hands(SCIENTIFICO, RANK_SETS[7], 10) == pytest.approx(
        [comb(4, sevens) * comb(36, 10 - sevens) / comb(40, 10) for sevens in range(5)]
    )
    assert throws(SCIENTIFICO) == (1.0,)


def test_three_kings_on_the_first_table_are_as_rare_as_all_tables_counted_say():
    tables = list(combinations(range(40), 4))
    kings = sum(sum(rank_of(card) == RE for card in table) >= 3 for table in tables)
    assert thrown_in(SCOPA) == pytest.approx(kings / len(tables))


@pytest.mark.parametrize(
    "parts",
    [
        [(in_hands(SCOPA, bit(SETTEBELLO), 18), 7)],
        [(in_hands(SCOPA, bit(SETTEBELLO), 18), 40), (in_hands(SCIENTIFICO, bit(SETTEBELLO), 20), 25)],
        [(in_hands(SCOPA, RANK_SETS[7], 18), 30), (in_hands(SCIENTIFICO, RANK_SETS[7], 10), 50)],
        [(throws(ASSI), 60), (throws(SCOPA), 100)],
    ],
)
def test_a_band_holds_95_of_100_sums_drawn_one_by_one(parts):
    """Different deals are added up as they are."""
    chance, trials, band = Random(5), 4000, band_of(parts)
    outside = Counter()
    for _ in range(trials):
        total = sum(
            count for chances, times in parts for count in chance.choices(range(len(chances)), weights=chances, k=times)
        )
        outside["low"] += total < band.low
        outside["high"] += total > band.high
    assert max(outside.values(), default=0) / trials <= 0.025 + 4 * (0.025 / trials) ** 0.5
    narrower = [
        sum(
            count for chances, times in parts for count in chance.choices(range(len(chances)), weights=chances, k=times)
        )
        for _ in range(trials)
    ]
    assert sum(total < band.low + 1 for total in narrower) / trials > 0.025 - 4 * (0.025 / trials) ** 0.5
    assert sum(total > band.high - 1 for total in narrower) / trials > 0.025 - 4 * (0.025 / trials) ** 0.5


@pytest.mark.parametrize(
    ("chances", "times"),
    [
        (in_hands(SCOPA, bit(SETTEBELLO), 18), 579),
        (in_hands(SCIENTIFICO, bit(SETTEBELLO), 10), 765),
        (in_hands(SCOPA, RANK_SETS[7], 18), 150),
        (throws(ASSI), 170),
        (throws(SCOPA), 50_000),
    ],
)
def test_where_sums_become_too_long_the_normal_distribution_gives_the_same_band(monkeypatch, chances, times):
    exact = band_of([(chances, times)])
    monkeypatch.setattr("scopa_gui.coach.fair_deals.fair_band._EXACT", 0.0)
    quick = band_of([(chances, times)])
    assert quick.mean == exact.mean
    assert abs(quick.low - exact.low) <= 1
    assert abs(quick.high - exact.high) <= 1


def test_deals_of_the_engine_lie_in_their_bands_95_times_of_100():
    """Archives of a few matches of several games each; no line lies outside more often than chance allows."""
    archives, inside, lines = 120, Counter(), 0
    for archive in range(archives):
        count = DealCount()
        for game, rules in enumerate((SCOPA, ASSI, SCIENTIFICO)):  # one seed for all would give all the same packs
            count.add(rules, f"fair {archive} {game}", range(8))
        figures = count.figures()
        lines = len(figures.lines)
        inside.update(key for key, line in figures.lines.items() if not line.is_outside)
        inside["thrown"] += not figures.thrown.is_outside
    assert lines == 15
    for key, count in inside.items():
        assert count / archives > 0.95 - 4 * (0.05 * 0.95 / archives) ** 0.5, key
    assert sum(inside.values()) / (archives * (lines + 1)) > 0.95


@pytest.mark.parametrize("share", [1.0, 0.3])
def test_a_dealer_who_gives_the_others_the_settebello_lies_outside(monkeypatch, share):
    shuffled, chance = dealing.shuffled_pack, Random(2)

    def rigged(rng):
        pack = list(shuffled(rng))
        place = pack.index(SETTEBELLO)
        owners = dealing.pack_owners(SCOPA)
        if chance.random() < share and owners[place] != dealing.TABLE:
            other = chance.choice([at for at, owner in enumerate(owners) if owner == 1])
            pack[place], pack[other] = pack[other], pack[place]
        return tuple(pack)

    monkeypatch.setattr(dealing, "shuffled_pack", rigged)
    monkeypatch.setattr("scopa_gui.coach.fair_deals.deal_record.dealer_at", lambda rules, seed, number: 1)
    lines = counted(SCOPA, range(30)).figures().lines
    assert lines[Receiver.OTHERS, DealtCards.SETTEBELLO].is_outside
    assert lines[Receiver.ME, DealtCards.SETTEBELLO].is_outside


def test_what_is_counted_is_all_there_is():
    figures = counted(SCIENTIFICO, range(4)).figures()
    assert (figures.deals, figures.thrown) == (40, None)
    assert list(dict.fromkeys(receiver for receiver, _dealt in figures.lines)) == list(Receiver)
    for dealt in DealtCards:
        assert sum(figures.lines[receiver, dealt].seen for receiver in Receiver) == 40 * dealt.cards.bit_count()
    assert DealtCards.FIGURES.cards.bit_count() == 12
    assert [len(cards_of(dealt.cards)) for dealt in DealtCards] == [1, 4, 10, 4, 12]


def test_packs_thrown_in_are_counted_where_they_can_be():
    figures = counted(replace(SCOPA, redeal_kings=1), range(300)).figures()
    assert figures.thrown.deals == 3000
    assert not figures.thrown.is_outside
    assert figures.thrown.seen > 1000
    assert counted(SCOPA, []).figures().lines == {}


def test_pack_owners_are_those_of_every_later_deal():
    for variant in VARIANTS.values():
        for rules in variant.rules_by_players.values():
            owners = dealing.pack_owners(rules)
            assert Counter(owners) == Counter(
                dict.fromkeys(range(rules.players), rules.plays // rules.players)
            ) + Counter({dealing.TABLE: rules.turned})


def test_replay_is_of_this_deal():
    """What decides a pack is asked of the match: its first hands are the owners' of its pack."""
    rules = Rules(players=4)
    _match, position = next(replay(Record(rules, "x")))
    pack, _thrown = dealing.playable_pack(rules, pack_rng("x", 0))
    first = len(dealing.deal_order(rules))
    for seat in range(4):
        held = sum(
            bit(card) for owner, card in zip(dealing.pack_owners(rules)[:first], pack, strict=False) if owner == seat
        )
        assert position.hands[seat] == held
