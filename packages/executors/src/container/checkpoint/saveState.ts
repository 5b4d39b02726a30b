import { rename, rm } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '../../resultDigest.ts'
import type { RunFolder } from '../RunFolder.ts'
import { type CopyOptions, copyState } from './copyState.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { isUnchanged, linkState } from './linkState.ts'

export type SaveOptions = {
  maxBytes: number
  /** Does something while nothing of the program runs. */
  whileHeld<T>(work: () => Promise<T>): Promise<T>
  signal: AbortSignal
}

/** A copy of what the program has saved, and what its folder looked like then. */
export type SavedCopy = { seen: string; path: string; bytes: number; digest: string }

/** Copies what the program has saved, in place of the last copy. @throws EXEC_HOST when it cannot be copied */
export async function saveState(
  { checkpointDir, savedDir }: RunFolder,
  { maxBytes, whileHeld, signal }: SaveOptions,
): Promise<SavedCopy> {
  const copy = `${savedDir}.new`
  await rm(copy, { recursive: true, force: true })
  try {
    const options = { maxBytes, signal }
    const seen =
      (await copyBesides(checkpointDir, copy, options, whileHeld)) ??
      (await whileHeld(async () => {
        await copyState(checkpointDir, copy, options)
        return (await fingerprintOf(checkpointDir)) ?? ''
      }))
    const { digest, bytes } = await resultDigest(copy)
    await rm(savedDir, { recursive: true, force: true })
    await rename(copy, savedDir)
    return { seen, path: savedDir, bytes, digest }
  } catch (cause) {
    await rm(copy, { recursive: true, force: true })
    signal.throwIfAborted()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new MusterError('EXEC_HOST', `what the program has saved was not copied: ${why}`, { cause })
  }
}

/**
 * Copies while the program goes on: it is held only until its files have second names. Undefined when it wrote to one of them
 * meanwhile, or the file system gives no second names; then it has to be held for all of it.
 */
async function copyBesides(
  source: string,
  copy: string,
  options: CopyOptions,
  whileHeld: SaveOptions['whileHeld'],
): Promise<string | undefined> {
  const links = `${copy}.links`
  try {
    await rm(links, { recursive: true, force: true })
    const held = await whileHeld(async () => ({
      files: await linkState(source, links),
      seen: (await fingerprintOf(source)) ?? '',
    }))
    await copyState(links, copy, options)
    if (await isUnchanged(held.files)) return held.seen
  } catch (error) {
    if (error instanceof RangeError) throw error
    options.signal?.throwIfAborted()
  } finally {
    await rm(links, { recursive: true, force: true })
  }
  await rm(copy, { recursive: true, force: true })
  return undefined
}
