# Everything is built from pinned parts: Go modules (go.sum) and npm packages (package-lock.json files).
SHELL := /bin/bash -o pipefail
.DEFAULT_GOAL := help
.PHONY: help tools contracts bindings build demo test test-sol test-go prove invariants coverage lint fmt bench clean

NODE_PROJECTS := contracts $(patsubst %/package-lock.json,%,$(wildcard */*/testdata/*/package-lock.json */*/*/testdata/*/package-lock.json))
NODE_STAMPS   := $(addsuffix /node_modules/.stamp,$(NODE_PROJECTS))
FORGE         := contracts/node_modules/@foundry-rs/forge-linux-amd64/bin/forge
# What Go tests call beside the contracts.
HARNESSES     := $(wildcard contracts/test/*/*Harness.sol contracts/test/mocks/*.sol)
# forge exits 0 when it finds no test at all, so the run must have at least this many.
MIN_SOL_TESTS := 900
# So many claims about money the compiler's solver must prove.
CLAIMS        := 20
# So many suites of invariants, and calls of each.
INVARIANTS    := 4 100000

help: ## List the targets.
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 14

tools: $(NODE_STAMPS) ## Install the pinned npm tools (Foundry, solc, libraries, x402 clients).

%/node_modules/.stamp: %/package.json %/package-lock.json
	cd $* && npm ci --no-audit --no-fund --ignore-scripts
	@touch $@

contracts: contracts/out/.stamp ## Compile the contracts and Circle's token.

contracts/out/.stamp: contracts/node_modules/.stamp foundry.toml $(shell find contracts/src contracts/token contracts/tools $(HARNESSES) -type f)
	FOUNDRY_PROFILE=token $(FORGE) build --quiet
# The IR pipeline's output depends on what is compiled together: the contracts are always built whole and by themselves.
	FOUNDRY_PROFILE=production $(FORGE) build --quiet --force contracts/src
	FOUNDRY_PROFILE=production $(FORGE) build --quiet $(HARNESSES)
	@touch $@

bindings: contracts ## Regenerate the Go bindings from the compiled contracts.
	go generate ./bindings ./evidence/snapshot/layout

build: contracts ## Build the redress binary into bin/.
	go build -trimpath -o bin/redress .

demo: contracts ## Run the whole story on a local chain: six purchases, disputes, money, snapshot.
	go run . demo

test: tools lint contracts prove test-sol test-go ## Run every check: lint, proofs, Solidity tests, Go tests with real clients.

test-sol: contracts
	.ci/forge-test $(FORGE) $(MIN_SOL_TESTS) $(INVARIANTS)

prove: contracts/node_modules/.stamp ## Prove how a case's money is divided, with the solver in the Solidity compiler.
	.ci/prove $(CLAIMS)

# Tests on a chain mostly wait for its blocks: more of them at once than there are cores.
test-go: tools contracts
	go test -race -parallel 4 -timeout 14m ./...

coverage: tools contracts ## Fail unless the Solidity tests reach every branch of the contracts.
	.ci/coverage $(FORGE) contracts/src

invariants: contracts ## Walk the contracts' invariants for 200,000 calls each, looking at every state (about 15 minutes).
	FOUNDRY_PROFILE=deep $(FORGE) test --match-path 'contracts/test/invariant/*'

lint: tools contracts ## Check formatting and run the linters.
	@unformatted=$$(gofmt -l $$(git ls-files '*.go')); test -z "$$unformatted" || { echo "gofmt: $$unformatted"; exit 1; }
	go vet ./...
	go tool staticcheck ./...
	$(FORGE) fmt --check
	$(FORGE) lint

fmt: tools ## Format Go and Solidity.
	gofmt -w $$(git ls-files '*.go')
	$(FORGE) fmt

bench: contracts ## Measure gas, load and snapshots; prints a table and writes eval/bench.json.
	go run ./eval/bench -out eval/bench.json -readme README.md

clean: ## Remove everything that was built.
	rm -rf bin contracts/out contracts/out-* contracts/cache contracts/cache-*
