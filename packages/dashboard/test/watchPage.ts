import type { Page } from 'playwright-core'

/** Collects what a page complains about by itself: exceptions, refusals by the policy, errors of React. */
export function watchPage(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`threw: ${error.message}`))
  page.on('console', (message) => {
    // the browser notes every answer above 399 by itself; the page deals with those
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(message.text())
  })
  return complaints
}
