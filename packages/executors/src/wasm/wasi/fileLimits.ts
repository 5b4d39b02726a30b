/**
 * Limits on the files of a run. All are reached at the same instruction on every machine, so that a run over one
 * fails everywhere; and together they bound the header of a state, which a seat parses in memory.
 */
export const fileLimits = {
  /** Names and paths in /out that every file system supports, in bytes. */
  nameBytes: 200,
  pathBytes: 1024,
  /** Files and folders in /out. */
  outputEntries: 100_000,
  /** The table of /out in a state, as JSON. */
  outputTableBytes: 16 * 2 ** 20,
  /** Files and folders in /in: a checker sees a part's data and its result. */
  inputEntries: 250_000,
  /** A path in /in as JSON, and all of them. */
  inputPathBytes: 4096,
  inputTableBytes: 64 * 2 ** 20,
  descriptors: 1024,
  /** Largest offset of a descriptor. */
  offset: 2 ** 48,
} as const

/** Size of a text in JSON, without its quotes. */
export function jsonBytes(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) - 2
}
