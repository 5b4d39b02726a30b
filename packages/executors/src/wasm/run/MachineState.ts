import { createHash } from 'node:crypto'

/**
 * Everything a run is, between two instructions. `header` is canonical JSON (keys as written in `encodeHeader`), the
 * blobs follow in the order memory, frames, files; two equal states are equal bytes on every machine.
 */
export type MachineState = {
  header: StateHeader
  memory: Uint8Array
  frames: Uint8Array
  files: Uint8Array[]
}

export type StateHeader = {
  /** SHA-256 of the rewritten module, and of what else the run was given: states of other runs do not fit. */
  module: string
  task: string
  units: string
  /** Units at the last mark past a full slice; what a trap is counted from. */
  markedUnits: string
  /** Exit code once the program has ended, null before. */
  ended: number | null
  memoryBytes: number
  frameBytes: number
  globals: string[]
  memoryRefused: boolean
  randomPosition: string
  descriptors: { fd: number; path: string | null; offset: number; append: boolean; preopen: boolean }[]
  /** In byte order of path; `size` null is a folder. */
  files: { path: string; size: number | null }[]
}

const magic = 'muster/state/1\n'

/** The state as a list of pieces, not copied: hashed, encrypted and written one after the other. */
export function statePieces(state: MachineState): Uint8Array[] {
  const header = Buffer.from(encodeHeader(state.header))
  const length = Buffer.alloc(8)
  length.writeBigUInt64LE(BigInt(header.length))
  return [Buffer.from(magic), length, header, state.memory, state.frames, ...state.files]
}

/** R, which commits, and R′, which shows that one has the state: SHA-256 in two domains over the same bytes. */
export function stateDigests(pieces: Uint8Array[]): { digest: string; proof: string } {
  const digest = createHash('sha256').update('muster/leaf/R/1\n')
  const proof = createHash('sha256').update('muster/leaf/proof/1\n')
  for (const piece of pieces) {
    // In pieces that stay in the cache, so that the second hash reads what the first has just loaded.
    for (let at = 0; at < piece.length; at += 65_536) {
      const part = piece.subarray(at, at + 65_536)
      digest.update(part)
      proof.update(part)
    }
  }
  return { digest: digest.digest('hex'), proof: proof.digest('hex') }
}

/** @throws RangeError for bytes that are no state. The caller has compared the digest before it trusts what this returns. */
export function parseState(bytes: Uint8Array): MachineState {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (buffer.toString('latin1', 0, magic.length) !== magic) throw new RangeError('not a state')
  const headerLength = Number(buffer.readBigUInt64LE(magic.length))
  let at = magic.length + 8
  const take = (length: number): Uint8Array => {
    if (!Number.isSafeInteger(length) || length < 0 || at + length > bytes.length)
      throw new RangeError('a state that ends in the middle')
    at += length
    return bytes.subarray(at - length, at)
  }
  const header = JSON.parse(Buffer.from(take(headerLength)).toString('utf8')) as StateHeader
  checkHeader(header)
  const memory = take(header.memoryBytes)
  const frames = take(header.frameBytes)
  const files = header.files.flatMap(({ size }) => (size === null ? [] : [take(size)]))
  if (at !== bytes.length) throw new RangeError('a state with more than it says')
  return { header, memory, frames, files }
}

/** A committed state may still be a liar's: its numbers must be such as a machine could have written. */
function checkHeader({ descriptors, files, globals }: StateHeader): void {
  const isCount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0
  const fine =
    descriptors.every(
      ({ fd, path, offset }) => isCount(fd) && isCount(offset) && (path === null || typeof path === 'string'),
    ) &&
    files.every(({ path, size }) => typeof path === 'string' && (size === null || isCount(size))) &&
    globals.every((value) => /^-?\d{1,20}$/.test(value))
  if (!fine) throw new RangeError('a state with impossible values')
}

function encodeHeader(header: StateHeader): string {
  const {
    module,
    task,
    units,
    markedUnits,
    ended,
    memoryBytes,
    frameBytes,
    globals,
    memoryRefused,
    randomPosition,
  } = header
  const descriptors = header.descriptors.map(({ fd, path, offset, append, preopen }) => ({
    fd,
    path,
    offset,
    append,
    preopen,
  }))
  const files = header.files.map(({ path, size }) => ({ path, size }))
  return JSON.stringify({
    module,
    task,
    units,
    markedUnits,
    ended,
    memoryBytes,
    frameBytes,
    globals,
    memoryRefused,
    randomPosition,
    descriptors,
    files,
  })
}
