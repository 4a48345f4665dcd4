"""Where the program keeps its files on this system, unless the environment says otherwise."""

import os
from pathlib import Path

from platformdirs import PlatformDirs

_USER = PlatformDirs("branchline", appauthor=False, opinion=False)


def cache_folder() -> Path:
    """What can be made again: compiled rules. `BRANCHLINE_CACHE` wins."""
    return Path(os.environ.get("BRANCHLINE_CACHE") or _USER.user_cache_path)


def data_folder() -> Path:
    """What must not be lost: tables. `BRANCHLINE_DATA` wins."""
    return Path(os.environ.get("BRANCHLINE_DATA") or _USER.user_data_path)
