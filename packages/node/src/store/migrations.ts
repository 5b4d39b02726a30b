/**
 * The schema, one step for each version: step n takes version n to n + 1. A step that has been released is never
 * changed; a new one is added.
 *
 * `step` is the heart: what a role is about to do is written there before it is done, so that a restart goes on
 * from the last line instead of from memory.
 */
export const migrations: readonly string[] = [
  `CREATE TABLE task (
     id TEXT PRIMARY KEY,
     role TEXT NOT NULL,
     name TEXT NOT NULL,
     state TEXT NOT NULL,
     document TEXT NOT NULL,
     created_ms INTEGER NOT NULL,
     updated_ms INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE step (
     number INTEGER PRIMARY KEY AUTOINCREMENT,
     task_id TEXT NOT NULL,
     role TEXT NOT NULL,
     name TEXT NOT NULL,
     facts TEXT NOT NULL,
     at_ms INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX step_by_task ON step (task_id, number);
   CREATE TABLE cursor (
     follower TEXT PRIMARY KEY,
     position TEXT NOT NULL
   ) STRICT;`,
]
