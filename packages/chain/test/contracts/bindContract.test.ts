import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  type Address,
  createPublicClient,
  createWalletClient,
  http,
  type PublicClient,
  zeroAddress,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bindContract, type TransactionSender } from '../../src/contracts/bindContract.ts'
import { allocationNftAbi, allocationNftCode } from '../../src/contracts/generated/allocationNft.ts'
import { awaitReceipt } from '../../src/deploy/awaitReceipt.ts'
import { EmbeddedChain } from '../../src/embedded/EmbeddedChain.ts'

let folder: string
let chain: EmbeddedChain
let client: PublicClient
let sender: TransactionSender
let address: Address

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-bind-'))
  chain = await EmbeddedChain.start({ directory: folder })
  const transport = http(chain.url)
  client = createPublicClient({ chain: foundry, transport, pollingInterval: 50 }) as PublicClient
  const account = privateKeyToAccount(generatePrivateKey())
  const wallet = createWalletClient({ chain: foundry, transport, account })
  sender = {
    address: account.address,
    async send(transaction) {
      return awaitReceipt(client, await wallet.sendTransaction(transaction))
    },
  }
  // the sender is registered as the market, so that it may mint
  const hash = await wallet.deployContract({
    abi: allocationNftAbi,
    bytecode: allocationNftCode.AllocationNFT,
    args: [account.address],
  })
  address = (await awaitReceipt(client, hash)).contractAddress!
})
afterAll(async () => {
  await chain.stop()
  await rm(folder, { recursive: true })
})

it('sends, reads and simulates by the names and types of the ABI', async () => {
  const nft = bindContract(client, allocationNftAbi, address)
  const owner = '0x00000000000000000000000000000000000000aa'
  await nft.simulate.mint([owner, 7n], { from: sender.address })
  const receipt = await nft.send.mint([owner, 7n], { by: sender, intent: 'mint/7' })
  expect(receipt.status).toBe('success')
  expect(await nft.read.balanceOf([owner])).toBe(1n)
})

it('reports a revert with the name of the error, its arguments and a hint, before it sends anything', async () => {
  const nft = bindContract(client, allocationNftAbi, address)
  const before = await client.getTransactionCount({ address: sender.address })
  const stranger: TransactionSender = { ...sender, address: '0x00000000000000000000000000000000000000bb' }
  await expect(nft.send.mint([zeroAddress, 8n], { by: stranger, intent: 'mint/8' })).rejects.toMatchObject({
    code: 'CHAIN_REVERTED',
    message: 'The caller 0x000000…00bb is not the market.',
    hint: 'Only the market may do this.',
    details: { call: 'mint', error: 'NotMarket' },
  })
  expect(await client.getTransactionCount({ address: sender.address })).toBe(before)
})

it('reports a number that does not fit the type of its argument', async () => {
  const nft = bindContract(client, allocationNftAbi, address)
  const tooLarge = 2n ** 256n
  const call = nft.send.mint([sender.address, tooLarge], { by: sender, intent: 'mint/too-large' })
  await expect(call).rejects.toMatchObject({ code: 'CHAIN_VALUE_INVALID' })
  await expect(nft.read.ownerOf([tooLarge])).rejects.toMatchObject({ code: 'CHAIN_VALUE_INVALID' })
})
