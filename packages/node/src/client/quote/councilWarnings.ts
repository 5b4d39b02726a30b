import { type CheckPlan, fullCouncil } from '@muster-network/core'

const percent = (share: number) => `${(share * 100).toFixed(1)}%`

/** Returns the warnings about a council that is weaker than that of a large network, or about a cheat that would pay. */
export function councilWarnings(plan: CheckPlan): string[] {
  if (plan.how === 'none' || plan.how === 'redundant') return []
  const warnings: string[] = []
  if (plan.rejectLead < fullCouncil.rejectLead || plan.cap < fullCouncil.cap)
    warnings.push(
      `This network has few operators: a lead of ${plan.rejectLead} or the majority of ${plan.cap} answers decides a doubt, ` +
        `instead of ${fullCouncil.rejectLead} and ${fullCouncil.cap}. Its check is weaker: with a fifth of dishonest seats it accepts ` +
        `${percent(plan.wrongAccepted)} of the wrong work that it replays.`,
    )
  if (plan.cheater.expectsWei >= 0n)
    warnings.push('The lock is too small to deter a cheater: one forged link would pay on average.')
  return warnings
}
