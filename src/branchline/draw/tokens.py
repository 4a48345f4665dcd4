"""Small drawings of what effects bring into play: tokens, and markers on the map.

Paths about 24 units wide, round their middle, filled by the even-odd rule.
"""

TOKEN_GLYPHS = {
    "ore": "M-10 6L-7-3-1-8 5-6 10 2 7 8-5 9ZM-4-1L-1-4 3-3 1 1Z",
    "timber": "M-11-2H7V-9H-9ZM-9-9A3.5 3.5 0 0 0-9-2A3.5 3.5 0 0 0-9-9ZM-7 1H11V8H-7ZM-7 1A3.5 3.5 0 0 0-7 8Z",
    "cattle": (
        "M-11-8Q-11-2-6-2Q-7 2-4 7L-2 10H2L4 7Q7 2 6-2Q11-2 11-8Q9-4 5-5Q0-7-5-5Q-9-4-11-8Z"
        "M-3.4-.6A1.1 1.1 0 1 0-3.4 1.6A1.1 1.1 0 1 0-3.4-.6ZM3.4-.6A1.1 1.1 0 1 0 3.4 1.6A1.1 1.1 0 1 0 3.4-.6Z"
    ),
    "gold": "M-5-7H5L10 6H-10ZM-3-4L-5 3H5L3-4Z",
}
MARKER_GLYPHS = {
    # a hat above a masked face
    "gang": (
        "M-12-3Q-7-5-6-5L-4-11Q0-9 4-11L6-5Q7-5 12-3Q6 0 0 0T-12-3ZM-7 1Q0 4 7 1L6 6Q4 11 0 11T-6 6Z"
        "M-4.6 4A1.4 1.4 0 1 0-1.8 4A1.4 1.4 0 1 0-4.6 4ZM1.8 4A1.4 1.4 0 1 0 4.6 4A1.4 1.4 0 1 0 1.8 4Z"
    ),
    # a long-horned head
    "herd": TOKEN_GLYPHS["cattle"],
    # a sheet with eyes, and a lantern in its hand
    "ghost": (
        "M-8 11V-2A8 9 0 0 1 8-2V11L5 8 2.6 11 0 8-2.6 11-5 8Z"
        "M-4.6-3A1.7 2.2 0 1 0-1.2-3A1.7 2.2 0 1 0-4.6-3ZM1.2-3A1.7 2.2 0 1 0 4.6-3A1.7 2.2 0 1 0 1.2-3Z"
    ),
    # a watch on its chain
    "inspector": (
        "M-2-12H2V-9.4A10 10 0 1 1-2-9.4ZM0-6.6A7 7 0 1 0 0 7.4A7 7 0 1 0 0-6.6ZM-.9-4.6H.9V0L4 2.6 2.9 4-.9.9Z"
    ),
}
