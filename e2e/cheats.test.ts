import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { type Daemon, takeSegment } from '@muster-network/node'
import { expect, it } from 'vitest'
import { bondsMoved } from './support/bondsMoved.ts'
import { cheatingExecutor } from './support/cheatingExecutor.ts'
import { type CopyingSeat, copierStake, startCopyingSeat } from './support/copyingSeat.ts'
import { lyingExecutor } from './support/lyingExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
const [paid, fraud] = [1, 2]
const segments = 8

/** A task that only providers of a region may run. */
function taskFor(network: TestNetwork, region: string, check = `{ how: replay, segments: ${segments} }`) {
  return tracerTask(path.join(network.dir, region), {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${region}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      check,
    },
  })
}

async function outcomeOf({ context: { ledger } }: Daemon, taskId: Hex) {
  await expect
    .poll(() => ledger.deliveries(taskId)[0]?.outcome ?? 0, { timeout: 150_000, interval: 200 })
    .not.toBe(0)
  return ledger.deliveries(taskId)[0]!
}

it('who delivers noise is slashed, and the client is made whole', { timeout }, () =>
  withNetwork(
    {
      providers: 7,
      settingsOf: (index) => ({ region: index === 6 ? 'us' : 'eu' }),
      executorOf: (index, dir) =>
        index === 6
          ? cheatingExecutor(new WasmExecutor({ dir }), {
              dir: path.join(dir, 'forged'),
              honestSegments: 0,
              segments,
            })
          : undefined,
    },
    async (network, { gains }) => {
      const made = await taskFor(network, 'us')
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      const { outcome, settlement } = await outcomeOf(network.client, taskId)
      expect([outcome, settlement!.paid]).toEqual([fraud, 0n])
      client.cancel(taskId)
      const task = await client.whenEnded(taskId)
      const bonds = bondsMoved(network, task)
      const { of, after } = await gains()
      // the cheater loses its whole lock; the client has everything back, and its loss; the rest of the lock is burned
      expect(of['provider-6']).toBe(bonds['provider-6']! - task.terms.stakeLock)
      expect(of.client! + after.escrow).toBe(bonds.client)
    },
  ),
)

it('seats that lie or copy are outvoted and pay for it, and honest work is paid', { timeout }, async () => {
  let copier: CopyingSeat | undefined
  await withNetwork(
    {
      whileYoung: async (network) => {
        copier = await startCopyingSeat(network, path.dirname(network.client.context.dir))
      },
      // a seat that a busy machine leaves no time for its replay abstains, and would not be caught lying
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
      const made = await taskFor(network, 'eu')
      const liar = network.providers[6]!.context.sender.address.toLowerCase()
      const client = network.client.client!
      const sat = new Set<string>()
      // each draw takes one of the two with a chance above two thirds
      for (let round = 0; round < 12 && sat.size < 2; round++) {
        const { taskId } = await client.submit(made.prescription, made.folder)
        const { outcome } = await outcomeOf(network.client, taskId)
        expect(outcome).toBe(paid)
        await client.whenEnded(taskId)
        for (const { args } of network.client.context.ledger
          .events({ taskId })
          .filter(({ name }) => name === 'Drawn'))
          for (const { operator } of (args as { panel: { seats: { operator: Hex }[] } }).panel.seats)
            if ([liar, copier!.account.toLowerCase()].includes(operator.toLowerCase()))
              sat.add(operator.toLowerCase())
      }
      const { registry } = network.client.context.network
      const stake = await registry.read.accountOf([copier!.account])
      await copier!.stop()
      const { of } = await gains()
      expect([...sat].sort()).toEqual([liar, copier!.account.toLowerCase()].sort())
      expect(of['provider-6']).toBeLessThan(0n)
      expect(stake.free + stake.bonded).toBeLessThan(copierStake)
    },
  )
})

it('an executor that serves only its friends is rejected', { timeout }, () =>
  withNetwork(
    { providers: 8, settingsOf: (index) => ({ region: index === 0 ? 'us' : 'eu' }) },
    async (network) => {
      // its friends are none of those who can be drawn here
      network.providers[0]!.context.peer.handle(takeSegment, async () => {
        throw new MusterError('NET_REFUSED', 'not for you')
      })
      const made = await taskFor(network, 'us')
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      const { outcome, judged } = await outcomeOf(network.client, taskId)
      expect(outcome).toBe(fraud)
      expect(judged!.votes.filter((vote) => vote === 3).length).toBeGreaterThanOrEqual(5)
      client.cancel(taskId)
      await client.whenEnded(taskId)
    },
  ),
)
