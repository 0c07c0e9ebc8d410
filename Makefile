# Python 3.11+ and make are all that is needed; every target makes .venv first where it is missing or out of date.
PYTHON ?= python3
VENV   := .venv
RUN    := $(VENV)/bin/python
STAMP  := $(VENV)/.installed
SETS    = $(wildcard data/*/sets/*.yaml data/*/decks/*.yaml data/*/decks/*/*.yaml data/*/examples.yaml docs/examples/*.yaml)
# More than two cores have hands: many tests wait, for a browser, for a process, for a moment.
WORKERS ?= 3

.DEFAULT_GOAL := help
.PHONY: help install run test coverage long check format bench soak preview lock clean

help: ## what there is
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "make %-8s %s\n", $$1, $$2}'

install: $(STAMP) ## a virtual environment in .venv, from the hashed lock file

$(STAMP): requirements.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Tefuda needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) --version 2>&1). Try: make $(MAKECMDGOALS) PYTHON=python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(RUN) -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements.lock
	@touch $@

run: $(STAMP) ## the bot; without DISCORD_TOKEN also a Discord on loopback to try it in
	@exec $(RUN) -m bot.supervise

test: $(STAMP) ## every test but the long ones
	$(RUN) -m pytest -n $(WORKERS) --dist loadgroup $(ARGS)

coverage: $(STAMP) ## every test, and which lines and branches they reach
	$(RUN) -m pytest -n $(WORKERS) --dist loadgroup --cov --cov-report=term $(ARGS)

long: $(STAMP) ## the tests that are too long for every change
	$(RUN) -m pytest -n $(WORKERS) --dist loadgroup -m long $(ARGS)

check: $(STAMP) ## format, lint, types, imports, card sets
	$(RUN) -m ruff format --check .
	$(RUN) -m ruff check .
	$(RUN) -m mypy
	$(VENV)/bin/lint-imports
	$(RUN) -m engine check $(SETS)

format: $(STAMP) ## put the code in the house's format
	$(RUN) -m ruff format .
	$(RUN) -m ruff check --fix .

bench: $(STAMP) ## measure; prints a table and writes bench.json
	$(RUN) -m benchmarks

soak: $(STAMP) ## the long runs: random matches, kills, orders at one instant, faults, chance, memory (ARGS="matches --game SLUG")
	$(RUN) -m benchmarks.soak $(ARGS)

preview: $(STAMP) ## every picture, as preview/<game>/<phase>-<locale>-<width>.png
	$(RUN) -m bot.preview

lock: ## renew both lock files from pyproject.toml (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url --group dev pyproject.toml -o requirements.lock
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
		--no-emit-index-url -c requirements.lock pyproject.toml -o requirements-run.lock

clean: ## take away what can be made again (never var/, where matches are kept)
	rm -rf $(VENV) preview bench.json .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
