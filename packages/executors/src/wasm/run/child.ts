// The process of one run; its order and keys come on standard input. It imports nothing outside this
// folder's parent, so that a sandbox needs to show it nothing else. It says one line on standard output, `started` or
// why not, and then works by files alone: the daemon may die and come back.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
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
import { readCheckpoint, writeCheckpoint } from './checkpointFile.ts'
import { longestStep } from './longestStep.ts'
import { Machine, type MachineEnd } from './Machine.ts'
import { parseState, stateDigests, statePieces } from './MachineState.ts'
import {
  type ChildCheckpoint,
  type ChildKeys,
  type ChildOrder,
  type ChildUsage,
  runFiles,
} from './RunFiles.ts'

const { order, keys } = JSON.parse(readFileSync(0, 'utf8')) as { order: ChildOrder; keys: ChildKeys }
const began = performance.now()
const at = (name: string) => `${order.io}/${name}`

function say(line: string): void {
  try {
    writeSync(1, `${line}\n`)
  } catch {
    // The daemon is gone: it will look at the files when it comes back.
  }
}

/** For what the daemon may read at any moment: it finds the old file or the new one. */
function replaceFile(name: string, text: string): void {
  writeFileSync(at(`${name}.partial`), text, { mode: 0o600 })
  renameSync(at(`${name}.partial`), at(name))
}

const logFd = openSync(at(runFiles.log), 'a', 0o600)
let logged = 0
let droppedBytes = 0
function log(bytes: Uint8Array): void {
  const kept = bytes.subarray(0, Math.max(0, order.logBytes - logged))
  droppedBytes += bytes.length - kept.length
  logged += kept.length
  for (let done = 0; done < kept.length; ) done += writeSync(logFd, kept, done)
}

const tree = new FileTree(order.input ?? undefined, order)
const wasi = new Wasi({
  args: order.args,
  env: order.env,
  tree,
  random: new SeededRandom(order.seed),
  log,
  charge: (units) => machine.charge(units),
})

const segmentUnits = order.segmentUnits === null ? undefined : BigInt(order.segmentUnits)
const untilUnits = order.untilUnits === null ? undefined : BigInt(order.untilUnits)
/** Segments that have their leaf. */
let leaves = 0n
let wantsCheckpoint: number | undefined
let lastProgress = 0
/**
 * When the program next stands still only to enter its functions anew. The engine compiles busy functions better as they
 * run, but one that loops for minutes stays in its first, slow form until it is entered again.
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
  if (cpuMs > order.cpuMs) throw limitReached('cpuMs', `more than ${order.cpuMs} ms of CPU time`)
  if (wallMs > order.wallMs) throw limitReached('wallMs', `more than ${order.wallMs} ms of time`)
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

function save(
  name: string,
  pieces: Uint8Array[],
  digests: { digest: string; proof: string },
): ChildCheckpoint {
  const file = `${runFiles.checkpoints}/${name}`
  const { bytes } = writeCheckpoint(at(file), Buffer.from(keys.checkpoint!, 'hex'), pieces)
  return { file, bytes, units: `${machine.units}`, ...digests }
}

/** Leaves whose segment has been passed, the last of all at the end of the program. */
function recordLeaves(pieces: Uint8Array[], digests: { digest: string; proof: string }, last: boolean): void {
  if (segmentUnits === undefined) return
  const { units } = machine
  const due = last ? leaves + 1n : (units - 1n) / segmentUnits
  for (; leaves < due; leaves++) {
    const index = Number(leaves + 1n)
    const keep = keys.checkpoint !== null && order.keepEvery > 0 && index % order.keepEvery === 0
    const kept = keep ? save(`leaf-${index}`, pieces, digests) : undefined
    const leaf = { index, units: `${units}`, ...digests, ...(kept ? { checkpoint: kept.file } : {}) }
    appendFileSync(at(runFiles.leaves), `${JSON.stringify(leaf)}\n`)
  }
}

function mostPast(memoryBytes: number): bigint {
  const draws = WebAssembly.Module.imports(program).some(({ name }) => name === 'random_get')
  return longestStep({ draws, memoryBytes, diskBytes: order.diskBytes, segmentUnits: segmentUnits ?? 0n })
}

