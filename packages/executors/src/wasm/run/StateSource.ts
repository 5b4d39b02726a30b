import { invalidState } from './StateRefused.ts'

/** The bytes of a state, read in order and in pieces: a state may be larger than any buffer. */
export type StateSource = {
  /** Size of the whole state. */
  readonly bytes: number
  /** Fills `into` with the next bytes. @throws StateRefused when fewer are left */
  read(into: Uint8Array): void
}

/** A state that is in memory, as a list of pieces. */
export function sourceOf(pieces: readonly Uint8Array[]): StateSource {
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  let index = 0
  let offset = 0
  return {
    bytes,
    read(into) {
      for (let done = 0; done < into.length; ) {
        const piece = pieces[index]
        if (piece === undefined) throw invalidState('the state is truncated')
        const part = piece.subarray(offset, offset + into.length - done)
        into.set(part, done)
        done += part.length
        offset += part.length
        if (offset < piece.length) continue
        index++
        offset = 0
      }
    },
  }
}
