"""The parts of the review of a match; the scene is scenes/review.py. Start with walk.py: where in the match one is, and
what is known of it.
"""
