import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { type CopyingSeat, copierStake, startCopyingSeat } from './support/copyingSeat.ts'
import { lyingExecutor } from './support/lyingExecutor.ts'
import { outcomeOf, regionTask } from './support/regionTask.ts'
import { withNetwork } from './support/withNetwork.ts'

it('slashes seats that lie or copy, and pays the honest work', { timeout: 300_000 }, async () => {
  let copier: CopyingSeat | undefined
  await withNetwork(
    {
      whileYoung: async (network) => {
        copier = await startCopyingSeat(network, path.dirname(network.client.context.dir))
      },
      // a seat that a busy machine leaves no time for its replay has no answer, and would not be caught lying
      rules: { answerSeconds: 60 },
      providers: 7,
      settingsOf: (index) =>
        // a lot of weight, so that it is drawn soon
        index === 6
          ? { region: 'us', council: { serve: true, bondUnits: 3_000, parallel: 2 } }
          : { region: 'eu' },
      executorOf: (index, dir) => (index === 6 ? lyingExecutor(new WasmExecutor({ dir })) : undefined),
    },
    async (network, { gains }) => {
      const made = await regionTask(network, 'eu')
      const liar = network.providers[6]!.context.sender.address.toLowerCase()
      const client = network.client.client!
      const sat = new Set<string>()
      // each draw takes one of the two with a chance above two thirds
      for (let round = 0; round < 12 && sat.size < 2; round++) {
        const { taskId } = await client.submit(made.prescription, made.folder)
        const { outcome } = await outcomeOf(network.client, taskId)
        expect(outcome).toBe('paid')
        await client.whenEnded(taskId)
        for (const { args } of network.client.context.ledger.eventsOfTask(taskId, 'Drawn'))
          for (const { operator } of args.roster.seats)
            if ([liar, copier!.account.toLowerCase()].includes(operator.toLowerCase()))
              sat.add(operator.toLowerCase())
      }
      expect([...sat].sort()).toEqual([liar, copier!.account.toLowerCase()].sort())
      const { registry } = network.client.context.network
      const stakeOf = async (account: Hex) => {
        const { free, locked, bonded } = await registry.read.accountOf([account])
        return free + locked + bonded
      }
      // seats are slashed once their delivery is closed
      await expect.poll(() => stakeOf(copier!.account), { timeout: 60_000 }).toBeLessThan(copierStake)
      await copier!.stop()
      await expect.poll(async () => (await gains()).of['provider-6'], { timeout: 60_000 }).toBeLessThan(0n)
    },
  )
})
