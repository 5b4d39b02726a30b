const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const values = new Map([...alphabet].map((letter, value) => [letter, value]))

/** RFC 4648 base32, lower case and unpadded: survives DNS names, file names and being read aloud. */
export function toBase32(bytes: Uint8Array): string {
  let text = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(held >>> bits) & 31]
    }
    held &= (1 << bits) - 1
  }
  return bits > 0 ? text + alphabet[(held << (5 - bits)) & 31] : text
}

/** The bytes, or undefined when the text has another letter, an impossible length or bits left over. */
export function fromBase32(text: string): Buffer | undefined {
  const bytes = Buffer.alloc(Math.floor((text.length * 5) / 8))
  let at = 0
  let bits = 0
  let held = 0
  for (const letter of text) {
    const value = values.get(letter)
    if (value === undefined) return undefined
    held = (held << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[at++] = held >>> bits
      held &= (1 << bits) - 1
    }
  }
  // One byte sequence has one text: spare bits must be zero and no letter may be superfluous.
  return bits >= 5 || held !== 0 ? undefined : bytes
}
