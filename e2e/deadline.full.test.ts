import path from 'node:path'
import { expect, it } from 'vitest'
import { tracerTask } from './support/tracerTask.ts'
import { waitForStep } from './support/waitForStep.ts'
import { withNetwork } from './support/withNetwork.ts'

it('pays the receipted part of work that its deadline stops', { timeout: 300_000 }, () =>
  // providers that overestimate their speed, so that they bid
  withNetwork({ settingsOf: () => ({ unitsPerSecond: 10n ** 11n }) }, async (network, { gains }) => {
    const made = await tracerTask(path.join(network.dir, 'late'), {
      parts: 1,
      width: 320,
      height: 192,
      samples: 40_000, // far more than the time allows, on any machine
      lines: {
        pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 2000000000000 }',
        check: '{ how: replay, segments: 4000, share: 0.005 }', // short segments: a busy machine has one receipted in time too
        instructions: '{ maxHours: 0.012, memory: 256MiB, checkpointEvery: 1s }',
      },
    })
    const client = network.client.client!
    const { taskId } = await client.submit(made.prescription, made.folder)
    await waitForStep(network, taskId, 'checkpointReceipted')
    const task = await client.whenEnded(taskId)
    const { delivery, cut, settlement, outcome } = task.parts[0]!.deliveries.at(-1)!
    expect([delivery.last, cut, outcome]).toEqual([false, 'expire', 'paid'])
    expect(settlement!.paid).toBeGreaterThan(0n)
    const { after } = await gains()
    expect(after.bonds).toBe(0n)
  }),
)
