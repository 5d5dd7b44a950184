"""Fingerprint of a deal, shown before it is played, so that everybody can see afterwards that it was never changed."""

from hashlib import sha256

LENGTH = 16
"""Hexadecimal digits: 64 bits of SHA-256."""


def fingerprint(seed: str) -> str:
    """The fingerprint of the number that decides all cards of a match: it tells nothing of them, and fits no other.

    The first digits of SHA-256 of "scopa deal " and the number, as any other program can work them out.
    """
    return sha256(f"scopa deal {seed}".encode()).hexdigest()[:LENGTH]
