import path from 'node:path'
import {
  type Address,
  type Hex,
  keccak256,
  numberToHex,
  parseAbi,
  parseTransaction,
  stringToBytes,
} from 'viem'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import {
  ChainDefinition,
  deriveKey,
  EmbeddedChain,
  IntentJournal,
  JournalledSender,
  type JournalledSenderOptions,
  LocalSigner,
  type Rpc,
} from '../../src/index.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'

const signer = new LocalSigner(
  deriveKey('test test test test test test test test test test test junk', 'client'),
)
const definition = ChainDefinition.parse({
  ...{ chainId: 31_337, rpcUrls: ['http://127.0.0.1:1'], confirmations: 0, pollMs: 5, stuckMs: 5_000 },
})
const abi = parseAbi(['error TooLate(uint256 time, uint256 until)'])
const selector = keccak256(stringToBytes('TooLate(uint256,uint256)')).slice(2, 10)

let chain: EmbeddedChain
let journalPath: string
let logger: Address
let refuser: Address
let rpc: Rpc

beforeEach(async () => {
  const directory = await temporaryDirectory()
  chain = await EmbeddedChain.start({ directory, clock: { settleMs: 0 } })
  onTestFinished(() => chain.stop())
  journalPath = path.join(directory, 'intents')
  rpc = (method, params) => chain.request(method, params)
  // one contract logs its calldata; the other always reverts with TooLate(0, 0)
  logger = await deploy(0, '0x600a600c600039600a6000f3365f5f37602a365fa100')
  refuser = await deploy(1, `0x6027600c60003960276000f37f${selector}${'00'.repeat(28)}5f5260445ffd`)
})

