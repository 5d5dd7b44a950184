"""Workers for tests: their questions are answered in the test's own process, one at each poll, or never."""


class Held:
    """The handle of a question that waits for a poll."""

    def __init__(self, worker, question, on_answer):
        self.worker, self.question, self.on_answer = worker, question, on_answer

    @property
    def is_done(self):
        return self not in self.worker.waiting

    def cancel(self):
        if not self.is_done:
            self.worker.waiting.remove(self)


class Inline:
    """Answers the newest question at the next poll, in this process."""

    works_here = False

    def __init__(self):
        self.waiting, self.asked = [], []

    def start(self):
        pass

    def ask(self, question, on_answer, *_rank):
        self.asked.append(question)
        self.waiting.append(Held(self, question, on_answer))
        return self.waiting[-1]

    def poll(self):
        if not self.waiting:
            return False
        held = self.waiting.pop()
        held.on_answer(self.answer_to(held.question))
        return True

    def answer_to(self, question):
        """The one answer of a question."""
        (answer,) = question.answers(None, 0)
        return answer

    def close(self):
        self.waiting.clear()


class Silent(Inline):
    """Never answers."""

    def poll(self):
        return False
