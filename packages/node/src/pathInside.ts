import { lstatSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { unsafePathReason } from '@muster-network/core'

export type PathInside = { ok: true; file: string } | { ok: false; reason: string }

/**
 * Returns the file that a path from outside (an API call, a result, a URL, a task file) names below a folder, whether
 * or not the file exists. Every such path goes through here. Rejects a path with anything but plain names, and a
 * path that leaves the folder through a symbolic link.
 */
export function pathInside(folder: string, wanted: string): PathInside {
  const unsafe = unsafePathReason(wanted)
  if (unsafe !== undefined) return { ok: false, reason: `the path has ${unsafe}` }
  const file = path.resolve(folder, wanted)
  const outside = { ok: false, reason: 'the path leads out of its folder' } as const
  if (!isBelow(path.resolve(folder), file)) return outside
  const root = realPathOf(folder)
  return isBelow(root, realPathOf(file)) ? { ok: true, file } : outside
}

function isBelow(folder: string, file: string): boolean {
  return file.startsWith(folder.endsWith(path.sep) ? folder : `${folder}${path.sep}`)
}

/** The path without links, as far as it exists; the root of the disk when a link leads nowhere or in a circle. */
function realPathOf(file: string): string {
  const whole = path.resolve(file)
  for (let existing = whole; ; existing = path.dirname(existing)) {
    if (!exists(existing)) continue
    try {
      return path.join(realpathSync(existing), path.relative(existing, whole))
    } catch {
      return path.parse(whole).root
    }
  }
}

/** A file where a folder would be, and a path that is too long for the disk, mean that nothing is there. */
function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    if (['ENOTDIR', 'ENAMETOOLONG'].includes((error as NodeJS.ErrnoException).code ?? '')) return false
    throw error
  }
}
