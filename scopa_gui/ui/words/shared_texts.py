"""What is wrong with a text that somebody shared, in one sentence."""

from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle
from scopa_gui.coach.puzzles.shared_text import Shared
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import named_game
from scopa_gui.game.notation.envelope import LONGEST, Fault, SharedTextError
from scopa_gui.game.notation.written_match import SharedDeal, SharedMatch
from scopa_gui.game.notation.written_named_rules import SharedRules
from scopa_gui.game.notation.written_setup import SharedSetup
from scopa_gui.store.notices import FileTrouble
from scopa_gui.ui.words.levels import level_name
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.notices import trouble_words
from scopa_gui.ui.words.translation import _, mark

_SENTENCES = {
    Fault.NO_SCOPA: mark("This text is no match, deal, position or puzzle of Scopa."),
    Fault.TOO_LONG: mark("This text is too long for a match of Scopa: more than {most} characters."),
    Fault.NEWER: mark("This text was made by a newer Scopa than yours."),
    Fault.NO_BEGINNING: mark("The beginning of this text is missing: copy all of it, from the word scopa on."),
    Fault.NOT_WHOLE: mark("The end of this text is missing: copy all of it, down to the last word."),
    Fault.DAMAGED: mark("This text is damaged: something in it is not as it was written."),
    Fault.KIND: mark("This Scopa does not know what is in the text: {word}"),
    Fault.PART: mark("In this text a part is missing or wrong: {word}"),
    Fault.RULES: mark("This text has rules that this Scopa does not know: {word}"),
    Fault.SEATS: mark("In this text somebody sits at the table whom this Scopa does not know."),
    Fault.CARDS: mark("In this text a card is wrong or there twice: {word}"),
    Fault.DEAL: mark("In this text the cards are not those of its deal."),
    Fault.MOVE: mark("In this text a move is against the rules: {word}"),
    Fault.UNFINISHED: mark("The match in this text is not over, or goes on after its end."),
    Fault.RESULT: mark("In this text the result is not that of the moves."),
    Fault.NO_TURN: mark("In this text the smazzata is over: there is no move to look for."),
}


def found_words(shared: Shared) -> str:
    """What is in a text, in one sentence."""
    if isinstance(shared, SharedMatch):
        return _("A match that was played, for the review: {game}, against {opponent}.").format(
            game=_game(shared.record.rules), opponent=level_name(shared.seats[1])
        )
    if isinstance(shared, SharedDeal):
        return _("A deal to play: {game}, to {points} points, against {opponent}.").format(
            game=_game(shared.rules), points=shared.rules.target, opponent=level_name(shared.seats[1])
        )
    if isinstance(shared, SharedRules):
        return _("Rules that somebody has made: {name}.").format(name=shared.name)
    if isinstance(shared, SharedSetup):
        return _("A position of somebody's own, to go on with: {game}.").format(game=_game(shared.setup.rules))
    game = _game(shared.rules if isinstance(shared, SharedPuzzle) else shared.position.rules)
    if isinstance(shared, SharedPuzzle):
        return _("A puzzle: {game}.").format(game=game)
    return _("A position, which is asked as a question: {game}.").format(game=game)


def _game(rules: Rules) -> str:
    """Its name, and how many play."""
    return _("{game} for {players}").format(game=game_title(named_game(rules)), players=rules.players)


def fault_words(error: SharedTextError) -> str:
    """What is wrong with a text."""
    return _(_SENTENCES[error.fault]).format(word=error.word, most=LONGEST)


def file_words(name: str, trouble: FileTrouble) -> str:
    """Why a file cannot be opened."""
    return _("The file {file} cannot be read: {reason}.").format(file=name, reason=trouble_words(trouble))


def in_fours(number: str) -> str:
    """A long number as one reads it out: in groups of four."""
    return " ".join(number[at : at + 4] for at in range(0, len(number), 4))
