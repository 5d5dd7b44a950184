"""Patterns: what a position, its best move and the one that tempts must show for a puzzle to stand under a theme.

A pattern rests on all cards that the seat has not seen, so what it says is so however they lie. Those of finer play
want besides that the answer brings no more at once than the move that tempts: else the puzzle would be about that.
"""

from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from assets.puzzlework.past_patterns import (
    breaks_whirlwind,
    echoes_partner,
    is_in_whirlwind,
    leaves_partners_double,
    opens,
    partners_call,
    tells_reading,
)
from scopa_gui.ai.player import Limit
from scopa_gui.ai.search.world_playouts import is_close
from scopa_gui.ai.seat.knowledge import Facts, sweeping_cards
from scopa_gui.ai.seat.possible_captures import dead_lay, starves_next, takeable
from scopa_gui.ai.tactics.pairing import unpaired_after
from scopa_gui.ai.tactics.registry import cause_args
from scopa_gui.coach.judging.judge import appraisal_of
from scopa_gui.coach.practice.themes import SUBJECTS, PracticeTheme
from scopa_gui.engine.cards import RANK_SETS, SETTEBELLO, SUIT_SETS, bit, cards_of, rank_of
from scopa_gui.engine.moves import Move

Pattern = Callable[[Facts, Move, Move], bool]
"""Of the facts of the one who is asked, the best move and the one that tempts."""
SCORE_LOOK = Limit(iterations=8000)
LAST_CARDS = 12
"""So few cards to be played are solved: a rank held twice may be any there, and playouts say little of what is read."""
LIKELIER = 1.25
"""So many times likelier a scopa of the next seat must be."""


def sweep_chance(facts: Facts, move: Move) -> float:
    """The chance that the next seat, an opponent, makes a scopa of what a move leaves, all hands alike."""
    if facts.view.side_of(1) == 0 or facts.plays_left == 1:
        return 0.0
    sweeping = sweeping_cards(facts.rules, facts.outcome(move).table, is_last_card=facts.plays_left == 2)
    return facts.chance_holds(1, sweeping & facts.unseen)


def is_no_dearer(facts: Facts, best: Move, move: Move, cards: int = 0) -> bool:
    """Whether a move brings no more at once than another: no scopa, coin, seven that the other does not, nor a card.

    ``cards``: so many cards it may bring more.
    """
    better, other = facts.outcome(best), facts.outcome(move)
    if better.is_scopa and not other.is_scopa:
        return False
    mine, theirs = better.gained, other.gained
    kinds = (bit(SETTEBELLO), SUIT_SETS[0], RANK_SETS[7], RANK_SETS[6] | RANK_SETS[1] | RANK_SETS[7])
    return mine.bit_count() <= theirs.bit_count() + cards and all(
        (mine & kind).bit_count() <= (theirs & kind).bit_count() for kind in kinds
    )


def is_finer(pattern: Pattern, *, is_safe: bool = False, cards: int = 0) -> Pattern:
    """The pattern where the answer brings no more at once; ``is_safe``: nor is it what keeps the next from a scopa."""

    def found(facts: Facts, best: Move, move: Move) -> bool:
        if not is_no_dearer(facts, best, move, cards):
            return False
        is_about_scopa = is_safe and sweep_chance(facts, move) > LIKELIER * sweep_chance(facts, best) + 0.02
        return not is_about_scopa and pattern(facts, best, move)

    return found


def _grounded(tactic: str, facts: Facts, best: Move, move: Move) -> bool:
    return cause_args(tactic, facts, best, move) is not None


def _gives_scopa(facts: Facts, best: Move, move: Move) -> bool:
    if sweep_chance(facts, move) > LIKELIER * sweep_chance(facts, best):
        return True
    return (
        facts.rules.players >= 4
        and _grounded("gives_scopa_later", facts, best, move)
        and not _grounded("gives_scopa_later", facts, move, best)
    )


def _whirlwind(facts: Facts, best: Move, move: Move) -> bool:
    """Taken, something is left, and nobody's card can take of it; the other one takes, too, and leaves more to others.

    Nor is it about a scopa or the settebello.
    """
    if _is_plain_gain(facts, best, move) or not move.taken:
        return False
    return starves_next(facts, best) and not _starves(facts, move)


def _starves(facts: Facts, move: Move) -> bool:
    """Whether the next seat, an opponent with cards to play, can take nothing of what a move leaves."""
    if facts.view.side_of(1) == 0 or not facts.cards_in(1):
        return False
    return not takeable(facts, facts.outcome(move).table, facts.unseen)


def _forces(facts: Facts, best: Move, move: Move) -> bool:
    """A card laid so that the next seat must lay, too, while after the other move it may take."""
    return best.is_lay and _starves(facts, best) and not _starves(facts, move)


def _declines(_facts: Facts, best: Move, move: Move) -> bool:
    """A card is laid though the other takes."""
    return best.is_lay and bool(move.taken)


