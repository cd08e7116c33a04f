# Two commands are enough for a fresh machine: `make play` and `make test`. `make help` lists more.

PYTHON ?= python3
JOBS ?= $(shell nproc 2>/dev/null || echo 2)
MINUTES ?= 30
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
BENCH := build/bench
UV := build/uv
# What players need is apart from what developers need: the libraries, Node.js for the page, the compiler.
PLAYER := build/player
NODE := build/node
COMPILER := build/compiler
PROFILED := build/profiled
RIVAL = build/rivals/$(REV)

# The same tests over two builds: the source tree as it is, and the compiled wheel, unpacked.
PLAIN := PYTHONPATH=$(CURDIR)/src ELBOWROOM_EXPECT=plain
FAST := PYTHONPATH=$(CURDIR)/$(COMPILED) ELBOWROOM_EXPECT=compiled
# Long tests come in a row: idle workers take tests from busy ones.
PYTEST := $(BIN)/python -m pytest --quiet --dist=worksteal --numprocesses=$(JOBS)
# Byte code is kept even where the environment forbids it: tests start hundreds of processes.
unexport PYTHONDONTWRITEBYTECODE
# Tests of servers and browsers wait half of the time.
WAITING := --numprocesses=$(shell echo $$(( ($(JOBS) * 3 + 1) / 2 )))

NPM := $(BIN)/python web/build.py --npm
WIRE := PYTHONPATH=src $(BIN)/python web/wire.py

# The tests whose branch coverage of rules and traits is measured.
RULES := tests/rules tests/traits

# Tests with random games, which can run for longer.
LAWS := tests/laws tests/fuzz

# Tests that only plain Python can answer: counted calls, and life without a compiled package.
PLAIN_ONLY := tests/homemade/test_hostile.py tests/server/test_table.py tests/test_packed.py

# The sources of the compiled package; the web page in it has its own build.
PACKAGED := $(shell find src/elbowroom -path src/elbowroom/web -prune -o -name '.*' -prune -o -name __pycache__ -prune -o -type f -print)

export PYTHON
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_NO_INPUT := 1

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DELETE_ON_ERROR:
.NOTPARALLEL:
.DEFAULT_GOAL := help

step = @printf '== %s\n' "$(1)"

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# ------------------------------------------------------------------------------ for players

.PHONY: play
play: $(PLAYER)/.ready ## open a table in the browser (ARGS="--port 8080" and the like)
	@$(PLAYER)/bin/python web/build.py --fresh || $(MAKE) player_page
	@tools/run serve --database sqlite:///build/play.db --open-browser $(ARGS)

.PHONY: terminal
terminal: $(PLAYER)/.ready ## play at this terminal (ARGS="--seats me,easy" and the like)
	@tools/run play $(ARGS)

# ------------------------------------------------------------------------------ every day

# The compiler needs one core for some minutes, and the tests of the page need one for a minute: beside
# them run the checks and the tests over plain Python, which let the compiler go first, as all the rest waits for it.
# What they print comes when they are done. Tests over the compiled build and those in a browser keep all cores busy, so
# they run one after the other.
.PHONY: test
test: ## every check and every test, plain and compiled
	@mkdir -p build
	@.ci/needs venv
	@$(MAKE) compile_ahead & compiling=$$!; \
	    nice $(MAKE) check || { kill $$compiling; exit 1; }; \
	    nice $(MAKE) web >build/web.log 2>&1 & testing=$$!; \
	    nice $(MAKE) plain || { kill $$compiling $$testing; exit 1; }; \
	    wait $$testing || { cat build/web.log; kill $$compiling; exit 1; }; \
	    cat build/web.log; \
	    wait $$compiling
	@$(page_into_compiled)
	@$(MAKE) compiled browser
	$(call step,All checks and tests passed)

# Packages of the system are installed in a row: two installations at once would refuse each other.
.PHONY: compile_ahead
compile_ahead: compile
	@.ci/needs chromium

.PHONY: check
check: $(VENV)/.ready ## format, lint, types, spelling
	$(call step,Format)
	@$(BIN)/ruff format --check --quiet . || { echo "run make format"; exit 1; }
	$(call step,Lint)
	@$(BIN)/ruff check --quiet .
	$(call step,Types)
	@$(BIN)/mypy --no-error-summary
	$(call step,Spelling)
	@$(BIN)/codespell

