"""Schedule of practice: one's own mistakes, the repetitions, the themes, and how it goes."""
