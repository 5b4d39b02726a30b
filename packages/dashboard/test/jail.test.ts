import { expect, it, vi } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { jailedAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { pages } from './pages.ts'
import { settled, setUpScenarios } from './setUpScenarios.ts'

// other tests load the machine, so the browser may be slow
vi.setConfig({ testTimeout: 60_000 })

const open = setUpScenarios().scenario(jailedAnswers)

it('shows a jailed node as jailed, until when and why', async (context) => {
  skipWithout(context, 'chromium')
  const { page, errors } = await open(pages.nodes.path)
  const row = page.getByRole('row').filter({ hasText: 'Jailed' })
  await row.getByText(/^until/).waitFor()
  expect(await row.getByTitle('Jailed because the check rejected its work').count()).toBe(1)
  await settled(page)
  expect(await axeProblems(page)).toEqual([])
  expect(errors).toEqual([])
})

it('tells a jailed provider why it gets no work', async (context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(pages.provider.path)
  await page.getByText('Jailed', { exact: true }).waitFor()
  await page.getByText('jailed because the check rejected its work').waitFor()
})

it('lists the parts that executors returned, with their reasons', async (context) => {
  skipWithout(context, 'chromium')
  const { page } = await open(pages.task.path)
  await page.getByRole('tab', { name: 'Bids' }).click()
  await page.getByText('Part 2 declined, busy').waitFor()
  await page.getByText('no slot became free in time').waitFor()
})
