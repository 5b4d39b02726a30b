import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { generateSequences } from '../examples/aligner/generate.ts'
import { runExample } from '../examples/test/runExample.ts'
import { bondsMoved } from './support/bondsMoved.ts'
import { contest } from './support/contest.ts'
import { type ExampleTask, exampleTask } from './support/exampleTask.ts'
import { noisyExecutor } from './support/noisyExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { unwillingClient } from './support/unwillingClient.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
const [paid, fraud] = [1, 2]
const { query, database } = generateSequences(12, 200, 1)
const input = { 'query.fasta': query, 'database.fasta': database }

function searchTask(network: TestNetwork, region: string): Promise<ExampleTask> {
  return exampleTask('aligner', path.join(network.dir, 'genes'), {
    input,
    functions: ['verifier'],
    lines: {
      model: '{ wasm: build/aligner.wasm }',
      instructions: `{ maxHours: 0.1, region: ${region} }`,
      pay: '{ function: fixed, max: "5" }',
      check: '{ how: checker, wasm: build/verifier.wasm }',
    },
  })
}

it('the client’s checker is run by executor and seats, and its word pays the work', { timeout }, () =>
  withNetwork({ providers: 4 }, async (network, { gains }) => {
    const { prescription, folder } = await searchTask(network, 'any')
    const client = network.client.client!
    const { taskId } = await client.submit(prescription, folder)
    const task = await client.whenEnded(taskId)
    const [name] = await readdir(task.resultsDir!)
    const { out } = await runExample('aligner', [], input)
    expect(await readFile(path.join(task.resultsDir!, name!))).toEqual(out[name!])
    const { outcome, settlement, panel } = task.parts[0]!.deliveries[0]!
    expect([outcome, panel!.seats.length]).toEqual([paid, 1])
    await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
    const { of, after } = await gains()
    expect(of.client).toBe(bondsMoved(network, task).client! - settlement!.paid - settlement!.fees)
    expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, 0n, 0n])
  }),
)

it(
  'noise that its executor calls good is refused by the checker of the seats, and slashed',
  { timeout },
  () =>
    withNetwork(
      {
        providers: 7,
        settingsOf: (index) => ({ region: index === 6 ? 'us' : 'eu' }),
        executorOf: (index, dir) =>
          index === 6 ? noisyExecutor(new WasmExecutor({ dir }), path.join(dir, 'noise')) : undefined,
      },
      async (network, { gains }) => {
        const { prescription, folder } = await searchTask(network, '[us]')
        const client = network.client.client!
        const { taskId } = await client.submit(prescription, folder)
        const { ledger } = network.client.context
        const outcome = () => ledger.deliveries(taskId)[0]?.outcome ?? 0
        await expect.poll(outcome, { timeout: 150_000, interval: 200 }).toBe(fraud)
        client.cancel(taskId)
        const task = await client.whenEnded(taskId)
        await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
        const { of, after } = await gains()
        const bonds = bondsMoved(network, task)
        expect(of['provider-6']).toBe(bonds['provider-6']! - task.terms.stakeLock)
        expect(of.client).toBe(bonds.client)
        expect(after.escrow).toBe(0n)
      },
    ),
)

it('work that the checker took and somebody contests is taken by the panel’s checker too', { timeout }, () =>
  withNetwork(
    { providers: 4, vetoes: 3, rules: { contestSeconds: 30, voteSeconds: 120 } },
    async (network, { before, gains }) => {
      unwillingClient(network)
      const { prescription, folder } = await searchTask(network, 'any')
      const client = network.client.client!
      const { taskId } = await client.submit(prescription, folder)
      const { ledger } = network.client.context
      const accepted = 2
      const delivered = () => ledger.deliveries(taskId)[0]
      await expect
        .poll(() => delivered()?.settlement?.stage, { timeout: 120_000, interval: 100 })
        .toBe(accepted)
      await contest(network.client.context, delivered()!.id)
      await expect.poll(() => delivered()!.outcome, { timeout: 90_000 }).toBe(paid)
      const task = await client.whenEnded(taskId)
      await expect.poll(() => client.task(taskId)!.lockReleased, { timeout: 30_000 }).toBe(true)
      const votes = ledger.eventsNamed('disputes', 'Voted').map(({ args }) => args.workIsGood)
      expect(votes.length).toBeGreaterThanOrEqual(2)
      expect(votes).not.toContain(false)
      const { of, after } = await gains()
      const { paid: pay, fees } = delivered()!.settlement!
      const { disputeBond } = task.terms.rules
      expect(of.client).toBe(bondsMoved(network, task).client! - pay - fees - disputeBond)
      // the bond is nobody's any more; what the registry holds beside is the stake of the panel
      expect([after.escrow, after.bonds, after.slashed]).toEqual([0n, disputeBond, before.slashed])
    },
  ),
)
