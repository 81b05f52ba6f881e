"""Secrets: made at random, told once, kept only as hashes.

They have as many random bits as their hashes would need guesses, so a plain hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """A secret for a cookie: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A code for a link: 144 random bits."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """The address of a table: 96 random bits, not to be guessed."""
    return secrets.token_urlsafe(12)


def hash_secret(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()
