import { expect, it } from 'vitest'
import { skipWithout } from '../../../scripts/test/skipWithout.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { words } from '../dev/sample/setup.ts'
import { tasks } from '../dev/sample/tasks.ts'
import { hostileAnswers, largeAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { setUpVisit } from './setUpVisit.ts'

const visit = setUpVisit()
const button = (name: string | RegExp) => visit.button(name)

it('posts a task from a template: form and YAML edit one file, and the amount is confirmed', async (context) => {
  skipWithout(context, 'chromium')
  const submitted: unknown[] = []
  const answers = sampleAnswers()
  await visit.open(
    {
      ...answers,
      submitTask: ({ body }) => {
        submitted.push(body)
        return { taskId: tasks[0]!.taskId }
      },
    },
    '/submit',
  )
  await button(/A rendered picture/).click()
  await visit.page.getByText('The task file is valid').waitFor()
  await visit.page.getByLabel('Parts').fill('8')
  await visit.page.getByText('YAML', { exact: true }).click()
  const editor = visit.page.getByRole('textbox', { name: 'Task file, YAML' })
  expect(await editor.inputValue()).toContain('parts: 8')
  await editor.fill((await editor.inputValue()).replace('name: tea-room', 'name: evening'))
  await visit.page.getByText('Form', { exact: true }).click()
  expect(await visit.page.getByLabel('Name', { exact: true }).inputValue()).toBe('evening')

  await button('Get a quote').click()
  await visit.page.getByText('9 candidates').waitFor()
  await visit.page.getByText('asks for 2.4 MUST or more').waitFor()
  await visit.page
    .getByText(/returns at the end of the task, at the earliest 10 minutes after the award/)
    .waitFor()
  await visit.page.getByLabel(/Spending cap/).fill('3')
  await visit.page.getByText('Less than the required deposit').waitFor()
  expect(await button('Post the task').isDisabled()).toBe(true)
  await visit.page.getByLabel(/Spending cap/).fill('20')
  await button('Post the task').click()
  expect(submitted).toEqual([])
  await visit.page.getByRole('dialog').getByText('16.728 MUST').first().waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
  await button(/Post for at most/).click()
  await visit.page.getByRole('heading', { level: 1, name: 'tea-room' }).waitFor()
  expect(submitted).toEqual([{ source: { draftId: 'draft-1' }, maxSpendWei: '20000000000000000000' }])
  expect(visit.errors).toEqual([])
})

it('shows problems of the YAML with line and column', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/submit')
  await button(/A rendered picture/).click()
  await visit.page.getByText('YAML', { exact: true }).click()
  const editor = visit.page.getByRole('textbox', { name: 'Task file, YAML' })
  await editor.fill((await editor.inputValue()).replace('max: "12.5"', 'max: "-3"'))
  await visit.page.getByText('the amount "-3" is negative').waitFor()
  await button('Get a quote').click()
  await editor.and(visit.page.locator(':focus')).waitFor()
  expect(await visit.page.getByText('Expected cost').count()).toBe(0)
  expect(await axeProblems(visit.page)).toEqual([])
})

it('completes the set-up, and resumes at the same step after a reload', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/setup')
  await button('Continue').click()
  await button('Create the key').click()
  await visit.page.locator('[data-word]').first().waitFor()
  const shown = await visit.page.locator('[data-word]').allTextContents()
  expect(shown).toEqual(words)
  await button('I wrote them down').click()
  await button('Confirm').waitFor()
  expect(await visit.page.locator('[data-word]').count()).toBe(0)
  const fields = visit.page.getByLabel(/^Word \d+$/)
  for (const field of await fields.all()) await field.fill('wrong')
  await button('Confirm').click()
  await visit.page.getByText('These words do not match the phrase').waitFor()
  for (const label of await visit.page.locator('label').allTextContents()) {
    const match = /^Word (\d+)$/.exec(label)
    if (match) await visit.page.getByLabel(label, { exact: true }).fill(words[Number(match[1]) - 1]!)
  }
  await button('Confirm').click()
  await button('Detect').click()
  await visit.page.getByText('NVIDIA GeForce RTX 4090').waitFor()
  await button('Continue').click()
  await visit.page.locator('form').getByRole('button', { name: 'Test' }).click()
  await visit.page.getByText('ran 120 million units').waitFor()
  await button('Continue').click()
  await visit.page.getByLabel('Payout account').waitFor()

  await visit.page.reload()
  await visit.page.getByLabel('Payout account').waitFor()
  await button('Continue').click()
  await visit.page.getByLabel(/hour of one run/).fill('abc')
  await visit.page.getByText('"abc" is not an amount').waitFor()
  await visit.page.getByLabel(/hour of one run/).fill('0.9')
  await button('Continue').click()
  await visit.page.getByLabel('Runs at once').fill('2')
  await button('Continue').click()
  await visit.page.getByRole('button', { name: 'Go live', exact: true }).click()
  await visit.page.getByRole('dialog').getByText('1 000 MUST').first().waitFor()
  await button(/and go live/).click()
  await visit.page.getByText('Your machine is live').waitFor()
  expect(visit.errors).toEqual([])
}, 60_000)

