import path from 'node:path'
import { expect } from 'vitest'
import type { BalanceSheet } from './balanceSheet.ts'
import { bondsMoved } from './bondsMoved.ts'
import type { TestNetwork } from './testNetwork.ts'
import { tracerTask } from './tracerTask.ts'
import type { Books } from './withNetwork.ts'

/** Seats have time for the replay of long work, also on a machine that is busy with other tests: they would abstain from it. */
export const patient = { rules: { answerSeconds: 300 } }

/** Nobody but a relay reaches a provider. */
export const relayed = { providers: 3, relayed: 3, relay: true, ...patient }

/** Submits work that lasts, so that something can happen in the middle of it; a second or more for 48 samples. */
export async function submitLong({ client, dir }: TestNetwork, samples: number) {
  const made = await tracerTask(path.join(dir, 'tea-room'), {
    parts: 1,
    width: 320,
    height: 192,
    samples,
    lines: {
      pay: `{ function: perUnit, unit: gas, max: "20", maxUnits: ${samples * 200_000_000} }`,
      check: '{ how: replay, segments: 40 }',
    },
  })
  const { taskId } = await client.client!.submit(made.prescription, made.folder)
  return { taskId, ended: client.client!.whenEnded(taskId) }
}

/** One executor from the beginning to the end, paid for all of it; and every token is where it belongs. */
export async function expectPaidOnce(
  network: TestNetwork,
  { before, gains }: Books,
  ended: Awaited<ReturnType<typeof submitLong>>['ended'],
): Promise<void> {
  const { client, providers } = network
  const task = await ended
  const { taskId, parts } = task
  expect(parts.map(({ assignment }) => assignment)).toEqual([1])
  const [delivery, ...others] = parts[0]!.deliveries
  expect([delivery!.outcome, delivery!.delivery.last, others]).toEqual(['paid', true, []])
  const { after, of } = await gains()
  const { lock } = await client.context.network.market.read.task([taskId])
  const outside = ({ bonds, slashed, others, supply }: BalanceSheet) => ({ bonds, slashed, others, supply })
  expect(outside(after)).toEqual(outside(before))
  expect(after.escrow - before.escrow).toBe(lock)
  const executor = providers.findIndex(
    ({ context }) => context.sender.address.toLowerCase() === parts[0]!.executor!.toLowerCase(),
  )
  const { paid } = delivery!.settlement!
  expect(paid).toBeGreaterThan(0n)
  const name = `provider-${executor}`
  expect(of[name]).toBe(paid + bondsMoved(network, task)[name]!)
  expect(Object.values(of).reduce((sum, each) => sum + each, lock)).toBe(0n)
}
