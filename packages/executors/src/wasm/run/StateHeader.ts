import { fileLimits } from '../wasi/fileLimits.ts'
import { HeaderText } from './HeaderText.ts'
import { invalidState, tooLargeState } from './StateRefused.ts'
import type { StateSource } from './StateSource.ts'

/** Everything of a state but its bytes, as canonical JSON: keys in the order of `encodeHeader`, no whitespace. */
export type StateHeader = {
  /**
   * SHA-256 of the rewritten module, and of the arguments, environment and seed: states of other runs do not
   * fit.
   */
  module: string
  task: string
  units: string
  /** Units at the last mark past a full slice, from which the usage of a trap is counted. */
  markedUnits: string
  /** Exit code once the program has ended, null before. */
  ended: number | null
  memoryBytes: number
  frameBytes: number
  globals: string[]
  memoryRefused: boolean
  randomPosition: string
  descriptors: { fd: number; path: string | null; offset: number; append: boolean; preopen: boolean }[]
  /** Parents before their children; `size` null is a folder. */
  files: { path: string; size: number | null }[]
}

/** The limits of the task whose state is read. */
export type StateLimits = {
  memoryBytes: number
  diskBytes: number
  outputBytes: number
  /** Number of globals in the state of its module. */
  globals: number
}

export const stateMagic = Buffer.from('muster/state/1\n')

const maxMemoryBytes = 2 ** 32
/** The frames have a memory of their own, of this size. */
const maxFrameBytes = 2 ** 24
const maxUnits = 2n ** 63n - 1n
/** Size of a global, a descriptor and an open file's fields without its path, as JSON. */
const globalBytes = 24
const descriptorBytes = 128
const fixedBytes = 1024

/** Size limit of a header: more than any state of a task within the limits needs. */
export function maxHeaderBytes({ globals }: Pick<StateLimits, 'globals'>): number {
  const descriptors = fileLimits.descriptors * (fileLimits.inputPathBytes + descriptorBytes)
  return fixedBytes + globals * globalBytes + descriptors + fileLimits.outputTableBytes
}

/**
 * Reads the header of a state and verifies that the state has exactly the bytes that it declares. Everything is
 * bounded before it is read or parsed, because the header may be hostile even under a committed digest.
 *
 * @throws StateRefused
 */
export function readHeader(source: StateSource, limits: StateLimits): StateHeader {
  const start = Buffer.alloc(stateMagic.length + 8)
  source.read(start)
  if (!start.subarray(0, stateMagic.length).equals(stateMagic))
    throw invalidState('the checkpoint does not contain a state')
  const length = start.readBigUInt64LE(stateMagic.length)
  const max = maxHeaderBytes(limits)
  if (length > BigInt(max)) throw tooLargeState(`its header has ${length} bytes; ${max} are allowed`)
  if (start.length + Number(length) > source.bytes) throw invalidState('the state is truncated')
  const bytes = Buffer.allocUnsafeSlow(Number(length))
  source.read(bytes)
  const header = decodeHeader(bytes, limits)
  const declared = header.files.reduce(
    (sum, { size }) => sum + (size ?? 0),
    start.length + bytes.length + header.memoryBytes + header.frameBytes,
  )
  if (declared !== source.bytes)
    throw invalidState(`the state has ${source.bytes} bytes; its header declares ${declared}`)
  return header
}

