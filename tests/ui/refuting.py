"""Who refutes wrong moves in tests: in the window's own thread, in the order asked."""

from dataclasses import replace
from functools import lru_cache

from tests.asking import Inline


@lru_cache(100)
def _refuted(question):
    """Always the same, so reckoned once for all tests of a process."""
    (answer,) = question.answers(None, 0)
    return answer


class Here(Inline):
    """Answers at the next poll; with this grade, if one is given."""

    def __init__(self, grade=None):
        super().__init__()
        self.grade = grade

    def poll(self):
        self.waiting.reverse()
        answered = super().poll()
        self.waiting.reverse()
        return answered

    def answer_to(self, question):
        answer = _refuted(question)
        return answer if self.grade is None else replace(answer, verdict=replace(answer.verdict, grade=self.grade))
