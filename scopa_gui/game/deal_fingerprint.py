"""What is told of a deal before it is played, so that afterwards everybody can see that it was never changed."""

from hashlib import sha256

LENGTH = 16
"""Hexadecimal digits: 64 bits of SHA-256."""


def fingerprint(seed: str) -> str:
    """The fingerprint of the number that decides all cards of a match: it tells nothing of them, and fits no other.

    The first digits of SHA-256 of "scopa deal " and the number, as any other program can work them out.
    """
    return sha256(f"scopa deal {seed}".encode()).hexdigest()[:LENGTH]
