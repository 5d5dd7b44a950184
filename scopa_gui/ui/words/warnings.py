"""Warnings about a move that is about to be played: one true sentence that does not reveal a better one."""

from collections.abc import Mapping

from scopa_gui.coach.judging.verdict import CARDS_LOST, COUNTED, LATER, Verdict
from scopa_gui.ui.words.translation import _, joined, mark, with_coins
from scopa_gui.ui.words.verdicts import cause_sentence, loss_words

_WARNINGS: Mapping[str, str] = {
    "makes_scopa": mark("It passes up something worth a whole point."),
    "takes_settebello": mark("It passes up a card that must not be left to the others."),
    "takes_sevens": mark("It passes up a card that matters for the primiera."),
    "takes_sixes": mark("It passes up a card that matters for the primiera."),
    "primiera_race": mark("It does too little for the primiera."),
    "denari_race": mark("It does too little in the race for the {coins}."),
    "carte_race": mark("It takes too few cards, and having the most cards is worth a point."),
    "extras_race": mark("It does too little for the cards that score by themselves."),
    "feeds_partner": mark("It leaves your partner too little to take."),
    "keeps_own_take": mark("It leaves you too little to take next time."),
    "starves": mark("It makes it easier for the next player to take something."),
    "wins_leftovers": mark("Near the end it takes nothing, and the last to take also gets what is left."),
    "becomes_last_taker": mark("Near the end it takes nothing, and the last to take also gets what is left."),
    "card_spent": mark("It gives away a card that is worth keeping."),
    "anchor": mark("It leaves too little that only you can take."),
    "lays_dead_rank": mark("It is not the safest card that you hold."),
    "lays_held_twice": mark("It is not the safest card that you hold."),
    "echoes_partner": mark("It overlooks what your partner has played."),
    "takes_partners_double": mark("It overlooks what your partner has played."),
    "whirlwind": mark("It stops the whirlwind."),
    CARDS_LOST: mark("It brings home too little of what counts."),
    COUNTED: mark("It brings home too little of what counts."),
    LATER: mark("Another move promises more."),
    "keeps_last_card": mark("It gives away a card that you will want at the very end."),
}
"""Where the whole sentence of verdicts.py would tell the better move; the others only speak of the move itself."""
_WITH_PARTNER: Mapping[str, str] = {
    "feeds_partner": mark("It leaves {partner} too little to take."),
    "echoes_partner": mark("It overlooks what {partner} has played."),
    "takes_partners_double": mark("It overlooks what {partner} has played."),
}
"""Where it is known who the partner is."""


def warning_sentence(verdict: Verdict, deck: str, partner: str = "") -> str:
    """Say what is wrong with a move without revealing a better one.

    `partner` is the name of my partner, where known.
    """
    if verdict.cause is None:
        return _("Another move promises more.")
    if verdict.cause.tactic in _WARNINGS:
        plain = _WITH_PARTNER.get(verdict.cause.tactic) if partner else None
        return joined(with_coins(_(plain or _WARNINGS[verdict.cause.tactic]), deck).format(partner=partner))
    return cause_sentence(verdict.cause, deck, partner)


def whole_sentence(verdict: Verdict, deck: str, partner: str = "") -> str:
    """Explain why a move costs what it costs, and how much that is."""
    cause = "" if verdict.cause is None else cause_sentence(verdict.cause, deck, partner)
    return f"{cause} {loss_words(verdict)}".strip()
