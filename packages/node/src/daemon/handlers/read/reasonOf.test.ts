import type { JournalEntry } from '@muster-network/core'
import { expect, it } from 'vitest'
import { lastTrouble, reasonOf } from './reasonOf.ts'

it('tells a task that nobody took from one that its owner cancelled', () => {
  expect(reasonOf({ cancelled: { why: 'nobody bid within 60 s', unmatched: true } })).toEqual({
    why: 'nobody bid within 60 s',
    hint: expect.stringContaining('raise pay.max'),
  })
  expect(reasonOf({ cancelled: { why: 'the owner cancelled it' } })).toEqual({
    why: 'the owner cancelled it',
  })
  expect(reasonOf({})).toEqual({})
})

it('has a hint for a refused post and for a program that fails', () => {
  const refused = { code: 'CHAIN_FUNDS', message: 'too few tokens', hint: 'Get some.' }
  expect(reasonOf({ refused })).toEqual({ why: 'too few tokens', hint: 'Get some.' })
  const failed = { code: 'SPEC_PROGRAM_FAILED', message: 'it fails' } as const
  expect(reasonOf({ failed })).toEqual({ why: 'it fails', hint: expect.stringContaining('Read the log') })
})

it('falls back to the last trouble of the journal', () => {
  const journal = (...entries: JournalEntry[]) =>
    entries.map((entry, number) => ({ number, atMs: 1, taskId: '0x1' as const, entry }))
  const cancelled = { step: 'partCancelled', part: 1, why: 'nobody took it in time' } as const
  expect(lastTrouble(journal({ step: 'partExpired', part: 0 }, cancelled, { step: 'ended' }))).toMatchObject({
    why: 'part 1: nobody took it in time',
  })
  expect(lastTrouble(journal({ step: 'partExpired', part: 0 }))).toMatchObject({
    hint: expect.stringContaining('maxHours'),
  })
  expect(lastTrouble(journal({ step: 'awarded' }))).toEqual({})
})
