import type { Page } from 'playwright-core'

/** Collects the errors of a page: exceptions, CSP violations, React errors. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    // the browser logs every status above 399; the page handles those
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text())
  })
  return errors
}
