# Everything runs in .venv of this checkout; Java and Node come from PyPI where the machine has none.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
COMPILED := $(VENV)/.compiled
# What the compiled formats are made of and with.
COMPILED_FROM := $(shell find ksy pipeline/ksyspark/spec pipeline/ksyspark/layout pipeline/ksyspark/compiler -name '*.ksy' -o -name '*.py')
COMPILE := from pathlib import Path; from ksyspark.compiler.build import write_compiled; \
  write_compiled(Path('ksy'), Path('generated/ksyspark_formats'))
# What a test module makes is made once: all its tests run in one process. tests/conftest.py chooses the order.
PYTEST := $(BIN)/python -m pytest --dist loadfile --no-loadscope-reorder

export PYTHONUTF8 := 1

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-all browser firefox lint format generate check review bench memory fuzz mutants clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: $(STAMP) ## Make .venv with everything that the other commands need

$(STAMP): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Python 3.11 or newer is needed: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }
	@echo "Setting up $(VENV) (once; a few minutes)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(COMPILED)

# Installing has compiled the formats; an edit or a pull that changes what they are made of compiles them anew.
$(COMPILED): $(STAMP) $(COMPILED_FROM)
	@$(BIN)/python -c "$(COMPILE)"
	@touch $@

demo: $(COMPILED) ## Ingest real captures and print the tables
	@$(BIN)/python tools/demo.py

test: $(COMPILED) ## Run everything that a change must pass, in minutes
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint check browser
	$(PYTEST) -m "not slow" --numprocesses 2

test-all: $(COMPILED) ## Run all tests: also the slow ones, with more messages
	@$(MAKE) --no-print-directory --jobs 2 --output-sync lint check browser firefox
	@# Slow tests wait for killed queries, pip and browsers: one process more than cores.
	$(PYTEST) --numprocesses 3

# The pages of the review are tested in real browsers; without them those tests are skipped, with the reason.
browser: PACKAGES := chromium fonts-noto-cjk
firefox: PACKAGES := firefox-esr
# One installs at a time.
firefox: browser
browser firefox:
	@command -v $(firstword $(PACKAGES)) >/dev/null || ! command -v apt-get >/dev/null || [ "$$(id -u)" != 0 ] || \
	  { apt-get update -qq && apt-get install -y -qq --no-install-recommends $(PACKAGES) >/dev/null; } || \
	  echo "$(firstword $(PACKAGES)) cannot be installed: tests in it are skipped" >&2

lint: $(STAMP) ## Check format, style, types and the direction of imports
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(STAMP) ## Format the sources and mend what ruff can mend
	$(BIN)/ruff check --fix --exit-zero --quiet
	$(BIN)/ruff format

generate: $(STAMP) ## Write generated/ anew from ksy/
	@$(BIN)/ksyspark generate

check: $(STAMP) ## Tell whether the specifications are sound and generated/ is fresh
	@$(BIN)/ksyspark check

review: $(COMPILED) ## Write the pages on which people judge the specifications
	@$(BIN)/ksyspark review build

bench: $(COMPILED) ## Measure the decoders against the official parser, other libraries and Spark's own scan
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check construct fastavro protobuf || echo "other libraries are left out" >&2
	@$(BIN)/python tests/benchmarks/run.py

memory: $(COMPILED) ## Measure the most memory of a reader of 64 MiB and of 1 GiB, for every format
	@$(BIN)/python tests/benchmarks/memory.py

fuzz: $(COMPILED) ## Try mutated messages with both decoders, changed specifications, damaged files, and edited rows, for five minutes each
	@$(BIN)/python tests/fuzz/run.py
	@$(BIN)/python tests/fuzz/specifications.py
	@$(BIN)/python tests/fuzz/doors.py
	@$(BIN)/python tests/fuzz/edits.py

mutants: $(COMPILED) ## Change specifications and plans, and tell what samples and generated tests do not notice
	@for name in $(or $(FORMAT),$(notdir $(basename $(wildcard ksy/*/*.ksy)))); do \
		$(BIN)/ksyspark test $$name tests/samples/$$name --mutants $(if $(FORMAT),,--changes 10 --seed $(or $(SEED),1)) || exit; done
	@$(BIN)/python tests/fuzz/plans.py $(if $(FORMAT),--format $(FORMAT)) --list-survivors

clean: ## Remove the environment and all that tools keep
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache demo-output
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
