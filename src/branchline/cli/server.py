"""The server as a program: `serve`, and `schema` of what it says."""

from pathlib import Path
from typing import Annotated

import typer

from branchline.cli.common import WRONG_USE, clear_errors, fail, print_json


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes a free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://…  [default: SQLite in the user's data folder]")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in the browser.")] = False,
    limits: Annotated[bool, typer.Option(help="Rate limits for each connection and address.")] = True,
    editions: Annotated[
        list[Path] | None, typer.Option(help="A folder with editions of your own in its subfolders; may be repeated.")
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(help="A name people reach this server by, such as play.example.org; may be repeated. * is any."),
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(help="Address of a proxy whose X-Forwarded-For is believed; may be repeated."),
    ] = None,
) -> None:
    """Serve tables to browsers: play with friends and bots."""
    from branchline.edition import EditionError
    from branchline.extras import needed

    with clear_errors():
        needed("fastapi", "server", "the server")
        program = needed("branchline.server.serve", "server", "the server")
        try:
            names, proxies = allowed_host or (), trusted_proxy or ()
            program.serve(host, port, database, browser, limits, editions or (), names, proxies)
        except EditionError as error:
            fail(str(error), WRONG_USE)


def schema() -> None:
    """Print the JSON Schema of the server's messages."""
    from branchline.extras import needed

    with clear_errors():
        needed("fastapi", "server", "the server")
        print_json(needed("branchline.server.schema", "server", "the server").schema())
