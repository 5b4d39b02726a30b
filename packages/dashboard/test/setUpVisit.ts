import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { has } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { collectErrors } from './collectErrors.ts'
import { openBrowser } from './openBrowser.ts'

/** A page with one set of sample answers, opened by each test of a file. */
export class Visit {
  server!: DevServer
  page!: Page
  errors: string[] = []
  browser: Browser | undefined

  async open(answers: Answers, path: string): Promise<void> {
    this.server = await DevServer.start(answers)
    this.page = await this.browser!.newPage({
      viewport: { width: 1280, height: 900 },
      serviceWorkers: 'block',
    })
    this.errors = collectErrors(this.page)
    await this.page.goto(this.server.url + path)
  }

  goTo(path: string): Promise<unknown> {
    return this.page.goto(this.server.url + path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  /** The open dialog. */
  get dialog() {
    return this.page.getByRole('dialog')
  }
}

/** Opens one browser for the tests of a file, and closes each test's page. */
export function setUpVisit(): Visit {
  // other tests load the machine, so the browser may be slow
  vi.setConfig({ testTimeout: 60_000 })
  const visit = new Visit()
  beforeAll(async () => {
    if (!has('chromium')) return
    await ensureBuilt()
    visit.browser = await openBrowser()
  }, 120_000)
  afterEach(async () => {
    await visit.page?.close()
    await visit.server?.stop()
  })
  afterAll(() => visit.browser?.close())
  return visit
}
