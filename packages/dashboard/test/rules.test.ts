import { expect, it } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { provider } from '../dev/sample/provider.ts'
import { axeProblems } from './axeProblems.ts'
import { setUpVisit } from './setUpVisit.ts'

const visit = setUpVisit()

it('offers selected cards and bids on all-or-nothing tasks with a surcharge', async (context) => {
  skipWithout(context, 'chromium')
  const saved: unknown[] = []
  const card = provider.devices.find(({ id }) => id !== null)!
  const devices = [...provider.devices, { ...card, id: 'GPU-second', name: 'NVIDIA T4', memoryBytes: null }]
  await visit.open(
    {
      ...sampleAnswers(),
      getProvider: () => ({ ...provider, devices }),
      putProviderSettings: ({ body }) => {
        saved.push(body)
        return provider.settings
      },
    },
    '/provider/settings',
  )
  const { page } = visit
  await page.getByLabel('Bid on tasks that are paid all or nothing').check()
  await page.getByLabel('Surcharge for the risk, %').fill('-1')
  await page.getByText('Enter a number from 0 to 10000').waitFor()
  expect(await visit.button('Save the rules').isDisabled()).toBe(true)
  await page.getByLabel('Surcharge for the risk, %').fill('40')

  await page.getByLabel('All cards, including new ones').uncheck()
  await page.getByLabel('NVIDIA T4').uncheck()
  expect(await axeProblems(page)).toEqual([])
  await visit.button('Save the rules').click()
  await page.getByText('Saved').waitFor()
  expect(saved).toMatchObject([{ allOrNothing: { accept: true, raiseBps: 4_000 }, cards: [card.id] }])

  await page.getByLabel('All cards, including new ones').check()
  await visit.button('Save the rules').click()
  await expect.poll(() => saved).toHaveLength(2)
  expect(saved[1]).toMatchObject({ cards: null })
  expect(visit.errors).toEqual([])
})

it('shows no market price before any work was paid', async (context) => {
  skipWithout(context, 'chromium')
  const priceSuggestion = { ...provider.priceSuggestion, samples: 0 }
  await visit.open({ ...sampleAnswers(), getProvider: () => ({ ...provider, priceSuggestion }) }, '/provider')
  await visit.page.getByText('No work of this class was paid yet').waitFor()
  await visit.page.getByText('0.8 MUST/h').first().waitFor()
  expect(await visit.page.getByText('Paid to others').count()).toBe(0)
})
