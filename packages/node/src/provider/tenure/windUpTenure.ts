import { rm } from 'node:fs/promises'
import { comparedCopies } from '../../copies/comparedCopies.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { checkRunId } from '../run/readStates.ts'
import { type Tenure, tenureKey } from './Tenure.ts'

/** When every delivery is closed, nothing of the work is needed here any more. False while something is. */
export async function windUpTenure(provider: Provider, tenure: Tenure): Promise<boolean> {
  const { context, executor, checker, tenures } = provider
  const { taskId, part } = tenure
  const isOpen = context.ledger
    .deliveries(taskId, part)
    .some(({ delivery, outcome }) => delivery.tenure === tenure.number && outcome === 0)
  if (isOpen || isMeasure(provider, tenure)) return false
  for (const { id } of tenure.runs) await (await executor.find(id))?.remove()
  await (await checker.find(checkRunId(tenure)))?.remove()
  await rm(folderOf(provider, tenure), { recursive: true, force: true })
  const key = tenureKey(tenure)
  tenures.change(key, (held) => ({ ...held, clearedMs: context.nowMs() }))
  tenures.close(key)
  context.note(taskId, 'cleared', { part })
  return true
}

/** Ours is paid or not; but another copy of the part may still have to be held against it. */
function isMeasure({ context: { ledger } }: Provider, { taskId, part, salt }: Tenure): boolean {
  if (salt === undefined) return false
  const { terms } = ledger.task(taskId)!
  return comparedCopies(ledger, terms, { taskId, part }).some((copy) => copy.isOpen)
}
