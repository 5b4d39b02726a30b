// A process that fuzzes one decoder: its memory is that of the decoder, and it may die or hang without ending the run.
import { writeFileSync } from 'node:fs'
import { defaultMemoryBytes } from './Decoder.ts'
import { loadDecoders } from './decoderFiles.ts'
import { type BatchReport, fuzzBatch } from './fuzzBatch.ts'

export type FuzzJob = {
  file: string
  decoder: string
  seed: number
  firstBatch: number
  batches: number
  /** Receives each input before it is decoded. */
  traceFile?: string
}

/** Sent after each batch. */
export type FuzzMessage = { batch: number; report: BatchReport; peakBytes: number }

// Decoders refuse by throwing, and most of the time of a refusal would be its stack.
Error.stackTraceLimit = 3
const job = JSON.parse(process.argv[2]!) as FuzzJob
let current: Buffer = Buffer.alloc(0)
let stray: unknown
process.on('uncaughtException', (error) => {
  stray ??= error
})

// The run was stopped.
process.on('disconnect', () => process.exit(1))

async function work(): Promise<void> {
  const decoder = (await loadDecoders(job.file)).find(({ name }) => name === job.decoder)!
  const inputs = await decoder.inputs()
  for (let batch = job.firstBatch; batch < job.firstBatch + job.batches; batch++) {
    const report = await fuzzBatch(decoder, inputs, {
      seed: job.seed,
      batch,
      onInput(input) {
        current = input
        if (job.traceFile) writeFileSync(job.traceFile, input)
      },
    })
    const peakBytes = process.resourceUsage().maxRSS * 1024
    const why = stray
      ? `an exception that nobody catches: ${(stray as Error).stack ?? stray}`
      : peakBytes > (decoder.memoryBytes ?? defaultMemoryBytes)
        ? `the process has ${Math.round(peakBytes / 2 ** 20)} MiB in batch ${batch}`
        : undefined
    if (why) report.finding ??= { decoder: decoder.name, why, input: current }
    const message: FuzzMessage = { batch, report, peakBytes }
    await new Promise((sent) => process.send!(message, sent))
    if (report.finding) return
  }
}

// A decoder may leave sockets or timers behind, so the process ends itself once its reports are sent.
await work().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).stack ?? error}\n`)
    process.exit(1)
  },
)