.PHONY: format
format: $(VENV)/.ready ## put the code into shape
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run --silent format

.PHONY: plain
plain: $(VENV)/.ready ## rules, scenarios, laws and perft over plain Python, with the coverage of rules and traits
	$(call step,Rules (plain))
	@mkdir -p build/coverage
	@$(PLAIN) $(PYTEST) --cov --cov-report= --cov-fail-under=0 $(RULES)
	$(call step,Scenarios (plain))
	@$(PLAIN) $(BIN)/coverage run --append $(BIN)/elbowroom check --quiet scenarios
	$(call step,Branches of rules and traits that no test and no scenario takes)
	@$(BIN)/coverage report
	$(call step,Laws and perft (plain); not part of the coverage)
	@$(PLAIN) HYPOTHESIS_PROFILE=brief $(PYTEST) tests/laws tests/perft $(PLAIN_ONLY)

# Scenarios, laws and perft run over both builds; the tests of single rules over plain Python; wrong texts over the
# compiled build, because what reads them is the same Python in both.
.PHONY: compiled
compiled: compile ## every test but those of single rules and the browser's, and the scenarios, over the compiled build
	$(call step,Tests (compiled))
	@$(FAST) $(PYTEST) $(WAITING) $(RULES:%=--ignore=%) --ignore=tests/web tests
	$(call step,Scenarios (compiled))
	@$(FAST) $(BIN)/elbowroom check --quiet scenarios

.PHONY: page
page: $(VENV)/.ready ## build the web page into the package
	$(call step,The web page)
	@$(BIN)/python web/build.py
	@$(page_into_compiled)

.PHONY: web
web: page ## format, lint, types and component tests of the web page
	$(call step,Messages as the server has them)
	@mkdir -p build
	@$(WIRE) build/schema.ts && cmp build/schema.ts web/src/wire/schema.ts \
	    || { echo "run make wire"; exit 1; }
	$(call step,Lint (web))
	@$(NPM) run --silent lint
	$(call step,Types (web))
	@$(NPM) run --silent check
	$(call step,Components)
	@$(NPM) run --silent test

.PHONY: wire
wire: $(VENV)/.ready ## write the types of the web page from the messages of the server
	@$(WIRE)

.PHONY: browser
browser: compile page ## whole games in a real browser, over the compiled build
	@.ci/needs chromium
	$(call step,Games in a browser)
	@$(FAST) $(PYTEST) $(WAITING) tests/web

.PHONY: coverage
coverage: plain ## the same coverage as pages, line by line
	@$(BIN)/coverage html --quiet
	@echo "build/coverage/html/index.html"

.PHONY: compile
compile: $(COMPILED)/.ready ## build the compiled engine into build/compiled
	@:

# ------------------------------------------------------------------------------ now and then

.PHONY: perft
perft: compile ## count the positions behind known ones
	$(call step,Perft)
	@$(FAST) $(PYTEST) tests/perft $(ARGS)

.PHONY: bench
bench: compile $(BENCH)/.ready ## measure the compiled engine, beside another game's
	$(call step,Benchmarks)
	@$(FAST) $(BENCH)/bin/python -m elbowroom.cli.main bench $(ARGS)

.PHONY: tuned
tuned: $(VENV)/.ready $(COMPILER)/.ready ## compile the engine for speed: by a profile of games, in three times the time
	@.ci/needs compiler
	$(call step,Compiling an engine that counts what it does)
	@rm -rf $(PROFILED) $(COMPILED)
	@touch build/.started
	@ELBOWROOM_PROFILE=make $(call compiled_into,$(PROFILED))
	$(call step,Playing games with it)
	@PYTHONPATH=$(PROFILED) $(BIN)/python -m elbowroom.bench.exercise
	$(call step,Compiling the engine by what was counted)
	@ELBOWROOM_PROFILE=use $(call compiled_into,$(COMPILED))
	@mv build/.started $(COMPILED)/.ready

.PHONY: load
load: compile ## a thousand games with four sockets each, on SQLite and on PostgreSQL
	$(call step,Load (SQLite))
	@$(FAST) $(BIN)/python -m bench.load $(ARGS)
	$(call step,Load (PostgreSQL with two workers))
	@$(FAST) $(BIN)/python -m bench.load --postgres own --workers 2 $(ARGS)

