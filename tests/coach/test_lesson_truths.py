"""What the lessons say of their positions, looked at with all forty cards known and with what the pupil can know."""

import pytest

from scopa_gui.coach.lessons.curriculum import BY_KEY, COURSE
from scopa_gui.coach.lessons.lesson import Ask, Show
from scopa_gui.coach.lessons.lesson_progress import LessonProgress
from scopa_gui.engine.cards import RANK_SETS, bit, card_named, cards_of, mask_of, rank_of, sum_of
from scopa_gui.engine.moves import move_named
from scopa_gui.engine.scoring.sheet import score
from tests.coach.lesson_texts import ALL_TEXTS


def lines(lesson):
    """Every line of moves of a lesson: the step's name, the position before, and the moves."""
    session = LessonProgress(lesson)
    while True:
        before, step = session._position, session.step
        session.begin()
        if isinstance(step, Show):
            yield step.name, before, step.moves
        elif isinstance(step, Ask):
            yield step.name, before, (step.right[0], *step.reply)
            yield from ((wrong.name, before, (move, *wrong.reply)) for move, wrong in step.wrong.items())
            session.answer(move_named(step.right[0]))
        session.is_answered = True
        if not session.on():
            return


def position_at(name):
    """The position in which the step of a text is said, before its moves; and the pupil's seat."""
    key, _, step = name.partition(".")
    session = LessonProgress(BY_KEY[key])
    while True:
        if session.step.name == step:
            return session._position, session._me
        session.begin()
        if isinstance(session.step, Ask):
            session.answer(move_named(session.step.right[0]))
        session.is_answered = True
        assert session.on(), name


def played(position, *moves):
    for move in moves:
        position = position.play(move_named(move))
    return position


def makes_scopa(position, move):
    return sum(position.play(move).scope) > sum(position.scope)


@pytest.mark.parametrize("lesson", COURSE, ids=lambda lesson: lesson.key)
def test_nobody_who_is_shown_overlooks_a_scopa(lesson):
    for name, start, moves in lines(lesson):
        position = start
        for number, text in enumerate(moves):
            move = move_named(text)
            if number or name in {step.name for step in lesson.steps() if isinstance(step, Show)}:
                best = [other for other in position.legal_moves() if makes_scopa(position, other)]
                assert not best or makes_scopa(position, move), f"{lesson.key}.{name}: {best[0]} instead of {text}"
            position = position.play(move)


def hidden(position, seat):
    """The cards that a seat has not seen."""
    seen = position.hands[seat] | position.table
    for pile in position.piles:
        seen |= pile
    return [card for card in range(40) if not seen >> card & 1]


def can(position, cards, wanted):
    """Whether some of these cards may take one of the wanted table cards."""
    return any(taken & wanted for card in cards for taken in position.rules.law.captures(card, position.table))


def nobody_takes(name, *moves, wanted=None):
    """After these moves none of the cards that the pupil has not seen can take what lies there, or the card named."""
    position, me = position_at(name)
    after = played(position, *moves)
    cards = after.table if wanted is None else bit(card_named(wanted))
    return not can(after, hidden(position, me), cards)


def hand_takes_nothing(name, *moves):
    """After these moves whose turn it is can take nothing."""
    after = played(position_at(name)[0], *moves)
    return not can(after, cards_of(after.hands[after.turn]), after.table)


def nobody_sweeps(name, *moves):
    position, me = position_at(name)
    after = played(position, *moves)
    return not any(
        taken == after.table for card in hidden(position, me) for taken in after.rules.law.captures(card, after.table)
    )


def somebody_sweeps(name, *moves):
    return not nobody_sweeps(name, *moves)


def hidden_of(name, rank, count):
    position, me = position_at(name)
    return sum(rank_of(card) == rank for card in hidden(position, me)) == count


def captures(name, count):
    """So many captures are open to the pupil."""
    return sum(not move.is_lay for move in position_at(name)[0].legal_moves()) == count


