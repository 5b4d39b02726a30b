import { rename, rm } from 'node:fs/promises'
import { MusterError } from '@muster-network/core'
import { resultDigest } from '../../resultDigest.ts'
import type { RunFolder } from '../RunFolder.ts'
import { type CopyOptions, copyState } from './copyState.ts'
import { fingerprintOf } from './fingerprintOf.ts'
import { isUnchanged, linkState } from './linkState.ts'

export type SaveOptions = {
  maxBytes: number
  /** Runs `work` while the program is paused. */
  whilePaused<T>(work: () => Promise<T>): Promise<T>
  signal: AbortSignal
}

/** A copy of the saved state, and the fingerprint of its folder at that time. */
export type SavedCopy = { fingerprint: string; path: string; bytes: number; digest: string }

/** Copies the program's saved state and replaces the last copy. @throws EXEC_HOST when the copy fails */
export async function saveState(
  { checkpointDir, savedDir, linksDir }: RunFolder,
  { maxBytes, whilePaused, signal }: SaveOptions,
): Promise<SavedCopy> {
  const copy = `${savedDir}.new`
  await rm(copy, { recursive: true, force: true })
  try {
    const options = { maxBytes, signal }
    const fingerprint =
      (await copyWhileRunning({ source: checkpointDir, links: linksDir, copy }, options, whilePaused)) ??
      (await whilePaused(async () => {
        await copyState(checkpointDir, copy, options)
        return (await fingerprintOf(checkpointDir)) ?? ''
      }))
    const { digest, bytes } = await resultDigest(copy)
    await rm(savedDir, { recursive: true, force: true })
    await rename(copy, savedDir)
    return { fingerprint, path: savedDir, bytes, digest }
  } catch (cause) {
    await rm(copy, { recursive: true, force: true })
    signal.throwIfAborted()
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new MusterError('EXEC_HOST', `the saved state could not be copied: ${why}`, { cause })
  }
}

/**
 * Copies while the program runs: it is paused only until its files are hard-linked. Returns undefined when it
 * wrote to one of them meanwhile or the file system has no hard links; then the program must be paused for
 * the whole copy.
 */
async function copyWhileRunning(
  { source, links, copy }: { source: string; links: string; copy: string },
  options: CopyOptions,
  whilePaused: SaveOptions['whilePaused'],
): Promise<string | undefined> {
  try {
    await rm(links, { recursive: true, force: true })
    const linked = await whilePaused(async () => ({
      files: await linkState(source, links),
      fingerprint: (await fingerprintOf(source)) ?? '',
    }))
    await copyState(links, copy, options)
    if (await isUnchanged(linked.files)) return linked.fingerprint
  } catch (error) {
    if (error instanceof RangeError) throw error
    options.signal?.throwIfAborted()
  } finally {
    await rm(links, { recursive: true, force: true })
  }
  await rm(copy, { recursive: true, force: true })
  return undefined
}
