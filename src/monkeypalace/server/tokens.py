"""Random secrets. They are shown once and stored as hashes.

They have too many random bits to be guessed, so an unsalted hash is enough.
"""

from __future__ import annotations

import hashlib
import secrets


def new_secret() -> str:
    """Return a secret for a cookie: 256 random bits."""
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """Return a code for a link: 144 random bits."""
    return secrets.token_urlsafe(18)


def new_table_id() -> str:
    """Return a table id that cannot be guessed: 96 random bits."""
    return secrets.token_urlsafe(12)


def hash_secret(secret: str) -> str:
    """Return the hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()
