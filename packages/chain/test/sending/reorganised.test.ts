import path from 'node:path'
import { type Hex, numberToHex } from 'viem'
import { expect, it, onTestFinished } from 'vitest'
import {
  ChainDefinition,
  deriveKey,
  IntentJournal,
  JournalledSender,
  LocalSigner,
  type Rpc,
} from '../../src/index.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'
import { LoggingChain } from '../follower/LoggingChain.ts'

const phrase = 'test test test test test test test test test test test junk'

async function startSender() {
  const chain = await LoggingChain.start()
  const rpc: Rpc = async (method, params) => {
    const result = await chain.ask(method, params ?? [])
    if (method === 'eth_sendRawTransaction') await chain.mineMany(1, 0)
    return { result }
  }
  const journal = new IntentJournal(path.join(await temporaryDirectory(), 'intents'))
  onTestFinished(() => journal.close())
  const definition = ChainDefinition.parse({
    ...{ chainId: 31_337, rpcUrls: ['http://127.0.0.1:1'], confirmations: 0, pollMs: 5, stuckMs: 5_000 },
  })
  const signer = new LocalSigner(deriveKey(phrase, 'client'))
  await chain.ask('anvil_setBalance', [signer.address, numberToHex(10n ** 20n)])
  await chain.mineMany(1, 0)
  const sender = new JournalledSender({ rpc, chain: definition, signer, journal })
  const dataOf = (n: number) => numberToHex(n, { size: 32 })
  return {
    chain,
    sender,
    send: (n: number) => sender.send({ to: chain.contract, data: dataOf(n) }, { intent: `${n}` }),
    /** How often the contract logged a number. */
    async logged(n: number): Promise<number> {
      const filter = { address: chain.contract, fromBlock: '0x0', toBlock: 'latest' }
      const logs = (await chain.ask('eth_getLogs', [filter])) as { data: Hex }[]
      return logs.filter((log) => log.data === dataOf(n)).length
    },
  }
}

it('sends a transaction again, once, when a reorganisation removed it after it was mined', async () => {
  const { chain, send, logged } = await startSender()
  const before = await send(7_777)
  await chain.reorg(1)
  expect(await logged(7_777)).toBe(0)
  const after = await send(7_777)
  expect(after.transactionHash).toBe(before.transactionHash)
  expect(after.blockHash).not.toBe(before.blockHash)
  await send(7_777)
  expect(await logged(7_777)).toBe(1)
})

it('sends an earlier transaction again that a later one waits for', async () => {
  const { chain, send, logged } = await startSender()
  await send(7_777)
  await send(7_778)
  await chain.reorg(2)
  // only the second is asked for, and its nonce is above the one that the chain lost
  await send(7_778)
  expect([await logged(7_777), await logged(7_778)]).toEqual([1, 1])
})

it('finds the transactions that a reorganisation removed when nobody asks for them', async () => {
  const { chain, sender, send, logged } = await startSender()
  await send(7_777)
  await send(7_778)
  await chain.reorg(1)
  const resumed = await sender.resume()
  expect(resumed.map(({ intent }) => intent)).toEqual(['7778'])
  await Promise.all(resumed.map(({ receipt }) => receipt))
  expect(await logged(7_778)).toBe(1)
  expect(await sender.resume()).toEqual([])
})
