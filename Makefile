# make play   a game in the browser, on a fresh machine too: installs the core and the server, nothing else
# make quick  format, types and the fast tests: under a minute once the rules are compiled
# make test   every check, on a fresh machine too: about thirteen minutes on two cores
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FAST := tests/kernel tests/edition tests/game tests/guide tests/bots tests/draw tests/cli tests/project src
# Three at a time, for two cores: one of them mostly waits.
PYTEST := $(BIN)/python -m pytest -n 3
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: help setup play web web-tools web-check browser page-test quick test all-tests lint types fast unit bounds compiled bench benchmarks playthroughs protocol layouts pictures screenshots wheel clean

# make help   this list
help:
	@sed -n 's/^# make/make/p' Makefile | sort

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)
	$(PIP) install --upgrade "pip>=25.1"

# What playing needs. The page is built on the way, with a Node of its own, if it is not there yet.
$(VENV)/play-ready: pyproject.toml | $(BIN)/python
	$(PIP) install --editable ".[server]"
	@touch $@

# make setup   everything that changing the program needs, and so what playing needs too
setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml | $(BIN)/python
	$(PIP) install --editable . --group dev
	@touch $(VENV)/play-ready $@

play: $(VENV)/play-ready
	@$(BIN)/python hatch_build.py is-built || $(PIP) install --editable ".[server]"
	$(BIN)/branchline serve --browser

# make web   build the page, if anything of it has changed
web: setup
	$(BIN)/python hatch_build.py

# The tools the page is checked with, which playing does not need.
web-tools: setup
	$(BIN)/python hatch_build.py tools

quick: lint types fast

# First what keeps one core busy, two at a time, the longest first; then all tests together.
test: setup
	$(MAKE) --jobs 2 compiled bounds web-check types lint browser
	$(MAKE) all-tests

# make browser   the Chromium that the tests of the page drive, from the system's packages
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { $$(test $$(id -u) = 0 || echo sudo) sh -c 'apt-get update -qq && apt-get install -y -qq chromium >/dev/null'; } || \
	  echo "No Chromium here: the tests of the page will be skipped."

# make web-check   types and tests of the page's own sources
web-check: setup
	$(BIN)/python hatch_build.py check

# make lint   style and format
lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

# make types   mypy
types: setup
	$(BIN)/mypy

# make fast   the tests that take no longer than a moment each; a first run compiles the rules
fast: setup
	$(PYTEST) -m "not slow" $(FAST)

# Together, because those of the page and of the server wait while others count.
all-tests: setup web web-tools browser
	$(PYTEST)

# make unit   all tests but those of the page in a browser
unit: setup web
	$(PYTEST) --ignore=tests/web

# make page-test   drive the page in a real Chromium (several minutes)
page-test: setup web web-tools browser
	$(PYTEST) tests/web

# make bounds   the random games once more with checks of array bounds, which compiled code leaves out
bounds: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/kernel/test_random_games.py

# The rules, compiled before many tests want them at once.
compiled: setup
	$(BIN)/python -m tests.kit.compiled

# make bench   how fast the rules are here
bench: setup
	$(BIN)/branchline bench

# make benchmarks   measure everything and write benchmarks/README.md
benchmarks: setup
	$(BIN)/python benchmarks/measure.py

# make wheel   the package as it is released, with the page inside, into dist
wheel: setup
	rm -rf dist
	$(PIP) wheel --no-deps --wheel-dir dist .

# make clean   remove what was installed and built
clean:
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis

# make playthroughs   write the stored playthroughs anew after a wanted change of the rules
playthroughs: setup
	$(BIN)/python -m tests.kit.playthrough

# make protocol   write the descriptions of all messages anew after a wanted change of one
protocol: setup
	$(BIN)/python -m tests.kit.protocol

# make layouts   lay out the shipped boards anew (a few minutes)
layouts: setup
	for edition in europe italy new-york berlin; do $(BIN)/branchline layout $$edition || exit 1; done

# make pictures   draw docs/boards anew, and every vignette of Legends on one page, screenshots/vignettes.html
pictures: setup
	$(BIN)/python tools/pictures.py
	$(BIN)/python -m tools.contact_sheet

# make screenshots   pictures of the page in every state, size and theme, into the folder screenshots
screenshots: setup web browser
	$(BIN)/python -m tools.screenshots
