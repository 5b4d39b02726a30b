import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { bondsMoved } from './support/bondsMoved.ts'
import { contest } from './support/contest.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import { searchTask } from './support/searchTask.ts'
import { withholdAcceptance } from './support/withholdAcceptance.ts'
import { withNetwork } from './support/withNetwork.ts'

it('pays contested work that the jury’s checker accepts too', { timeout: 300_000 }, () =>
  withNetwork(
    { providers: 4, vetoes: 3, rules: { contestSeconds: 30, voteSeconds: 120 } },
    async (network, { before, gains }) => {
      withholdAcceptance(network)
      const { prescription, folder } = await searchTask(network, 'any')
      const client = network.client.client!
      const { taskId } = await client.submit(prescription, folder)
      const { ledger } = network.client.context
      const delivered = () => ledger.deliveries(taskId)[0]
      await expect.poll(() => delivered()?.stage, { timeout: 120_000, interval: 100 }).toBe('accepted')
      await contest(network.client.context, delivered()!.id)
      await expect.poll(() => delivered()!.outcome, { timeout: 90_000 }).toBe('paid')
      const task = await client.whenEnded(taskId)
      await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
      const votes = ledger.eventsNamed('disputes', 'Voted').map(({ args }) => args.workIsGood)
      expect(votes.length).toBeGreaterThanOrEqual(2)
      expect(votes).not.toContain(false)
      const { of, after } = await gains()
      const { paid: pay, fees } = delivered()!.settlement!
      const { disputeBond } = task.terms.rules
      expect(of.client).toBe(bondsMoved(network, task).client! - pay - fees - disputeBond)
      // the contester lost its bond to the jury; nothing is burned
      expect([after.escrow, after.slashed]).toEqual([0n, before.slashed])
    },
  ),
)

it('slashes an executor whose noise the seats’ checker rejects', { timeout: 300_000 }, () =>
  withNetwork(
    {
      providers: 7,
      settingsOf: (index) => ({ region: index === 6 ? 'us' : 'eu' }),
      executorOf: (index, dir) =>
        index === 6 ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')) : undefined,
    },
    async (network, { gains }) => {
      const { prescription, folder } = await searchTask(network, '[us]')
      const client = network.client.client!
      const { taskId } = await client.submit(prescription, folder)
      const { ledger } = network.client.context
      const outcome = () => ledger.deliveries(taskId)[0]?.outcome ?? 'open'
      await expect.poll(outcome, { timeout: 150_000, interval: 200 }).toBe('fraud')
      client.cancel(taskId)
      const task = await client.whenEnded(taskId)
      await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
      const { of, after } = await gains()
      const bonds = bondsMoved(network, task)
      expect(of['provider-6']).toBe(bonds['provider-6']! - task.terms.stakeLock)
      expect(of.client).toBe(bonds.client)
      expect(after.escrow).toBe(0n)
    },
  ),
)
