"""Finished match, or a deal for others to play, as a shared text."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from scopa_gui.engine.cards import names_of
from scopa_gui.engine.match import Match, new_match
from scopa_gui.engine.moves import Move
from scopa_gui.engine.position import Position
from scopa_gui.engine.record import Record
from scopa_gui.engine.rules import Rules
from scopa_gui.game.moment import moments_of
from scopa_gui.game.notation.envelope import (
    BAR,
    MOST_POINTS,
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
from scopa_gui.game.stored_match import PlayedMatch, can_play

MATCH = "match"
DEAL = "deal"
_SEED = re.compile(r"(?!-$)[0-9A-Za-z._/-]{1,64}", re.ASCII)
"""Seeds that can be written in a text; a bar alone means that there is none."""


@dataclass(frozen=True, slots=True)
class SharedDeal:
    """The cards of a whole match, for others to play: its rules, its seed and its players by seat."""

    rules: Rules
    seed: str
    seats: tuple[str, ...]


def match_text(match: PlayedMatch) -> str | None:
    """Return the text of a match; None if it is not over, or its seed cannot be written."""
    record = match.record
    moments = moments_of(match.record, match.seats)
    if not _SEED.fullmatch(record.seed) or not moments or not moments[-1].after.is_over:
        return None
    ended = moments[-1].match.after(moments[-1].after)
    if ended.winner is None:
        return None
    smazzate = []
    for number, group in groupby(moments, key=lambda moment: moment.smazzata):
        played = list(group)
        first_table = names_of(played[0].position.first_table)
        smazzate.append((str(number), [*first_table, BAR, *(str(moment.move) for moment in played)]))
    return sealed(
        MATCH,
        (
            *_beginning(record.rules, record.seed, match.seats),
            ("dealer", [str(moments[0].match.dealer)]),
            *smazzate,
            ("result", map(str, ended.totals)),
        ),
        "\n",
    )


def deal_text(shared: SharedDeal) -> str | None:
    """Return the text of a match for others to play; None if its seed cannot be written."""
    return sealed(DEAL, _beginning(shared.rules, shared.seed, shared.seats)) if _SEED.fullmatch(shared.seed) else None


def _beginning(rules: Rules, seed: str, seats: Iterable[str]) -> list[tuple[str, Iterable[str]]]:
    return [("rules", words_of_rules(rules)), ("deal", [seed]), ("seats", map(without_name, seats))]


def deal_in(parts: Parts) -> SharedDeal:
    """Return the match to be played in these parts; raises SharedTextError, also if a part is left over."""
    deal = _beginning_in(parts)
    parts.end()
    return deal


def _beginning_in(parts: Parts) -> SharedDeal:
    rules = rules_in(parts.words("rules"))
    seed = parts.word("deal")
    if not _SEED.fullmatch(seed):
        refuse(Fault.PART, "deal:")
    seats = parts.words("seats")
    if not can_play(seats, rules, watched=True):
        refuse(Fault.SEATS)
    return SharedDeal(rules, seed, tuple(seats))


def match_in(parts: Parts) -> PlayedMatch:
    """Return the match in these parts; raises SharedTextError, also if a part is left over."""
    deal = _beginning_in(parts)
    match = new_match(deal.rules, deal.seed)
    if parts.number("dealer", deal.rules.players - 1) != match.dealer:
        refuse(Fault.DEAL)
    moves: list[Move] = []
    for number, words in parts.numbered():
        if match.winner is not None:
            refuse(Fault.UNFINISHED)
        position = _smazzata_in(match, number, words)
        moves += (move for _seat, move in position.history)
        match = match.after(position)
    if match.winner is None:
        refuse(Fault.UNFINISHED)
    points = [whole(word, MOST_POINTS, "result:") for word in parts.words("result")]
    parts.end()
    if tuple(points) != match.totals:
        refuse(Fault.RESULT)
    return PlayedMatch(Record(deal.rules, deal.seed, tuple(moves)), deal.seats)


def _smazzata_in(match: Match, number: int, words: list[str]) -> Position:
    """Return the finished position of a smazzata from its words; raises SharedTextError."""
    if BAR not in words:
        refuse(Fault.PART, f"{number}:")
    bar = words.index(BAR)
    position = match.deal()
    if set_in(words[:bar]) != position.first_table:
        raise SharedTextError(Fault.DEAL, number=number)
    for place, word in enumerate(words[bar + 1 :], 1):
        position = after(position, word, place)
    if not position.is_over:
        refuse(Fault.UNFINISHED)
    return position
