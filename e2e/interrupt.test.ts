import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  emptyProgram,
  type FakeDaemon,
  quote,
  startFakeDaemon,
  task,
  taskId,
} from '../packages/cli/test/support.ts'
import { root } from '../scripts/test/repository.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { atTerminal } from './support/atTerminal.ts'

// Ctrl-C at a real terminal while a command follows a task that never ends.

let folder: string
let daemon: FakeDaemon
let cancelled = 0

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-interrupt-'))
  await writeFile(path.join(folder, 'work.wasm'), emptyProgram)
  await writeFile(
    path.join(folder, 'task.yaml'),
    `version: 1
kind: batch
name: tea-room
model: { wasm: work.wasm }
instructions: { minScore: 0, region: any, maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`,
  )
  const running = { ...task, state: 'running', outcome: 'open' } as const
  daemon = await startFakeDaemon({
    createQuote: async () => quote,
    submitTask: async () => ({ taskId }),
    listTasks: async () => ({ tasks: [running], next: null }),
    getTask: async () => running,
    async *watchTask() {
      yield { number: 1, atMs: 1, taskId, step: 'posted', facts: { escrow: '12' } }
    },
    async *watchLogs(_, { signal }) {
      yield { part: 0, offset: 0, nextOffset: 6, text: 'row 1\n', atMs: 1 }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    },
    cancelTask: async () => {
      cancelled++
      return {}
    },
  })
})
afterAll(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
})

const program = path.join(root, 'bin', 'muster.mjs')

it.for([
  ['submit', 'node', ['submit', 'task.yaml', '--yes']],
  ['submit', 'npx', ['submit', 'task.yaml', '--yes']],
  ['logs --follow', 'node', ['logs', 'last', '--follow']],
  ['logs --follow', 'npx', ['logs', 'last', '--follow']],
] as const)(
  'Ctrl-C detaches %s, started with %s, and says how to continue',
  async ([, by, args], context) => {
    skipWithout(context, 'Python 3')
    // npx finds this copy only inside the clone, where the task file is named by its path
    const place =
      by === 'npx' ? { command: ['npx', 'muster'], cwd: root } : { command: ['node', program], cwd: folder }
    const words = args.map((word) => (word === 'task.yaml' ? path.join(folder, word) : word))
    const terminal = atTerminal(words, daemon.dataDir, place)
    await terminal.sees(args[0] === 'submit' ? 'posted with' : 'row 1')
    terminal.type('\u0003')
    const how =
      by === 'npx'
        ? /to follow it: npx muster status 0xab/
        : /to follow it: \S*\/bin\/muster\.mjs status 0xab/
    await terminal.sees(how)
    // Ctrl-C also ends the shell between npx and muster, so that npx reports the signal (-2)
    expect(await terminal.ended).toBeOneOf(by === 'npx' ? [4, 254] : [4])
    expect(terminal.screen()).not.toMatch(/\n\s+at /)
    expect(cancelled).toBe(0)
  },
)
