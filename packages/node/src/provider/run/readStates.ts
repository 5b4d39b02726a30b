import type { Leaf, Run } from '@muster-network/executors'
import type { Provider } from '../Provider.ts'
import { type Tenure, tenureName } from '../tenure/Tenure.ts'
import type { States } from './Stretch.ts'

/**
 * Every state that is committed to: those that the runs of a tenure have recorded, or of the run of the client's checker.
 * The program is deterministic, so that runs agree where they meet.
 */
export async function readStates({ executor, checker }: Provider, tenure: Tenure): Promise<States> {
  const { runs, work } = tenure
  const states = new Map<number, Leaf>()
  if (work?.manifest.checkerUnits !== undefined) {
    const run = await checker.find(checkRunId(tenure))
    return new Map((await run?.leaves())?.map((leaf) => [leaf.index, leaf]))
  }
  for (const { id } of runs) {
    const run = await executor.find(id)
    for (const leaf of (await run?.leaves()) ?? [])
      if (states.get(leaf.index)?.checkpoint === undefined) states.set(leaf.index, leaf)
  }
  return states
}

/** The run in which the client's checker judged our result. */
export function checkRunId(tenure: Tenure): string {
  return `${tenureName(tenure)}-check`
}

/** The newest run of a tenure, if it was really started. */
export async function currentRun({ executor }: Provider, { runs }: Tenure): Promise<Run | undefined> {
  const last = runs.at(-1)
  return last && executor.find(last.id)
}
