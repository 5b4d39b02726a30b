import path from 'node:path'
import { bindContract, type Hex, tokenAbi } from '@muster-network/chain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

let network: TestNetwork
beforeAll(async () => {
  network = await startTestNetwork({
    providers: 3,
    vetoes: 3,
    heartbeatMs: 500,
    strandedAfterSeconds: 3,
    rules: { livenessSeconds: 3, receiptSeconds: 3, awardSeconds: 10 },
  })
}, 120_000)
afterAll(() => network?.stop())

function walletOf(account: Hex): Promise<bigint> {
  const { client, addresses } = network.vetoes[0]!.context.network
  return bindContract(client, tokenAbi, addresses.token).read.balanceOf([account])
}

it('lets veto nodes replace a silent executor while its client is away', {
  timeout: 200_000,
}, async () => {
  const made = await tracerTask(path.join(network.dir, 'long'), {
    parts: 1,
    samples: 4_000,
    lines: {
      halt: '{ bids: 3, afterMs: 3000 }',
      pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000000 }',
    },
  })
  const before = await Promise.all(network.vetoes.map(({ context }) => walletOf(context.sender.address)))
  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  const { ledger } = network.vetoes[0]!.context
  await expect.poll(() => ledger.part(taskId, 0)?.status, { timeout: 30_000 }).toBe('running')
  const { executor } = ledger.part(taskId, 0)!
  const silent = network.providers.find(({ context }) => context.sender.address.toLowerCase() === executor)!
  await Promise.all([network.client.stop(), silent.stop()])

  // cut at its last receipt, free for the next bid until the client's time is over, then ended: its money is back
  await expect.poll(() => ledger.task(taskId)!.status, { timeout: 150_000, interval: 200 }).toBe('ended')
  const events = ledger.events({ taskId })
  const [challenged] = ledger.eventsOfTask(taskId, 'Challenged')
  const vetoes = network.vetoes.map(({ context }) => context.sender.address)
  expect(vetoes).toContain(challenged!.args.challenger)
  const names = events.map(({ name }) => name)
  const told = ['Challenged', 'Replaced', 'PartCut', 'PartOpened', 'PartEnded', 'TaskEnded']
  expect(names.filter((name) => told.includes(name))).toEqual(told)
  // the challenger has its bond back in its wallet
  const { network: contracts } = network.vetoes[0]!.context
  const { token } = contracts.addresses
  const challenger = challenged!.args.challenger
  const place = vetoes.indexOf(challenger)
  await expect.poll(() => walletOf(challenger), { timeout: 20_000 }).toBe(before[place])
  expect(await contracts.liveness.read.balanceOf([token, challenger])).toBe(0n)
})
