import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, readApiFile, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { run } from '../packages/cli/test/support.ts'
import { skipWithout } from '../scripts/test/skipWithout.ts'
import { type AtTerminal, atTerminal } from './support/atTerminal.ts'
import { freePort } from './support/freePort.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

// Somebody at a terminal takes a machine that so far had only its own network to one that others run.

const timeout = 240_000
let network: TestNetwork
let dir: string
let dataDir: string
let owner: Owner
/** Serves the network's file as a coordinator would, and a chain of another id. */
let web: Server
let origin: string

const startMachine = async () => {
  const ports = { MUSTER_PORT_API: String(await freePort()), MUSTER_PORT_PEER: String(await freePort()) }
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir, ...ports }, flags: {} })
  return startOwner({ config, logger: silentLogger, version: 'test', localProviders: 1 })
}
const muster = (...args: string[]) => run(args, dataDir)
const json = (text: string) => JSON.parse(text) as Record<string, unknown>

beforeAll(async () => {
  network = await startTestNetwork({ providers: 1 })
  dir = await mkdtemp(path.join(tmpdir(), 'muster-join-command-'))
  dataDir = path.join(dir, 'data')
  owner = await startMachine()
  const file = { version: 1, definition: network.definition, deployment: network.manifest }
  web = createServer((request, response) => {
    if (request.url === '/v1/network/file') response.end(JSON.stringify(file))
    else if (request.url === '/other-chain') response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
}, 300_000)
afterAll(async () => {
  web?.close()
  await owner?.stop()
  await network?.stop()
  if (dir) await rm(dir, { recursive: true, force: true })
}, 60_000)

it('reports what is wrong with the files and what to pass instead', { timeout }, async () => {
  const definition = path.join(dir, 'definition.json')
  await writeFile(definition, JSON.stringify(network.definition))
  const notJson = path.join(dir, 'words.json')
  await writeFile(notJson, 'hello')
  for (const [args, found] of [
    [[path.join(dir, 'none.json')], 'no such file'],
    [[notJson], 'is not a JSON object'],
    [[`${origin}/nothing`], 'the server returned status 404'],
    [[definition], 'hint: Pass the deployment manifest: --deployment'],
    [[definition, '--deployment', definition], 'is not a network deployment'],
  ] as const) {
    const { code, err } = await muster('join', ...args, '--yes')
    expect([code, err]).toEqual([2, expect.stringContaining(found)])
    expect(err).toContain('code: CONFIG_NETWORK_FILE')
  }
  const role = await muster('join', definition, '--role', 'boss')
  expect([role.code, role.err]).toEqual([2, expect.stringContaining('Unknown role "boss"')])
})

it('changes nothing when the chain and the files do not match', { timeout }, async () => {
  const file = `${origin}/v1/network/file`
  const phrase = ['--yes', '--phrase-file', path.join(dir, 'never')]
  const noChain = await muster('join', file, ...phrase)
  expect([noChain.code, noChain.err]).toEqual([2, expect.stringContaining('hint: Pass a URL that you trust')])

  const silent = await muster('join', file, '--rpc', 'http://127.0.0.1:9', ...phrase)
  expect([silent.code, silent.err]).toEqual([1, expect.stringContaining('code: CHAIN_RPC_FAILED')])
  const foreign = await muster('join', file, '--rpc', `${origin}/other-chain`, ...phrase)
  expect([foreign.code, foreign.err]).toEqual([
    1,
    expect.stringMatching(/serves chain 1, not 31337[\s\S]*CHAIN_WRONG_ID/),
  ])
  // the right chain id, but the chain of this machine's own network
  const own = await muster('join', file, '--rpc', owner.local!.chain.url, ...phrase)
  expect([own.code, own.err]).toEqual([2, expect.stringContaining('the network does not match its files')])

  const changed = path.join(dir, 'changed.json')
  const definition = { ...network.definition, about: 'Another one.' }
  await writeFile(
    changed,
    JSON.stringify({ definition, deployment: network.manifest, rpcUrl: network.chain.url }),
  )
  const other = await muster('join', changed, ...phrase)
  expect([other.code, other.err]).toEqual([
    2,
    expect.stringContaining('the definition does not match: its hash is 0x'),
  ])

  const alone = await muster('join', file, '--rpc', network.chain.url, '--yes')
  expect([alone.code, alone.err]).toEqual([
    2,
    expect.stringContaining('hint: Run the command in a terminal, or pass --phrase-file'),
  ])
  const unasked = await muster(
    'join',
    file,
    '--rpc',
    network.chain.url,
    '--phrase-file',
    path.join(dir, 'never'),
  )
  expect([unasked.code, unasked.err]).toEqual([2, expect.stringContaining('CONFIG_NOT_CONFIRMED')])
  expect(owner.local).toBeDefined()
  await expect(stat(path.join(dir, 'never'))).rejects.toThrow()
})

it('starts unchanged when it was stopped between the choice of a network and its key', {
  timeout,
}, async () => {
  const { port, token } = (await readApiFile(dataDir))!
  const api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
  const definition: Record<string, unknown> = network.definition
  const deployment: Record<string, unknown> = network.manifest
  await api.chooseNetwork({ body: { mode: 'join', rpcUrl: network.chain.url, definition, deployment } })
  await owner.stop()
  owner = await startMachine()
  expect(owner.local).toBeDefined()
})

it('joins, writes the phrase to the given file and lists what is missing', { timeout }, async () => {
  const phraseFile = path.join(dir, 'phrase')
  const args = ['join', `${origin}/v1/network/file`, '--rpc', network.chain.url]
  const { code, out, err } = await muster(...args, '--phrase-file', phraseFile, '--yes', '--json')
  expect([code, err]).toEqual([0, ''])
  const account = owner.daemon.context.sender.address
  expect(json(out)).toMatchObject({
    network: 'muster',
    account,
    joined: true,
    roles: ['client', 'provider'],
    next: expect.arrayContaining([expect.stringMatching(new RegExp(`^send MUST to ${account}`))]),
  })
  expect(owner.local).toBeUndefined()
  expect(owner.daemon.context.manifest.assembler).toBe(network.manifest.assembler)
  expect((await readFile(phraseFile, 'utf8')).trim().split(' ')).toHaveLength(12)
  expect((await stat(phraseFile)).mode & 0o777).toBe(0o600)

  await network.fund('newcomer', account, 20_000n * 10n ** 18n)
  // every daemon serves the file of the network that it is on, so this one does too
  const again = await muster('join', `http://127.0.0.1:${owner.api.port}/v1/network/file`, '--json')
  expect(again.err).toBe('')
  expect(json(again.out)).toMatchObject({
    joined: false,
    next: expect.not.arrayContaining([expect.stringContaining('send MUST')]),
  })
})

it('plays other roles there, and returns to its own network', { timeout }, async () => {
  const file = `${origin}/v1/network/file`
  const only = await muster('join', file, '--role', 'client', '--json')
  expect(only.err).toBe('')
  expect(json(only.out)).toMatchObject({ roles: ['client'], joined: true })
  expect(owner.daemon.provider).toBeUndefined()
  const kept = await muster('join', file)
  expect([kept.code, kept.out]).toEqual([0, expect.stringMatching(/^already on muster\n/)])
  expect(kept.out).toMatch(/roles +client\n/)
  const home = await muster('join', 'local', '--yes')
  expect([home.code, home.err]).toEqual([0, ''])
  expect(owner.local).toBeDefined()
})

it('reads the phrase from a terminal without echo, and asks again while it is wrong', {
  timeout,
}, async (context) => {
  skipWithout(context, 'Python 3')
  await owner.stop()
  // a machine that never was anywhere else
  dataDir = path.join(dir, 'another')
  owner = await startMachine()
  const args = ['join', `${origin}/v1/network/file`, '--rpc', network.chain.url]
  const wrong = atTerminal(args, dataDir)
  const words = await readPhrase(wrong)
  for (let attempt = 0; attempt < 3; attempt++) {
    await typeWords(wrong, () => 'wrong')
    await wrong.sees('The words do not match the recovery phrase.')
  }
  await wrong.sees('join again; it shows the same phrase.')
  expect(await wrong.ended).toBe(2)
  expect(afterClearing(wrong)).not.toContain('wrong')
  // neither now nor after the next start
  expect(owner.local).toBeDefined()
  await owner.stop()
  owner = await startMachine()
  expect(owner.local).toBeDefined()

  const gone = atTerminal(args, dataDir)
  expect(await readPhrase(gone)).toEqual(words)
  await gone.sees('Word ')
  gone.type('\u0003')
  await gone.sees('Cancelled; nothing was done.')
  expect(await gone.ended).toBe(130)
  expect(owner.local).toBeDefined()

  const right = atTerminal(args, dataDir)
  expect(await readPhrase(right)).toEqual(words)
  await typeWords(right, (index) => words[index]!)
  await right.sees('joined muster')
  expect(await right.ended).toBe(0)
  // later lines report the new network in words that a phrase may contain too
  const shown = afterClearing(right).split('joined muster')[0]!.split(/\W+/)
  expect(words.filter((word) => shown.includes(word))).toEqual([])
  expect(owner.local).toBeUndefined()
  expect(owner.daemon.context.manifest.assembler).toBe(network.manifest.assembler)
})

/** Agrees to leave, reads the words, and says that they are on paper. */
async function readPhrase(terminal: AtTerminal): Promise<string[]> {
  await terminal.sees('[y/N] ')
  terminal.type('y\r')
  const shown = await terminal.sees(/Write this recovery phrase down[\s\S]*written it down\. /)
  terminal.type('\r')
  return [...shown.matchAll(/^ +\d+ ([a-z]+)\r?$/gm)].map(([, word]) => word!)
}

/** Answers what is asked for in one attempt. */
async function typeWords(terminal: AtTerminal, wordAt: (index: number) => string): Promise<void> {
  for (let asked = 0; asked < 3; asked++) {
    const [number] = /\d+/.exec(await terminal.sees(/Word \d+: /))!
    terminal.type(`${wordAt(Number(number) - 1)}\r`)
  }
}

const afterClearing = (terminal: AtTerminal): string => terminal.screen().split('\u001b[2J')[1]!
