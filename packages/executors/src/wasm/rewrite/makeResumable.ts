import { Refusal } from './decode.ts'
import { exported } from './hostContract.ts'
import type { Metered } from './meterModule.ts'

/** Where frames go while the program stands still: a memory of its own, which the program has no way to name. */
const framePages = 256

/**
 * Lets a metered module stop at a mark and go on from there in another process: binaryen's asyncify, applied after
 * metering, so that the gas is the same however the run is cut.
 */
export async function makeResumable(metered: Metered): Promise<Uint8Array> {
  const { default: binaryen } = await import('binaryen')
  const { Features } = binaryen
  const features =
    Features.MutableGlobals |
    Features.NontrappingFPToInt |
    Features.SignExt |
    Features.SIMD128 |
    Features.BulkMemory |
    Features.BulkMemoryOpt |
    Features.Multivalue |
    Features.MultiMemory
  let module: InstanceType<typeof binaryen.Module>
  try {
    module = binaryen.readBinary(metered.bytes)
    module.setFeatures(features)
  } catch (cause) {
    throw new Refusal(`cannot be made resumable: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
  try {
    // Flat code is what asyncify works on; what follows makes it tight again. None of it moves or merges gas, since a
    // global is visible to every call.
    binaryen.setOptimizeLevel(3)
    binaryen.setShrinkLevel(0)
    binaryen.setPassArgument('asyncify-imports', 'muster.mark')
    binaryen.setPassArgument('asyncify-in-secondary-memory', '1')
    binaryen.setPassArgument('asyncify-secondary-memory-size', `${framePages}`)
    binaryen.setPassArgument('asyncify-ignore-indirect', metered.tablesStayUnmarked ? '1' : null)
    module.runPasses(['asyncify'])
    module.addMemoryExport('asyncify_memory', exported.frames)
    module.optimize()
    return module.emitBinary()
  } finally {
    binaryen.clearPassArguments()
    module.dispose()
  }
}
