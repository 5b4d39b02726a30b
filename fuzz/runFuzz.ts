import type { Decoder } from './Decoder.ts'
import { batchInputs, type Finding } from './fuzzBatch.ts'
import type { FuzzJob } from './fuzzProcess.ts'
import { runJob } from './runJob.ts'

export type FuzzOptions = {
  decoders: readonly { file: string; decoder: Decoder }[]
  seed: number
  /** In all; each decoder has its share. */
  inputs: number
  processes: number
  signal: AbortSignal
  progress(line: string): void
}

export type DecoderTotals = {
  name: string
  inputs: number
  accepted: number
  slowestMs: number
  peakBytes: number
}

export type FuzzResult = { totals: DecoderTotals[]; findings: Finding[]; seconds: number }

/** Batches of one process: many, because a process takes about a second to start. */
const jobBatches = 400
const progressMs = 10_000

/**
 * Fuzzes the decoders in several processes. All decoders advance together, so that a run that is stopped early has tried
 * each of them; a decoder stops at its first finding.
 */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const { decoders, seed, signal } = options
  const started = performance.now()
  const totals = new Map(
    decoders.map(({ decoder: { name } }) => [
      name,
      { name, inputs: 0, accepted: 0, slowestMs: 0, peakBytes: 0 },
    ]),
  )
  const findings: Finding[] = []
  const jobs = planJobs(decoders, seed, options.inputs)
  const seconds = () => Math.round((performance.now() - started) / 1000)
  let shown = performance.now()
  const work = async () => {
    for (let job = jobs.shift(); job && !signal.aborted; job = jobs.shift()) {
      const { decoder } = job
      if (findings.some((finding) => finding.decoder === decoder)) continue
      const sum = totals.get(decoder)!
      const finding = await runJob(job, {
        signal,
        onBatch({ report, peakBytes }) {
          sum.inputs += report.inputs
          sum.accepted += report.accepted
          sum.slowestMs = Math.max(sum.slowestMs, report.slowestMs)
          sum.peakBytes = Math.max(sum.peakBytes, peakBytes)
          if (performance.now() - shown < progressMs) return
          shown = performance.now()
          options.progress(`${seconds()} s: ${inputsOf(totals.values())} inputs, ${findings.length} findings`)
        },
      })
      if (!finding || findings.some((each) => each.decoder === decoder)) continue
      findings.push(finding)
      options.progress(`${decoder}: ${finding.why.split('\n')[0]}`)
    }
  }
  await Promise.all(Array.from({ length: options.processes }, work))
  return { totals: [...totals.values()], findings, seconds: seconds() }
}

export function inputsOf(totals: Iterable<DecoderTotals>): number {
  return [...totals].reduce((sum, { inputs }) => sum + inputs, 0)
}

/** The jobs of a run, decoders in turn. */
export function planJobs(decoders: FuzzOptions['decoders'], seed: number, inputs: number): FuzzJob[] {
  const weights = decoders.reduce((sum, { decoder }) => sum + (decoder.weight ?? 1), 0)
  const lists = decoders.map(({ file, decoder }) => {
    const batches = Math.ceil((inputs * (decoder.weight ?? 1)) / weights / batchInputs)
    return Array.from({ length: Math.ceil(batches / jobBatches) }, (_, index): FuzzJob => {
      const firstBatch = index * jobBatches
      return {
        file,
        decoder: decoder.name,
        seed,
        firstBatch,
        batches: Math.min(jobBatches, batches - firstBatch),
      }
    })
  })
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat()
}