it('renders untrusted input as plain text', async (context) => {
  skipWithout(context, 'chromium')
  const dialogs: string[] = []
  await visit.open(hostileAnswers(), '/')
  visit.page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  for (const path of ['/', `/tasks/${tasks[0]!.taskId}`, '/network/nodes']) {
    await visit.goTo(path)
    await visit.page.getByText('<img src=x onerror=').first().waitFor()
    expect(await visit.page.locator('main img[src="x"], main script').count()).toBe(0)
    expect(await visit.page.evaluate('globalThis.pwned')).toBeUndefined()
    // no bidirectional or control character reaches the page
    const shown = (await visit.page.locator('main').textContent()) ?? ''
    expect(['\u202e', '\u202c', '\u001b'].filter((letter) => shown.includes(letter))).toEqual([])
  }
  expect(dialogs).toEqual([])
  expect(visit.errors).toEqual([])
})

it('virtualises a hundred thousand log lines and a thousand nodes', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(largeAnswers(), `/tasks/${tasks[0]!.taskId}?tab=log`)
  await visit.page.getByText('100,000 lines, live').waitFor()
  const lines = visit.page.getByRole('log').locator('.untrusted')
  await visit.page.getByText('step 99999:').waitFor()
  expect(await lines.count()).toBeLessThan(100)
  await button('Pause').click()
  await button(/^Resume/).waitFor()
  await visit.page.getByLabel('Search the log').fill('step 4321:')
  await visit.page.getByText('1 of 100,000 lines').waitFor()
  expect(await lines.allTextContents()).toEqual([expect.stringContaining('step 4321:')])

  await visit.goTo(`/network/nodes`)
  await visit.page.getByText('1,000 of 1,000 nodes').waitFor()
  expect(await visit.page.getByRole('row').count()).toBeLessThan(80)
  expect(await visit.page.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
  // after a jump the rows render a few at a time until all are there
  const rows = visit.page.getByRole('group', { name: 'Nodes' })
  await rows.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  for (const row of [990, 995, 1001]) await rows.locator(`[aria-rowindex="${row}"]`).waitFor()
})

it('works by keyboard: skip link, dialog and return of focus, sorting', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), `/tasks/${tasks[0]!.taskId}`)
  await button('Cancel').waitFor()
  await visit.page.keyboard.press('Tab')
  await visit.page.keyboard.press('Enter')
  expect(await visit.page.evaluate('document.activeElement.id')).toBe('main')
  await button('Cancel').focus()
  await visit.page.keyboard.press('Enter')
  await visit.page.getByRole('dialog', { name: 'Cancel this task?' }).waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
  await visit.page.keyboard.press('Escape')
  await visit.page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await visit.page.evaluate('document.activeElement.textContent')).toBe('Cancel')
  await visit.page.keyboard.press('Enter')
  await button('Cancel the task').focus()
  await visit.page.keyboard.press('Enter')
  await visit.page.getByText('Cancelled').first().waitFor()
})

it('exchanges the code of a link for a session and removes it from the address', async (context) => {
  skipWithout(context, 'chromium')
  const codes: unknown[] = []
  await visit.open(
    {
      ...sampleAnswers(),
      openSession: ({ body }) => {
        codes.push(body)
        return { session: 'of-this-browser', expiresMs: Date.now() + 1000 }
      },
    },
    '/#code=once-only',
  )
  await visit.page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  expect(codes).toEqual([{ code: 'once-only' }])
  expect(visit.page.url()).toBe(`${visit.server.url}/`)
  // Cookies ignore ports, so that another server of the machine would get the secret.
  expect(await visit.page.context().cookies()).toEqual([])
  expect(await visit.page.evaluate("localStorage.getItem('muster-session')")).toBe('of-this-browser')
})

it('stays signed in, and says so, when the daemon cannot be reached to sign out', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open(sampleAnswers(), '/#code=abc')
  const secret = () => visit.page.evaluate<string | null>(`localStorage.getItem('muster-session')`)
  await button('Sign out').waitFor()
  expect(await secret()).toBe('sample-session')
  await visit.server.stop()
  await button('Sign out').click()
  await visit.page.getByText('Still signed in: the daemon did not answer').waitFor()
  expect(await secret()).toBe('sample-session')
})

it('offers no sign-out to a visitor, and one in the menu of a narrow screen', async (context) => {
  skipWithout(context, 'chromium')
  await visit.open({ ...sampleAnswers(), getSession: () => ({ owner: false }) }, '/network')
  await visit.page.getByRole('heading', { level: 1 }).waitFor()
  expect(await button('Sign out').count()).toBe(0)
  await visit.page.close()
  await visit.server.stop()
  await visit.open(sampleAnswers(), '/')
  await visit.page.setViewportSize({ width: 390, height: 800 })
  await button('Menu').click()
  await button('Sign out').waitFor()
  expect(await axeProblems(visit.page)).toEqual([])
})
