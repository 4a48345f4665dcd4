"""Provably fair dealing: the key of a game is settled before anybody can know what it deals.

Whoever deals publishes the SHA-256 of a secret (the commitment). Each seat then adds a random nonce. The key is the
hash of the secret and all nonces: the dealer cannot choose the deal because the nonces come later, the players cannot
because they do not know the secret. At the end the secret is opened and everybody can check both.
"""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

import numpy as np

SECRET_BYTES = 32


def seal_of(nonce: bytes) -> str:
    """What a player can publish of a nonce before it is known: it can be checked later, and not be changed."""
    return hashlib.sha256(b"branchline nonce 1" + nonce).hexdigest()


@dataclass(frozen=True)
class Dealing:
    """A secret and the seats' nonces; `seals` were published of some of them while no nonce was known."""

    secret: bytes
    nonces: tuple[bytes, ...] = ()
    seals: tuple[str | None, ...] = ()

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise ValueError(f"a secret is {SECRET_BYTES} bytes, not {len(self.secret)}")

    @classmethod
    def from_seed(cls, seed: int | str | None) -> "Dealing":
        """The dealing of a seed: the same seed deals the same game. None: from the system's randomness."""
        if seed is None:
            return cls(secrets.token_bytes(SECRET_BYTES))
        return cls(hashlib.sha256(f"branchline seed {seed}".encode()).digest())

    @classmethod
    def from_json(cls, dealing: dict[str, Any]) -> "Dealing":
        """The dealing of a written record."""
        nonces = tuple(bytes.fromhex(nonce) for nonce in dealing["nonces"])
        return cls(bytes.fromhex(dealing["secret"]), nonces, tuple(dealing.get("seals", ())))

    def to_json(self) -> dict[str, Any]:
        """The dealing as a record holds it, its secret opened."""
        nonces = [nonce.hex() for nonce in self.nonces]
        seals = {"seals": list(self.seals)} if self.seals else {}
        return {"commitment": self.commitment, "nonces": nonces, **seals, "secret": self.secret.hex()}

    def broken_seals(self) -> list[int]:
        """The seats whose nonce is not the one that was sealed; one that was never told is nothing."""
        pairs = enumerate(zip(self.nonces, self.seals, strict=False))
        return [seat for seat, (nonce, seal) in pairs if nonce and seal is not None and seal != seal_of(nonce)]

    @property
    def commitment(self) -> str:
        """What is published before the game: the SHA-256 of the secret.

        >>> Dealing.from_seed(1).commitment[:16]
        'bc88b949ef5f3d14'
        """
        return hashlib.sha256(self.secret).hexdigest()

    @property
    def key(self) -> Any:
        """The key of the game's chance: SHA-256 over the secret and each nonce with its length, as 32-bit words."""
        digest = hashlib.sha256(b"branchline deal 1" + self.secret)
        for nonce in self.nonces:
            digest.update(len(nonce).to_bytes(4, "big") + nonce)
        return np.frombuffer(digest.digest(), dtype="<u4").astype(np.uint32)


def bot_key(seed: int | str) -> Any:
    """The key of a bot's own chance."""
    digest = hashlib.sha256(f"branchline bot {seed}".encode()).digest()
    return np.frombuffer(digest, dtype="<u4").astype(np.uint32)
