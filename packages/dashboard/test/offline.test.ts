import { createServer } from 'node:http'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { DevServer } from '../dev/DevServer.ts'
import { axeProblems } from './axeProblems.ts'
import { openBrowser } from './openBrowser.ts'

// other tests load the machine, so the browser may be slow
vi.setConfig({ testTimeout: 120_000 })

let browser: Browser | undefined
beforeAll(async () => {
  if (!has('chromium')) return
  await ensureBuilt()
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

it('opens the pages while the daemon is stopped, and stores nothing but the build', async (context) => {
  skipWithout(context, 'chromium')
  const server = await DevServer.start(sampleAnswers())
  const port = Number(new URL(server.url).port)
  const page = await browser!.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${server.url}/#code=once-only`)
  await page.getByRole('link', { name: 'tea-room', exact: true }).waitFor()
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  // reads through the worker, API calls included
  await page.goto(`${server.url}/network/nodes`)
  await page.getByText('312 of 312 nodes').waitFor()
  const stored = await page.evaluate<{ names: string[]; paths: string[] }>(`(async () => {
    const names = await caches.keys()
    const requests = await (await caches.open(names[0])).keys()
    return { names, paths: requests.map((each) => new URL(each.url).pathname) }
  })()`)
  expect(stored.names).toEqual([expect.stringMatching(/^muster-pages-[0-9a-f]{16}$/)])
  expect(stored.paths).toContain('/index.html')
  expect(
    stored.paths.filter((each) => !/^\/(assets\/[\w.-]+|index\.html|theme\.js|icon\.svg)$/.test(each)),
  ).toEqual([])

  await server.stop()
  await page.goto(`${server.url}/wallet`)
  await page.getByRole('heading', { level: 1, name: 'muster is not running' }).waitFor()
  await page.getByText('npx muster up').waitFor()
  expect(await axeProblems(page)).toEqual([])
  // the policy of the daemon still holds
  expect(await page.evaluate("fetch('data:,x').then(() => 'allowed', () => 'blocked')")).toBe('blocked')

  const again = await DevServer.start(sampleAnswers(), port)
  await page.getByRole('heading', { level: 1, name: 'Wallet' }).waitFor()
  await again.stop()
  await page.close()
})

it('shows another program that took the port', async (context) => {
  skipWithout(context, 'chromium')
  const server = await DevServer.start(sampleAnswers())
  const port = Number(new URL(server.url).port)
  const page = await browser!.newPage()
  await page.goto(server.url)
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
  await server.stop()
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Somebody else</h1>')
  })
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve))
  await page.goto(`${server.url}/wallet`)
  await page.getByRole('heading', { name: 'Somebody else' }).waitFor()
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
  await page.close()
})
