import { expect } from 'vitest'

/** Waits until a value is as expected; a loaded machine needs more than the second that `expect.poll` waits by default. */
export const soon = <T>(read: () => T) => expect.poll(read, { timeout: 30_000, interval: 20 })
