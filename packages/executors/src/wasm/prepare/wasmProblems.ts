import { Refusal } from '../rewrite/decodeInstructions.ts'
import type { ModuleRole } from '../rewrite/ModuleRole.ts'
import { moduleProblems } from '../rewrite/moduleProblems.ts'
import { type Module, parseModule } from '../rewrite/parseModule.ts'

/** Larger modules are rejected before they are parsed. */
export const maxModuleBytes = 64 * 2 ** 20

export type ReadModule = { ok: true; module: Module } | { ok: false; reasons: string[] }

/** Parses a client's module; refuses with all reasons a module that executors cannot run. */
export function readModule(bytes: Uint8Array, role: ModuleRole): ReadModule {
  if (bytes.length > maxModuleBytes) return { ok: false, reasons: [`is larger than ${maxModuleBytes} bytes`] }
  try {
    if (!WebAssembly.validate(bytes))
      return { ok: false, reasons: [`is not valid WebAssembly${validationError(bytes)}`] }
    const module = parseModule(bytes)
    const reasons = moduleProblems(module, role)
    return reasons.length > 0 ? { ok: false, reasons } : { ok: true, module }
  } catch (error) {
    return { ok: false, reasons: [reasonOf(error)] }
  }
}

/** Returns why executors cannot run a module: phrases such as `exports no function _start`; empty if they can. */
export function wasmProblems(bytes: Uint8Array, role: ModuleRole = 'run'): string[] {
  const read = readModule(bytes, role)
  return read.ok ? [] : read.reasons
}

/** Returns the reason of an error about a module. @throws the error when it has another cause */
export function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message
  if (error instanceof RangeError || error instanceof TypeError) return `is malformed: ${error.message}`
  throw error
}

function validationError(bytes: Uint8Array): string {
  try {
    new WebAssembly.Module(bytes)
    return ''
  } catch (error) {
    return `: ${(error as Error).message.replace(/^WebAssembly\.Module\(\): /, '')}`
  }
}
