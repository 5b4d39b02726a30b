// `node scripts/screenshots/takeScreenshots.ts`: opens the main pages over samples and writes docs/screenshots/*.png.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from 'playwright-core'
import { ensureBuilt } from '../../packages/dashboard/build.ts'
import { livelyAnswers } from '../../packages/dashboard/dev/answers.ts'
import { DevServer } from '../../packages/dashboard/dev/DevServer.ts'
import { slashed, tasks } from '../../packages/dashboard/dev/sample/tasks.ts'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import { root } from '../test/repository.ts'

type Shot = {
  name: string
  path: string
  theme?: 'light' | 'dark'
  size?: { width: number; height: number }
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<void>
}

const shots: readonly Shot[] = [
  { name: 'tasks', path: '/' },
  { name: 'task', path: `/tasks/${tasks[0]!.taskId}` },
  { name: 'task-dark', path: `/tasks/${tasks[0]!.taskId}`, theme: 'dark' },
  { name: 'cheat-slashed', path: `/tasks/${slashed.taskId}` },
  {
    name: 'quote',
    path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /A rendered picture/ }).click()
      await page.getByText('The task file is in order').waitFor()
      await page.getByRole('button', { name: 'Get a quote' }).click()
      await page.getByText('could run it').waitFor()
    },
  },
  { name: 'provider', path: '/provider' },
  { name: 'setup', path: '/setup' },
  { name: 'market', path: '/network' },
  {
    name: 'nodes-dark',
    path: '/network/nodes',
    theme: 'dark',
    prepare: (page) => page.getByText('Map', { exact: true }).click(),
  },
  { name: 'narrow', path: `/tasks/${tasks[0]!.taskId}`, size: { width: 390, height: 844 } },
]

const folder = path.join(root, 'docs/screenshots')
await mkdir(folder, { recursive: true })
await ensureBuilt()
const server = await DevServer.start(livelyAnswers())
const browser = await openBrowser()
for (const { name, path: address, theme = 'light', size = { width: 1280, height: 860 }, prepare } of shots) {
  const page = await browser.newPage({ viewport: size, colorScheme: theme })
  await page.goto(server.url + address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.shimmer').first().waitFor({ state: 'detached' })
  await prepare?.(page)
  // fonts and pictures that are drawn after the data
  await page.waitForLoadState('load')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
  await page.close()
  process.stdout.write(`docs/screenshots/${name}.png\n`)
}
await browser.close()
await server.stop()
