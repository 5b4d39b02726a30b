// Builds an image archive with FFmpeg from Debian packages: `node examples/film/buildImage.ts` prints its path.
// Needs apt-get and dpkg-deb (Debian or Ubuntu), but neither root nor a container engine. Writes only to this folder.

import { execFile } from 'node:child_process'
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeImageArchive } from '@muster-network/executors'

const run = promisify(execFile)
const build = path.join(import.meta.dirname, 'build')

const triplets: Partial<Record<NodeJS.Architecture, { triplet: string; loader: string }>> = {
  x64: { triplet: 'x86_64-linux-gnu', loader: 'lib64/ld-linux-x86-64.so.2' },
  arm64: { triplet: 'aarch64-linux-gnu', loader: 'lib/ld-linux-aarch64.so.1' },
}

/** Returns the image archive; builds it the first time. It contains only the program and the libraries that it loads. */
export async function buildFfmpegImage(): Promise<string> {
  const archive = path.join(build, 'ffmpeg.tar')
  if (await stat(archive).catch(() => undefined)) return archive
  const platform = triplets[process.arch]
  if (platform === undefined)
    throw new Error(`Cannot build the FFmpeg image on ${process.arch}: use x64 or arm64.`)
  const work = path.join(build, `${process.pid}`)
  try {
    const packages = await download(path.join(work, 'packages'))
    const unpacked = path.join(work, 'all')
    await mkdir(unpacked)
    for (const each of packages) await run('dpkg-deb', ['--extract', each, unpacked])
    const root = path.join(work, 'root')
    await copyLoadedFiles(unpacked, root, platform)
    const image = path.join(work, 'image.tar')
    await writeImageArchive(root, image, {
      env: { PATH: '/usr/bin', LD_LIBRARY_PATH: `/usr/lib/${platform.triplet}` },
    })
    await rename(image, archive)
    return archive
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Downloads FFmpeg and all its dependencies with apt, as for a machine without installed packages. */
async function download(folder: string): Promise<string[]> {
  await mkdir(path.join(folder, 'partial'), { recursive: true })
  const emptyStatus = path.join(folder, 'status')
  await writeFile(emptyStatus, '')
  const options = {
    'Debug::NoLocking': '1',
    'Dir::State::status': emptyStatus,
    'Dir::Cache::archives': folder,
  }
  const args = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  await run(
    'apt-get',
    ['-qq', '-y', ...args, '--no-install-recommends', '--download-only', 'install', 'ffmpeg'],
    {
      timeout: 300_000,
      maxBuffer: 16 * 2 ** 20,
    },
  )
  return (await readdir(folder))
    .filter((file) => file.endsWith('.deb'))
    .map((file) => path.join(folder, file))
}

/** Copies the program and the libraries that the dynamic loader lists for it: half of the packages are never loaded. */
async function copyLoadedFiles(
  unpacked: string,
  root: string,
  { triplet, loader }: { triplet: string; loader: string },
): Promise<void> {
  const libraries = path.join(unpacked, 'usr', 'lib', triplet)
  // Debian installs some libraries in subfolders and links them when a package is configured.
  const libraryPaths = [
    libraries,
    path.join(unpacked, 'lib', triplet),
    ...['blas', 'lapack', 'pulseaudio'].map((sub) => path.join(libraries, sub)),
  ]
  const program = path.join(unpacked, 'usr', 'bin', 'ffmpeg')
  const { stdout } = await run(path.join(unpacked, loader), [
    '--library-path',
    libraryPaths.join(':'),
    '--list',
    program,
  ])
  await mkdir(path.join(root, 'usr', 'lib', triplet), { recursive: true })
  for (const [, name, from] of stdout.matchAll(/^\s*([^/\s]+) => (\S+)/gm)) {
    if (!from!.startsWith(unpacked))
      throw new Error(`The downloaded packages do not contain the library ${name}.`)
    await copyFile(from!, path.join(root, 'usr', 'lib', triplet, name!))
  }
  for (const file of ['usr/bin/ffmpeg', loader]) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await copyFile(path.join(unpacked, file), path.join(root, file))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await buildFfmpegImage()}\n`)
