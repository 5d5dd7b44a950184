"""Faults and contents of a shared text, in one sentence."""

from scopa_gui.coach.puzzles.shared_puzzle import SharedPuzzle
from scopa_gui.coach.puzzles.shared_text import Shared
from scopa_gui.engine.rules import Rules
from scopa_gui.engine.variants import named_game
from scopa_gui.game.notation.envelope import LONGEST, Fault, TextFault
from scopa_gui.game.notation.written_match import SharedDeal
from scopa_gui.game.notation.written_named_rules import SharedRules
from scopa_gui.game.notation.written_setup import SharedSetup
from scopa_gui.game.stored_match import PlayedMatch
from scopa_gui.store.notices import FileTrouble
from scopa_gui.ui.words.level_names import level_name
from scopa_gui.ui.words.matches import game_title
from scopa_gui.ui.words.notice_words import trouble_words
from scopa_gui.ui.words.translation import _, mark

_SENTENCES = {
    Fault.NO_SCOPA: mark("This text is not a Scopa match, deal, position or puzzle."),
    Fault.TOO_LONG: mark("This text is too long for a Scopa match: more than {most} characters."),
    Fault.NEWER: mark("This text comes from a newer version of Scopa than yours."),
    Fault.NO_BEGINNING: mark("The beginning of this text is missing: copy all of it, from the word scopa on."),
    Fault.NOT_WHOLE: mark("The end of this text is missing: copy all of it, down to the last word."),
    Fault.DAMAGED: mark("This text is damaged: part of it has changed."),
    Fault.KIND: mark("This version of Scopa does not know this kind of text: {word}"),
    Fault.PART: mark("A part of this text is missing or wrong: {word}"),
    Fault.RULES: mark("This text has rules that this version of Scopa does not know: {word}"),
    Fault.SEATS: mark("This text seats a player this version of Scopa does not know."),
    Fault.CARDS: mark("A card in this text is wrong or appears twice: {word}"),
    Fault.DEAL: mark("The cards in this text do not fit its deal."),
    Fault.MOVE: mark("A move in this text is against the rules: {word}"),
    Fault.UNFINISHED: mark("The match in this text is not over, or goes on after its end."),
    Fault.RESULT: mark("The result in this text does not fit its moves."),
    Fault.NO_TURN: mark("The round in this text is over: there is no move to find."),
}


def found_words(shared: Shared) -> str:
    """Describe the contents of a text in one sentence."""
    if isinstance(shared, PlayedMatch):
        return _("A finished match, for review: {game}, against {opponent}.").format(
            game=_game(shared.record.rules), opponent=level_name(shared.seats[1])
        )
    if isinstance(shared, SharedDeal):
        return _("A deal to play: {game}, to {points} points, against {opponent}.").format(
            game=_game(shared.rules), points=shared.rules.target, opponent=level_name(shared.seats[1])
        )
    if isinstance(shared, SharedRules):
        return _("Someone’s own rules: {name}.").format(name=shared.name)
    if isinstance(shared, SharedSetup):
        return _("Someone’s own position, to play on from: {game}.").format(game=_game(shared.setup.rules))
    game = _game(shared.rules if isinstance(shared, SharedPuzzle) else shared.position.rules)
    if isinstance(shared, SharedPuzzle):
        return _("A puzzle: {game}.").format(game=game)
    return _("A position to solve: {game}.").format(game=game)


def _game(rules: Rules) -> str:
    """Return the name of a game, and the number of players."""
    return _("{game} for {players}").format(game=game_title(named_game(rules)), players=rules.players)


def fault_words(fault: TextFault) -> str:
    """Explain what is wrong with a text."""
    return _(_SENTENCES[fault.kind]).format(word=fault.word, most=LONGEST)


def file_words(name: str, trouble: FileTrouble) -> str:
    """Explain why a file cannot be opened."""
    return _("The file {file} cannot be read: {reason}.").format(file=name, reason=trouble_words(trouble))


def in_fours(number: str) -> str:
    """Return a long number in groups of four digits, for reading it out."""
    return " ".join(number[at : at + 4] for at in range(0, len(number), 4))
