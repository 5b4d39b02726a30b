import { faults } from '@muster-network/core'
import { expect, it } from 'vitest'
import { describeJail, jailsOf } from './jailsOf.ts'
import type { Ledger } from './Ledger.ts'

const [alice, bob] = [`0x${'A'.repeat(40)}`, `0x${'b'.repeat(40)}`] as const
const wrongWork = faults.indexOf('wrongWork')

/** A ledger with these events, in this order. */
function ledgerOf(...events: { name: 'Jailed' | 'Returned'; operator: string; until?: number }[]) {
  const rows = events.map(({ name, ...args }, number) => ({
    name,
    number,
    args: { fault: wrongWork, ...args },
  }))
  const eventsNamed = (_: string, name: string) => rows.filter((each) => each.name === name)
  return { eventsNamed } as unknown as Pick<Ledger, 'eventsNamed'>
}

it('has an operator in jail until it returns, and again when it is jailed again', () => {
  const jailed = { name: 'Jailed', operator: alice, until: 1_000 } as const
  const returned = { name: 'Returned', operator: alice } as const
  const jail = { untilMs: 1_000_000, why: 'the check rejected its work' }
  const key = alice.toLowerCase()
  expect([...jailsOf(ledgerOf(jailed))]).toEqual([[key, jail]])
  expect([...jailsOf(ledgerOf(jailed, returned))]).toEqual([])
  expect([...jailsOf(ledgerOf(jailed, returned, { ...jailed, until: 2_000 }))]).toEqual([
    [key, { ...jail, untilMs: 2_000_000 }],
  ])
  expect([...jailsOf(ledgerOf(jailed, { ...returned, operator: bob }))]).toEqual([[key, jail]])
})

it('counts the later end of two jails', () => {
  const jail = (until: number) => ({ name: 'Jailed', operator: bob, until }) as const
  expect(jailsOf(ledgerOf(jail(1_000), jail(3_000))).get(bob)!.untilMs).toBe(3_000_000)
})

it('describes a jail in words', () => {
  const jail = { untilMs: Date.UTC(2026, 2, 1, 14, 5, 9), why: 'the check rejected its work' }
  expect(describeJail(jail)).toBe('until 2026-03-01 14:05:09 UTC because the check rejected its work')
})
