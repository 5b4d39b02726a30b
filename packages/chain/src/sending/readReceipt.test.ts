import { expect, it } from 'vitest'
import { readReceipt } from './readReceipt.ts'

const receipt = {
  transactionHash: '0xcc',
  blockHash: '0xaa',
  blockNumber: '0x1',
  status: '0x1',
  gasUsed: '0x5208',
  effectiveGasPrice: '0x1',
  logs: [],
}
const read = (result: unknown) => readReceipt(async () => ({ result }), '0xcc')

it('reads a receipt, and refuses one with a field that is no number', async () => {
  expect(await read(null)).toBeUndefined()
  expect(await read(receipt)).toMatchObject({ status: 'success', gasUsed: 21_000n })
  for (const changed of [
    { blockNumber: '0x' },
    { effectiveGasPrice: 'x' },
    { logs: {} },
    { cumulativeGasUsed: {} },
  ])
    await expect(read({ ...receipt, ...changed }), JSON.stringify(changed)).rejects.toMatchObject({
      code: 'CHAIN_RPC_FAILED',
    })
})
