"""Dice and lots from the secret of a contest, so that everybody can check a draw when the secret is published."""

from hashlib import sha256
from random import Random


def dice_for(lot: bytes, purpose: str, number: int = 0) -> Random:
    """Dice for one draw: always the same for the same secret, purpose and number."""
    return Random(sha256(f"bower/contest/1/{purpose}/{number}/".encode() + lot).digest())  # noqa: S311 - no secret


def commitment(lot: bytes) -> str:
    """What is published before: 64 hexadecimal digits, the SHA-256 of the secret."""
    return sha256(b"bower/contest/1/" + lot).hexdigest()
