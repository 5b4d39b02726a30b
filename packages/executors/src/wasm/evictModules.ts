import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** A rejected module is a line of text, and still uses a block. */
const minBytes = 4096

export type ModuleQuota = {
  /** Size limit of all prepared modules. */
  maxBytes: number
  /** A module requested within this time may be about to run. */
  usedWithinMs: number
}

/**
 * Removes prepared modules, least recently used first, until the rest is within the quota. Every client's
 * task brings a module, which may be many times larger once prepared; an evicted module is prepared again
 * when needed.
 */
export async function evictModules(dir: string, { maxBytes, usedWithinMs }: ModuleQuota): Promise<void> {
  const names = (await readdir(dir)).filter((name) => /^[0-9a-f]{64}-/.test(name))
  const modules = await Promise.all(names.map((name) => measure(path.join(dir, name))))
  let bytes = modules.reduce((sum, each) => sum + each.bytes, 0)
  for (const each of modules.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= maxBytes || Date.now() - each.usedMs < usedWithinMs) return
    await rm(each.home, { recursive: true, force: true })
    bytes -= each.bytes
  }
}

async function measure(home: string): Promise<{ home: string; bytes: number; usedMs: number }> {
  const { mtimeMs } = await stat(home).catch(() => ({ mtimeMs: 0 }))
  const files = await readdir(home).catch(() => [])
  const sizes = files.map(async (name) => (await stat(path.join(home, name)).catch(() => ({ size: 0 }))).size)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, minBytes)
  return { home, bytes, usedMs: mtimeMs }
}
