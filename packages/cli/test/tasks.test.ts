import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TaskDetail } from '@muster-network/api'
import { commandName } from '@muster-network/node/command'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  emptyProgram,
  type FakeDaemon,
  quote,
  run,
  startFakeDaemon,
  streamQuoteFor,
  task,
  taskId,
} from './support.ts'

let daemon: FakeDaemon
let folder: string
let shown: TaskDetail
let spent: bigint[]
let cancelled: string[]
let names: string[]
let isComplete: boolean
let logQueries: object[]
let shapes: unknown[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-task-'))
  shown = task
  spent = []
  cancelled = []
  names = ['out.ppm']
  isComplete = true
  logQueries = []
  shapes = []
  await writeFile(path.join(folder, 'task.yaml'), taskFile)
  await writeFile(path.join(folder, 'work.wasm'), emptyProgram)
  daemon = await startFakeDaemon({
    createQuote: async () => quote,
    quoteStream: async ({ body }) => {
      shapes.push(body.shape)
      return streamQuoteFor(body.shape)
    },
    submitTask: async ({ body }) => {
      spent.push(body.maxSpendWei)
      return { taskId }
    },
    listTasks: async () => ({ tasks: [shown], next: null }),
    getTask: async () => shown,
    async *watchTask() {
      yield { number: 1, atMs: 1, taskId, step: 'gaveUp', facts: { why: '\u001b]0;evil\u0007' } }
      yield { number: 2, atMs: 1, taskId, step: 'posted', facts: { escrow: '12' } }
      yield { number: 3, atMs: 1, taskId, step: 'of another version', facts: { block: 3 } }
    },
    async *watchLogs({ query }) {
      logQueries.push(query)
      yield { part: 0, offset: 0, nextOffset: 9, text: 'row 1\n\u001b[2Jrow', atMs: 1 }
      if (query.part === undefined) yield { part: 1, offset: 0, nextOffset: 4, text: 'one\n', atMs: 1 }
      yield { part: 0, offset: 9, nextOffset: 12, text: ' 2\n', atMs: 1 }
    },
    cancelTask: async ({ params }) => {
      cancelled.push(params.taskId)
      return {}
    },
    listResults: async () => ({
      complete: isComplete,
      folder: '/x',
      files: names.map((name) => ({ path: name, bytes: 6, contentType: 'image/png', preview: 'none' })),
    }),
    downloadResult: async ({ query }) => ({
      name: query.path,
      contentType: 'text/plain',
      inline: false,
      content: (async function* () {
        yield Buffer.from(`of ${query.path}`)
      })(),
    }),
  })
})
afterEach(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
})

const taskFile = `version: 1
kind: batch
name: tea-room
model: { wasm: work.wasm }
instructions: { minScore: 0, region: any, maxHours: 1 }
pay: { function: perUnit, unit: gas, max: "12.5" }
equivalence: bytes
halt: { bids: 10, afterMs: 300 }
check: { how: replay, assurance: economic }
`
const streamFile = `version: 1
kind: stream
name: chat
model: { wasm: work.wasm }
response: { method: optimistic, council: 3 }
tokenizer: tokenizer
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
`
/** Runs a command in the folder of the task. The words that start muster there depend on this machine. */
async function muster(...args: string[]) {
  const done = await daemon.muster(args, { cwd: folder })
  const program = commandName({ cwd: folder })
  return { ...done, out: done.out.replaceAll(program, 'muster'), err: done.err.replaceAll(program, 'muster') }
}

it('quote shows the cost, the candidates and the refusals', async () => {
  const { code, out } = await muster('quote', 'task.yaml')
  expect(code).toBe(0)
  expect(out).toMatchInlineSnapshot(`
    "task     tea-room: 4 parts of class wasm/1, 1.2 MB
    work     7 MUST expected
    check    0.5 MUST expected, 4 MUST at most
    deposit  26.5 MUST
    refund   19 MUST expected
    wallet   100 MUST

    The deposit is:
    12.5 MUST  work: the most that executors may earn (pay.max); the rest returns when a part ends.
    4 MUST     check: the fees of seats, also after takeovers; the rest returns when a part ends.
    10 MUST    trust lock: lost only if this client passes over a better bid; returns at the end of the task, at the earliest 10 minutes after the award.
    A part needs about 5.0 billion units by a short trial on this machine, and may use 50.

    Check: 4 seats replay 1 of 25 windows (50 segments) and the end, 5.0% extra compute. An executor locks 120 MUST for a part.
    Details of the check: add --verbose

    CANDIDATE      REGION  SCORE      PRICE  RANK PRICE  PAID  FAULTS
    0xa1a1a1…a1a1  eu        100  1.75 MUST    1.6 MUST    12       0

    REFUSED BY  REASON  DETAILS
       2 nodes  price   asks more than 3.1

    ! The wallet holds less than the deposit.
    "
  `)
  expect(out).not.toContain('The cheat')
  expect((await muster('quote', 'task.yaml', '--verbose')).out).toMatch(/\nThe cheat[\s\S]*CHECK\.SHARE/)
})

