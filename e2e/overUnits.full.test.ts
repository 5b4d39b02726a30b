import path from 'node:path'
import { expect, it } from 'vitest'
import { bondsMoved } from './support/bondsMoved.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'ends a task that exceeds its maxUnits at two operators, and pays the receipted work',
  {
    timeout: 240_000,
  },
  () =>
    withNetwork({ providers: 5 }, async (network, { gains }) => {
      const client = network.client.client!
      const made = await tracerTask(path.join(network.dir, 'too-long'), {
        parts: 1,
        // a third of what it needs
        lines: { pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 12000000 }' },
      })
      const { taskId } = await client.submit(made.prescription, made.folder)
      const task = await client.whenEnded(taskId)
      expect(task.failed).toMatchObject({ code: 'SPEC_UNITS_USED_UP' })
      const { ledger } = network.client.context
      const awards = ledger.eventsOfTask(taskId, 'PartAwarded')
      expect(new Set(awards.map(({ args }) => args.executor)).size).toBe(2)
      // submitted again without a limit of its own, the program has more units than it had now
      const { prescription, folder } = await tracerTask(path.join(network.dir, 'again'), {
        parts: 1,
        lines: { pay: '{ function: perUnit, unit: gas, max: "20" }' },
      })
      const again = await client.quote(prescription, folder)
      expect(again.estimate).toEqual({ units: 12_000_000n, by: 'history' })
      expect(again.maxUnits).toBeGreaterThanOrEqual(48_000_000n)
      await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 60_000 }).toBe(true)
      await expect.poll(() => client.task(taskId)!.deletedMs, { timeout: 60_000 }).toBeDefined()
      const settled = ledger.deliveries(taskId)
      expect(settled.length).toBeGreaterThan(0)
      expect(settled.every(({ outcome }) => outcome === 'paid')).toBe(true)
      const cost = settled.reduce((sum, { settlement }) => sum + settlement!.paid + settlement!.fees, 0n)
      const { of, after } = await gains()
      expect(of.client).toBe(bondsMoved(network, task).client! - cost)
      // the second operator had no work to be paid for, and declined
      expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
    }),
)
