import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildExample } from '../../examples/build.ts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'
import { cpuMs, makeVariants, timeVariant, type Variant } from './inProcess.ts'
import { measureCheckpoint, measureStart } from './processes.ts'
import { type Workload, workloads } from './workloads.ts'

const rounds = 9
const run = promisify(execFile)

type Figures = Record<Variant | 'javascript', number>

/** Measures the cost of metering and of checkpoints for a program, and the cost of starting and checkpointing a run. */
export const bench: Bench = {
  about:
    'wasm executor: cost of metering and of checkpoints against the plain module, start and checkpoint times',
  targets: {
    metered_over_plain: '<= 1.45',
    checkpointable_over_plain: '<= 1.6',
    start_ms: '<= 150',
    checkpoint_64mb_ms: '<= 300',
  },
  async run({ progress, signal }) {
    const root = await mkdtemp(path.join(tmpdir(), 'muster-bench-'))
    const notes: string[] = []
    try {
      const figures: Figures[] = []
      let native: number | undefined
      for (const workload of workloads()) {
        signal.throwIfAborted()
        const inputDir = path.join(root, workload.example)
        await mkdir(inputDir)
        for (const [name, content] of Object.entries(workload.input))
          await writeFile(path.join(inputDir, name), content)
        const figure = await measure(workload, inputDir, signal)
        figures.push(figure)
        const { plain, metered, checkpointable, javascript } = figure
        const ratios = [metered, checkpointable, javascript].map((ms) => (ms / plain).toFixed(2))
        notes.push(
          `${workload.example}: plain ${plain.toFixed(0)} ms CPU time, metered ×${ratios[0]}, checkpointable ×${ratios[1]}, plain JavaScript ×${ratios[2]}`,
        )
        progress(notes.at(-1)!)
        if (workload.example === 'aligner') {
          const ms = await measureNativeAligner(root, inputDir)
          if (ms !== undefined) native = plain / ms
        }
      }
      notes.push(
        native === undefined
          ? 'plain_over_native was not measured: no C compiler (cc) on this machine'
          : 'plain_over_native: only the inner loop of the aligner (cc -O2); plain_over_js: the JavaScript aligner uses a simpler algorithm over whole matrices',
      )
      progress('measuring the start of a run')
      const start = await measureStart(root, rounds)
      const emptyNode = await measureEmptyNode()
      notes.push(
        `start: a module of ${start.bytes} bytes, tier ${start.tier}; an empty Node process takes ${emptyNode.toFixed(0)} ms`,
      )
      progress('measuring a checkpoint of 64 MB')
      const checkpoint = await measureCheckpoint(root, 7)
      const mean = (ratio: (figure: Figures) => number) =>
        Math.exp(figures.reduce((sum, figure) => sum + Math.log(ratio(figure)), 0) / figures.length)
      return {
        metrics: {
          metered_over_plain: mean(({ metered, plain }) => metered / plain),
          checkpointable_over_plain: mean(({ checkpointable, plain }) => checkpointable / plain),
          plain_over_js: mean(({ plain, javascript }) => plain / javascript),
          ...(native === undefined ? {} : { plain_over_native: native }),
          start_ms: start.ms,
          start_over_node: start.ms / emptyNode,
          checkpoint_64mb_ms: checkpoint,
        },
        notes: [
          ...notes,
          `load average while measuring: ${loadavg()
            .map((load) => load.toFixed(1))
            .join(' ')} on ${cpus().length} CPUs`,
        ],
      }
    } finally {
      await rm(root, { recursive: true, force: true })
    }
  },
}

/** Returns medians of CPU time. The variants alternate, so that other load on the machine affects all of them. */
async function measure(workload: Workload, inputDir: string, signal: AbortSignal): Promise<Figures> {
  const variants = await makeVariants(new Uint8Array(await readFile(await buildExample(workload.example))))
  const times: Record<Variant | 'javascript', number[]> = {
    plain: [],
    metered: [],
    checkpointable: [],
    javascript: [],
  }
  // The first two rounds warm up the JIT compilers.
  for (let round = -2; round < rounds; round++) {
    signal.throwIfAborted()
    for (const variant of ['plain', 'metered', 'checkpointable'] as const) {
      const ms = timeVariant(variants, variant, workload.args, inputDir)
      if (round >= 0) times[variant].push(ms)
    }
    const began = cpuMs()
    workload.inJavaScript()
    if (round >= 0) times.javascript.push(cpuMs() - began)
  }
  return {
    plain: median(times.plain),
    metered: median(times.metered),
    checkpointable: median(times.checkpointable),
    javascript: median(times.javascript),
  }
}

/** Measures the start of an empty Node process: the lower bound for the start of any run, under the current load. */
async function measureEmptyNode(): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const began = performance.now()
    await run(process.execPath, ['-e', '0'])
    times.push(performance.now() - began)
  }
  return median(times)
}

async function measureNativeAligner(root: string, inputDir: string): Promise<number | undefined> {
  const binary = path.join(root, 'aligner-native')
  try {
    await run('cc', ['-O2', '-o', binary, path.join(import.meta.dirname, 'nativeAligner.c')])
  } catch {
    return undefined
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { stdout } = await run(binary, ['query.fasta', 'database.fasta'], { cwd: inputDir })
    times.push(Number.parseFloat(stdout))
  }
  return median(times)
}
