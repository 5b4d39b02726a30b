import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import { writeImageArchive } from '../../src/container/writeImageArchive.ts'

const build = path.join(import.meta.dirname, 'build')

/** An image with nothing in it but the static program of probe.c; built once and kept until the source changes. */
export async function probeImage(): Promise<string> {
  const source = path.join(import.meta.dirname, 'probe.c')
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 16)
  const archive = path.join(build, `probe-${hash}.tar`)
  if (await stat(archive).catch(() => undefined)) return archive
  // Several test files may build at once: each in its own folder, and the last rename wins with the same bytes.
  const own = path.join(build, `${hash}-${process.pid}`)
  await mkdir(path.join(own, 'root'), { recursive: true })
  await promisify(execFile)('cc', ['-static', '-O1', '-o', path.join(own, 'root', 'probe'), source])
  await writeImageArchive(path.join(own, 'root'), path.join(own, 'image.tar'))
  await rename(path.join(own, 'image.tar'), archive)
  await rm(own, { recursive: true })
  return archive
}

/** The list of cached images that all tests share, so that the image is loaded once. */
export function sharedImages(): string {
  return path.join(build, 'images')
}

/** A program of probe.c. */
export function probe(archive: string, ...words: string[]): ContainerProgram {
  return { image: { archive }, command: ['/probe', ...words] }
}
