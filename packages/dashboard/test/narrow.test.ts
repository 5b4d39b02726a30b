import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { has, skipWithout } from '../../../scripts/test/skipWithout.ts'
import { ensureBuilt } from '../build.ts'
import { sampleAnswers } from '../dev/answers.ts'
import { DevServer } from '../dev/DevServer.ts'
import { axeProblems } from './axeProblems.ts'
import { openBrowser } from './openBrowser.ts'
import { pages } from './pages.ts'
import { settled } from './setUpScenarios.ts'

// other tests load the machine, so the browser may be slow
vi.setConfig({ testTimeout: 60_000 })

/** Script: the boxes that reach past the right edge of the window, apart from those inside a box that scrolls. */
const tooWide = `(() => {
  const edge = document.documentElement.clientWidth
  const scrolls = (element) =>
    element !== null &&
    (['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.querySelectorAll('main *')]
    .filter((each) => each.getBoundingClientRect().right > edge + 1 && !scrolls(each.parentElement))
    .map((each) => each.tagName + ' ' + each.textContent.slice(0, 40))
})()`

describe('at 390 px', () => {
  let server: DevServer
  let visitor: BrowserContext
  let page: Page
  beforeAll(async () => {
    if (!has('chromium')) return
    await ensureBuilt()
    server = await DevServer.start(sampleAnswers())
    const browser = await openBrowser()
    visitor = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' })
    page = await visitor.newPage()
  }, 120_000)
  afterAll(async () => {
    await visitor?.browser()?.close()
    await server?.stop()
  })

  it.for(Object.entries(pages))('%s does not scroll sideways', async ([, { path, heading }], context) => {
    skipWithout(context, 'chromium')
    await page.goto(server.url + path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await settled(page)
    expect(await page.evaluate(tooWide)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    // tables are cards here: nothing is beside what the screen shows
    expect(await page.getByRole('table').count()).toBe(0)
    expect(await axeProblems(page)).toEqual([])
  })

  it('sorts cards and shows more of them', async (context) => {
    skipWithout(context, 'chromium')
    await page.goto(`${server.url}/network/nodes`)
    const cards = page.getByRole('group', { name: 'Nodes' }).getByRole('listitem')
    await cards.nth(19).waitFor()
    expect(await cards.count()).toBe(20)
    await page.getByRole('button', { name: 'Show 20 of 292 more' }).click()
    await cards.nth(39).waitFor()
    await page.getByLabel('Sort Nodes by').selectOption({ label: 'Score, falling' })
    const score = (text: string | null) => Number(/Score(\d+)/.exec(text ?? '')?.[1])
    await expect
      .poll(async () => {
        const scores = (await cards.allTextContents()).map(score)
        return scores.length === 40 && scores.every((each, at) => at === 0 || scores[at - 1]! >= each)
      })
      .toBe(true)
  })
})
