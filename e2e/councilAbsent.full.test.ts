import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { noReplayExecutor } from './support/noReplayExecutor.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withholdAcceptance } from './support/withholdAcceptance.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000

it('lets the jury pay work that no council checked', { timeout }, () =>
  withNetwork(
    {
      providers: 4,
      vetoes: 3,
      rules: { contestSeconds: 10, voteSeconds: 90 },
      executorOf: (_, dir) => noReplayExecutor(new WasmExecutor({ dir })),
    },
    async (network, { gains }) => {
      withholdAcceptance(network)
      const { client, context } = network.client
      const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), { parts: 1 })
      const { taskId } = await client!.submit(prescription, folder)
      const task = await client!.whenEnded(taskId)

      const [held] = context.ledger.deliveries(taskId)
      expect(held).toMatchObject({ stage: 'undecided', outcome: 'paid' })
      const contested = context.ledger.eventsOfTask(taskId, 'Contested')
      const executor = held!.delivery.executor.toLowerCase()
      expect(contested.map(({ args }) => args.challenger.toLowerCase())).toEqual([executor])
      const accounts = Object.entries(accountsOf(network))
      const [name] = accounts.find(([, account]) => account.toLowerCase() === executor)!
      const gained = (await gains()).of[name]! - bondsMoved(network, task)[name]!
      expect(gained).toBeGreaterThan(0n)
      expect(held!.settlement!.paid).toBe(gained)
    },
  ),
)
