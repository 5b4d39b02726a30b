import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Executor, type Run, resultDigest, type WasmProgram } from '@muster-network/executors'
import { delegateExecutor, delegateRun } from './delegate.ts'
import { folderOnce } from './folderOnce.ts'

/**
 * The executor of somebody who delivers noise in place of results, or changes them, and says that the client's checker took
 * it. Seats are honest, so that one wrong thing at a time is seen.
 */
export function noisyExecutor(
  inner: Executor<WasmProgram>,
  dir: string,
  change: (file: Buffer) => Buffer = () => Buffer.from('noise'),
): Executor<WasmProgram> {
  const forge = (run: Run): Run => {
    if (run.id.startsWith('seat-')) return run
    return run.id.endsWith('-check') ? forgeCheck(run) : forgeResult(run, path.join(dir, run.id), change)
  }
  return {
    ...delegateExecutor(inner),
    async find(runId) {
      const run = await inner.find(runId)
      return run && forge(run)
    },
    start: async (spec, options) => forge(await inner.start(spec, options)),
  }
}

function forgeResult(run: Run, out: string, change: (file: Buffer) => Buffer): Run {
  return {
    ...delegateRun(run),
    async wait(options) {
      const outcome = await run.wait(options)
      if (outcome.kind !== 'finished') return outcome
      const { dir } = outcome.result
      await folderOnce(out, async (making) => {
        for (const name of await readdir(dir))
          await writeFile(path.join(making, name), change(await readFile(path.join(dir, name))))
      })
      const { digest, bytes } = await resultDigest(out)
      return { ...outcome, result: { digest, bytes, dir: out } }
    },
  }
}

function forgeCheck(run: Run): Run {
  const hash = (text: string) => createHash('sha256').update(`${run.id}/${text}`).digest('hex')
  return {
    ...delegateRun(run),
    async wait(options) {
      const { usage } = await run.wait(options)
      return { kind: 'finished', result: { digest: hash('result'), dir: '', bytes: 0 }, usage }
    },
    leaves: async () => {
      const { units } = await run.usage()
      return [{ index: 1, units, digest: hash('state'), proof: hash('proof') }]
    },
  }
}
