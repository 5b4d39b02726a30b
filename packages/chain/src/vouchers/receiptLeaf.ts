import { bytesToHex, type Hex } from 'viem'
import { keccak } from '../signatures/keccak.ts'
import type { Receipt } from '../signatures/messages.ts'

/**
 * Returns the leaf of a receipt under its epoch's root: `keccak256(abi.encode(rules, seq, request, answer, from, to,
 * inUnits, outUnits))`.
 */
export function receiptLeaf(receipt: Receipt): Hex {
  const words = Buffer.alloc(8 * 32)
  words.writeUInt32BE(receipt.rules, 28)
  words.writeBigUInt64BE(receipt.seq, 56)
  words.write(receipt.request.slice(2), 64, 32, 'hex')
  words.write(receipt.answer.slice(2), 96, 32, 'hex')
  words.writeUInt32BE(receipt.from, 156)
  words.writeUInt32BE(receipt.to, 188)
  words.writeBigUInt64BE(receipt.inUnits, 216)
  words.writeBigUInt64BE(receipt.outUnits, 248)
  return bytesToHex(keccak(words))
}
