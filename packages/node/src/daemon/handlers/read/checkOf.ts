import type { CheckPlan } from '@muster-network/api'
import { assumedDishonestShare, wrongAccepted } from '@muster-network/core'
import type { TaskView } from '../../../client/TaskView.ts'

const checks = ['replay', 'redundant', 'checker', 'none'] as const

/** The check that a task was posted with, in numbers. */
export function checkOf({ terms }: Pick<TaskView, 'terms'>): CheckPlan {
  const how = checks[terms.how] ?? 'none'
  const segments = Number((terms.maxUnits + terms.segmentUnits - 1n) / terms.segmentUnits)
  const checked = how === 'none' ? 0 : 1
  const seats = terms.parts * terms.segments * terms.lead * checked
  const missed = wrongAccepted({
    lead: terms.lead,
    rejectLead: terms.rejectLead,
    dishonestShare: assumedDishonestShare,
  })
  const found = checked === 0 ? 0 : 1 - missed
  const losesWei = terms.maxPrice + terms.stakeLock
  return {
    how,
    segments,
    drawn: terms.segments * checked,
    lead: terms.lead,
    rejectLead: terms.rejectLead,
    cap: terms.cap,
    seats,
    stakeWei: terms.stakeLock,
    extraCompute: (terms.segments * terms.lead * checked) / segments,
    strangers: terms.parts * terms.copies + seats,
    cheater: {
      savesWei: terms.maxPrice,
      losesWei,
      found,
      expectsWei: terms.maxPrice - (losesWei * BigInt(Math.round(found * 1e6))) / 1_000_000n,
    },
  }
}
