import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Hex, keccak256 } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { EmbeddedChain, type EmbeddedChainOptions } from '../../src/index.ts'
import { rpc, sendAll, waitForNonce } from './rpc.ts'
import { temporaryDirectory } from './temporaryDirectory.ts'
import { signTransfers, testAccount } from './transfers.ts'

async function start(options: EmbeddedChainOptions): Promise<EmbeddedChain> {
  const chain = await EmbeddedChain.start(options)
  onTestFinished(() => chain.stop())
  return chain
}

type Block = { hash: Hex; number: Hex; transactions: Hex[] }

async function allBlocks(chain: EmbeddedChain): Promise<Block[]> {
  const head = Number(await rpc<Hex>(chain.url, 'eth_blockNumber'))
  return Promise.all(
    Array.from({ length: head + 1 }, (_, n) =>
      rpc<Block>(chain.url, 'eth_getBlockByNumber', [`0x${n.toString(16)}`, false]),
    ),
  )
}

describe('the embedded chain', () => {
  it('mines transactions and preserves blocks, receipts and balances across a restart', async () => {
    const directory = await temporaryDirectory()
    const account = testAccount(0)
    const first = await start({ directory })
    const hashes = await sendAll(first.url, await signTransfers(account, 0, 50))
    await waitForNonce(first.url, account.address, 50)
    const blocks = await allBlocks(first)
    const receipts = await Promise.all(
      hashes.map((hash) => rpc(first.url, 'eth_getTransactionReceipt', [hash])),
    )
    await first.stop()

    const second = await start({ directory })
    expect(await allBlocks(second)).toEqual(blocks)
    expect(
      await Promise.all(hashes.map((hash) => rpc(second.url, 'eth_getTransactionReceipt', [hash]))),
    ).toEqual(receipts)
  })

  it('returns the same BLOCKHASH after a snapshot and a replay', async () => {
    const directory = await temporaryDirectory()
    const account = testAccount(0)
    // stores blockhash(calldata) under calldata
    const code: Hex = '0x6009600c60003960096000f3600035406000355500'
    const call = (nonce: number, to: Hex | undefined, data: Hex) =>
      account.signTransaction({
        ...{
          type: 'eip1559',
          chainId: 31_337,
          nonce,
          gas: 200_000n,
          maxFeePerGas: 0n,
          maxPriorityFeePerGas: 0n,
        },
        ...(to ? { to } : {}),
        data,
      } as const)
    const word = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`

    const first = await start({ directory })
    const [deployed] = await sendAll(first.url, [await call(0, undefined, code)])
    await waitForNonce(first.url, account.address, 1)
    const { contractAddress: contract } = await rpc<{ contractAddress: Hex }>(
      first.url,
      'eth_getTransactionReceipt',
      [deployed],
    )
    await rpc(first.url, 'muster_wantBlock', [{ number: 6 }])
    while (first.head.number < 6) await new Promise((resolve) => setTimeout(resolve, 10))
    await first.stop({ snapshot: true })

    // block 3 is before the snapshot and the call after it, so the value comes from the restored hashes
    const second = await start({ directory })
    await sendAll(second.url, [await call(1, contract, word(3))])
    await waitForNonce(second.url, account.address, 2)
    const expected = (await allBlocks(second))[3]!.hash
    expect(await rpc(second.url, 'eth_getStorageAt', [contract, word(3), 'latest'])).toBe(expected)
    const blocks = await allBlocks(second)
    await second.stop()

    const third = await start({ directory })
    expect(await allBlocks(third)).toEqual(blocks)
    expect(await rpc(third.url, 'eth_getStorageAt', [contract, word(3), 'latest'])).toBe(expected)
  })

  it('replays large blocks of many senders in their order', async () => {
    const directory = await temporaryDirectory()
    const accounts = Array.from({ length: 60 }, (_, i) => testAccount(i))
    const first = await start({ directory, clock: { settleMs: 300 } })
    const raws = (await Promise.all(accounts.map((account) => signTransfers(account, 0, 5)))).flat()
    await Promise.all(raws.map((raw) => first.request('eth_sendRawTransaction', [raw])))
    for (const { address } of accounts) await waitForNonce(first.url, address, 5)
    const blocks = await allBlocks(first)
    expect(Math.max(...blocks.map(({ transactions }) => transactions.length))).toBeGreaterThan(100)
    await first.stop()
    const second = await start({ directory })
    expect(await allBlocks(second)).toEqual(blocks)
  })

  it('returns one hash for a transaction that was sent twice, and mines it once', async () => {
    const chain = await start({ directory: await temporaryDirectory() })
    const [raw] = await signTransfers(testAccount(0), 0, 1)
    const hashes = await Promise.all([1, 2, 3].map(() => rpc(chain.url, 'eth_sendRawTransaction', [raw])))
    expect(new Set(hashes).size).toBe(1)
    await waitForNonce(chain.url, testAccount(0).address, 1)
    expect((await allBlocks(chain)).flatMap((block) => block.transactions)).toEqual([hashes[0]])
  })

  it('queues transactions until the preceding nonces arrive, also across a restart', async () => {
    const directory = await temporaryDirectory()
    const account = testAccount(0)
    const raws = await signTransfers(account, 0, 3)
    const first = await start({ directory })
    await sendAll(first.url, [raws[2]!, raws[1]!])
    await first.stop()
    const second = await start({ directory })
    await sendAll(second.url, [raws[0]!])
    await waitForNonce(second.url, account.address, 3)
    expect((await allBlocks(second)).flatMap((block) => block.transactions)).toHaveLength(3)
  })

  it('returns the error of the chain, and does not replay the rejected transaction', async () => {
    const directory = await temporaryDirectory()
    const account = testAccount(0)
    const raw = await account.signTransaction({
      ...({ type: 'eip1559', chainId: 31_337, nonce: 0, gas: 21_000n, to: account.address } as const),
      ...{ value: 1n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
    })
    const first = await start({ directory })
    await expect(rpc(first.url, 'eth_sendRawTransaction', [raw])).rejects.toThrow(/insufficient funds/i)
    await first.stop()
    const second = await start({ directory })
    expect(await rpc(second.url, 'eth_getTransactionByHash', [keccak256(raw)])).toBeNull()
    await sendAll(second.url, await signTransfers(account, 0, 1))
    await waitForNonce(second.url, account.address, 1)
  })

  it('notifies of a new block immediately, and times out after some seconds without one', async () => {
    const chain = await start({ directory: await temporaryDirectory() })
    const above = chain.head.number
    const told = rpc(chain.url, 'muster_awaitBlock', [{ above }])
    await rpc(chain.url, 'muster_wantBlock', [{ number: above + 1 }])
    expect(await told).toBe(above + 1)
    expect(await rpc(chain.url, 'muster_awaitBlock', [{ above: above - 1 }])).toBe(above + 1)
  })

  it('mines requested blocks, then becomes idle', async () => {
    const chain = await start({ directory: await temporaryDirectory(), clock: { wantedMs: 5 } })
    await rpc(chain.url, 'muster_wantBlock', [{ number: 7 }])
    while (chain.head.number < 7) await new Promise((resolve) => setTimeout(resolve, 5))
    const time = Math.floor(Date.now() / 1000) + 1
    await rpc(chain.url, 'muster_wantBlock', [{ timestamp: time }])
    while (chain.head.timestamp < time) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(chain.head.number).toBe(8)
  })

  it('restarts anvil after a kill and loses nothing', async () => {
    const chain = await start({ directory: await temporaryDirectory() })
    const account = testAccount(0)
    const raws = await signTransfers(account, 0, 60)
    for (let round = 0; round < 3; round++) {
      const sending = sendAll(chain.url, raws.slice(round * 20, round * 20 + 20), 4)
      process.kill(await chain.anvilPid(), 'SIGKILL')
      await sending
    }
    await waitForNonce(chain.url, account.address, 60)
    expect((await allBlocks(chain)).flatMap((block) => block.transactions)).toHaveLength(60)
  })

  it('does not start on a damaged snapshot or journal, and changes no file', async () => {
    const directory = await temporaryDirectory()
    const account = testAccount(0)
    const chain = await start({ directory })
    await sendAll(chain.url, await signTransfers(account, 0, 5))
    await waitForNonce(chain.url, account.address, 5)
    await chain.stop({ snapshot: true })
    const second = await start({ directory })
    await sendAll(second.url, await signTransfers(account, 5, 5))
    await waitForNonce(second.url, account.address, 10)
    await second.stop()

    for (const name of (await readdir(directory)).filter((file) => /^(snapshot|journal)-/.test(file))) {
      const file = path.join(directory, name)
      const good = await readFile(file)
      const bad = Buffer.from(good)
      bad[40] = bad[40]! ^ 0xff
      await writeFile(file, bad)
      await expect(EmbeddedChain.start({ directory })).rejects.toMatchObject({ code: 'CHAIN_DATA_DAMAGED' })
      expect(await readFile(file)).toEqual(bad)
      await writeFile(file, good)
    }
    const third = await start({ directory })
    expect(third.head.number).toBe(second.head.number)
  })

  it('funds the genesis accounts of a new chain, also after a snapshot', async () => {
    const directory = await temporaryDirectory()
    const { address } = testAccount(5)
    const first = await start({ directory, alloc: { [address]: 10n ** 18n } })
    expect(BigInt(await rpc<Hex>(first.url, 'eth_getBalance', [address, 'latest']))).toBe(10n ** 18n)
    await sendAll(first.url, await signTransfers(testAccount(0), 0, 1))
    await waitForNonce(first.url, testAccount(0).address, 1)
    await first.stop({ snapshot: true })
    const second = await start({ directory })
    expect(BigInt(await rpc<Hex>(second.url, 'eth_getBalance', [address, 'latest']))).toBe(10n ** 18n)
  })

  it('reports a directory or port in use and a wrong version', async () => {
    const directory = await temporaryDirectory()
    const chain = await start({ directory })
    await expect(EmbeddedChain.start({ directory })).rejects.toMatchObject({ code: 'CHAIN_DATA_IN_USE' })
    await expect(
      EmbeddedChain.start({ directory: await temporaryDirectory(), port: Number(new URL(chain.url).port) }),
    ).rejects.toMatchObject({ code: 'CHAIN_PORT_IN_USE' })
    await chain.stop()
    await expect(EmbeddedChain.start({ directory, chainId: 5 })).rejects.toMatchObject({
      code: 'CHAIN_DATA_VERSION',
    })
  })
})
