"""Parts of the program that need more packages than its core."""

from importlib import import_module
from typing import Any

from branchline.edition import OptionError


def needed(module: str, extra: str, what: str) -> Any:
    """A module of an optional extra; without it a message that says how to get it."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name != module.partition(".")[0]:
            raise
        raise OptionError(f'{what} needs the extra `{extra}`: pip install "branchline[{extra}]"') from None
