// The process of one run; its parameters and keys come on standard input. It imports nothing outside the
// parent of this folder, so the sandbox exposes nothing else to it. It prints one line on standard output,
// `started` or the reason for a failure, and then communicates through files only, because the daemon may be
// restarted.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import type { Failure } from '../../Run.ts'
import type { Folder } from '../wasi/FileTree.ts'
import { FileTree } from '../wasi/FileTree.ts'
import { limitReached, ProgramEnd } from '../wasi/ProgramEnd.ts'
import { SeededRandom } from '../wasi/SeededRandom.ts'
import { Wasi } from '../wasi/Wasi.ts'
import { CheckpointReader, writeCheckpoint } from './checkpointFile.ts'
import { Machine, type MachineEnd } from './Machine.ts'
import { stateDigest, stateHash, statePieces } from './MachineState.ts'
import { maxStepUnits } from './maxStepUnits.ts'
import {
  askedCheckpoint,
  type ChildCheckpoint,
  type ChildKeys,
  type ChildParams,
  type ChildUsage,
  runFiles,
} from './RunFiles.ts'
import { StateBudget } from './StateBudget.ts'
import { invalidState, StateRefused } from './StateRefused.ts'

const { params, keys } = JSON.parse(readFileSync(0, 'utf8')) as { params: ChildParams; keys: ChildKeys }
const began = performance.now()
const at = (name: string) => `${params.io}/${name}`

function printLine(line: string): void {
  try {
    writeSync(1, `${line}\n`)
  } catch {
    // The daemon is gone; it will read the files when it restarts.
  }
}

/** Replaces a file atomically, because the daemon may read it at any moment. */
function replaceFile(name: string, text: string): void {
  writeFileSync(at(`${name}.partial`), text, { mode: 0o600 })
  renameSync(at(`${name}.partial`), at(name))
}

const logFd = openSync(at(runFiles.log), 'a', 0o600)
let logged = 0
let droppedBytes = 0
function log(bytes: Uint8Array): void {
  const accepted = bytes.subarray(0, Math.max(0, params.logBytes - logged))
  droppedBytes += bytes.length - accepted.length
  logged += accepted.length
  for (let done = 0; done < accepted.length; ) done += writeSync(logFd, accepted, done)
}

const segmentUnits = params.segmentUnits === null ? undefined : BigInt(params.segmentUnits)
const untilUnits = params.untilUnits === null ? undefined : BigInt(params.untilUnits)
/** Number of segments with a recorded leaf. */
let leaves = 0n
let wantsCheckpoint: number | undefined
let lastProgress = 0
/**
 * When the program is next suspended only to re-enter its functions. The engine optimises hot functions, but
 * a function that loops for minutes runs its first, slow version until it is entered again.
 */
let reenterAtMs = 100

function usage(): ChildUsage {
  const { user, system } = process.cpuUsage()
  return {
    units: `${machine.unitsAtEnd}`,
    cpuMs: Math.round((user + system) / 1000),
    wallMs: Math.round(performance.now() - began),
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    droppedBytes,
  }
}

function onMark(): boolean {
  const { cpuMs, wallMs } = usage()
  if (cpuMs > params.cpuMs)
    throw limitReached('cpuMs', `the program used more than ${params.cpuMs} ms of CPU time`)
  if (wallMs > params.wallMs)
    throw limitReached('wallMs', `the program ran for more than ${params.wallMs} ms`)
  if (wallMs - lastProgress > 200) {
    lastProgress = wallMs
    replaceFile(runFiles.progress, JSON.stringify(usage()))
  }
  const reenter = wallMs > reenterAtMs
  if (reenter) reenterAtMs = wallMs + Math.min(wallMs, 1_000)
  if (!existsSync(at(runFiles.control))) return reenter
  const control = JSON.parse(readFileSync(at(runFiles.control), 'utf8')) as { checkpoint: number }
  unlinkSync(at(runFiles.control))
  wantsCheckpoint = control.checkpoint
  return true
}

function save(file: string, pieces: Uint8Array[]): Omit<ChildCheckpoint, 'digest'> {
  const { bytes } = writeCheckpoint(at(file), Buffer.from(keys.checkpoint!, 'hex'), pieces)
  return { file, bytes, units: `${machine.units}` }
}

