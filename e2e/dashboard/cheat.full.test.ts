import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { createHandlers, loadConfig, serveApi } from '@muster-network/node'
import { afterAll, beforeAll, it } from 'vitest'
import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { cheatingExecutor } from '../support/cheatingExecutor.ts'
import { startTestNetwork, type TestNetwork } from '../support/testNetwork.ts'
import { tracerTask } from '../support/tracerTask.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'

const longMs = 180_000
const segments = 8

let network: TestNetwork
let visitor: Visitor
let api: Awaited<ReturnType<typeof serveApi>>

beforeAll(async () => {
  if (!has('chromium')) return
  const staticDir = await ensureBuilt()
  network = await startTestNetwork({
    providers: 7,
    // one of them is alone in its region, where the task must run, and makes its work up
    settingsOf: (index) => ({ region: index === 6 ? 'us' : 'eu' }),
    executorOf: (index, dir) =>
      index === 6
        ? cheatingExecutor(new WasmExecutor({ dir }), {
            dir: path.join(dir, 'forged'),
            honestSegments: 0,
            segments,
          })
        : undefined,
  })
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: path.join(network.dir, 'owner') }, flags: {} })
  api = await serveApi({
    handlers: createHandlers({ daemon: network.client, config, version: 'test', local: true }),
    token: randomBytes(24).toString('hex'),
    port: 0,
    logger: silentLogger,
    staticDir,
  })
  visitor = await openVisitor(longMs)
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await api?.stop()
  await network?.stop()
}, 60_000)

it('shows that forged work is rejected and its executor slashed', {
  timeout: 2 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  const made = await tracerTask(path.join(network.dir, 'made-up'), {
    parts: 1,
    lines: {
      instructions: '{ maxHours: 0.1, memory: 256MiB, region: [us] }',
      halt: '{ bids: 1, afterMs: 2000 }',
      check: `{ how: replay, segments: ${segments} }`,
    },
  })
  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  const { page } = visitor
  await page.goto(api.createLink())
  await page.getByRole('link', { name: 'tea-room' }).first().click()
  await page.waitForURL(new RegExp(taskId))
  await page.getByText(/^Fraud detected/).waitFor()
  await page.getByRole('tab', { name: /^Checks/ }).click()
  await page
    .getByText(/^(Differs|No data)$/)
    .first()
    .waitFor()
  await page.getByRole('link', { name: 'Checks' }).click()
  await page
    .getByText(/^(Rejected|Fraud, slashed)$/)
    .first()
    .waitFor()
})
