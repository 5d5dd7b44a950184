"""Plays found by a short search: the seat to play tries its best plays by the policy in random worlds.

The cards that it has not seen are dealt at random, whatever the others have played.
"""

import numpy as np

from scopa_gui.ai.batch.batch_scoring import margins_of
from scopa_gui.ai.batch.cardsets import Ints
from scopa_gui.ai.batch.plays import Plays
from scopa_gui.ai.batch.policy import Policy, traits_of
from scopa_gui.ai.batch.smazzate import Noise, Smazzate

WORLDS = 16
TRIED = 3
"""Number of random worlds for each column, and number of plays tried in each."""


def searched_reply(smazzate: Smazzate, policy: Policy, noise: Noise, random: np.random.Generator) -> tuple[Plays, Ints]:
    """Return the plays of the seat to play, and the index of the best one for its side in each column."""
    plays = smazzate.plays()
    if len(plays.bits) == 1:
        return plays, np.zeros(smazzate.columns, np.int64)
    cards = len(smazzate.hands[smazzate.turn])
    side = smazzate.turn % smazzate.rules.sides
    traits = traits_of(smazzate.rules, smazzate.seen(), plays)
    scores = policy.scores(traits, cards, is_dealers_side=smazzate.is_dealers_side)
    likeliest = np.argsort(-scores, axis=0, kind="stable")[:TRIED]
    imagined = redrawn(smazzate.repeated(WORLDS), random)
    found = []
    for chosen in likeliest:
        one = imagined.repeated(1)
        one.play(one.plays(), np.tile(chosen, WORLDS))
        margins = margins_of(one.finish(policy, noise), side)
        found.append(margins.reshape(WORLDS, -1).sum(axis=0))
    best = np.argmax(found, axis=0)
    return plays, np.take_along_axis(likeliest, best[None], axis=0)[0]


def redrawn(smazzate: Smazzate, random: np.random.Generator) -> Smazzate:
    """Deal again the cards that the seat to play has not seen, in every column; change and return ``smazzate``."""
    seats = [seat for seat, hand in enumerate(smazzate.hands) if seat != smazzate.turn and len(hand)]
    hidden = np.concatenate([*(smazzate.hands[seat] for seat in seats), smazzate.stock])
    order = random.random(hidden.shape, np.float32).argsort(axis=0)
    hidden = np.take_along_axis(hidden, order, axis=0)
    for seat in seats:
        many = len(smazzate.hands[seat])
        smazzate.hands[seat], hidden = hidden[:many].copy(), hidden[many:]
    smazzate.stock = hidden
    return smazzate
