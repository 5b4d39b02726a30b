import { createHash } from 'node:crypto'
import type { BatchPrescription } from '@muster-network/core'
import { pathInside } from '../../pathInside.ts'
import { sha256Of } from '../../replicas/sha256Of.ts'
import { dataBytesOf } from './dataBytesOf.ts'

/** The program of a task and its data, as the history knows them. */
export type ProgramFacts = { key: string; dataBytes: number }

/** Returns what the history of a program is found by; undefined for a program that has none. */
export async function programFacts(
  prescription: BatchPrescription,
  folder: string,
): Promise<ProgramFacts | undefined> {
  const key = await programKey(prescription, folder)
  return key === undefined ? undefined : { key, dataBytes: await dataBytesOf(prescription, folder) }
}

/**
 * Returns the key of a program's history: its code, its arguments and the number of parts, but not its data. Undefined for an image archive,
 * which is too large to be hashed for every quote, and for a file that cannot be read.
 */
async function programKey(
  { model }: Pick<BatchPrescription, 'model'>,
  folder: string,
): Promise<string | undefined> {
  const code = 'image' in model ? model.image : 'wasm' in model ? await hashOf(folder, model.wasm) : undefined
  if (code === undefined) return undefined
  const { args, env, parts } = model
  return createHash('sha256')
    .update(JSON.stringify([code, args, Object.entries(env).sort(), parts]))
    .digest('hex')
}

async function hashOf(folder: string, name: string): Promise<string | undefined> {
  const inside = pathInside(folder, name)
  return inside.ok ? sha256Of(inside.file).catch(() => undefined) : undefined
}
