import type { Hex } from '@muster-network/chain'
import { holds, type Provider } from '../Provider.ts'
import { currentRun } from './readStates.ts'

/** A part on this machine, as its owner sees it. */
export type RunView = {
  taskId: Hex
  part: number
  state: 'staging' | 'running' | 'paused' | 'delivering' | 'checking'
  units: bigint
  maxUnits: bigint
  price: bigint
  sinceMs: number
}

/** Every part that is not over, oldest first. */
export async function runViews(provider: Provider): Promise<RunView[]> {
  const { ledger } = provider.context
  const views: RunView[] = []
  for (const { value: tenure } of provider.tenures.open()) {
    const { taskId, part } = tenure
    const [task, standing] = [ledger.task(taskId), ledger.part(taskId, part)]
    if (!task || !standing) continue
    const run = await currentRun(provider, tenure)
    const status = await run?.status()
    const isOurs = standing.status === 'Running' && holds(provider, tenure, standing)
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
      units: used > standing.units ? used : standing.units,
      maxUnits: task.terms.maxUnits,
      price: tenure.bid.price,
      sinceMs: (standing.awardedAt ?? 0) * 1000,
    })
  }
  return views
}
