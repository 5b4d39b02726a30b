import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { type Daemon, isSitting, type TaskView } from '@muster-network/node'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { cheatingExecutor } from './support/cheatingExecutor.ts'
import { lyingExecutor } from './support/lyingExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 300_000
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

/** The journal of a task at the executor. */
const entriesOf = ({ context: { journal } }: Daemon, taskId: Hex) =>
  journal.of(taskId).map(({ entry }) => entry)

it(
  'contests a lying council’s rejection of honest work, and does not contest its own fraud',
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
      async (network, { gains }) => {
        const { client, context } = network.client
        const [goodId, badId] = [await submit(network, 'us'), await submit(network, 'br')]
        const [good, bad] = await Promise.all([
          concluded(network.client, goodId),
          concluded(network.client, badId),
        ])
        expect([good.stage, good.outcome]).toEqual(['rejected', 'paid'])
        expect([bad.stage, bad.outcome]).toEqual(['rejected', 'fraud'])

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
        const { disputeBond } = goodTask.terms.rules
        const { stakeLock } = badTask.bids[0]!.bid

        // both owners' journals
        const part = 0
        await expect
          .poll(() => entriesOf(network.providers[honest]!, goodId), { timeout: 30_000 })
          .toContainEqual({ step: 'bondReturned', part, amount: disputeBond })
        const told = entriesOf(network.providers[honest]!, goodId)
        expect(told).toContainEqual(
          expect.objectContaining({ step: 'contested', deliveryId: good.id, bondWei: disputeBond }),
        )
        expect(told).toContainEqual({ step: 'paid', part, amount: good.settlement!.paid })
        const confessed = entriesOf(network.providers[cheat]!, badId)
        expect(confessed).toContainEqual(
          expect.objectContaining({
            step: 'notContested',
            why: expect.stringMatching(
              /^(a replay on this machine differs|the delivered states are missing)/,
            ),
          }),
        )
        expect(confessed).toContainEqual({ step: 'stakeLost', part, amount: stakeLock })
        expect(confessed.map(({ step }) => step)).not.toContain('bondLost')

        // the bond came back into the wallet with the pay
        const { disputes, market, addresses } = context.network
        const owed = async () => [
          await disputes.read.balanceOf([addresses.token, executor]),
          await market.read.balanceOf([addresses.token, executor]),
        ]
        await expect.poll(owed, { timeout: 30_000, interval: 200 }).toEqual([0n, 0n])

        const isConcluded = () => [good, bad].every(({ id }) => context.ledger.delivery(id)!.concluded)
        await expect.poll(isConcluded, { timeout: 60_000 }).toBe(true)
        // seats lose their bond where the jury found them wrong, and keep what they earned where they were right
        const { of, after } = await gains()
        const names = Object.entries(accountsOf(network)).map(([name, account]) => [
          account.toLowerCase(),
          name,
        ])
        const nameOf = new Map(names as [string, string][])
        const nameOfAccount = (account: string) => nameOf.get(account.toLowerCase())!
        const bonds = [goodTask, badTask].map((task) => bondsMoved(network, task))
        const gained = (account: string) => {
          const name = nameOfAccount(account)
          return of[name]! - bonds.reduce((sum, each) => sum + (each[name] ?? 0n), 0n)
        }
        const liars = good.roster!.seats.filter(isSitting)
        expect(good.judged!.votes.filter((vote) => vote === 'against')).toHaveLength(liars.length)
        const lost = BigInt(goodTask.terms.rules.seatUnits) * ether
        const fees = good.settlement!.fees + bad.settlement!.fees
        // a liar may have been the first to accuse the cheat
        const reward = (badTask.bids[0]!.bid.stakeLock * BigInt(badTask.terms.rules.challengerBps)) / 10_000n
        for (const { operator } of liars) expect(gained(operator)).toBeLessThanOrEqual(fees + reward - lost)
        // both may have been seats of the other task
        expect(gained(executor)).toBeGreaterThanOrEqual(good.settlement!.paid)
        expect(gained(bad.delivery.executor)).toBeLessThanOrEqual(fees - badTask.bids[0]!.bid.stakeLock)
        // the cheat makes good what its council cost the client
        expect(gained(context.sender.address)).toBe(-good.settlement!.paid - good.settlement!.fees)
        expect(after.escrow).toBe(0n)
      },
    ),
)
