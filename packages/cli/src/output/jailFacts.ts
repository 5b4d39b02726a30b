import type { Jail } from '@muster-network/api'
import { plainLine } from './plainText.ts'
import { formatTime } from './times.ts'

/** Returns the line about a jail in a list of facts: until when, and why; none for an operator that is not jailed. */
export function jailFacts(jail: Jail | undefined): (readonly [string, string])[] {
  return jail ? [['jailed', `${describeJail(jail)}; the provider's node returns by itself`]] : []
}

export function describeJail({ untilMs, why }: Jail): string {
  return `until ${formatTime(untilMs)}, because ${plainLine(why)}`
}