.PHONY: soak
soak: compile ## people play, leave and come back for half an hour; nothing may grow or get lost (MINUTES=30)
	@$(FAST) $(BIN)/python -m bench.soak --minutes $(MINUTES) $(ARGS)

# An older commit as a program that speaks the bot protocol: cmd:build/rivals/REV/bot champion@0.2s
.PHONY: rival
rival: $(VENV)/.ready $(COMPILER)/.ready ## build an older commit as an opponent for the arena (REV=10b3af3)
	@.ci/needs compiler
	@test -n "$(REV)" || { echo "which commit? make rival REV=10b3af3"; exit 1; }
	$(call step,Compiling $(REV) (some minutes))
	@rm -rf $(RIVAL) && mkdir -p $(RIVAL)/source
	@git archive $(REV) | tar --extract --directory $(RIVAL)/source
	@cd $(RIVAL)/source && ELBOWROOM_REQUIRE_COMPILED=1 ELBOWROOM_NO_WEB=1 $(CURDIR)/$(COMPILER)/bin/pip install \
	    --quiet --no-deps --no-build-isolation --target $(CURDIR)/$(RIVAL)/compiled .
	@rm -rf $(RIVAL)/source
	@printf '#!/bin/sh\nPYTHONPATH=%s exec %s -P %s bot "$$@"\n' $(CURDIR)/$(RIVAL)/compiled \
	    $(CURDIR)/$(BIN)/python $(CURDIR)/bench/cpu_clock.py > $(RIVAL)/bot
	@chmod +x $(RIVAL)/bot
	@echo 'seated as "cmd:$(RIVAL)/bot champion@0.2s"'

.PHONY: fuzz
fuzz: compile ## the laws over new random games, again and again for half an hour (MINUTES=30)
	@end=$$((SECONDS + 60 * $(MINUTES))); \
	while [ $$SECONDS -lt $$end ]; do \
	    printf '== Laws (seed %s)\n' $$((seed = RANDOM * 32768 + RANDOM)); \
	    $(FAST) $(PYTEST) --exitfirst --hypothesis-seed=$$seed $(LAWS); \
	done

.PHONY: thorough
thorough: compile page ## what `make test` samples, in full: the laws over very many games, whole matrices, slow tests
	@.ci/needs chromium
	$(call step,Laws over very many games)
	@$(FAST) HYPOTHESIS_PROFILE=thorough $(PYTEST) $(LAWS)
	$(call step,Single rules (compiled))
	@$(FAST) $(PYTEST) $(RULES)
	$(call step,Whole matrices and slow tests)
	@$(FAST) $(PYTEST) $(WAITING) -m slow --ignore=tests/web tests
	@$(FAST) $(PYTEST) $(WAITING) -m slow tests/web
	$(call step,Every pair of traits and traits written as effects (plain))
	@$(PLAIN) $(PYTEST) -m slow tests/traits tests/laws/test_homemade_twins.py
	$(call step,Laws and wrong texts (plain))
	@$(PLAIN) $(PYTEST) $(LAWS)
	$(call step,Every message with every name)
	@WHOLE=1 $(NPM) run --silent test -- tests/words/every-message.test.ts

.PHONY: new
new: $(VENV)/.ready web/node_modules ## lay out a new race, power or board: RACE=mole-men, POWER=lucky or BOARD=the-docks (BOX, PLAYERS)
	@$(BIN)/python tools/new.py $(if $(RACE),--race $(RACE)) $(if $(POWER),--power $(POWER)) \
	    $(if $(BOARD),--board $(BOARD)) $(if $(BOX),--box $(BOX)) $(if $(PLAYERS),--players $(PLAYERS))

.PHONY: words
words: $(VENV)/.ready ## what is translated, by file and language; with LANGUAGE=cs what is new or stale (DONE=1: all is up to date)
	@PYTHONPATH=src $(BIN)/python tools/words.py $(if $(LANGUAGE),--language $(LANGUAGE)) $(if $(DONE),--done)

