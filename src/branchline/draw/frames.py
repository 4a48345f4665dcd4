"""The frame of each kind of card, so that one knows at a glance what lies on the table."""

from branchline.draw.engraving import strokes

_FRAMES = {
    # a plate: a double rule with round corners
    "story": "p M14 2H226Q238 2 238 14V136Q238 148 226 148H14Q2 148 2 136V14Q2 2 14 2Z\n"
    "h M16 6.5H224Q233.5 6.5 233.5 16V134Q233.5 143.5 224 143.5H16Q6.5 143.5 6.5 134V16Q6.5 6.5 16 6.5Z",
    # a ticket: its corners are clipped
    "event": "p M16 2H224A14 14 0 0 0 238 16V134A14 14 0 0 0 224 148H16A14 14 0 0 0 2 134V16A14 14 0 0 0 16 2Z\n"
    "h M20 6.5H220A16 16 0 0 0 233.5 20V130A16 16 0 0 0 220 143.5H20A16 16 0 0 0 6.5 130V20A16 16 0 0 0 20 6.5Z",
    # a sheet of the map: its corner is turned up
    "box": "p M3 3H237V126L216 147H3Z\nh M8 8H232V124L214 142H8Z\nt M216 147V126H237Z",
    # a picture postcard: a white rim
    "postcard": "p M8 2H232Q238 2 238 8V142Q238 148 232 148H8Q2 148 2 142V8Q2 2 8 2Z\nh R(9 9 222 132)",
    # a medallion
    "company": "a O(75 75 73)\np O(75 75 63)\n"
    "h O(75 75 60)M28 52H122M24 60H126M21 68H129M20 76H130M21 84H129M24 92H126\n"
    "t M19 98H131Q116 135 75 135T19 98Z\n"
    "h M40 108q5-4 10 0t10 0M84 118q5-4 10 0t10 0M58 126q5-4 10 0t10 0M92 106q5-4 10 0",
}
_SIZES = {"company": (150, 150)}


def frame(kind: str) -> str:
    """The frame, with the paper inside."""
    return strokes(_FRAMES[kind])


def size_of(kind: str) -> tuple[int, int]:
    """Width and height."""
    return _SIZES.get(kind, (240, 150))
