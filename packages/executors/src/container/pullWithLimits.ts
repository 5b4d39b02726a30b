import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { anySignal } from '@muster-network/core'
import type { Engine } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'
import { watchPullSize } from './watchPullSize.ts'

export type PullLimits = {
  /** Limit on the downloaded bytes, and on the unpacked bytes. */
  maxBytes: number
  /** A folder of ours for the download. */
  folder: string
}

const pullTimeoutMs = 600_000
/** Allowance for layers that the owner and other tasks may unpack during the pull. */
const slackBytes = 2 ** 30
const prefix = 'pulling-'

/**
 * Has the engine pull an image and aborts the pull as soon as it exceeds the limits. Docker pulls in its own
 * daemon: there only the unpacked layers can be watched, if their folder is readable.
 *
 * @returns the limit that was exceeded, if any
 *
 * @throws EXEC_HOST with the engine's message when it fails or times out
 */
export async function pullWithLimits(
  engine: Engine,
  reference: string,
  { maxBytes, folder, proxyUrl }: PullLimits & { proxyUrl: string },
  signal?: AbortSignal,
): Promise<{ exceeded?: string }> {
  await removeLeftovers(folder)
  await mkdir(folder, { recursive: true })
  // podman keeps the download in TMPDIR until the image is complete.
  const downloadDir = await mkdtemp(path.join(folder, prefix))
  const growth = await watchPullSize({ downloadDir, layers: engine.layers, maxBytes, slackBytes })
  try {
    await engineCommand(engine.kind, ['pull', '--quiet', reference], {
      timeoutMs: pullTimeoutMs,
      signal: anySignal([growth.signal, ...(signal ? [signal] : [])]),
      env: { TMPDIR: downloadDir, ...proxyEnvironment(proxyUrl) },
    })
    return {}
  } catch (error) {
    if (growth.signal.aborted) return { exceeded: growth.signal.reason as string }
    throw error
  } finally {
    await growth.stop()
    // The engine may take a moment to exit.
    await rm(downloadDir, { recursive: true, force: true, maxRetries: 10 })
  }
}

/**
 * Has podman connect through our proxy; docker pulls in its own daemon, with that daemon's settings. A proxy of the
 * owner's stays: it decides itself what it connects to.
 */
function proxyEnvironment(url: string): Record<string, string> {
  const own = ['HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy'].some((name) => process.env[name])
  return own ? {} : { HTTPS_PROXY: url, HTTP_PROXY: url, NO_PROXY: '' }
}

/** Removes downloads that a killed daemon has left. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const full = path.join(folder, name)
    if (!name.startsWith(prefix)) continue
    const stats = await stat(full).catch(() => undefined)
    if (stats && stats.mtimeMs < Date.now() - 2 * pullTimeoutMs)
      await rm(full, { recursive: true, force: true })
  }
}
