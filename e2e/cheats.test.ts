import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { takeJob } from '@muster-network/node'
import { expect, it } from 'vitest'
import { bondsMoved } from './support/bondsMoved.ts'
import { cheatingExecutor } from './support/cheatingExecutor.ts'
import { outcomeOf, regionTask, segments } from './support/regionTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000

it('slashes an executor that delivers noise, and compensates the client', { timeout }, () =>
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
      const made = await regionTask(network, 'us')
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      const { outcome, settlement } = await outcomeOf(network.client, taskId)
      expect([outcome, settlement!.paid]).toEqual(['fraud', 0n])
      client.cancel(taskId)
      const task = await client.whenEnded(taskId)
      const bonds = bondsMoved(network, task)
      const { of, after } = await gains()
      // the cheater loses its whole lock; the client has everything back, and its loss; the rest of the lock is burned
      expect(of['provider-6']).toBe(bonds['provider-6']! - task.bids[0]!.bid.stakeLock)
      expect(of.client! + after.escrow).toBe(bonds.client)
    },
  ),
)

it('rejects an executor that sends its work to no seat', { timeout }, () =>
  withNetwork(
    { providers: 8, settingsOf: (index) => ({ region: index === 0 ? 'us' : 'eu' }) },
    async (network) => {
      // it would serve its friends, and none of them can be drawn here
      network.providers[0]!.context.peer.handle(takeJob, async () => {
        throw new MusterError('NET_REFUSED', 'not for you')
      })
      const made = await regionTask(network, 'us')
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      const { outcome, judged } = await outcomeOf(network.client, taskId)
      expect(outcome).toBe('fraud')
      // the lead that rejects in a small network
      expect(judged!.votes.filter((vote) => vote === 'noData').length).toBeGreaterThanOrEqual(3)
      client.cancel(taskId)
      await client.whenEnded(taskId)
    },
  ),
)
