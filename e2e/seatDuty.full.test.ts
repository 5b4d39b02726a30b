import { answerKinds } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { loseExecutor } from './support/loseExecutor.ts'
import { noReplayExecutor } from './support/noReplayExecutor.ts'
import { regionTask } from './support/regionTask.ts'
import { slowReplayExecutor } from './support/slowReplayExecutor.ts'
import type { TestNetwork } from './support/testNetwork.ts'
import { quickRules, withNetwork } from './support/withNetwork.ts'

const timeout = 300_000
/** Long enough that a busy machine sees the draw and serves the data in its share of the time. */
const answerSeconds = 45
/** Longer than any time to answer: the replay adds at most `waitSeconds`. */
const tooLateMs = (answerSeconds + quickRules.waitSeconds + 5) * 1000
const gibibyte = 2 ** 30
const roomy = { memoryBytes: gibibyte, diskBytes: 64 * gibibyte, slots: 2, queue: 32, maxRunMs: 3_600_000 }

/** Submits a task to the only node of a region. */
async function submit(network: TestNetwork) {
  const { prescription, folder } = await regionTask(network, 'us')
  const { taskId } = await network.client.client!.submit(prescription, folder)
  return taskId
}

/** The duties of all providers, by provider. */
const dutiesOf = ({ providers }: TestNetwork) => providers.map(({ provider }) => provider!.duties()[0])

it('a seat that is too small, too slow or too late abstains, and asks nobody for data', { timeout }, () =>
  withNetwork(
    {
      providers: 5,
      settingsOf: (index) =>
        [
          { region: 'us' },
          { region: 'eu', limits: { ...roomy, memoryBytes: 128 * 2 ** 20 } },
          { region: 'eu', limits: { ...roomy, diskBytes: 2 ** 20 } },
          { region: 'eu', unitsPerSecond: 1n },
          { region: 'eu' },
        ][index]!,
    },
    async (network) => {
      const late = network.providers[4]!.context
      const nowMs = late.nowMs.bind(late)
      // it sees the draw when more than a quarter of the time to answer is over
      late.nowMs = () => nowMs() + 8_000
      await submit(network)
      await expect
        .poll(() => dutiesOf(network).filter((duty) => duty?.answer).length, { timeout: 150_000 })
        .toBe(4)
      for (const [index, reason] of ['', 'memory', 'disk', 'needs', 'too little time'].entries()) {
        const duty = dutiesOf(network)[index]
        if (index === 0) continue
        expect([duty!.asked, answerKinds[duty!.answer!.kind]]).toEqual([undefined, 'abstain'])
        expect(duty!.why).toContain(reason)
      }
    },
  ),
)

it('a seat whose machine fails, or is too slow for its replay, accuses nobody', { timeout }, () =>
  withNetwork(
    {
      providers: 4,
      rules: { answerSeconds },
      settingsOf: (index) => ({ region: index === 0 ? 'us' : 'eu' }),
      executorOf: (index, dir) =>
        index === 0
          ? undefined
          : index === 1
            ? noReplayExecutor(new WasmExecutor({ dir }))
            : slowReplayExecutor(new WasmExecutor({ dir }), tooLateMs),
    },
    async (network) => {
      // it fails, asks again, and is served no more
      loseExecutor(network.providers[1]!)
      const taskId = await submit(network)
      const { ledger } = network.client.context
      await expect.poll(() => ledger.deliveries(taskId)[0]?.stage, { timeout: 250_000 }).toBe('undecided')
      const duties = dutiesOf(network).slice(1)
      expect(duties.map((duty) => [duty?.asked, duty?.answer])).toEqual(Array(3).fill([true, undefined]))
      expect(duties[0]!.why).toContain('no room for another run')
      const { roster } = ledger.deliveries(taskId)[0]!
      expect(roster!.seats).toHaveLength(3)
    },
  ),
)
