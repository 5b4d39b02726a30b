import { rewriteModule } from '../../src/wasm/prepare/rewriteModule.ts'
import { Machine, type MachineEnd } from '../../src/wasm/run/Machine.ts'
import { stateDigest, statePieces } from '../../src/wasm/run/MachineState.ts'
import { sourceOf } from '../../src/wasm/run/StateSource.ts'
import { FileTree } from '../../src/wasm/wasi/FileTree.ts'
import { SeededRandom } from '../../src/wasm/wasi/SeededRandom.ts'
import { Wasi } from '../../src/wasm/wasi/Wasi.ts'
import { assemble } from './compileWat.ts'

export type RunOptions = {
  budgetUnits?: bigint
  /** Suspends at each of these units and resumes in a new machine from the bytes of the state. */
  cuts?: bigint[]
  args?: string[]
  memoryBytes?: number
}

export type MachineRun = { end: MachineEnd; units: bigint; digest: string; memory: Uint8Array; log: string }

const rewritten = new Map<string, ReturnType<typeof rewriteModule>>()

/** Rewrites a program and runs it in this process, so that tests can inspect it closely. */
export async function runMachine(wat: string, options: RunOptions = {}): Promise<MachineRun> {
  let rewriting = rewritten.get(wat)
  if (rewriting === undefined) {
    rewriting = rewriteModule(assemble(wat))
    rewritten.set(wat, rewriting)
  }
  const result = await rewriting
  if (!result.ok) throw new Error(`refused: ${result.reasons.join('; ')}`)
  const module = new WebAssembly.Module(result.bytes)
  const cuts = [...(options.cuts ?? [])]
  let log = ''
  let state: Uint8Array[] | undefined
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
      moduleDigest: result.digest,
      taskDigest: '',
      globals: result.globals,
      wasi,
      memoryBytes: options.memoryBytes ?? 2 ** 26,
      budgetUnits: options.budgetUnits,
      hasFullStack: false,
      nextStop: (units) => (cut !== undefined && units <= cut ? cut : undefined),
      onMark: () => false,
      onSuspend: () => false,
    })
    if (state !== undefined) machine.restore(sourceOf(state))
    const end = machine.run()
    const pieces = statePieces(machine.capture())
    if (end.kind !== 'cut') {
      const memory = new Uint8Array(wasi.guest.memory!.buffer)
      return { end, units: machine.unitsAtEnd, digest: stateDigest(pieces), memory, log }
    }
    state = [new Uint8Array(Buffer.concat(pieces))]
  }
}
