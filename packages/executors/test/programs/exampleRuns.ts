import { generateSequences } from '../../../../examples/aligner/generate.ts'
import type { WasmExample } from '../../../../examples/build.ts'
import { generateScene } from '../../../../examples/tracer/generate.ts'
import { generateDigits } from '../../../../examples/trainer/generate.ts'

export type ExampleRun = { args: string[]; input: Record<string, string | Uint8Array> }

const digits = generateDigits(120, 3)
const sequences = generateSequences(12, 200, 3)

/** Arguments and input files with which a test runs each example. */
export const exampleRuns: Record<WasmExample, ExampleRun> = {
  tracer: {
    args: ['--width', '64', '--height', '36', '--samples', '24'],
    input: { 'scene.txt': generateScene(3) },
  },
  trainer: {
    args: ['--epochs', '3', '--hidden', '24'],
    input: { 'images.idx': digits.images, 'labels.idx': digits.labels },
  },
  aligner: { args: [], input: { 'query.fasta': sequences.query, 'database.fasta': sequences.database } },
  comparator: { args: [], input: { 'a/value.txt': '3.14159', 'b/value.txt': '3.1416' } },
  verifier: {
    args: [],
    input: {
      'data/query.fasta': sequences.query,
      'data/database.fasta': sequences.database,
      'result/hits-000000.tsv': 'query\ttarget\tscore\tqstart\tqend\ttstart\ttend\tcigar\n',
    },
  },
}
