import path from 'node:path'
import { classIdOf } from '@muster-network/chain'
import { expect, it } from 'vitest'
import { startTestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

it('keeps a provider after one outage, jails it after the second, and lets it return by itself', {
  timeout: 240_000,
}, async () => {
  const network = await startTestNetwork({
    providers: 3,
    heartbeatMs: 500,
    rules: { livenessSeconds: 3, receiptSeconds: 2, awardSeconds: 10 },
    registry: { jailSilences: 2, jailWindow: 3_600, silenceGap: 1, jailTime: 15 },
  })
  try {
    // the others bid on nothing, so that every part goes to this one
    for (const { provider } of network.providers) await provider!.drain()
    const name = 'provider-flaky'
    const startFlaky = () => network.start(name, { provider: { state: 'on', score: 100, region: 'de' } })
    const made = await tracerTask(path.join(network.dir, 'long'), {
      parts: 1,
      samples: 4_000,
      lines: {
        halt: '{ bids: 1, afterMs: 500 }',
        instructions: '{ maxHours: 0.1, memory: 256MiB, startWithin: 5s }',
        pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000000 }',
      },
    })
    const client = network.client.client!
    const { ledger, network: contracts } = network.client.context
    let flaky = await startFlaky()
    const operator = flaky.context.sender.address
    const classId = classIdOf(flaky.executor.facts.class)
    const account = () => contracts.registry.read.accountOf([operator])
    const penalties = () => ledger.eventsNamed('registry', 'Slashed').map(({ args }) => args)
    /** The provider wins a task and its machine goes off in the middle of it. */
    const fallSilent = async () => {
      const { taskId } = await client.submit(made.prescription, made.folder)
      await expect.poll(() => ledger.part(taskId, 0)?.status, { timeout: 40_000 }).toBe('running')
      await flaky.stop()
      const cut = () => ledger.eventsOfTask(taskId, 'PartOpened').length
      await expect.poll(cut, { timeout: 60_000 }).toBe(1)
      await client.cancel(taskId)
    }

    const before = await account()
    await fallSilent()
    expect(await contracts.history.read.silencesOf([operator])).toBe(1n)
    expect(penalties()).toMatchObject([{ operator, amount: network.client.context.rules.silencePenalty }])
    expect((await account()).jailedUntil).toBe(0)
    flaky = await startFlaky()
    expect(await contracts.registry.read.eligible([operator, classId])).toBe(true)
    expect(flaky.provider!.pauseReason).toBeUndefined()

    await fallSilent()
    const { jailedUntil } = await account()
    expect(jailedUntil).toBeGreaterThan(0)
    expect(await contracts.registry.read.eligible([operator, classId])).toBe(false)

    flaky = await startFlaky()
    await expect.poll(() => flaky.provider!.pauseReason, { timeout: 10_000 }).toContain('returns by itself')
    await expect.poll(async () => (await account()).jailedUntil, { timeout: 60_000 }).toBe(0)
    expect(ledger.head.timestamp).toBeGreaterThanOrEqual(jailedUntil)
    await expect.poll(() => flaky.provider!.pauseReason, { timeout: 10_000 }).toBeUndefined()
    expect(await contracts.registry.read.eligible([operator, classId])).toBe(true)
    expect((await contracts.registry.read.bondOf([operator, classId])).jailedUntil).toBe(0)
    expect((await account()).free + (await account()).locked).toBeGreaterThan(0n)
    expect((await account()).nodes).toBe(before.nodes)

    // at work again
    const { taskId } = await client.submit(made.prescription, made.folder)
    await expect.poll(() => ledger.part(taskId, 0)?.status, { timeout: 40_000 }).toBe('running')
    expect(ledger.part(taskId, 0)!.executor).toBe(operator.toLowerCase())
  } finally {
    await network.stop()
  }
})
