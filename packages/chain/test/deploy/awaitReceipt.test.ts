import { createPublicClient, http, type PublicClient, TransactionReceiptNotFoundError } from 'viem'
import { foundry } from 'viem/chains'
import { expect, it, onTestFinished } from 'vitest'
import { awaitReceipt } from '../../src/deploy/awaitReceipt.ts'
import { EmbeddedChain } from '../../src/index.ts'
import { rpc } from '../embedded/rpc.ts'
import { temporaryDirectory } from '../embedded/temporaryDirectory.ts'
import { signTransfers, testAccount } from '../embedded/transfers.ts'

it('finds a transaction whose block was mined between two polls, on a chain without further blocks', async () => {
  const chain = await EmbeddedChain.start({ directory: await temporaryDirectory() })
  onTestFinished(() => chain.stop())
  const [raw] = await signTransfers(testAccount(0), 0, 1)
  const before = chain.head.number
  const hash = await rpc<`0x${string}`>(chain.url, 'eth_sendRawTransaction', [raw])
  const client = createPublicClient({ chain: foundry, transport: http(chain.url) }) as PublicClient
  let looks = 0
  const receipt = await awaitReceipt(
    {
      async getTransactionReceipt(asked) {
        if (looks++ > 0) return client.getTransactionReceipt(asked)
        await rpc(chain.url, 'muster_awaitBlock', [{ above: before }])
        throw new TransactionReceiptNotFoundError(asked)
      },
    },
    hash,
  )
  expect(looks).toBe(2)
  expect(receipt).toMatchObject({ transactionHash: hash, blockNumber: BigInt(chain.head.number) })
})
