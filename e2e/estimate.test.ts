import path from 'node:path'
import type { TaskView } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { submitLong } from './support/longWork.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

const timeout = 180_000
let network: TestNetwork

beforeAll(async () => {
  // the trust lock outlives these tasks
  network = await startTestNetwork({
    rules: { omissionSeconds: 600 },
    // a loaded machine needs longer to run the program to its end
    clientRoles: { trialMs: 60_000 },
  })
}, 120_000)
afterAll(() => network?.stop())

const unlimited = {
  pay: '{ function: perUnit, unit: gas, max: "12" }',
  instructions: '{ maxHours: 24, memory: 256MiB }',
}

it('quotes a new program by a trial run, and a known one by its history', { timeout }, async () => {
  const client = network.client.client!
  const { prescription, folder } = await tracerTask(path.join(network.dir, 'known'), { lines: unlimited })
  // the client looks into no file without a folder
  const blind = await client.quote(prescription)
  expect(blind.estimate).toBeNull()
  const quote = () => client.quote(prescription, folder)
  // on a busy machine the first quote does not wait until the program is compiled
  await expect.poll(async () => (await quote()).estimate?.by, { timeout: 120_000 }).toBe('trial')
  const tried = await quote()
  expect(tried.maxUnits).toBeLessThan(blind.maxUnits / 100n)
  expect(tried.maxCheckWei).toBeLessThan(blind.maxCheckWei / 5n)
  expect(tried.depositWei).toBe(tried.maxWorkWei + tried.maxCheckWei + tried.trustLockWei)
  const { taskId } = await client.submit(prescription, folder)
  const task = await client.whenEnded(taskId)
  expect([task.estimate, task.escrow]).toEqual([tried.estimate, tried.depositWei])
  const units = task.parts.map((part) => part.units).reduce((a, b) => (b > a ? b : a))
  const known = await quote()
  expect(known.estimate).toEqual({ by: 'history', units })
  // a trial sees the same work: the program ended within it
  expect(tried.estimate!.units).toBeLessThanOrEqual(units)
})

it('withdraws the refunds at the end, while the trust lock is still locked', { timeout }, async () => {
  const { context, client } = network.client
  const { prescription, folder } = await tracerTask(path.join(network.dir, 'refund'), { parts: 1 })
  const { taskId } = await client!.submit(prescription, folder)
  await client!.whenEnded(taskId)
  const { market, addresses } = context.network
  await expect.poll(() => client!.task(taskId)!.restWithdrawn, { timeout: 60_000 }).toBe(true)
  expect(await market.read.balanceOf([addresses.token, context.sender.address])).toBe(0n)
  const { lock } = await market.read.task([taskId])
  expect(lock).toBe(client!.task(taskId)!.terms.trustLock)
  expect(lock).toBeLessThan(client!.task(taskId)!.escrow / 2n)
})

it('shows what the program reports, never less than before, and the time that is left', {
  timeout,
}, async () => {
  const client = network.client.client!
  const { taskId, ended } = await submitLong(network, 96)
  const seen: TaskView['parts'][number][] = []
  await expect
    .poll(
      () => {
        const part = client.task(taskId)!.parts[0]
        if (part) seen.push(part)
        return part?.eta !== undefined && part.shown! > 0.3
      },
      { timeout: 120_000, interval: 50 },
    )
    .toBe(true)
  expect(seen[0]!.shown).toBeUndefined()
  const { lowMs, highMs } = seen.at(-1)!.eta!
  expect(lowMs).toBeLessThanOrEqual(highMs)
  seen.push((await ended).parts[0]!)
  const shown = seen.flatMap((part) => part.shown ?? [])
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
  expect(shown.at(-1)).toBeLessThan(1)
})
