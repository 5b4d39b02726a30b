import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Executor, WasmProgram } from '@muster-network/executors'
import type { Daemon } from '@muster-network/node'
import { cheatingExecutor } from '../../e2e/support/cheatingExecutor.ts'
import { crashingExecutor } from '../../e2e/support/crashingExecutor.ts'
import { otherDataExecutor } from '../../e2e/support/otherDataExecutor.ts'
import { serveLate } from '../../e2e/support/serveLate.ts'
import { serveNobody } from '../../e2e/support/serveNobody.ts'
import { stoppingExecutor } from '../../e2e/support/stoppingExecutor.ts'
import { generateScene } from '../../examples/tracer/generate.ts'
import { segments } from './pictureTasks.ts'

/** A way to be paid without the work. Each is played by the only provider of a region. */
export type Cheat = {
  name: string
  about: string
  region: string
  games: number
  /** Games at the same time. Those in which the executor lets its seats wait cost hardly any computing. */
  parallel: number
  /** The only link that is forged is the first: the work is paid unless its window is drawn. */
  firstLinkOnly?: boolean
  executor(inner: Executor<WasmProgram>, dir: string): Executor<WasmProgram> | Promise<Executor<WasmProgram>>
  /** Changes what the daemon serves. */
  arm?(daemon: Daemon, answerSeconds: number): void
}

/** The data of the old run. */
export const otherScene = generateScene(2)

/** Sells the run of another scene: every link but the first passes a replay, and so does the end. */
async function oldRun(inner: Executor<WasmProgram>, dir: string): Promise<Executor<WasmProgram>> {
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'scene.txt'), otherScene)
  return otherDataExecutor(inner, dir)
}

export const cheats: readonly Cheat[] = [
  {
    name: 'forged_link',
    about: 'the states of a run of other data; only the first link is forged',
    region: 'us',
    games: 60,
    parallel: 2,
    firstLinkOnly: true,
    executor: oldRun,
  },
  {
    name: 'silence',
    about: 'the same, and it answers no seat after its delivery',
    region: 'ap',
    games: 12,
    parallel: 4,
    executor: oldRun,
    arm: serveNobody,
  },
  {
    name: 'slow_serving',
    about: 'the same, and its data arrives just before the deadline of the answers',
    region: 'br',
    games: 12,
    parallel: 4,
    executor: oldRun,
    arm: (daemon, answerSeconds) => serveLate(daemon, (answerSeconds - 2) * 1000),
  },
  {
    name: 'early_stop',
    about: 'one honest segment, called the end, with noise for a result',
    region: 'gb',
    games: 12,
    parallel: 1,
    executor: stoppingExecutor,
  },
  {
    name: 'crashing_states',
    about: 'noise, over states that are made to crash a seat: headers beyond their bounds',
    region: 'ch',
    games: 12,
    parallel: 1,
    executor: crashingExecutor,
  },
  {
    name: 'noise',
    about: 'made-up states and noise for a result',
    region: 'za',
    games: 12,
    parallel: 1,
    executor: (inner, dir) => cheatingExecutor(inner, { dir, honestSegments: 0, segments }),
  },
  {
    name: 'skip',
    about: 'half of the segments honest, the others made up',
    region: 'tr',
    games: 12,
    parallel: 1,
    executor: (inner, dir) => cheatingExecutor(inner, { dir, honestSegments: segments / 2, segments }),
  },
]
