# Everything from nothing: Python 3.11 or newer and make are enough.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
# Processes that share the tests.
JOBS   ?= 2
# How long `make fuzz` runs.
SECONDS ?= 3600
# How often `make faults` does each of its harms.
ROUNDS ?= 20
# Requests that `make schema` makes up for each operation.
EXAMPLES ?= 500

.DEFAULT_GOAL := help
.PHONY: help install tools page play terminal test thorough coverage web lint docs package games fuzz faults schema load cluster report tables bench clean

help:
	@echo 'make play     play in the browser'
	@echo 'make terminal play at the terminal; options as in ARGS="--names Ann,Ben --frog"'
	@echo 'make test     checks and tests, but for thorough ones'
	@echo 'make thorough tests that take too long to run with all others'
	@echo 'make coverage what the tests do not run, or of a part: PARTS="tests/game tests/notation"'
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
	@echo 'make install  only set up $(VENV), with what playing needs'
	@echo 'make clean    remove $(VENV) and all caches'

# Stamps are written last, so whatever was interrupted is done again.
MADE := $(VENV)/.made
PLAY := $(VENV)/.play
TEST := $(VENV)/.test
# The page and the kernels have rules of their own below. Byte code is written for what is
# imported only, when it is: a third of pip's work, and 40 MB, would be for the rest.
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
# Where nothing could be compiled, it is tried again each time.
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

# What the targets for developers need.
tools: $(TEST) $(KERNELS)

page: | $(MADE)
	@$(BIN)/python web/build_page.py

# Serve the page on this machine and open the browser. The page comes first: without a network it
# fails before anything large is installed. Then pip and the C compiler work side by side.
play: | page
	@$(MAKE) --no-print-directory -j2 install
	@$(BIN)/monkeypalace

# With options of the game in ARGS: make terminal ARGS="--names Ann,Ben --frog"
terminal: install
	@$(BIN)/monkeypalace play $(ARGS)

lint: tools
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/python web/build_page.py --check
	$(BIN)/python web/npm.py lint test

# The kernels are tested three times: compiled, as plain Python, and with every index checked.
KERNEL_TESTS := tests/search tests/engine tests/adapters/test_masks.py
test: lint $(CHECKED)
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q -m 'not thorough'
	MONKEYPALACE_COMPILED=0 $(BIN)/pytest -n $(JOBS) -q $(KERNEL_TESTS)
	MONKEYPALACE_KERNELS=$(CURDIR)/$(CHECKED) $(BIN)/pytest -n $(JOBS) -q $(KERNEL_TESTS)

# Every page in every language, on a phone and with the longest texts; the compiler without a cache.
thorough: tools
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q -m thorough

# Compiled kernels cannot be measured, so their tests run again with kernels as plain Python. Everything
# is slower while it is measured: a test of speed may fail, and the report is still made.
PARTS ?= tests src
MEASURED := $(BIN)/coverage run -m pytest -n $(JOBS) --dist loadgroup --timeout 1800 -q -m 'not thorough'
coverage: tools
	@rm -rf build/coverage && mkdir -p build/coverage
	-$(MEASURED) $(PARTS)
ifeq ($(PARTS),tests src)
	-MONKEYPALACE_COMPILED=0 $(MEASURED) $(KERNEL_TESTS)
endif
	@$(BIN)/coverage combine --quiet
	@$(BIN)/coverage html --quiet
	$(BIN)/coverage report

# All tests of the page in a real browser, thorough ones, too.
web: tools
	$(BIN)/pytest -n $(JOBS) --dist loadgroup -q tests/web

docs: tools
	$(BIN)/python -m sphinx --fail-on-warning --quiet -b html docs build/docs
	@echo 'build/docs/index.html'

# What is committed, built and installed as others would do it.
package: tools
	$(BIN)/pytest --timeout 3600 -q tests/package_check.py

games: tools
	$(BIN)/python -m tests.random_games --games 10000

fuzz: tools
	$(BIN)/python -m tests.engine.differential --seconds $(SECONDS)

# Bounded versions of these run with all tests.
faults: tools
	MONKEYPALACE_FAULT_ROUNDS=$(ROUNDS) $(BIN)/pytest --timeout 0 -q -s tests/server/test_faults.py

schema: tools
	MONKEYPALACE_SCHEMA_EXAMPLES=$(EXAMPLES) $(BIN)/pytest --timeout 0 -q tests/server/test_schema.py

load: tools
	$(BIN)/python -m bench.server_load
	$(BIN)/python -m bench.building_help

# The arena on a real Ray cluster of two nodes; Ray is too heavy to be installed for the tests.
cluster: tools
	@$(INSTALL) --editable '.[cluster]'
	$(BIN)/pytest --timeout 3600 -q tests/arena/cluster_check.py

# The page in docs; a test holds that it belongs to the shipped pack.
report: install
	@$(BIN)/monkeypalace pack report standard --games 1200 --jobs 2 --out docs/pack-report.html --force

# A test holds that the pages show what the results say.
tables: tools
	@$(BIN)/python docs/tables.py

# With the peers beside it; they are too heavy to be installed for the tests.
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
