# Every target sets up .venv by itself; only Python 3.11 or newer, with venv, and make are needed.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: help run test check static bench lock playthroughs clean

help: ## list these targets
	@sed -n 's/^\([a-z]*\):.*## /  make \1  /p' $(MAKEFILE_LIST) | expand -t 20

run: $(READY) ## start the bot if a token is set, else the demo in the browser
	@$(BIN)/pozzo run --or-demo

test: $(READY) ## run the tests
	@$(BIN)/pytest

check: static test ## format, lint, types, import contracts and tests, all strict

static: $(READY) ## the checks that run nothing: format, lint, types, import contracts
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo

bench: $(READY) ## measure, and print what was measured
	@$(BIN)/python -m bench

playthroughs: $(READY) ## write tests/playthroughs anew; read the difference before committing it
	@$(BIN)/python -m tests.playthroughs

COMPILE := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock: $(READY) ## resolve the dependencies of pyproject.toml into both lock files
	@test -x $(BIN)/uv || $(BIN)/python -m pip install --quiet uv
	@$(COMPILE) pyproject.toml --output-file requirements.txt
	@$(COMPILE) pyproject.toml --all-extras --output-file requirements-dev.txt

clean: ## remove what make and the tools made, not the database
	@rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis *.egg-info
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): requirements-dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed: make PYTHON=python3.11" if sys.version_info < (3, 11) else 0)'
	@echo "Setting up .venv (once, and again when the dependencies change)"
	@$(PYTHON) -m venv .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements-dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@
