import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { livelyAnswers } from '../dev/answers.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { emptyAnswers, failingAnswers, hangingAnswers, strangerAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { openBrowser } from './openBrowser.ts'
import { pages } from './pages.ts'
import { watchPage } from './watchPage.ts'

let browser: Browser | undefined
beforeAll(async () => {
  if (!has('chromium')) return
  await ensureBuilt()
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

let server: DevServer | undefined
let page: Page | undefined
afterEach(async () => {
  await page?.close()
  await server?.stop()
})

async function open(answers: Answers, path: string, colorScheme: 'light' | 'dark' = 'light') {
  server = await DevServer.start(answers)
  page = await browser!.newPage({ viewport: { width: 1280, height: 900 }, colorScheme })
  const complaints = watchPage(page)
  await page.goto(server.url + path)
  return { page, complaints }
}

/** The page has drawn what it has: no skeleton is left. */
const settled = (shown: Page) => shown.waitForFunction("!document.querySelector('.shimmer')")

describe.each(['light', 'dark'] as const)('with content, in %s', (colorScheme) => {
  it.for(Object.entries(pages))('%s', async ([, { path, heading }], context) => {
    skipWithout(context, 'chromium')
    const { page, complaints } = await open(livelyAnswers(), path, colorScheme)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await settled(page)
    expect(await axeProblems(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** What a page says on the first day, where it has something to say. */
const firstWords = {
  tasks: 'Run your first task',
  submit: 'Start from a template',
  budget: 'Nothing was spent yet',
  provider: 'This machine does not lend itself yet',
  bids: 'No task came by yet',
  setup: 'Which network?',
  market: 'Nobody offers anything yet',
  nodes: 'No node is listed yet',
  'network tasks': 'No task was posted yet',
  checks: 'Nothing was delivered yet',
} as const

it.for(Object.entries(firstWords))('on the first day: %s', async ([name, words], context) => {
  skipWithout(context, 'chromium')
  const { page, complaints } = await open(emptyAnswers(), pages[name as keyof typeof firstWords].path)
  await page.getByText(words).first().waitFor()
  await settled(page)
  expect(await axeProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

/** Pages that only the owner sees, and those that everybody does. */
const owners = ['tasks', 'task', 'budget', 'provider', 'bids', 'rules', 'setup'] as const
const everybodys = ['market', 'nodes', 'network tasks', 'task on the chain', 'checks'] as const

it.for([...owners, ...everybodys])(
  'when calls fail: %s says what, what next, and the request',
  async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(failingAnswers(), pages[name].path)
    await page
      .getByText(/could not be read/)
      .first()
      .waitFor()
    await page.getByText('the chain does not answer').first().waitFor()
    await page
      .getByText(/request req-7f3a91/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Try again' }).first().waitFor()
    expect(await axeProblems(page)).toEqual([])
  },
)

it.for([...owners, 'submit'] as const)('without a session: %s', async (name, context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(strangerAnswers(), pages[name].path)
  await page.getByText('Only the owner of this machine may see this').waitFor()
  expect(await axeProblems(page)).toEqual([])
})

it.for(everybodys)('without a session the network is open: %s', async (name, context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(strangerAnswers(), pages[name].path)
  await settled(page)
  expect(await page.getByText('Only the owner').count()).toBe(0)
})

it.for([...owners, ...everybodys])('before its data: %s shows shapes', async (name, context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(hangingAnswers(), pages[name].path)
  await page.locator('.shimmer').first().waitFor()
  expect(await axeProblems(page)).toEqual([])
})

it('filtered empty: says so, and clears the filter', async (context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(livelyAnswers(), '/network/nodes')
  await page.getByRole('searchbox', { name: 'Filter the nodes' }).fill('no such node anywhere')
  await page.getByText('No nodes match the filter').waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await page.getByText('312 of 312 nodes').waitFor()
})

it('when the daemon goes away: keeps what it knew, says so, and goes on by itself', async (context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(livelyAnswers(), '/')
  await page.getByRole('link', { name: 'tea-room', exact: true }).waitFor()
  const port = Number(new URL(server!.url).port)
  await server!.stop()
  await page.getByText('muster does not answer.').waitFor()
  expect(await page.getByRole('link', { name: 'tea-room', exact: true }).count()).toBe(1)
  expect(await axeProblems(page)).toEqual([])
  server = await DevServer.start(livelyAnswers(), port)
  await page.getByText('muster does not answer.').waitFor({ state: 'hidden' })
})
