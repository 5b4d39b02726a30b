// Runs in a worker thread: receives batches and returns verdicts.
import { parentPort } from 'node:worker_threads'
import { type PackedBatch, verifyBatch } from './verifyBatch.ts'

const port = parentPort!
port.on('message', ({ id, batch }: { id: number; batch: PackedBatch }) => {
  const verdicts = verifyBatch(batch)
  port.postMessage({ id, verdicts }, [verdicts.buffer as ArrayBuffer])
})
