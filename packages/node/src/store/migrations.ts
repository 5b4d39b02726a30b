/**
 * The migrations of `state.sqlite`: migration n upgrades version n to n + 1. A released migration is never changed; a
 * new one is added.
 *
 * `record` holds what only this node knows, a document for each thing of a kind; `step` is the owner's journal of what
 * happened to a task.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE record (
     kind TEXT NOT NULL,
     id TEXT NOT NULL,
     open INTEGER NOT NULL,
     document TEXT NOT NULL,
     created_ms INTEGER NOT NULL,
     PRIMARY KEY (kind, id)
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX record_open ON record (kind, created_ms) WHERE open = 1;
   CREATE TABLE step (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     task_id TEXT NOT NULL,
     name TEXT NOT NULL,
     facts TEXT NOT NULL,
     at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX step_by_task ON step (task_id, number);`,
  // regions are now those of a table; a machine without a region had been stored as any
  `UPDATE record SET document = json_set(document, '$.region', 'unknown')
   WHERE kind = 'provider-settings' AND json_extract(document, '$.region') = 'any';`,
]
