import assert from 'node:assert/strict'
import type { Address, Hex } from 'viem'
import { structHash } from '../../packages/chain/src/signatures/hashMessage.ts'
import { KnownKeys } from '../../packages/chain/src/signatures/KnownKeys.ts'
import { Voucher } from '../../packages/chain/src/signatures/messages.ts'
import { readVoucherRow, voucherRow } from '../../packages/chain/src/vouchers/disk/bookRows.ts'
import { accountKeyOf } from '../../packages/chain/src/vouchers/SignedMessages.ts'
import { claimOf } from '../../packages/chain/src/vouchers/settle/claimOf.ts'
import { holdVoucher } from '../../packages/node/src/wire/calls.ts'
import { decodeJson } from '../../packages/p2p/src/wire/json.ts'
import type { Decoder } from '../Decoder.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const amounts = ['0', '1', '79228162514264337593543950335', '18446744073709551615']
const domain = { chainId: 1, verifyingContract: '0x00000000000000000000000000000000000000aa' } as const
const keys = new KnownKeys(10)

/** A voucher, up to the check of its signature, its row in the book, and its claim. */
const vouchers: Decoder = {
  name: 'vouchers',
  inputs: () => mutatedJson(valuesOf(holdVoucher.request, amounts)),
  decode(input) {
    const signed = decodeJson(holdVoucher.request, input, 'a voucher')
    const { voucher, signature } = signed
    const digest = Buffer.from(structHash(Voucher, voucher).slice(2), 'hex')
    const payee = Buffer.from(voucher.payee.slice(2), 'hex')
    keys.signed(digest, Buffer.from(signature.slice(2), 'hex'), payee)
    claimOf(domain, signed, [voucher.payee])
    const row = voucherRow(accountKeyOf(voucher.streamId, voucher.payee), signed)
    const stored = readVoucherRow({ key: row.subarray(0, 52), body: row.subarray(52) })
    const lower = <T extends Hex | Address>(text: T) => text.toLowerCase() as T
    assert.deepEqual(stored, { voucher: { ...voucher, payee: lower(voucher.payee) }, signature })
    return 'accepted'
  },
}

export const decoders: readonly Decoder[] = [vouchers]
