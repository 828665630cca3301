# Every command of the project. `make help` lists them.
PYTHON ?= python3
# Processes that share the tests, and make's own parallel checks; a number, or `auto` for all cores.
WORKERS ?= auto
# `no` installs the newest versions that pyproject.toml allows instead of those in constraints/.
PINNED ?= yes

BIN := .venv/bin
INSTALL := $(PYTHON) tools/install.py $(if $(filter no,$(PINNED)),--unpinned)
# tools/install.py touches these when .venv/ holds a set of packages.
SERVER := .venv/.server
DEV := .venv/.dev
DOCS := .venv/.docs
MAINTAIN := .venv/.maintain
# Written by hatch_build.py when the web app is built from these sources.
APP := src/florin/web_dist/.stamp
SOURCES := $(shell find web -type f -not -path '*/node_modules/*')
TESTS := $(BIN)/python tools/run_tests.py --workers $(WORKERS)
DENO = cd web && NO_COLOR=1 DENO_NO_UPDATE_CHECK=1 ../$(BIN)/deno task --quiet
# Checks run side by side, and each prints its lines together where this make can do that.
PARALLEL := $(MAKE) --no-print-directory --keep-going \
  --jobs $(if $(filter auto,$(WORKERS)),$(shell $(PYTHON) -c 'import os; print(os.cpu_count())'),$(WORKERS)) \
  $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
CHECKS := check-pyright check-svelte check-ruff check-arrows
# Tasks of web/deno.json that check style.
CHECKS += $(foreach task,lint format-check,$(if $(shell grep '"$(task)":' web/deno.json),check-web-$(task)))

.DEFAULT_GOAL := help
.PHONY: help setup play quick test nightly faults check checks $(CHECKS) format bench golden types screenshots docs \
  constraints upgrade audit clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

play: $(SERVER) $(APP) ## play in the browser
	@$(BIN)/florin serve --open

setup: $(DEV) $(APP) ## make the environment of a developer in .venv/

$(SERVER): pyproject.toml constraints/server.txt
	@$(INSTALL) server

$(DEV): pyproject.toml constraints/dev.txt
	@$(INSTALL) dev

$(DOCS): pyproject.toml constraints/docs.txt
	@$(INSTALL) docs

$(MAINTAIN): pyproject.toml constraints/maintain.txt
	@$(INSTALL) maintain

$(APP): $(SOURCES) hatch_build.py | $(SERVER)
	@$(BIN)/python hatch_build.py
	@test ! -e $@ || touch $@

quick: setup ## tests of pure logic: under two minutes
	@$(TESTS) --quick

test: setup ## everything that a change must keep, with `make check` beside it: eight minutes
	@$(TESTS)

nightly: setup $(MAINTAIN) ## everything else, in parts; goes on where it stopped: PART=NAME, AGAIN=yes
	@$(BIN)/python tools/nightly.py $(if $(PART),--part $(PART)) $(if $(AGAIN),--again)

faults: setup ## the fault suite in full, with its figures: tens of minutes
	@FAULTS=full $(BIN)/pytest tests/server/faults

check: setup ## style, types, import arrows
	@$(PARALLEL) checks

# For tools/run_tests.py, which chooses how many run at once.
checks: $(CHECKS)

check-ruff:
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

check-pyright:
	@$(BIN)/pyright

# Without the settings of the other tests, which load JAX.
check-arrows:
	@$(BIN)/pytest --noconftest tests/test_arrows.py

check-svelte:
	@$(DENO) check

# A static pattern: make looks for no other kind of rule for phony targets.
$(filter check-web-%,$(CHECKS)): check-web-%:
	@$(DENO) $*

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

docs: $(DOCS) ## build the documentation in site/
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict
	@echo "florin: open site/index.html; with search: $(PYTHON) -m http.server --directory site"

constraints: $(MAINTAIN) ## pin what pyproject.toml newly asks for
	@$(BIN)/python tools/pin.py

upgrade: $(MAINTAIN) ## pin the newest versions that pyproject.toml allows
	@$(BIN)/python tools/pin.py --upgrade

audit: $(MAINTAIN) ## look for known vulnerabilities in what is installed
	@$(BIN)/python tools/audit.py

clean: ## remove the environment, everything built, and caches
	rm -rf src/florin/web_dist web/node_modules site
	rm -rf .venv .cache .pytest_cache .ruff_cache .hypothesis
