// `node scripts/screenshots/takeScreenshots.ts`: has a real network do some work and writes docs/screenshots/*.png.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ApiServer } from '@muster-network/node'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import { root } from '../test/repository.ts'
import { startLivelyNetwork } from './livelyNetwork.ts'

type Shot = {
  name: string
  path: string
  at?: ApiServer
  theme?: 'light' | 'dark'
  size?: { width: number; height: number }
  /** What is done before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>
}

const folder = path.join(root, 'docs/screenshots')
await mkdir(folder, { recursive: true })
const network = await startLivelyNetwork()
const task = `/tasks/${network.done}`
const picture = (page: Page) => page.getByRole('img', { name: 'Result of tea-room' }).waitFor()
const shots: readonly Shot[] = [
  { name: 'provider', path: '/provider', at: network.provider },
  { name: 'task', path: task, prepare: picture },
  { name: 'task-dark', path: task, theme: 'dark', prepare: picture },
  { name: 'narrow', path: task, size: { width: 390, height: 844 }, prepare: picture },
  {
    name: 'cheat-slashed',
    path: `/tasks/${network.slashed}`,
    prepare: (page) => page.getByText(/^Wrong work was found/).waitFor(),
  },
  {
    name: 'quote',
    path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Render a picture/ }).click()
      await page.getByText('The task file is in order').waitFor()
      await page.getByRole('button', { name: 'Get a quote' }).click()
      await page.getByText('could run it').waitFor()
    },
  },
  { name: 'tasks', path: '/' },
  { name: 'setup', path: '/setup' },
  { name: 'market', path: '/network' },
  {
    name: 'nodes-dark',
    path: '/network/nodes',
    theme: 'dark',
    prepare: (page) => page.getByText('Map', { exact: true }).click(),
  },
]

const browser = await openBrowser()
try {
  for (const shot of shots) await take(shot)
} finally {
  await browser.close()
  await network.stop()
}

async function take({ name, path: address, at = network.client, theme, size, prepare }: Shot): Promise<void> {
  const page = await browser.newPage({
    viewport: size ?? { width: 1280, height: 860 },
    colorScheme: theme ?? 'light',
  })
  page.setDefaultTimeout(120_000)
  await page.goto(at.createLink())
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`http://127.0.0.1:${at.port}${address}`)
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
