"""English sentences of the headless program for the reasons of a choice."""

from collections.abc import Mapping

from scopa_gui.ai.reasons import Reason, ReasonKey
from scopa_gui.engine.cards import RANK_LETTERS, names_of
from scopa_gui.engine.scoring.categories import PART_ORDER

_TEXTS: Mapping[ReasonKey, str] = {
    ReasonKey.ONLY_MOVE: "There is no other move.",
    ReasonKey.SCOPA: "It clears the table: a scopa.",
    ReasonKey.SETTEBELLO: "It wins the settebello.",
    ReasonKey.SEVENS: "It wins sevens for the primiera: {cards}.",
    ReasonKey.SIXES: "It wins sixes for the primiera: {cards}.",
    ReasonKey.PRIMIERA: "It wins cards for the primiera: {cards}.",
    ReasonKey.DENARI: "It wins coins: {cards}.",
    ReasonKey.CARTE: "It wins {count} cards.",
    ReasonKey.EXTRAS: "It wins cards that bring points of their own by these rules: {cards}.",
    ReasonKey.NO_SCOPA: "The next seat makes a scopa with a chance of {percent} %.",
    ReasonKey.GIVES_LITTLE: "It leaves the next seat little to take.",
    ReasonKey.FEEDS_PARTNER: "It leaves something that the partner may take.",
    ReasonKey.KEEPS_TAKE: "It leaves something to take at the next turn.",
    ReasonKey.MUST_LAY: "The next seat can take nothing with a chance of {percent} %.",
    ReasonKey.ANCHOR: "It leaves cards that only this hand can take: {cards}.",
    ReasonKey.HELD_TWICE: "The hand holds another card of the rank {rank}.",
    ReasonKey.DEAD_RANK: "No other card of its rank is left: {cards}.",
    ReasonKey.ECHO_PARTNER: "The partner has played the rank {rank} and may hold the last one.",
    ReasonKey.PARTNERS_DOUBLE: "It leaves to the partner the rank that he laid: {rank}.",
    ReasonKey.SPARIGLIO: "It breaks pairs, against the dealer: {count} ranks are left unpaired.",
    ReasonKey.KEEPS_PAIRS: "It keeps ranks paired, for the dealer: {count} are left unpaired.",
    ReasonKey.SEVENS_PAIRED: "It keeps the sevens paired, as the dealer's side wants them.",
    ReasonKey.SEVENS_UNPAIRED: "It leaves the sevens unpaired, against the dealer's side.",
    ReasonKey.MULINELLO: "The whirlwind: it takes, and leaves the next seat nothing to take.",
    ReasonKey.LEFTOVERS: "It takes, and who takes last also gets what is left on the table: {cards}.",
    ReasonKey.LAST_CARD: "It keeps a card of the rank {rank} for the dealer's last play.",
    ReasonKey.KEEPS_CARD: "It keeps what is worth more: {cards}.",
    ReasonKey.KEEPS_ACE: "It keeps the ace, which can take a whole table later.",
    ReasonKey.AHEAD: "It does more than the next best move for {part}: {hundredths} hundredths of a point on average.",
    ReasonKey.ALIKE: "Nothing clearly sets it apart: another move may be as good.",
    ReasonKey.WHIM: "It is just a card to play.",
    ReasonKey.HASTE: "It was played in a hurry: another move promised more.",
}


def text_of(reason: Reason) -> str:
    """Return the reason as one English sentence."""
    words = {name: str(value) for name, value in reason.args.items()}
    if "cards" in reason.args:
        words["cards"] = " ".join(names_of(reason.args["cards"]))
    if "rank" in reason.args:
        words["rank"] = RANK_LETTERS[reason.args["rank"] - 1]
    if "part" in reason.args:
        words["part"] = PART_ORDER[reason.args["part"]]
    return _TEXTS[reason.key].format(**words)
