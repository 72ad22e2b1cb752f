# Ducats. Two commands do all the set-up on a machine with Python 3.11+, make and a network: make play, make test.

SHELL := /bin/sh
.DEFAULT_GOAL := help
DUCATS_PYTHON ?=
export DUCATS_PYTHON
# A machine that keeps no bytecode translates everything anew at every start, which takes a second and more.
unexport PYTHONDONTWRITEBYTECODE

BIN := .venv/bin
RULES_TESTS := tests/engine tests/mechanics tests/games tests/contract
PYTHON := $(BIN)/python
MUTANTS_BASE ?= origin/main
# Friends in the same network find the table; `make play HOST=127.0.0.1` keeps it to this machine.
HOST := 0.0.0.0
# The machine's Node comes first; the one from PyPI in .venv stands in when there is none.
NPM := PATH="$$($(PYTHON) scripts/search_path.py)" npm --prefix web --silent

.PHONY: help setup play test check format bench bench-quick bench-compare soak dev docs wheel lock mutants mutants-sample clean

help: ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## make .venv with the ducats command, compile the rules, build the front end
	@python=$$(sh scripts/find_python.sh) && $$python scripts/setup.py

play: ## open a running Ducats in the browser, at http://localhost:8000
	@python=$$(sh scripts/find_python.sh) && $$python scripts/setup.py --play
	@$(BIN)/ducats serve --open --host $(HOST)

test: ## install what the tests need, then run all checks and all tests
	@# The rules are compiled while the checks and the tests of the front end run, which do without.
	@python=$$(sh scripts/find_python.sh) && $$python scripts/setup.py --tests --play
	@$(MAKE) --no-print-directory check
	$(NPM) run test
	@$(MAKE) --no-print-directory setup
	$(PYTHON) -m pytest -n 2 -m "not soak" --ignore=tests/e2e
	@# The rules once more as pure Python, and what only pure Python lets a test break.
	DUCATS_PURE=1 $(PYTHON) -m pytest -n 2 -m "not soak" $(RULES_TESTS)
	DUCATS_PURE=1 $(PYTHON) -m pytest -m "pure and not soak" tests/arena tests/server
	DUCATS_CHROMIUM="$$(cat .tools/chromium-path)" $(PYTHON) -m pytest -n 2 --dist worksteal -m "not soak" tests/e2e

check: ## formats, lint, types, import contracts, generated files
	@python=$$(sh scripts/find_python.sh) && $$python scripts/setup.py --play
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(PYTHON) scripts/protocol.py --check
	$(PYTHON) scripts/rules_pages.py --check
	$(NPM) run check
	$(NPM) run lint
	$(NPM) run format:check

format: setup ## format everything
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(NPM) run format

bench: setup ## measure speed and memory, beside other libraries of games
	$(PYTHON) -m bench

bench-quick: ## the rules and the search beside OpenSpiel in under a minute: one line of JSON
	@$(MAKE) --no-print-directory setup >&2
	@$(PYTHON) -m bench --quick

bench-compare: setup ## fail if the rules or the search are much slower than in the last kept measurement
	@$(PYTHON) scripts/compare_bench.py

soak: setup ## the long runs (the games go on where they were stopped)
	$(PYTHON) scripts/soak.py
	$(PYTHON) scripts/soak_faults.py
	DUCATS_HYPOTHESIS=searching $(PYTHON) -m pytest -m soak --timeout=0 --ignore=tests/e2e

dev: setup ## both halves with reload: the page at http://localhost:5173, the server at 8000
	@$(PYTHON) scripts/dev.py

docs: setup ## build the documentation as a site, in site/
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

wheel: setup ## build dist/*.whl and dist/*.tar.gz
	rm -rf dist
	$(PYTHON) -m build --no-isolation --sdist --wheel

lock: setup ## resolve the dependencies anew: requirements.lock and web/package-lock.json
	$(BIN)/uv pip compile --quiet --upgrade --universal --generate-hashes --python-version 3.11 --group dev --extra study --extra postgres --extra traces pyproject.toml -o requirements.lock
	@# The very newest releases may still lack the packages of some platform, and npm ci then fails.
	$(NPM) update --package-lock-only --before="$$($(PYTHON) -c 'import datetime as d; print(d.date.today() - d.timedelta(35))')"

mutants: setup ## how many wrong rules the tests would notice (goes on where it was stopped)
	$(PYTHON) scripts/mutants.py

mutants-sample: setup ## the same for sixty mistakes in the rule files that differ from MUTANTS_BASE
	$(PYTHON) scripts/mutants.py --sample 60 --goal 90 --changed $(MUTANTS_BASE)

clean: ## remove everything that was built or installed
	rm -rf .venv .tools web/node_modules web/dist dist build site mutants test-results src/ducats/_compiled
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests bench scripts -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true
