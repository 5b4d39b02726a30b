import path from 'node:path'
import { generateSequences } from '../../examples/aligner/generate.ts'
import { type ExampleTask, exampleTask } from './exampleTask.ts'
import type { TestNetwork } from './testNetwork.ts'

const { query, database } = generateSequences(12, 200, 1)
/** The files that the search reads. */
export const searchInput = { 'query.fasta': query, 'database.fasta': database }

/** A search that its own checker verifies, for the providers of a region. */
export function searchTask(network: TestNetwork, region: string): Promise<ExampleTask> {
  return exampleTask('aligner', path.join(network.dir, 'genes'), {
    input: searchInput,
    functions: ['verifier'],
    lines: {
      model: '{ wasm: build/aligner.wasm }',
      instructions: `{ maxHours: 0.1, region: ${region} }`,
      pay: '{ function: fixed, max: "5" }',
      check: '{ how: checker, wasm: build/verifier.wasm }',
    },
  })
}
