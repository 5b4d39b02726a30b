// Runs in a worker thread: receives batches and returns verdicts.
import { parentPort } from 'node:worker_threads'
import { KnownKeys } from './KnownKeys.ts'
import { type PackedBatch, verifyBatch } from './verifyBatch.ts'

const port = parentPort!
const keys = new KnownKeys()
port.on('message', ({ id, batch }: { id: number; batch: PackedBatch }) => {
  const result = verifyBatch(batch, keys)
  port.postMessage({ id, result }, [result.buffer as ArrayBuffer])
})
