# Needs only make and Python 3.11 or newer; everything else is installed or fetched.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# The tests start hundreds of processes; without cached byte code, each would compile all its modules.
unexport PYTHONDONTWRITEBYTECODE
# The number of processes that run the tests. The tests of a file stay together, since they share servers.
# Groups (`--dist loadgroup`) do not work: pytest-xdist 3.8 ignores them with pytest 9.2.
JOBS   ?= 2
SHARED  = -n $(JOBS) --dist loadfile --no-loadscope-reorder
# How long `make fuzz` runs.
SECONDS ?= 3600
# How often `make faults` injects each kind of fault.
ROUNDS ?= 20
# Requests that `make schema` generates for each operation.
EXAMPLES ?= 500

.DEFAULT_GOAL := help
.PHONY: help install tools page play terminal test test-uncompiled test-checked thorough coverage web \
	lint lint-python lint-page docs package research games fuzz faults schema attack soak lock \
	audit load cluster gallery report tables puzzles train bench clean

help:
	@echo 'make play     play in the browser'
	@echo 'make terminal play at the terminal; options as in ARGS="--names Ann,Ben --frog"'
	@echo 'make test     checks and tests, except thorough ones'
	@echo 'make thorough tests that take too long to run with all others'
	@echo 'make coverage lines that no test runs; for some of the tests: PARTS="tests/game tests/notation"'
	@echo 'make web      all tests of the page, in a real browser'
	@echo 'make docs     the documentation site, into build/docs'
	@echo 'make package  build wheel and sdist from a clean clone, install and try them out (long)'
	@echo 'make research run the recipes for other learning libraries, and their checks, with PyTorch (long)'
	@echo 'make games    10,000 random games, checked move by move (long)'
	@echo 'make fuzz     both engines play the same games for an hour, or SECONDS=...'
	@echo 'make cluster  the arena on a real cluster of two nodes, one of which dies'
	@echo 'make gallery  the pictures of the gallery; LDRAW=FOLDER is the LDraw library'
	@echo 'make report   statistics of the shipped pack, from games of a strong bot: docs/pack-report.html'
	@echo 'make tables   update the tables in docs from docs/results'
	@echo 'make puzzles  find the puzzles of the package again, in 869 games, or PUZZLE_GAMES=...; continues if stopped'
	@echo 'make train    train the network by self-play for 2 hours, or HOURS=..., into build/training; continues if stopped'
	@echo 'make faults   killed servers, bad networks, full disks, lost databases: 20 rounds, or ROUNDS=...'
	@echo 'make schema   test requests generated from the OpenAPI document: 500 per operation, or EXAMPLES=...'
	@echo 'make attack   attack a server on this machine while somebody plays'
	@echo 'make soak     kills, floods, full disks and database restarts together, for 30 minutes, or SOAK_MINUTES=...'
	@echo 'make audit    look for known vulnerabilities of the locked dependencies (needs the network)'
	@echo 'make lock     pin the newest dependencies of the server in deploy/requirements.lock'
	@echo 'make load     how many turns a second the server handles on this machine'
	@echo 'make bench    how fast the library is on this machine'
	@echo 'make install  only set up $(VENV), with what playing needs'
	@echo 'make clean    remove $(VENV) and all caches'

# Stamp files are written last, so an interrupted step is repeated.
MADE := $(VENV)/.made
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
# The page and the kernels have their own rules below. pip does not compile byte code: Python writes it
# for modules that are imported. That saves a third of pip's time, and 40 MB.
INSTALL = MONKEYPALACE_PAGE=0 MONKEYPALACE_COMPILED=0 \
	$(BIN)/python -m pip install -qq --disable-pip-version-check --no-compile

$(MADE):
	@echo 'Setting up $(VENV) ...'
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed")'
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(PLAY): pyproject.toml | $(MADE)
	@echo 'Installing what playing needs ...'
	@$(INSTALL) --editable '.[server]'
	@touch $@

$(TEST): pyproject.toml | $(MADE)
	@echo 'Installing what the tests need ...'
	@$(INSTALL) --editable '.[test,server]'
	@touch $(PLAY) $@

# The kernels, compiled beside their sources; some of their constants are from `building`.
# In CHECKED every index is compared with the size of its array.
KERNEL_SOURCES := build_kernels.py $(wildcard kernel_compiler/*.py kernel_compiler/*.h \
	$(foreach package,building search engine kernels bots arena adapters,\
	src/monkeypalace/$(package)/*.py src/monkeypalace/$(package)/*/*.py))
