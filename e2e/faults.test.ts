import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { announceResult, takePart } from '@muster-network/node'
import { expect, it } from 'vitest'
import type { TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
/** Long enough for something to happen in the middle of it. */
const long = {
  parts: 1,
  width: 320,
  height: 192,
  samples: 48,
  lines: {
    pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 10000000000 }',
    check: '{ how: replay, segments: 40 }',
  },
}

async function submit({ client }: TestNetwork, { prescription, folder }: TracerTask) {
  const { taskId } = await client.client!.submit(prescription, folder)
  return { taskId, ended: client.client!.whenEnded(taskId) }
}

/** Resolves with the facts of the first step of that name that any provider, or the client, notes about a task. */
function stepOf(network: TestNetwork, taskId: Hex, wanted: string): Promise<Record<string, unknown>> {
  return new Promise((resolve) => {
    const nodes = [network.client, ...network.providers]
    const stops = nodes.map(({ context }) =>
      context.steps.onAdded(({ taskId: id, name, facts }) => {
        if (id !== taskId || name !== wanted) return
        for (const stop of stops) stop()
        resolve(facts)
      }),
    )
    for (const { context } of nodes)
      for (const { name, facts } of context.steps.of(taskId)) if (name === wanted) resolve(facts)
  })
}

const refuse = async () => {
  throw new MusterError('NET_REFUSED', 'this client does not want to')
}

it('an executor is paid by the chain when the client acknowledges nothing', { timeout }, () =>
  withNetwork({}, async (network, { gains }) => {
    network.client.context.peer.handle(announceResult, refuse)
    const { taskId } = await submit(network, await tracerTask(path.join(network.dir, 'mute'), { parts: 1 }))
    const { ledger } = network.client.context
    await expect
      .poll(() => ledger.deliveries(taskId)[0]?.outcome, { timeout: 120_000, interval: 200 })
      .toBe(1)
    const [{ delivery, settlement }] = ledger.deliveries(taskId) as [ReturnType<typeof ledger.deliveries>[0]]
    const { of } = await gains()
    const executor = network.providers.findIndex(
      ({ context }) => context.sender.address.toLowerCase() === delivery.executor.toLowerCase(),
    )
    expect(of[`provider-${executor}`]).toBeGreaterThanOrEqual(settlement!.paid)
    expect(settlement!.paid).toBeGreaterThan(0n)
  }),
)

it('a client that never hands the key over pays those who waited, and gets the rest back', { timeout }, () =>
  // the time in which a part may be given back: a provider waits until fifteen seconds of it are left
  withNetwork({ providers: 4, rules: { awardSeconds: 20 } }, async (network, { gains }) => {
    network.client.context.peer.handle(takePart, refuse)
    const made = await tracerTask(path.join(network.dir, 'keyless'), {
      parts: 1,
      lines: { instructions: '{ maxHours: 0.1, memory: 256MiB, startWithin: 4s }' },
    })
    const { taskId, ended } = await submit(network, made)
    const { ledger, rules } = network.client.context
    const declined = () => ledger.events({ taskId }).filter(({ name }) => name === 'PartDeclined').length
    await expect.poll(declined, { timeout: 120_000, interval: 200 }).toBeGreaterThanOrEqual(2)
    network.client.client!.cancel(taskId)
    await ended
    const { of } = await gains()
    const fees = Object.entries(of).filter(([name, gained]) => name !== 'client' && gained > 0n)
    expect(fees.length).toBeGreaterThanOrEqual(2)
    for (const [, gained] of fees) expect(gained % rules.declineFee).toBe(0n)
  }),
)

it('work that its deadline stops is paid as far as it was receipted', { timeout }, () =>
  // providers that think themselves quick enough to take it
  withNetwork({ settingsOf: () => ({ unitsPerSecond: 10n ** 11n }) }, async (network, { gains }) => {
    const made = await tracerTask(path.join(network.dir, 'late'), {
      ...long,
      samples: 3_000, // far more than the time allows, on any machine
      lines: {
        pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 200000000000 }',
        check: '{ how: replay, segments: 400 }', // short ones: one is receipted in time on a busy machine too
        instructions: '{ maxHours: 0.006, memory: 256MiB, checkpointEvery: 1s }',
      },
    })
    const { taskId, ended } = await submit(network, made)
    await stepOf(network, taskId, 'checkpoint receipted')
    const task = await ended
    const { delivery, settlement, outcome } = task.parts[0]!.deliveries.at(-1)!
    expect([delivery.last, delivery.cut, outcome]).toEqual([false, 4, 1])
    expect(settlement!.paid).toBeGreaterThan(0n)
    const { after } = await gains()
    expect(after.bonds).toBe(0n)
  }),
)

it('a chain that is killed in the middle of a task changes nothing but the time', { timeout }, () =>
  withNetwork({}, async (network) => {
    const made = await tracerTask(path.join(network.dir, 'chainless'), long)
    const { taskId, ended } = await submit(network, made)
    await stepOf(network, taskId, 'running')
    process.kill(await network.chain.anvilPid(), 'SIGKILL')
    const task = await ended
    expect(task.parts[0]!.deliveries.map(({ outcome }) => outcome)).toEqual([1])
    const { resultDir } = task.parts[0]!
    const [name] = await readdir(resultDir!)
    const picture = await readFile(path.join(resultDir!, name!))
    expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
  }),
)
