import type { PartState } from '@muster-network/core'
import { expect, it } from 'vitest'
import type { LedgerPart, LedgerTask } from '../../ledger/Ledger.ts'
import { expiresAt } from './expiresAt.ts'

const task = { terms: { runSeconds: 3_600, rules: { awardSeconds: 120 } }, bidUntil: 1_000 } as LedgerTask
const part = (status: PartState, awardedAt?: number) => ({ status, awardedAt }) as LedgerPart

it('returns when anyone may expire a part', () => {
  expect(expiresAt(part('unawarded'), task)).toBe(1_120)
  expect(expiresAt(part('running', 2_000), task)).toBe(5_600)
  expect(expiresAt(part('open', 2_000), task)).toBe(2_120)
})

it('returns nothing for parts that end in another way', () => {
  for (const status of ['cutting', 'delivered', 'ending', 'ended'] as const)
    expect(expiresAt(part(status, 2_000), task)).toBeUndefined()
})
