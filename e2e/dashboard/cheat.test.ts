import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { WasmExecutor } from '@muster-network/executors'
import { createHandlers, loadConfig, serveApi } from '@muster-network/node'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, it } from 'vitest'
import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { cheatingExecutor } from '../support/cheatingExecutor.ts'
import { startTestNetwork, type TestNetwork } from '../support/testNetwork.ts'
import { tracerTask } from '../support/tracerTask.ts'

const longMs = 180_000

let network: TestNetwork
let browser: Browser
let api: Awaited<ReturnType<typeof serveApi>>

beforeAll(async () => {
  if (!has('chromium')) return
  const staticDir = await ensureBuilt()
  network = await startTestNetwork({
    providers: 4,
    // whoever wins makes its work up; on councils all are honest
    executorOf: (_, dir) =>
      cheatingExecutor(new WasmExecutor({ dir, modulesDir: path.join(dir, '../../modules') }), {
        dir: path.join(dir, '../forged'),
        honestSegments: 1,
        segments: 8,
      }),
  })
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: path.join(network.dir, 'owner') }, flags: {} })
  api = await serveApi({
    handlers: createHandlers({ daemon: network.client, config, version: 'test', local: true }),
    token: randomBytes(24).toString('hex'),
    port: 0,
    logger: silentLogger,
    staticDir,
  })
  browser = await openBrowser()
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await api?.stop()
  await network?.stop()
}, 60_000)

it('work that was made up is rejected, and its executor visibly slashed', {
  timeout: 2 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  const made = await tracerTask(path.join(network.dir, 'made-up'), { parts: 1 })
  const { taskId } = await network.client.client!.submit(made.prescription, made.folder)
  const page = await browser.newPage()
  page.setDefaultTimeout(longMs)
  await page.goto(api.createLink())
  await page.getByRole('link', { name: 'tea-room' }).first().click()
  await page.waitForURL(new RegExp(taskId))
  await page.getByText('Wrong work was found, and its executor slashed').waitFor()
  await page.getByText('Differs', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Checks' }).click()
  await page
    .getByText(/^(Rejected|Fraud, slashed)$/)
    .first()
    .waitFor()
})
