// A process that answers requests with one program: frames on standard input and output, see answerFrames.ts. The program
// is initialised once. Each request then runs in a new instance that begins with a copy of the state after the
// initialisation, so that an answer depends on the program and the request alone.
import { existsSync, readFileSync, readSync, writeSync } from 'node:fs'
import { exported } from '../rewrite/hostInterface.ts'
import { Machine, type MachineEnd } from '../run/Machine.ts'
import type { MachineState } from '../run/MachineState.ts'
import { FileTree, type Folder } from '../wasi/FileTree.ts'
import { hostFailed, limitReached, ProgramEnd } from '../wasi/ProgramEnd.ts'
import { SeededRandom } from '../wasi/SeededRandom.ts'
import { Wasi } from '../wasi/Wasi.ts'
import {
  type AnswerParams,
  type AnswerRequest,
  cancelFile,
  encodeFrame,
  frameHeadBytes,
  fromProcess,
  pieceBytes,
} from './answerFrames.ts'

/** Memory of ended instances after which it is collected: the engine does not know how scarce it is here. */
const garbageBytes = 128 * 2 ** 20

const params = JSON.parse(`${readFrame()}`) as AnswerParams
const program = new WebAssembly.Module(readFileSync(params.module))
/** All zeros: the random numbers of every answer are the same, and a request brings its own seed if it needs one. */
const seed = '00'.repeat(32)
/** Read once: every instance sees the same /in. */
let input: Folder | undefined

/** One call into the program, with its standard streams. */
type Call = {
  entry: string
  units: bigint | undefined
  stdin: Uint8Array
  onOutput: ((bytes: Uint8Array) => void) | undefined
  onMark: () => void
}

type Instance = { machine: Machine; tree: FileTree }

function readFrame(): Buffer {
  const head = readExactly(frameHeadBytes)
  return readExactly(head.readUInt32LE(1))
}

/** The daemon closes the stream when it needs this process no more, or has ended itself. */
function readExactly(length: number): Buffer {
  const bytes = Buffer.alloc(length)
  for (let done = 0; done < length; ) {
    const more = readSync(0, bytes, done, length - done, null)
    if (more === 0) process.exit(0)
    done += more
  }
  return bytes
}

function send(kind: number, content: Uint8Array): void {
  const frame = encodeFrame(kind, content)
  for (let done = 0; done < frame.length; ) done += writeSync(1, frame, done)
}

function sendJson(kind: number, value: unknown): void {
  send(kind, Buffer.from(JSON.stringify(value)))
}

function sendPieces(kind: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; at += pieceBytes) send(kind, bytes.subarray(at, at + pieceBytes))
}

function makeInstance({ entry, units, stdin, onOutput, onMark }: Call): Instance {
  const tree = new FileTree(input ?? params.input ?? undefined, params)
  input = tree.input
  let readBytes = 0
  let loggedBytes = 0
  const log = (bytes: Uint8Array) => {
    const accepted = bytes.subarray(0, Math.max(0, params.logBytes - loggedBytes))
    loggedBytes += accepted.length
    sendPieces(fromProcess.log, accepted)
  }
  const { args, env } = params
  const wasi = new Wasi({
    args,
    env,
    tree,
    random: new SeededRandom(seed),
    log,
    charge: (cost) => machine.charge(cost),
    input(into) {
      const part = stdin.subarray(readBytes, readBytes + into.length)
      into.set(part)
      readBytes += part.length
      return part.length
    },
    ...(onOutput && { output: onOutput }),
  })
  const machine = new Machine({
    module: program,
    // Only a state that is stored names its program.
    moduleDigest: '',
    taskDigest: '',
    globals: params.globals,
    wasi,
    memoryBytes: params.memoryBytes,
    hasFullStack: params.hasFullStack,
    budgetUnits: units,
    entry,
    nextStop: () => undefined,
    onMark() {
      onMark()
      return false
    },
    onSuspend: () => true,
  })
  return { machine, tree }
}

/** Initialises the program and returns its state; its buffers stay those of the first instance. */
function initialise(): MachineState {
  const call = { stdin: new Uint8Array(), onOutput: undefined, units: undefined, onMark: () => {} }
  const { machine, tree } = makeInstance({ ...call, entry: exported.initialize })
  if (WebAssembly.Module.exports(program).some(({ name }) => name === exported.initialize)) {
    const end = machine.run()
    const failure = failureOf(machine, end)
    if (failure !== undefined) throw new ProgramEnd({ kind: 'failed', failure })
  }
  const state = machine.capture()
  tree.closeInput()
  return state
}

function failureOf(machine: Machine, end: MachineEnd) {
  if (end.kind === 'failed') {
    const { failure } = end
    return failure.fault === 'program' && machine.memoryRefused
      ? {
          fault: 'limit' as const,
          limit: 'memoryBytes' as const,
          message: `${failure.message}, after it was refused memory over the limit`,
        }
      : failure
  }
  if (end.kind === 'exit' && end.code === 0) return undefined
  const code = end.kind === 'exit' ? end.code : -1
  return { fault: 'program' as const, message: `the program exited with code ${code}` }
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function answer(state: MachineState, request: AnswerRequest, stdin: Uint8Array): number {
  const began = cpuMs()
  let sentBytes = 0
  const { machine, tree } = makeInstance({
    entry: exported.answer,
    units: request.units === null ? undefined : BigInt(request.units),
    stdin,
    onOutput(bytes) {
      sentBytes += bytes.length
      if (sentBytes > params.answerBytes)
        throw limitReached('outputBytes', `the answer would exceed ${params.answerBytes} bytes`)
      sendPieces(fromProcess.output, bytes)
    },
    onMark() {
      if (isCancelled(request.number)) throw hostFailed('the request was cancelled')
      if (cpuMs() - began > params.cpuMs) throw hostFailed('nobody ended the answer in time')
    },
  })
  machine.continueAfter(state)
  const failure = failureOf(machine, machine.run())
  const { memoryBytes } = machine.capture().header
  tree.closeInput()
  sendJson(fromProcess.end, { failure, units: `${machine.unitsAtEnd}`, ...processUsage() })
  return memoryBytes
}

function isCancelled(number: number): boolean {
  const file = `${params.io}/${cancelFile}`
  return existsSync(file) && readFileSync(file, 'utf8') === `${number}`
}

function processUsage() {
  return { cpuMs: Math.round(cpuMs()), peakMemoryBytes: process.resourceUsage().maxRSS * 1024 }
}

let state: MachineState
try {
  state = initialise()
} catch (error) {
  // A data segment outside the memory traps at instantiation: the program is at fault.
  const isProgramFault = error instanceof ProgramEnd || error instanceof WebAssembly.RuntimeError
  if (!isProgramFault) throw error
  const message =
    error instanceof ProgramEnd && error.end.kind === 'failed' ? error.end.failure.message : error.message
  sendJson(fromProcess.failed, { message: message.slice(0, 1000) })
  process.exit(0)
}
sendJson(fromProcess.ready, processUsage())
for (let garbage = 0; ; ) {
  const request = JSON.parse(`${readFrame()}`) as AnswerRequest
  garbage += answer(state, request, readFrame())
  if (garbage < garbageBytes) continue
  ;(globalThis as { gc?: () => void }).gc?.()
  garbage = 0
}
