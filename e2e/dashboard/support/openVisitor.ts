import type { Browser, Page } from 'playwright-core'
import { ensureBuilt } from '../../../packages/dashboard/build.ts'
import { collectErrors } from '../../../packages/dashboard/test/collectErrors.ts'
import { openBrowser } from '../../../packages/dashboard/test/openBrowser.ts'

/** Somebody at a browser. */
export type Visitor = {
  browser: Browser
  page: Page
  /** Errors that the page itself reported. */
  complaints: string[]
  button(name: string | RegExp): ReturnType<Page['getByRole']>
  close(): Promise<void>
}

/** Builds the pages if need be and opens a browser; what does not come within `patienceMs` fails. */
export async function openVisitor(patienceMs: number): Promise<Visitor> {
  await ensureBuilt()
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  page.setDefaultTimeout(patienceMs)
  return {
    browser,
    page,
    complaints: collectErrors(page),
    button: (name) => page.getByRole('button', { name, exact: true }),
    close: () => browser.close(),
  }
}
