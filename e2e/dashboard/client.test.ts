import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeProblems } from '../../packages/dashboard/test/axeProblems.ts'
import { openDashboard } from '../../scripts/start/openDashboard.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'
import { type OwnDaemon, startOwnDaemon } from './support/ownDaemon.ts'

// One owner, one daemon, one browser: the tests go on from each other as a first evening with muster would.

const longMs = 180_000

let dataDir: string
let daemon: OwnDaemon
let visitor: Visitor
let page: Page

beforeAll(async () => {
  if (!has('chromium')) return
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-pages-'))
  daemon = await startOwnDaemon(dataDir)
  visitor = await openVisitor(longMs)
  page = visitor.page
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await daemon?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const button = (name: string | RegExp) => page.getByRole('button', { name })

/** From the first page to the page of a task that was posted, by the form alone. */
async function postPicture(name: string, args: string): Promise<void> {
  await page.getByRole('link', { name: 'New task' }).first().click()
  await button(/Render a picture/).click()
  await page.getByText('The task file is valid').waitFor()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Arguments').fill(args)
  await button('Get a quote').click()
  await page.getByText(/\d+ candidates/).waitFor()
  await button('Post the task').click()
  await button(/Post for at most/).click()
  await page.waitForURL(/\/tasks\/0x[0-9a-f]{64}$/)
}

it('signs the browser in with the printed link, once', { timeout: longMs }, async (context) => {
  skipWithout(context, 'chromium')
  // as a desktop opens it: by a page that only the owner can read
  const { file } = await openDashboard(daemon.link, { ok: true, command: 'true', args: [] }, dataDir)
  await page.goto(pathToFileURL(file).href)
  await page.getByText('Run your first task').waitFor()
  expect(new URL(page.url()).hash).toBe('')
  const stranger = await visitor.browser.newContext()
  const other = await stranger.newPage()
  await other.goto(daemon.link)
  await other.getByText('Only the owner of this machine can view this page').waitFor()
  await stranger.close()
})

it('orders a picture by the form and shows it', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  await postPicture('tea-room', '--width 160 --height 90 --samples 8')
  await page.getByRole('img', { name: 'Result of tea-room' }).waitFor()
  await page.getByText('Done', { exact: true }).first().waitFor()
  await page.getByText('Paid', { exact: true }).first().waitFor()
  await page.getByRole('tab', { name: /^Checks/ }).click()
  await page.getByText('Agrees', { exact: true }).first().waitFor()
  expect(new URL(page.url()).search).toBe('?tab=checks')
  expect(await axeProblems(page)).toEqual([])
  expect(visitor.complaints).toEqual([])
})

it('cancels a task', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  await postPicture('too-large', '--width 1280 --height 720 --samples 256')
  await button('Cancel').click()
  await button('Cancel the task').click()
  await page.getByText('Cancelled', { exact: true }).first().waitFor()
})

it('recovers an open page after the daemon is killed and restarted', {
  timeout: 2 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  await page.getByRole('link', { name: 'Tasks', exact: true }).click()
  await page.getByRole('link', { name: 'tea-room' }).waitFor()
  await daemon.kill()
  await page.getByText('The muster daemon does not respond.').waitFor()
  expect(await page.getByRole('link', { name: 'tea-room' }).count()).toBe(1)
  // the browser kept the pages, so that a reload explains itself instead of failing
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'muster is not running' }).waitFor()
  daemon = await startOwnDaemon(dataDir, daemon.port)
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  await page.getByRole('link', { name: 'tea-room' }).click()
  await page.getByRole('img', { name: 'Result of tea-room' }).waitFor()
})
