import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { DevServer } from '../../packages/dashboard/dev/DevServer.ts'
import { tasks } from '../../packages/dashboard/dev/sample/tasks.ts'
import { largeAnswers } from '../../packages/dashboard/dev/scenarios.ts'
import { firstLoad } from '../../packages/dashboard/test/firstLoad.ts'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import type { Bench } from '../Bench.ts'
import { median } from '../median.ts'
import { longestTask } from './longestTask.ts'

const rounds = 5

export const bench: Bench = {
  about: 'dashboard: size of the first load, longest main-thread task while long lists scroll',
  targets: {
    first_load_gzip_bytes: '<= 250000',
    log_longest_task_ms: '<= 50',
    nodes_longest_task_ms: '<= 50',
  },
  async run({ progress, signal }) {
    await ensureBuilt()
    const { bytes, files } = await firstLoad()
    const server = await DevServer.start(largeAnswers())
    const browser = await openBrowser()
    const logs: { wallMs: number; cpuMs: number }[] = []
    const nodes: { wallMs: number; cpuMs: number }[] = []
    try {
      for (let round = 0; round < rounds; round++) {
        signal.throwIfAborted()
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
        await page.goto(`${server.url}/tasks/${tasks[0]!.taskId}?tab=log`)
        await page.getByText('100,000 lines, live').waitFor()
        logs.push(await longestTask(browser, page, page.getByRole('log')))
        await page.goto(`${server.url}/network/nodes`)
        await page.getByText('1,000 of 1,000 nodes').waitFor()
        nodes.push(await longestTask(browser, page, page.getByRole('group', { name: 'Nodes' })))
        await page.close()
        progress(
          `round ${round + 1} of ${rounds}: ${logs.at(-1)!.wallMs.toFixed(1)} and ${nodes.at(-1)!.wallMs.toFixed(1)} ms`,
        )
      }
    } finally {
      await browser.close()
      await server.stop()
    }
    return {
      metrics: {
        first_load_gzip_bytes: bytes,
        log_longest_task_ms: median(logs.map((each) => each.wallMs)),
        log_longest_task_cpu_ms: median(logs.map((each) => each.cpuMs)),
        nodes_longest_task_ms: median(nodes.map((each) => each.wallMs)),
        nodes_longest_task_cpu_ms: median(nodes.map((each) => each.cpuMs)),
      },
      notes: [
        `first load: ${files.length} files of the first page, each compressed with gzip`,
        `longest_task: the longest main-thread task in a trace of 3 s of wheel scrolling, in a log of 100,000 lines and in a table of 1,000 nodes; median of ${rounds} rounds`,
        'cpu: the CPU time of the same task, which a busy machine does not inflate',
      ],
    }
  },
}
