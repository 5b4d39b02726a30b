import type { ParsedPrescription } from '@muster-network/core'
import { loadExamineWasm } from './examineWasm.ts'
import { readPrescription, readText, requireValid } from './readPrescription.ts'

/**
 * Parses a task file like `readPrescription`, and examines its WebAssembly programs too.
 *
 * @throws SPEC_UNREADABLE
 */
export async function readTaskFile(file: string, text = readText(file)): Promise<ParsedPrescription> {
  return readPrescription(file, text, text.includes('wasm') ? await loadExamineWasm() : undefined)
}

/** Returns the task in `file`. @throws SPEC_INVALID with every mistake, laid out for people, and SPEC_UNREADABLE */
export async function requireTaskFile(file: string) {
  return requireValid(file, await readTaskFile(file))
}
