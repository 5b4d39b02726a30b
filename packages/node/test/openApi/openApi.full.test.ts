import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createClient } from '@muster-network/api'
import { type Logger, silentLogger } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PythonTools, pythonTools } from '../../../../scripts/test/pythonTools.ts'
import { runCommand } from '../../../../scripts/test/runCommand.ts'
import { loadConfig, type Owner, readApiFile, startOwner } from '../../src/index.ts'
import { type Known, makeKnown } from './makeKnown.ts'

// Schemathesis calls every operation of a real owner's daemon, on a network of its own, with requests that it makes from
// the OpenAPI document: valid ones, invalid ones and unknown methods. Most of their ids name something that exists: a finished
// and a cancelled task, deliveries, drafts, reservations, a proposal (hooks.py).

/** Operations that are left out, each with its reason. */
const excluded = {
  watchNetwork: 'a stream without an end; packages/node/test/ownerApi reads it',
}

/** Operations on something that exists: without known ids they would answer 404 alone. */
const reached = [
  ...['getTask', 'watchTask', 'cancelTask', 'getTaskHistory', 'watchLogs', 'downloadLogs', 'listResults'],
  ...['downloadResult', 'createDraft', 'getDraft', 'putDraftFile', 'deleteDraftFile', 'deleteDraft'],
  ...['createQuote', 'quoteStream', 'submitTask', 'quoteReservation', 'cancelReservation'],
]

/** The same requests in each run; a failure prints the request as a curl command. */
const seed = 1
const examplesPerOperation = 10
const checks = [
  'not_a_server_error',
  'unsupported_method',
  'allow_header_conformance',
  'positive_data_acceptance',
  'content_type_conformance',
  'response_schema_conformance',
]

type Report = {
  complete: boolean
  operations: { total: number; selected: number; tested: number; errored: number }
  test_cases: { generated: number }
  failures: { title: string; count: number; operations: string[] }[]
  errors: { title: string; count: number }[]
}

let dataDir: string
let tools: PythonTools
let owner: Owner
let api: ApiClient
let known: Known
const output: string[] = []
const print = (text: string) => void output.push(text)
const failedRequests: string[] = []

// the set-up has limits of its own: installing takes minutes on a busy machine
beforeAll(async () => {
  tools = await pythonTools('packages/node/test/openApi/requirements.txt', print)
}, 900_000)
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-openapi-'))
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  const logger: Logger = {
    ...silentLogger,
    error: (context, message) => void failedRequests.push(`${message}: ${String(context.error)}`),
  }
  owner = await startOwner({ config, logger, version: '0.1.0', localProviders: 4 })
  const { port, token } = (await readApiFile(dataDir))!
  api = createClient({ baseUrl: `http://127.0.0.1:${port}`, token })
}, 180_000)
beforeAll(async () => {
  if (!tools.ok) return
  // the programs of the templates are compiled once
  for (const { templateId } of (await api.listTemplates()).templates)
    await api.createDraft({ body: { templateId } })
  known = await makeKnown(api)
}, 600_000)
afterAll(async () => {
  await owner?.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

it('answers every request as its OpenAPI document says, and none with a server error', async (context) => {
  if (!tools.ok) return context.skip(tools.reason)
  const { port, token } = (await readApiFile(dataDir))!
  const [report, statuses] = [path.join(dataDir, 'report.json'), path.join(dataDir, 'statuses.txt')]
  await runCommand(
    [
      tools.tool('schemathesis'),
      ...['--config-file', path.join(import.meta.dirname, 'schemathesis.toml')],
      ...['run', `http://127.0.0.1:${port}/v1/openapi.json`, '--header', `Authorization: Bearer ${token}`],
      ...['--seed', String(seed), '--max-examples', String(examplesPerOperation), '--workers', '1'],
      ...['--phases', 'examples,coverage,fuzzing', '--checks', checks.join(',')],
      ...['--no-shrink', '--continue-on-failure', '--request-timeout', '60'],
      ...['--generation-database', 'none', '--report-json-path', report],
      ...Object.keys(excluded).flatMap((name) => ['--exclude-operation-id', name]),
    ],
    // it writes files to its folder
    {
      cwd: dataDir,
      env: {
        NO_PROXY: '127.0.0.1',
        PYTHONDONTWRITEBYTECODE: '1',
        SCHEMATHESIS_HOOKS: path.join(import.meta.dirname, 'hooks.py'),
        MUSTER_KNOWN: JSON.stringify(known),
        MUSTER_STATUSES: statuses,
      },
      print,
      lowPriority: true,
    },
  )
  const found = JSON.parse(await readFile(report, 'utf8')) as Report
  const explanation = [...failedRequests, output.join('')].join('\n')
  expect(found.failures, explanation).toEqual([])
  expect(found.errors, explanation).toEqual([])
  const { total, selected, tested, errored } = found.operations
  expect({ complete: found.complete, selected, tested, errored }).toEqual({
    complete: true,
    selected: total - Object.keys(excluded).length,
    tested: selected,
    errored: 0,
  })
  expect(found.test_cases.generated).toBeGreaterThan(2_000)
  const accepted = new Set(
    (await readFile(statuses, 'utf8'))
      .split('\n')
      .filter((line) => / 2\d\d$/.test(line))
      .map((line) => line.split(' ')[0]!),
  )
  console.info(
    `${found.test_cases.generated} requests to ${tested} of ${total} operations, ${accepted.size} of which accepted one`,
  )
  expect(reached.filter((name) => !accepted.has(name))).toEqual([])
  // nothing of it ended the daemon or moved it
  expect(await api.getHealth()).toMatchObject({ ready: true })
  expect(await api.getStatus()).toMatchObject({ local: true })
}, 900_000)
