"""A lesson beside its table: the teacher's slip of paper, the piles laid out for counting. Start with paper.py."""
