import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { has } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { type Answers, DevServer } from '../dev/DevServer.ts'
import { openBrowser } from './openBrowser.ts'
import { watchPage } from './watchPage.ts'

/** One page over one set of answers, opened anew by each test of a file. */
export class Visit {
  server!: DevServer
  page!: Page
  complaints: string[] = []
  browser: Browser | undefined

  async open(answers: Answers, path: string): Promise<void> {
    this.server = await DevServer.start(answers)
    this.page = await this.browser!.newPage({ viewport: { width: 1280, height: 900 } })
    this.complaints = watchPage(this.page)
    await this.page.goto(this.server.url + path)
  }

  goTo(path: string): Promise<unknown> {
    return this.page.goto(this.server.url + path)
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name })
  }

  /** The window over the page. */
  get dialog() {
    return this.page.getByRole('dialog')
  }
}

/** Opens a browser for the tests of a file, and closes what each of them opened. */
export function visiting(): Visit {
  // a browser beside a chain and its nodes has little of a small machine
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
