import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { AnvilProcess } from '../../src/embedded/anvil/AnvilProcess.ts'
import { ChainDefinition, IntentJournal, JournalledSender, LocalSigner, type Rpc } from '../../src/index.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'

const signer = new LocalSigner(new Uint8Array(32).fill(5))

/** A bare anvil that mines only on request, with a funded sender. */
async function lazyChain(directory: string): Promise<AnvilProcess> {
  const genesis = path.join(directory, 'genesis.json')
  const alloc = { [signer.address]: { balance: '0xde0b6b3a7640000' } }
  const content = {
    config: { chainId: 31_337 },
    timestamp: '0x65000000',
    gasLimit: '0x0',
    difficulty: '0x0',
    alloc,
  }
  await writeFile(genesis, JSON.stringify(content))
  const anvil = await AnvilProcess.start({
    ...{ chainId: 31_337, gasLimit: 100_000_000n, startTimeoutMs: 20_000 },
    ...{ socketPath: path.join(directory, 'anvil.sock'), from: { genesis } },
  })
  onTestFinished(() => anvil.stop())
  return anvil
}

describe('a transaction that is not included', () => {
  it('is replaced with higher fees and the same nonce, and takes effect once', async () => {
    const directory = await temporaryDirectory()
    const anvil = await lazyChain(directory)
    const sent: Hex[] = []
    const rpc: Rpc = async (method, params) => {
      const answer = await anvil.reader.call(method, params)
      if (method === 'eth_sendRawTransaction' && !answer.error) {
        sent.push(answer.result as Hex)
        // a miner includes the third attempt
        if (sent.length === 3) await anvil.writer.requestResult('evm_mine')
      }
      return answer
    }
    const journal = new IntentJournal(path.join(directory, 'intents'))
    onTestFinished(() => journal.close())
    const chain = ChainDefinition.parse({
      ...{ chainId: 31_337, rpcUrls: ['http://127.0.0.1:1'], confirmations: 0, pollMs: 5, stuckMs: 40 },
    })
    const sender = new JournalledSender({ rpc, chain, signer, journal })
    const to = '0x00000000000000000000000000000000000000aa'
    const receipt = await sender.send({ to, data: '0x', value: 9n }, { intent: 'pay' })
    expect(receipt).toMatchObject({ status: 'success', transactionHash: sent[2] })
    expect(new Set(sent).size).toBe(3)
    const attempts = journal.attempts('pay')
    expect(attempts.map(({ nonce }) => nonce)).toEqual([0, 0, 0])
    for (const [i, { feeWei }] of attempts.entries())
      if (i > 0) expect(feeWei).toBeGreaterThan(attempts[i - 1]!.feeWei)
    await anvil.writer.requestResult('evm_mine')
    expect(Number(await anvil.writer.requestResult('eth_getBalance', [to, 'latest']))).toBe(9)
  })

  it('fails with a clear error when no fee below the limit helps, and can be sent again', async () => {
    const directory = await temporaryDirectory()
    const anvil = await lazyChain(directory)
    const rpc: Rpc = (method, params) => anvil.reader.call(method, params)
    const journal = new IntentJournal(path.join(directory, 'intents'))
    onTestFinished(() => journal.close())
    const chain = ChainDefinition.parse({
      ...{ chainId: 31_337, rpcUrls: ['http://127.0.0.1:1'], confirmations: 0, pollMs: 2, stuckMs: 10 },
      maxFeePerGasWei: 4n * 10n ** 9n,
    })
    const options = { rpc, chain, signer, journal }
    const payment = { to: '0x00000000000000000000000000000000000000aa', data: '0x' } as const
    await expect(new JournalledSender(options).send(payment, { intent: 'pay' })).rejects.toMatchObject({
      code: 'CHAIN_TX_STUCK',
      retryable: true,
    })
    await anvil.writer.requestResult('evm_mine')
    expect((await new JournalledSender(options).send(payment, { intent: 'pay' })).status).toBe('success')
    expect(
      Number(await anvil.writer.requestResult('eth_getTransactionCount', [signer.address, 'latest'])),
    ).toBe(1)
  })

  it('is waited for when the clock of the machine jumps', async () => {
    const directory = await temporaryDirectory()
    const anvil = await lazyChain(directory)
    const now = Date.now
    onTestFinished(() => {
      Date.now = now
    })
    const rpc: Rpc = async (method, params) => {
      const answer = await anvil.reader.call(method, params)
      // a day later, as far as the clock says
      if (method === 'eth_sendRawTransaction') Date.now = () => now() + 86_400_000
      if (method === 'eth_getTransactionReceipt') await anvil.writer.requestResult('evm_mine')
      return answer
    }
    const journal = new IntentJournal(path.join(directory, 'intents'))
    onTestFinished(() => journal.close())
    const chain = ChainDefinition.parse({
      ...{ chainId: 31_337, rpcUrls: ['http://127.0.0.1:1'], confirmations: 3, pollMs: 5, stuckMs: 5_000 },
    })
    const sender = new JournalledSender({ rpc, chain, signer, journal })
    const to = '0x00000000000000000000000000000000000000aa'
    expect((await sender.send({ to, data: '0x' }, { intent: 'pay' })).status).toBe('success')
    expect(journal.attempts('pay').length).toBe(1)
  })
})
