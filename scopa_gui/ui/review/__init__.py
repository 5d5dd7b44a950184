"""The parts of a match's review; the scene is scenes/review.py. Start with walk.py: where one is, what is known."""
