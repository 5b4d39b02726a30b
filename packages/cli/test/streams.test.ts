import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { KeyView, StreamDetail, StreamUsage } from '@muster-network/api'
import { MusterError } from '@muster-network/core'
import { commandName } from '@muster-network/node/command'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account, emptyProgram, type FakeDaemon, startFakeDaemon, streamQuoteFor } from './support.ts'

// The commands of streams, API keys and the gateway, with a fake daemon behind the real server.

const ether = 10n ** 18n
const streamId = `0x${'5a'.repeat(32)}`
const timeMs = Date.UTC(2026, 2, 1, 14, 5, 9)

const stream: StreamDetail = {
  streamId,
  name: 'chat',
  phase: 'up',
  reason: null,
  revision: 1,
  createdMs: timeMs,
  method: 'optimistic',
  council: 3,
  serving: 3,
  budgetWei: 50n * ether,
  answers: 12,
  tariff: {
    unit: 'tokens',
    maxInput: 4_096,
    maxOutput: 1_024,
    windowUnits: 64,
    inputUnitWei: ether / 1_000_000n,
    unitWei: ether / 100_000n,
  },
  confirming: {
    ...{ by: 'council', share: 0.05, problem: null },
    ...{ confirmed: 7, wrong: 1, undecided: 0, unchecked: 2, planted: 1, missed: 0 },
  },
  subscribers: [
    {
      provider: account,
      state: 'serving',
      served: { revision: 1, slots: 4 },
      asks: 1,
      answers: 12,
      failures: 1,
      claimedWei: ether,
      unpaidWei: ether / 2n,
      broken: null,
    },
  ],
  refused: null,
  ending: null,
  closedMs: null,
}
const key: KeyView = {
  keyId: 'key-00112233445566aa',
  name: 'app',
  createdMs: timeMs,
  revokedMs: null,
  requestsPerMinute: 60,
  tokensPerMinute: null,
  concurrency: 4,
  dayBudgetWei: ether,
  totalBudgetWei: null,
  streams: ['chat'],
  expiresMs: null,
  daySpentWei: 0n,
  spentWei: ether / 10n,
}
const row: StreamUsage = {
  number: 1,
  atMs: timeMs,
  keyId: key.keyId,
  keyName: 'app',
  inUnits: 20,
  outUnits: 30,
  costWei: ether / 1000n,
  status: 200,
  firstMs: 41,
}

let daemon: FakeDaemon
let folder: string
/** The phases that the stream takes, one with each look. */
let phases: Partial<StreamDetail>[]
let keys: KeyView[]
let calls: { name: string; input: unknown }[]

const record =
  <T>(name: string, result: T) =>
  async (input: { params?: unknown; body?: unknown }): Promise<T> => {
    calls.push({ name, input: { ...input.params!, ...input.body! } })
    return result
  }

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-streams-'))
  await writeFile(path.join(folder, 'work.wasm'), emptyProgram)
  await mkdir(path.join(folder, 'words'))
  for (const name of ['tokenizer.json', 'tokenizer_config.json'])
    await writeFile(path.join(folder, 'words', name), '{}')
  await writeFile(path.join(folder, 'chat.yaml'), streamYaml)
  await writeFile(path.join(folder, 'batch.yaml'), batchYaml)
  const view = { baseUrl: 'http://127.0.0.1:18800/v1', host: '127.0.0.1', port: 18_800 }
  daemon = await startFakeDaemon({
    quoteStream: async ({ body }) => streamQuoteFor(body.shape),
    openStream: record('openStream', { streamId }),
    listStreams: async () => ({ streams: [stream] }),
    getStream: async () => ({ ...stream, ...(phases.shift() ?? {}) }),
    reviseStream: record('reviseStream', { revision: 2 }),
    topUpStream: record('topUpStream', {}),
    retractStream: record('retractStream', {}),
    async *watchStream() {
      yield { number: 1, atMs: timeMs, taskId: streamId, step: 'opened', facts: { evil: '\u001b[2J' } }
    },
    listStreamUsage: async () => ({
      rows: [row, { ...row, costWei: null, status: null, firstMs: null }],
      next: 2,
    }),
    downloadStreamUsage: async () => ({
      name: 'x.csv',
      contentType: 'text/csv',
      inline: false,
      content: (async function* () {
        yield Buffer.from('number,time\r\n1,2\r\n')
      })(),
    }),
    getGateway: async () => view,
    startGateway: async ({ body }) => {
      calls.push({ name: 'startGateway', input: body })
      return {
        ...view,
        ...(body.host && { host: body.host, baseUrl: `http://${body.host}:${body.port}/v1` }),
      }
    },
    stopGateway: record('stopGateway', {}),
    listKeys: async () => ({ keys }),
    createKey: async ({ body }) => {
      calls.push({ name: 'createKey', input: body })
      if (body.name === 'taken')
        throw new MusterError('API_CONFLICT', 'An API key with the name "taken" exists.')
      return { key: { ...key, name: body.name }, secret: 'mk-secret' }
    },
    revokeKey: record('revokeKey', key),
  })
})
afterAll(async () => {
  await daemon.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  phases = []
  keys = []
  calls = []
})

const streamYaml = `version: 1
kind: stream
name: chat
model: { wasm: work.wasm }
tokenizer: words
response: { method: optimistic, council: 3 }
pay: { function: perUnit, unit: tokens, price: "0.00002", max: "0.1", budget: "50" }
`
const batchYaml = `version: 1
name: tea-room
program: { wasm: work.wasm }
`

async function muster(line: string, options: { interruptAfter?: string } = {}) {
  const done = await daemon.muster(line.split(' '), { cwd: folder, ...options })
  const program = commandName({ cwd: folder })
  return { ...done, out: done.out.replaceAll(program, 'muster'), err: done.err.replaceAll(program, 'muster') }
}

