import { Worker } from 'node:worker_threads'
import { MusterError } from '@muster-network/core'

type Waiting = { resolve(result: Uint8Array): void; reject(error: Error): void }
type BatchWorker = { worker: Worker; waiting: Map<number, Waiting>; ended?: Error }

/** Threads that turn batches of type `B` into bytes. Each runs `file`, which answers `{ id, batch }` with `{ id, result }`. */
export class BatchWorkers<B> {
  readonly #workers: BatchWorker[]
  #nextId = 0

  constructor(file: URL, count: number, workerData?: unknown) {
    this.#workers = Array.from({ length: count }, () => startWorker(new Worker(file, { workerData })))
  }

  /** Hands a batch to the thread with the least work. The buffers of `transfer` move to it. */
  run(batch: B, transfer: ArrayBuffer[]): Promise<Uint8Array> {
    const idlest = this.#workers.reduce((a, b) => (b.waiting.size < a.waiting.size ? b : a))
    const id = this.#nextId++
    return new Promise((resolve, reject) => {
      if (idlest.ended) return reject(idlest.ended)
      idlest.waiting.set(id, { resolve, reject })
      idlest.worker.postMessage({ id, batch }, transfer)
    })
  }

  async stop(): Promise<void> {
    await Promise.all(this.#workers.map(({ worker }) => worker.terminate()))
  }
}

function startWorker(worker: Worker): BatchWorker {
  const waiting = new Map<number, Waiting>()
  const batchWorker: BatchWorker = { worker, waiting }
  worker.unref()
  worker.on('message', ({ id, result }: { id: number; result: Uint8Array }) => {
    waiting.get(id)?.resolve(result)
    waiting.delete(id)
  })
  const fail = (error: Error) => {
    batchWorker.ended = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new MusterError('BUG_UNREACHABLE', 'the signature worker exited')))
  return batchWorker
}
