/**
 * The schema version of `ledger.sqlite`. All rows come from the chain's events, so a changed schema is not migrated:
 * a ledger of another version is deleted and rebuilt.
 */
export const ledgerVersion = 7

export const ledgerSchema = `
  CREATE TABLE event (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    block INTEGER NOT NULL,
    log_index INTEGER NOT NULL,
    at INTEGER NOT NULL,
    transaction_hash TEXT NOT NULL,
    contract TEXT NOT NULL,
    name TEXT NOT NULL,
    task_id TEXT,
    delivery_id TEXT,
    operator TEXT,
    args TEXT NOT NULL
  ) STRICT;
  CREATE INDEX event_by_block ON event (block);
  CREATE INDEX event_by_name ON event (name, number);
  CREATE INDEX event_by_task ON event (task_id, number) WHERE task_id IS NOT NULL;
  CREATE INDEX event_by_operator ON event (operator, number) WHERE operator IS NOT NULL;

  CREATE TABLE task (
    id TEXT PRIMARY KEY,
    client TEXT NOT NULL,
    class_id TEXT NOT NULL,
    peer_key TEXT NOT NULL,
    status TEXT NOT NULL,
    terms TEXT NOT NULL,
    hint TEXT NOT NULL,
    bid_until INTEGER NOT NULL,
    posted_at INTEGER NOT NULL,
    awarded_at INTEGER,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX task_by_status ON task (status, posted_at);
  CREATE INDEX task_by_client ON task (client, posted_at);
  CREATE INDEX task_by_peer ON task (peer_key, posted_at);

  CREATE TABLE part (
    task_id TEXT NOT NULL,
    part INTEGER NOT NULL,
    status TEXT NOT NULL,
    assignment INTEGER NOT NULL DEFAULT 0,
    executor TEXT,
    bid_hash TEXT,
    awarded_at INTEGER,
    leaf TEXT,
    units TEXT NOT NULL DEFAULT '0',
    cut_reason TEXT NOT NULL DEFAULT 'none',
    until INTEGER NOT NULL DEFAULT 0,
    refund TEXT,
    PRIMARY KEY (task_id, part)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX part_by_status ON part (status);
  CREATE INDEX part_by_executor ON part (executor, status);

  CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL,
    part INTEGER NOT NULL,
    executor TEXT NOT NULL,
    delivery TEXT NOT NULL,
    roster TEXT,
    settlement TEXT,
    judged TEXT,
    outcome TEXT NOT NULL DEFAULT 'open',
    concluded INTEGER NOT NULL DEFAULT 0,
    contested INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX delivery_by_task ON delivery (task_id, part);
  CREATE INDEX delivery_by_executor ON delivery (executor);
  CREATE INDEX delivery_open ON delivery (outcome);

  CREATE TABLE bound_answer (
    delivery_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (delivery_id, seat)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE dispute (
    delivery_id TEXT NOT NULL,
    segment INTEGER NOT NULL,
    challenger TEXT NOT NULL,
    opened_at INTEGER NOT NULL,
    until INTEGER NOT NULL,
    for_work INTEGER NOT NULL DEFAULT 0,
    against_work INTEGER NOT NULL DEFAULT 0,
    ruling TEXT,
    PRIMARY KEY (delivery_id, segment)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE challenge (
    task_id TEXT NOT NULL,
    part INTEGER NOT NULL,
    challenger TEXT NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (task_id, part)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE lost_surety (
    operator TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE node (
    id TEXT PRIMARY KEY,
    operator TEXT NOT NULL,
    class_id TEXT NOT NULL,
    peer_key TEXT NOT NULL,
    facts TEXT NOT NULL,
    listed INTEGER NOT NULL,
    listed_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX node_by_operator ON node (operator);
  CREATE INDEX node_by_peer ON node (peer_key);

  CREATE TABLE stream (
    id TEXT PRIMARY KEY,
    client TEXT NOT NULL,
    class_id TEXT NOT NULL,
    status TEXT NOT NULL,
    terms TEXT NOT NULL,
    hint TEXT NOT NULL,
    revision INTEGER NOT NULL DEFAULT 0,
    signer TEXT NOT NULL,
    signer_before TEXT,
    signer_at INTEGER,
    opened_at INTEGER NOT NULL,
    ended_at INTEGER
  ) STRICT;
  CREATE INDEX stream_by_status ON stream (status, opened_at);
  CREATE INDEX stream_by_client ON stream (client, opened_at);

  CREATE TABLE subscription (
    stream_id TEXT NOT NULL,
    provider TEXT NOT NULL,
    status TEXT NOT NULL,
    node TEXT NOT NULL,
    receipt_key TEXT NOT NULL,
    claimed TEXT NOT NULL DEFAULT '0',
    left_at INTEGER,
    dismissed INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (stream_id, provider)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX subscription_by_provider ON subscription (provider);
`
