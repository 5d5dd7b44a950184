"""A newcomer who follows one judgement visits few files."""

from tests.measure.click import judged


def test_a_judgement_and_its_sentence_visit_few_files():
    judged()
    judging, saying = judged()
    assert "coach/judging/judge.py" in judging
    assert len(judging) <= 35
    assert len(saying) <= 5
