import { expect, it } from 'vitest'
import { moreThanLent } from './moreThanLent.ts'

const lent = { memoryBytes: 4_000, diskBytes: 16_000 }

it('takes no part that asks for more than the owner lends, whatever its client told the bidders', () => {
  expect(moreThanLent(lent, { memoryBytes: 4_000, diskBytes: 16_000 })).toBeUndefined()
  expect(moreThanLent(lent, { memoryBytes: 4_001, diskBytes: 1 })).toContain('4001 bytes of memory')
  expect(moreThanLent(lent, { memoryBytes: 1, diskBytes: 2 ** 50 })).toContain('bytes of disk')
})
