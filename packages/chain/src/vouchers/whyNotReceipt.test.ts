import { type Address, keccak256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { type ReceiptCase, whyNotReceipt } from './whyNotReceipt.ts'

const word = (text: string) => keccak256(`0x${text}`)
const address: Address = '0x00000000000000000000000000000000000000aa'
const newest = {
  ...{ streamId: word('01'), rules: 2, epoch: 5, seq: 3n, request: word('02'), answer: word('03') },
  ...{ from: 0, to: 10, inUnits: 5n, outUnits: 10n, total: 700n, root: word('04') },
} as const
const receipt = { ...newest, seq: 4n, total: 750n, root: word('05') }
const account = {
  ...{ streamId: word('01'), payee: address, signer: address, receiptKey: address },
  ...{ claimedWei: 0n, guaranteeWei: 500n },
} as const
const given: ReceiptCase = {
  ...{ receipt, account, newest, rules: 2, priceWei: 50n, epochs: { from: 5, to: 6 }, mostPerEpoch: 100 },
  rootWith: () => word('05'),
}
const changed = (change: Partial<typeof given.receipt>): ReceiptCase => ({
  ...given,
  receipt: { ...receipt, ...change },
})

describe('whyNotReceipt', () => {
  it.each<[string, ReceiptCase]>([
    ['the next receipt', given],
    ['the first receipt of the next epoch', changed({ epoch: 6, seq: 0n })],
    ['the first receipt of all', { ...changed({ seq: 0n, total: 50n }), newest: undefined }],
  ])('takes %s', (_, taken) => {
    expect(whyNotReceipt(taken)).toBeUndefined()
  })

  it.each<[string, string, ReceiptCase]>([
    ['other-stream', 'another stream', changed({ streamId: word('09') })],
    ['other-rules', 'another revision', changed({ rules: 1 })],
    ['other-epoch', 'an epoch of the future', changed({ epoch: 7, seq: 0n })],
    ['other-epoch', 'an epoch before the request', changed({ epoch: 4, seq: 0n })],
    [
      'other-epoch',
      'an epoch before the newest receipt',
      { ...given, newest: { ...newest, epoch: 6 }, receipt: { ...receipt, seq: 0n } },
    ],
    ['other-seq', 'a receipt that the client has', changed({ seq: 3n })],
    ['other-seq', 'a gap', changed({ seq: 5n })],
    ['other-seq', 'a new epoch that does not begin at 0', changed({ epoch: 6 })],
    ['epoch-full', 'more than the book holds', { ...given, mostPerEpoch: 4 }],
    ['bad-range', 'a range that ends before it begins', changed({ from: 11 })],
    ['wrong-total', 'a dearer answer', changed({ total: 751n })],
    ['wrong-total', 'a cheaper answer', changed({ total: 749n })],
    ['wrong-root', 'another list', changed({ root: word('06') })],
  ])('refuses as %s: %s', (reason, _, refused) => {
    expect(whyNotReceipt(refused)).toBe(reason)
  })
})
