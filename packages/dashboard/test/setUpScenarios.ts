import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { axeProblems } from './axeProblems.ts'
import { collectErrors } from './collectErrors.ts'
import { openBrowser } from './openBrowser.ts'
import { pages } from './pages.ts'

type ColorScheme = 'light' | 'dark'

/** Opens one browser for the scenarios of a test file, and closes it after the file. */
export function setUpScenarios() {
  let browser: Browser | undefined
  beforeAll(async () => {
    if (!has('chromium')) return
    await ensureBuilt()
    browser = await openBrowser()
  }, 120_000)
  afterAll(() => browser?.close())

  /** One server and one tab per scenario: static files are loaded once, and every test reuses the browser process. */
  function scenario(answers: () => Answers, colorScheme: ColorScheme = 'light') {
    let server: DevServer
    let visitor: BrowserContext
    let page: Page
    let errors: string[]
    beforeAll(async () => {
      if (!browser) return
      server = await DevServer.start(answers())
      visitor = await browser.newContext({
        viewport: { width: 1280, height: 900 },
        colorScheme,
        serviceWorkers: 'block',
      })
      page = await visitor.newPage()
      errors = collectErrors(page)
    })
    afterEach(async () => {
      // ignore console messages that the previous page logs while it unloads
      await page?.goto('about:blank')
      errors?.splice(0)
    })
    afterAll(async () => {
      await visitor?.close()
      await server?.stop()
    })
    return async (path: string) => {
      await page.goto(server.url + path)
      return { page, errors, server }
    }
  }

  /** Opens every page with sample content, and checks it for errors and accessibility. */
  function checkPagesWithContent(colorScheme: ColorScheme): void {
    describe(`with content, in ${colorScheme}`, () => {
      const open = scenario(sampleAnswers, colorScheme)
      it.for(Object.entries(pages))('%s', async ([, { path, heading }], context) => {
        skipWithout(context, 'chromium')
        const { page, errors } = await open(path)
        await page.getByRole('heading', { level: 1, name: heading }).waitFor()
        await settled(page)
        expect(await axeProblems(page)).toEqual([])
        expect(errors).toEqual([])
      })
    })
  }

  return { scenario, checkPagesWithContent }
}

/** Waits until no skeleton is left. */
export const settled = (page: Page) => page.locator('.shimmer').first().waitFor({ state: 'detached' })
