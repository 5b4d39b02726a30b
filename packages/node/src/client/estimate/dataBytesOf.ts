import { lstat, readdir } from 'node:fs/promises'
import path from 'node:path'
import type { BatchPrescription } from '@muster-network/core'

/** Returns the size of everything that a task sends to its executors. */
export async function dataBytesOf(
  { data, model, check }: BatchPrescription,
  folder: string,
): Promise<number> {
  const program = 'wasm' in model ? model.wasm : 'archive' in model ? model.archive : undefined
  const checker = check.how === 'checker' ? check.wasm : undefined
  const names = [data?.path, program, checker].filter((name) => name !== undefined)
  const sizes = await Promise.all(names.map((name) => sizeOf(path.join(folder, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function sizeOf(file: string): Promise<number> {
  const found = await lstat(file).catch(() => undefined)
  if (!found?.isDirectory()) return found?.size ?? 0
  const inside = await Promise.all((await readdir(file)).map((name) => sizeOf(path.join(file, name))))
  return inside.reduce((sum, size) => sum + size, 0)
}
