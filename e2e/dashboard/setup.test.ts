import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LocalSigner } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { type Daemon, loadConfig, type Owner, startDaemon, startOwner } from '@muster-network/node'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import { watchPage } from '../../packages/dashboard/test/watchPage.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { musterDefinition } from '../support/testNetwork.ts'
import { tracerTask } from '../support/tracerTask.ts'

const longMs = 120_000

let dataDir: string
let owner: Owner
let stranger: Daemon
let browser: Browser
let page: Page
let complaints: string[]

beforeAll(async () => {
  if (!has('chromium')) return
  await ensureBuilt()
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-setup-'))
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: 'test' })
  stranger = await startStranger()
  browser = await openBrowser()
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(longMs)
  complaints = watchPage(page)
}, 300_000)
afterAll(async () => {
  await browser?.close()
  await stranger?.stop()
  await owner?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** Somebody else with work to be done. */
async function startStranger(): Promise<Daemon> {
  const local = owner.local!
  const privateKey = local.keyOf('stranger')
  await local.fund('stranger', new LocalSigner(privateKey).address, 1_000n * 10n ** 18n)
  return startDaemon({
    dir: path.join(dataDir, 'stranger'),
    chain: local.chainDefinition,
    definition: await musterDefinition(),
    manifest: local.manifest,
    fromBlock: 0,
    privateKey,
    listen: { host: '127.0.0.1', port: 0 },
    blobQuotaBytes: 2 ** 30,
    logger: silentLogger,
    client: true,
  })
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

it('from nothing to a provider that earns, without a command line', {
  timeout: 5 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  await page.goto(owner.api.createLink())
  await page.getByRole('link', { name: 'Set-up' }).click()
  await page.getByText('Which network?').waitFor()
  await button('Go on').click()
  await button('Look').click()
  await page.getByText('Work it can take').waitFor()
  await button('Go on').click()
  await page.locator('form').getByRole('button', { name: 'Test' }).click()
  await button('Go on').click()
  await page.getByLabel('Payout account').waitFor()

  // closed and opened again, it goes on where it was
  await page.reload()
  await page.getByLabel('Payout account').waitFor()
  await button('Go on').click()
  // far below the others, so that the next task comes here
  await page.getByLabel(/billion units/).fill('0.000001')
  await button('Go on').click()
  await page.getByLabel('Runs at once').waitFor()
  await button('Go on').click()
  await button('Go live').click()
  await button(/^Stake .* and go live$/).click()
  await page.getByText('Your machine is live').waitFor()
  await page.getByRole('link', { name: 'See what it does' }).click()
  await page.getByText('Turn off').waitFor()

  const made = await tracerTask(path.join(dataDir, 'order'), { parts: 4 })
  const earned = page.locator('dt', { hasText: 'Earned' }).locator('..').locator('dd').first()
  const hasEarned = async () => /[1-9]/.test((await earned.textContent()) ?? '')
  // a busy machine may lose a part to a neighbour, but not every one
  for (let order = 0; order < 3 && !(await hasEarned()); order++) {
    const { taskId } = await stranger.client!.submit(made.prescription, made.folder)
    await stranger.client!.whenEnded(taskId)
    await expect
      .poll(hasEarned, { timeout: 20_000 })
      .toBe(true)
      .catch(() => {})
  }
  expect(await hasEarned()).toBe(true)
  await page.getByRole('link', { name: 'Bids' }).click()
  await page.getByText('Won', { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})
