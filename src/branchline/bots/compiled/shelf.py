"""The bots' entries are compiled and kept apart from the rules: who only wants the rules does not wait for them."""

from pathlib import Path

from branchline.kernel.rule import KERNEL, Shelf

BOTS = Path(__file__).parent
BOTS_SHELF = Shelf("bots", KERNEL, BOTS)
export = BOTS_SHELF.export
