import { expect, it } from 'vitest'
import { exceedsLimits } from './exceedsLimits.ts'

const lent = { memoryBytes: 4_000, diskBytes: 16_000 }

it('rejects a part that exceeds the limits of the owner', () => {
  expect(exceedsLimits(lent, { memoryBytes: 4_000n, diskBytes: 16_000n })).toBeUndefined()
  expect(exceedsLimits(lent, { memoryBytes: 4_001n, diskBytes: 1n })).toContain('4001 bytes of memory')
  expect(exceedsLimits(lent, { memoryBytes: 1n, diskBytes: 2n ** 63n })).toContain('bytes of disk')
})