let cut: ChildCheckpoint | undefined
function onStandstill(units: bigint): boolean {
  const leafDue = segmentUnits !== undefined && (units - 1n) / segmentUnits > leaves
  const cutDue = untilUnits !== undefined && units > untilUnits
  if (!leafDue && !cutDue && wantsCheckpoint === undefined) return true
  const state = machine.capture()
  if (leafDue && units > (leaves + 1n) * segmentUnits + mostPast(state.header.memoryBytes))
    throw new ProgramEnd({
      kind: 'failed',
      failure: {
        fault: 'program',
        message: `a single step of the program ends at ${units} units, past whole segments`,
      },
    })
  const pieces = statePieces(state)
  const digests = stateDigests(pieces)
  recordLeaves(pieces, digests, false)
  if (wantsCheckpoint !== undefined) {
    const checkpoint = save(`asked-${wantsCheckpoint}`, pieces, digests)
    replaceFile(runFiles.answer, JSON.stringify({ number: wantsCheckpoint, checkpoint }))
    wantsCheckpoint = undefined
  }
  if (!cutDue) return true
  cut = save('cut', pieces, digests)
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

/** What says nothing about the checkpoint: a file that cannot be read, no memory to read it into. */
function isHostError(error: unknown): boolean {
  // a state that breaks a limit of its own task never was one of it
  if (error instanceof ProgramEnd) return error.end.kind === 'failed' && error.end.failure.fault === 'host'
  return error instanceof Error && ('errno' in error || error.message === 'Array buffer allocation failed')
}

/** @throws RangeError for a state that is not the first one past the units that its segment begins at */
function expectFirstPast(after: bigint, memoryBytes: number): void {
  const { units } = machine
  if (units <= after || units > after + mostPast(memoryBytes))
    throw new RangeError(`the state stands at ${units} units, and its segment begins at ${after}`)
}

const program = new WebAssembly.Module(readFileSync(order.module))

function makeMachine(): Machine {
  const { args, env, seed } = order
  return new Machine({
    module: program,
    moduleDigest: order.moduleDigest,
    taskDigest: createHash('sha256')
      .update(JSON.stringify([args, Object.entries(env).sort(), seed]))
      .digest('hex'),
    globals: order.globals,
    wasi,
    memoryBytes: order.memoryBytes,
    budgetUnits: order.units === null ? undefined : BigInt(order.units),
    nextStop,
    onMark,
    onStandstill,
  })
}

function writeOutput(folder: Folder, path: string): void {
  mkdirSync(at(path), { recursive: true })
  for (const [name, node] of folder.entries) {
    if (node.kind === 'folder') writeOutput(node, `${path}/${name}`)
    else if (node.kind === 'file')
      writeFileSync(at(`${path}/${name}`), node.bytes.subarray(0, node.size), { mode: 0o600 })
  }
}

function finish(end: MachineEnd): void {
  let outcome: unknown
  if (end.kind === 'cut') outcome = { kind: 'cut', checkpoint: cut }
  else if (end.kind === 'exit' && end.code === 0) {
    if (segmentUnits !== undefined) {
      const pieces = statePieces(machine.capture())
      recordLeaves(pieces, stateDigests(pieces), true)
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
        message: `${failure.message}, after memory beyond the limit was refused`,
      }
    outcome = { kind: 'failed', failure }
  }
  replaceFile(runFiles.outcome, JSON.stringify({ ...(outcome as object), usage: usage() }))
}

mkdirSync(at(runFiles.checkpoints), { recursive: true })
let machine: Machine
try {
  machine = makeMachine()
} catch (error) {
  let failure: Failure
  if (error instanceof ProgramEnd && error.end.kind === 'failed') failure = error.end.failure
  // A data segment outside the memory: the first instruction that would fail, and the program's own.
  else if (error instanceof WebAssembly.RuntimeError) failure = { fault: 'program', message: error.message }
  else throw error
  const none: ChildUsage = { units: '0', cpuMs: 0, wallMs: 0, peakMemoryBytes: 0, droppedBytes: 0 }
  replaceFile(runFiles.outcome, JSON.stringify({ kind: 'failed', failure, usage: none }))
  say('started')
  process.exit(0)
}
if (order.from !== null) {
  try {
    const bytes = readCheckpoint(order.from, Buffer.from(keys.from!, 'hex'))
    const { digest } = stateDigests([bytes])
    if (digest !== order.fromDigest) throw new RangeError(`the state has the digest ${digest}`)
    const state = parseState(bytes)
    machine.restore(state)
    if (order.fromAfter !== null) expectFirstPast(BigInt(order.fromAfter), state.header.memoryBytes)
    if (segmentUnits !== undefined) leaves = (machine.units - 1n) / segmentUnits
  } catch (error) {
    if (isHostError(error)) throw error
    say(`forged ${error instanceof Error ? error.message : error}`)
    process.exit(0)
  }
}
say('started')
finish(machine.run())
