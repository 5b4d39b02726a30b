import { keccak256 } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { EmbeddedChain } from '../../src/index.ts'
import { burst, countTransactions } from './bursts.ts'
import { waitForNonce } from './rpc.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { signTransfers, testAccount } from './transfers.ts'

describe('bursts', () => {
  it('never stall: every transaction of 4 bursts in a row is mined', async () => {
    const chain = await EmbeddedChain.start({
      directory: await temporaryDirectory(),
      clock: { settleMs: 0, burstMs: 0 },
    })
    onTestFinished(() => chain.stop())
    const accounts = [0, 1].map(testAccount)
    for (let round = 0; round < 4; round++) expect(await burst(chain, accounts, round * 100, 200)).toBe(200)
  })

  it('acknowledge every repeat of a transaction with its hash, and mine each transaction once', async () => {
    const chain = await EmbeddedChain.start({ directory: await temporaryDirectory() })
    onTestFinished(() => chain.stop())
    const raws = await signTransfers(testAccount(0), 0, 150)
    // a repeat arrives while the first one is queued, written, sent or acknowledged
    const sent = raws.flatMap((raw, i) => [raw, raws[Math.max(0, i - 40)]!, raw])
    const answers = await Promise.all(sent.map((raw) => chain.request('eth_sendRawTransaction', [raw])))
    expect(answers.map(({ result }) => result)).toEqual(sent.map((raw) => keccak256(raw)))
    await waitForNonce(chain.url, testAccount(0).address, raws.length)
    expect(await countTransactions(chain.url)).toBe(raws.length)
  })
})
