import { rewriteModule } from '../../src/wasm/prepare/rewriteModule.ts'
import { Machine, type MachineEnd } from '../../src/wasm/run/Machine.ts'
import { type MachineState, parseState, stateDigests, statePieces } from '../../src/wasm/run/MachineState.ts'
import { FileTree } from '../../src/wasm/wasi/FileTree.ts'
import { SeededRandom } from '../../src/wasm/wasi/SeededRandom.ts'
import { Wasi } from '../../src/wasm/wasi/Wasi.ts'
import { assemble } from './compileWat.ts'

export type RunOptions = {
  budgetUnits?: bigint
  /** Stand still at each of these and go on in a fresh machine from the bytes of the state. */
  cuts?: bigint[]
  args?: string[]
  memoryBytes?: number
}

export type MachineRun = { end: MachineEnd; units: bigint; digest: string; memory: Uint8Array; log: string }

const rewritten = new Map<string, ReturnType<typeof rewriteModule>>()

/** Rewrites a program and runs it in this process: for programs of our own that must be looked at closely. */
export async function runMachine(wat: string, options: RunOptions = {}): Promise<MachineRun> {
  let making = rewritten.get(wat)
  if (making === undefined) {
    making = rewriteModule(assemble(wat))
    rewritten.set(wat, making)
  }
  const made = await making
  if (!made.ok) throw new Error(`refused: ${made.reasons.join('; ')}`)
  const module = new WebAssembly.Module(made.bytes)
  const cuts = [...(options.cuts ?? [])]
  let log = ''
  let state: MachineState | undefined
  for (;;) {
    let machine: Machine
    const wasi = new Wasi({
      args: options.args ?? [],
      env: {},
      tree: new FileTree(undefined, { diskBytes: 2 ** 24, outputBytes: 2 ** 24 }),
      random: new SeededRandom('00'.repeat(32)),
      log: (bytes) => {
        log += Buffer.from(bytes).toString('utf8')
      },
      charge: (units) => machine.charge(units),
    })
    const cut = cuts.shift()
    machine = new Machine({
      module,
      moduleDigest: made.digest,
      taskDigest: '',
      globals: made.globals,
      wasi,
      memoryBytes: options.memoryBytes ?? 2 ** 26,
      budgetUnits: options.budgetUnits,
      nextStop: (units) => (cut !== undefined && units <= cut ? cut : undefined),
      onMark: () => false,
      onStandstill: () => false,
    })
    if (state !== undefined) machine.restore(state)
    const end = machine.run()
    const pieces = statePieces(machine.capture())
    if (end.kind !== 'cut') {
      const memory = new Uint8Array(wasi.guest.memory!.buffer)
      return { end, units: machine.unitsAtEnd, digest: stateDigests(pieces).digest, memory, log }
    }
    state = parseState(new Uint8Array(Buffer.concat(pieces)))
  }
}
