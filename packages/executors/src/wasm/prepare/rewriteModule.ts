import { createHash } from 'node:crypto'
import { canonicalFloats } from '../rewrite/canonicalFloats.ts'
import { Refusal } from '../rewrite/decodeInstructions.ts'
import { makeResumable } from '../rewrite/makeResumable.ts'
import { meterModule } from '../rewrite/meterModule.ts'
import { moduleProblems } from '../rewrite/moduleProblems.ts'
import { parseModule } from '../rewrite/parseModule.ts'

export type Rewritten =
  | { ok: true; bytes: Uint8Array; digest: string; globals: { name: string; type: 'i32' | 'i64' }[] }
  | { ok: false; reasons: string[] }

/** Larger modules are rejected before they are parsed. */
export const maxModuleBytes = 64 * 2 ** 20

/** Turns a client's module into the module that runs: validated, metered, resumable, with canonical NaNs. */
export async function rewriteModule(bytes: Uint8Array): Promise<Rewritten> {
  if (bytes.length > maxModuleBytes) return { ok: false, reasons: [`is larger than ${maxModuleBytes} bytes`] }
  try {
    if (!WebAssembly.validate(bytes))
      return { ok: false, reasons: [`is not valid WebAssembly${validationError(bytes)}`] }
    const module = parseModule(bytes)
    const reasons = moduleProblems(module)
    if (reasons.length > 0) return { ok: false, reasons }
    const metered = meterModule(module)
    const result = canonicalFloats(await makeResumable(metered))
    return {
      ok: true,
      bytes: result,
      digest: createHash('sha256').update(result).digest('hex'),
      globals: metered.globals,
    }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, reasons: [error.message] }
    if (error instanceof RangeError || error instanceof TypeError)
      return { ok: false, reasons: [`is malformed: ${error.message}`] }
    throw error
  }
}

function validationError(bytes: Uint8Array): string {
  try {
    new WebAssembly.Module(bytes)
    return ''
  } catch (error) {
    return `: ${(error as Error).message}`
  }
}
