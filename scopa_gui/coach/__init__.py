"""Coach: it judges moves, reviews matches, and offers lessons and practice. Start with judging/judge.py."""
