import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { NodeView, TaskDetail, TaskPart } from '@muster-network/api'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { textWidth } from '../packages/cli/src/output/textWidth.ts'
import {
  account,
  emptyProgram,
  type FakeDaemon,
  quote,
  startFakeDaemon,
  task,
  taskId,
} from '../packages/cli/test/support.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { atTerminal, type TerminalOptions } from './support/atTerminal.ts'

// The real command on a real terminal, against a daemon whose task goes one step further with each look.

const escapeCode = '\u001b'
const repository = path.resolve(import.meta.dirname, '..')
let daemon: FakeDaemon
let folder: string
let taskFile: string
/** The steps that `getTask` shows, one after the other; the last one stays. */
let steps: TaskDetail[]

const part = (index: number, more: Partial<TaskPart>): TaskPart => ({
  ...task.partList[0]!,
  index,
  state: 'running',
  progress: 0,
  resultReady: false,
  ...more,
})
const at = (parts: TaskPart[], more: Partial<TaskDetail> = {}): TaskDetail => ({
  ...task,
  name: 'rendering-of-the-tea-room',
  state: 'running',
  outcome: 'open',
  parts: 2,
  partsDone: 0,
  partList: parts,
  ...more,
})
const running = [
  at([part(0, { progress: 0 }), part(1, { state: 'unawarded' })]),
  at([
    part(0, { progress: 0.45, units: 20_000_000n, eta: { lowMs: 120_000, highMs: 125_000 } }),
    part(1, { progress: 0.1 }),
  ]),
]
const done = at(
  [
    part(0, { state: 'ended', progress: 1, resultReady: true }),
    part(1, { state: 'ended', resultReady: true }),
  ],
  { state: 'ended', outcome: 'done', partsDone: 2 },
)
const failed = at([part(0, { state: 'ended', progress: 0.45 }), part(1, { state: 'ended', progress: 0.1 })], {
  state: 'ended',
  outcome: 'failed',
  why: 'the program fails wherever it is run: it ended with exit code 3',
  hint: 'Read the log of the part, and run the program on your own machine with the same data.',
})
const node: NodeView = {
  nodeId: taskId,
  operator: account,
  peerId: 'p',
  className: 'container/1/x64/nvidia-geforce-rtx-4090',
  region: 'us-central',
  score: 1234.5,
  hourPriceWei: 1_234_567n * 10n ** 12n,
  presence: 'online',
  lastSeenMs: 1,
  running: 1,
  relayed: false,
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-terminal-'))
  taskFile = path.join(folder, 'task.yaml')
  await writeFile(path.join(folder, 'work.wasm'), emptyProgram)
  await writeFile(
    taskFile,
    `version: 1
kind: batch
name: tea-room
model: { wasm: work.wasm }
instructions: { maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`,
  )
  daemon = await startFakeDaemon({
    createQuote: async () => quote,
    submitTask: async () => ({ taskId }),
    listTasks: async () => ({
      tasks: [
        running[1]!,
        { ...failed, name: '茶室のレンダリング'.repeat(4), taskId: `0x${'cd'.repeat(32)}` },
      ],
      next: null,
    }),
    getTask: async () => (steps.length > 1 ? steps.shift()! : steps[0]!),
    listNodes: async () => ({ nodes: [node, { ...node, presence: 'offline' }] }),
    async *watchTask() {
      yield { number: 1, atMs: 1, taskId, step: 'posted', facts: { escrow: '12' } }
      yield { number: 2, atMs: 1, taskId, step: 'executorReplaced', facts: { part: 1 } }
    },
    async *watchLogs() {
      yield { part: 0, offset: 0, nextOffset: 6, text: 'row 1\n', atMs: 1 }
      yield { part: 1, offset: 0, nextOffset: 6, text: 'row 2\n', atMs: 1 }
    },
  })
})
afterAll(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  steps = [...running, done]
})

async function run(args: string[], options: TerminalOptions) {
  // the terminal of a person: a build server has no colours
  const { FORCE_COLOR: _, NO_COLOR: __, CI: ___, ...inherited } = process.env
  const env = { ...inherited, TERM: 'xterm-256color', ...options.env }
  const terminal = atTerminal(args, daemon.dataDir, { cwd: repository, ...options, env })
  const code = await terminal.ended
  const screen = terminal.screen().replaceAll('\r\n', '\n')
  const lines = stripVTControlCharacters(screen).split(/[\n\r]/)
  return { code, screen, lines, text: lines.map((line) => line.trimEnd()).join('\n') }
}

it.for([
  [80, {}, true],
  [120, { NO_COLOR: '1' }, false],
] as const)('tables fit %i columns', async ([columns, env, hasColours], context) => {
  skipWithout(context, 'Python 3')
  const options = { columns, env: { ...env, TZ: 'UTC' } }
  for (const args of [['status', '--all'], ['offers'], ['quote', taskFile, '--verbose']]) {
    const { code, screen, lines, text } = await run(args, options)
    expect(code, text).toBe(0)
    for (const line of lines) expect(textWidth(line), line).toBeLessThanOrEqual(columns)
    expect(screen.includes(`${escapeCode}[2m`), args[0]!).toBe(hasColours)
    await expect(text).toMatchFileSnapshot(`__snapshots__/terminal-${args[0]}-${columns}.txt`)
  }
})

it.for([
  [80, {}, true],
  [120, { NO_COLOR: '1' }, false],
] as const)(
  'submit shows one live line for each part at %i columns',
  async ([columns, env, hasColours], context) => {
    skipWithout(context, 'Python 3')
    const { code, screen, lines, text } = await run(['submit', taskFile, '--yes'], { columns, env })
    expect(code, text).toBe(0)
    for (const line of lines) expect(textWidth(line), line).toBeLessThanOrEqual(columns)
    expect(text).toMatch(/part 1 {2}·+ {3}0% {2}waiting for an executor/)
    expect(text).toMatch(/part 0 {2}█+·+ {2}45% {2}\d.*\/s {2}about 2 min left/)
    expect(text).toMatch(/\[0\] row 1\n/)
    expect(text).toContain('· silent executor of part 1 replaced')
    expect(text.trimEnd()).toMatch(
      /done.*: 2 of 2 parts\npaid .*\nnext +download the result: npx muster pull 0xababababab$/,
    )
    expect(screen.includes(`${escapeCode}[32m`)).toBe(hasColours)
  },
)

it('submit ends with the reason of a failure in red', async (context) => {
  skipWithout(context, 'Python 3')
  steps = [...running, failed]
  const { code, screen, text } = await run(['submit', taskFile, '--yes', '--no-logs'], { columns: 80 })
  expect(code).toBe(3)
  expect(screen).toContain(`${escapeCode}[31mthe program fails wherever it is run`)
  expect(text.slice(text.indexOf('\nfailed'))).toMatchInlineSnapshot(`
    "
    failed in 12.5 s: 0 of 2 parts
    paid    7 MUST for work and 0.5 MUST for the check; refunded 19 MUST
    reason  the program fails wherever it is run: it ended with exit code 3
    next    Read the log of the part, and run the program on your own machine with
            the same data. Log: npx muster logs 0xababababab
    "
  `)
})

it('prints JSON without colours on a terminal', async (context) => {
  skipWithout(context, 'Python 3')
  const { code, screen } = await run(['status', '--json'], { columns: 80, env: { FORCE_COLOR: '1' } })
  expect(code).toBe(0)
  expect(JSON.parse(screen)).toMatchObject({ tasks: [{ taskId }] })
})