def odd_afterwards(name, move, ranks):
    """These ranks have been captured an odd number of times after a move, and no pair of them was broken before."""
    position = position_at(name)[0]
    taken = [sum(pile & RANK_SETS[rank] for pile in position.piles) for rank in ranks]
    gained = move_named(move).taken | bit(move_named(move).card)
    return all(
        not have.bit_count() % 2 and (gained & RANK_SETS[rank]).bit_count() % 2
        for have, rank in zip(taken, ranks, strict=True)
    )


def no_subset(name, total, *moves):
    """No table cards add up to a number after these moves."""
    table = cards_of(played(position_at(name)[0], *moves).table)
    return all(
        sum_of(mask_of(card for place, card in enumerate(table) if chosen >> place & 1)) != total
        for chosen in range(1, 1 << len(table))
    )


CLAIMS = {
    "taking.stays": lambda: not can(*_lone("taking.stays", "6S")),
    "traps.lay_yes": lambda: nobody_lays_in_vain("traps.lay", "AC"),
    "scopa.must_lay": lambda: not position_at("scopa.must_lay")[0].table,
    "sevens.guard": lambda: not can(*_lone("sevens.guard", "7S")),
    "sevens.two_not": lambda: takers_are_sevens("sevens.two_cards", "FS=5C+3B", "7D"),
    "sevens.makes_seven_yes": lambda: hidden_of("sevens.makes_seven", 7, 4),
    "sevens.no_sum_yes": lambda: no_subset("sevens.no_sum", 7, "CS=CD") and no_subset("sevens.no_sum", 7, "FS=FD"),
    "eleven.single": lambda: hand_takes_nothing("eleven.single"),
    "eleven.high_yes": lambda: nobody_sweeps("eleven.high", "CS") and nobody_sweeps("eleven.high", "RS"),
    "eleven.ten": lambda: hand_takes_nothing("eleven.ten"),
    "eleven.ten_yes": lambda: nobody_sweeps("eleven.ten", "4S"),
    "eleven.ten_eight": lambda: somebody_sweeps("eleven.ten", "AB"),
    "eleven.take": lambda: captures("eleven.take", 3),
    "eleven.take_yes": lambda: nobody_sweeps("eleven.take", "5S=3D+2B") and nobody_sweeps("eleven.take", "6C=2B+4S"),
    "nobody.ten_yes": lambda: nobody_sweeps("nobody.ten", "3S"),
    "nobody.eight": lambda: hidden_of("nobody.ten", 8, 2),
    "nobody.nine": lambda: hidden_of("nobody.ten", 9, 4),
    "nobody.fourth_yes": lambda: nobody_takes("nobody.fourth", "FS"),
    "anchor.fives_yes": lambda: hidden_of("anchor.fives", 5, 0) and nobody_takes("anchor.drop", "7B=3D+4S"),
    "anchor.drop_yes": lambda: nobody_takes("anchor.drop", "7B=3D+4S"),
    "anchor.drop_five": lambda: somebody_sweeps("anchor.drop", "5S=5C"),
    "anchor.drop_six": lambda: nobody_sweeps("anchor.drop", "6B"),
    "anchor.keep_yes": lambda: nobody_takes("anchor.keep", "6B=6C"),
    "anchor.keep_five": lambda: hidden_of("anchor.keep", 6, 2) and somebody_sweeps("anchor.keep", "5S=5C"),
    "twice.pair_yes": lambda: nobody_takes("twice.pair", "5C"),
    "twice.king": lambda: hidden_of("twice.pair", 10, 3),
    "twice.three_yes": lambda: hidden_of("twice.three", 5, 1) and len(hidden(*position_at("twice.three"))) == 30,
    "twice.three_no": lambda: all(hidden_of("twice.three", rank, 3) for rank in (2, 8, 1, 7, 9, 3, 10)),
    "twice.round": lambda: (
        not can(position_at("twice.round")[0], cards_of(position_at("twice.round")[0].hands[1]), RANK_SETS[5])
        and bool(played(position_at("twice.round")[0], "RD", "4B", "RC=RD").table & RANK_SETS[5])
    ),
    "echo.fives_yes": lambda: hidden_of("echo.fives", 5, 1),
    "echo.king": lambda: hidden_of("echo.echo", 10, 3) and somebody_sweeps("echo.echo", "RS"),
    "echo.echo_no": lambda: all(hidden_of("echo.echo", rank, 3) for rank in (2, 6, 8, 1, 4, 9, 3)),
    "echo.free": lambda: hand_takes_nothing("echo.free"),
    "echo.small_yes": lambda: all(nobody_sweeps("echo.small", card) for card in ("4B", "2C", "3S", "AB")),
    "whirlwind.begin_yes": lambda: nobody_takes("whirlwind.begin", "4C=4D"),
    "whirlwind.go_on_yes": lambda: nobody_takes("whirlwind.go_on", "5C=5D"),
    "whirlwind.break_yes": lambda: nobody_sweeps("whirlwind.break", "RS") and nobody_sweeps("whirlwind.break", "CD"),
    "paired.sevens_yes": lambda: all(
        not can(played(position_at("paired.save")[0], str(move)), [card_named("7B")], -1)
        for move in position_at("paired.save")[0].legal_moves()
    ),
    "paired.keep": lambda: nobody_takes("paired.keep", wanted="4C"),
    "spariglio.sum": lambda: captures("spariglio.sum", 3),
    "spariglio.sum_yes": lambda: (
        odd_afterwards("spariglio.sum", "6B=4B+2S", (6, 4, 2)) and nobody_sweeps("spariglio.sum", "6B=4B+2S")
    ),
    "spariglio.four_yes": lambda: nobody_takes("spariglio.four", "4S=AB+3S", wanted="CC"),
    "spariglio.four_seven": lambda: hidden_of("spariglio.four", 7, 2),
    "paired_sevens.sevens_yes": lambda: (
        hidden_of("paired_sevens.sevens", 7, 3) and len(hidden(*position_at("paired_sevens.sevens"))) == 5
    ),
    "paired_sevens.patience": lambda: captures("paired_sevens.patience", 3),
    "paired_sevens.patience_yes": lambda: (
        not no_subset("paired_sevens.patience", 7) and no_subset("paired_sevens.patience", 7, "RB=AB+CS")
    ),
    "endgame.rest": lambda: nobody_takes("endgame.rest", wanted="RD"),
    "endgame.last_yes": lambda: hand_takes_nothing("endgame.last", "4B=AB+3B"),
    "endgame.settebello": lambda: nobody_takes("endgame.settebello", wanted="7D"),
    "endgame.trap": lambda: hand_takes_nothing("endgame.trap"),
    "endgame.trap_yes": lambda: no_subset("endgame.trap", 8, "4D") and no_subset("endgame.trap", 10, "4D"),
    "not_taken.one_yes": lambda: hand_takes_nothing("not_taken.one", "CC=CB"),
    "not_taken.one_knave": lambda: hand_sweeps_nothing("not_taken.one", "FC"),
    "not_taken.two_yes": lambda: hand_takes_nothing("not_taken.two", "5D=5S"),
    "not_taken.ten": lambda: captures("not_taken.ten", 0),
    "not_taken.ten_yes": lambda: hand_sweeps_nothing("not_taken.ten", "3C") and left("not_taken.ten", "3C") == 10,
    "not_taken.ten_four": lambda: left("not_taken.ten", "4D") == 11,
    "exact_eleven.leave": lambda: (
        [
            str(move)
            for move in position_at("exact_eleven.leave")[0].legal_moves()
            if move.taken and left("exact_eleven.leave", str(move)) == 11
        ]
        == ["5D=3C+2S"]
    ),
    "exact_eleven.leave_three": lambda: left("exact_eleven.leave", "3S=3C") == 13,
    "exact_eleven.sum_yes": lambda: left("exact_eleven.again") == 20,
    "exact_eleven.again_yes": lambda: left("exact_eleven.again", "CD=CS") == 11,
    "exact_eleven.again_seven": lambda: hidden_of("exact_eleven.again", 7, 2),
    "exact_eleven.stay": lambda: hidden_of("exact_eleven.stay", 8, 2),
    "exact_eleven.stay_yes": lambda: all(nobody_sweeps("exact_eleven.stay", card) for card in ("AB", "AD", "5B")),
    "exact_eleven.stay_three": lambda: somebody_sweeps("exact_eleven.stay", "3S=3C"),
    "opening.first_yes": lambda: left("opening.first", "4S=3C+AB") == 11 and nobody_sweeps("opening.first", "4S=3C+AB"),
    "opening.first_king": lambda: somebody_sweeps("opening.first", "RD=AB+CS"),
    "opening.nothing": lambda: captures("opening.plain", 0) and nobody_sweeps("opening.plain"),
    "opening.plain_coin": lambda: hidden_of("opening.plain", 9, 3),
    "opening.pair_yes": lambda: hidden_of("opening.pair", 2, 2),
    "opening.pair_king": lambda: hidden_of("opening.pair", 10, 3) and somebody_sweeps("opening.pair", "RS"),
    "opening.pair_three": lambda: hidden_of("opening.pair", 3, 3),
    "score.open_yes": lambda: not any(sum(end.scope) for end in ends("score.open", "CB")),
    "napola.third_seven": lambda: played(position_at("napola.third")[0], "7C").table & bit(card_named("3D")),
    "napola.ace_laid": lambda: all(takers_of("napola.ace", "AD", "AD", rank) for rank in (1, 7, 10)),
    "napola.both_king": lambda: (
        not can(played(position_at("napola.both")[0], "RB=RC", "RD=AD+CD"), [card_named("4D")], -1)
    ),
    "re_bello.kings_yes": lambda: hidden_of("re_bello.keep", 10, 2),
    "re_bello.keep_yes": lambda: left("re_bello.keep", "3C") == 11 and nobody_sweeps("re_bello.keep", "3C"),
    "cappotto.build_yes": lambda: (
        hand_takes_nothing("cappotto.build", "AC") and hand_takes_nothing("cappotto.build", "5B")
    ),
    "cappotto.build_six": lambda: all(not end.piles[0] & bit(card_named("6D")) for end in ends("cappotto.build", "6D")),
    "cappotto.wait": lambda: worth("cappotto.build", "AC")[0] > MATCH,
    "escoba_dealer.answer": lambda: captures("escoba_dealer.answer", 0),
    "escoba_dealer.answer_yes": lambda: nobody_sweeps("escoba_dealer.answer", "AS"),
    "escoba_dealer.answer_king": lambda: takers_of("escoba_dealer.answer", "RB", "RB", 2),
    "escoba_dealer.lead_yes": lambda: nobody_sweeps("escoba_dealer.lead", "4S"),
    "escoba_dealer.lead_king": lambda: (
        hidden_of("escoba_dealer.lead", 5, 4) and somebody_sweeps("escoba_dealer.lead", "RS")
    ),
    "escoba_dealer.near_yes": lambda: left("escoba_dealer.sweep") == 14,
    "assi.save_yes": lambda: hidden_of("assi.save", 5, 0),
    "fifteen.equal": lambda: not can(*_lone("fifteen.equal", "6S")),
    "fifteen.low_yes": lambda: nobody_sweeps("fifteen.low", "2C"),
    "fifteen.low_knight": lambda: somebody_sweeps("fifteen.low", "CD"),
}


