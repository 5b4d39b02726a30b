import { DatabaseSync } from 'node:sqlite'
import type { Hex } from '@muster-network/chain'
import { beforeEach, expect, it } from 'vitest'
import { migrations } from '../../store/migrations.ts'
import type { StreamManifest } from '../../task/StreamManifest.ts'
import { ClassRecords } from './ClassRecords.ts'

const address = (digit: string): Hex => `0x${digit.repeat(40)}`
const [executor, good, better] = [address('1'), address('2'), address('3')]
const [first, second] = [address('a'), address('b')]
const manifest: StreamManifest = {
  ...{ version: 1, name: 'toy', className: 'toy/1', model: { blob: '0'.repeat(64) }, args: [], env: {} },
  ...{ memoryBytes: 1, diskBytes: 1, unit: 'tokens', windowUnits: 16, maxInput: 9, maxOutput: 9 },
  pay: { inputUnitWei: '1', unitWei: '1', floorWei: '0', mostWei: '1' },
  ...{
    firstMs: 1,
    perUnitMs: 1,
    noticeSeconds: 1,
    equivalence: { how: 'margin', tau: 0.5 },
    isPrivate: false,
  },
}
let database: DatabaseSync
let records: ClassRecords

beforeEach(() => {
  database = new DatabaseSync(':memory:')
  for (const each of migrations) database.exec(each)
  records = new ClassRecords(database)
})

/** Adds 500 tokens with a mean miss. */
const add = (provider: Hex, confirmer: Hex, mean: number, isOwn = false) =>
  records.addMisses(manifest, { provider, confirmer, isOwn }, { tokens: 500, sum: 500 * mean })

it('lets a class slash after enough honest answers', () => {
  for (let i = 0; i < 99; i++) records.addHonest(manifest, [])
  expect(records.maySlash(manifest, 100)).toBe(false)
  records.addHonest(manifest, [])
  expect(records.maySlash(manifest, 100)).toBe(true)
  expect(records.maySlash({ ...manifest, args: ['other'] }, 100)).toBe(false)
})

it('ends slashing after hard misses of two confirmers in honest answers, and not of one', () => {
  for (let i = 0; i < 10; i++) records.addHonest(manifest, [first])
  expect(records.maySlash(manifest, 10)).toBe(true)
  records.addHonest(manifest, [second])
  expect(records.calibration(manifest)).toEqual({ honestAnswers: 11, hardMisses: 2 })
  expect(records.maySlash(manifest, 10)).toBe(false)
  expect(new ClassRecords(database).maySlash(manifest, 10)).toBe(false)
})

it('finds a mean far above that of the others by two confirmers', () => {
  for (let i = 0; i < 4; i++) expect(add(i % 2 ? good : better, first, 0.02)).toBe(false)
  // fewer than 1,000 tokens of each confirmer
  expect([add(executor, first, 0.3), add(executor, second, 0.3)]).toEqual([false, false])
  expect(add(executor, first, 0.3)).toBe(false)
  expect(add(executor, second, 0.3)).toBe(true)
})

it('does not believe one confirmer of the council, and believes the own one', () => {
  for (let i = 0; i < 4; i++) add(i % 2 ? good : better, first, 0.02)
  for (let i = 0; i < 10; i++) expect(add(executor, first, 0.5)).toBe(false)
  expect([add(executor, second, 0.5, true), add(executor, second, 0.5, true)]).toEqual([false, true])
})

it('says nothing about the only executor of a class, or about one like the others', () => {
  for (let i = 0; i < 10; i++) expect(add(executor, i % 2 ? first : second, 0.5)).toBe(false)
  for (let i = 0; i < 10; i++) expect(add(good, i % 2 ? first : second, 0.6)).toBe(false)
})

it('lets an executor that misses next to nothing differ from others that miss nothing', () => {
  for (let i = 0; i < 4; i++) add(good, first, 0)
  for (let i = 0; i < 10; i++) expect(add(executor, i % 2 ? first : second, 0.02)).toBe(false)
})
