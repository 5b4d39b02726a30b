import { globSync, rmSync } from 'node:fs'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { noReplayExecutor } from './support/noReplayExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withholdAcceptance } from './support/withholdAcceptance.ts'
import { withNetwork } from './support/withNetwork.ts'

it(
  'contests nothing after losing its states, because it could not prove its work and would be slashed',
  {
    timeout: 240_000,
  },
  () =>
    withNetwork(
      {
        providers: 4,
        vetoes: 3,
        rules: { contestSeconds: 10, voteSeconds: 90 },
        executorOf: (_, dir) =>
          noReplayExecutor(new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') })),
      },
      async (network, { gains }) => {
        withholdAcceptance(network)
        loseStates(network)
        const { client, context } = network.client
        const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), { parts: 1 })
        const { taskId } = await client!.submit(prescription, folder)
        const task = await client!.whenEnded(taskId)

        const [held] = context.ledger.deliveries(taskId)
        expect(held).toMatchObject({ stage: 'undecided', settlement: { paid: 0n }, outcome: 'neutral' })
        const names = context.ledger.events({ taskId }).map(({ name }) => name)
        expect(names).not.toContain('Contested')
        // unpaid, and nothing worse
        const executor = held!.delivery.executor.toLowerCase()
        const [name] = Object.entries(accountsOf(network)).find(
          ([, account]) => account.toLowerCase() === executor,
        )!
        expect((await gains()).of[name]).toBe(bondsMoved(network, task)[name])
      },
    ),
)

/** Every provider's disk loses what its runs have recorded, as soon as it reads that a council has left work open. */
function loseStates({ dir, providers }: TestNetwork): void {
  for (const { context } of providers)
    context.ledger.onChange(({ events }) => {
      if (!events.some(({ name }) => name === 'Settled')) return
      for (const file of globSync('provider-*/runs/runs/*/io/leaves.jsonl', { cwd: dir }))
        rmSync(path.join(dir, file), { force: true })
    })
}
