import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TaskDetail } from '@muster-network/api'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type FakeDaemon, quote, run, startFakeDaemon, task, taskId } from './support.ts'

let daemon: FakeDaemon
let folder: string
let shown: TaskDetail
let spent: bigint[]
let cancelled: string[]
let names: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-task-'))
  shown = task
  spent = []
  cancelled = []
  names = ['out.ppm']
  await writeFile(path.join(folder, 'task.yaml'), taskFile)
  await writeFile(path.join(folder, 'work.wasm'), 'x')
  daemon = await startFakeDaemon({
    createQuote: async () => quote,
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
    async *watchLogs() {
      yield { part: 0, offset: 0, nextOffset: 9, text: 'row 1\n\u001b[2Jrow', atMs: 1 }
      yield { part: 0, offset: 9, nextOffset: 12, text: ' 2\n', atMs: 1 }
    },
    cancelTask: async ({ params }) => {
      cancelled.push(params.taskId)
      return {}
    },
    listResults: async () => ({
      complete: true,
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
const muster = (...args: string[]) => daemon.muster(args, { cwd: folder })

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
      12.5 MUST work: the most that executors may earn (pay.max);
        the rest returns when a part ends.
      4 MUST check: the fees of seats, also after takeovers;
        the rest returns when a part ends.
      10 MUST trust lock: lost only if this client passes over a better bid;
        returns at the end of the task, at the earliest 10 minutes after the award.
    A part needs about 5.0 billion units by a short trial on this machine, and may use 50.

    Check: 4 seats replay 1 of 25 windows (50 segments) and the end, 5.0% extra compute. An executor locks 120 MUST for a part.
    One agreeing seat accepts a delivery; a doubt is decided by a lead of 7, or by the majority of 31 answers.
    The cheat that is hardest to find saves 3 MUST, is detected with a probability of 3.2% and then costs 123 MUST: expected gain -0.936 MUST.
    8 strangers will see some of the data; so will the jury if a delivery is contested.

    More replay with a smaller lock, or less with a larger one:
    CHECK.SHARE  EXTRA COMPUTE  EXECUTOR LOCKS
    0.02                  3.0%        240 MUST
    0.04                  5.0%        120 MUST
    0.5                    51%        9.6 MUST

    CANDIDATE      REGION  SCORE      PRICE  RANK PRICE  PAID  FAULTS
    0xa1a1a1…a1a1  eu        100  1.75 MUST    1.6 MUST    12       0

    REFUSED BY  REASON  DETAILS
       2 nodes  price   asks more than 3.1

    ! The wallet holds less than the deposit.
    "
  `)
})

it('quote --json keeps every digit', async () => {
  const { out } = await muster('quote', 'task.yaml', '--json')
  expect(JSON.parse(out)).toMatchObject({ depositWei: '26500000000000000000', candidates: [{ score: 100 }] })
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
  expect(out).toContain('[0] row 1\n[0] \u{fffd}[2Jrow 2\n')
  expect(err).toContain('· gave up: \u{fffd}]0;evil\u{fffd}')
  expect(err).toMatch(/· posted with .+ in escrow/)
  expect(err).toContain('· of another version, block 3')
})

it('submit exits with code 3 when the task ended without a complete result', async () => {
  shown = { ...task, outcome: 'partly', partsDone: 0 }
  expect((await muster('submit', 'task.yaml', '--yes', '--json')).code).toBe(3)
})

it('Ctrl-C stops following, not the task', async () => {
  shown = { ...task, state: 'running', outcome: 'open' }
  const { code, out } = await daemon.muster(['submit', 'task.yaml', '--yes'], {
    cwd: folder,
    interruptAfter: 'tea-room running',
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
    expect((await muster('status', name)).out).toContain(`task    ${taskId}`)
  const missing = await muster('status', '0xff')
  expect(missing.code).toBe(2)
  expect(missing.err).toContain('Task "0xff" not found.')
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
  expect((await muster('logs', 'last')).out).toBe('row 1\n\u{fffd}[2Jrow 2\n')
  expect((await muster('logs', 'last', '--raw')).out).toContain('\u001b[2J')
})

it('reports that no daemon runs, and how to start it', async () => {
  const { code, err } = await run(['status'], path.join(folder, 'none'))
  expect(code).toBe(1)
  expect(err).toMatch(/No daemon is running for .*\n {2}hint: Run npx muster up to start it/)
})
