"""Who refutes wrong moves in tests: in the window's own thread, in the order asked."""

from dataclasses import replace

from tests.asking import Inline


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

    def given(self, answer):
        return answer if self.grade is None else replace(answer, verdict=replace(answer.verdict, grade=self.grade))
