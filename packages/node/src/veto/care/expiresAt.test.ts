import { expect, it } from 'vitest'
import type { LedgerPart, LedgerTask, PartStatus } from '../../ledger/Ledger.ts'
import { expiresAt } from './expiresAt.ts'

const task = { terms: { runSeconds: 3_600, rules: { awardSeconds: 120 } }, bidUntil: 1_000 } as LedgerTask
const part = (status: PartStatus, awardedAt?: number) => ({ status, awardedAt }) as LedgerPart

it('knows when a part may be ended by anyone', () => {
  expect(expiresAt(part('Unawarded'), task)).toBe(1_120)
  expect(expiresAt(part('Running', 2_000), task)).toBe(5_600)
  expect(expiresAt(part('Open', 2_000), task)).toBe(2_120)
})

it('leaves parts alone that end by another way', () => {
  for (const status of ['Cutting', 'Delivered', 'Ending', 'Ended'] as const)
    expect(expiresAt(part(status, 2_000), task)).toBeUndefined()
})
