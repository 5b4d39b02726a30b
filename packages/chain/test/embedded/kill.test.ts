import { describe, it } from 'vitest'
import { killRounds } from './killRounds.ts'
import { seededRandom } from './seededRandom.ts'

describe('kill -9', () => {
  it('on the daemon, anvil or both loses no acknowledged transaction (3 rounds)', { timeout: 120_000 }, () =>
    killRounds(3, seededRandom(1)),
  )
})
