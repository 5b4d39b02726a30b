import type { Economy, Hex } from '@muster-network/chain'
import type { Next } from '../role/Jobs.ts'
import type { RoleContext } from '../role/RoleContext.ts'
import { sendStep } from '../role/sendStep.ts'
import { waitUntil } from '../settle/waitUntil.ts'

/** Whoever answers for the chain may be a block behind. */
const soonMs = 250
/** An end that is this near is waited for. */
const nearMs = 5_000

/** ReservationState of the contract. */
export const states = { none: 0, reserved: 1, summoned: 2, running: 3, checked: 4, ended: 5 } as const

/** What the contract holds of a reservation that decides about its end; times in seconds. */
export type Standing = { state: number; checkedAt: number; until: number }

/** The client has called, and the node has not answered yet. */
export const isCalled = ({ state }: Standing): boolean =>
  state === states.summoned || state === states.checked

/** The last second in which a reservation can go on as it stands: of its node's answer, or of its own time. */
export async function lastSecondOf(
  { reservations }: Pick<Economy, 'reservations'>,
  held: Standing,
): Promise<number> {
  return isCalled(held) ? held.checkedAt + Number(await reservations.read.ANSWER_SECONDS([])) : held.until - 1
}

/**
 * Ends a reservation whose call was not answered in time, or whose time is over. Anyone may: client and operator both do,
 * since the other may never come back, and whose money it is comes first. Says when to look again if that is soon.
 */
export async function closeOverdue(
  context: RoleContext,
  economy: Pick<Economy, 'reservations'>,
  id: Hex,
  held: Standing,
  patienceSeconds = 0,
): Promise<Next> {
  const last = (await lastSecondOf(economy, held)) + patienceSeconds
  if (context.ledger.head.timestamp <= last)
    // a quiet chain of this machine makes no block by itself, and so would not notice that the time is over
    return context.nowMs() > last * 1000 - nearMs ? waitUntil(context, last) : undefined
  const call = isCalled(held) ? 'fail' : 'expire'
  await sendStep(`reservation/${call}`, [id, held.checkedAt], (intent) =>
    economy.reservations.send[call]([id], { by: context.sender, intent }),
  )
  return { againMs: soonMs }
}