def _anchor(facts: Facts, best: Move, move: Move) -> bool:
    """Something stays on the table that my hand alone can take, as it lies; after the other move nothing does."""
    return _grounded("anchor", facts, best, move)


def _dead_rank(facts: Facts, best: Move, move: Move) -> bool:
    """A card is laid that nobody can take, for no other one of its rank is left; the other one can be taken."""
    return _grounded("lays_dead_rank", facts, best, move) and dead_lay(facts, move) is None


def _held_twice(facts: Facts, best: Move, move: Move) -> bool:
    """A card is laid whose equal I keep; of the other, laid as well, I keep none."""
    return (
        move.is_lay
        and _grounded("lays_held_twice", facts, best, move)
        and not facts.outcome(move).hand & RANK_SETS[rank_of(move.card)]
    )


def _spariglio(facts: Facts, best: Move, move: Move) -> bool:
    """Both take; for the dealer's side the better one leaves fewer ranks unpaired, for the other side more.

    A sum takes a card more than a pair does: that much it may bring besides.
    """
    if not (best.taken and move.taken and facts.rules.law.pairs_off):
        return False
    better, worse = unpaired_after(facts, best), unpaired_after(facts, move)
    return better < worse if facts.is_dealers_side else better > worse


def _is_plain_gain(facts: Facts, best: Move, move: Move) -> bool:
    """Whether the answer makes a scopa or takes the settebello, and the other move does not."""
    better, other = facts.outcome(best), facts.outcome(move)
    return better.is_scopa > other.is_scopa or bool(better.gained & ~other.gained & bit(SETTEBELLO))


def _opens(facts: Facts, best: Move, move: Move) -> bool:
    """A first card, and not just one that takes where the other would be laid."""
    just_takes = bool(best.taken) and move.is_lay
    return opens(facts, best, move) and not just_takes and not _is_plain_gain(facts, best, move)


def _sevens(facts: Facts, best: Move, move: Move) -> bool:
    """It brings a seven home that counts for the primiera, keeps one from being laid, or leaves no sum of seven.

    Nor is it about a scopa or the settebello.
    """
    if _is_plain_gain(facts, best, move):
        return False
    lays_one = move.is_lay and rank_of(move.card) == 7 != rank_of(best.card)
    return (
        _grounded("takes_sevens", facts, best, move)
        or (lays_one and _grounded("lays_seven", facts, best, move))
        or (_offers_sum(facts, move) and not _offers_sum(facts, best))
    )


def _offers_sum(facts: Facts, move: Move) -> bool:
    return cause_args("offers_seven_sum", facts, move, move) is not None


def _last_card(facts: Facts, best: Move, move: Move) -> bool:
    """The dealer at his last two or three cards: an equal of each that he keeps is still to come; after the other move
    one is left that has none.
    """
    view = facts.view
    if view.dealer or view.stock or view.counts[0] not in (2, 3) or not facts.rules.law.pairs_off:
        return False
    return best.card != move.card and _finds_pairs(facts, best) and not _finds_pairs(facts, move)


def _finds_pairs(facts: Facts, move: Move) -> bool:
    """Whether an equal of every card that is kept is still to come, or lies on the table."""
    after = facts.outcome(move)
    coming = facts.unseen | after.table
    return all(coming & RANK_SETS[rank_of(card)] for card in cards_of(after.hand))


def _score(facts: Facts, best: Move, move: Move) -> bool:
    """The match may be won with this smazzata, and by points alone the other move would be the better one."""
    if not max(facts.view.totals) or not is_close(facts.view):
        return False
    found = appraisal_of(facts.view, (best, move), SCORE_LOOK, Random("score"))
    means = found.points @ found.weights
    return bool(means[found.moves.index(move)] > means[found.moves.index(best)])


def _denari(facts: Facts, best: Move, move: Move) -> bool:
    return _grounded("denari_race", facts, best, move) or (
        move.is_lay
        and best.card != move.card
        and _grounded("lays_coin", facts, best, move)
        and bool(bit(move.card) & SUIT_SETS[0])
    )


def _endings(facts: Facts, _best: Move, _move: Move) -> bool:
    """The cards can be counted: nothing more is dealt, and each holds few."""
    return not facts.view.stock and facts.plays_left <= 4 * facts.rules.players


def _aces(facts: Facts, best: Move, move: Move) -> bool:
    return facts.rules.law.ace_is_special and any(
        _grounded(tactic, facts, best, move) for tactic in SUBJECTS[PracticeTheme.ACES]
    )


def _any_of(*tactics: str) -> Pattern:
    def found(facts: Facts, best: Move, move: Move) -> bool:
        return any(_grounded(tactic, facts, best, move) for tactic in tactics)

    return found


