import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import type { Decoder } from './Decoder.ts'
import { tryInput } from './tryInput.ts'

/** Inputs that are generated from one seed, and the step in which a run is counted, repeated and stopped. */
export const batchInputs = 250

export type Finding = { decoder: string; why: string; input: Buffer }
export type BatchReport = { inputs: number; accepted: number; slowestMs: number; finding?: Finding }

export type BatchOptions = {
  seed: number
  batch: number
  /** Called with each input before it is decoded, to find the one that ends or blocks the process. */
  onInput?(input: Buffer): void
}

/** Decodes the inputs of one batch, up to the first finding. The same seed and number give the same inputs. */
export async function fuzzBatch(
  decoder: Decoder,
  inputs: fc.Arbitrary<Buffer>,
  { seed, batch, onInput }: BatchOptions,
): Promise<BatchReport> {
  const report: BatchReport = { inputs: 0, accepted: 0, slowestMs: 0 }
  const batchSeed = crc32(`${seed}/${decoder.name}/${batch}`) | 0
  for (const input of fc.sample(inputs, { seed: batchSeed, numRuns: batchInputs })) {
    onInput?.(input)
    const trial = await tryInput(decoder, input)
    report.inputs++
    report.slowestMs = Math.max(report.slowestMs, trial.cpuMs)
    if ('why' in trial) return { ...report, finding: { decoder: decoder.name, why: trial.why, input } }
    if (trial.verdict === 'accepted') report.accepted++
  }
  return report
}
