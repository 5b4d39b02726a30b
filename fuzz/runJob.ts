import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Finding } from './fuzzBatch.ts'
import type { FuzzJob, FuzzMessage } from './fuzzProcess.ts'

const program = path.join(import.meta.dirname, 'fuzzProcess.ts')
/** A batch takes milliseconds, or seconds for the slowest decoders. */
const silentMs = 120_000
/** Below the bound on the process, so that garbage which V8 has not collected yet is no finding. */
const heapMiB = 256

/** Runs a job in a process of its own. A process that dies or hangs is a finding, with the input that it worked on. */
export async function runJob(
  job: FuzzJob,
  { onBatch, signal }: { onBatch(message: FuzzMessage): void; signal: AbortSignal },
): Promise<Finding | undefined> {
  let next = job.firstBatch
  const end = await runProcess(job, signal, (message) => {
    next = message.batch + 1
    onBatch(message)
    return message.report.finding
  })
  if (typeof end !== 'string') return end
  return {
    decoder: job.decoder,
    why: end,
    input: await inputOf({ ...job, firstBatch: next, batches: 1 }, signal),
  }
}

/** Repeats a batch that ended its process, with every input written down before it is decoded. */
async function inputOf(job: FuzzJob, signal: AbortSignal): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'muster-fuzz-'))
  const traceFile = path.join(folder, 'input')
  try {
    await runProcess({ ...job, traceFile }, signal, () => undefined)
    // there is none when the generator of inputs itself failed
    return await readFile(traceFile).catch(() => Buffer.alloc(0))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Resolves to a finding, to the reason why the process ended early, or to undefined. */
function runProcess(
  job: FuzzJob,
  signal: AbortSignal,
  onMessage: (message: FuzzMessage) => Finding | undefined,
): Promise<Finding | string | undefined> {
  return new Promise((resolve) => {
    const child = fork(program, [JSON.stringify(job)], {
      serialization: 'advanced',
      execArgv: [`--max-old-space-size=${heapMiB}`],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    let [finding, stderr, hangs]: [Finding | undefined, string, boolean] = [undefined, '', false]
    const silence = setTimeout(() => {
      hangs = true
      child.kill('SIGKILL')
    }, silentMs)
    const stop = () => child.kill('SIGKILL')
    signal.addEventListener('abort', stop)
    if (signal.aborted) stop()
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-2_000)
    })
    child.on('message', (message: FuzzMessage) => {
      silence.refresh()
      finding ??= onMessage(message)
    })
    child.on('close', (code, killedBy) => {
      clearTimeout(silence)
      signal.removeEventListener('abort', stop)
      if (finding || code === 0 || signal.aborted) resolve(finding)
      else if (hangs) resolve(`does not end within ${silentMs / 1000} s`)
      else resolve(`ends the process (${killedBy ?? `exit code ${code}`}): ${stderr.trim().slice(-600)}`)
    })
  })
}
