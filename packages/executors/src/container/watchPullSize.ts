import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { measureFolder } from './measureFolder.ts'

export type PullSizeOptions = {
  /** Folder in which the engine stores the download until the image is complete. */
  downloadDir: string
  /** Folder in which it unpacks layers, one folder each; existing layers do not count. */
  layers: string | undefined
  /** Limit on each of the two. */
  maxBytes: number
  /**
   * Allowance for layers that the owner and other tasks may add meanwhile, so that they do not count against
   * the image.
   */
  slackBytes: number
}

export type PullSizeWatch = {
  /** Aborted with the reason once a limit is exceeded. */
  signal: AbortSignal
  stop(): Promise<void>
}

const intervalMs = 250
/** Measuring many files takes time: at most a fifth of a core is used for it. */
const restShare = 4
/** Small files use more disk than their size; the disk usage may be this many times the limit. */
const fillShare = 4

/**
 * Watches how much disk an image uses while it is being pulled. The sizes that its registry reports are not
 * used: they may be false, the download may never end, and a few kilobytes can unpack to more than the disk.
 */
export async function watchPullSize(options: PullSizeOptions): Promise<PullSizeWatch> {
  const exceeded = new AbortController()
  const done = new AbortController()
  const before = new Set(await namesIn(options.layers))
  const watch = async () => {
    while (!done.signal.aborted) {
      const began = performance.now()
      const reason = await excessReason(options, before)
      if (reason !== undefined) return exceeded.abort(reason)
      const pauseMs = Math.max(intervalMs, restShare * (performance.now() - began))
      await pause(pauseMs, undefined, { signal: done.signal }).catch(() => {})
    }
  }
  // A pull that cannot be watched is aborted, and its failure must not crash the daemon.
  const watching = watch().catch((error: Error) =>
    exceeded.abort(`the size of the image cannot be watched: ${error.message}`),
  )
  return {
    signal: exceeded.signal,
    async stop() {
      done.abort()
      await watching
    },
  }
}

/** Returns the reason when a limit is exceeded. */
export async function excessReason(
  { downloadDir, layers, maxBytes, slackBytes }: PullSizeOptions,
  before: ReadonlySet<string>,
): Promise<string | undefined> {
  const download = await measureFolder(downloadDir, fillShare * maxBytes)
  if (download.bytes > maxBytes) return `the image download exceeds the image quota of ${maxBytes} bytes`
  const unpackedLimit = maxBytes + slackBytes
  let [bytes, diskBytes] = [0, 0]
  for (const name of await namesIn(layers)) {
    if (before.has(name)) continue
    const size = await measureFolder(path.join(layers!, name), fillShare * unpackedLimit)
    bytes += size.bytes
    diskBytes += size.diskBytes
    if (bytes > unpackedLimit || diskBytes > fillShare * unpackedLimit)
      return `the image unpacks to more than the image quota of ${maxBytes} bytes`
  }
  return undefined
}

/** Empty where the engine's folder is unset or unreadable. */
const namesIn = (folder: string | undefined): Promise<string[]> =>
  folder === undefined ? Promise.resolve([]) : readdir(folder).catch(() => [])
