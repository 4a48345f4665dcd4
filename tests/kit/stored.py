"""Tables that nobody could wish for, put into the database of a server: any setup, at any moment of a game."""

from __future__ import annotations

from branchline.bots import make_bot
from branchline.server.keys import hash_token
from branchline.server.store import Store
from branchline.server.table import telling
from tests.kit.server import Room


def key_of(name: str) -> str:
    """The token of a player at a stored table."""
    return f"{name}-{'k' * 24}"


def play_well(room: Room, decisions: int) -> Room:
    """So many decisions as a bot makes them."""
    bot = make_bot("normal", 1)
    for _ in range(decisions):
        if room.game.decider is None:
            break
        room.move(bot.choose(room.game.view(room.game.decider)))
    return room


def play_turns(room: Room, decisions: int) -> Room:
    """As many, and on to the beginning of a turn, when nothing is asked."""
    play_well(room, decisions)
    while room.game.phase != "turn":
        play_well(room, 1)
    return room


def store_room(database: str, room: Room, name: str) -> str:
    """Everything that was stored of it, under that name; players find it with `key_of` their names."""
    store = Store(database)
    store.open()
    listing = telling.listing(room.state)
    try:
        for number, text in enumerate(room.stored, 1):
            for player in ("Ann", "Bob", "Cleo", "Dan", "Eve"):
                for field in ("token", "host"):
                    text = text.replace(f'"{field}":"{player}"', f'"{field}":"{hash_token(key_of(player))}"')
            listing = type(listing)(**{**vars(listing), "id": name, "code": f"ZZ{abs(hash(name)) % 9000 + 1000}"})
            store.append(number, text, listing).result()
    finally:
        store.close()
    return name
