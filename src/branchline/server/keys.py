"""Tokens of seats, and other names that nobody guesses."""

import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike


def hash_token(token: str) -> str:
    """Tokens are stored like this only."""
    return sha256(b"branchline seat " + token.encode()).hexdigest()


def new_token() -> str:
    """The secret of a seat."""
    return secrets.token_urlsafe(24)


def derived(what: str, request: str, size: int) -> str:
    """A name or a secret of so many bytes that follows from a request's id, so that a repeat gets the same.

    Who does not know the id can neither guess it nor go back to it.
    """
    return urlsafe_b64encode(sha256(f"branchline {what} {request}".encode()).digest()[:size]).decode().rstrip("=")


def new_code() -> str:
    """A short name to read out."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))
