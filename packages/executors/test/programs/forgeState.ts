import { writeFileSync } from 'node:fs'
import { CheckpointReader, writeCheckpoint } from '../../src/wasm/run/checkpointFile.ts'
import { type MachineState, stateDigest, statePieces } from '../../src/wasm/run/MachineState.ts'
import { readHeader } from '../../src/wasm/run/StateHeader.ts'

/** Limits that every state of a test fits. */
export const wideLimits = { memoryBytes: 2 ** 32, diskBytes: 2 ** 32, outputBytes: 2 ** 32, globals: 1000 }

/** Decrypts a saved state for a test to change. */
export function openState(file: string, key: Uint8Array): MachineState {
  const reader = new CheckpointReader(file, key)
  try {
    const header = readHeader(reader, wideLimits)
    const take = (length: number) => {
      const bytes = new Uint8Array(length)
      reader.read(bytes)
      return bytes
    }
    const [memory, frames] = [take(header.memoryBytes), take(header.frameBytes)]
    const files = header.files.flatMap(({ size }) => (size === null ? [] : [take(size)]))
    reader.finish()
    return { header, memory, frames, files }
  } finally {
    reader.close()
  }
}

/** Saves any pieces as a checkpoint, and returns the digest that its forger commits to. */
export function forgeCheckpoint(file: string, key: Uint8Array, pieces: Uint8Array[]): string {
  writeFileSync(file, '')
  writeCheckpoint(file, key, pieces)
  return stateDigest(pieces)
}

/** The pieces of a state whose header is replaced by this text. */
export function withHeaderText(
  state: MachineState,
  text: string | Uint8Array,
  declaredBytes?: bigint,
): Uint8Array[] {
  const [magic, , , ...rest] = statePieces(state)
  const header = Buffer.from(text)
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(declaredBytes ?? BigInt(header.length))
  return [magic!, length, header, ...rest]
}
