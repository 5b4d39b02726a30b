import type { Browser, Locator, Page } from 'playwright-core'

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args?: { name?: string }
}

const scrollMs = 3000

/** Scrolls an element with the wheel for 3 s and returns the longest task of the page's main thread in that time. */
export async function longestTask(
  browser: Browser,
  page: Page,
  box: Locator,
): Promise<{ wallMs: number; cpuMs: number }> {
  await box.scrollIntoViewIfNeeded()
  await box.hover()
  await browser.startTracing(page, {
    categories: ['toplevel', '__metadata', 'devtools.timeline'],
  })
  const deadline = performance.now() + scrollMs
  for (let turn = 0; performance.now() < deadline; turn++) {
    await page.mouse.wheel(0, turn % 20 < 10 ? -900 : 700)
    await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))')
  }
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString('utf8'))
  const renderers = new Set(
    trace.traceEvents
      .filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
      .map((event) => `${event.pid} ${event.tid}`),
  )
  const tasks = trace.traceEvents.filter(
    (event) => event.ph === 'X' && /RunTask$/.test(event.name) && renderers.has(`${event.pid} ${event.tid}`),
  )
  if (tasks.length === 0) throw new Error('The trace contains no task of the main thread (CrRendererMain).')
  return {
    wallMs: Math.max(...tasks.map((task) => (task.dur ?? 0) / 1000)),
    cpuMs: Math.max(...tasks.map((task) => (task.tdur ?? 0) / 1000)),
  }
}
