"""Memory questions in words: the question, the offered answers, and the right one."""

from collections.abc import Sequence

from scopa_gui.coach.memory.memory_questions import NOBODY, MemoryQuestion, QuestionKind
from scopa_gui.engine.cards import RANK_SETS, Card, Suit, card_of, cards_of
from scopa_gui.ui.words.table_talk import sentence
from scopa_gui.ui.words.translation import _, card_name, has_french_names, rank_name, ranks_name, suit_name


def question_words(question: MemoryQuestion, *, seated: bool) -> str:
    """Return the question in words; `seated` is for a player who holds cards, too, and need not count those."""
    match question.kind:
        case QuestionKind.TAKER | QuestionKind.PLAYED:
            words = (
                _("{card}: who took it?") if question.kind is QuestionKind.TAKER else _("{card}: has it been played?")
            )
            return sentence(words.format(card=card_name(question.card or 0)))
        case QuestionKind.UNPAIRED:
            return _("Which of these ranks is unpaired?")
        case QuestionKind.ODD_RANKS:
            return _("The rule of 48: how many ranks are unpaired?")
        case QuestionKind.COINS if has_french_names():
            return (
                _("How many diamonds are still to come, apart from yours?")
                if seated
                else _("How many diamonds are still to come?")
            )
        case QuestionKind.COINS:
            return (
                _("How many coins are still to come, apart from yours?")
                if seated
                else _("How many coins are still to come?")
            )
    words = {
        QuestionKind.OUT: _("{ranks}: how many have been played (on the table or taken)?"),
        QuestionKind.TO_COME: _("{ranks}: how many are still to come, apart from yours?"),
        QuestionKind.PAIRED: _("{ranks}: paired or unpaired?"),
    }[question.kind]
    return sentence(words.format(ranks=ranks_name(question.rank or 1)))


def answer_words(question: MemoryQuestion, answer: int, names: Sequence[str]) -> str:
    """Return an answer, as on its button; `names` are by seat."""
    match question.kind:
        case QuestionKind.TAKER:
            return _("Nobody yet") if answer == NOBODY else names[answer]
        case QuestionKind.PLAYED:
            return _("Yes") if answer else _("No")
        case QuestionKind.PAIRED:
            return _("Paired") if answer else _("Unpaired")
        case QuestionKind.UNPAIRED:
            return sentence(rank_name(answer))
    return str(answer)


def cards_shown(question: MemoryQuestion) -> tuple[Card, ...]:
    """Return the cards pictured next to a question."""
    if question.card is not None:
        return (question.card,)
    if question.kind is QuestionKind.COINS:
        return (card_of(1, Suit.DENARI),)
    if question.rank is None or question.kind is QuestionKind.UNPAIRED:
        return ()
    return cards_of(RANK_SETS[question.rank])


def kind_words(kind: QuestionKind) -> str:
    """Describe the subject of a kind of question, in two or three words."""
    return {
        QuestionKind.OUT: _("what was played"),
        QuestionKind.TO_COME: _("what is to come"),
        QuestionKind.TAKER: _("who took it"),
        QuestionKind.PLAYED: _("was it played"),
        QuestionKind.PAIRED: _("paired or not"),
        QuestionKind.UNPAIRED: _("the unpaired one"),
        QuestionKind.ODD_RANKS: _("the rule of 48"),
        QuestionKind.COINS: suit_name(Suit.DENARI),
    }[kind]
