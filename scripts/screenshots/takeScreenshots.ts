// `node scripts/launch.mjs scripts/screenshots/takeScreenshots.ts` runs tasks on a real local network and writes
// docs/screenshots/*.png.
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { ApiServer } from '@muster-network/node'
import type { Page } from 'playwright-core'
import { openBrowser } from '../../packages/dashboard/test/openBrowser.ts'
import { root } from '../test/repository.ts'
import { startSampleNetwork } from './sampleNetwork.ts'

type Screenshot = {
  name: string
  path: string
  server?: ApiServer
  theme?: 'light' | 'dark'
  size?: { width: number; height: number }
  /** Brings the page into the state to show. */
  prepare?: (page: Page) => Promise<unknown>
}

const folder = path.join(root, 'docs/screenshots')
await mkdir(folder, { recursive: true })
const network = await startSampleNetwork()
const task = `/tasks/${network.done}`
const waitForPicture = (page: Page) => page.getByRole('img', { name: 'Result of tea-room' }).waitFor()
const screenshots: readonly Screenshot[] = [
  { name: 'provider', path: '/provider', server: network.provider },
  { name: 'task', path: task, prepare: waitForPicture },
  { name: 'task-dark', path: task, theme: 'dark', prepare: waitForPicture },
  { name: 'narrow', path: task, size: { width: 390, height: 844 }, prepare: waitForPicture },
  {
    name: 'cheat-slashed',
    path: `/tasks/${network.slashed}`,
    prepare: (page) => page.getByText(/^Fraud detected/).waitFor(),
  },
  {
    name: 'quote',
    path: '/submit',
    prepare: async (page) => {
      await page.getByRole('button', { name: /Render a picture/ }).click()
      await page.getByText('The task file is valid').waitFor()
      await page.getByRole('button', { name: 'Get a quote' }).click()
      await page.getByText(/\d+ candidates/).waitFor()
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
  for (const screenshot of screenshots) await take(screenshot)
} finally {
  await browser.close()
  await network.stop()
}

async function take({
  name,
  path: route,
  server = network.client,
  theme,
  size,
  prepare,
}: Screenshot): Promise<void> {
  const page = await browser.newPage({
    viewport: size ?? { width: 1280, height: 860 },
    colorScheme: theme ?? 'light',
  })
  page.setDefaultTimeout(120_000)
  await page.goto(server.createLink())
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goto(`http://127.0.0.1:${server.port}${route}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('.shimmer').first().waitFor({ state: 'detached' })
  await prepare?.(page)
  // fonts and pictures load after the data
  await page.waitForLoadState('load')
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await page.screenshot({ path: path.join(folder, `${name}.png`) })
  await page.close()
  process.stdout.write(`docs/screenshots/${name}.png\n`)
}
