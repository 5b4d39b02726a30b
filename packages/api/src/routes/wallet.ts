import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, GivenAddress, Sent, TimeMs } from './fields.ts'

export const Wallet = z.object({
  address: AccountAddress,
  tokenWei: Wei,
  nativeWei: Wei,
  /** Owed by the contracts: payments and refunds to collect. */
  owedWei: Wei,
})
export type Wallet = z.infer<typeof Wallet>

export const getWallet = {
  method: 'GET',
  path: '/v1/wallet',
  summary: 'The account of this daemon and what it holds',
  access: 'owner',
  response: Wallet,
} as const satisfies Route

export const collectOwed = {
  method: 'POST',
  path: '/v1/wallet/collect',
  summary: 'Brings what the contracts owe into the wallet',
  access: 'owner',
  response: z.object({ collectedWei: Wei, sent: z.array(Sent) }),
} as const satisfies Route

export const sendFunds = {
  method: 'POST',
  path: '/v1/wallet/send',
  summary: 'Sends tokens or native coin from the wallet to another account',
  access: 'owner',
  body: z.object({ asset: z.enum(['token', 'native']), amountWei: Wei, to: GivenAddress }),
  response: Sent,
} as const satisfies Route

/** What an operator has at stake; no token backs two things at once. */
export const Stake = z.object({
  freeWei: Wei,
  /** Behind work that runs or is being checked. */
  lockedWei: Wei,
  /** For council duty. */
  bondedWei: Wei,
  nativeWei: Wei,
  nodes: z.int(),
  /** Each node of the operator needs this much. */
  nodeStakeWei: Wei,
  /** One unit of council weight. */
  bondUnitWei: Wei,
  admitted: z.boolean(),
  jailedUntilMs: TimeMs.nullable(),
  bonds: z.array(
    z.object({
      className: z.string(),
      units: z.int(),
      leaving: z.int(),
      leavesMs: TimeMs.nullable(),
      duty: z.int(),
      jailedUntilMs: TimeMs.nullable(),
    }),
  ),
})
export type Stake = z.infer<typeof Stake>

export const getStake = {
  method: 'GET',
  path: '/v1/stake',
  summary: 'What this operator has at stake',
  access: 'owner',
  response: Stake,
} as const satisfies Route

export const addStake = {
  method: 'POST',
  path: '/v1/stake',
  summary: 'Moves tokens from the wallet to the operator’s stake',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const withdrawStake = {
  method: 'POST',
  path: '/v1/stake/withdraw',
  summary: 'Moves free stake back to the wallet',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

const Bonding = z.object({ className: z.string().min(1).max(64), units: z.int().min(1) })

export const bondStake = {
  method: 'POST',
  path: '/v1/stake/bond',
  summary: 'Bonds free stake for council duty in a class',
  access: 'owner',
  body: Bonding,
  response: Sent,
} as const satisfies Route

export const unbondStake = {
  method: 'POST',
  path: '/v1/stake/unbond',
  summary: 'Begins to leave council duty; the bond is free after the unbonding delay',
  access: 'owner',
  body: Bonding,
  response: Sent,
} as const satisfies Route

export const claimBond = {
  method: 'POST',
  path: '/v1/stake/claim',
  summary: 'Frees a bond whose unbonding delay is over',
  access: 'owner',
  body: z.object({ className: z.string().min(1).max(64) }),
  response: Sent,
} as const satisfies Route
