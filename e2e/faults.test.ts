import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { announceResult } from '@muster-network/node'
import { expect, it } from 'vitest'
import type { TestNetwork } from './support/testNetwork.ts'
import { type TracerTask, tracerTask } from './support/tracerTask.ts'
import { waitForStep } from './support/waitForStep.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
/** Runs long enough for a fault in the middle of it. */
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

const refuse = async () => {
  throw new MusterError('NET_REFUSED', 'this client does not want to')
}

it('pays the executor on chain when the client acknowledges nothing', { timeout }, () =>
  withNetwork({}, async (network, { gains }) => {
    network.client.context.peer.handle(announceResult, refuse)
    const { taskId } = await submit(network, await tracerTask(path.join(network.dir, 'mute'), { parts: 1 }))
    const { ledger } = network.client.context
    await expect
      .poll(() => ledger.deliveries(taskId)[0]?.outcome, { timeout: 120_000, interval: 200 })
      .toBe('paid')
    const [{ delivery, settlement }] = ledger.deliveries(taskId) as [ReturnType<typeof ledger.deliveries>[0]]
    const { of } = await gains()
    const executor = network.providers.findIndex(
      ({ context }) => context.sender.address.toLowerCase() === delivery.executor.toLowerCase(),
    )
    expect(of[`provider-${executor}`]).toBeGreaterThanOrEqual(settlement!.paid)
    expect(settlement!.paid).toBeGreaterThan(0n)
  }),
)

it('completes a task whose chain is killed while it runs', { timeout }, () =>
  withNetwork({}, async (network) => {
    const made = await tracerTask(path.join(network.dir, 'chainless'), long)
    const { taskId, ended } = await submit(network, made)
    await waitForStep(network, taskId, 'running')
    process.kill(await network.chain.anvilPid(), 'SIGKILL')
    const task = await ended
    expect(task.parts[0]!.deliveries.map(({ outcome }) => outcome)).toEqual(['paid'])
    const { resultDir } = task.parts[0]!
    const [name] = await readdir(resultDir!)
    const picture = await readFile(path.join(resultDir!, name!))
    expect(picture.subarray(-made.expected(0).length).equals(made.expected(0))).toBe(true)
  }),
)
