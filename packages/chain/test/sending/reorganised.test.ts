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

it('sends a transaction again, once, when a reorganisation removed it after it was mined', async () => {
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
  const data = numberToHex(7_777, { size: 32 })
  const send = () => sender.send({ to: chain.contract, data }, { intent: 'x' })
  const logged = async () => {
    const filter = { address: chain.contract, fromBlock: '0x0', toBlock: 'latest' }
    const logs = (await chain.ask('eth_getLogs', [filter])) as { data: Hex }[]
    return logs.filter((log) => log.data === data).length
  }

  const before = await send()
  await chain.reorg(1)
  expect(await logged()).toBe(0)
  const after = await send()
  expect(after.transactionHash).toBe(before.transactionHash)
  expect(after.blockHash).not.toBe(before.blockHash)
  await send()
  expect(await logged()).toBe(1)
})
