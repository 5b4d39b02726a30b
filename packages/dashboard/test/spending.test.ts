import { expect, it } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import type { Answer, Answers } from '../dev/DevServer.ts'
import { keyAddress } from '../dev/sample/setup.ts'
import { detail, tasks } from '../dev/sample/tasks.ts'
import { axeProblems } from './axeProblems.ts'
import { setUpVisit } from './setUpVisit.ts'

const visit = setUpVisit()

/** Records every call that spends, with its amount. */
function recordingAnswers(...names: (keyof Answers)[]) {
  const sample = sampleAnswers()
  const calls: { name: string; body: unknown }[] = []
  const noted = names.map((name) => [
    name,
    (request: Parameters<Answer>[0]) => {
      calls.push({ name, body: request.body })
      return sample[name]!(request)
    },
  ])
  return { answers: { ...sample, ...Object.fromEntries(noted) } as Answers, calls }
}

it('stakes, sends and saves the confirmed amount, and never more than the balance', async (context) => {
  skipWithout(context, 'chromium')
  const { answers, calls } = recordingAnswers('addStake', 'sendFunds', 'addSavings', 'bondStake')
  await visit.open(answers, '/wallet')
  await visit.button('Add stake').click()
  const confirm = visit.dialog.getByRole('button', { name: /^Stake/ })
  expect(await confirm.isDisabled()).toBe(true)
  await visit.dialog.getByLabel(/^Amount/).fill('5000')
  await visit.dialog.getByText(/^Only /).waitFor()
  expect(await confirm.isDisabled()).toBe(true)
  await visit.dialog.getByLabel(/^Amount/).fill('12.5')
  await visit.dialog.getByText('12.5 MUST').first().waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
  expect(calls).toEqual([])
  await confirm.click()
  await visit.dialog.waitFor({ state: 'hidden' })

  await visit.button('Send').click()
  await visit.dialog.getByLabel(/^Amount/).fill('1')
  expect(await visit.dialog.getByRole('button', { name: /^Send/ }).isDisabled()).toBe(true)
  await visit.dialog.getByLabel('To account').fill(keyAddress)
  await visit.dialog.getByRole('button', { name: /^Send/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })

  await visit.button('Bond').first().click()
  await visit.dialog.getByLabel('Units of weight').fill('40')
  await visit.dialog.getByRole('button', { name: /^Bond 40/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })

  await visit.goTo(`/rewards`)
  await visit.button('Save').click()
  await visit.dialog.getByLabel(/^Amount/).fill('100')
  await visit.dialog.getByRole('button', { name: /^Save 100/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })
  expect(calls).toEqual([
    { name: 'addStake', body: { amountWei: '12500000000000000000' } },
    { name: 'sendFunds', body: { asset: 'token', amountWei: '1000000000000000000', to: keyAddress } },
    { name: 'bondStake', body: { className: 'wasm/1/x64', units: 40 } },
    { name: 'addSavings', body: { amountWei: '100000000000000000000' } },
  ])
  expect(visit.errors).toEqual([])
}, 60_000)

it('votes, reserves a node and contributes to the sale, each after confirming the amount', async (context) => {
  skipWithout(context, 'chromium')
  const { answers, calls } = recordingAnswers('vote', 'reserveNode', 'buyTokens')
  await visit.open(answers, '/votes')
  await visit.button('Against').click()
  await visit.dialog.getByText('2 500 MUST').first().waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
  await visit.button('Vote against').click()
  await visit.page.getByText('you have voted').first().waitFor()

  await visit.goTo(`/reservations`)
  await visit.button('Reserve a node').click()
  await visit.dialog.getByLabel('Node').selectOption({ index: 2 })
  await visit.dialog.getByLabel('Hours').fill('3')
  await visit.dialog.getByRole('button', { name: /^Deposit 3.6/ }).waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
  await visit.dialog.getByRole('button', { name: /^Deposit 3.6/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })

  await visit.goTo(`/sale`)
  await visit.button('Contribute').click()
  await visit.dialog.getByLabel(/^Amount/).fill('0.25')
  await visit.dialog.getByRole('button', { name: /^Contribute 0.25/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })
  expect(calls).toMatchObject([
    { name: 'vote', body: { support: 'against' } },
    { name: 'reserveNode', body: { maxDepositWei: '3600000000000000000' } },
    { name: 'buyTokens', body: { nativeWei: '250000000000000000' } },
  ])
  expect(visit.errors).toEqual([])
}, 60_000)

it('contests a segment of a delivery with the displayed bond', async (context) => {
  skipWithout(context, 'chromium')
  const { answers, calls } = recordingAnswers('disputeDelivery')
  // each call creates new samples, but the delivery stays the same
  const task = detail(tasks[0]!)
  const deliveries = task.deliveries.map((each) => ({
    ...each,
    outcome: 'open' as const,
    dispute: null,
    contestUntilMs: Date.now() + 100_000,
  }))
  const contestable: Answers = { ...answers, getTask: () => ({ ...task, deliveries }) }
  await visit.open(contestable, `/tasks/${tasks[0]!.taskId}?tab=checks`)
  await visit.button('Contest').first().click()
  await visit.dialog.getByText('5 MUST').first().waitFor()
  await visit.dialog.getByLabel('Wrong segment').fill('100000')
  await visit.dialog.getByText(/A whole number/).waitFor()
  await visit.dialog.getByLabel('Wrong segment').fill('7')
  expect(await axeProblems(visit.page)).toEqual([])
  await visit.dialog.getByRole('button', { name: /^Contest with a bond of 5/ }).click()
  await visit.dialog.waitFor({ state: 'hidden' })
  expect(calls).toEqual([
    { name: 'disputeDelivery', body: { segment: 7, maxBondWei: '5000000000000000000' } },
  ])
}, 60_000)
