"""Questions of memory in words: what is asked, the answers offered, and what was right."""

from collections.abc import Sequence

from scopa_gui.coach.memory import NOBODY, Kind, Question
from scopa_gui.engine.cards import RANK_SETS, Card, Suit, card_of, cards_of
from scopa_gui.ui.table.speech import sentence
from scopa_gui.ui.words import _, card_name, rank_name, suit_name


def ranks_words(rank: int, deck: str) -> str:
    """The cards of a rank together: "sevens", "knaves"."""
    if rank > 7:
        french = (_("jacks"), _("queens"), _("kings"))
        return (french if deck == "french" else (_("knaves"), _("knights"), _("kings")))[rank - 8]
    return (_("aces"), _("twos"), _("threes"), _("fours"), _("fives"), _("sixes"), _("sevens"))[rank - 1]


def question_words(question: Question, deck: str, *, seated: bool) -> str:
    """What is asked; `seated` one who holds cards too, who need not count them."""
    match question.kind:
        case Kind.TAKER | Kind.PLAYED:
            words = _("{card}: who took it?") if question.kind is Kind.TAKER else _("{card}: is it out already?")
            return sentence(words.format(card=card_name(question.card or 0, deck)))
        case Kind.UNPAIRED:
            return _("Which of these is unpaired?")
        case Kind.ODD_RANKS:
            return _("The rule of 48: how many ranks are unpaired?")
        case Kind.COINS if deck == "french":
            return (
                _("How many diamonds are still to come, apart from yours?")
                if seated
                else _("How many diamonds are still to come?")
            )
        case Kind.COINS:
            return (
                _("How many coins are still to come, apart from yours?")
                if seated
                else _("How many coins are still to come?")
            )
    words = {
        Kind.OUT: _("{ranks}: how many are out, on the table or taken?"),
        Kind.TO_COME: _("{ranks}: how many are still to come, apart from yours?"),
        Kind.PAIRED: _("{ranks}: paired or unpaired?"),
    }[question.kind]
    return sentence(words.format(ranks=ranks_words(question.rank or 1, deck)))


def answer_words(question: Question, answer: int, names: Sequence[str], deck: str) -> str:
    """An answer, as on its button; `names` by seat."""
    match question.kind:
        case Kind.TAKER:
            return _("Nobody yet") if answer == NOBODY else names[answer]
        case Kind.PLAYED:
            return _("Yes") if answer else _("No")
        case Kind.PAIRED:
            return _("Paired") if answer else _("Unpaired")
        case Kind.UNPAIRED:
            return sentence(rank_name(answer, deck))
    return str(answer)


def cards_shown(question: Question) -> tuple[Card, ...]:
    """The cards that are pictured beside a question."""
    if question.card is not None:
        return (question.card,)
    if question.kind is Kind.COINS:
        return (card_of(1, Suit.DENARI),)
    if question.rank is None or question.kind is Kind.UNPAIRED:
        return ()
    return cards_of(RANK_SETS[question.rank])


def kind_words(kind: Kind, deck: str) -> str:
    """What a kind of question is about, in two or three words."""
    return {
        Kind.OUT: _("what is out"),
        Kind.TO_COME: _("what is to come"),
        Kind.TAKER: _("who took it"),
        Kind.PLAYED: _("is it out"),
        Kind.PAIRED: _("paired"),
        Kind.UNPAIRED: _("the unpaired one"),
        Kind.ODD_RANKS: _("the rule of 48"),
        Kind.COINS: suit_name(Suit.DENARI, deck),
    }[kind]
