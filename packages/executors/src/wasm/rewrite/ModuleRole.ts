import { exported } from './hostInterface.ts'
import type { Module } from './parseModule.ts'

/** A program runs once, or answers requests. */
export type ModuleRole = 'run' | 'service'

/** The functions that the host calls, in order. Only the last one must exist. */
export const entryNames: Record<ModuleRole, readonly string[]> = {
  run: [exported.start],
  service: [exported.initialize, exported.answer],
}

/** Returns the index of an exported function. */
export function entryAt(module: Module, entry: string): number | undefined {
  return module.exports.find(({ name, kind }) => name === entry && kind === 0)?.index
}
