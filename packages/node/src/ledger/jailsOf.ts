import { type Hex, lowerHex } from '@muster-network/chain'
import { enumName, faults, faultWords } from '@muster-network/core'
import type { Ledger } from './Ledger.ts'

/** The jail of an operator: the time from which its node can return, and the fault in words. */
export type Jail = { untilMs: number; why: string }

/**
 * Returns the operators that are jailed, by lower-case address. A jail lasts until the operator itself returns, which its node does
 * once the time is over.
 */
export function jailsOf(ledger: Pick<Ledger, 'eventsNamed'>): Map<Hex, Jail> {
  const jailed = ledger.eventsNamed('registry', 'Jailed')
  const returned = new Map(
    ledger
      .eventsNamed('registry', 'Returned')
      .map(({ args, number }) => [lowerHex(args.operator), number] as const),
  )
  return new Map(
    jailed
      .filter(({ args, number }) => number > (returned.get(lowerHex(args.operator)) ?? -1))
      .map(({ args }) => [
        lowerHex(args.operator),
        { untilMs: args.until * 1000, why: faultWords[enumName(faults, args.fault)] },
      ]),
  )
}

/** "until 2026-03-01 14:05:09 UTC because the check rejected its work" */
export function describeJail({ untilMs, why }: Jail): string {
  const time = new Date(untilMs).toISOString().slice(0, 19).replace('T', ' ')
  return `until ${time} UTC because ${why}`
}
