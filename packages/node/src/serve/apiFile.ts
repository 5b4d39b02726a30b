import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'

/** The address of a running daemon, for programs of the same owner; only the owner can read the file. */
export const ApiFile = z.object({
  port: z.int().min(1).max(65_535),
  token: z.string().min(1),
  pid: z.int().min(1),
  /** The port for connections of peers; absent for a daemon that listens on none. */
  peerPort: z.int().min(1).max(65_535).optional(),
})
export type ApiFile = z.infer<typeof ApiFile>

const nameOf = (dir: string) => path.join(dir, 'api.json')

/** The owner's token: created once, so that open pages and programs survive a restart. */
export async function loadOrCreateToken(dir: string): Promise<string> {
  const file = path.join(dir, 'api.token')
  const known = await readFile(file, 'utf8').catch(() => '')
  if (known.trim() !== '') return known.trim()
  const token = randomBytes(32).toString('base64url')
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await writeFile(file, `${token}\n`, { mode: 0o600 })
  return token
}

/** Written atomically when the server listens. */
export async function writeApiFile(dir: string, facts: ApiFile): Promise<void> {
  const fresh = `${nameOf(dir)}.new`
  await mkdir(dir, { recursive: true, mode: 0o700 })
  await rm(fresh, { force: true })
  await writeFile(fresh, `${JSON.stringify(facts)}\n`, { mode: 0o600 })
  await rename(fresh, nameOf(dir))
}

/** Removed when the daemon stops, unless another daemon has written its own file since. */
export async function removeApiFile(dir: string, pid: number): Promise<void> {
  const known = await readApiFile(dir).catch(() => undefined)
  if (known?.pid === pid) await rm(nameOf(dir), { force: true })
}

/** Returns undefined when no daemon runs on this data folder. @throws CONFIG_DATA_DAMAGED */
export async function readApiFile(dir: string): Promise<ApiFile | undefined> {
  const text = await readFile(nameOf(dir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new MusterError('CONFIG_DATA_DAMAGED', `${nameOf(dir)} cannot be read`, { cause: error })
  })
  if (text === undefined) return undefined
  try {
    return ApiFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new MusterError(
      'CONFIG_DATA_DAMAGED',
      `${nameOf(dir)} is damaged: it does not parse as the file that muster wrote`,
      { cause },
    )
  }
}

/** Returns the daemon that runs on this data folder; undefined when it has ended, also after a crash. */
export async function runningDaemon(dir: string): Promise<ApiFile | undefined> {
  const daemon = await readApiFile(dir).catch(() => undefined)
  return daemon && isAlive(daemon.pid) ? daemon : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // a process of another user exists too
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
