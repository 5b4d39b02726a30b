import { type Address, type Hex, keccak256, zeroHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { type VoucherCase, whyNotVoucher } from './whyNotVoucher.ts'

const word = (text: string): Hex => keccak256(`0x${text}`)
const [streamId, other, root, otherRoot] = [word('01'), word('02'), word('03'), word('04')]
const payee: Address = '0x00000000000000000000000000000000000000AA'
const stranger: Address = '0x00000000000000000000000000000000000000cc'
const newest = { streamId, payee, amount: 1_000n, epoch: 5, count: 3n, root } as const
const account = {
  ...{ streamId, payee, signer: stranger, receiptKey: stranger },
  ...{ claimedWei: 900n, guaranteeWei: 500n },
} as const
const given: VoucherCase = {
  ...{ voucher: { ...newest, amount: 1_064n }, account, newest, windowWei: 64n },
  ownRoot: (epoch, count) => (epoch === 5 && count === 3n ? root : undefined),
}
const voucher = (change: Partial<typeof given.voucher>) => ({
  ...given,
  voucher: { ...given.voucher, ...change },
})

describe('whyNotVoucher', () => {
  it.each<[string, VoucherCase]>([
    ['a raise by a window', given],
    ['a raise to the guarantee', voucher({ amount: 1_400n })],
    ['a smaller raise that the payee waits for', { ...voucher({ amount: 1_010n }), awaitedWei: 1_010n }],
    ['another spelling of the payee', voucher({ payee: '0x00000000000000000000000000000000000000aa' })],
    ['a first voucher without receipts', { ...voucher({ count: 0n, root: zeroHash }), newest: undefined }],
    [
      'the first receipt of a later epoch',
      { ...voucher({ epoch: 6, count: 1n, root: otherRoot }), ownRoot: () => otherRoot },
    ],
  ])('takes %s', (_, taken) => {
    expect(whyNotVoucher(taken)).toBeUndefined()
  })

  it.each<[string, string, VoucherCase]>([
    ['other-stream', 'another stream', voucher({ streamId: other })],
    ['other-payee', 'another payee', voucher({ payee: stranger })],
    ['stale', 'the same amount', voucher({ amount: 1_000n })],
    ['stale', 'a smaller amount', voucher({ amount: 999n })],
    [
      'stale',
      'an amount that was paid already',
      { ...voucher({ amount: 900n, count: 0n, root: zeroHash }), newest: undefined },
    ],
    ['dust', 'a raise below a window', voucher({ amount: 1_063n })],
    ['dust', 'less than the payee waits for', { ...voucher({ amount: 1_010n }), awaitedWei: 1_011n }],
    ['uncovered', 'more than the guarantee covers', voucher({ amount: 1_401n })],
    ['backwards', 'an earlier epoch', voucher({ epoch: 4 })],
    ['backwards', 'fewer receipts of the epoch', voucher({ count: 2n })],
    ['other-receipts', 'another root over the same receipts', voucher({ root: otherRoot })],
    ['other-receipts', 'more receipts than the payee signed', voucher({ count: 4n })],
    ['other-receipts', 'a root over no receipts', voucher({ epoch: 6, count: 0n })],
  ])('refuses as %s: %s', (reason, _, refused) => {
    expect(whyNotVoucher(refused)).toBe(reason)
  })
})
