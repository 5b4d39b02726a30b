import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zeroHash } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { expect, it, onTestFinished } from 'vitest'
import type { SegmentFinding } from '../../replay/SegmentFinding.ts'
import { isOwnFault, outcomeOf, removeAttempts, wasFair } from './answerJob.ts'

const kindOf = (...verdicts: SegmentFinding['verdict'][]) => {
  const findings = verdicts.map((verdict, segment) => ({ segment, verdict, digest: zeroHash, why: 'why' }))
  const outcome = outcomeOf(findings, () => ({ kind: 'agree', seal: zeroHash }))
  return outcome.ok ? outcome.answer.kind : 'no answer'
}

it('answers agree, differs or no data by the findings, and never abstains after it saw the data', () => {
  expect(kindOf('right', 'right')).toBe('agree')
  expect(kindOf('right', 'wrong')).toBe('differs')
  expect(kindOf('no data', 'wrong')).toBe('differs')
  expect(kindOf('right', 'no data')).toBe('noData')
})

it('accuses nobody when its own machine failed, and still of what the other pieces show', () => {
  expect(kindOf('right', 'failed')).toBe('no answer')
  expect(kindOf('failed', 'wrong')).toBe('differs')
  expect(kindOf('failed', 'no data')).toBe('noData')
})

it('blames the executor for missing data, unless the machine of the seat failed or the seat came late', () => {
  const late = new MusterError('NET_TIMEOUT', 'the data was not complete in time')
  const aborted = new DOMException('aborted', 'AbortError')
  const wrong = new MusterError('PROVIDER_WRONG_WORK', 'another state')
  const full = new MusterError('NET_BLOB_QUOTA', 'no room')
  expect([late, aborted, wrong, full].map((error) => isOwnFault(error, false))).toEqual([
    false,
    false,
    false,
    true,
  ])
  expect([late, aborted, wrong, full].map((error) => isOwnFault(error, true))).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it('excuses an executor for the time in which the machine of the seat stood still or was busy', () => {
  const waited = { ms: 30_000, lostMs: 0, slowdown: 1 }
  expect(wasFair(waited, 15_000)).toBe(true)
  expect(wasFair({ ...waited, lostMs: 15_001 }, 15_000)).toBe(false)
  expect(wasFair({ ...waited, slowdown: 2 }, 15_000)).toBe(true)
  expect(wasFair({ ...waited, slowdown: 2.1 }, 15_000)).toBe(false)
  // it served something wrong at once
  expect(wasFair({ ms: 10, lostMs: 0, slowdown: 9 }, 15_000)).toBe(true)
})

it('removes the folders of all attempts of a seat, and of no other seat', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'muster-seat-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  const job = { deliveryId: `0x${'ab'.repeat(32)}`, seat: 1 } as const
  await removeAttempts({ dir }, job)
  const prefix = 'ab'.repeat(8)
  for (const name of [`${prefix}-1-01020304`, `${prefix}-1-05060708`, `${prefix}-10-01020304`])
    await mkdir(path.join(dir, 'council', name, 'work'), { recursive: true })
  await removeAttempts({ dir }, job)
  expect(await readdir(path.join(dir, 'council'))).toEqual([`${prefix}-10-01020304`])
})
