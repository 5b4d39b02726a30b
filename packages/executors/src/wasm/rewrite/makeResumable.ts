import { Refusal } from './decodeInstructions.ts'
import { exported } from './hostInterface.ts'
import type { Metered } from './meterModule.ts'

/** Size of the memory for the frames of a suspended program, which the program cannot address. */
const framePages = 256

/**
 * Makes a metered module suspendable at a mark and resumable in another process: binaryen's asyncify, applied
 * after metering, so that the gas is the same wherever the run is cut.
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
    // Asyncify works on flat code, and optimises each function before and after it adds the frames. None of these passes
    // moves or merges gas updates, because a global is visible to every call. A further optimisation of the whole module takes
    // as long as all of this and makes programs no faster: clients compile with optimisation, and so does the engine.
    binaryen.setOptimizeLevel(3)
    binaryen.setShrinkLevel(0)
    binaryen.setPassArgument('asyncify-imports', 'muster.mark')
    binaryen.setPassArgument('asyncify-in-secondary-memory', '1')
    binaryen.setPassArgument('asyncify-secondary-memory-size', `${framePages}`)
    binaryen.setPassArgument('asyncify-ignore-indirect', metered.tablesStayUnmarked ? '1' : null)
    module.runPasses(['asyncify'])
    module.addMemoryExport('asyncify_memory', exported.frames)
    return module.emitBinary()
  } finally {
    binaryen.clearPassArguments()
    module.dispose()
  }
}
