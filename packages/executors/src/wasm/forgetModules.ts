import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** One that was refused is a line of text, and still takes a block. */
const leastBytes = 4096

export type ModuleQuota = {
  /** What prepared modules may take together. */
  mostBytes: number
  /** One that was asked for so lately may be about to be run. */
  usedWithinMs: number
}

/**
 * Removes prepared modules, the longest unused first, until the rest is within the quota. Every stranger's task brings one,
 * which may be many times larger than it came; whoever needs one again has it made again.
 */
export async function forgetModules(dir: string, { mostBytes, usedWithinMs }: ModuleQuota): Promise<void> {
  const names = (await readdir(dir)).filter((name) => /^[0-9a-f]{64}-/.test(name))
  const modules = await Promise.all(names.map((name) => measure(path.join(dir, name))))
  let bytes = modules.reduce((sum, each) => sum + each.bytes, 0)
  for (const each of modules.sort((a, b) => a.usedMs - b.usedMs)) {
    if (bytes <= mostBytes || Date.now() - each.usedMs < usedWithinMs) return
    await rm(each.home, { recursive: true, force: true })
    bytes -= each.bytes
  }
}

async function measure(home: string): Promise<{ home: string; bytes: number; usedMs: number }> {
  const { mtimeMs } = await stat(home).catch(() => ({ mtimeMs: 0 }))
  const files = await readdir(home).catch(() => [])
  const sizes = files.map(async (name) => (await stat(path.join(home, name)).catch(() => ({ size: 0 }))).size)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, leastBytes)
  return { home, bytes, usedMs: mtimeMs }
}
