import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Engine } from './Engine.ts'
import { engineCommand } from './engineCommand.ts'
import { watchGrowth } from './watchGrowth.ts'

export type PullLimits = {
  /** The most that may come over the wire, and the most that it may unpack to. */
  mostBytes: number
  /** A folder of ours for what comes. */
  folder: string
}

const pullTimeoutMs = 600_000
/** What the owner and other tasks may unpack while an image is fetched. */
const othersBytes = 2 ** 30
const prefix = 'pulling-'

/**
 * Has the engine fetch an image, and ends it as soon as more comes than may. Docker fetches in a daemon of its own: there only
 * what is unpacked can be watched, where its folder may be read.
 *
 * @returns why it was ended, if it was
 * @throws EXEC_HOST with the engine's own words when it fails or takes too long
 */
export async function pullWithin(
  engine: Engine,
  reference: string,
  { mostBytes, folder }: PullLimits,
  signal?: AbortSignal,
): Promise<{ over?: string }> {
  await removeLeftovers(folder)
  await mkdir(folder, { recursive: true })
  // podman keeps what has come in TMPDIR until the image is whole
  const coming = await mkdtemp(path.join(folder, prefix))
  const growth = await watchGrowth({ coming, layers: engine.layers, mostBytes, othersBytes })
  try {
    await engineCommand(engine.kind, ['pull', '--quiet', reference], {
      timeoutMs: pullTimeoutMs,
      signal: AbortSignal.any([growth.signal, ...(signal ? [signal] : [])]),
      env: { TMPDIR: coming },
    })
    return {}
  } catch (error) {
    if (growth.signal.aborted) return { over: growth.signal.reason as string }
    throw error
  } finally {
    await growth.stop()
    // the engine may take a moment to die
    await rm(coming, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** What a daemon that was killed in the middle of it has left. */
async function removeLeftovers(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const full = path.join(folder, name)
    if (!name.startsWith(prefix)) continue
    const found = await stat(full).catch(() => undefined)
    if (found && found.mtimeMs < Date.now() - 2 * pullTimeoutMs)
      await rm(full, { recursive: true, force: true })
  }
}