/** Records the leaf of each completed segment, and the last leaf at the end of the program. */
function recordLeaves(pieces: Uint8Array[], digest: string, last: boolean): void {
  if (segmentUnits === undefined) return
  const { units } = machine
  const due = last ? leaves + 1n : (units - 1n) / segmentUnits
  const bytes = pieces.reduce((sum, { length }) => sum + length, 0)
  for (; leaves < due; leaves++) {
    const index = Number(leaves + 1n)
    const wanted = keys.checkpoint !== null && params.saveEvery > 0 && index % params.saveEvery === 0
    const saved =
      wanted && states.take(bytes, units) ? save(`${runFiles.checkpoints}/leaf-${index}`, pieces) : undefined
    const leaf = {
      index,
      units: `${units}`,
      digest,
      ...(last ? { ended: true } : {}),
      ...(saved ? { checkpoint: saved.file } : {}),
    }
    appendFileSync(at(runFiles.leaves), `${JSON.stringify(leaf)}\n`)
  }
}

function maxPast(memoryBytes: number): bigint {
  const imports = new Set(WebAssembly.Module.imports(program).map(({ name }) => name))
  return maxStepUnits({
    draws: imports.has('random_get'),
    lists: imports.has('fd_readdir'),
    memoryBytes,
    diskBytes: params.diskBytes,
    segmentUnits: segmentUnits ?? 0n,
  })
}

let cut: ChildCheckpoint | undefined
function onSuspend(units: bigint): boolean {
  const leafDue = segmentUnits !== undefined && (units - 1n) / segmentUnits > leaves
  const cutDue = untilUnits !== undefined && units > untilUnits
  if (!leafDue && !cutDue && wantsCheckpoint === undefined) return true
  const state = machine.capture()
  if (leafDue && units > (leaves + 1n) * segmentUnits + maxPast(state.header.memoryBytes))
    throw new ProgramEnd({
      kind: 'failed',
      failure: {
        fault: 'program',
        message: `a single step of the program ends at ${units} units, beyond the allowed distance past its segment`,
      },
    })
  const pieces = statePieces(state)
  // Written before it is hashed: the daemon syncs the file to disk meanwhile.
  const asked = wantsCheckpoint === undefined ? undefined : save(askedCheckpoint(wantsCheckpoint), pieces)
  const digest = stateDigest(pieces)
  recordLeaves(pieces, digest, false)
  if (asked !== undefined) {
    replaceFile(
      runFiles.answer,
      JSON.stringify({ number: wantsCheckpoint, checkpoint: { ...asked, digest } }),
    )
    wantsCheckpoint = undefined
  }
  if (!cutDue) return true
  cut = { ...save(`${runFiles.checkpoints}/cut`, pieces), digest }
  return false
}

function nextStop(units: bigint): bigint | undefined {
  const segment =
    segmentUnits === undefined
      ? undefined
      : (((units === 0n ? 1n : units) + segmentUnits - 1n) / segmentUnits) * segmentUnits
  const until = untilUnits !== undefined && units <= untilUnits ? untilUnits : undefined
  return segment === undefined ? until : until === undefined || segment < until ? segment : until
}

/** @throws StateRefused for a state that is not the first after the start of its segment */
function expectFirstPast(after: bigint, memoryBytes: number): void {
  const { units } = machine
  if (units <= after || units > after + maxPast(memoryBytes))
    throw invalidState(
      `it is at ${units} units, but must be the first after ${after}, where its segment begins`,
    )
}

const program = new WebAssembly.Module(readFileSync(params.module))

