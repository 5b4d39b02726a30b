import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, GivenAddress, Jail, Sent, TimeMs } from './fields.ts'

export const Wallet = z.object({
  address: AccountAddress,
  tokenWei: Wei,
  nativeWei: Wei,
  /** Payments and refunds that can be collected from the contracts. */
  owedWei: Wei,
})
export type Wallet = z.infer<typeof Wallet>

export const getWallet = {
  method: 'GET',
  path: '/v1/wallet',
  summary: 'Returns the account of this daemon and its balances',
  access: 'owner',
  response: Wallet,
} as const satisfies Route

export const collectOwed = {
  method: 'POST',
  path: '/v1/wallet/collect',
  summary: 'Collects what the contracts owe into the wallet',
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

/** The stake of an operator; no token backs two things at once. */
export const Stake = z.object({
  freeWei: Wei,
  /** Locked for work that runs or is being checked, without the surety. */
  lockedWei: Wei,
  /** One stake that backs many parts at once, and is lost whole at the first proof of wrong work. */
  surety: z.object({
    amountWei: Wei,
    /** The part of it that backs work now. */
    usedWei: Wei,
    /** Parts that it backs now. */
    parts: z.int(),
    /** When it was last lost; null for never. */
    lostMs: TimeMs.nullable(),
  }),
  /** Bonded for council duty. */
  bondedWei: Wei,
  nativeWei: Wei,
  nodes: z.int(),
  /** Required stake per node. */
  nodeStakeWei: Wei,
  /** Price of one unit of council weight. */
  bondUnitWei: Wei,
  admitted: z.boolean(),
  /** Present while this operator is jailed. */
  jail: Jail.optional(),
  /** Outages during runs that count now. */
  silences: z.int(),
  /** The outage that jails. */
  jailSilences: z.int(),
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
  summary: 'Returns the stake of this operator',
  access: 'owner',
  response: Stake,
} as const satisfies Route

export const addStake = {
  method: 'POST',
  path: '/v1/stake',
  summary: 'Stakes tokens from the wallet',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const withdrawStake = {
  method: 'POST',
  path: '/v1/stake/withdraw',
  summary: 'Withdraws free stake to the wallet',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const raiseSurety = {
  method: 'POST',
  path: '/v1/stake/surety',
  summary: 'Moves free stake into the surety, which backs many parts at once',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

export const lowerSurety = {
  method: 'POST',
  path: '/v1/stake/surety/lower',
  summary: 'Moves a part of the surety that backs no work back to the free stake',
  access: 'owner',
  body: z.object({ amountWei: Wei }),
  response: Sent,
} as const satisfies Route

const Bonding = z.object({
  className: z.string().min(1).max(64),
  /** The registry counts in 32 bits. */
  units: z
    .int()
    .min(1)
    .max(2 ** 32 - 1),
})

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
  summary: 'Starts unbonding from council duty; the bond is free after the unbonding delay',
  access: 'owner',
  body: Bonding,
  response: Sent,
} as const satisfies Route

export const claimBond = {
  method: 'POST',
  path: '/v1/stake/claim',
  summary: 'Releases a bond whose unbonding delay is over into free stake',
  access: 'owner',
  body: z.object({ className: z.string().min(1).max(64) }),
  response: Sent,
} as const satisfies Route
