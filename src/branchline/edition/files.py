"""Reading files that somebody else wrote: plain ones only, and only so much of them."""

import errno
import os
import stat
from pathlib import Path

MAX_BYTES = 1_000_000  # far more than any edition needs


class TooLargeError(ValueError):
    """More than was asked for."""


def read_plain_file(path: Path, most: int = MAX_BYTES) -> bytes:
    """What is in a file. OSError if it cannot be read or is no plain file, TooLargeError if it is longer than that.

    Opening a pipe that nobody writes to would wait for ever, and some devices have no end.
    """
    with os.fdopen(os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0)), "rb") as file:
        mode = os.fstat(file.fileno()).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise OSError(errno.EINVAL, "it is no plain file")
        content = file.read(most + 1)
    if len(content) > most:
        raise TooLargeError(f"the file is larger than {most} bytes")
    return content
