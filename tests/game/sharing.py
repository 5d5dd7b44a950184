"""Texts to share, and texts that are spoilt."""

from random import Random

from scopa_gui.engine.match import new_match
from scopa_gui.engine.record import Record
from scopa_gui.game.notation.envelope import checksum


def played_out(rules, seed, chance):
    """A whole match of moves by chance."""
    rng, match, moves = Random(chance), new_match(rules, seed), []
    while match.winner is None:
        position = match.deal()
        while not position.is_over:
            moves.append(rng.choice(position.legal_moves()))
            position = position.play(moves[-1])
        match = match.after(position)
    return Record(rules, seed, tuple(moves))


def resealed(text, old, new):
    """The text with one thing written otherwise, and a sum that is right again."""
    assert text.count(old) == 1, f"{old} stands there {text.count(old)} times"
    words = text.replace(old, new).split()[:-2]
    return f"{' '.join(words)} check: {checksum(words)}"
