import { type Address, bytesToHex, type Hex } from 'viem'
import type { AccountKey, SignedReceipt, SignedVoucher } from '../SignedMessages.ts'
import { bookTables, rowBytes } from './bookTables.ts'

// The rows of each table, and back. Numbers are big-endian, so that keys sort like their numbers.

export type Row = { key: Uint8Array; body: Uint8Array }

const view = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
const hexAt = (bytes: Uint8Array, from: number, to: number): Hex => bytesToHex(bytes.subarray(from, to))

export function voucherRow(account: AccountKey, { voucher, signature }: SignedVoucher): Uint8Array {
  const row = newRow('voucher', account)
  writeUint96(row, 52, voucher.amount)
  row.writeUInt32BE(voucher.epoch, 64)
  row.writeBigUInt64BE(voucher.count, 68)
  row.write(voucher.root.slice(2), 76, 32, 'hex')
  row.write(signature.slice(2), 108, 65, 'hex')
  return row
}

export function readVoucherRow({ key, body }: Row): SignedVoucher {
  const bytes = view(body)
  return {
    voucher: {
      streamId: hexAt(key, 0, 32),
      payee: hexAt(key, 32, 52) as Address,
      amount: readUint96(bytes, 0),
      epoch: bytes.readUInt32BE(12),
      count: bytes.readBigUInt64BE(16),
      root: hexAt(bytes, 24, 56),
    },
    signature: hexAt(bytes, 56, 121),
  }
}

/** The key of a receipt; without a number, the smallest of its epoch. */
export function receiptKey(account: AccountKey, epoch: number, seq = 0n): Buffer {
  const key = Buffer.alloc(bookTables.receipt.keyBytes)
  key.write(account.slice(2), 0, 52, 'hex')
  key.writeUInt32BE(epoch, 52)
  key.writeBigUInt64BE(seq, 56)
  return key
}

export function receiptRow(account: AccountKey, { receipt, signature }: SignedReceipt): Uint8Array {
  const row = newRow('receipt', account)
  row.writeUInt32BE(receipt.epoch, 52)
  row.writeBigUInt64BE(receipt.seq, 56)
  row.writeUInt32BE(receipt.rules, 64)
  row.writeUInt32BE(receipt.from, 68)
  row.writeUInt32BE(receipt.to, 72)
  row.writeBigUInt64BE(receipt.inUnits, 76)
  row.writeBigUInt64BE(receipt.outUnits, 84)
  writeUint96(row, 92, receipt.total)
  row.write(receipt.request.slice(2), 104, 32, 'hex')
  row.write(receipt.answer.slice(2), 136, 32, 'hex')
  row.write(receipt.root.slice(2), 168, 32, 'hex')
  row.write(signature.slice(2), 200, 65, 'hex')
  return row
}

export function readReceiptRow(row: Row): SignedReceipt {
  const bytes = Buffer.concat([row.key, row.body])
  return {
    receipt: {
      streamId: hexAt(bytes, 0, 32),
      rules: bytes.readUInt32BE(64),
      epoch: bytes.readUInt32BE(52),
      seq: bytes.readBigUInt64BE(56),
      request: hexAt(bytes, 104, 136),
      answer: hexAt(bytes, 136, 168),
      from: bytes.readUInt32BE(68),
      to: bytes.readUInt32BE(72),
      inUnits: bytes.readBigUInt64BE(76),
      outUnits: bytes.readBigUInt64BE(84),
      total: readUint96(bytes, 92),
      root: hexAt(bytes, 168, 200),
    },
    signature: hexAt(bytes, 200, 265),
  }
}

export type AccountRecord = { claimedWei: bigint; metAfter: number }

export function accountRow(account: AccountKey, { claimedWei, metAfter }: AccountRecord): Uint8Array {
  const row = newRow('account', account)
  writeUint96(row, 52, claimedWei)
  row.writeUInt32BE(metAfter, 64)
  return row
}

export function readAccountRow({ body }: Row): AccountRecord {
  return { claimedWei: readUint96(view(body), 0), metAfter: view(body).readUInt32BE(12) }
}

export function restoredRow(times: number): Uint8Array {
  const row = Buffer.alloc(rowBytes('restored'))
  row.writeUInt32BE(times, 1)
  return row
}

export function readRestoredRow({ body }: Row): number {
  return view(body).readUInt32BE(0)
}

/** The keys of an account in every table: at least the first, below the second. */
export function keysOf(account: AccountKey): [from: Uint8Array, before: Uint8Array] {
  const next = (BigInt(account) + 1n).toString(16).padStart(104, '0')
  return [Buffer.from(account.slice(2), 'hex'), Buffer.from(next, 'hex')]
}

function newRow(table: 'voucher' | 'receipt' | 'account', account: AccountKey): Buffer {
  const row = Buffer.allocUnsafe(rowBytes(table))
  row.write(account.slice(2), 0, 52, 'hex')
  return row
}

const low64 = (1n << 64n) - 1n

function writeUint96(out: Buffer, at: number, value: bigint): void {
  out.writeUInt32BE(Number(value >> 64n), at)
  out.writeBigUInt64BE(value & low64, at + 4)
}

function readUint96(bytes: Buffer, at: number): bigint {
  return (BigInt(bytes.readUInt32BE(at)) << 64n) | bytes.readBigUInt64BE(at + 4)
}
