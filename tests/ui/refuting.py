"""Who refutes wrong moves in tests: at once in the window's own thread, or never."""

from collections import deque
from dataclasses import replace

from scopa_gui.coach.review.refutation_worker import told


class Here:
    """Answers in the window's own thread, once it is asked."""

    def __init__(self, grade=None):
        self.asked = deque()
        self.grade = grade

    def start(self):
        pass

    def ask(self, asked):
        self.asked.append(asked)

    def poll(self):
        return [self._told(self.asked.popleft())] if self.asked else []

    def _told(self, asked):
        answer = told(asked)
        if self.grade is not None:
            answer = replace(answer, verdict=replace(answer.verdict, grade=self.grade))
        return asked.name, answer

    def close(self):
        pass


class Silent(Here):
    """Never answers."""

    def poll(self):
        return []
