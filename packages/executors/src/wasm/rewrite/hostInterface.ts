// The interface between a rewritten module and its host. Separate from the rewriting code, so that a run's
// process does not load that.

/** Export names of a rewritten module. They cannot clash, because the program's own exports are dropped. */
export const exported = {
  memory: 'memory',
  start: '_start',
  /** Entries of a service: called once, and called for each request. */
  initialize: '_initialize',
  answer: 'answer',
  gas: 'muster:gas',
  stack: 'muster:stack',
  /** The maximum number of memory pages; the host sets it before anything runs. */
  pages: 'muster:pages',
  restoreDrops: 'muster:drops',
  /** The memory with the frames of a suspended program. */
  frames: 'muster:frames',
  global: (index: number) => `muster:global:${index}`,
} as const

/**
 * Reasons for which the module calls `stop`; `limitRefusedMemory` is only recorded, and the program
 * continues.
 */
export const stopReason = { stackExhausted: 1, hostRefusedMemory: 2, limitRefusedMemory: 3 } as const

/**
 * Logical stack size in bytes; the host's own stack is much larger, so that this limit is reached first on
 * every machine.
 */
export const stackBytes = 4 * 2 ** 20