/** @throws ProgramEnd, WebAssembly.RuntimeError when the program or its input is at fault */
function makeMachine(): { machine: Machine; tree: FileTree } {
  const { args, env, seed } = params
  const tree = new FileTree(params.input ?? undefined, params)
  const random = new SeededRandom(seed)
  const wasi = new Wasi({ args, env, tree, random, log, charge: (units) => machine.charge(units) })
  const made = new Machine({
    module: program,
    moduleDigest: params.moduleDigest,
    taskDigest: createHash('sha256')
      .update(JSON.stringify([args, Object.entries(env).sort(), seed]))
      .digest('hex'),
    globals: params.globals,
    wasi,
    memoryBytes: params.memoryBytes,
    hasFullStack: params.hasFullStack,
    budgetUnits: params.units === null ? undefined : BigInt(params.units),
    nextStop,
    onMark,
    onSuspend,
  })
  return { machine: made, tree }
}

/** Restores the machine from the state at `from`, and verifies that it is the committed one. @throws StateRefused */
function restore(from: string): void {
  const hash = stateHash()
  const reader = new CheckpointReader(from, Buffer.from(keys.from!, 'hex'), {
    onPlain: (plain) => hash.update(plain),
  })
  try {
    const { memoryBytes } = machine.restore(reader)
    reader.finish()
    const digest = hash.digest('hex')
    if (digest !== params.fromDigest)
      throw invalidState(`its digest is ${digest}, not the committed ${params.fromDigest}`)
    if (params.fromAfter !== null) expectFirstPast(BigInt(params.fromAfter), memoryBytes)
    if (segmentUnits !== undefined) leaves = (machine.units - 1n) / segmentUnits
  } finally {
    reader.close()
  }
}

function writeOutput(folder: Folder, path: string): void {
  mkdirSync(at(path), { recursive: true })
  for (const [name, node] of folder.entries) {
    if (node.kind === 'folder') writeOutput(node, `${path}/${name}`)
    else if (node.kind === 'file') writeFile(at(`${path}/${name}`), node.pieces())
  }
}

function writeFile(file: string, pieces: Iterable<Uint8Array>): void {
  const fd = openSync(file, 'w', 0o600)
  try {
    for (const piece of pieces) for (let done = 0; done < piece.length; ) done += writeSync(fd, piece, done)
  } finally {
    closeSync(fd)
  }
}

function finish(end: MachineEnd): void {
  let outcome: unknown
  if (end.kind === 'cut') outcome = { kind: 'cut', checkpoint: cut }
  else if (end.kind === 'exit' && end.code === 0) {
    if (segmentUnits !== undefined) {
      const pieces = statePieces(machine.capture())
      recordLeaves(pieces, stateDigest(pieces), true)
    }
    writeOutput(tree.output, runFiles.out)
    outcome = { kind: 'finished' }
  } else {
    let failure: Failure =
      end.kind === 'failed'
        ? end.failure
        : { fault: 'program', message: `the program exited with code ${end.code}`, exitCode: end.code }
    if (failure.fault === 'program' && machine.memoryRefused)
      failure = {
        fault: 'limit',
        limit: 'memoryBytes',
        message: `${failure.message}, after it was refused memory over the limit`,
      }
    outcome = { kind: 'failed', failure }
  }
  replaceFile(runFiles.outcome, JSON.stringify({ ...(outcome as object), usage: usage() }))
}

mkdirSync(at(runFiles.checkpoints), { recursive: true })
let machine: Machine
let tree: FileTree
try {
  ;({ machine, tree } = makeMachine())
} catch (error) {
  let failure: Failure
  if (error instanceof ProgramEnd && error.end.kind === 'failed') failure = error.end.failure
  // A data segment outside the memory traps at instantiation: the program is at fault.
  else if (error instanceof WebAssembly.RuntimeError) failure = { fault: 'program', message: error.message }
  else throw error
  const none: ChildUsage = { units: '0', cpuMs: 0, wallMs: 0, peakMemoryBytes: 0, droppedBytes: 0 }
  replaceFile(runFiles.outcome, JSON.stringify({ kind: 'failed', failure, usage: none }))
  printLine('started')
  process.exit(0)
}
if (params.from !== null) {
  try {
    restore(params.from)
  } catch (error) {
    // Anything else is a fault of this machine: the process fails, and nothing is said about the state.
    if (!(error instanceof StateRefused)) throw error
    printLine(`${error.kind} ${error.message}`)
    process.exit(0)
  }
}
const states = new StateBudget(machine.units)
printLine('started')
finish(machine.run())
