import type { Leaf, Run } from '@muster-network/executors'
import { type Assignment, assignmentName } from '../Assignment.ts'
import type { Provider } from '../Provider.ts'
import type { States } from './SegmentRange.ts'

/**
 * Reads every state that a delivery commits to: those of all runs of an assignment or, with a checker, those of the checker's run.
 * The program is deterministic, so overlapping runs agree.
 */
export async function readStates({ executor, checker }: Provider, assignment: Assignment): Promise<States> {
  const { runs, work } = assignment
  const states = new Map<number, Leaf>()
  if (work?.manifest.checkerUnits !== undefined) {
    const run = await checker.find(checkerRunId(assignment))
    return new Map((await run?.leaves())?.map((leaf) => [leaf.index, leaf]))
  }
  for (const { id } of runs) {
    const run = await executor.find(id)
    for (const leaf of (await run?.leaves()) ?? [])
      if (states.get(leaf.index)?.checkpoint === undefined) states.set(leaf.index, leaf)
  }
  return states
}

/** The id of the run of the client's checker over our result. */
export function checkerRunId(assignment: Assignment): string {
  return `${assignmentName(assignment)}-check`
}

/** The newest run of an assignment; undefined when it was recorded but not started. */
export async function currentRun({ executor }: Provider, { runs }: Assignment): Promise<Run | undefined> {
  const last = runs.at(-1)
  return last && executor.find(last.id)
}
