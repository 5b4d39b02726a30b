import { MusterError } from '@muster-network/core'
import type { Fields, FieldType, MessageOf, TypedMessage } from './TypedMessage.ts'

/** Bytes of the words of a message: the hash of its type, then its fields. */
export function encodedLength({ entries }: TypedMessage): number {
  return 32 * (1 + entries.length)
}

/**
 * Writes the words of a message to `out` at `offset`, as `abi.encode(typeHash, message)` would. Values out of range are
 * refused: two different messages must never have one hash.
 *
 * @throws BUG_UNREACHABLE for a value that does not fit its field: messages are parsed before they come here
 */
export function encodeMessage<F extends Fields>(
  type: TypedMessage<F>,
  message: MessageOf<TypedMessage<F>>,
  out: Buffer,
  offset = 0,
): void {
  out.set(type.typeHash, offset)
  for (const [name, fieldType] of type.entries) {
    offset += 32
    writeWord(out, offset, fieldType, (message as Record<string, unknown>)[name], name)
  }
}

function writeWord(out: Buffer, at: number, type: FieldType, value: unknown, name: string): void {
  switch (type) {
    case 'bytes32':
      if (typeof value !== 'string' || value.length !== 66 || out.write(value.slice(2), at, 32, 'hex') !== 32)
        throw misfit(name, type)
      return
    case 'address':
      out.fill(0, at, at + 12)
      if (
        typeof value !== 'string' ||
        value.length !== 42 ||
        out.write(value.slice(2), at + 12, 20, 'hex') !== 20
      )
        throw misfit(name, type)
      return
    case 'bool':
      if (typeof value !== 'boolean') throw misfit(name, type)
      out.fill(0, at, at + 32)
      out[at + 31] = value ? 1 : 0
      return
    default:
      writeUint(out, at, Number(type.slice(4)), value, name)
  }
}

const low64 = (1n << 64n) - 1n

function writeUint(out: Buffer, at: number, bits: number, value: unknown, name: string): void {
  if (bits <= 48) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 2 ** bits)
      throw misfit(name, `uint${bits}`)
    out.fill(0, at, at + 26)
    out.writeUIntBE(value, at + 26, 6)
    return
  }
  if (typeof value !== 'bigint' || value < 0n || value >> BigInt(bits) !== 0n)
    throw misfit(name, `uint${bits}`)
  for (let word = 3; word >= 0; word--) {
    out.writeBigUInt64BE(value & low64, at + 8 * word)
    value >>= 64n
  }
}

function misfit(name: string, type: string): MusterError {
  return new MusterError('BUG_UNREACHABLE', `the field ${name} of a message to sign is no ${type}`)
}
