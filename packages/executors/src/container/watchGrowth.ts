import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureFolder } from './measureFolder.ts'

export type GrowthOptions = {
  /** Where the engine puts what comes over the wire until the image is whole. */
  coming: string
  /** Where it unpacks layers, a folder each; those that are there already do not count. */
  layers: string | undefined
  /** The most of either. */
  mostBytes: number
  /** What the owner and other tasks may add to the layers in the meantime, so that it is not held against the image. */
  othersBytes: number
}

export type Growth = {
  /** Aborts once there is too much, with the reason. */
  signal: AbortSignal
  stop(): Promise<void>
}

const lookMs = 250
/** Looking at many files takes time: at most a fifth of a core goes into it. */
const restShare = 4
/** Many small files fill more of the disk than they claim; beyond this much more they are meant to. */
const fillShare = 4

/**
 * Watches how much an image that is being fetched puts on this disk. What its registry says about sizes is not asked: it may
 * lie, it may never end, and a few kilobytes can unpack to more than the disk holds.
 */
export async function watchGrowth(options: GrowthOptions): Promise<Growth> {
  const over = new AbortController()
  const done = new AbortController()
  const before = new Set(await namesIn(options.layers))
  const watch = async () => {
    while (!done.signal.aborted) {
      const began = performance.now()
      const reason = await excessOf(options, before)
      if (reason !== undefined) return over.abort(reason)
      const pauseMs = Math.max(lookMs, restShare * (performance.now() - began))
      await pause(pauseMs, undefined, { signal: done.signal }).catch(() => {})
    }
  }
  // what cannot be watched is not fetched; and nothing of it ends the daemon
  const watching = watch().catch((error: Error) =>
    over.abort(`what comes cannot be watched: ${error.message}`),
  )
  return {
    signal: over.signal,
    async stop() {
      done.abort()
      await watching
    },
  }
}

/** Why this is too much, if it is. */
export async function excessOf(
  { coming, layers, mostBytes, othersBytes }: GrowthOptions,
  before: ReadonlySet<string>,
): Promise<string | undefined> {
  const came = await measureFolder(coming, fillShare * mostBytes)
  if (came.bytes > mostBytes)
    return `the image is larger than the ${mostBytes} bytes that this machine keeps for images`
  const most = mostBytes + othersBytes
  let [bytes, diskBytes] = [0, 0]
  for (const name of await namesIn(layers)) {
    if (before.has(name)) continue
    const size = await measureFolder(path.join(layers!, name), fillShare * most)
    bytes += size.bytes
    diskBytes += size.diskBytes
    if (bytes > most || diskBytes > fillShare * most)
      return `the image unpacks to more than the ${mostBytes} bytes that this machine keeps for images`
  }
  return undefined
}

/** None where the engine lets us not look. */
const namesIn = (folder: string | undefined): Promise<string[]> =>
  folder === undefined ? Promise.resolve([]) : readdir(folder).catch(() => [])
