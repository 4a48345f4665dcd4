"""The campaign document: one JSON file that its players hold, safe against a crash at any moment.

It holds the key, the entries, each with a hash over itself and everything before it, who plays which company, and the
moves of a game in progress. Damage to that game costs at most that game. A file is never written over: the new one is
written beside it and takes its place.
"""

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from branchline.campaign.campaign import Campaign
from branchline.campaign.content import Content, load_content
from branchline.campaign.entries import Entry, Founded, Json, Played, Revised, from_json, to_json
from branchline.campaign.errors import CampaignError
from branchline.campaign.fold import apply, commitment_of, dealing_of, found, played
from branchline.game import Game, IllegalMoveError, InvalidMoveError
from branchline.game.record import RecordError, brief
from branchline.game.verify import verify_record

FORMAT, VERSION = "branchline-campaign", 1
KEY_BYTES = 32
MAX_BYTES = 64 * 1024 * 1024
PERSON = "person"  # who plays a company that no bot plays


@dataclass
class CampaignFile:
    """A campaign with everything its file holds. Change it only by `append` and `keep_moves`."""

    content: Content
    key: str
    entries: list[Entry]
    campaign: Campaign
    players: dict[str, str]  # by company: "person" or a bot's name
    moves: list[int] = field(default_factory=list)  # of the game in progress
    path: Path | None = None
    revised: bool = False  # when it was read: it was kept with an earlier version

    # --- beginning ----------------------------------------------------------------------------------------------------

    @classmethod
    def found(
        cls,
        companies: Sequence[tuple[str, str]],
        players: dict[str, str],
        seed: int | str | None = None,
        edition: str = "legends",
    ) -> "CampaignFile":
        """A new campaign: companies with their players' names, in order of seats. The same seed is the same one."""
        content = load_content(edition)
        key = secrets.token_bytes(KEY_BYTES) if seed is None else _seeded(seed)
        facts = content.edition
        entry = Founded(tuple(companies), facts.name, content.fingerprint, commitment_of(key.hex()))
        campaign = found(content, entry, key.hex())
        return cls(
            content, key.hex(), [entry], campaign, {**dict.fromkeys((c for c, _ in companies), PERSON), **players}
        )

    def append(self, entry: Entry) -> None:
        """Fold an entry in; nothing changes if it cannot be. A file is written before anybody is told."""
        if isinstance(entry, Played):
            entry = played(self.campaign, entry.record)
        campaign = apply(self.campaign, entry)
        self.entries.append(entry)
        self.campaign = campaign
        if isinstance(entry, Played):
            self.moves = []
        self.save()

    def keep_moves(self, moves: Iterable[int]) -> None:
        """Remember how far the game in progress has come."""
        self.moves = list(moves)
        self.save()

    def game(self) -> Game:
        """The next game with the moves made so far; those that cannot be are left out."""
        setup, dealing = self.campaign.setup, dealing_of(self.campaign)
        game = Game.new(
            self.content.edition, setup=setup, players=[c.player for c in self.campaign.present], dealing=dealing
        )
        try:
            for action in self.moves:
                game.play(action)
        except (IllegalMoveError, InvalidMoveError):
            self.moves = [played.move.action for played in game.played]
        return game

    # --- the file -----------------------------------------------------------------------------------------------------

    def to_json(self) -> Json:
        """The document."""
        written, before = [], ""
        for entry in self.entries:
            data = to_json(entry)
            before = _hash(before, data)
            written.append(data | {"hash": before})
        return {
            "format": FORMAT,
            "version": VERSION,
            "edition": self.content.edition.name,
            "key": self.key,
            "players": self.players,
            "entries": written,
            "moves": self.moves,
        }

    def save(self, path: Path | None = None) -> None:
        """Write the file, whole or not at all."""
        target = path or self.path
        if target is None:
            return
        beside = target.with_name(f".{target.name}.{os.getpid()}")
        with beside.open("w", encoding="utf-8", newline="\n") as file:
            json.dump(self.to_json(), file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        beside.replace(target)

    @classmethod
    def load(cls, path: Path) -> "CampaignFile":
        """Read a file; CampaignError says what is wrong with it and where."""
        if path.stat().st_size > MAX_BYTES:
            raise CampaignError(f"{path.name} is too large for a campaign")
        try:
            data = json.loads(path.read_bytes().decode("utf-8-sig"))
        except (UnicodeDecodeError, json.JSONDecodeError, RecursionError) as error:
            raise CampaignError(f"{path.name} is damaged: it cannot be read as JSON ({error})") from None
        loaded = cls.of_json(data)
        loaded.path = path
        return loaded

    @classmethod
    def of_json(cls, data: Any) -> "CampaignFile":
        """The campaign of a document."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise CampaignError(f'this is no campaign: it should be an object with "format": "{FORMAT}"')
        if data.get("version") != VERSION:
            raise CampaignError(f"the campaign has version {brief(data.get('version'))}; this program reads {VERSION}")
        key, written = data.get("key"), data.get("entries")
        if not isinstance(key, str) or len(key) != 2 * KEY_BYTES or not _is_hex(key):
            raise CampaignError(f"the key should be {2 * KEY_BYTES} hexadecimal digits")
        if not isinstance(written, list) or not written:
            raise CampaignError("a campaign has a list of entries, the first of which founds it")
        if data.get("edition") != "legends":
            raise CampaignError(f"no campaign of the edition {brief(data.get('edition'))} is known")
        content = load_content("legends")
        entries = _read_entries(written)
        campaign = _folded(content, entries, key)
        players = _read_players(data.get("players"), campaign)
        if not campaign.is_current:  # a game in progress cannot go on with other numbers
            entries.append(Revised(content.fingerprint))
            return cls(content, key, entries, apply(campaign, entries[-1]), players, revised=True)
        moves = data.get("moves")
        usable = isinstance(moves, list) and all(type(move) is int for move in moves)
        return cls(content, key, entries, campaign, players, list(moves) if usable and moves else [])


def verify_campaign(file: CampaignFile) -> tuple[int, ...]:
    """Check every game of a campaign by replaying it; CampaignError names the first that does not hold.

    Gives the games that were played with an earlier version of the edition: they cannot be replayed, and what they
    say is taken on trust.
    """
    campaign = None
    for entry in file.entries:
        if isinstance(entry, Founded):
            campaign = found(file.content, entry, file.key)
            continue
        assert campaign is not None
        if isinstance(entry, Played) and (campaign.is_current or _is_of(entry, file.content)):
            try:
                verify_record(json.dumps(entry.record), file.content.edition)
            except RecordError as error:
                raise CampaignError(f"game {campaign.game} is forged or damaged: {error}") from None
        campaign = apply(campaign, entry)
    return () if campaign is None else campaign.trusted


def _is_of(entry: Played, content: Content) -> bool:
    return bool(entry.record.get("board") == content.edition.fingerprint)


def _seeded(seed: int | str) -> bytes:
    return hashlib.sha256(f"branchline campaign seed {seed}".encode()).digest()


def _is_hex(text: str) -> bool:
    return all(c in "0123456789abcdef" for c in text)


def _hash(before: str, data: Json) -> str:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(before.encode() + text.encode()).hexdigest()


def _read_entries(written: list[Any]) -> list[Entry]:
    entries: list[Entry] = []
    before = ""
    for number, data in enumerate(written, start=1):
        if not isinstance(data, dict):
            raise CampaignError(f"entry {number} should be an object")
        told = {name: value for name, value in data.items() if name != "hash"}
        try:
            entries.append(from_json(told))
        except CampaignError as error:
            raise CampaignError(f"entry {number}: {error}") from None
        before = _hash(before, told)
        if data.get("hash") != before:
            raise CampaignError(f"entry {number} ({told['entry']}) was changed: its hash does not fit")
    return entries


def _folded(content: Content, entries: list[Entry], key: str) -> Campaign:
    if not isinstance(entries[0], Founded):
        raise CampaignError("the first entry should found the campaign")
    campaign = found(content, entries[0], key)
    for number, entry in enumerate(entries[1:], start=2):
        try:
            campaign = apply(campaign, entry)
        except CampaignError as error:
            raise CampaignError(f"entry {number} ({entry.kind}): {error}") from None
    return campaign


def _read_players(data: Any, campaign: Campaign) -> dict[str, str]:
    players = data if isinstance(data, dict) else {}
    told = {company.id: players.get(company.id, PERSON) for company in campaign.companies}
    return {company: player if isinstance(player, str) else PERSON for company, player in told.items()}
