import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { livelyAnswers } from '../dev/answers.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { emptyAnswers, failingAnswers, hangingAnswers, strangerAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { openBrowser } from './openBrowser.ts'
import { pages } from './pages.ts'
import { watchPage } from './watchPage.ts'

// a browser beside a chain and its nodes has little of a small machine
vi.setConfig({ testTimeout: 60_000 })

let browser: Browser | undefined
beforeAll(async () => {
  if (!has('chromium')) return
  await ensureBuilt()
  browser = await openBrowser()
}, 120_000)
afterAll(() => browser?.close())

/**
 * One server, one visitor and one tab for each scenario: the pages' files are loaded once, and every test loads its page
 * anew in a process that is there already.
 */
function scenario(answers: () => Answers, colorScheme: 'light' | 'dark' = 'light') {
  let server: DevServer
  let visitor: BrowserContext
  let page: Page
  let complaints: string[]
  beforeAll(async () => {
    if (!browser) return
    server = await DevServer.start(answers())
    visitor = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme })
    page = await visitor.newPage()
    complaints = watchPage(page)
  })
  afterEach(async () => {
    // what a page says while it is left is not about the next one
    await page?.goto('about:blank')
    complaints?.splice(0)
  })
  afterAll(async () => {
    await visitor?.close()
    await server?.stop()
  })
  return async (path: string) => {
    await page.goto(server.url + path)
    return { page, complaints, server }
  }
}

/** The page has drawn what it has: no skeleton is left. */
const settled = (page: Page) => page.locator('.shimmer').first().waitFor({ state: 'detached' })

describe.each(['light', 'dark'] as const)('with content, in %s', (colorScheme) => {
  const open = scenario(livelyAnswers, colorScheme)
  it.for(Object.entries(pages))('%s', async ([, { path, heading }], context) => {
    skipWithout(context, 'chromium')
    const { page, complaints } = await open(path)
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
  reservations: 'Nothing is reserved',
  wallet: 'This account is empty',
  rewards: 'No time was counted yet',
  votes: 'Nothing was proposed yet',
  sale: 'This network has no sale',
  bids: 'No task came by yet',
  setup: 'Which network?',
  market: 'Nobody offers anything yet',
  nodes: 'No node is listed yet',
  'network tasks': 'No task was posted yet',
  checks: 'Nothing was delivered yet',
} as const

describe('on the first day', () => {
  const open = scenario(emptyAnswers)
  it.for(Object.entries(firstWords))('%s', async ([name, words], context) => {
    skipWithout(context, 'chromium')
    const { page, complaints } = await open(pages[name as keyof typeof firstWords].path)
    await page.getByText(words).first().waitFor()
    await settled(page)
    expect(await axeProblems(page)).toEqual([])
    expect(complaints).toEqual([])
  })
})

/** Pages that only the owner sees, and those that everybody does. */
const owners = [
  'tasks',
  'task',
  'budget',
  'reservations',
  'wallet',
  'rewards',
  'votes',
  'sale',
  'provider',
  'bids',
  'rules',
  'setup',
] as const
const everybodys = ['market', 'nodes', 'network tasks', 'task on the chain', 'checks'] as const

describe('when calls fail, says what, what next, and the request', () => {
  const open = scenario(failingAnswers)
  it.for([...owners, ...everybodys])('%s', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
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
  })
})

describe('without a session', () => {
  const open = scenario(strangerAnswers)
  it.for([...owners, 'submit'] as const)('%s asks for the owner', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.getByText('Only the owner of this machine may see this').waitFor()
    expect(await axeProblems(page)).toEqual([])
  })

  it.for(everybodys)('%s is open to everybody', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.getByRole('heading', { level: 1, name: pages[name].heading }).waitFor()
    await settled(page)
    expect(await page.getByText('Only the owner').count()).toBe(0)
  })
})

describe('before its data, shows shapes', () => {
  const open = scenario(hangingAnswers)
  it.for([...owners, ...everybodys])('%s', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.locator('.shimmer').first().waitFor()
    expect(await axeProblems(page)).toEqual([])
  })
})

describe('otherwise', () => {
  const open = scenario(livelyAnswers)

  it('an empty filter says so, and can be cleared', async (context) => {
    skipWithout(context, 'chromium')
    const { page } = await open('/network/nodes')
    await page.getByRole('searchbox', { name: 'Filter the nodes' }).fill('no such node anywhere')
    await page.getByText('No nodes match the filter').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('312 of 312 nodes').waitFor()
  })

  it('keeps what it knew when the daemon goes away, says so, and goes on by itself', async (context) => {
    skipWithout(context, 'chromium')
    const { page, server } = await open('/')
    const task = page.getByRole('link', { name: 'tea-room', exact: true })
    await task.waitFor()
    const port = Number(new URL(server.url).port)
    await server.stop()
    await page.getByText('muster does not answer.').waitFor()
    expect(await task.count()).toBe(1)
    expect(await axeProblems(page)).toEqual([])
    const again = await DevServer.start(livelyAnswers(), port)
    await page.getByText('muster does not answer.').waitFor({ state: 'hidden' })
    await again.stop()
  })
})
