"""Whatever is said of a move is true in the position in which it is said (claims.py), in games of every kind."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from scopa_gui.ai.player import Limit
from scopa_gui.ai.seat.knowledge import facts_of
from scopa_gui.ai.tactics.cards_laid import is_dearer
from scopa_gui.coach.judging.judge import judge
from scopa_gui.coach.tactic_texts import tactic_texts
from scopa_gui.engine.cards import NAMES
from scopa_gui.ui.words.translation import with_coins
from scopa_gui.ui.words.verdicts import cause_sentence
from tests.measure.claims.claims import matching
from tests.measure.claims.claims_for import is_better_card
from tests.measure.claims.saying import Said, Sight
from tests.measure.claims.utterances import SPOKEN_GAMES, said_in, views

pytestmark = pytest.mark.whole

QUICK = (
    "scopa 2",
    "scopa 3",
    "scopone 4",
    "scopone_scientifico 4",
    "scopa_speciale 2",
    "escoba 2",
    "cirulla",
    "free choice",
    "no duty",
)


def checked(name, seeds, share):
    """By pattern how often each sentence was said in a game, and those that were not true."""
    said, false = Counter(), []
    for seed in range(seeds):
        rng = Random(f"{name}/{seed}")
        for view in views(SPOKEN_GAMES[name], rng, share):
            for one in said_in(view, rng):
                claims = matching(one.words)
                assert len(claims) == 1, f"a sentence that nobody checks: {one}"
                ((pattern, holds),) = claims
                said[pattern] += 1
                if not holds(one):
                    false.append(str(one))
    return said, false


@pytest.mark.parametrize("name", QUICK)
def test_what_is_said_of_a_move_is_true(name):
    said, false = checked(name, 1, 0.2)
    assert not false
    assert len(said) >= 5


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["scopa 2", "scopa 3", "scopone 4", "scopone_scientifico 4", "scopa_speciale 2", "escoba 2"]
)
def test_what_the_judge_says_of_mistakes_is_true(name):
    """The causes that it really finds, the last cards among them; of those that can be counted out, that they can."""
    said = Counter()
    for seed in range(3):
        rng = Random(f"judge/{name}/{seed}")
        for view in views(SPOKEN_GAMES[name], rng, 0.6):
            move = rng.choice(view.legal_moves())
            verdict = judge(view, move, Limit(iterations=800), Random(seed))
            if verdict.cause is not None:
                one = Said(cause_sentence(verdict.cause), Sight(view), move, verdict.best)
                ((pattern, holds),) = matching(one.words)
                said[pattern] += 1
                assert holds(one), str(one)
    assert said.total() >= 5


@pytest.mark.slow
@pytest.mark.parametrize("name", SPOKEN_GAMES)
def test_what_is_said_of_many_moves_is_true(name):
    said, false = checked(name, 10, 0.3)
    assert not false[:20], f"{len(false)} of {said.total()}"


@pytest.mark.parametrize("name", [*QUICK, "scopa_speciale 4", "scopa_dassi 2", "most sevens"])
def test_a_card_is_not_called_the_better_one_of_two_where_the_other_is(name):
    """Two coins, of which one is better for the primiera and the other one makes a longer napola, among them."""
    rng, tried = Random(name), 0
    for view in views(SPOKEN_GAMES[name], rng, 0.3):
        facts, sight = facts_of(view), Sight(view)
        for card, other in permutations(sight.hidden[::3], 2):
            if is_dearer(facts, card, other):
                tried += 1
                assert not is_better_card(sight, other, card), (NAMES[card], NAMES[other])
    assert tried


def test_every_sentence_of_a_reason_and_of_a_cause_is_checked_by_one_claim():
    """A sentence that is worded anew takes its claim along."""
    texts = tactic_texts()
    sentences = {
        plain
        for one in (*texts.cause.values(), *texts.reason.values())
        for words in (one.said, one.of_another, one.with_partner, *(case.said for case in one.cases))
        for plain in ([words] if isinstance(words, str) else words)
        if plain
    }
    assert len(sentences) > 80
    for plain in sentences:
        words = with_coins(plain).format(
            cards="the 7 of coins, the king of cups",
            count=2,
            name="Rosa",
            partner="Carmela",
            percent=9,
            point="it",
            points="0.12",
            rank="7",
        )
        assert len(matching(words)) == 1, words
