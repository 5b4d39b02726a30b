import { expect, it } from 'vitest'
import type { ChainDefinition } from '../connection/ChainDefinition.ts'
import { readFees } from './readFees.ts'

const chain = (fees: ChainDefinition['fees']) => ({ fees, maxFeePerGasWei: 1_000n }) as ChainDefinition
const endpoint = (answers: Record<string, unknown>) => async (method: string) => ({ result: answers[method] })

it('reads fees of both kinds, up to the limit', async () => {
  const rpc = endpoint({
    eth_gasPrice: '0x10',
    eth_getBlockByNumber: { baseFeePerGas: '0x5' },
    eth_maxPriorityFeePerGas: '0x2',
  })
  expect(await readFees(rpc, chain('legacy'))).toEqual({ feeWei: 16n, tipWei: 0n })
  expect(await readFees(rpc, chain('eip1559'))).toEqual({ feeWei: 12n, tipWei: 2n })
})

it('refuses an answer that is no fee', async () => {
  const refused = { code: 'CHAIN_RPC_FAILED' }
  for (const fee of [null, '', '0x', [], {}, '0xg', `0x${'f'.repeat(40)}`]) {
    await expect(readFees(endpoint({ eth_gasPrice: fee }), chain('legacy'))).rejects.toMatchObject(refused)
    const rpc = endpoint({ eth_getBlockByNumber: null, eth_maxPriorityFeePerGas: '0x1' })
    await expect(readFees(rpc, chain('eip1559'))).rejects.toMatchObject(refused)
  }
})
