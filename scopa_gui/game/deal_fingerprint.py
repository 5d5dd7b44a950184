"""Fingerprint of a deal, shown before it is played, so that players can check afterwards that it was not changed."""

from hashlib import sha256

LENGTH = 16
"""Hexadecimal digits: 64 bits of SHA-256."""


def fingerprint(seed: str) -> str:
    """Return the fingerprint of the seed of a match; it reveals no card, and another seed has another one.

    It is the first digits of the SHA-256 of "scopa deal " and the seed, so that any program can compute it.
    """
    return sha256(f"scopa deal {seed}".encode()).hexdigest()[:LENGTH]
