-- Both engines read this file. SQLite keeps bytes in any column. Every time is in unix milliseconds of the database's clock.

-- One authorization: what a token, or Permit2, allows once for a payer and a nonce.
CREATE TABLE settlements (
    chain_id BIGINT NOT NULL,
    contract BYTEA NOT NULL,
    payer BYTEA NOT NULL,
    nonce BYTEA NOT NULL,
    digest BYTEA NOT NULL,
    payload BYTEA NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('queued', 'told', 'settled', 'refused')),
    settled_tx BYTEA,
    round BIGINT NOT NULL,
    answered_round BIGINT NOT NULL,
    answer BYTEA,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (chain_id, contract, payer, nonce)
);

CREATE INDEX settlements_by_age ON settlements (status, updated_at);

-- A transaction that may carry a settlement out, written before any node sees it.
CREATE TABLE settlement_txs (
    chain_id BIGINT NOT NULL,
    contract BYTEA NOT NULL,
    payer BYTEA NOT NULL,
    nonce BYTEA NOT NULL,
    tx BYTEA NOT NULL,
    position BIGINT NOT NULL,
    PRIMARY KEY (chain_id, contract, payer, nonce, tx),
    FOREIGN KEY (chain_id, contract, payer, nonce) REFERENCES settlements (chain_id, contract, payer, nonce)
);

-- Settlements that wait for a relayer, or that one works on.
CREATE TABLE queue (
    chain_id BIGINT NOT NULL,
    contract BYTEA NOT NULL,
    payer BYTEA NOT NULL,
    nonce BYTEA NOT NULL,
    topic TEXT NOT NULL,
    body BYTEA NOT NULL,
    queued_at BIGINT NOT NULL,
    owner TEXT NOT NULL,
    fence BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    PRIMARY KEY (chain_id, contract, payer, nonce),
    FOREIGN KEY (chain_id, contract, payer, nonce) REFERENCES settlements (chain_id, contract, payer, nonce)
);

CREATE INDEX queue_by_age ON queue (topic, queued_at);

-- Gas spent for somebody within the current window.
CREATE TABLE budgets (
    scope TEXT NOT NULL,
    subject BYTEA NOT NULL,
    window_start BIGINT NOT NULL,
    gas BIGINT NOT NULL,
    PRIMARY KEY (scope, subject)
);

-- Who may use a key's nonces.
CREATE TABLE key_leases (
    chain_id BIGINT NOT NULL,
    address BYTEA NOT NULL,
    owner TEXT NOT NULL,
    fence BIGINT NOT NULL,
    leased_until BIGINT NOT NULL,
    PRIMARY KEY (chain_id, address)
);

-- What a key has in flight: one nonce's signed transactions, whose outcome is not known, as their sender wrote them down.
CREATE TABLE tx_flights (
    chain_id BIGINT NOT NULL,
    address BYTEA NOT NULL,
    nonce BIGINT NOT NULL,
    record BYTEA NOT NULL,
    PRIMARY KEY (chain_id, address, nonce)
);

-- What a client's idempotency key stands for.
CREATE TABLE payment_ids (
    payer BYTEA NOT NULL,
    id TEXT NOT NULL,
    payload BYTEA NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (payer, id)
);
