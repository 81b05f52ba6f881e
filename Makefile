# Everything from nothing: Python 3.11 or newer and make are enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STAMP  := $(VENV)/.installed
# Processes that share the tests.
JOBS   ?= 2
# How long `make fuzz` runs.
SECONDS ?= 3600
# How often `make faults` does each of its harms.
ROUNDS ?= 20
# Requests that `make schema` makes up for each operation.
EXAMPLES ?= 500

.DEFAULT_GOAL := help
.PHONY: help install play terminal test thorough web lint docs package games fuzz faults schema load cluster report tables bench clean

help:
	@echo 'make play     play in the browser'
	@echo 'make terminal play at the terminal; options as in ARGS="--names Ann,Ben --frog"'
	@echo 'make test     checks and tests, but for thorough ones'
	@echo 'make thorough tests that take too long to run with all others'
	@echo 'make web      all tests of the page, in a real browser'
	@echo 'make docs     the documentation site, into build/docs'
	@echo 'make package  wheel and sdist from a clean clone, installed and tried out (long)'
	@echo 'make games    10,000 random games, checked move by move (long)'
	@echo 'make fuzz     both engines play the same games for an hour, or SECONDS=...'
	@echo 'make cluster  the arena on a real cluster of two nodes, one of which dies'
	@echo 'make report   what strong play makes of the shipped pack: docs/pack-report.html'
	@echo 'make tables   the tables of docs, from docs/results'
	@echo 'make faults   the server killed, cut off and starved many times, or ROUNDS=...'
	@echo 'make schema   requests of all kinds, made up from the OpenAPI document, or EXAMPLES=...'
	@echo 'make load     how many turns a second the server takes on this machine'
	@echo 'make bench    how fast the library is on this machine'
	@echo 'make install  only set up $(VENV)'
	@echo 'make clean    remove $(VENV) and all caches'

install: $(STAMP)

# The stamp is written last, so an interrupted installation is done again.
$(STAMP): pyproject.toml
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv $(VENV)
	@# -qq: errors only.
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[test,server]'
	@touch $@

# Build the page, serve it on this machine and open the browser.
play: install
	@$(BIN)/python web/build_page.py
	@$(BIN)/monkeypalace

# With options of the game in ARGS: make terminal ARGS="--names Ann,Ben --frog"
terminal: install
	@$(BIN)/monkeypalace play $(ARGS)

lint: install
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build_page.py --check
	$(BIN)/python web/npm.py lint test

# The kernels are tested twice: compiled, and as plain Python.
test: lint
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q -m 'not thorough'
	MONKEYPALACE_JIT=0 $(BIN)/pytest -n $(JOBS) -q tests/fast tests/adapters/test_masks.py

# Every page in every language, on a phone and with the longest texts; the compiler without a cache.
thorough: install
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q -m thorough

# All tests of the page in a real browser, thorough ones, too.
web: install
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q tests/web

docs: install
	$(BIN)/python -m sphinx --fail-on-warning --quiet -b html docs build/docs
	@echo 'build/docs/index.html'

# What is committed, built and installed as others would do it.
package: install
	$(BIN)/pytest -q tests/package_check.py

games: install
	$(BIN)/python -m tests.random_games --games 10000

fuzz: install
	$(BIN)/python -m tests.fast.differential --seconds $(SECONDS)

# Bounded versions of these run with all tests.
faults: install
	MONKEYPALACE_FAULT_ROUNDS=$(ROUNDS) $(BIN)/pytest -q -s tests/server/test_faults.py

schema: install
	MONKEYPALACE_SCHEMA_EXAMPLES=$(EXAMPLES) $(BIN)/pytest -q tests/server/test_schema.py

load: install
	$(BIN)/python -m bench.server_load
	$(BIN)/python -m bench.building_help

# The arena on a real Ray cluster of two nodes; Ray is too heavy to be installed for the tests.
cluster: install
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[cluster]'
	$(BIN)/pytest -q tests/arena/cluster_check.py

# The page in docs; a test holds that it belongs to the shipped pack.
report: install
	@$(BIN)/monkeypalace pack report standard --games 1200 --jobs 2 --out docs/pack-report.html --force

# A test holds that the pages show what the results say.
tables: install
	@$(BIN)/python docs/tables.py

# With the peers beside it; they are too heavy to be installed for the tests.
bench: install
	@$(BIN)/python -m pip install -qq --disable-pip-version-check --editable '.[bench]'
	@$(BIN)/monkeypalace bench
	@$(BIN)/python -m bench.environments

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
