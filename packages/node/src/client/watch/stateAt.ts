import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'
import type { HeldCheckpoint } from '../ClientTask.ts'

/** The receipted state behind a leaf, if it is still here. */
export function stateAt(
  { kept }: Pick<ClientContext, 'kept'>,
  taskId: Hex,
  part: number,
  leaf: Hex,
): HeldCheckpoint | undefined {
  return kept.checkpoints(taskId, part).find((held) => held.kept && held.checkpoint.leaf === leaf)
}