describe('serve', () => {
  it('opens a stream, waits until it is up, and prints a key and a call that works as it stands', async () => {
    phases = [
      { phase: 'gathering', reason: 'too-few', serving: 0 },
      { phase: 'gathering', reason: 'too-few', serving: 2 },
    ]
    const { code, out, err } = await muster('serve chat.yaml --yes')
    expect(code).toBe(0)
    expect(out).toMatchInlineSnapshot(`
      "chat is up: http://127.0.0.1:18800/v1
      API key, shown only now: mk-secret
      call it: curl http://127.0.0.1:18800/v1/chat/completions -H "Authorization: Bearer mk-secret" -H "Content-Type: application/json" -d '{"model":"chat","messages":[{"role":"user","content":"Hello!"}]}'
      "
    `)
    expect(err).toContain('chat is gathering (too-few): 0 of 3 subscribers serve\n')
    expect(err).toContain('chat is gathering (too-few): 2 of 3 subscribers serve\n')
    expect(err).toContain('deposit')
    expect(calls.map(({ name }) => name)).toEqual(['openStream', 'startGateway', 'createKey'])
    expect(calls[0]!.input).toEqual({
      source: { file: path.join(folder, 'chat.yaml') },
      maxSpendWei: 60n * ether,
    })
  })

  it('creates no key when there is one', async () => {
    keys = [key]
    const { out } = await muster('serve chat.yaml --max-spend 60 --json')
    expect(JSON.parse(out)).toMatchObject({ streamId, phase: 'up', secret: null })
    expect(out).toContain('$MUSTER_API_KEY')
    expect(calls.map(({ name }) => name)).toEqual(['openStream', 'startGateway'])
  })

  it('asks first, and opens nothing without a yes', async () => {
    const asked = await muster('serve chat.yaml')
    expect([asked.code, asked.err]).toEqual([
      2,
      expect.stringContaining('Deposit 60 MUST and open the stream?'),
    ])
    const dear = await muster('serve chat.yaml --max-spend 59')
    expect([dear.code, dear.err]).toEqual([2, expect.stringContaining('exceeds --max-spend 59 MUST')])
    expect((await muster('serve chat.yaml --dry-run')).out).toContain('optimistic, a council of 3')
    const batch = await muster('serve batch.yaml --yes')
    expect(batch.code).toBe(2)
    expect(calls).toEqual([])
  })

  it('stops waiting with Ctrl-C, and the stream continues', async () => {
    phases = Array.from(
      { length: 50 },
      () => ({ phase: 'gathering', reason: 'too-few', serving: 1 }) as const,
    )
    const { code, out } = await muster('serve chat.yaml --yes', { interruptAfter: '1 of 3 subscribers' })
    expect(code).toBe(4)
    expect(out).toContain('chat is not up yet; to see why: muster stream status')
    expect(out).toContain('mk-secret')
  })

  it('fails when the stream ends before it is up', async () => {
    phases = [{ phase: 'closing', reason: 'halted' }]
    expect((await muster('serve chat.yaml --yes')).code).toBe(1)
  })
})

const commands = [
  'stream',
  'stream list',
  'stream status chat',
  'stream status 0x5a',
  'stream status nothing',
  'stream logs chat',
  'stream usage chat',
  'stream revise chat chat.yaml --yes',
  'stream revise chat none.yaml --yes',
  'stream top-up chat 5 --yes',
  'stream top-up chat much --yes',
  'stream top-up chat 5',
  'stream retract chat --yes',
  'stream retract chat',
  'keys',
  'keys create app --rpm 5 --tpm 1000 --concurrency 2 --day-budget 1 --budget 10 --streams a,b',
  'keys create app --rpm many',
  'keys create app --budget much',
  'keys create taken',
  'keys revoke app --yes',
  'keys revoke key-00112233445566aa --yes',
  'keys revoke nothing --yes',
  'gateway',
  'gateway --listen 0.0.0.0:8443',
  'gateway --listen 8443',
  'gateway --listen [::1]:70000',
  'gateway --tls-cert a.pem',
  'gateway --off --listen 127.0.0.1:1',
  'gateway --off',
]

it('prints the texts of the snapshot', async () => {
  const page: string[] = []
  for (const line of commands) {
    keys = [key, { ...key, keyId: 'key-ff112233445566aa', name: 'old', revokedMs: timeMs }]
    calls = []
    const { code, out, err } = await muster(line)
    const called = calls.map(callText).join('')
    page.push(`$ muster ${line}\n${out}${err}${code === 0 ? '' : `exit code ${code}\n`}${called}`)
  }
  await expect(page.join('\n').replaceAll(folder, '<folder>')).toMatchFileSnapshot(
    '__snapshots__/streams.txt',
  )
})

const callText = ({ name, input }: { name: string; input: unknown }) =>
  `→ ${name} ${JSON.stringify(input, (_, value) => (typeof value === 'bigint' ? value.toString() : value))}\n`

it('writes the bill to a file', async () => {
  const { code } = await muster('stream usage chat --csv bill.csv')
  expect(code).toBe(0)
  expect(await readFile(path.join(folder, 'bill.csv'), 'utf8')).toBe('number,time\r\n1,2\r\n')
})

it('prints JSON for programs', async () => {
  expect(JSON.parse((await muster('stream status chat --json')).out)).toMatchObject({ streamId, phase: 'up' })
  keys = [key]
  expect(JSON.parse((await muster('keys list --json')).out)).toMatchObject({ keys: [{ name: 'app' }] })
  expect(JSON.parse((await muster('gateway --json')).out)).toMatchObject({ port: 18_800 })
})
