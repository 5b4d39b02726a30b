import { errorCodes } from '@muster-network/core'
import type { TaskView } from '../../../client/TaskView.ts'
import type { JournalRecord } from '../../../store/Journal.ts'

/** Why a task did not succeed, and what its owner can do about it. */
export type Reason = { why?: string; hint?: string }

/** Returns why a task was refused, failed, was not awarded or was cancelled. */
export function reasonOf(task: Pick<TaskView, 'refused' | 'failed' | 'cancelled'>): Reason {
  const { refused, failed, cancelled } = task
  if (refused) return { why: refused.message, hint: refused.hint }
  if (failed) return { why: failed.message, hint: errorCodes[failed.code].hint }
  if (!cancelled) return {}
  return cancelled.unmatched ? { why: cancelled.why, hint: unmatchedHint } : { why: cancelled.why }
}

/** Returns the last trouble of the journal, for a task that ended without a result and has no reason of its own. */
export function lastTrouble(journal: readonly JournalRecord[]): Reason {
  const entry = journal.findLast(({ entry }) => troubles.has(entry.step))?.entry
  if (entry?.step === 'partCancelled') return { why: `part ${entry.part}: ${entry.why}`, hint: logHint }
  if (entry?.step === 'programFailed')
    return { why: `the program failed in part ${entry.part}: ${entry.message}`, hint: logHint }
  if (entry?.step === 'partExpired')
    return {
      why: `part ${entry.part} did not end within instructions.maxHours`,
      hint: 'Raise instructions.maxHours, or split the work into more parts.',
    }
  return {}
}

const troubles = new Set(['partCancelled', 'programFailed', 'partExpired'])
const logHint = 'Read the log and the events of the task; then submit it again.'
const unmatchedHint =
  'Quote the task to see why nodes refuse it; then raise pay.max, relax the instructions, or wait longer with halt.giveUpMs.'
