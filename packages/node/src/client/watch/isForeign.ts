import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'

/**
 * Whether a blob that an executor offers as its state is something else of its task: data, a result, what another part has saved.
 * States are dropped when newer ones come, and an executor must not choose what is dropped.
 */
export function isForeign(
  { kept }: Pick<ClientContext, 'kept'>,
  taskId: Hex,
  part: number,
  blob: string,
): boolean {
  const { manifest } = kept.task(taskId)
  const states = [
    ...kept.checkpoints(taskId).map(({ checkpoint, state }) => ({ part: checkpoint.part, blob: state.blob })),
    ...kept.states(taskId).map(({ part, state }) => ({ part, blob: state.blob })),
  ]
  return (
    manifest.parts.some((each) => each.blob === blob) ||
    kept.results(taskId).some((each) => each.blob === blob) ||
    states.some((each) => each.blob === blob && each.part !== part)
  )
}
