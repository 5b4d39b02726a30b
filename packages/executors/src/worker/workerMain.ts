// The entry of a thread that `workerTask` starts: calls one function once and posts its result. It imports no package:
// loading one takes longer than most work.
import { parentPort, workerData } from 'node:worker_threads'

export type WorkerOrder = { module: string; name: string; input: unknown }
export type WorkerAnswer = { value: unknown } | { error: { code?: string | undefined; message: string } }

if (parentPort) {
  const { module, name, input } = workerData as WorkerOrder
  const answer: WorkerAnswer = await import(module)
    .then((exports: Record<string, (input: unknown) => unknown>) => exports[name]!(input))
    .then((value) => ({ value }))
    .catch((error: unknown) => ({ error: describe(error) }))
  parentPort.postMessage(answer)
}

function describe(error: unknown): { code?: string; message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  // of our errors only: Node's codes, such as ENOENT, are not ours
  const code = error.name === 'MusterError' && 'code' in error ? String(error.code) : undefined
  return { message: error.message, ...(code !== undefined && { code }) }
}
