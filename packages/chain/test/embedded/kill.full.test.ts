import { describe, it } from 'vitest'
import { killRounds } from './killRounds.ts'
import { seededRandom } from './seededRandom.ts'

describe('kill -9', () => {
  it('on the daemon, anvil or both loses no acknowledged transaction (30 rounds)', { timeout: 600_000 }, () =>
    killRounds(30, seededRandom(7)),
  )
})
