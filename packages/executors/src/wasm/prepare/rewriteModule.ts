import { createHash } from 'node:crypto'
import { canonicalFloats } from '../rewrite/canonicalFloats.ts'
import type { ModuleRole } from '../rewrite/ModuleRole.ts'
import { makeResumable } from '../rewrite/makeResumable.ts'
import { meterModule } from '../rewrite/meterModule.ts'
import { readModule, reasonOf } from './wasmProblems.ts'

export { maxModuleBytes } from './wasmProblems.ts'

export type Rewritten =
  | { ok: true; bytes: Uint8Array; digest: string; globals: { name: string; type: 'i32' | 'i64' }[] }
  | { ok: false; reasons: string[] }

/**
 * Turns a client's module into the module that runs: validated, metered, resumable, with canonical NaNs. The module of a
 * service is not resumable: an answer is short and begins anew.
 */
export async function rewriteModule(bytes: Uint8Array, role: ModuleRole = 'run'): Promise<Rewritten> {
  const read = readModule(bytes, role)
  if (!read.ok) return read
  try {
    const metered = meterModule(read.module, role)
    const result = canonicalFloats(role === 'service' ? metered.bytes : await makeResumable(metered))
    return {
      ok: true,
      bytes: result,
      digest: createHash('sha256').update(result).digest('hex'),
      globals: metered.globals,
    }
  } catch (error) {
    return { ok: false, reasons: [reasonOf(error)] }
  }
}
