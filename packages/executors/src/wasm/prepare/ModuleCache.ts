import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { MusterError } from '@muster-network/core'
import { z } from 'zod'
import { readUntrustedFile } from '../../readUntrustedFile.ts'
import { evictModules, type ModuleQuota } from '../evictModules.ts'
import type { ModuleRole } from '../rewrite/ModuleRole.ts'
import type { SandboxTier } from '../sandbox/SandboxTier.ts'
import { maxModuleBytes } from './rewriteModule.ts'
import { killPreparing, preparationMs, type SpareOptions, SpareProcess } from './SpareProcess.ts'

/** A rewritten module that is ready to run. */
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

/** Enough for dozens of the largest modules; ten minutes are longer than any start takes. */
const quota: ModuleQuota = { maxBytes: 4 * 2 ** 30, usedWithinMs: 600_000 }

/** Preparations in progress, by folder: executors that share a folder wait for the same one. */
const preparing = new Map<string, Promise<PreparedModule>>()

/** Spare processes by folder and tier: executors that share a folder share one. */
const spares = new Map<string, SpareProcess>()

function spareOf(options: SpareOptions): SpareProcess {
  const key = `${options.tier}/${options.dir}`
  const spare = spares.get(key) ?? new SpareProcess(options)
  spares.set(key, spare)
  return spare
}

/** Rewritten modules by the hash of their source. Each module is prepared once, in a sandbox. */
export class ModuleCache {
  readonly #dir: string
  readonly #code: Promise<string>
  readonly #spare: SpareProcess

  constructor(dir: string, tier: SandboxTier, code: Promise<string>) {
    this.#dir = dir
    this.#code = code
    this.#spare = spareOf({ dir, tier, code })
  }

  /** Gets ready for a module that is not here yet. */
  expect(): void {
    this.#spare.expect()
  }

  async close(): Promise<void> {
    await this.#spare.drop()
  }

  async prepare(
    source: string,
    { role = 'run', signal }: { role?: ModuleRole; signal?: AbortSignal | undefined } = {},
  ): Promise<PreparedModule> {
    const { size } = await stat(source)
    if (size > maxModuleBytes) return { ok: false, reasons: [`is larger than ${maxModuleBytes} bytes`] }
    const bytes = await readFile(source, { signal })
    // Another version of the rewriter may rewrite differently, so its modules are not reused.
    const rewriter = path.basename(await this.#code).slice(-16)
    const hash = createHash('sha256').update(bytes).digest('hex')
    const home = path.join(this.#dir, `${hash}-${rewriter}${role === 'service' ? '-service' : ''}`)
    const running = preparing.get(home)
    if (running !== undefined) return await running
    const prepared = this.#prepare(source, { home, role }).finally(() => preparing.delete(home))
    preparing.set(home, prepared)
    return await prepared
  }

  async #prepare(
    source: string,
    { home, role }: { home: string; role: ModuleRole },
  ): Promise<PreparedModule> {
    const known = await readAnswer(home)
    if (known !== undefined) {
      const now = new Date()
      await utimes(home, now, now).catch(() => {})
      return known
    }
    const preparing = await this.#spare.take()
    const { child, work, io } = preparing
    try {
      // the process begins when its standard input ends
      const exited = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>
      const copy = path.join(io, role === 'service' ? 'service.wasm' : 'module.wasm')
      await copyFile(source, copy)
      child.stdin!.end()
      const timer = setTimeout(() => killPreparing(preparing), preparationMs)
      const [code, signal] = await exited.finally(() => clearTimeout(timer))
      const answer = await readAnswer(io)
      if (answer === undefined) {
        const stderrText = (await readUntrustedFile(path.join(work, 'stderr'), 2000))?.toString('utf8') ?? ''
        if (signal === null && code === 0)
          throw new MusterError('EXEC_HOST', 'the process that prepares modules exited without an answer')
        if (
          signal !== null ||
          /heap out of memory|memory access|Aborted/.test(stderrText) ||
          code === 134 ||
          code === 137
        )
          return { ok: false, reasons: ['needs too much time or memory to be prepared'] }
        throw new MusterError('EXEC_HOST', 'the process that prepares modules failed', {
          details: { code, signal, stderr: stderrText },
        })
      }
      await rm(home, { recursive: true, force: true })
      await rm(copy, { force: true })
      await rename(io, home)
      await evictModules(this.#dir, quota)
      return (await readAnswer(home)) ?? answer
    } finally {
      await rm(work, { recursive: true, force: true })
      this.#spare.renew()
    }
  }
}

async function readAnswer(dir: string): Promise<PreparedModule | undefined> {
  const text = await readUntrustedFile(path.join(dir, 'answer.json'), 16 * 2 ** 20)
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
