"""What came of a game."""

import numpy as np

from branchline.kernel.numbers import PLAYERS, ROUTES, TICKETS
from branchline.kernel.records import SHEET, record

OUTCOME = record(
    [
        ("sheet", SHEET),
        ("decisions", np.int32),
        ("turns", np.int16),
        ("players", np.int16),
        ("starter", np.int16),
        ("patience", np.int16),  # turns without a claim after which the game is stopped; 0: never
        ("quiet_since", np.int16),  # the turn of the last claim
        ("stopped", np.int16),  # 1 if it was
        ("last_round_by", np.int16),  # who triggered the last round; NONE if everybody passed
        ("claimed_by", np.int8, ROUTES),  # NOBODY if never claimed
        ("claimed_turn", np.int16, ROUTES),
        ("ticket_of", np.int8, TICKETS),  # who kept the ticket, NOBODY if nobody did
        ("ticket_turn", np.int16, TICKETS),  # when it was kept: 0 is the set-up
        ("offered", np.int16, (PLAYERS, TICKETS)),  # how often each seat looked at the ticket
        ("stations_built", np.int16, PLAYERS),
        ("pieces_left", np.int16, PLAYERS),  # of all kinds
    ]
)