MATCH = 50
"""More than the points of any smazzata: who wins by all ten coins is ahead by more."""
SOLVED = {
    "score.open_yes": ("CB", (2, 2)),
    "score.open_pair": ("FS=FC", (2, 3)),
    "score.calm_yes": ("RD", (1, 3)),
    "score.calm_six": ("6C=6B", (1, 4)),
    "score.calm_no": ("4B", (0, 3)),
    "score.steady_yes": ("FS", (4, 1)),
    "score.steady_two": ("7C=6B+AS", (4, 2)),
    "re_bello.take_yes": ("RC=RD", (1, 3)),
    "re_bello.take_six": ("6S=6B", (0, 5)),
    "re_bello.take_lay": ("4C", (1, 4)),
    "napola.both_yes": ("4D=AD+3S", (11, 0)),
    "cappotto.one_yes": ("CS=5D+4B", (0, 4)),
    "cappotto.one_lay": ("AC", "lost"),
    "cappotto.hold_yes": ("FC", (0, 4)),
    "cappotto.hold_two": ("2D", "lost"),
    "cappotto.build_yes": ("AC", "won"),
    "cappotto.build_six": ("6D", (4, 1)),
    "cappotto.bait_yes": ("7S", "won"),
    "cappotto.bait_six": ("6C", (4, 0)),
    "cappotto.bait_five": ("5C", (2, 3)),
}
"""What a text says of the end: the move it speaks of, and what both sides then make if both play on as well as they can
with every card known, the pupil's points first; or whether the match is won or lost by all ten coins.
"""


