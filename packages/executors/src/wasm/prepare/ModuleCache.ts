import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { parseProcessId, signalTree } from '../../process/ProcessTree.ts'
import { readUntrusted } from '../../readUntrusted.ts'
import { forgetModules, type ModuleQuota } from '../forgetModules.ts'
import type { SandboxTier } from '../sandbox/SandboxTier.ts'
import { spawnSandboxed } from '../sandbox/spawnSandboxed.ts'
import { largestModuleBytes } from './rewriteModule.ts'

/** A module that is ready to run. */
export type ReadyModule = { path: string; digest: string; globals: { name: string; type: 'i32' | 'i64' }[] }
export type PreparedModule = { ok: true; module: ReadyModule } | { ok: false; reasons: string[] }

const Answer = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    digest: z.string().regex(/^[0-9a-f]{64}$/),
    globals: z.array(z.object({ name: z.string().max(64), type: z.enum(['i32', 'i64']) })).max(100_000),
  }),
  z.object({ ok: z.literal(false), reasons: z.array(z.string().max(1000)).max(1000) }),
])

const preparationMs = 120_000
/** For Node and, again, for binaryen inside it. */
const preparationHeapMb = 1024
/** Some dozens of the largest; ten minutes are longer than any start takes. */
const quota: ModuleQuota = { mostBytes: 4 * 2 ** 30, usedWithinMs: 600_000 }

/** What is being made, by its place: executors that share a folder wait for the same one. */
const making = new Map<string, Promise<PreparedModule>>()

/** Rewritten modules by the hash of their source; each is made once, in a sandbox, whoever asks. */
export class ModuleCache {
  readonly #dir: string
  readonly #tier: SandboxTier
  readonly #code: Promise<string>

  constructor(dir: string, tier: SandboxTier, code: Promise<string>) {
    this.#dir = dir
    this.#tier = tier
    this.#code = code
  }

  async prepare(source: string, signal?: AbortSignal): Promise<PreparedModule> {
    const { size } = await stat(source)
    if (size > largestModuleBytes)
      return { ok: false, reasons: [`is larger than ${largestModuleBytes} bytes`] }
    const bytes = await readFile(source, { signal })
    // Another rewriter may rewrite differently, so what it made before is not taken for its own.
    const rewriter = path.basename(await this.#code).slice(-16)
    const home = path.join(this.#dir, `${createHash('sha256').update(bytes).digest('hex')}-${rewriter}`)
    const begun = making.get(home)
    if (begun !== undefined) return await begun
    const made = this.#make(source, home).finally(() => making.delete(home))
    making.set(home, made)
    return await made
  }

  async #make(source: string, home: string): Promise<PreparedModule> {
    const known = await readAnswer(home)
    if (known !== undefined) {
      const now = new Date()
      await utimes(home, now, now).catch(() => {})
      return known
    }
    const work = path.join(this.#dir, `making-${randomUUID()}`)
    try {
      const io = path.join(work, 'io')
      await mkdir(io, { recursive: true })
      await copyFile(source, path.join(io, 'module.wasm'))
      const { child } = await spawnSandboxed(
        work,
        {
          tier: this.#tier,
          code: await this.#code,
          script: 'prepare/prepareChild.js',
          writable: io,
          readable: {},
          v8Flags: [
            `--max-old-space-size=${preparationHeapMb}`,
            `--wasm-max-mem-pages=${preparationHeapMb * 16}`,
          ],
          cpuSeconds: preparationMs / 1000,
          largestFileBytes: 16 * largestModuleBytes,
        },
        () => '',
      )
      const timer = setTimeout(() => killTree(path.join(work, 'pid')), preparationMs)
      child.stdout!.resume()
      const [code, signal] = (await once(child, 'exit')) as [number | null, string | null]
      clearTimeout(timer)
      const answer = await readAnswer(io)
      if (answer === undefined) {
        const told = (await readUntrusted(path.join(work, 'stderr'), 2000))?.toString('utf8') ?? ''
        if (signal === null && code === 0)
          throw new MusterError('EXEC_HOST', 'preparing a module gave no answer')
        if (
          signal !== null ||
          /heap out of memory|memory access|Aborted/.test(told) ||
          code === 134 ||
          code === 137
        )
          return { ok: false, reasons: ['needs too much time or memory to be made ready'] }
        throw new MusterError('EXEC_HOST', 'preparing a module failed', { details: { code, signal, told } })
      }
      await rm(home, { recursive: true, force: true })
      await rm(path.join(io, 'module.wasm'), { force: true })
      await rename(io, home)
      await forgetModules(this.#dir, quota)
      return (await readAnswer(home)) ?? answer
    } finally {
      await rm(work, { recursive: true, force: true })
    }
  }
}

/** Killing bubblewrap alone would leave what it runs. */
function killTree(pidFile: string): void {
  const id = parseProcessId(readFileSync(pidFile, 'utf8'))
  if (id !== undefined) signalTree(id, 'SIGKILL')
}

async function readAnswer(dir: string): Promise<PreparedModule | undefined> {
  const text = await readUntrusted(path.join(dir, 'answer.json'), 16 * 2 ** 20)
  if (text === undefined) return undefined
  const answer = Answer.parse(JSON.parse(text.toString('utf8')))
  if (!answer.ok) return { ok: false, reasons: answer.reasons }
  const rewritten = path.join(dir, 'rewritten.wasm')
  const digest = createHash('sha256')
    .update(await readFile(rewritten))
    .digest('hex')
  if (digest !== answer.digest) return undefined
  return { ok: true, module: { path: rewritten, digest, globals: answer.globals } }
}
