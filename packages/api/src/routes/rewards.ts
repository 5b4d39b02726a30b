import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { Sent, TimeMs } from './fields.ts'

/** Tokens that any account stakes for a yield and for votes. Separate from an operator's stake, which backs its work. */
export const Savings = z.object({
  stakedWei: Wei,
  earnedWei: Wei,
  leavingWei: Wei,
  leavesMs: TimeMs.nullable(),
  /** Yearly rate in 1/10,000. */
  rateBps: z.int(),
  totalWei: Wei,
})
export type Savings = z.infer<typeof Savings>

export const UptimeReward = z.object({
  epoch: z.int(),
  endsMs: TimeMs,
  state: z.enum(['running', 'waiting', 'posted', 'challenged', 'claimable', 'claimed', 'over']),
  amountWei: Wei.nullable(),
})
export type UptimeReward = z.infer<typeof UptimeReward>

export const Rewards = z.object({ savings: Savings, uptime: z.array(UptimeReward), claimableWei: Wei })
export type Rewards = z.infer<typeof Rewards>

export const getRewards = {
  method: 'GET',
  path: '/v1/rewards',
  summary: 'Returns the savings and uptime rewards of this account',
  access: 'owner',
  response: Rewards,
} as const satisfies Route

export const claimRewards = {
  method: 'POST',
  path: '/v1/rewards/claim',
  summary: 'Claims every claimable reward into the wallet',
  access: 'owner',
  response: z.object({ claimedWei: Wei, sent: z.array(Sent) }),
} as const satisfies Route

export const addSavings = {
  method: 'POST',
  path: '/v1/rewards/savings',
  summary: 'Deposits tokens from the wallet into savings',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const leaveSavings = {
  method: 'POST',
  path: '/v1/rewards/savings/leave',
  summary: 'Starts the withdrawal of savings; the tokens are free after the delay',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const withdrawSavings = {
  method: 'POST',
  path: '/v1/rewards/savings/withdraw',
  summary: 'Withdraws savings whose delay is over into the wallet',
  access: 'owner',
  response: Sent,
} as const satisfies Route
