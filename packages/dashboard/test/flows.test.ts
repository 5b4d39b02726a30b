import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { livelyAnswers } from '../dev/answers.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { words } from '../dev/sample/setup.ts'
import { tasks } from '../dev/sample/tasks.ts'
import { hostileAnswers, largeAnswers } from '../dev/scenarios.ts'
import { axeProblems } from './axeProblems.ts'
import { openBrowser } from './openBrowser.ts'
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

let server: DevServer
let page: Page
let complaints: string[]
async function open(answers: Answers, path: string): Promise<void> {
  server = await DevServer.start(answers)
  page = await browser!.newPage({ viewport: { width: 1280, height: 900 } })
  complaints = watchPage(page)
  await page.goto(server.url + path)
}
afterEach(async () => {
  await page?.close()
  await server?.stop()
})

const button = (name: string | RegExp) => page.getByRole('button', { name })

it('posts a task from a template: form and text are one file, and the amount is confirmed', async (context) => {
  skipWithout(context, 'chromium')
  const submitted: unknown[] = []
  const answers = livelyAnswers()
  await open(
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
  await page.getByText('The task file is in order').waitFor()
  await page.getByLabel('Parts').fill('8')
  await page.getByText('YAML', { exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Task file, YAML' })
  expect(await editor.inputValue()).toContain('parts: 8')
  await editor.fill((await editor.inputValue()).replace('name: tea-room', 'name: evening'))
  await page.getByText('Form', { exact: true }).click()
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('evening')

  await button('Get a quote').click()
  await page.getByText('9 could run it').waitFor()
  await page.getByText('asks for 2.4 MUST or more').waitFor()
  await page.getByLabel(/Spending cap/).fill('3')
  await page.getByText('Less than the deposit').waitFor()
  expect(await button('Post the task').isDisabled()).toBe(true)
  await page.getByLabel(/Spending cap/).fill('20')
  await button('Post the task').click()
  expect(submitted).toEqual([])
  await page.getByRole('dialog').getByText('16.728 MUST').first().waitFor()
  expect(await axeProblems(page)).toEqual([])
  await button(/Post for at most/).click()
  await page.getByRole('heading', { level: 1, name: 'tea-room' }).waitFor()
  expect(submitted).toEqual([{ source: { draftId: 'draft-1' }, maxSpendWei: '20000000000000000000' }])
  expect(complaints).toEqual([])
})

it('shows mistakes in the text with their place', async (context) => {
  skipWithout(context, 'chromium')
  await open(livelyAnswers(), '/submit')
  await button(/A rendered picture/).click()
  await page.getByText('YAML', { exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Task file, YAML' })
  await editor.fill((await editor.inputValue()).replace('max: "12.5"', 'max: "-3"'))
  await page.getByText('the amount "-3" is negative').waitFor()
  expect(await button('Get a quote').isDisabled()).toBe(true)
  expect(await axeProblems(page)).toEqual([])
})

it('walks the set-up from nothing to live, and goes on where it was after a reload', async (context) => {
  skipWithout(context, 'chromium')
  await open(livelyAnswers(), '/setup')
  await button('Go on').click()
  await button('Make the key').click()
  const shown = await page.locator('[data-word]').allTextContents()
  expect(shown).toEqual(words)
  await button('I wrote them down').click()
  expect(await page.locator('[data-word]').count()).toBe(0)
  const fields = page.getByLabel(/^Word \d+$/)
  for (const field of await fields.all()) await field.fill('wrong')
  await button('Confirm').click()
  await page.getByText('That is not what the phrase says').waitFor()
  for (const label of await page.locator('label').allTextContents()) {
    const place = /^Word (\d+)$/.exec(label)
    if (place) await page.getByLabel(label, { exact: true }).fill(words[Number(place[1]) - 1]!)
  }
  await button('Confirm').click()
  await button('Look').click()
  await page.getByText('NVIDIA GeForce RTX 4090').waitFor()
  await button('Go on').click()
  await page.locator('form').getByRole('button', { name: 'Test' }).click()
  await page.getByText('ran 120 million units').waitFor()
  await button('Go on').click()
  await page.getByLabel('Payout account').waitFor()

  await page.reload()
  await page.getByLabel('Payout account').waitFor()
  await button('Go on').click()
  await page.getByLabel(/billion units/).fill('abc')
  await page.getByText('"abc" is not an amount').waitFor()
  await page.getByLabel(/billion units/).fill('0.9')
  await button('Go on').click()
  await page.getByLabel('Runs at once').fill('2')
  await button('Go on').click()
  await page.getByRole('button', { name: 'Go live', exact: true }).click()
  await page.getByRole('dialog').getByText('1 000 MUST').first().waitFor()
  await button(/and go live/).click()
  await page.getByText('Your machine is live').waitFor()
  expect(complaints).toEqual([])
}, 60_000)

it('renders what strangers write as text and nothing else', async (context) => {
  skipWithout(context, 'chromium')
  const dialogs: string[] = []
  await open(hostileAnswers(), '/')
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  for (const path of ['/', `/tasks/${tasks[0]!.taskId}`, '/network/nodes']) {
    await page.goto(server.url + path)
    await page.getByText('<img src=x onerror=').first().waitFor()
    expect(await page.locator('main img[src="x"], main script').count()).toBe(0)
    expect(await page.evaluate('globalThis.pwned')).toBeUndefined()
    // no letter that turns the text around or moves a cursor reaches the page
    const shown = (await page.locator('main').textContent()) ?? ''
    expect(['\u202e', '\u202c', '\u001b'].filter((letter) => shown.includes(letter))).toEqual([])
  }
  expect(dialogs).toEqual([])
  expect(complaints).toEqual([])
})

it('keeps a hundred thousand lines and a thousand nodes out of the document', async (context) => {
  skipWithout(context, 'chromium')
  await open(largeAnswers(), `/tasks/${tasks[0]!.taskId}`)
  await page.getByText('100,000 lines, live').waitFor()
  const lines = page.getByRole('log').locator('.untrusted')
  await page.getByText('step 99999:').waitFor()
  expect(await lines.count()).toBeLessThan(100)
  await button('Pause').click()
  await button(/^Go on/).waitFor()
  await page.getByLabel('Search the log').fill('step 4321:')
  await page.getByText('1 of 100,000 lines').waitFor()
  expect(await lines.allTextContents()).toEqual([expect.stringContaining('step 4321:')])

  await page.goto(`${server.url}/network/nodes`)
  await page.getByText('1,000 of 1,000 nodes').waitFor()
  expect(await page.getByRole('row').count()).toBeLessThan(80)
  expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('1001')
})

it('works by keyboard: skip link, dialog and back, sorting', async (context) => {
  skipWithout(context, 'chromium')
  await open(livelyAnswers(), `/tasks/${tasks[0]!.taskId}`)
  await button('Cancel').waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.evaluate('document.activeElement.id')).toBe('main')
  await button('Cancel').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Cancel this task?' }).waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Cancel')
  await page.keyboard.press('Enter')
  await button('Cancel the task').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Cancelled').first().waitFor()
})

it('trades the code of the link for a session and takes it out of the address', async (context) => {
  skipWithout(context, 'chromium')
  const codes: unknown[] = []
  await open(
    {
      ...livelyAnswers(),
      openSession: ({ body }) => {
        codes.push(body)
        return { expiresMs: Date.now() + 1000 }
      },
    },
    '/#code=once-only',
  )
  await page.getByRole('heading', { level: 1, name: 'Tasks' }).waitFor()
  expect(codes).toEqual([{ code: 'once-only' }])
  expect(page.url()).toBe(`${server.url}/`)
})
