import { canonicalFloats } from '../../packages/executors/src/wasm/rewrite/canonicalFloats.ts'
import { makeResumable } from '../../packages/executors/src/wasm/rewrite/makeResumable.ts'
import { meterModule } from '../../packages/executors/src/wasm/rewrite/meterModule.ts'
import { parseModule } from '../../packages/executors/src/wasm/rewrite/parseModule.ts'
import { Machine } from '../../packages/executors/src/wasm/run/Machine.ts'
import { FileTree } from '../../packages/executors/src/wasm/wasi/FileTree.ts'
import { ProgramEnd } from '../../packages/executors/src/wasm/wasi/ProgramEnd.ts'
import { SeededRandom } from '../../packages/executors/src/wasm/wasi/SeededRandom.ts'
import { Wasi } from '../../packages/executors/src/wasm/wasi/Wasi.ts'

export type Variant = 'plain' | 'metered' | 'checkpointable'
export type Variants = Record<Variant, WebAssembly.Module>

/** Builds three variants of a module: unchanged, metered, and as it runs for a client (metered, resumable, canonical NaNs). */
export async function makeVariants(bytes: Uint8Array): Promise<Variants> {
  const metered = meterModule(parseModule(bytes))
  return {
    plain: new WebAssembly.Module(bytes),
    metered: new WebAssembly.Module(metered.bytes),
    checkpointable: new WebAssembly.Module(canonicalFloats(await makeResumable(metered))),
  }
}

/** Runs one variant in this process, with the same files and the same WASI, and returns its CPU time in milliseconds. */
export function timeVariant(variants: Variants, variant: Variant, args: string[], inputDir: string): number {
  let machine: Machine | undefined
  const wasi = new Wasi({
    args,
    env: {},
    tree: new FileTree(inputDir, { diskBytes: 2 ** 28, outputBytes: 2 ** 28 }),
    random: new SeededRandom('00'.repeat(32)),
    log: () => {},
    charge: (units) => machine?.charge(units),
  })
  if (variant === 'plain') {
    const instance = new WebAssembly.Instance(variants.plain, { wasi_snapshot_preview1: wasi.imports() })
    wasi.guest.memory = instance.exports.memory as WebAssembly.Memory
    const began = cpuMs()
    try {
      ;(instance.exports._start as () => void)()
    } catch (error) {
      if (!(error instanceof ProgramEnd)) throw error
    }
    return cpuMs() - began
  }
  machine = new Machine({
    module: variants[variant],
    moduleDigest: '',
    taskDigest: '',
    globals: [],
    wasi,
    memoryBytes: 2 ** 30,
    budgetUnits: undefined,
    hasFullStack: false,
    nextStop: () => undefined,
    onMark: () => false,
    onSuspend: () => true,
  })
  const began = cpuMs()
  const end = machine.run()
  if (end.kind !== 'exit' || end.code !== 0)
    throw new Error(`The ${variant} module ended with ${JSON.stringify(end)}.`)
  return cpuMs() - began
}

/** Returns the CPU time of this process, which other load on the machine does not inflate. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
