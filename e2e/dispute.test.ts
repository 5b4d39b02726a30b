import path from 'node:path'
import { bindContract, type Hex, tokenAbi, zeroHash } from '@muster-network/chain'
import { deliveryStages, doubts, enumCode, MusterError } from '@muster-network/core'
import { type Executor, WasmExecutor, type WasmProgram } from '@muster-network/executors'
import { announceResult, awardedBidOf, Evidence, evidenceHash, showEvidence } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cheatingExecutor } from './support/cheatingExecutor.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork
/** Segments of the picture below, known after it was made honestly once; from then on the last one is made up. */
let segments = 0

/** Works honestly until it is told to make up the last segment. */
function turncoat(_: number, dir: string): Executor<WasmProgram> {
  const honest = new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') })
  const forged = path.join(dir, '../forged')
  const executor = () =>
    segments === 0
      ? honest
      : cheatingExecutor(honest, { dir: forged, honestSegments: segments - 1, segments })
  return {
    facts: honest.facts,
    prepare: (program, options) => honest.prepare(program, options),
    start: (spec, options) => executor().start(spec, options),
    find: (runId) => executor().find(runId),
    list: () => honest.list(),
    close: () => honest.close(),
  }
}

beforeAll(async () => {
  network = await startTestNetwork({
    providers: 3,
    vetoes: 3,
    heartbeatMs: 1_000,
    executorOf: turncoat,
    // a ruling that the work is right confirms what nobody else contests in this time
    rules: { contestSeconds: 20 },
  })
  // a client that accepts nothing: what it does not contest is paid only after a while
  network.client.context.peer.handle(announceResult, async () => {
    throw new MusterError('API_NOT_FOUND', 'this client accepts nothing')
  })
}, 120_000)
afterAll(() => network?.stop())

/** Has a task without a check delivered, and contests it by pointing at its last segment. */
async function deliverAndContest(name: string): Promise<{ deliveryId: Hex; segments: number }> {
  const { context, client } = network.client
  const { network: contracts, sender, ledger } = context
  const made = await tracerTask(path.join(network.dir, name), {
    parts: 1,
    lines: {
      name,
      check: '{ how: none }',
      halt: '{ bids: 3, afterMs: 3000 }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 80000000 }',
    },
  })
  const { taskId } = await client!.submit(made.prescription, made.folder)
  await expect.poll(() => ledger.deliveries(taskId).length, { timeout: 60_000 }).toBe(1)
  const { id, delivery } = ledger.deliveries(taskId)[0]!
  const { terms } = ledger.task(taskId)!
  const bid = await awardedBidOf(context, delivery)
  const settlement = {
    stage: enumCode(deliveryStages, 'unchecked'),
    paid: 0n,
    fees: 0n,
    charged: 0n,
    doubt: enumCode(doubts, 'none'),
    until: delivery.deliveredAt + terms.rules.contestSeconds,
  }
  const token = bindContract(contracts.client, tokenAbi, contracts.addresses.token)
  await token.send.approve([contracts.addresses.disputes, terms.rules.disputeBond], {
    by: sender,
    intent: `${name}/approve`,
  })
  await contracts.disputes.send.contest(
    [terms, bid!, delivery, settlement, delivery.segments - 1n, zeroHash],
    { by: sender, intent: `${name}/contest` },
  )
  return { deliveryId: id, segments: Number(delivery.segments) }
}

async function decided(deliveryId: Hex) {
  const { ledger } = network.client.context
  await expect.poll(() => ledger.delivery(deliveryId)!.outcome, { timeout: 90_000 }).not.toBe('open')
  const votes = ledger.eventsNamed('disputes', 'Voted').filter((each) => each.deliveryId === deliveryId)
  return { outcome: ledger.delivery(deliveryId)!.outcome, votes: votes.map(({ args }) => args) }
}

it('refutes a false contest by replay and pays the work', { timeout: 180_000 }, async () => {
  const contested = await deliverAndContest('honest')
  expect(contested.segments).toBeGreaterThan(2)
  const { outcome, votes } = await decided(contested.deliveryId)
  expect(outcome).toBe('paid')
  expect(votes.length).toBeGreaterThanOrEqual(2)
  expect(votes.every((vote) => vote.workIsGood)).toBe(true)
  // nothing of the data stays with those who judged
  await expect.poll(() => network.vetoes.map(({ context }) => context.blobs.usedBytes)).toEqual([0, 0, 0])
  segments = contested.segments
})

it('finds a forged segment by replay, with evidence for every vote', {
  timeout: 180_000,
}, async () => {
  const { deliveryId } = await deliverAndContest('forged')
  const { outcome, votes } = await decided(deliveryId)
  expect(outcome).toBe('fraud')
  expect(votes.length).toBeGreaterThanOrEqual(2)
  for (const { member, workIsGood, evidence } of votes) {
    expect(workIsGood).toBe(false)
    const veto = network.vetoes.find(({ context }) => context.sender.address === member)!
    const { peer } = network.client.context
    const { text } = await peer.call(veto.context.peer.peerId, showEvidence, {
      deliveryId,
      segment: segments - 1,
    })
    expect(evidenceHash(text)).toBe(evidence)
    const { findings } = Evidence.parse(JSON.parse(text))
    expect(findings).toMatchObject([{ segment: segments - 1, verdict: 'wrong' }])
  }
})
