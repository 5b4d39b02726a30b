import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 360_000
const ether = 10n ** 18n

it(
  'has the jury run the work again, pay an honest replica that two others outvote, and slash those',
  { timeout },
  () =>
    withNetwork(
      {
        providers: 3,
        vetoes: 3,
        rules: { contestSeconds: 30, voteSeconds: 120 },
        // the cheapest bid is the honest one, so that both drawn replicas are noise
        settingsOf: (index) => ({ floorPerBillionUnits: index === 0 ? 0n : ether / 110n }),
        executorOf: (index, dir) =>
          index === 0 ? undefined : noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')),
      },
      async (network, { gains }) => {
        const client = network.client.client!
        const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), {
          parts: 1,
          lines: {
            pay: '{ function: fixed, max: "12" }',
            halt: '{ bids: 3, afterMs: 20000 }',
            check: '{ how: redundant, replicas: 3 }',
          },
        })
        const { taskId } = await client.submit(prescription, folder)
        await client.whenEnded(taskId)
        await expect
          .poll(() => client.task(taskId)!.deletedMs, { timeout: 60_000, interval: 200 })
          .toBeDefined()
        const task = client.task(taskId)!
        const honest = accountsOf(network)['provider-0']!.toLowerCase()
        expect(task.parts[0]!.executor).toBe(honest)
        const [own, ...noise] = task.parts.map(({ deliveries }) => deliveries.at(-1)!)
        expect([own!.stage, own!.outcome]).toEqual(['rejected', 'paid'])
        // the outvoted executor contested these too
        expect(noise.map(({ stage }) => stage)).toEqual(['accepted', 'accepted'])
        expect(noise.map(({ outcome }) => outcome)).toEqual(['fraud', 'fraud'])
        const { ledger } = network.client.context
        for (const { args } of ledger.eventsOfTask(taskId, 'Voted'))
          expect(args.workIsGood).toBe(args.deliveryId === own!.id)
        const { bid } = task.bids.find((each) => each.bid.operator.toLowerCase() === honest)!
        const { of, after } = await gains()
        const bonds = bondsMoved(network, task)
        expect(of['provider-0']).toBe(bonds['provider-0']! + bid.price)
        expect(of.client).toBe(bonds.client! - bid.price)
        const lost = task.bids.reduce((sum, each) => (each.bid === bid ? sum : sum - 3n * each.bid.price), 0n)
        expect(of['provider-1']! + of['provider-2']!).toBe(bonds['provider-1']! + bonds['provider-2']! + lost)
        expect([after.escrow, after.bonds]).toEqual([0n, 0n])
      },
    ),
)