/** @throws StateRefused unless the bytes are exactly those of `encodeHeader` for a possible header */
export function decodeHeader(bytes: Uint8Array, limits: StateLimits): StateHeader {
  const text = new HeaderText(bytes)
  const header: StateHeader = {
    module: text.expect('{"module":').string(64),
    task: text.expect(',"task":').string(64),
    units: text.expect(',"units":').decimal(maxUnits),
    markedUnits: text.expect(',"markedUnits":').decimal(maxUnits),
    ended: text.expect(',"ended":').orNull(() => text.count(2 ** 32 - 1, 'an exit code')),
    memoryBytes: text
      .expect(',"memoryBytes":')
      .count(Math.min(limits.memoryBytes, maxMemoryBytes), 'bytes of memory'),
    frameBytes: text.expect(',"frameBytes":').count(maxFrameBytes, 'bytes of frames'),
    globals: text.expect(',"globals":').list(limits.globals, 'globals', () => text.integer64()),
    memoryRefused: text.expect(',"memoryRefused":').boolean(),
    randomPosition: text.expect(',"randomPosition":').decimal(maxUnits),
    descriptors: text
      .expect(',"descriptors":')
      .list(fileLimits.descriptors, 'descriptors', () => readDescriptor(text)),
    files: text.expect(',"files":').list(fileLimits.outputEntries, 'files', () => readFile(text, limits)),
  }
  text.expect('}').end()
  checkHeader(header)
  return header
}

function readDescriptor(text: HeaderText): StateHeader['descriptors'][number] {
  const descriptor = {
    fd: text.expect('{"fd":').count(fileLimits.descriptors - 1, 'as a descriptor'),
    path: text.expect(',"path":').orNull(() => text.string(fileLimits.inputPathBytes)),
    offset: text.expect(',"offset":').count(fileLimits.offset, 'as an offset'),
    append: text.expect(',"append":').boolean(),
    preopen: text.expect(',"preopen":').boolean(),
  }
  text.expect('}')
  return descriptor
}

function readFile(text: HeaderText, { diskBytes, outputBytes }: StateLimits): StateHeader['files'][number] {
  const path = text.expect('{"path":').string(fileLimits.pathBytes + '/out'.length)
  const size = text
    .expect(',"size":')
    .orNull(() => text.count(Math.min(diskBytes, outputBytes), 'bytes of a file'))
  text.expect('}')
  return { path, size }
}

/** Even a committed state may be forged: its values must be possible for a machine. */
function checkHeader(header: StateHeader): void {
  const { units, markedUnits, randomPosition, memoryBytes, descriptors, files } = header
  if (BigInt(markedUnits) > BigInt(units)) throw invalidState('its marked units are beyond its units')
  // Every random byte costs gas.
  if (BigInt(randomPosition) > BigInt(units))
    throw invalidState('it has drawn more random bytes than its units pay for')
  if (memoryBytes % 65_536 !== 0) throw invalidState('its memory is not a number of whole pages')
  let last = -1
  for (const { fd, path, offset, preopen } of descriptors) {
    const isPossible =
      fd > last &&
      // The standard streams have no path and are never opened again.
      fd <= 2 === (path === null) &&
      (path !== null || offset === 0) &&
      (path === null || isPath(path, '/in') || isPath(path, '/out')) &&
      (!preopen || (fd === 3 && path === '/in') || (fd === 4 && path === '/out'))
    if (!isPossible) throw invalidState(`it has an impossible descriptor ${fd}`)
    last = fd
  }
  for (const { path } of files)
    if (path === '/out' || !isPath(path, '/out')) throw invalidState('it has a file outside of /out')
}

/** Whether a path is the folder or below it, in the one form in which `captureFiles` writes paths. */
function isPath(path: string, folder: string): boolean {
  if (path === folder) return true
  return (
    path.startsWith(`${folder}/`) &&
    path
      .slice(folder.length + 1)
      .split('/')
      .every((name) => name !== '' && name !== '.' && name !== '..')
  )
}

/** The keys of a header in their order, then those of its descriptors and files. */
const headerKeys = [
  ...['module', 'task', 'units', 'markedUnits', 'ended', 'memoryBytes', 'frameBytes', 'globals'],
  ...['memoryRefused', 'randomPosition', 'descriptors', 'files'],
  ...['fd', 'path', 'offset', 'append', 'preopen', 'size'],
]

/** Writes a header in its one form: `JSON.stringify` takes the keys in the order of the list. */
export function encodeHeader(header: StateHeader): string {
  return JSON.stringify(header, headerKeys)
}
