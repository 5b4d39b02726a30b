import { describe, expect, it, onTestFinished } from 'vitest'
import { EmbeddedChain } from '../../src/index.ts'
import { burst } from './bursts.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { testAccount } from './transfers.ts'

describe('bursts', () => {
  it('never stall: every transaction of 100 bursts in a row is mined', async () => {
    // no settling time: a block follows every batch, which makes plain anvil lose transactions
    const chain = await EmbeddedChain.start({
      directory: await temporaryDirectory(),
      clock: { settleMs: 0, burstMs: 0 },
    })
    onTestFinished(() => chain.stop())
    const accounts = [0, 1].map(testAccount)
    for (let round = 0; round < 100; round++) expect(await burst(chain, accounts, round * 150, 300)).toBe(300)
  })
})
