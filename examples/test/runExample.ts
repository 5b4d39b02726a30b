import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildExample, type WasmExample } from '../build.ts'

type Files = Record<string, string | Uint8Array>

/**
 * Builds an example and runs it on Node's own WASI in a child process, as a host that is independent of our executor.
 * Only for trusted programs: the wasm executor runs the programs of strangers.
 */
export async function runExample(
  name: WasmExample,
  args: readonly string[],
  input: Files,
  part: { index: number; count: number } = { index: 0, count: 1 },
): Promise<{ code: number; stdout: string; stderr: string; out: Record<string, Buffer> }> {
  const module = await buildExample(name)
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-example-'))
  try {
    for (const sub of ['in', 'out']) await mkdir(path.join(folder, sub))
    for (const [file, content] of Object.entries(input))
      await writeFile(path.join(folder, 'in', file), content)
    const run = await promisify(execFile)(
      process.execPath,
      ['--no-warnings', path.join(import.meta.dirname, 'nodeWasi.mjs'), module, folder, ...args],
      { timeout: 60_000, env: { MUSTER_PART: `${part.index}`, MUSTER_PARTS: `${part.count}` } },
    ).then(
      ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    )
    const out: Record<string, Buffer> = {}
    for (const file of await readdir(path.join(folder, 'out')))
      out[file] = await readFile(path.join(folder, 'out', file))
    return { code: run.code, stdout: run.stdout, stderr: run.stderr, out }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
