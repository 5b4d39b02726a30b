import { MusterError } from '@muster-network/core'
import type { Fields, FieldType, MessageOf, TypedMessage } from './TypedMessage.ts'

/** Returns the encoded length of a message in bytes: the type hash and one word per field. */
export function encodedLength({ entries }: TypedMessage): number {
  return 32 * (1 + entries.length)
}

/**
 * Writes a message to `out` at `offset`, like `abi.encode(typeHash, message)`. Rejects values out of range: two different
 * messages must never have the same hash.
 *
 * @throws BUG_UNREACHABLE for a value out of range: callers parse messages first
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
    if (!writeWord(out, offset, fieldType, (message as Record<string, unknown>)[name]))
      throw outOfRange(name, fieldType)
  }
}

/** Writes one word; returns false when the value is out of range. */
function writeWord(out: Buffer, at: number, type: FieldType, value: unknown): boolean {
  switch (type) {
    case 'bytes32':
      return (
        typeof value === 'string' && value.length === 66 && out.write(value.slice(2), at, 32, 'hex') === 32
      )
    case 'address':
      out.fill(0, at, at + 12)
      return (
        typeof value === 'string' &&
        value.length === 42 &&
        out.write(value.slice(2), at + 12, 20, 'hex') === 20
      )
    case 'bool':
      if (typeof value !== 'boolean') return false
      out.fill(0, at, at + 32)
      out[at + 31] = value ? 1 : 0
      return true
    default:
      return writeUint(out, at, Number(type.slice(4)), value)
  }
}

const low64 = (1n << 64n) - 1n

function writeUint(out: Buffer, at: number, bits: number, value: unknown): boolean {
  if (bits <= 48) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= 2 ** bits) return false
    out.fill(0, at, at + 26)
    out.writeUIntBE(value, at + 26, 6)
    return true
  }
  if (typeof value !== 'bigint' || value < 0n || value >> BigInt(bits) !== 0n) return false
  for (let word = 3; word >= 0; word--) {
    out.writeBigUInt64BE(value & low64, at + 8 * word)
    value >>= 64n
  }
  return true
}

function outOfRange(name: string, type: string): MusterError {
  return new MusterError('BUG_UNREACHABLE', `field ${name} of a message to sign is not a valid ${type}`)
}
