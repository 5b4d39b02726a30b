import { expect, it } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { livelyAnswers } from '../dev/answers.ts'
import { provider } from '../dev/sample/provider.ts'
import { axeProblems } from './axeProblems.ts'
import { visiting } from './visiting.ts'

const visit = visiting()

it('lends some cards and takes the risk of all-or-nothing tasks, for more', async (context) => {
  skipWithout(context, 'chromium')
  const saved: unknown[] = []
  const card = provider.devices.find(({ id }) => id !== null)!
  const devices = [...provider.devices, { ...card, id: 'GPU-second', name: 'NVIDIA T4', memoryBytes: null }]
  await visit.open(
    {
      ...livelyAnswers(),
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
  await page.getByLabel('Ask more for the risk, %').fill('-1')
  await page.getByText('Write a number from 0 to 10000').waitFor()
  expect(await visit.button('Save the rules').isDisabled()).toBe(true)
  await page.getByLabel('Ask more for the risk, %').fill('40')

  await page.getByLabel('Every card, also those to come').uncheck()
  await page.getByLabel('NVIDIA T4').uncheck()
  expect(await axeProblems(page)).toEqual([])
  await visit.button('Save the rules').click()
  await page.getByText('Saved').waitFor()
  expect(saved).toMatchObject([{ allOrNothing: { accept: true, raiseBps: 4_000 }, cards: [card.id] }])

  await page.getByLabel('Every card, also those to come').check()
  await visit.button('Save the rules').click()
  await expect.poll(() => saved).toHaveLength(2)
  expect(saved[1]).toMatchObject({ cards: null })
  expect(visit.complaints).toEqual([])
})

it('promises no income from too little work', async (context) => {
  skipWithout(context, 'chromium')
  const priceSuggestion = { ...provider.priceSuggestion, hourWei: null, samples: 3 }
  await visit.open({ ...livelyAnswers(), getProvider: () => ({ ...provider, priceSuggestion }) }, '/provider')
  await visit.page.getByText('too little to say what an hour brings').waitFor()
  await visit.page.getByText('not known yet').waitFor()
})
