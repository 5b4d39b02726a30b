import { generateSequences } from '../../examples/aligner/generate.ts'
import { alignInJavaScript } from '../../examples/aligner/reference.ts'
import type { WasmExample } from '../../examples/build.ts'
import { generateScene } from '../../examples/tracer/generate.ts'
import { traceInJavaScript } from '../../examples/tracer/reference.ts'
import { generateDigits } from '../../examples/trainer/generate.ts'
import { trainInJavaScript } from '../../examples/trainer/reference.ts'

export type Workload = {
  example: WasmExample
  args: string[]
  input: Record<string, string | Uint8Array>
  /** The same work in plain JavaScript. */
  inJavaScript(): void
}

/** The example programs, each with an input that takes some tenths of a second. */
export function workloads(): Workload[] {
  const scene = generateScene(1)
  const digits = generateDigits(1500, 1)
  const sequences = generateSequences(100, 400, 1)
  const records = (fasta: string) =>
    fasta
      .split('>')
      .slice(1)
      .map((record) => record.split('\n').slice(1).join(''))
  return [
    {
      example: 'tracer',
      args: ['--width', '160', '--height', '120', '--samples', '48', '--seed', '1'],
      input: { 'scene.txt': scene },
      inJavaScript: () =>
        void traceInJavaScript(scene, { width: 160, height: 120, samples: 48, seed: 1, first: 0, end: 120 }),
    },
    {
      example: 'trainer',
      args: ['--epochs', '6', '--hidden', '64', '--batch', '16', '--rate', '50', '--seed', '1'],
      input: { 'images.idx': digits.images, 'labels.idx': digits.labels },
      inJavaScript: () =>
        void trainInJavaScript(digits.images, digits.labels, {
          epochs: 6,
          hidden: 64,
          batch: 16,
          ratePerMille: 50,
          seed: 1,
        }),
    },
    {
      example: 'aligner',
      args: [],
      input: { 'query.fasta': sequences.query, 'database.fasta': sequences.database },
      inJavaScript: () => {
        const options = { match: 2, mismatch: -3, open: 5, extend: 2 }
        for (const target of records(sequences.database))
          for (const query of records(sequences.query)) alignInJavaScript(query, target, options)
      },
    },
  ]
}
