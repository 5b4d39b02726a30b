import { createHash } from 'node:crypto'
import { encodeHeader, type StateHeader, stateMagic } from './StateHeader.ts'

/**
 * The whole state of a run between two instructions: the header, followed by memory, frames and files. Equal
 * states are equal bytes on every machine.
 */
export type MachineState = {
  header: StateHeader
  memory: Uint8Array
  frames: Uint8Array
  files: Uint8Array[]
}

/** The state as a list of pieces without copying, to be hashed, encrypted and written in order. */
export function statePieces(state: MachineState): Uint8Array[] {
  const header = Buffer.from(encodeHeader(state.header))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(header.length))
  return [stateMagic, length, header, state.memory, state.frames, ...state.files]
}

const commitment = 'muster/leaf/R/1\n'

/** The hash of R, the commitment to a state, for the bytes of a state in order. */
export function stateHash() {
  return createHash('sha256').update(commitment)
}

/** What is hashed at once: a hash takes less than 2 GiB in one call. */
const hashBytes = 2 ** 30

/** R, the digest of a state. */
export function stateDigest(pieces: Uint8Array[]): string {
  const digest = stateHash()
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += hashBytes) digest.update(piece.subarray(at, at + hashBytes))
  return digest.digest('hex')
}
