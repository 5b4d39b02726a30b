import { Worker } from 'node:worker_threads'
import { MusterError } from '@muster-network/core'
import { Turns } from './Turns.ts'
import type { WorkerAnswer, WorkerOrder } from './workerMain.ts'

export type WorkerTaskOptions<In> = {
  /** The module that exports the function, and its name there. */
  module: URL
  name: string
  /** Limit of the thread's heap. Buffers do not count: the function itself bounds what it reads. */
  heapBytes: number
  /** Limit of its time, by its input: a time that is linear in the bytes to be read. */
  timeoutMs(input: In): number
}

/** More would take the cores from the work that this machine is paid for. */
const turns = new Turns(2)

/**
 * Returns a function that runs another one in a thread of its own, for work on strangers' bytes whose cost they choose.
 * The event loop stays free, and a thread that exceeds its time or its heap is terminated. Input and output are copied,
 * so they are plain data.
 *
 * The function throws EXEC_TOO_COSTLY at a limit, and an error that the work threw with its code.
 *
 * @example
 * const compare = workerTask<Input, Comparison>({
 *   module: new URL('./compareFolders.ts', import.meta.url), name: 'compareFolders',
 *   heapBytes: 256 * 2 ** 20, timeoutMs: () => 60_000,
 * })
 */
export function workerTask<In, Out>(
  options: WorkerTaskOptions<In>,
): (input: In, signal?: AbortSignal) => Promise<Out> {
  return (input, signal) => turns.take(() => runOnce(options, input, signal), signal)
}

function runOnce<In, Out>(
  { module, name, heapBytes, timeoutMs }: WorkerTaskOptions<In>,
  input: In,
  signal: AbortSignal | undefined,
): Promise<Out> {
  const order: WorkerOrder = { module: module.href, name, input }
  const worker = new Worker(new URL('./workerMain.ts', import.meta.url), {
    workerData: order,
    // strangers' data decides what it does next, so it inherits no secret
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: Math.ceil(heapBytes / 2 ** 20) },
  })
  const limitMs = timeoutMs(input)
  return new Promise<Out>((resolve, reject) => {
    const timer = setTimeout(() => end(tooCostly(name, `more than ${limitMs} ms`)), limitMs)
    const abort = () => end(signal!.reason)
    const end = (error: unknown) => {
      release()
      reject(error)
    }
    const release = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      worker.terminate().catch(() => {})
    }
    signal?.addEventListener('abort', abort, { once: true })
    worker.on('message', (answer: WorkerAnswer) => {
      if ('error' in answer) return end(errorOf(name, answer.error))
      release()
      resolve(answer.value as Out)
    })
    worker.on('messageerror', (cause) => end(new MusterError('BUG_UNREACHABLE', `${name} failed`, { cause })))
    worker.on('error', (cause: NodeJS.ErrnoException) =>
      end(
        cause.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? tooCostly(name, `more than ${heapBytes} bytes of heap`)
          : new MusterError('EXEC_HOST', `the thread of ${name} failed`, { cause }),
      ),
    )
    worker.on('exit', () => end(new MusterError('EXEC_HOST', `the thread of ${name} ended early`)))
  })
}

function tooCostly(name: string, limit: string): MusterError {
  return new MusterError('EXEC_TOO_COSTLY', `${name} took ${limit}`)
}

function errorOf(name: string, { code, message }: { code?: string | undefined; message: string }): Error {
  if (code !== undefined) return new MusterError(code as 'EXEC_HOST', message)
  return new MusterError('EXEC_HOST', `${name} failed: ${message}`)
}