def ends(name, *moves):
    """All the ways in which the smazzata may end after these moves."""
    waiting = [played(position_at(name)[0], *moves)]
    while waiting:
        position = waiting.pop()
        if position.is_over:
            yield position
        else:
            waiting += [position.play(move) for move in position.legal_moves()]


def worth(name, move):
    """By how much the pupil is ahead after a move, both playing on as well as they can, and the points, the pupil's
    first.
    """
    position, me = position_at(name)
    return best_end(played(position, move), me)


def best_end(position, me):
    if position.is_over:
        sheet = score(position.rules, position.piles, position.scope)
        mine, theirs = sheet.points[me], sheet.points[1 - me]
        by_coins = 0 if sheet.cappotto is None else 2 * MATCH if sheet.cappotto == me else -2 * MATCH
        return mine - theirs + by_coins, (mine, theirs)
    choose = max if position.turn == me else min
    return choose((best_end(position.play(move), me) for move in position.legal_moves()), key=lambda end: end[0])


@pytest.mark.parametrize("name", SOLVED)
def test_what_is_said_of_the_end_of_a_smazzata_is_so_when_it_is_solved(name):
    move, wanted = SOLVED[name]
    ask = next(
        ask for ask in BY_KEY[name.partition(".")[0]].steps() if isinstance(ask, Ask) and said_of(ask, name, move)
    )
    ahead, points = worth(f"{name.partition('.')[0]}.{ask.name}", move)
    assert name in ALL_TEXTS
    if wanted == "won":
        assert ahead > MATCH
    elif wanted == "lost":
        assert ahead < -MATCH
    else:
        assert abs(ahead) < MATCH
        assert points == wanted


