import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { Sent, Share, TimeMs } from './fields.ts'

export const Sale = z.object({
  state: z.enum(['upcoming', 'open', 'over', 'succeeded', 'failed']),
  fromMs: TimeMs,
  untilMs: TimeMs,
  tokensPerCoin: z.int(),
  /** Amounts in native coin. The sale fails below `floorWei` and accepts at most `maxWei`. */
  floorWei: Wei,
  maxWei: Wei,
  raisedWei: Wei,
  liquidityShare: Share,
  contributedWei: Wei,
  /** Tokens of this account if the sale succeeds. */
  tokensWei: Wei,
})
export type Sale = z.infer<typeof Sale>

export const getSale = {
  method: 'GET',
  path: '/v1/sale',
  summary: 'Returns the token sale of the network, if any',
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
  summary: 'Claims the bought tokens, or the contribution when the sale failed',
  access: 'owner',
  response: Sent,
} as const satisfies Route
