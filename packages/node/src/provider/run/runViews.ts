import type { Hex } from '@muster-network/chain'
import { assignmentKey } from '../Assignment.ts'
import { isCurrentAssignment, type Provider } from '../Provider.ts'
import { currentRun } from '../states/readStates.ts'

/** A part on this machine, as its owner sees it. */
export type RunView = {
  taskId: Hex
  part: number
  state: 'staging' | 'running' | 'paused' | 'delivering' | 'checking'
  units: bigint
  /** The share of the part that its program reported; undefined until it did. */
  share: number | undefined
  price: bigint
  sinceMs: number
}

/** Returns the views of all open assignments, oldest first. */
export async function runViews(
  provider: Provider,
  shareOf: (key: string) => number | undefined,
): Promise<RunView[]> {
  const { ledger } = provider.context
  const views: RunView[] = []
  for (const { value: assignment } of provider.assignments.open()) {
    const { taskId, part } = assignment
    const [task, ledgerPart] = [ledger.task(taskId), ledger.part(taskId, part)]
    if (!task || !ledgerPart) continue
    const run = await currentRun(provider, assignment)
    const status = await run?.status()
    const isOurs = ledgerPart.status === 'running' && isCurrentAssignment(provider, assignment, ledgerPart)
    const used = (await run?.usage())?.units ?? 0n
    views.push({
      taskId,
      part,
      state: !isOurs
        ? 'checking'
        : status === undefined || status === 'starting'
          ? 'staging'
          : status === 'ended'
            ? 'delivering'
            : status,
      units: used > ledgerPart.units ? used : ledgerPart.units,
      share: shareOf(assignmentKey(assignment)),
      price: assignment.bid.price,
      sinceMs: (ledgerPart.awardedAt ?? 0) * 1000,
    })
  }
  return views
}
