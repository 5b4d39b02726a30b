import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const name = '@node-llama-cpp/linux-x64'
const version = '3.22.1'
const sha512 = '5uCCDNqWCNfaAm8aR/Uzxbo4HBpKgNF91kCHPepKhgMgV2OAmatoefbOlMihsqCiH2Od35E/eUHQCFbfRBJuOg=='

/**
 * Returns the folder with llama.cpp and its addon for Node; downloads the package the first time. The rest of node-llama-cpp is
 * not needed: the server calls the addon itself.
 */
export async function fetchEngine(build: string): Promise<string> {
  const engine = path.join(build, `engine-${version}`)
  if (await stat(engine).catch(() => undefined)) return engine
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(`Cannot build the chat image on ${process.platform} ${process.arch}: use Linux on x64.`)
  await mkdir(build, { recursive: true })
  const work = await mkdtemp(path.join(build, 'engine.'))
  try {
    const pack = ['pack', `${name}@${version}`, '--ignore-scripts', '--silent', '--pack-destination', work]
    await run('npm', pack, { cwd: work, timeout: 600_000 })
    const [archive] = await readdir(work)
    const hash = createHash('sha512').update(await readFile(path.join(work, archive!)))
    if (hash.digest('base64') !== sha512)
      throw new Error(`The package ${name}@${version} has another hash than expected.`)
    await run('tar', ['--extract', '--file', path.join(work, archive!), '--directory', work])
    await rename(path.join(work, 'package', 'bins', 'linux-x64'), engine).catch(async (error) => {
      // Another process may have been faster.
      if (!(await stat(engine).catch(() => undefined))) throw error
    })
    return engine
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
