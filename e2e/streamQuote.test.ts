import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, readApiFile, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyProgram, run } from '../packages/cli/test/support.ts'
import { freePort } from './support/freePort.ts'

// The quote of a stream on a real network: chain, ledger, listed nodes, daemon, API and command line.

const timeout = 60_000
let dir: string
let owner: Owner
let api: ApiClient

const stream = `version: 1
kind: stream
name: spelling
model: { wasm: spell.wasm }
response: { method: optimistic, council: 3 }
pay: { function: perUnit, unit: characters, price: "0.000002", input: "0.000001", max: "0.01", budget: "10" }
`
const batch = `version: 1
kind: batch
name: once
model: { wasm: spell.wasm }
instructions: { maxHours: 1 }
pay: { function: fixed, max: "1" }
check: { how: replay }
`
const muster = (...args: string[]) => run(args, path.join(dir, 'data'), { cwd: path.join(dir, 'task') })
const sourceOf = (name: string) => ({ source: { file: path.join(dir, 'task', name) } })

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'muster-stream-quote-'))
  const files = {
    'stream.yaml': stream,
    'private.yaml': stream.replace('kind: stream', 'kind: stream\nprivate: true'),
    'far.yaml': stream.replace('model:', 'instructions: { region: [nz] }\nmodel:'),
    'batch.yaml': batch,
    'spell.wasm': emptyProgram,
  }
  await mkdir(path.join(dir, 'task'))
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(dir, 'task', name), content)
  const dataDir = path.join(dir, 'data')
  const ports = { MUSTER_PORT_API: String(await freePort()), MUSTER_PORT_PEER: String(await freePort()) }
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir, ...ports }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: 'test', localProviders: 4 })
  const { port, token } = (await readApiFile(dataDir))!
  api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
}, 300_000)
afterAll(async () => {
  await owner?.stop()
  await rm(dir, { recursive: true, force: true })
}, 60_000)

it('prints prices, guarantees, readers and the listed nodes, and spends nothing', { timeout }, async () => {
  const { tokenWei } = await api.getWallet()
  const { code, out, err } = await muster('quote', 'stream.yaml')
  expect([code, err]).toEqual([0, ''])
  expect(out).toMatch(/^stream +spelling: optimistic, a council of 3 of class wasm\/2$/m)
  expect(out).toMatch(
    /^price +1\.0\d+ MUST for 1,000 requests of 500 characters of input and 250 of output$/m,
  )
  expect(out).toMatch(/^stake +20 MUST locked by each subscriber$/m)
  expect(out).toMatch(/^Readers: 1 of at most 6 subscribers reads each request\./m)
  expect(out).toMatch(/^Cheating loses: /m)
  expect(out).toContain('! This network has few operators: a lead of 3')
  expect(out.match(/^0x\S+ .* MUST\/h/gm)).toHaveLength(4)
  expect((await api.getWallet()).tokenWei).toBe(tokenWei)
})

it('prints exact amounts as JSON, for the request that its caller names', { timeout }, async () => {
  const { out } = await muster('quote', 'stream.yaml', '--input', '100', '--output', '50', '--json')
  expect(JSON.parse(out)).toMatchObject({
    name: 'spelling',
    shape: { input: 100, output: 50 },
    answersWei: '200000000000000000',
    guaranteeWei: '582144000000000000',
    stakeLockWei: '20000000000000000000',
    council: 3,
    maxSubscribers: 6,
    depositWei: '20000000000000000000',
    cheating: { loses: true, noSlash: null },
    refusals: [],
  })
  const tooLong = await muster('quote', 'stream.yaml', '--input', '9000')
  expect(tooLong.code).toBe(2)
  expect(tooLong.err).toContain('input 9000 is not between 0 and 8192 characters')
  expect((await muster('quote', 'stream.yaml', '--output', 'many')).err).toContain('Invalid --output "many".')
})

it('says who cannot serve, and when cheating costs the place only', { timeout }, async () => {
  const far = await api.quoteStream({ body: sourceOf('far.yaml') })
  expect(far.candidates).toEqual([])
  expect(far.refusals).toMatchObject([{ reason: 'region', count: 4 }])
  expect(far.warnings[0]).toBe('No listed node could serve this stream.')
  const hidden = await muster('quote', 'private.yaml')
  expect(hidden.out).toContain(
    '! Cheating costs the place in the stream only, not the stake: the requests of a',
  )
  expect(hidden.out).not.toContain('Audits:')
})

it('keeps batch tasks and streams apart', { timeout }, async () => {
  const submitted = await muster('submit', 'stream.yaml', '--yes')
  expect(submitted.code).toBe(2)
  expect(submitted.err).toContain('This task is a stream, not a batch task.')
  expect(submitted.err).toMatch(/hint: .* serve /)
  const body = sourceOf('stream.yaml')
  await expect(api.createQuote({ body })).rejects.toMatchObject({ code: 'SPEC_UNSUPPORTED' })
  await expect(api.submitTask({ body: { ...body, maxSpendWei: '1' } })).rejects.toMatchObject({
    code: 'SPEC_UNSUPPORTED',
  })
  await expect(api.quoteStream({ body: sourceOf('batch.yaml') })).rejects.toMatchObject({
    code: 'SPEC_UNSUPPORTED',
  })
  const misused = await muster('quote', 'batch.yaml', '--input', '5')
  expect([misused.code, misused.err]).toEqual([
    2,
    expect.stringContaining('describe a request of a stream task'),
  ])
})
