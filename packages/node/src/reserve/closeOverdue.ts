import type { Economy, Hex } from '@muster-network/chain'
import { enumName, reservationStates } from '@muster-network/core'
import type { Requeue } from '../role/Reconciler.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { waitUntil } from '../settle/waitUntil.ts'

/** An RPC endpoint may be a block behind. */
const soonMs = 250
/** The end of a reservation is awaited when it is this near. */
const nearMs = 5_000

/** The fields of a reservation in the contract that decide when it ends; times in seconds. */
export type ReservationStatus = { state: number; checkedAt: number; until: number }

/** Returns true when the client has summoned the node and the node has not answered yet. */
export function isSummoned({ state }: ReservationStatus): boolean {
  const name = enumName(reservationStates, state)
  return name === 'summoned' || name === 'checked'
}

/** Returns the last second before a reservation can be closed: the deadline of its node's answer, or its own end. */
export async function deadlineOf(
  { reservations }: Pick<Economy, 'reservations'>,
  reservation: ReservationStatus,
): Promise<number> {
  return isSummoned(reservation)
    ? reservation.checkedAt + Number(await reservations.read.ANSWER_SECONDS([]))
    : reservation.until - 1
}

/**
 * Closes a reservation whose summons was not answered in time, or whose time is over. Anyone may close it; client and
 * operator both do, since the other may never come back. `patienceSeconds` lets the party that is paid close it
 * first. Returns when to retry if that is soon.
 */
export async function closeOverdue(
  context: RoleContext,
  economy: Pick<Economy, 'reservations'>,
  { id, patienceSeconds = 0, ...reservation }: ReservationStatus & { id: Hex; patienceSeconds?: number },
): Promise<Requeue> {
  const last = (await deadlineOf(economy, reservation)) + patienceSeconds
  if (context.ledger.head.timestamp <= last)
    // a local chain without traffic makes no block by itself, and would not notice the deadline
    return context.nowMs() > last * 1000 - nearMs ? waitUntil(context, last) : undefined
  const call = isSummoned(reservation) ? 'fail' : 'expire'
  await sendStep(`reservation/${call}`, [id, reservation.checkedAt], (intent) =>
    economy.reservations.send[call]([id], { by: context.sender, intent }),
  )
  return { retryAfterMs: soonMs }
}