it('quote --json keeps every digit', async () => {
  const { out } = await muster('quote', 'task.yaml', '--json')
  expect(JSON.parse(out)).toMatchObject({ depositWei: '26500000000000000000', candidates: [{ score: 100 }] })
})

it('quote of a stream keeps every digit, and passes the request on', async () => {
  await writeFile(path.join(folder, 'stream.yaml'), streamFile)
  await mkdir(path.join(folder, 'tokenizer'))
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await writeFile(path.join(folder, 'tokenizer', name), '{}')
  const { code, out } = await muster('quote', 'stream.yaml', '--output', '7', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    guaranteeWei: '4510720000000000000',
    shape: { input: 500, output: 7 },
  })
  expect(shapes).toEqual([{ output: 7 }])
})

it('submit spends at most --max-spend, and nothing when the deposit exceeds it', async () => {
  const refused = await muster('submit', 'task.yaml', '--max-spend', '26.4')
  expect(refused.code).toBe(2)
  expect(refused.err).toContain('The deposit of 26.5 MUST exceeds --max-spend 26.4 MUST.')
  expect(spent).toEqual([])
  const done = await muster('submit', 'task.yaml', '--max-spend', '27')
  expect(done.code).toBe(0)
  expect(spent).toEqual([27n * 10n ** 18n])
  expect(done.out).toContain('done in 12.5 s: 1 of 1 parts')
})

it('submit does nothing without confirmation', async () => {
  const { code, err } = await muster('submit', 'task.yaml')
  expect(code).toBe(2)
  expect(err).toMatch(/Deposit 26\.5 MUST and post the task\? Not a terminal; pass --yes to confirm\.\n/)
  expect(spent).toEqual([])
})

it('submit --dry-run exits after the quote', async () => {
  expect((await muster('submit', 'task.yaml', '--dry-run')).out).toContain('deposit')
  expect(spent).toEqual([])
})

it('submit shows logs and events without their terminal control codes', async () => {
  const { out, err } = await muster('submit', 'task.yaml', '--yes')
  expect(out).toContain('[0] row 1\n[1] one\n[0] \u{fffd}[2Jrow 2\n')
  expect(err).toContain('· gave up: \u{fffd}]0;evil\u{fffd}')
  expect(err).toMatch(/· posted with .+ in escrow/)
  expect(err).not.toContain('of another version')
  const verbose = await muster('submit', 'task.yaml', '--yes', '--verbose')
  expect(verbose.err).toContain('· of another version, block 3')
})

it('submit exits with code 3 when the task ended without a complete result', async () => {
  shown = { ...task, outcome: 'partly', partsDone: 0 }
  expect((await muster('submit', 'task.yaml', '--yes', '--json')).code).toBe(3)
})

it('Ctrl-C stops following, not the task', async () => {
  shown = { ...task, state: 'running', outcome: 'open' }
  const { code, out } = await daemon.muster(['submit', 'task.yaml', '--yes'], {
    cwd: folder,
    interruptAfter: 'tea-room: running',
  })
  expect(code).toBe(4)
  expect(out).toMatch(/The task continues; to follow it: .*\/bin\/muster\.mjs status 0xababababab\n/)
  expect(cancelled).toEqual([])
})

it('submit --detach prints the id', async () => {
  expect((await muster('submit', 'task.yaml', '--yes', '--detach')).out).toBe(`${taskId}\n`)
})

it('submit reports the mistakes of a task file before it calls the daemon', async () => {
  await writeFile(path.join(folder, 'task.yaml'), taskFile.replace('gas', 'gass'))
  const { code, err } = await muster('submit', 'task.yaml', '--yes')
  expect(code).toBe(2)
  expect(err).toMatch(/task\.yaml:6:\d+/)
  expect(spent).toEqual([])
})

it('finds a task by the start of its id, its name or last', async () => {
  for (const name of ['0xabab', 'abab', 'tea-room', 'last', taskId])
    expect((await muster('status', name)).out).toContain('task    0xababababab\n')
  const missing = await muster('status', '0xff')
  expect(missing.code).toBe(2)
  expect(missing.err).toContain('Task "0xff" not found.')
  expect((await muster('status', 'last', '--verbose')).out).toContain(`task    ${taskId}`)
})