PATTERNS: Mapping[PracticeTheme, Pattern] = {
    PracticeTheme.MAKING_SCOPA: partial(_grounded, "makes_scopa"),
    PracticeTheme.GIVING_SCOPA: _gives_scopa,
    PracticeTheme.SETTEBELLO: partial(_grounded, "takes_settebello"),
    PracticeTheme.PRIMIERA: _any_of("primiera_race", "takes_sixes"),
    PracticeTheme.DENARI: _denari,
    PracticeTheme.CARTE: _any_of("carte_race", "extras_race"),
    PracticeTheme.GIVING_CARDS: partial(_grounded, "gives_cards"),
    PracticeTheme.WHIRLWIND: lambda *asked: _whirlwind(*asked) or breaks_whirlwind(*asked),
    PracticeTheme.FORCING: is_finer(_forces),
    PracticeTheme.DECLINING: _declines,
    PracticeTheme.ANCHORS: is_finer(_anchor, is_safe=True),
    PracticeTheme.DEAD_RANKS: is_finer(_dead_rank),
    PracticeTheme.HELD_TWICE: is_finer(_held_twice, is_safe=True),
    PracticeTheme.PREPARING: partial(_grounded, "keeps_own_take"),
    PracticeTheme.PAIRS: is_finer(_spariglio, is_safe=True, cards=1),
    PracticeTheme.SEVENS: _sevens,
    PracticeTheme.LAST_CARD: is_finer(_last_card, is_safe=True),
    PracticeTheme.PARTNER: partial(_grounded, "feeds_partner"),
    PracticeTheme.PARTNERS_DOUBLE: is_finer(leaves_partners_double, is_safe=True),
    PracticeTheme.ECHO: is_finer(echoes_partner, is_safe=True),
    PracticeTheme.READING: tells_reading,
    PracticeTheme.OPENINGS: _opens,
    PracticeTheme.ACES: _aces,
    PracticeTheme.ENDINGS: _endings,
    PracticeTheme.SCORE: _score,
}
"""By theme; that every theme has one is tested."""


def shows(theme: PracticeTheme, facts: Facts, best: Move, tempting: Move) -> bool:
    """Whether a puzzle is what its theme says."""
    return PATTERNS[theme](facts, best, tempting)


def is_plain(facts: Facts, best: Move, tempting: Move) -> bool:
    """Whether anybody plays the answer: it is the one card that takes and the one thing it can take, what tempts is
    laid. A scopa to be seen is an exercise all the same.
    """
    takes = [move for move in facts.view.legal_moves() if move.taken]
    alike = {(rank_of(move.card), move.taken) for move in takes}
    return len(alike) == 1 and best in takes and tempting.is_lay and not facts.outcome(best).is_scopa


def _has_starving_capture(facts: Facts) -> bool:
    return any(starves_next(facts, move) for move in facts.view.legal_moves())


def _may_lay_one_of_two(facts: Facts) -> bool:
    """Whether two of a rank are held and one can be laid: sevens, or few cards are left; else no lay is ahead."""
    twice = {
        rank_of(move.card)
        for move in facts.view.legal_moves()
        if move.is_lay and facts.outcome(move).hand & RANK_SETS[rank_of(move.card)]
    }
    return 7 in twice or (bool(twice) and facts.plays_left <= LAST_CARDS)


MAY_ASK: Mapping[PracticeTheme, Callable[[Facts], bool]] = {
    PracticeTheme.WHIRLWIND: lambda facts: is_in_whirlwind(facts.view) or _has_starving_capture(facts),
    PracticeTheme.ECHO: lambda facts: partners_call(facts.view) is not None,
    PracticeTheme.PARTNERS_DOUBLE: lambda facts: any(
        leaves_partners_double(facts, best, move)
        for move in facts.view.legal_moves()
        for best in facts.view.legal_moves()
        if move.taken and best.card != move.card
    ),
    PracticeTheme.HELD_TWICE: _may_lay_one_of_two,
    PracticeTheme.PAIRS: lambda facts: (
        len({unpaired_after(facts, move) for move in facts.view.legal_moves() if move.taken}) > 1
    ),
    PracticeTheme.LAST_CARD: lambda facts: (
        not facts.view.dealer and not facts.view.stock and facts.view.counts[0] in (2, 3)
    ),
}
"""Where to look for what is seldom met; that of others may be asked anywhere."""
MADE = (
    PracticeTheme.ECHO,
    PracticeTheme.PARTNERS_DOUBLE,
    PracticeTheme.ANCHORS,
    PracticeTheme.LAST_CARD,
    PracticeTheme.WHIRLWIND,
    PracticeTheme.FORCING,
    PracticeTheme.HELD_TWICE,
    PracticeTheme.PAIRS,
    PracticeTheme.SEVENS,
    PracticeTheme.OPENINGS,
    PracticeTheme.DECLINING,
    PracticeTheme.READING,
    PracticeTheme.DEAD_RANKS,
    PracticeTheme.PREPARING,
    PracticeTheme.PARTNER,
    PracticeTheme.GIVING_CARDS,
    PracticeTheme.ACES,
    PracticeTheme.SETTEBELLO,
    PracticeTheme.SCORE,
)
"""The themes that puzzles are made for, those that are met least first."""


def may_ask(theme: PracticeTheme, facts: Facts) -> bool:
    """Whether a look at a turn may be worth it."""
    return theme not in MAY_ASK or MAY_ASK[theme](facts)
