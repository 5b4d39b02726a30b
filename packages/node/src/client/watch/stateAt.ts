import type { Hex } from '@muster-network/chain'
import type { ClientContext } from '../ClientContext.ts'
import type { StoredCheckpoint } from '../ClientTask.ts'

/** Returns the receipted state of a leaf, if this node still stores it. */
export function stateAt(
  { records }: Pick<ClientContext, 'records'>,
  taskId: Hex,
  part: number,
  leaf: Hex,
): StoredCheckpoint | undefined {
  return records.checkpoints(taskId, part).find((stored) => stored.kept && stored.checkpoint.leaf === leaf)
}
