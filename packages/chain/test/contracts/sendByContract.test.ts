import path from 'node:path'
import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { describe, expect, it, onTestFinished } from 'vitest'
import { allocationNftAbi, allocationNftCode } from '../../src/contracts/generated/allocationNft.ts'
import {
  bindContract,
  ChainDefinition,
  clientFor,
  EmbeddedChain,
  failoverRpc,
  IntentJournal,
  JournalledSender,
  LocalSigner,
} from '../../src/index.ts'
import { rpc, sendAll, waitForNonce } from '../embedded/rpc.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'

describe('a contract bound to our own connection and sender', () => {
  it('sends each intent once, reads it back and names its reverts', async () => {
    const directory = await temporaryDirectory()
    const chain = await EmbeddedChain.start({ directory, clock: { settleMs: 0 } })
    onTestFinished(() => chain.stop())
    const definition = ChainDefinition.parse({
      chainId: chain.chainId,
      rpcUrls: [chain.url],
      confirmations: 0,
      pollMs: 5,
    })
    const connection = failoverRpc(definition)
    const signer = new LocalSigner(new Uint8Array(32).fill(4))
    // the sender is registered as the market, because only the market may mint
    const data = encodeDeployData({
      abi: allocationNftAbi,
      bytecode: allocationNftCode.AllocationNFT,
      args: [signer.address],
    })
    const raw = await signer.signTransaction({
      ...({ type: 'eip1559', chainId: chain.chainId, nonce: 0, gas: 10_000_000n, data } as const),
      ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
    })
    const [hash] = await sendAll(chain.url, [raw])
    await waitForNonce(chain.url, signer.address, 1)
    const { contractAddress } = await rpc<{ contractAddress: Address }>(
      chain.url,
      'eth_getTransactionReceipt',
      [hash],
    )

    const nft = bindContract(clientFor(connection), allocationNftAbi, contractAddress)
    const journal = new IntentJournal(path.join(directory, 'intents'))
    onTestFinished(() => journal.close())
    const by = new JournalledSender({ rpc: connection, chain: definition, signer, journal })
    const owner = '0x00000000000000000000000000000000000000aa'
    const [first, second] = await Promise.all(
      [1, 2].map(() => nft.send.mint([owner, 7n], { by, intent: 'mint/7' })),
    )
    expect(second).toEqual(first)
    expect(await nft.read.balanceOf([owner])).toBe(1n)
    await expect(nft.simulate.mint([owner, 8n], { from: owner })).rejects.toMatchObject({
      code: 'CHAIN_REVERTED',
      details: { call: 'mint', error: 'NotMarket' },
    })
    // the sender's own gas estimate reports the same error name for a burn by another account
    const stranger = new JournalledSender({
      rpc: connection,
      chain: definition,
      signer: new LocalSigner(new Uint8Array(32).fill(6)),
      journal,
    })
    const burn = encodeFunctionData({ abi: allocationNftAbi, functionName: 'burn', args: [owner, 7n] })
    await expect(
      stranger.send({ to: contractAddress, data: burn }, { intent: 'burn/7' }),
    ).rejects.toMatchObject({
      code: 'CHAIN_REVERTED',
      details: { error: 'NotMarket' },
      hint: 'Only the market may do this.',
    })
  })
})
