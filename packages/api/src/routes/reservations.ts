import { z } from 'zod'
import type { Route } from '../Route.ts'
import { Wei } from './amounts.ts'
import { AccountAddress, NodeId, Sent, TimeMs } from './fields.ts'

const ReservationId = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/, 'expected a reservation id: 0x and 64 hexadecimal digits')

export const Reservation = z.object({
  reservationId: ReservationId,
  state: z.enum(['none', 'waiting', 'summoned', 'running', 'ended']),
  client: AccountAddress,
  operator: AccountAddress,
  nodeId: NodeId,
  score: z.number(),
  fromMs: TimeMs,
  untilMs: TimeMs,
  depositWei: Wei,
  bondWei: Wei,
  factor: z.number(),
})
export type Reservation = z.infer<typeof Reservation>

export const listReservations = {
  method: 'GET',
  path: '/v1/reservations',
  summary: 'Lists the reservations that this account made or serves',
  access: 'owner',
  response: z.object({ reservations: z.array(Reservation) }),
} as const satisfies Route

const ReservationRequest = z.object({ nodeId: NodeId, fromMs: TimeMs, untilMs: TimeMs })

export const quoteReservation = {
  method: 'POST',
  path: '/v1/reservations/quote',
  summary: 'Quotes the exclusive use of a node for a time span, without side effects',
  access: 'owner',
  body: ReservationRequest,
  response: z.object({
    depositWei: Wei,
    standardWei: Wei,
    factor: z.number(),
    /** Price of an hour of the whole node at the current factor; used time is paid by the second. */
    hourPriceWei: Wei,
    free: z.boolean(),
  }),
} as const satisfies Route

export const reserveNode = {
  method: 'POST',
  path: '/v1/reservations',
  summary: 'Requests an offer from the node and reserves it for a deposit of at most maxDepositWei',
  access: 'owner',
  body: ReservationRequest.extend({ maxDepositWei: Wei }),
  response: z.object({ reservationId: ReservationId, depositWei: Wei, sent: Sent }),
} as const satisfies Route

const one = z.object({ reservationId: ReservationId })

export const cancelReservation = {
  method: 'POST',
  path: '/v1/reservations/{reservationId}/cancel',
  summary: 'Cancels a reservation; the fee grows as its start approaches',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route

export const summonReservation = {
  method: 'POST',
  path: '/v1/reservations/{reservationId}/summon',
  summary: 'Summons the reserved node to work, at a price factor of at most maxFactor',
  access: 'owner',
  params: one,
  body: z.object({ maxFactor: z.number().positive().max(1000) }),
  response: Sent,
} as const satisfies Route

export const endReservation = {
  method: 'POST',
  path: '/v1/reservations/{reservationId}/end',
  summary: 'Ends a running reservation; the elapsed time is paid, the rest refunded',
  access: 'owner',
  params: one,
  response: Sent,
} as const satisfies Route