it('submit ends with the reason of a failure and the next step', async () => {
  shown = {
    ...task,
    outcome: 'failed',
    partsDone: 0,
    why: 'the program fails wherever it is run: exit code 3',
    hint: 'Read the log of the part.',
  }
  const { code, out } = await muster('submit', 'task.yaml', '--yes', '--no-logs')
  expect(code).toBe(3)
  expect(out).toMatchInlineSnapshot(`
    "failed in 12.5 s: 0 of 1 parts
    paid    7 MUST for work and 0.5 MUST for the check; refunded 19 MUST
    reason  the program fails wherever it is run: exit code 3
    next    Read the log of the part. Log: muster logs 0xababababab
    "
  `)
})

it('pull says what is there to pull of a task that failed, runs or found no executor', async () => {
  names = []
  isComplete = false
  shown = { ...task, outcome: 'unmatched', why: 'nobody bid within 60 s', hint: 'Raise pay.max.' }
  const none = await muster('pull', 'last')
  expect(none).toMatchObject({ code: 3, err: '' })
  expect(none.out).toMatchInlineSnapshot(`
    "Nothing to pull: tea-room ended without a result (no executor).
    reason  nobody bid within 60 s
    next    Raise pay.max. Offers: muster offers
    "
  `)
  shown = { ...task, state: 'running', outcome: 'open' }
  const early = await muster('pull', 'last')
  expect(early.code).toBe(3)
  expect(early.out).toMatchInlineSnapshot(`
    "Nothing to pull yet: tea-room is running.
    next  see its progress: muster status 0xababababab
    "
  `)
  names = ['part-0/out.ppm']
  shown = { ...task, outcome: 'partly', parts: 2, partsDone: 1, why: 'part 1: nobody took it in time' }
  const partly = await muster('pull', 'last', 'half')
  expect(partly.code).toBe(3)
  expect(partly.out).toContain(
    'Incomplete: 1 of 2 parts are done; the others have no result: part 1: nobody took it in time.',
  )
})

it('cancel asks for confirmation', async () => {
  expect((await muster('cancel', 'last')).code).toBe(2)
  expect(cancelled).toEqual([])
  expect((await muster('cancel', 'last', '--yes')).code).toBe(0)
  expect(cancelled).toEqual([taskId])
})

it('pull downloads the files of a result and replaces none without --force', async () => {
  names = ['out.ppm', 'deep/er.txt']
  expect((await muster('pull', 'last', 'here')).code).toBe(0)
  expect(await readFile(path.join(folder, 'here/deep/er.txt'), 'utf8')).toBe('of deep/er.txt')
  const again = await muster('pull', 'last', 'here')
  expect([again.code, again.err]).toEqual([2, expect.stringContaining('File already exists')])
  expect((await muster('pull', 'last', 'here', '--force')).code).toBe(0)
})

it('pull writes no file outside its folder', async () => {
  names = ['../evil']
  const { code, err } = await muster('pull', 'last', 'here')
  expect(code).toBe(1)
  expect(err).toContain('names a file outside its folder')
  await expect(readFile(path.join(folder, 'evil'))).rejects.toThrow('ENOENT')
})

it('logs prints plain text, and raw bytes with --raw', async () => {
  expect((await muster('logs', 'last', '--part', '0')).out).toBe('row 1\n\u{fffd}[2Jrow 2\n')
  expect((await muster('logs', 'last', '--part', '0', '--raw')).out).toContain('\u001b[2J')
})

it('logs merges the parts with a prefix', async () => {
  shown = { ...task, parts: 2 }
  expect((await muster('logs', 'last')).out).toBe('[0] row 1\n[1] one\n[0] \u{fffd}[2Jrow 2\n')
  expect(logQueries).toEqual([{ from: 0, follow: false }])
})

it('logs rejects a part that is no number before it calls the daemon', async () => {
  const { code, err } = await muster('logs', 'last', '--part', 'two')
  expect([code, err]).toEqual([2, expect.stringContaining('Invalid --part "two"')])
  expect(logQueries).toEqual([])
})

it('reports that no daemon runs, and how to start it', async () => {
  const { code, err } = await run(['status'], path.join(folder, 'none'))
  expect(code).toBe(1)
  expect(err).toMatch(/No daemon is running for .*\n {2}hint: Run npx muster up to start it/)
})
