import { describe, expect, it, vi } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { DevServer } from '../dev/DevServer.ts'
import { emptyAnswers, failingAnswers, hangingAnswers, visitorAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { pages } from './pages.ts'
import { settled, setUpScenarios } from './setUpScenarios.ts'

// other tests load the machine, so the browser may be slow
vi.setConfig({ testTimeout: 60_000 })

const { scenario, checkPagesWithContent } = setUpScenarios()

checkPagesWithContent('light')

/** The empty-state text of each page that has one. */
const emptyTexts = {
  tasks: 'Run your first task',
  submit: 'Start from a template',
  budget: 'Nothing spent yet',
  provider: 'This machine is not a provider yet',
  reservations: 'No reservations',
  wallet: 'This account is empty',
  rewards: 'No uptime counted yet',
  votes: 'No proposals yet',
  sale: 'This network has no sale',
  bids: 'No tasks seen yet',
  setup: 'Which network?',
  market: 'No offers yet',
  nodes: 'No nodes listed yet',
  'network tasks': 'No tasks posted yet',
  checks: 'No deliveries yet',
} as const

describe('on the first day', () => {
  const open = scenario(emptyAnswers)
  it.for(Object.entries(emptyTexts))('%s', async ([name, words], context) => {
    skipWithout(context, 'chromium')
    const { page, errors } = await open(pages[name as keyof typeof emptyTexts].path)
    await page.getByText(words).first().waitFor()
    await settled(page)
    expect(await axeProblems(page)).toEqual([])
    expect(errors).toEqual([])
  })
})

/** Owner pages and public pages. */
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
const publicPages = ['market', 'nodes', 'network tasks', 'task on the chain', 'checks'] as const

describe('when calls fail, shows the error, a retry button and the request id', () => {
  const open = scenario(failingAnswers)
  it.for([...owners, ...publicPages])('%s', async (name, context) => {
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
  const open = scenario(visitorAnswers)
  it.for([...owners, 'submit'] as const)('%s asks for the owner', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.getByText('Only the owner of this machine can view this page').waitFor()
    expect(await axeProblems(page)).toEqual([])
  })

  it.for(publicPages)('%s is open to everybody', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.getByRole('heading', { level: 1, name: pages[name].heading }).waitFor()
    await settled(page)
    expect(await page.getByText('Only the owner').count()).toBe(0)
  })
})

describe('while loading, shows skeletons', () => {
  const open = scenario(hangingAnswers)
  it.for([...owners, ...publicPages])('%s', async (name, context) => {
    skipWithout(context, 'chromium')
    const { page } = await open(pages[name].path)
    await page.locator('.shimmer').first().waitFor()
    expect(await axeProblems(page)).toEqual([])
  })
})

describe('otherwise', () => {
  const open = scenario(sampleAnswers)

  it('shows that a filter matches nothing, and clears it', async (context) => {
    skipWithout(context, 'chromium')
    const { page } = await open('/network/nodes')
    await page.getByRole('searchbox', { name: 'Filter the nodes' }).fill('no such node anywhere')
    await page.getByText('No nodes match the filter').waitFor()
    expect(await axeProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByText('312 of 312 nodes').waitFor()
  })

  it('keeps its data when the daemon goes away, shows a banner, and recovers by itself', async (context) => {
    skipWithout(context, 'chromium')
    const { page, server } = await open('/')
    const task = page.getByRole('link', { name: 'tea-room', exact: true })
    await task.waitFor()
    const port = Number(new URL(server.url).port)
    await server.stop()
    await page.getByText('The muster daemon does not respond.').waitFor()
    expect(await task.count()).toBe(1)
    expect(await axeProblems(page)).toEqual([])
    const again = await DevServer.start(sampleAnswers(), port)
    await page.getByText('The muster daemon does not respond.').waitFor({ state: 'hidden' })
    await again.stop()
  })
})
