const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const values = new Map([...alphabet].map((letter, value) => [letter, value]))

/** RFC 4648 base32, lower case and unpadded: safe in DNS names and file names, and easy to read aloud. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let pendingBits = 0
  for (const byte of bytes) {
    pendingBits = (pendingBits << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(pendingBits >>> bits) & 31]
    }
    pendingBits &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(pendingBits << (5 - bits)) & 31] : text
}

/** Returns the bytes, or undefined for an unknown letter, an impossible length or leftover bits. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes = Buffer.alloc(Math.floor((text.length * 5) / 8))
  let at = 0
  let bits = 0
  let pendingBits = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    pendingBits = (pendingBits << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = pendingBits >>> bits
      pendingBits &= (1 << bits) - 1
    }
  }
  // Each byte sequence has exactly one encoding: spare bits must be zero and no letter may be superfluous.
  return bits >= 5 || pendingBits !== 0 ? undefined : bytes
}