KERNELS := build/.kernels
CHECKED := build/checked/_kernels.abi3.so
# Without a compiled file, compile again at every run: the last attempt may have found no compiler.
ifeq ($(wildcard src/monkeypalace/_kernels.*),)
.PHONY: $(KERNELS)
endif

$(KERNELS): $(KERNEL_SOURCES) | $(MADE)
	@echo 'Compiling the kernels ...'
	@$(BIN)/python build_kernels.py
	@mkdir -p build && touch $@

$(CHECKED): $(KERNEL_SOURCES) | $(MADE)
	@$(BIN)/python build_kernels.py --checked --out $(@D)

install: $(PLAY) $(KERNELS)

# Everything that the targets for developers need.
tools: $(TEST) $(KERNELS)

page: | $(MADE)
	@$(BIN)/python web/build_page.py

# Serve the page on this machine and open the browser. The page is built first: without a network, that
# fails before anything large is installed. Then pip and the C compiler run in parallel.
play: | page
	@$(MAKE) --no-print-directory -j2 install
	@$(BIN)/monkeypalace

# With options of the game in ARGS: make terminal ARGS="--names Ann,Ben --frog"
terminal: install
	@$(BIN)/monkeypalace play $(ARGS)

# The checks of Python and those of the page use one core each, so they run in parallel.
lint: tools
	@$(MAKE) --no-print-directory -j2 lint-python lint-page

lint-python:
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

lint-page:
	$(BIN)/python web/build_page.py --check
	$(BIN)/python web/npm.py lint test

# The kernels are tested three times: compiled, as plain Python, and with every index checked.
# The last two run in parallel, one process each.
KERNEL_TESTS := tests/engine tests/search tests/adapters/test_masks.py tests/bots/test_network.py
QUICK := -q -m 'not thorough'
test: lint $(CHECKED)
	$(BIN)/pytest $(SHARED) $(QUICK)
	@$(MAKE) --no-print-directory -j$(JOBS) test-uncompiled test-checked

test-uncompiled: tools
	MONKEYPALACE_COMPILED=0 $(BIN)/pytest $(QUICK) $(KERNEL_TESTS)

test-checked: tools $(CHECKED)
	MONKEYPALACE_KERNELS=$(CURDIR)/$(CHECKED) $(BIN)/pytest $(QUICK) $(KERNEL_TESTS)

# The parameters that samples leave out; every page in every language, on a phone and with the longest texts.
thorough: tools $(CHECKED)
	$(BIN)/pytest $(SHARED) -q -m thorough
	$(BIN)/pytest $(SHARED) -q --hypothesis-profile many tests/notation tests/gamefile tests/test_packs.py
	MONKEYPALACE_KERNELS=$(CURDIR)/$(CHECKED) $(BIN)/pytest $(SHARED) -q -m thorough $(KERNEL_TESTS)

# Coverage of compiled kernels cannot be measured, so their tests run again with kernels as plain Python.
# Measuring makes everything slower, so tests of speed may fail; the report is made even then. The browser
# tests are left out: they are slow and start the same server. sys.monitoring needs Python 3.12.
ALL_PARTS := tests src --ignore tests/web
PARTS ?= $(ALL_PARTS)
MEASURED = COVERAGE_CORE=$(shell $(BIN)/python -c 'import sys; print("sysmon" if sys.version_info >= (3, 12) else "ctrace")') \
	$(BIN)/coverage run -m pytest $(SHARED) --timeout 1800 $(QUICK)
coverage: tools
	@rm -rf build/coverage && mkdir -p build/coverage
	-$(MEASURED) $(PARTS)
ifeq ($(PARTS),$(ALL_PARTS))
	-MONKEYPALACE_COMPILED=0 $(MEASURED) $(KERNEL_TESTS)
endif
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	$(BIN)/coverage report

# All tests of the page in a real browser, including thorough ones.
web: tools
	$(BIN)/pytest $(SHARED) -q tests/web

docs: tools
	$(BIN)/python -m sphinx --fail-on-warning --quiet -b html docs build/docs
	@echo 'build/docs/index.html'

# Build packages from the committed files, and install them as a user would.
package: tools
	$(BIN)/pytest --timeout 3600 -q tests/package_check.py

# PyTorch's requirement can be chosen: MONKEYPALACE_TORCH='torch==2.13.0' make research
research: tools
	$(BIN)/pytest --timeout 3600 -q tests/recipes_check.py

