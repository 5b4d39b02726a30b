import { rm } from 'node:fs/promises'
import { comparedReplicas } from '../../replicas/comparedReplicas.ts'
import { type Assignment, assignmentKey } from '../Assignment.ts'
import { folderOf, type Provider } from '../Provider.ts'
import { checkerRunId } from '../states/readStates.ts'

/** Removes the runs and folders of an assignment once all its deliveries are closed. Returns false while they are needed. */
export async function cleanUpAssignment(provider: Provider, assignment: Assignment): Promise<boolean> {
  const { context, executor, checker, assignments } = provider
  const { taskId, part } = assignment
  const isOpen = context.ledger
    .deliveries(taskId, part)
    .some(({ delivery, outcome }) => delivery.assignment === assignment.number && outcome === 'open')
  if (isOpen || isMeasure(provider, assignment)) return false
  for (const { id } of assignment.runs) await (await executor.find(id))?.remove()
  await (await checker.find(checkerRunId(assignment)))?.remove()
  await rm(folderOf(provider, assignment), { recursive: true, force: true })
  const key = assignmentKey(assignment)
  assignments.change(key, (record) => ({ ...record, clearedMs: context.nowMs() }))
  assignments.close(key)
  context.note(taskId, { step: 'cleanedUp', part })
  return true
}

/** Whether another replica of the part may still be compared with ours, even when ours is already settled. */
function isMeasure({ context: { ledger } }: Provider, { taskId, part, salt }: Assignment): boolean {
  if (salt === undefined) return false
  const { terms } = ledger.task(taskId)!
  return comparedReplicas(ledger, terms, { taskId, part }).some((replica) => replica.isOpen)
}
