-- What clients of the feed see: one log for each factory on each chain. Times are in unix milliseconds of the database's clock.
CREATE TABLE event_streams (
    chain_id BIGINT NOT NULL,
    factory BYTEA NOT NULL,
    newest BIGINT NOT NULL,
    forgotten BIGINT NOT NULL,
    followed BYTEA,
    PRIMARY KEY (chain_id, factory)
);

-- Positions have no gap and are given in the order of commits.
CREATE TABLE events (
    chain_id BIGINT NOT NULL,
    factory BYTEA NOT NULL,
    position BIGINT NOT NULL,
    type TEXT NOT NULL,
    offer BYTEA,
    subject TEXT NOT NULL,
    block BIGINT NOT NULL,
    time BIGINT NOT NULL,
    data BYTEA NOT NULL,
    added_at BIGINT NOT NULL,
    PRIMARY KEY (chain_id, factory, position)
);

CREATE INDEX events_by_age ON events (chain_id, factory, added_at);

-- What later events are told apart by: the factory's Offers, and which case a dispute is of.
CREATE TABLE event_names (
    chain_id BIGINT NOT NULL,
    factory BYTEA NOT NULL,
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    offer BYTEA NOT NULL,
    subject TEXT NOT NULL,
    block BIGINT NOT NULL,
    PRIMARY KEY (chain_id, factory, kind, name)
);

CREATE INDEX event_names_by_block ON event_names (chain_id, factory, block);
