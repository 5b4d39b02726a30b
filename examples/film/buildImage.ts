// Builds an image archive with FFmpeg from Debian's packages: `node examples/film/buildImage.ts` prints its path.
// Needs apt-get and dpkg-deb (a Debian or Ubuntu machine); no root, no container engine, nothing outside this folder.

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

/** The image archive, built once. It holds the program and the libraries that it loads, and nothing else. */
export async function buildFfmpegImage(): Promise<string> {
  const archive = path.join(build, 'ffmpeg.tar')
  if (await stat(archive).catch(() => undefined)) return archive
  const platform = triplets[process.arch]
  if (platform === undefined) throw new Error(`no Debian packages are known for ${process.arch}`)
  const work = path.join(build, `${process.pid}`)
  try {
    const packages = await download(path.join(work, 'packages'))
    const everything = path.join(work, 'all')
    await mkdir(everything)
    for (const each of packages) await run('dpkg-deb', ['--extract', each, everything])
    const root = path.join(work, 'root')
    await copyWhatIsLoaded(everything, root, platform)
    const made = path.join(work, 'image.tar')
    await writeImageArchive(root, made, {
      env: { PATH: '/usr/bin', LD_LIBRARY_PATH: `/usr/lib/${platform.triplet}` },
    })
    await rename(made, archive)
    return archive
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Lets apt find and fetch FFmpeg with all that it needs, as for a machine on which nothing is installed. */
async function download(folder: string): Promise<string[]> {
  await mkdir(path.join(folder, 'partial'), { recursive: true })
  const nothingInstalled = path.join(folder, 'status')
  await writeFile(nothingInstalled, '')
  const options = {
    'Debug::NoLocking': '1',
    'Dir::State::status': nothingInstalled,
    'Dir::Cache::archives': folder,
  }
  const words = Object.entries(options).flatMap(([name, value]) => ['-o', `${name}=${value}`])
  await run(
    'apt-get',
    ['-qq', '-y', ...words, '--no-install-recommends', '--download-only', 'install', 'ffmpeg'],
    {
      timeout: 300_000,
      maxBuffer: 16 * 2 ** 20,
    },
  )
  return (await readdir(folder))
    .filter((file) => file.endsWith('.deb'))
    .map((file) => path.join(folder, file))
}

/** Asks the loader itself which libraries the program needs: half of the packages are never loaded. */
async function copyWhatIsLoaded(
  everything: string,
  root: string,
  { triplet, loader }: { triplet: string; loader: string },
): Promise<void> {
  const libraries = path.join(everything, 'usr', 'lib', triplet)
  // Debian keeps some libraries in folders of their own and links them when a package is set up.
  const places = [
    libraries,
    path.join(everything, 'lib', triplet),
    ...['blas', 'lapack', 'pulseaudio'].map((sub) => path.join(libraries, sub)),
  ]
  const program = path.join(everything, 'usr', 'bin', 'ffmpeg')
  const { stdout } = await run(path.join(everything, loader), [
    '--library-path',
    places.join(':'),
    '--list',
    program,
  ])
  await mkdir(path.join(root, 'usr', 'lib', triplet), { recursive: true })
  for (const [, name, from] of stdout.matchAll(/^\s*([^/\s]+) => (\S+)/gm)) {
    if (!from!.startsWith(everything)) throw new Error(`${name} is missing from the packages`)
    await copyFile(from!, path.join(root, 'usr', 'lib', triplet, name!))
  }
  for (const file of ['usr/bin/ffmpeg', loader]) {
    await mkdir(path.join(root, path.dirname(file)), { recursive: true })
    await copyFile(path.join(everything, file), path.join(root, file))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${await buildFfmpegImage()}\n`)