games: tools
	$(BIN)/python -m tests.random_games --games 10000

fuzz: tools
	$(BIN)/python -m tests.engine.differential --seconds $(SECONDS)

# `make test` runs the same tests with fewer rounds and examples.
faults: tools
	MONKEYPALACE_FAULT_SEED=$${MONKEYPALACE_FAULT_SEED:-$$(date +%s)} \
	MONKEYPALACE_FAULT_ROUNDS=$(ROUNDS) $(BIN)/pytest --timeout 0 -q -s tests/server/test_faults.py

schema: tools
	MONKEYPALACE_SCHEMA_EXAMPLES=$(EXAMPLES) $(BIN)/pytest --timeout 0 -q --hypothesis-profile default tests/server/test_schema.py

# Seconds per attack. Every attack is bounded and stays on loopback.
ATTACK_SECONDS ?= 10
attack: tools
	$(BIN)/python -m bench.hostile --seconds $(ATTACK_SECONDS) $(ATTACKS)

# Kills, floods, full disks and restarts of the database in the same run.
SOAK_MINUTES ?= 30
soak: tools
	$(BIN)/python -m bench.soak --minutes $(SOAK_MINUTES)

# pip-audit has a separate environment: the tests do not need it.
AUDIT := build/audit
$(AUDIT)/bin/pip-audit: | $(MADE)
	@$(BIN)/python -m venv $(AUDIT)
	@$(AUDIT)/bin/pip install -qq --disable-pip-version-check pip-audit

# The lock file contains no download addresses.
lock: | $(MADE)
	@$(BIN)/python deploy/lock.py

audit: $(AUDIT)/bin/pip-audit
	$(AUDIT)/bin/pip-audit --strict --require-hashes --disable-pip --requirement deploy/requirements.lock

load: tools
	$(BIN)/python -m bench.server_load
	$(BIN)/python -m bench.building_help

# The arena on a real Ray cluster of two nodes; Ray is too heavy to be installed for the tests.
cluster: tools
	@$(INSTALL) --editable '.[cluster]'
	$(BIN)/pytest --timeout 3600 -q tests/arena/cluster_check.py

# The pictures of the gallery. Debian has the LDraw library as `ldraw-parts`, in the section non-free.
LDRAW ?= /usr/share/ldraw
gallery: tools
	$(BIN)/python -m docs.gallery $(LDRAW)

# The report in docs; a test checks that it matches the standard pack. The games of the strongest bot
# take a few minutes of processor time; if interrupted, `make report` continues with them.
STRONGEST_GAMES ?= 1200
report: install
	@mkdir -p build
	@nice -n 19 $(BIN)/monkeypalace pack report standard --games 1200 --seed 20261 --jobs $(JOBS) \
	  --strongest orangutan:games=24 --strongest-games $(STRONGEST_GAMES) \
	  --strongest-log build/strongest-games.jsonl --out docs/pack-report.html --force

# A test checks that the tables match the results.
tables: tools
	@$(BIN)/python -m docs.tables

# Search games of bots for puzzles; about half an hour of processor time. Other settings, or another network,
# need another folder.
PUZZLE_GAMES ?= 869
PUZZLE_SEED ?= 20261
PUZZLE_FOLDER ?= build/puzzles
puzzles: tools
	OPENBLAS_NUM_THREADS=1 nice -n 15 $(BIN)/python -m monkeypalace.puzzle_maker $(PUZZLE_FOLDER) \
	  --seed $(PUZZLE_SEED) --games $(PUZZLE_GAMES) --jobs $(JOBS) --out src/monkeypalace/puzzles/data/puzzles.json

# Two hours on two cores: two processes play, with one thread each.
HOURS ?= 2
train: tools
	OPENBLAS_NUM_THREADS=1 nice -n 19 $(BIN)/python -m monkeypalace.training build/training --hours $(HOURS) --jobs $(JOBS) $(ARGS)

# Measure other engines, too; they are too large to install for the tests.
bench: tools
	@$(INSTALL) --editable '.[bench]'
	@$(BIN)/monkeypalace bench
	@$(BIN)/python -m bench.environments
	@$(BIN)/python -m bench.kernels
	@$(BIN)/python -m bench.first_use
	@$(BIN)/python -m bench.busy

clean:
	rm -rf $(VENV) .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis build dist
	rm -rf web/node_modules src/monkeypalace/server/static src/monkeypalace/_kernels.*
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
