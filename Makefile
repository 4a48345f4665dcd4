# make play   a game, on a fresh machine too
# make test   every check, on a fresh machine too
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: help setup play test lint types unit bounds bench benchmarks playthroughs layouts pictures clean

help:
	@sed -n 's/^# make/make/p' Makefile

setup: $(VENV)/ready

$(VENV)/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1"
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $@

play: setup
	$(BIN)/branchline play

test: lint types unit bounds

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: setup
	$(BIN)/mypy

unit: setup
	$(BIN)/python -m pytest -n 2

# Compiled code checks no array bounds: play the random games once with checks on.
bounds: setup
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m pytest tests/test_random_games.py

bench: setup
	$(BIN)/branchline bench

# make benchmarks   measure everything and write benchmarks/README.md
benchmarks: setup
	$(BIN)/python benchmarks/measure.py

clean:
	rm -rf $(VENV) dist build .mypy_cache .pytest_cache .ruff_cache .hypothesis

# make playthroughs   write the stored playthroughs anew after a wanted change of the rules
playthroughs: setup
	$(BIN)/python -m tests.playthrough

# make layouts   lay out the shipped boards anew (a few minutes)
layouts: setup
	for edition in europe italy new-york berlin; do $(BIN)/branchline layout $$edition || exit 1; done

# make pictures   draw docs/boards anew
pictures: setup
	$(BIN)/python tools/pictures.py
