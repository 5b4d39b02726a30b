import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import type { Daemon, TaskView } from '@muster-network/node'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { cheatingExecutor } from './support/cheatingExecutor.ts'
import { lyingExecutor } from './support/lyingExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 300_000
const [paid, fraud] = [1, 2]
const rejected = 3
const [against, noData] = [2, 3]
const segments = 8
const ether = 10n ** 18n
const [honest, cheat] = [0, 1]

/** A task that only one provider may run. */
async function submit(network: TestNetwork, region: string): Promise<Hex> {
  const { prescription, folder } = await tracerTask(path.join(network.dir, region), {
    parts: 1,
    lines: {
      instructions: `{ maxHours: 0.1, memory: 256MiB, region: [${region}] }`,
      halt: '{ bids: 1, afterMs: 2000 }',
      check: `{ how: replay, segments: ${segments} }`,
    },
  })
  return (await network.client.client!.submit(prescription, folder)).taskId
}

/** The only delivery of a task, once it is closed and its seats are free. */
async function concluded({ context: { ledger } }: Daemon, taskId: Hex) {
  const held = () => ledger.deliveries(taskId)[0]
  await expect.poll(() => held()?.concluded, { timeout: 200_000, interval: 200 }).toBe(true)
  return held()!
}

async function ended({ client: { client } }: TestNetwork, taskId: Hex): Promise<TaskView> {
  await client!.whenEnded(taskId)
  await expect.poll(() => client!.task(taskId)!.lockReleased, { timeout: 60_000, interval: 200 }).toBe(true)
  return client!.task(taskId)!
}

/** What the executor's owner reads about a task. */
const stepsOf = ({ context: { steps } }: Daemon, taskId: Hex) =>
  steps.of(taskId).map(({ name, facts }) => ({ name, ...facts }))

it(
  'an executor whose council lies has the panel judge its work by itself; one that cheated does not',
  {
    timeout,
  },
  () =>
    withNetwork(
      {
        providers: 8,
        vetoes: 3,
        rules: { contestSeconds: 15, voteSeconds: 180, answerSeconds: 60 },
        settingsOf: (index) => {
          if (index === honest) return { region: 'us', withdrawAboveWei: 1n }
          // it would sit honestly in the other's council
          if (index === cheat) return { region: 'br', council: { serve: false } }
          return { region: 'eu' }
        },
        executorOf: (index, dir) => {
          if (index === honest) return undefined
          const inner = new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') })
          const forged = path.join(dir, 'forged')
          return index === cheat
            ? cheatingExecutor(inner, { dir: forged, honestSegments: 0, segments })
            : lyingExecutor(inner)
        },
      },
      async (network, { before, gains }) => {
        const { client, context } = network.client
        const [goodId, badId] = [await submit(network, 'us'), await submit(network, 'br')]
        const [good, bad] = await Promise.all([
          concluded(network.client, goodId),
          concluded(network.client, badId),
        ])
        expect([good.settlement!.stage, good.outcome]).toEqual([rejected, paid])
        expect([bad.settlement!.stage, bad.outcome]).toEqual([rejected, fraud])

        const contested = context.ledger.eventsNamed('disputes', 'Contested')
        const executor = network.providers[honest]!.context.sender.address
        expect(contested.map(({ deliveryId, args }) => [deliveryId, args.challenger])).toEqual([
          [good.id, executor],
        ])
        const votes = context.ledger.eventsNamed('disputes', 'Voted').map(({ args }) => args.workIsGood)
        expect(votes.length).toBeGreaterThanOrEqual(2)
        expect(votes).not.toContain(false)

        client!.cancel(badId)
        const [goodTask, badTask] = [await ended(network, goodId), await ended(network, badId)]
        const { disputeBond, seatUnits } = goodTask.terms.rules
        const { stakeLock } = badTask.terms

        // what their owners read
        const part = 0
        await expect
          .poll(() => stepsOf(network.providers[honest]!, goodId), { timeout: 30_000 })
          .toContainEqual({ name: 'bond returned', part, amount: disputeBond })
        const told = stepsOf(network.providers[honest]!, goodId)
        expect(told).toContainEqual(
          expect.objectContaining({ name: 'contested', deliveryId: good.id, bondWei: disputeBond }),
        )
        expect(told).toContainEqual({ name: 'paid', part, amount: good.settlement!.paid })
        const confessed = stepsOf(network.providers[cheat]!, badId)
        expect(confessed).toContainEqual(
          expect.objectContaining({
            name: 'not contested',
            why: expect.stringMatching(
              /^(a second run on this machine differs|the states of the work are not)/,
            ),
          }),
        )
        expect(confessed).toContainEqual({ name: 'stake lost', part, amount: stakeLock })
        expect(confessed.map(({ name }) => name)).not.toContain('bond lost')

        // the bond came back into the wallet with the pay
        const { disputes, market, addresses } = context.network
        const owed = async () => [
          await disputes.read.balanceOf([addresses.token, executor]),
          await market.read.balanceOf([addresses.token, executor]),
        ]
        await expect.poll(owed, { timeout: 30_000, interval: 200 }).toEqual([0n, 0n])

        // every account: seats are paid for their answers, and lose their seat's bond where the panel found them wrong
        const { of, after } = await gains()
        const expected = Object.fromEntries(Object.keys(of).map((name) => [name, 0n]))
        const names = Object.entries(accountsOf(network)).map(([name, account]) => [
          account.toLowerCase(),
          name,
        ])
        const nameOf = new Map(names as [string, string][])
        const give = (account: string, amount: bigint) => {
          expected[nameOf.get(account.toLowerCase())!]! += amount
        }
        const lost = BigInt(seatUnits) * ether
        let liars = 0n
        for (const { id, panel, judged, settlement } of [good, bad]) {
          const sitting = panel!.seats.filter(({ state }) => state === 0)
          // of what was made up there is nothing to replay but its first segment
          const expectedVotes = id === good.id ? [against] : [against, noData]
          const voted = judged!.votes.filter((vote) => expectedVotes.includes(vote as number))
          expect(voted).toHaveLength(sitting.length)
          for (const { operator } of sitting) {
            give(operator, settlement!.fees / BigInt(sitting.length))
            if (id !== good.id) continue
            give(operator, -lost)
            liars++
          }
        }
        give(executor, good.settlement!.paid)
        give(bad.delivery.executor, -stakeLock)
        // the cheat makes good what its council cost; the rest of its lock is burned, as are the bonds of the liars' seats
        give(context.sender.address, -good.settlement!.paid - good.settlement!.fees)
        for (const task of [goodTask, badTask])
          for (const [name, amount] of Object.entries(bondsMoved(network, task))) expected[name]! += amount
        expect(of).toEqual(expected)
        expect(after.escrow).toBe(0n)
        const burned = after.slashed - before.slashed + before.supply - after.supply
        expect(burned).toBe(stakeLock - bad.settlement!.fees + liars * lost)
      },
    ),
)
