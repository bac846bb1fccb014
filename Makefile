# Every target makes what it needs; a fresh clone needs Python 3.11 or later, make and the package registries.
PYTHON ?= python3
RULES ?= north-american
VENV := .venv
BIN := $(VENV)/bin
TIMED := $(PYTHON) tools/timed.py
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --only-binary :all: --emit-build-options --no-emit-index-url \
	--no-emit-find-links --no-annotate --no-header --group build pyproject.toml

# else every process that a test starts would compile everything again
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test test-rest test-night suite-short suite-rest suite-night run lint bench lock clean

play: $(VENV)/.demo ## the real bot in a browser page, against computer players: make play RULES=cornish
	@[ "$(RULES)" = help ] || echo "Starting Bower and playing thirty games to look back at: half a minute, on a busy machine up to three."
	@$(BIN)/python -m bot demo --rules $(RULES) --past 30 $(if $(HUSTLE),--hustle) $(if $(LEAGUE),--league)

test: ## what to run before a commit, in minutes
	@$(TIMED) "make test" $(MAKE) --no-print-directory suite-short

test-rest: ## what CI runs beyond test
	@$(TIMED) "make test-rest" $(MAKE) --no-print-directory suite-rest

test-night: ## everything: all seeds and presets, both databases, all kills, without numba; hours
	@$(TIMED) "make test-night" $(MAKE) --no-print-directory suite-night

suite-short suite-rest: suite-%: $(VENV)/.dev
	$(BIN)/python -m pytest -n auto --dist worksteal --suite=$*

suite-night: $(VENV)/.dev
	$(BIN)/python -m tests.night

run: $(VENV)/.run ## the bot itself, with DISCORD_TOKEN from .env
	$(BIN)/python -m bot run

lint: $(VENV)/.dev ## format, lint, types, import contracts, plain English, sizes
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/pyright
	$(BIN)/lint-imports
	$(BIN)/python -m tools.plain_english
	$(BIN)/python -m tools.sizes
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.compose-spec compose.yaml
	$(BIN)/check-jsonschema --quiet --builtin-schema vendor.github-workflows .github/workflows/*.yml
	if [ -x $(BIN)/hadolint ]; then $(BIN)/hadolint Dockerfile; fi

bench: $(VENV)/.dev ## the figures of docs/performance.md
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/solver.py
	$(BIN)/python benchmarks/strength.py --minutes 3
	$(BIN)/python benchmarks/pace.py
	$(BIN)/python benchmarks/pictures.py
	$(BIN)/python benchmarks/store.py
	$(BIN)/python benchmarks/click.py
	$(BIN)/python benchmarks/review.py
	$(BIN)/python benchmarks/loop.py
	$(BIN)/python benchmarks/records.py --hands 100000
	$(BIN)/python benchmarks/honest_gains.py
	$(BIN)/python benchmarks/equals.py
	$(BIN)/python -m benchmarks.strategies --seasons 8

lock: $(VENV)/.dev ## exact versions with the hashes of their files, without addresses: of what runs, of the demo, of everything
	$(LOCK) --all-extras --output-file requirements.dev.lock
	$(LOCK) --constraint requirements.dev.lock --extra demo --output-file requirements.demo.lock
	$(LOCK) --constraint requirements.dev.lock --extra postgres --extra fast --output-file requirements.lock

clean:
	rm -rf $(VENV) build dist *.egg-info artefacts

$(VENV)/pyvenv.cfg:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.run: requirements.lock
$(VENV)/.demo: requirements.demo.lock
$(VENV)/.dev: requirements.dev.lock

# Only files of these hashes, and Bower with nothing fetched. Of .dev what is imported is compiled then: most never is.
$(VENV)/.run $(VENV)/.demo $(VENV)/.dev: $(VENV)/pyvenv.cfg pyproject.toml
	@echo "Installing what $(filter %.lock,$^) names: one to five minutes."
	$(BIN)/python -m pip install --quiet $(if $(filter %.dev,$@),--no-compile) --require-hashes --requirement $(filter %.lock,$^)
	rm -rf *.egg-info
	$(BIN)/python -m pip install --quiet --no-index --no-deps --no-build-isolation --editable .
	touch $@
