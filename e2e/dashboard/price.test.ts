import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ApiClient, createClient } from '@muster-network/api'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, readApiFile, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { run } from '../../packages/cli/test/support.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { freePort } from '../support/freePort.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'

// One machine on a real chain: its price is the same text in the command line and on every page.

const longMs = 120_000
/** Higher than the price of the other machines, so that it is the highest of the market. */
const price = '987.5 MUST/h'

let dataDir: string
let owner: Owner
let api: ApiClient
let visitor: Visitor

beforeAll(async () => {
  if (!has('chromium')) return
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-price-'))
  const ports = { MUSTER_PORT_API: String(await freePort()), MUSTER_PORT_PEER: String(await freePort()) }
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir, ...ports }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: 'test', localProviders: 1 })
  const file = await readApiFile(dataDir)
  api = createClient({ baseUrl: `http://127.0.0.1:${file!.port}`, token: file!.token })
  visitor = await openVisitor(longMs)
  await visitor.page.goto(owner.api.createLink())
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await owner?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

const muster = (...args: string[]) => run(args, dataDir)

it('offers, Nodes, Market and Provider show the same price', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { code, out, err } = await muster('provide', '--price', '987.5/h', '--yes')
  expect([code, err]).toEqual([0, expect.stringContaining('✓ speed')])
  expect(out).toContain(`${price} of a run`)
  await vi.waitFor(async () => expect((await muster('offers')).out).toContain(price), longMs)

  const { page } = visitor
  for (const [link, cell] of [
    ['Nodes', page.getByRole('cell', { name: price })],
    ['Market', page.getByRole('cell', { name: price })],
    ['Overview', page.getByText(price)],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click()
    await cell.first().waitFor()
  }
})

it('a change of the price reaches the offers without a restart', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { unitsPerSecond } = (await api.getProvider()).priceSuggestion
  await api.putProviderSettings({ body: { floorPerBillionUnitsWei: (10n ** 18n).toString() } })
  const hourPriceWei = unitsPerSecond * 3_600n * 10n ** 9n
  const { settings, offer } = await api.getProvider()
  expect(settings.hourPriceWei).toBe(hourPriceWei)
  await vi.waitFor(async () => {
    const { nodes } = await api.listNodes()
    expect(nodes.find(({ nodeId }) => nodeId === offer!.nodeId)).toMatchObject({ hourPriceWei })
  }, longMs)
})

it('rejects two new prices, and a price without a unit', { timeout: longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const before = (await api.getProvider()).settings
  const two = { hourPriceWei: '1', floorPerBillionUnitsWei: '2' }
  await expect(api.putProviderSettings({ body: two })).rejects.toMatchObject({ code: 'API_UNPROCESSABLE' })
  const { code, err } = await muster('provide', '--price', '0.5', '--yes')
  expect([code, err]).toEqual([2, expect.stringContaining('the price "0.5" has no unit')])
  expect((await api.getProvider()).settings).toEqual(before)
})
