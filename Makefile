# make play   a game, on a fresh machine too
# make test   every check, on a fresh machine too
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help setup play web web-check browser page-test test lint types unit bounds bench benchmarks playthroughs protocol layouts pictures screenshots clean

help:
	@sed -n 's/^# make/make/p' Makefile

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $@

play: setup web
	$(BIN)/branchline serve --browser

# make web   build the page, if anything of it has changed
web: setup
	$(BIN)/python hatch_build.py

test: lint types web-check unit bounds page-test

# make browser   the Chromium that the tests of the page drive, from the system's packages
browser:
	@command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
	  { $$(test $$(id -u) = 0 || echo sudo) sh -c 'apt-get update -qq && apt-get install -y -qq chromium >/dev/null'; } || \
	  echo "No Chromium here: the tests of the page will be skipped."

web-check: setup
	$(BIN)/python hatch_build.py check

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup web
	$(BIN)/python -m pytest -n 2 --ignore=tests/web

# make page-test   drive the page in a real Chromium (several minutes)
page-test: setup web browser
	$(BIN)/python -m pytest tests/web

# Compiled code checks no array bounds: play the random games once with checks on.
bounds: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/kernel/test_random_games.py

bench: setup
	$(BIN)/branchline bench

# make benchmarks   measure everything and write benchmarks/README.md
benchmarks: setup
	$(BIN)/python benchmarks/measure.py

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

# make pictures   draw docs/boards anew
pictures: setup
	$(BIN)/python tools/pictures.py

# make screenshots   pictures of the page in every state, size and theme, into the folder screenshots
screenshots: setup web browser
	$(BIN)/python -m tools.screenshots
