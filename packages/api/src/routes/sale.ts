import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { Sent, Share, TimeMs } from './fields.ts'

export const Sale = z.object({
  state: z.enum(['upcoming', 'open', 'over', 'succeeded', 'failed']),
  fromMs: TimeMs,
  untilMs: TimeMs,
  tokensPerCoin: z.int(),
  /** In native coin: it fails below the floor, and takes no more than the most. */
  floorWei: Wei,
  mostWei: Wei,
  raisedWei: Wei,
  liquidityShare: Share,
  contributedWei: Wei,
  /** What this account gets if it succeeds. */
  tokensWei: Wei,
})
export type Sale = z.infer<typeof Sale>

export const getSale = {
  method: 'GET',
  path: '/v1/sale',
  summary: 'The token sale, where the network has one',
  access: 'owner',
  response: z.object({ sale: Sale.nullable() }),
} as const satisfies Route

export const buyTokens = {
  method: 'POST',
  path: '/v1/sale/buy',
  summary: 'Contributes native coin to the sale',
  access: 'owner',
  body: z.object({ nativeWei: Wei }),
  response: Sent,
} as const satisfies Route

export const claimTokens = {
  method: 'POST',
  path: '/v1/sale/claim',
  summary: 'Brings the bought tokens into the wallet, or the contribution back when the sale failed',
  access: 'owner',
  response: Sent,
} as const satisfies Route
