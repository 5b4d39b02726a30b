// What a rewritten module and its host agree on. Apart from the rewriting itself, so that a run's process loads none of it.

/** Names of what the host sees of a rewritten module; none can clash, since a program's own exports are dropped. */
export const exported = {
  memory: 'memory',
  start: '_start',
  gas: 'muster:gas',
  stack: 'muster:stack',
  /** The most pages that memory may grow to; the host sets it before anything runs. */
  pages: 'muster:pages',
  restoreDrops: 'muster:drops',
  /** The memory that holds the frames of a program that stands still. */
  frames: 'muster:frames',
  global: (index: number) => `muster:global:${index}`,
} as const

/** Why the module calls `stop`; after `limitRefusedMemory`, which is only noted, it goes on. */
export const stopReason = { stackExhausted: 1, hostRefusedMemory: 2, limitRefusedMemory: 3 } as const

/** Logical bytes of stack; the host's own stack is larger by a wide margin, so that this limit is met first everywhere. */
export const stackBytes = 4 * 2 ** 20
