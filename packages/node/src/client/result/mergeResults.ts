import { copyFile, link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { stackPictures } from '../../task/stackPictures.ts'
import type { StoredResult } from '../ClientTask.ts'

export function resultFolder(dir: string, taskId: Hex, name: string): string {
  return path.join(dir, 'results', taskId, name)
}

/**
 * Merges the results of all parts into one folder, atomically. Files of the same name get the part in their name.
 * Parts that are bands of a picture are also stacked into the picture.
 */
export async function mergeResults(
  results: readonly Pick<StoredResult, 'part' | 'dir'>[],
  target: string,
): Promise<void> {
  const files: { part: number; from: string; name: string }[] = []
  for (const { part, dir } of results.toSorted((a, b) => a.part - b.part)) {
    if (dir === undefined) continue
    for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const from = path.join(entry.parentPath, entry.name)
      files.push({ part, from, name: path.relative(dir, from) })
    }
  }
  const names = mergedNames(files)
  const staging = `${target}.new`
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { recursive: true, mode: 0o700 })
  for (const [index, { from }] of files.entries()) {
    const to = path.join(staging, names[index]!)
    await mkdir(path.dirname(to), { recursive: true, mode: 0o700 })
    await link(from, to).catch(() => copyFile(from, to))
  }
  const sources = files.map(({ from }) => from)
  if (await mayBePicture(sources)) await stackPictures(sources, path.join(staging, 'picture.png'))
  await rm(target, { recursive: true, force: true })
  await rename(staging, target)
}

/** Size limit of a picture: strangers wrote these files. */
const maxPictureBytes = 256 * 2 ** 20

async function mayBePicture(files: readonly string[]): Promise<boolean> {
  if (files.length === 0 || files.some((file) => !file.endsWith('.ppm'))) return false
  let bytes = 0
  for (const file of files) {
    bytes += (await stat(file)).size
    if (bytes > maxPictureBytes) return false
  }
  return true
}

/** @example [{part: 0, name: 'a.png'}, {part: 1, name: 'a.png'}] → ['a.part-0.png', 'a.part-1.png'] */
export function mergedNames(files: readonly { part: number; name: string }[]): string[] {
  const counts = new Map<string, number>()
  for (const { name } of files) counts.set(name, (counts.get(name) ?? 0) + 1)
  const taken = new Set(files.map(({ name }) => name))
  return files.map(({ part, name }) => {
    if (counts.get(name) === 1) return name
    const { dir, name: stem, ext } = path.parse(name)
    let own = path.join(dir, `${stem}.part-${part}${ext}`)
    while (taken.has(own)) own = path.join(dir, `${path.parse(own).name}_${ext}`)
    taken.add(own)
    return own
  })
}
