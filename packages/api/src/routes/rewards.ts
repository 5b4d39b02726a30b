import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { Sent, TimeMs } from './fields.ts'

/** Tokens staked by anyone for a yield and for votes: apart from an operator's stake, which backs its work. */
export const Savings = z.object({
  stakedWei: Wei,
  earnedWei: Wei,
  leavingWei: Wei,
  leavesMs: TimeMs.nullable(),
  /** In a year, in 1/10,000. */
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
  summary: 'What this account earns by savings and by being online',
  access: 'owner',
  response: Rewards,
} as const satisfies Route

export const claimRewards = {
  method: 'POST',
  path: '/v1/rewards/claim',
  summary: 'Brings every reward that can be claimed into the wallet',
  access: 'owner',
  response: z.object({ claimedWei: Wei, sent: z.array(Sent) }),
} as const satisfies Route

export const addSavings = {
  method: 'POST',
  path: '/v1/rewards/savings',
  summary: 'Moves tokens from the wallet to savings',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const leaveSavings = {
  method: 'POST',
  path: '/v1/rewards/savings/leave',
  summary: 'Begins to take tokens out of savings; they are free after the delay',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const withdrawSavings = {
  method: 'POST',
  path: '/v1/rewards/savings/withdraw',
  summary: 'Brings tokens whose delay is over into the wallet',
  access: 'owner',
  response: Sent,
} as const satisfies Route
