import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { WasmExecutor } from '@muster-network/executors'
import { Evidence, evidenceHash, fetchReplicaFrom, showEvidence, type TaskView } from '@muster-network/node'
import { expect, it } from 'vitest'
import { accountsOf } from './support/balanceSheet.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { contest } from './support/contest.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { withholdAcceptance } from './support/withholdAcceptance.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 360_000
const ether = 10n ** 18n
const rules = { contestSeconds: 30, voteSeconds: 120 }

/** The last channel of the last pixel is off by one: another file, and the same picture within a tolerance of two. */
const almost = (file: Buffer) => {
  file[file.length - 1]! ^= 1
  return file
}

/** The cheapest first, so that it is known who runs the first replicas. */
const cheapest =
  (...order: number[]) =>
  (index: number) => ({
    floorPerBillionUnits: order.includes(index) ? BigInt(order.indexOf(index)) : ether / 110n,
  })

async function submit(network: TestNetwork, replicas: number, bids: number): Promise<Hex> {
  const { prescription, folder } = await tracerTask(path.join(network.dir, 'tea-room'), {
    parts: 1,
    lines: {
      pay: '{ function: fixed, max: "12" }',
      halt: `{ bids: ${bids}, afterMs: 20000 }`,
      check: `{ how: redundant, replicas: ${replicas} }`,
      equivalence: '{ how: pixels, tolerance: 2 }',
    },
  })
  return (await network.client.client!.submit(prescription, folder)).taskId
}

async function untilOver({ client: { client } }: TestNetwork, taskId: Hex): Promise<TaskView> {
  await client!.whenEnded(taskId)
  await expect.poll(() => client!.task(taskId)!.deletedMs, { timeout: 60_000, interval: 200 }).toBeDefined()
  await expect.poll(() => client!.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
  return client!.task(taskId)!
}

const priceOf = ({ bids }: TaskView, executor: string | undefined) =>
  bids.find(({ bid }) => bid.operator.toLowerCase() === executor)!.bid.price

function challengersOf({ client }: TestNetwork, taskId: Hex): string[] {
  const events = client.context.ledger.eventsOfTask(taskId, 'Contested')
  return events.map(({ args }) => args.challenger.toLowerCase()).sort()
}

it('lets the jury pay equivalent replicas when the client accepts none', { timeout }, () =>
  withNetwork(
    {
      providers: 3,
      vetoes: 3,
      rules,
      settingsOf: cheapest(2),
      executorOf: (index, dir) =>
        index === 2 ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'other'), almost) : undefined,
    },
    async (network, { before, gains }) => {
      withholdAcceptance(network)
      const taskId = await submit(network, 2, 3)
      const { ledger, peer } = network.client.context
      const settled = () => ledger.deliveries(taskId).filter(({ stage }) => stage === 'undecided')
      await expect.poll(() => settled().length, { timeout: 120_000, interval: 100 }).toBe(2)
      // neither the client nor anyone else who is not to judge gets a replica, although it is open on the chain
      const [{ id: deliveryId, delivery } = settled()[0]!] = settled()
      const executor = network.providers.find(
        ({ context }) => context.sender.address.toLowerCase() === delivery.executor.toLowerCase(),
      )!
      await expect(
        peer.call(executor.context.peer.peerId, fetchReplicaFrom, { deliveryId }),
      ).rejects.toMatchObject({
        code: 'PROVIDER_NOT_EXECUTOR',
      })

      const task = await untilOver(network, taskId)
      const executors = task.parts.map(({ executor: each }) => each!)
      expect(challengersOf(network, taskId)).toEqual(executors.toSorted())
      expect(task.parts.map(({ deliveries }) => deliveries.at(-1)!.outcome)).toEqual(['paid', 'paid'])
      const prices = executors.map((each) => priceOf(task, each))
      const { of, after } = await gains()
      const bonds = bondsMoved(network, task)
      expect(of.client).toBe(bonds.client! - prices[0]! - prices[1]!)
      const accounts = accountsOf(network)
      for (const [i, each] of executors.entries()) {
        const name = Object.keys(accounts).find((key) => accounts[key]!.toLowerCase() === each)!
        expect(of[name]).toBe(bonds[name]! + prices[i]!)
      }
      // the rest of what the registry holds is the stake of the jury
      expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, before.slashed])
      for (const { args } of ledger.eventsNamed('disputes', 'Voted')) {
        expect(args.workIsGood).toBe(true)
        const veto = network.vetoes.find(({ context }) => context.sender.address === args.member)!
        const asked = { deliveryId: args.deliveryId, segment: Number(args.segment) }
        const { text } = await peer.call(veto.context.peer.peerId, showEvidence, asked)
        expect(evidenceHash(text)).toBe(args.evidence)
        const [finding] = Evidence.parse(JSON.parse(text)).findings
        expect(finding).toMatchObject({ verdict: 'right', replicas: [{ distance: 0 }, { distance: 0.5 }] })
      }
    },
  ),
)

it(
  'slashes noise that contests its comparison, and pays the equivalent replicas',
  {
    timeout,
  },
  () =>
    withNetwork(
      {
        providers: 5,
        vetoes: 3,
        rules,
        settingsOf: cheapest(4, 3),
        executorOf: (index, dir) => {
          if (index < 3) return undefined
          const change = index === 3 ? almost : undefined
          return noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'other'), change)
        },
      },
      async (network, { before, gains }) => {
        withholdAcceptance(network)
        const taskId = await submit(network, 3, 5)
        const { context } = network.providers[4]!
        const { ledger, sender } = context
        const noise = sender.address.toLowerCase()
        const own = () =>
          ledger.deliveries(taskId).find(({ delivery }) => delivery.executor.toLowerCase() === noise)
        await expect.poll(() => own()?.stage, { timeout: 150_000, interval: 100 }).toBe('undecided')
        await contest(context, own()!.id)
        const task = await untilOver(network, taskId)
        expect(task.parts.map(({ status }) => status)).toEqual(['ended', 'ended', 'ended'])
        const outcomes = ledger
          .deliveries(taskId)
          .map((each) => [each.delivery.executor.toLowerCase() === noise, each.outcome])
        // nobody was had run the replica again: it could no longer be compared
        expect(outcomes.toSorted()).toEqual([
          [false, 'paid'],
          [false, 'paid'],
          [true, 'fraud'],
        ])
        const { of, after } = await gains()
        const bonds = bondsMoved(network, task)
        const { bid } = task.bids.find((each) => each.bid.operator.toLowerCase() === noise)!
        expect(of['provider-4']).toBe(bonds['provider-4']! - bid.price)
        const others = task.parts.map(({ executor }) => executor).filter((each) => each !== noise)
        // the others contest only when the drawn replicas are the same without being equal
        const challengers = challengersOf(network, taskId)
        expect(challengers).toContain(noise)
        expect([noise, ...others]).toEqual(expect.arrayContaining(challengers))
        const costs = others.map((each) => priceOf(task, each))
        expect(of.client).toBe(bonds.client! - costs[0]! - costs[1]!)
        // nobody gains by it: all of the stake is burned, or waits for it
        const burned = before.supply - after.supply + after.slashed - before.slashed
        expect([after.escrow, after.bonds, burned]).toEqual([0n, 0n, bid.price])
      },
    ),
)
