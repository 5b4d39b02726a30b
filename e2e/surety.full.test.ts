import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon } from '@muster-network/node'
import { expect, it } from 'vitest'
import { cheatOnceExecutor } from './support/cheatOnceExecutor.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 300_000
const ether = 10n ** 18n
const parts = 4
/** Several parts run, and are replayed, at once. */
const patient = { answerSeconds: 60 }

/** A task of several parts that only the providers of a region may run. */
const regionParts = (dir: string) =>
  tracerTask(path.join(dir, 'parts'), {
    parts,
    lines: {
      instructions: '{ maxHours: 0.1, memory: 256MiB, region: [us] }',
      halt: '{ bids: 1, afterMs: 3000 }',
      check: '{ how: replay, segments: 8 }',
      pay: '{ function: perUnit, unit: gas, max: "400", maxUnits: 40000000 }',
    },
  })

const suretyOf = ({ context: { network, sender } }: Daemon) =>
  network.sureties.read.suretyOf([sender.address])
const accountOf = ({ context: { network, sender } }: Daemon) =>
  network.registry.read.accountOf([sender.address])

/** Withdraws the free stake, so that no part can have a lock of its own. */
async function withdrawFree({ context: { network, sender } }: Daemon) {
  const { free } = await network.registry.read.accountOf([sender.address])
  await network.registry.send.withdraw([free, sender.address], { by: sender, intent: 'test/withdraw-free' })
}

it('runs several parts at once on a surety that is smaller than their locks', { timeout }, () =>
  withNetwork(
    {
      providers: 7,
      rules: patient,
      settingsOf: (index) => ({
        region: index === 6 ? 'us' : 'eu',
        limits: { slots: parts },
        ...(index === 6 && { suretyWei: 1_100n * ether }),
      }),
    },
    async (network) => {
      const provider = network.providers[6]!
      expect((await suretyOf(provider)).amount).toBe(1_100n * ether)
      await withdrawFree(provider)
      const made = await regionParts(network.dir)
      const client = network.client.client!
      const { taskId } = await client.submit(made.prescription, made.folder)
      await expect
        .poll(async () => (await suretyOf(provider)).open, { timeout: 60_000, interval: 50 })
        .toBe(parts)
      const { locked } = await accountOf(provider)
      expect(locked).toBe(1_100n * ether)
      const task = await client.whenEnded(taskId)
      const { bid } = task.bids[0]!
      // 1.6 prices for each of eight windows
      const separate = (BigInt(parts) * bid.price * 128n) / 10n
      expect(separate).toBeGreaterThan(1_100n * ether)
      const deliveries = network.client.context.ledger.deliveries(taskId)
      expect(deliveries.map(({ outcome }) => outcome)).toEqual(Array(parts).fill('paid'))
      expect(await suretyOf(provider)).toMatchObject({ amount: 1_100n * ether, open: 0, pledged: 0n })
    },
  ),
)

it('takes the whole surety of a cheat, and gives its other open parts to another executor', { timeout }, () =>
  withNetwork(
    {
      providers: 8,
      rules: patient,
      settingsOf: (index) => ({
        region: index >= 6 ? 'us' : 'eu',
        limits: { slots: parts },
        ...(index === 6 && { suretyWei: 1_100n * ether }),
      }),
      executorOf: (index, dir) =>
        index === 6 ? cheatOnceExecutor(new WasmExecutor({ dir }), path.join(dir, 'made-up')) : undefined,
    },
    async (network) => {
      const [cheat, other] = [network.providers[6]!, network.providers[7]!]
      await withdrawFree(cheat)
      // the cheat wins all parts; the other bids once they are open again
      await other.provider!.pause()
      const made = await regionParts(network.dir)
      const client = network.client.client!
      const { ledger } = network.client.context
      const { taskId } = await client.submit(made.prescription, made.folder)
      await expect.poll(async () => (await suretyOf(cheat)).open, { timeout: 60_000 }).toBe(parts)
      await expect.poll(async () => (await suretyOf(cheat)).lostAt, { timeout: 120_000 }).not.toBe(0)
      await other.provider!.resume()
      await client.whenEnded(taskId)
      expect((await suretyOf(cheat)).amount).toBe(0n)
      const paid = ledger.deliveries(taskId).filter(({ outcome }) => outcome === 'paid')
      expect(paid.map(({ delivery }) => delivery.executor)).toEqual(
        Array(parts).fill(other.context.sender.address),
      )
    },
  ),
)
