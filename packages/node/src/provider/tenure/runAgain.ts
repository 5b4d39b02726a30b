import { rm } from 'node:fs/promises'
import { hasCode } from '@muster-network/core'
import type { LedgerTask } from '../../ledger/Ledger.ts'
import type { Next } from '../../role/Jobs.ts'
import { checkFolder } from '../deliver/judgeOwnResult.ts'
import { checkRunId } from '../run/readStates.ts'
import { withoutSaved } from '../run/savedStart.ts'
import { startRun } from '../run/startRun.ts'
import { quitTenure } from './leaveTenure.ts'
import { type Tenure, tenureKey } from './Tenure.ts'
import type { TenureHands } from './TenureCase.ts'

const lookAgainMs = 500

/** Starts the next run of a part, from the furthest state that is there. */
export async function runAgain(hands: TenureHands, tenure: Tenure, task: LedgerTask): Promise<Next> {
  const run = await startRun(hands.provider, tenure, task.terms).catch((error: unknown) => {
    if (hasCode(error, 'EXEC_HOST', 'EXEC_CHECKPOINT_FORGED')) return error
    throw error
  })
  if (hasCode(run)) return quitTenure(hands, tenure, task, run.message)
  hands.watch(tenure, run)
  hands.onRunning(tenure)
  return { againMs: lookAgainMs }
}

/**
 * What a run that went on from a stranger's state comes to says little about the program: it may be the state. So that
 * nobody can spoil a part for those after it, the work is done from the start, once, before anything is said about it.
 */
export async function beginAnew(
  hands: TenureHands,
  tenure: Tenure,
  task: LedgerTask,
  why: string,
): Promise<Next> {
  const { provider } = hands
  const { context, tenures, checker } = provider
  context.note(tenure.taskId, 'beginning anew', { part: tenure.part, why })
  await (await checker.find(checkRunId(tenure)))?.remove()
  await rm(checkFolder(provider, tenure), { recursive: true, force: true })
  const fresh = tenures.change(tenureKey(tenure), (held) => withoutSaved(held, { all: true }))!
  return runAgain(hands, fresh, task)
}
