"""What is not granted, and what was granted before."""

from branchline.server.models import Code


class Refused(Exception):  # noqa: N818
    """A wish that is not granted. `code` is stable, the text is for people."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(text)
        self.code: Code = code
        self.text = text


class AlreadyDone(Exception):  # noqa: N818
    """The same message came before; it became update `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
