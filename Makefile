# The one door. `make help` lists what is behind it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Touched when the environment holds what pyproject.toml asks for.
READY := $(VENV)/.ready
# Written by hatch_build.py when the web app is built from these sources.
APP := src/florin/web_dist/.stamp
SOURCES := $(shell find web -type f -not -path '*/node_modules/*')

.DEFAULT_GOAL := help
.PHONY: help setup play test check format bench golden types screenshots clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

setup: $(READY) $(APP) ## make the environment in .venv/

$(READY): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "florin needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 2; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || \
	  { rm -rf $(VENV); echo "$(PYTHON) cannot make environments: install its venv module (Debian: python3-venv)" >&2; exit 2; }
	@echo "florin: setting up .venv (once)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable . --group dev
	@touch $(READY)

$(APP): $(SOURCES) hatch_build.py | $(READY)
	@$(BIN)/python hatch_build.py
	@test ! -e $@ || touch $@

play: setup ## play in the browser
	@$(BIN)/florin serve --open

test: setup check ## everything that must hold
	@$(BIN)/pytest

check: setup ## style, types, import arrows
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/pyright
	@$(BIN)/pytest tests/test_arrows.py

format: setup ## let ruff arrange the code
	@$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/ruff format .

bench: setup ## speed, beside peers measured in the same run
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/florin bench rules

golden: setup ## write tests/golden/ anew (review the difference)
	@$(BIN)/python tests/golden/regenerate.py

types: setup ## write the web app's TypeScript types anew
	@$(BIN)/florin schema --typescript > web/src/lib/messages.ts

screenshots: setup ## take docs/screenshots/ anew (look at them)
	@$(BIN)/python tests/web/screenshots.py

clean: ## remove the environment, the built web app and caches
	rm -rf src/florin/web_dist web/node_modules
	rm -rf $(VENV) .pytest_cache .ruff_cache .hypothesis
