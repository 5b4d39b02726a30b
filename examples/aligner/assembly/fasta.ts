import { fail } from '../../assembly/fail'

export class Sequence {
  constructor(
    public name: string,
    public letters: Uint8Array,
  ) {}
}

const newline: u8 = 10
const carriageReturn: u8 = 13
const space: u8 = 32
const greater: u8 = 62

/** Parses FASTA: `>name comment`, then lines of letters (case is ignored). */
export function parseFasta(bytes: Uint8Array, path: string): Sequence[] {
  const sequences: Sequence[] = []
  const letters = new Uint8Array(bytes.length)
  let length = 0
  let name = ''
  let at = 0
  while (at < bytes.length) {
    let end = at
    while (end < bytes.length && bytes[end] != newline) end++
    if (bytes[at] == greater) {
      if (name.length > 0) sequences.push(new Sequence(name, letters.slice(0, length)))
      length = 0
      let stop = at + 1
      while (stop < end && bytes[stop] != space && bytes[stop] != carriageReturn) stop++
      name = String.UTF8.decodeUnsafe(bytes.dataStart + at + 1, stop - at - 1)
      if (name.length == 0) fail(`${path}: a record has no name after >.`)
    } else {
      for (let i = at; i < end; i++) {
        const letter = bytes[i] & 0xdf
        if (letter >= 65 && letter <= 90) letters[length++] = letter
      }
      if (length > 0 && name.length == 0) fail(`${path}: letters before the first >name.`)
    }
    at = end + 1
  }
  if (name.length > 0) sequences.push(new Sequence(name, letters.slice(0, length)))
  return sequences
}
