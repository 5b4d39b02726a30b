import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'

/**
 * Whether a blob that an executor offers as its state is other data of the task: input, a result, a state of another
 * part. Newer states evict older ones, and an executor must not choose what is evicted.
 */
export function isForeign(
  { records }: Pick<ClientContext, 'records'>,
  taskId: Hex,
  part: number,
  blob: string,
): boolean {
  const { manifest } = records.task(taskId)
  const states = [
    ...records
      .checkpoints(taskId)
      .map(({ checkpoint, state }) => ({ part: checkpoint.part, blob: state.blob })),
    ...records.states(taskId).map(({ part, state }) => ({ part, blob: state.blob })),
  ]
  return (
    manifest.parts.some((each) => each.blob === blob) ||
    records.results(taskId).some((each) => each.blob === blob) ||
    states.some((each) => each.blob === blob && each.part !== part)
  )
}
