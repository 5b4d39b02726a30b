import path from 'node:path'
import { expect, it } from 'vitest'
import { keepBusy } from './support/keepBusy.ts'
import { regionTask } from './support/regionTask.ts'
import { serveLate } from './support/serveLate.ts'
import { startTestNetwork } from './support/testNetwork.ts'
import { tracerTask } from './support/tracerTask.ts'
import { quickRules, withNetwork } from './support/withNetwork.ts'

/** As the local network of a person has it, apart from waits that a test can shorten; the times to answer are the same. */
const rules = { waitSeconds: 60, contestSeconds: 20, voteSeconds: 120 }

it('survives parallel tasks on a busy machine: nobody stays jailed, and the next task is paid', {
  timeout: 1_500_000,
}, async () => {
  const network = await startTestNetwork({ providers: 6, vetoes: 3, rules })
  const load = keepBusy()
  try {
    const client = network.client.client!
    const { ledger, network: contracts } = network.client.context
    const made = await tracerTask(path.join(network.dir, 'busy'), { parts: 4 })
    const tasks = await Promise.all([0, 1, 2].map(() => client.submit(made.prescription, made.folder)))
    const ended = await Promise.all(tasks.map(({ taskId }) => client.whenEnded(taskId)))
    load.stop()

    const outcomes = ended.flatMap(({ parts }) => parts.flatMap(({ deliveries }) => deliveries))
    expect(outcomes.length).toBeGreaterThanOrEqual(12)
    // nobody cheated, so nobody is convicted
    expect(outcomes.map(({ outcome }) => outcome)).not.toContain('fraud')
    // the time to answer grows with the job: it has the replay's share of the run beside the time for data and answer
    const { answerSeconds } = network.client.context.rules
    const drawn = ledger.eventsNamed('council', 'Drawn').map(({ args, at }) => args.roster.deadline - at)
    expect(Math.min(...drawn)).toBeGreaterThan(answerSeconds)

    const jailedUntil = async () =>
      Promise.all(
        network.providers.map(async ({ context }) => {
          const account = await contracts.registry.read.accountOf([context.sender.address])
          return account.jailedUntil
        }),
      )
    // whoever was jailed returns by itself, after minutes at most
    await expect
      .poll(jailedUntil, { timeout: 1000 * network.definition.registry.jailTime + 60_000 })
      .toEqual(Array(6).fill(0))
    const quote = await client.quote(made.prescription, made.folder)
    expect(quote.candidates.length).toBeGreaterThanOrEqual(4)
    const { taskId } = await client.submit(made.prescription, made.folder)
    const next = await client.whenEnded(taskId)
    for (const { deliveries } of next.parts) expect(deliveries.at(-1)!.outcome).toBe('paid')
  } finally {
    load.stop()
    await network.stop()
  }
})

it(
  'seats of a busy machine accuse nobody of data that they could not read in time',
  { timeout: 400_000 },
  () =>
    withNetwork(
      {
        providers: 4,
        settingsOf: (index) => ({ region: index === 0 ? 'us' : 'eu' }),
        // a process that waits nine times as long for a core as it runs
        cpuTimes: () => ({ ranMs: performance.now() / 10, waitedMs: (performance.now() * 9) / 10 }),
      },
      async (network) => {
        // seats of an idle machine reject such work as fraud: e2e/shortcuts.full.test.ts
        serveLate(network.providers[0]!, (quickRules.answerSeconds * 1000) / 2 + 2_000)
        const { ledger } = network.client.context
        const { prescription, folder } = await regionTask(network, 'us')
        const { taskId } = await network.client.client!.submit(prescription, folder)
        await expect.poll(() => ledger.deliveries(taskId)[0]?.stage, { timeout: 300_000 }).toBe('undecided')
        const duties = network.providers.slice(1).map(({ provider }) => provider!.duties()[0])
        expect(duties.map((duty) => [duty?.asked, duty?.answer])).toEqual(Array(3).fill([true, undefined]))
        expect(ledger.eventsNamed('registry', 'Jailed')).toEqual([])
      },
    ),
)