def said_of(ask, name, move):
    """Whether a text is what is said of a move at this question."""
    text = name.partition(".")[2]
    if move in ask.right:
        return text == f"{ask.name}_yes"
    return (ask.wrong[move].name if move in ask.wrong else f"{ask.name}_no") == text


def left(name, *moves):
    """What lies on the table after these moves, added up."""
    return sum_of(played(position_at(name)[0], *moves).table)


def hand_sweeps_nothing(name, *moves):
    """After these moves whose turn it is cannot clear the table."""
    after = played(position_at(name)[0], *moves)
    return not any(makes_scopa(after, move) for move in after.legal_moves())


def takers_of(name, move, wanted, rank):
    """Whether a hidden card of this rank can take one card of the table after a move."""
    position, me = position_at(name)
    after = played(position, move)
    return can(after, [card for card in hidden(position, me) if rank_of(card) == rank], bit(card_named(wanted)))


def _lone(name, card):
    """A position, a card and the whole table, as can() asks for them."""
    position = position_at(name)[0]
    return position, [card_named(card)], position.table


def nobody_lays_in_vain(name, card):
    """The card is laid, and every other move takes."""
    return all(move.is_lay is (str(move) == card) for move in position_at(name)[0].legal_moves())


def takers_are_sevens(name, move, wanted):
    """After a move every hidden card that can take one card of the table is a seven."""
    position, me = position_at(name)
    after = played(position, move)
    able = [card for card in hidden(position, me) if can(after, [card], bit(card_named(wanted)))]
    return able and all(rank_of(card) == 7 for card in able)


@pytest.mark.parametrize("name", CLAIMS)
def test_what_the_teacher_says_of_a_position_is_so(name):
    assert name in ALL_TEXTS
    assert CLAIMS[name]()
