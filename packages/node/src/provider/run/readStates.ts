import type { Leaf, Run } from '@muster-network/executors'
import type { Provider } from '../Provider.ts'
import type { Tenure } from '../tenure/Tenure.ts'
import type { States } from './Stretch.ts'

/** Every state that the runs of a tenure have recorded. The program is deterministic, so that runs agree where they meet. */
export async function readStates({ executor }: Provider, { runs }: Tenure): Promise<States> {
  const states = new Map<number, Leaf>()
  for (const { id } of runs) {
    const run = await executor.find(id)
    for (const leaf of (await run?.leaves()) ?? [])
      if (states.get(leaf.index)?.checkpoint === undefined) states.set(leaf.index, leaf)
  }
  return states
}

/** The newest run of a tenure, if it was really started. */
export async function currentRun({ executor }: Provider, { runs }: Tenure): Promise<Run | undefined> {
  const last = runs.at(-1)
  return last && executor.find(last.id)
}