.PHONY: lock
lock: $(UV)/.ready ## choose the newest versions of everything we depend on
	@$(call locked,pyproject.toml,requirements.lock)
	@$(call locked,pyproject.toml,requirements-dev.lock --extra dev --constraints requirements.lock)
	@$(call locked,pyproject.toml,requirements-bench.lock --extra bench --constraints requirements-dev.lock)
	@$(call locked,--group compile,requirements-compile.lock --constraints requirements-dev.lock)
	@$(call locked,--group page,requirements-page.lock --constraints requirements-dev.lock)
	@$(call locked,--group uv,requirements-uv.lock)

.PHONY: clean
clean: ## remove everything that make made
	@rm -rf build dist $(VENV) .coverage .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules web/src/art/icons.svg src/elbowroom/web
	@rm -rf src/*.egg-info
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# ------------------------------------------------------------------------------ what is made once

$(VENV)/.packages: requirements-dev.lock $(UV)/.ready
	$(call step,Locked tools and libraries for developers)
	@$(call quickly_installed,$(VENV),requirements-dev.lock)
	@touch $@

$(VENV)/.ready: $(VENV)/.packages pyproject.toml setup.py
	@$(BIN)/pip install --quiet --no-deps --no-build-isolation --editable .
	@touch $@

$(PLAYER)/.ready: requirements.lock
	@.ci/needs venv
	$(call step,Libraries (only the first time))
	@$(PYTHON) tools/install.py $(PLAYER) requirements.lock
	@touch $@

$(NODE)/.ready: requirements-page.lock
	$(call step,Node.js to build the page (only the first time))
	@$(PYTHON) tools/install.py $(NODE) requirements-page.lock
	@touch $@

$(COMPILER)/.ready: requirements-compile.lock
	@.ci/needs venv
	$(call step,Tools to compile the engine)
	@$(PYTHON) tools/install.py $(COMPILER) requirements-compile.lock
	@touch $@

# For players: the page without the tools that check and test it, with the Node.js of the machine if it is new enough.
.PHONY: player_page
player_page: $(PLAYER)/.ready $(if $(shell .ci/needs --ask node && echo yes),,$(NODE)/.ready)
	$(call step,The page)
	@if [ -e $(NODE)/.ready ]; then home=$(NODE); else home=$(PLAYER); fi; \
	    $$home/bin/python web/build.py --for-players
	@$(page_into_compiled)

# A page that is there already stays, since tests may be reading it.
page_into_compiled = if [ -d $(COMPILED)/elbowroom ] \
	    && ! cmp -s src/elbowroom/web/stamp.txt $(COMPILED)/elbowroom/web/stamp.txt; then \
	    rm -rf $(COMPILED)/elbowroom/web && cp -r src/elbowroom/web $(COMPILED)/elbowroom/; \
	fi

$(COMPILED)/.ready: $(PACKAGED) pyproject.toml setup.py $(COMPILER)/.ready
	@.ci/needs compiler
	$(call step,Compiling the engine (a minute or two))
	@rm -rf $(COMPILED)
	@mkdir -p build && touch build/.started
	@$(call compiled_into,$(COMPILED))
	@mv build/.started $@ # a file that changed meanwhile is newer

compiled_into = ELBOWROOM_REQUIRE_COMPILED=1 ELBOWROOM_NO_WEB=1 $(COMPILER)/bin/pip install --quiet --no-deps \
    --no-build-isolation --target $(1) .

web/node_modules: | $(VENV)/.ready
	@$(BIN)/python web/build.py

$(BENCH)/.ready: requirements-bench.lock $(UV)/.ready
	$(call step,What the benchmarks compare with)
	@$(call quickly_installed,$(BENCH),requirements-bench.lock)
	@touch $@

$(UV)/.ready: requirements-uv.lock
	@.ci/needs venv
	$(call step,The installer of packages for developers)
	@$(PYTHON) tools/install.py $(UV) requirements-uv.lock
	@touch $@

# A thousand megabytes in ten seconds; pip takes a hundred. Byte code is made when a module is first imported.
quickly_installed = $(PYTHON) -m venv --clear $(1) && $(UV)/bin/uv pip install --quiet --require-hashes \
    --python $(1)/bin/python --requirement $(2)

locked = $(UV)/bin/uv pip compile $(1) --quiet --no-strip-extras --upgrade --universal \
    --python-version 3.11 --generate-hashes --custom-compile-command "make lock" --output-file $(2)
