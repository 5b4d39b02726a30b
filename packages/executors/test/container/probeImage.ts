import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { ContainerProgram } from '../../src/container/ContainerProgram.ts'
import { writeImageArchive } from '../../src/container/writeImageArchive.ts'

const build = path.join(import.meta.dirname, 'build')

/** An image with only the static program of probe.c; built once per version of the source. */
export function probeImage(): Promise<string> {
  return imageOf('probe')
}

/** An image with only the static service of serve.c. */
export function serveImage(): Promise<string> {
  return imageOf('serve')
}

async function imageOf(name: 'probe' | 'serve'): Promise<string> {
  const source = path.join(import.meta.dirname, `${name}.c`)
  const hash = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 16)
  const archive = path.join(build, `${name}-${hash}.tar`)
  if (await stat(archive).catch(() => undefined)) return archive
  // Several test files may build concurrently, each in its own folder: the last rename wins with the same
  // bytes.
  const workDir = path.join(build, `${hash}-${process.pid}`)
  await mkdir(path.join(workDir, 'root'), { recursive: true })
  const program = path.join(workDir, 'root', name)
  await promisify(execFile)('cc', ['-static', '-pthread', '-O1', '-o', program, source])
  await writeImageArchive(path.join(workDir, 'root'), path.join(workDir, 'image.tar'))
  await rename(path.join(workDir, 'image.tar'), archive)
  await rm(workDir, { recursive: true })
  return archive
}

/** The image index that all tests share, so that the image is loaded once. */
export function sharedImages(): string {
  return path.join(build, 'images')
}

/** A program of probe.c. */
export function probe(archive: string, ...args: string[]): ContainerProgram {
  return { image: { archive }, command: ['/probe', ...args] }
}

/** The service of serve.c. */
export function service(archive: string, ...args: string[]): ContainerProgram {
  return { image: { archive }, command: ['/serve', ...args] }
}
