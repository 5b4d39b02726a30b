import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { Daemon } from '@muster-network/node'
import { expect } from 'vitest'
import type { TestNetwork } from './testNetwork.ts'
import { tracerTask } from './tracerTask.ts'

export const segments = 8

/** A task that only the providers of a region may run. */
export function regionTask(
  network: TestNetwork,
  region: string,
  check = `{ how: replay, segments: ${segments} }`,
) {
  return tracerTask(path.join(network.dir, region), {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${region}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      check,
    },
  })
}

/** Waits for the outcome of a task's first delivery. */
export async function outcomeOf({ context: { ledger } }: Daemon, taskId: Hex) {
  await expect
    .poll(() => ledger.deliveries(taskId)[0]?.outcome ?? 'open', { timeout: 150_000, interval: 200 })
    .not.toBe('open')
  return ledger.deliveries(taskId)[0]!
}
