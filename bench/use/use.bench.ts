import { loadavg } from 'node:os'
import type { Bench, BenchContext } from '../Bench.ts'
import { measureCliStart } from './measureCliStart.ts'
import { measureExamples } from './measureExamples.ts'
import { measureFirstStart } from './measureFirstStart.ts'

/** One measurement: its figures, and notes that explain them. */
export type Measurement = (
  context: BenchContext,
) => Promise<{ metrics: Record<string, number>; notes: string[] }>

const measurements: readonly Measurement[] = [measureCliStart, measureFirstStart, measureExamples]

/** Measures the waits of a new user: the command line, the first picture and the next start. */
export const bench: Bench = {
  about:
    'use: start of the command line, first picture after install, start with state, deposits and progress of the examples',
  targets: {
    cli_start_ms: '<= 400',
    first_picture_s: '<= 15',
    warm_start_s: '<= 4',
    deposit_over_price_p50: '<= 3',
    progress_backward_steps: '= 0',
  },
  async run(context) {
    const before = loadavg()[0]!
    const results = []
    for (const measure of measurements) results.push(await measure(context))
    return {
      metrics: Object.assign({}, ...results.map(({ metrics }) => metrics)) as Record<string, number>,
      notes: [
        ...results.flatMap(({ notes }) => notes),
        `load average of the last minute: ${before.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} after; other work on the machine lengthens every figure but the ratio`,
      ],
    }
  },
}
