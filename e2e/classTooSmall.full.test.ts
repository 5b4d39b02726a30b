import path from 'node:path'
import { expect, it } from 'vitest'
import { startTestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'

it('says before anything is paid that too few operators are left, who is jailed, why and until when', {
  timeout: 400_000,
}, async () => {
  const network = await startTestNetwork({
    providers: 4,
    heartbeatMs: 500,
    rules: { livenessSeconds: 3, receiptSeconds: 2 },
    // the first outage jails
    registry: { jailSilences: 1, jailWindow: 3_600, silenceGap: 1, jailTime: 30 },
    settingsOf: (index) => ({ region: index === 3 ? 'us' : 'eu' }),
  })
  try {
    const client = network.client.client!
    const { ledger } = network.client.context
    const { prescription, folder } = await tracerTask(path.join(network.dir, 'long'), {
      ...{ parts: 1, samples: 4_000 },
      lines: {
        halt: '{ bids: 1, afterMs: 500 }',
        instructions: '{ maxHours: 0.1, memory: 256MiB, region: [us], startWithin: 20s }',
        pay: '{ function: perUnit, unit: gas, max: "20", maxUnits: 40000000000 }',
      },
    })
    const { taskId } = await client.submit(prescription, folder)
    await expect.poll(() => ledger.part(taskId, 0)?.status, { timeout: 120_000 }).toBe('running')
    const lost = network.providers[3]!
    await lost.stop()
    const jailed = () => ledger.eventsNamed('registry', 'Jailed').length
    await expect.poll(jailed, { timeout: 120_000 }).toBe(1)
    client.cancel(taskId)

    const submitted = client.tasks().length
    const refusal = {
      code: 'CHAIN_CLASS_TOO_SMALL',
      message: expect.stringMatching(
        /^3 operators .* needs 4: 1 operator is jailed, the first until .* UTC because it fell silent too often/,
      ),
      hint: expect.stringContaining('Retry after'),
    }
    await expect(client.quote(prescription, folder)).rejects.toMatchObject(refusal)
    await expect(client.submit(prescription, folder)).rejects.toMatchObject(refusal)
    expect(client.tasks()).toHaveLength(submitted)

    // the node explains itself, returns when the time is over, and the market is open again
    const settings = { state: 'on', score: 100, region: 'us' } as const
    const { provider } = await network.start('provider-3', { provider: settings })
    await expect.poll(() => provider!.jail, { timeout: 120_000 }).toBeUndefined()
    await expect
      .poll(async () => (await client.quote(prescription, folder)).candidates.length, { timeout: 60_000 })
      .toBe(1)
  } finally {
    await network.stop()
  }
})
