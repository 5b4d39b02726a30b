import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@muster-network/api'
import { type Logger, silentLogger } from '@muster-network/core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pythonTools } from '../../../../scripts/test/pythonTools.ts'
import { runCommand } from '../../../../scripts/test/runCommand.ts'
import { loadConfig, type Owner, readApiFile, startOwner } from '../../src/index.ts'

// Schemathesis calls every operation of a real owner's daemon, on a network of its own, with requests that it makes from
// the OpenAPI document: valid ones, invalid ones and unknown methods.

/** Operations that are left out, each with its reason. */
const excluded = {
  watchNetwork: 'a stream without an end; packages/node/test/ownerApi reads it',
}

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
let owner: Owner
const failedRequests: string[] = []

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-openapi-'))
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  const logger: Logger = {
    ...silentLogger,
    error: (context, message) => void failedRequests.push(`${message}: ${String(context.error)}`),
  }
  owner = await startOwner({ config, logger, version: '0.1.0', localProviders: 2 })
}, 180_000)
afterAll(async () => {
  await owner?.stop()
  await rm(dataDir, { recursive: true, force: true })
}, 60_000)

it('answers every request as its OpenAPI document says, and none with a server error', async (context) => {
  const output: string[] = []
  const print = (text: string) => void output.push(text)
  const tools = await pythonTools('packages/node/test/openApi/requirements.txt', print)
  if (!tools.ok) return context.skip(tools.reason)

  const { port, token } = (await readApiFile(dataDir))!
  const baseUrl = `http://127.0.0.1:${port}`
  const api = createClient({ baseUrl, token })
  // the programs of the templates are compiled once
  for (const { templateId } of (await api.listTemplates()).templates)
    await api.createDraft({ body: { templateId } })

  const report = path.join(dataDir, 'report.json')
  await runCommand(
    [
      tools.tool('schemathesis'),
      ...['--config-file', path.join(import.meta.dirname, 'schemathesis.toml')],
      ...['run', `${baseUrl}/v1/openapi.json`, '--header', `Authorization: Bearer ${token}`],
      ...['--seed', String(seed), '--max-examples', String(examplesPerOperation), '--workers', '1'],
      ...['--phases', 'examples,coverage,fuzzing', '--checks', checks.join(',')],
      ...['--no-shrink', '--continue-on-failure', '--request-timeout', '60'],
      ...['--generation-database', 'none', '--report-json-path', report],
      ...Object.keys(excluded).flatMap((name) => ['--exclude-operation-id', name]),
    ],
    // it writes files to its folder
    { cwd: dataDir, env: { NO_PROXY: '127.0.0.1' }, print, lowPriority: true },
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
  console.info(`${found.test_cases.generated} requests to ${tested} of ${total} operations`)
  // nothing of it ended the daemon or moved it
  expect(await api.getHealth()).toMatchObject({ ready: true })
  expect(await api.getStatus()).toMatchObject({ local: true })
}, 900_000)
