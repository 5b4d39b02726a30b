import { answerKinds } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { expect, it } from 'vitest'
import { outcomeOf, regionTask } from './support/regionTask.ts'
import { slowReplayExecutor } from './support/slowReplayExecutor.ts'
import { withNetwork } from './support/withNetwork.ts'

const timeout = 240_000
/** A task of the region has 360 s for eight segments, so that a window and the end may take 90 s. */
const rules = { answerSeconds: 20, waitSeconds: 120 }
/** Each of the two pieces begins this late: the replay alone takes longer than `answerSeconds`. */
const lateMs = 15_000
/** The speed that the seats measured: 33 s for the ten million units of the job. */
const unitsPerSecond = 300_000n

it('seats whose replay takes longer than answerSeconds accept honest work', { timeout }, () =>
  withNetwork(
    {
      providers: 4,
      rules,
      settingsOf: (index) => (index === 0 ? { region: 'us' } : { region: 'eu', unitsPerSecond }),
      executorOf: (index, dir) =>
        index === 0 ? undefined : slowReplayExecutor(new WasmExecutor({ dir }), lateMs),
    },
    async (network) => {
      const { prescription, folder } = await regionTask(network, 'us')
      const { taskId } = await network.client.client!.submit(prescription, folder)
      const { outcome, roster } = await outcomeOf(network.client, taskId)
      expect(outcome).toBe('paid')
      // the first seat alone decided: nobody was silent, abstained or was replaced
      expect(roster!.seats).toHaveLength(1)
      const duties = network.providers.flatMap(({ provider }) => provider!.duties())
      expect(duties.map(({ answer }) => answerKinds[answer!.kind])).toEqual(['agree'])
    },
  ),
)
