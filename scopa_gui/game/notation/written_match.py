"""A match that is over, or a deal to be played, as a shared text."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from scopa_gui.engine.cards import names_of
from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import Moment, moments_of
from scopa_gui.game.notation.envelope import (
    BAR,
    MOST_POINTS,
    NONE,
    Fault,
    Parts,
    SharedTextError,
    refuse,
    sealed,
    whole,
)
from scopa_gui.game.notation.written_cards import after, set_in
from scopa_gui.game.notation.written_rules import rules_in, words_of_rules
from scopa_gui.game.persons import without_name
from scopa_gui.game.resume import UnplayableError, seats_of

MATCH = "match"
DEAL = "deal"
_DEAL = re.compile(r"[0-9A-Za-z._/-]{1,64}", re.ASCII)


@dataclass(frozen=True, slots=True)
class SharedMatch:
    """A match that is over and who sat where."""

    record: Record
    seats: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """A match to be played: its rules, the number that deals it, and who is to sit where."""

    rules: Rules
    seed: str
    seats: tuple[str, ...]


def match_text(match: SharedMatch) -> str:
    """The text of a match; raises ValueError when it is not over, or its deal has no number that can be written."""
    record = match.record
    moments = moments_of(match.record, match.seats)
    if not moments or not moments[-1].after.is_over:
        raise ValueError("A match that goes on is not shared.")
    ended = moments[-1].match.after(moments[-1].after)
    if ended.winner is None:
        raise ValueError("A match that goes on is not shared.")
    smazzate = [list(played) for _number, played in groupby(moments, key=lambda moment: moment.smazzata)]
    return sealed(
        MATCH,
        (
            *_beginning(record.rules, record.seed, match.seats),
            ("dealer", [str(moments[0].match.dealer)]),
            *((str(number), _words(played)) for number, played in enumerate(smazzate, 1)),
            ("result", map(str, ended.totals)),
        ),
        "\n",
    )


def deal_text(shared: SharedDeal) -> str:
    """The text of a deal; raises ValueError when its number cannot be written."""
    return sealed(DEAL, _beginning(shared.rules, shared.seed, shared.seats))


def _beginning(rules: Rules, seed: str, seats: Iterable[str]) -> list[tuple[str, Iterable[str]]]:
    if not _DEAL.fullmatch(seed) or seed == NONE:
        raise ValueError(f"The deal {seed!r} has no number.")
    return [("rules", words_of_rules(rules)), ("deal", [seed]), ("seats", map(without_name, seats))]


def _words(played: Sequence[Moment]) -> list[str]:
    return [*names_of(played[0].position.first_table), BAR, *(str(moment.move) for moment in played)]


def deal_in(parts: Parts) -> SharedDeal:
    """The deal in these parts; raises SharedTextError."""
    deal = _begun(parts)
    parts.end()
    return deal


def _begun(parts: Parts) -> SharedDeal:
    rules = rules_in(parts.words("rules"))
    seed = parts.word("deal")
    if not _DEAL.fullmatch(seed):
        refuse(Fault.PART, "deal:")
    try:
        return SharedDeal(rules, seed, seats_of(parts.words("seats"), rules, watched=True))
    except UnplayableError:
        refuse(Fault.SEATS)


def match_in(parts: Parts) -> SharedMatch:
    """The match in these parts; raises SharedTextError."""
    deal = _begun(parts)
    match = new_match(deal.rules, deal.seed)
    if parts.number("dealer", deal.rules.players - 1) != match.dealer:
        refuse(Fault.DEAL)
    moves: list[Move] = []
    for number, words in parts.numbered():
        if match.winner is not None:
            refuse(Fault.UNFINISHED)
        position, played = _played(match, number, words)
        moves += played
        match = match.after(position)
    if match.winner is None:
        refuse(Fault.UNFINISHED)
    points = [whole(word, MOST_POINTS, "result:") for word in parts.words("result")]
    parts.end()
    if tuple(points) != match.totals:
        refuse(Fault.RESULT)
    return SharedMatch(Record(deal.rules, deal.seed, tuple(moves)), deal.seats)


def _played(match: Match, number: int, words: list[str]) -> tuple[Position, list[Move]]:
    """A smazzata of a match once it is over, and its moves."""
    if BAR not in words:
        refuse(Fault.PART, f"{number}:")
    bar = words.index(BAR)
    position = match.deal()
    if set_in(words[:bar]) != position.first_table:
        raise SharedTextError(Fault.DEAL, number=number)
    moves: list[Move] = []
    for place, word in enumerate(words[bar + 1 :], 1):
        position = after(position, word, place)
        moves.append(position.history[-1].move)
    if not position.is_over:
        refuse(Fault.UNFINISHED)
    return position, moves
