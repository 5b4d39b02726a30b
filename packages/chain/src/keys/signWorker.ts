// Runs in a worker thread: receives batches of digests and returns their signatures.
import { parentPort, workerData } from 'node:worker_threads'
import secp256k1 from 'secp256k1'
import { signatureLength } from '../signatures/recoverSigner.ts'

const port = parentPort!
const privateKey = workerData as Uint8Array

port.on('message', ({ id, batch }: { id: number; batch: Uint8Array }) => {
  const count = batch.length / 32
  const result = new Uint8Array(count * signatureLength)
  for (let i = 0; i < count; i++) {
    const { signature, recid } = secp256k1.ecdsaSign(batch.subarray(32 * i, 32 * i + 32), privateKey)
    result.set(signature, i * signatureLength)
    result[(i + 1) * signatureLength - 1] = 27 + recid
  }
  port.postMessage({ id, result }, [result.buffer as ArrayBuffer])
})