async function deploy(nonce: number, data: Hex): Promise<Address> {
  const deployer = new LocalSigner(new Uint8Array(32).fill(3))
  const raw = await deployer.signTransaction({
    ...({ type: 'eip1559', chainId: 31_337, nonce, gas: 1_000_000n, data } as const),
    ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
  })
  const hash = (await rpc('eth_sendRawTransaction', [raw])).result
  for (;;) {
    const { result } = await rpc('eth_getTransactionReceipt', [hash])
    if (result) return (result as { contractAddress: Address }).contractAddress
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

function sender(options: Partial<JournalledSenderOptions> = {}): JournalledSender {
  const journal = new IntentJournal(journalPath)
  onTestFinished(() => journal.close())
  return new JournalledSender({ rpc, chain: definition, signer, journal, ...options })
}

const call = (n: number) => ({ to: logger, data: numberToHex(n, { size: 32 }) })

/** Returns the logs of the logging contract, in order. */
async function logged(): Promise<number[]> {
  const { result } = await rpc('eth_getLogs', [{ address: logger, fromBlock: '0x0', toBlock: 'latest' }])
  return (result as { data: Hex }[]).map(({ data }) => Number(data))
}

describe('sending', () => {
  it.each(['txpool is full', 'no space left for the journal of the embedded chain'])(
    'keeps a transaction that the chain has no room for now: %s',
    async (message) => {
      let isFull = true
      const full: Rpc = async (method, params) =>
        isFull && method === 'eth_sendRawTransaction'
          ? { error: { code: -32_000, message } }
          : rpc(method, params)
      const some = sender({ rpc: full })
      await expect(some.send(call(1), { intent: 'a' })).rejects.toMatchObject({
        code: 'CHAIN_BUSY',
        retryable: true,
      })
      isFull = false
      await some.send(call(1), { intent: 'a' })
      expect(await logged()).toEqual([1])
    },
  )

  it('sends one transaction per intent, also when it is repeated and after a restart', async () => {
    const first = sender()
    const [a, b] = await Promise.all([
      first.send(call(1), { intent: 'x' }),
      first.send(call(1), { intent: 'x' }),
    ])
    const again = await sender().send(call(1), { intent: 'x' })
    expect(b).toEqual(a)
    expect(again).toEqual(a)
    expect(await logged()).toEqual([1])
  })

  it('rejects an intent id that was used for another call', async () => {
    await sender().send(call(1), { intent: 'x' })
    await expect(sender().send(call(2), { intent: 'x' })).rejects.toMatchObject({
      code: 'CHAIN_INTENT_CHANGED',
    })
  })

  it('assigns every intent its own nonce when many are sent at once', async () => {
    const one = sender()
    await Promise.all(Array.from({ length: 20 }, (_, i) => one.send(call(i), { intent: `i${i}` })))
    expect((await logged()).sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, i) => i))
  })

  it('finishes a signed intent once after a crash', async () => {
    for (const moment of ['before sending', 'after sending'] as const) {
      const crashing: Rpc = async (method, params) => {
        if (method !== 'eth_sendRawTransaction') return rpc(method, params)
        if (moment === 'after sending') await rpc(method, params)
        throw new Error('the process is gone')
      }
      await expect(sender({ rpc: crashing }).send(call(7), { intent: moment })).rejects.toThrow(
        'the process is gone',
      )
      const resumed = await sender().resume()
      expect(resumed.map(({ intent }) => intent)).toEqual([moment])
      expect((await resumed[0]!.receipt).status).toBe('success')
      expect(await sender().resume()).toEqual([])
    }
    expect(await logged()).toEqual([7, 7])
  })

  it('reports the reason of a revert, and signs nothing', async () => {
    const hints = { TooLate: 'Post it with a later time.' }
    await expect(
      sender({ errors: { abi, hints } }).send({ to: refuser, data: '0x' }, { intent: 'late' }),
    ).rejects.toMatchObject({
      code: 'CHAIN_REVERTED',
      message: 'It is 1970-01-01 00:00:00 UTC; this was possible until 1970-01-01 00:00:00 UTC.',
      details: { error: 'TooLate', time: 0n, until: 0n },
      hint: 'Post it with a later time.',
    })
    expect(await sender().resume()).toEqual([])
  })

  it('uses a new nonce when another program has used the key', async () => {
    let intruded = false
    const intruder: Rpc = async (method, params) => {
      if (method === 'eth_sendRawTransaction' && !intruded) {
        intruded = true
        const raw = await signer.signTransaction({
          ...({ type: 'eip1559', chainId: 31_337, nonce: 0, gas: 100_000n, ...call(100) } as const),
          ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
        })
        await rpc('eth_sendRawTransaction', [raw])
        while ((await logged()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
      }
      return rpc(method, params)
    }
    expect((await sender({ rpc: intruder }).send(call(1), { intent: 'mine' })).status).toBe('success')
    expect(await logged()).toEqual([100, 1])
  })

  it('ends an intent whose nonce another transaction used when its call reverts now', async () => {
    const gone: Rpc = async (method, params) => {
      if (method === 'eth_sendRawTransaction') throw new Error('the process is gone')
      return rpc(method, params)
    }
    await expect(sender({ rpc: gone }).send(call(7), { intent: 'late' })).rejects.toThrow('gone')
    const raw = await signer.signTransaction({
      ...({ type: 'eip1559', chainId: 31_337, nonce: 0, gas: 100_000n, ...call(100) } as const),
      ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
    })
    await rpc('eth_sendRawTransaction', [raw])
    while ((await logged()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    const reverting: Rpc = async (method, params) =>
      method === 'eth_estimateGas'
        ? { error: { code: 3, message: 'execution reverted', data: '0x' } }
        : rpc(method, params)
    await expect(sender({ rpc: reverting }).send(call(7), { intent: 'late' })).rejects.toMatchObject({
      code: 'CHAIN_REVERTED',
    })
    expect(await sender().resume()).toEqual([])
    expect(await logged()).toEqual([100])
  })

  it('sends legacy transactions on chains without EIP-1559', async () => {
    const types: (string | undefined)[] = []
    const watching: Rpc = (method, params) => {
      if (method === 'eth_sendRawTransaction') types.push(parseTransaction(params[0] as Hex).type)
      return rpc(method, params)
    }
    await sender({ rpc: watching, chain: { ...definition, fees: 'legacy' } }).send(call(1), { intent: 'old' })
    expect(types).toEqual(['legacy'])
  })

  it('reports why the chain rejects a transaction, and can retry later', async () => {
    const poor: Rpc = async (method, params) => {
      if (method === 'eth_sendRawTransaction')
        return { error: { code: -32_000, message: 'insufficient funds for gas' } }
      return rpc(method, params)
    }
    await expect(sender({ rpc: poor }).send(call(1), { intent: 'poor' })).rejects.toMatchObject({
      code: 'CHAIN_TX_REJECTED',
      message: expect.stringContaining('insufficient funds'),
    })
    expect((await sender().send(call(1), { intent: 'poor' })).status).toBe('success')
    expect(await logged()).toEqual([1])
  })
})
