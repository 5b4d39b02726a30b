import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { tracerTask } from './support/tracerTask.ts'
import { unwillingClient } from './support/unwillingClient.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
const [undecided, paid] = [4, 1]

/** Runs work, and replays none: a seat that has no room left for its duty. */
function withoutRoom(inner: WasmExecutor): Executor<WasmProgram> {
  return {
    facts: inner.facts,
    prepare: (program, options) => inner.prepare(program, options),
    list: () => inner.list(),
    close: () => inner.close(),
    find: (runId) => inner.find(runId),
    async start(spec, options) {
      if (spec.untilUnits !== undefined) throw new MusterError('EXEC_HOST', 'no room for another run')
      return inner.start(spec, options)
    },
  }
}

it('work that no council was there to check is paid by the panel, not had for nothing', { timeout }, () =>
  withNetwork(
    {
      providers: 4,
      vetoes: 3,
      rules: { contestSeconds: 10, voteSeconds: 90 },
      executorOf: (_, dir) => withoutRoom(new WasmExecutor({ dir })),
    },
    async (network, { gains }) => {
      unwillingClient(network)
      const { client, context } = network.client
      const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), { parts: 1 })
      const { taskId } = await client!.submit(prescription, folder)
      const task = await client!.whenEnded(taskId)

      const [held] = context.ledger.deliveries(taskId)
      expect(held).toMatchObject({ settlement: { stage: undecided }, outcome: paid })
      const contested = context.ledger.events({ taskId }).filter(({ name }) => name === 'Contested')
      const executor = held!.delivery.executor.toLowerCase()
      expect(contested.map(({ args }) => (args.challenger as string).toLowerCase())).toEqual([executor])
      const accounts = Object.entries(accountsOf(network))
      const [name] = accounts.find(([, account]) => account.toLowerCase() === executor)!
      const gained = (await gains()).of[name]! - bondsMoved(network, task)[name]!
      expect(gained).toBeGreaterThan(0n)
      expect(held!.settlement!.paid).toBe(gained)
    },
  ),
)
