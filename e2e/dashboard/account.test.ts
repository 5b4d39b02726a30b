import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeProblems } from '../../packages/dashboard/test/axeProblems.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'

// The owner's money by the pages, on a real chain: each amount typed, confirmed, and then seen where it went.

const longMs = 120_000

let dataDir: string
let owner: Owner
let visitor: Visitor

beforeAll(async () => {
  if (!has('chromium')) return
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-account-'))
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: 'test', localProviders: 2 })
  visitor = await openVisitor(longMs)
  await visitor.page.goto(owner.api.createLink())
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await owner?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** Opens a window by its button, types an amount, and confirms it. */
async function confirmAmount(opener: string, amount: string): Promise<void> {
  const { page, button } = visitor
  await button(opener).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Amount/).fill(amount)
  await dialog.getByRole('button', { name: new RegExp(`^\\w.* ${amount}`) }).click()
  await dialog.waitFor({ state: 'hidden' })
}

it('stakes tokens and withdraws some of them', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { page } = visitor
  await page.getByRole('link', { name: 'Wallet' }).click()
  await confirmAmount('Add stake', '50')
  await page.getByRole('region', { name: 'Stake' }).getByText('50 MUST').first().waitFor()
  await confirmAmount('Withdraw', '20')
  await page.getByRole('region', { name: 'Stake' }).getByText('30 MUST').first().waitFor()
  expect(await axeProblems(page)).toEqual([])
})

it('saves tokens and delegates their votes', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button } = visitor
  await page.getByRole('link', { name: 'Rewards' }).click()
  await confirmAmount('Save', '100')
  await page.getByRole('region', { name: 'Savings' }).getByText('100 MUST').first().waitFor()
  expect(await axeProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Votes' }).click()
  await button('Delegate to this account').click()
  await button('Delegate').click()
  await page.getByText('Your tokens do not vote yet').waitFor({ state: 'hidden' })
  expect(await axeProblems(page)).toEqual([])
})

it('reserves a node and cancels the reservation', { timeout: 2 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button, complaints } = visitor
  await page.getByRole('link', { name: 'Reservations' }).click()
  await page.getByText('No reservations').waitFor()
  await button('Reserve a node').click()
  const dialog = page.getByRole('dialog')
  const node = owner.local!.providers[0]!.provider!.nodeId
  await dialog.getByLabel('Node').selectOption(node)
  await dialog.getByRole('button', { name: /^Deposit/ }).click()
  await page.getByText('Reserved', { exact: true }).waitFor()
  await button('Cancel').click()
  await button('Cancel the reservation').click()
  await page.getByText('Ended', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Token sale' }).click()
  await page.getByText('This network has no sale').waitFor()
  expect(complaints).toEqual([])
})

it('signs out: the daemon revokes the session, and the page forgets it', {
  timeout: longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button } = visitor
  const secretOf = () => page.evaluate<string | null>(`localStorage.getItem('muster-session')`)
  const isOwner = async (secret: string) => {
    const headers = { authorization: `Bearer ${secret}` }
    const response = await fetch(`http://127.0.0.1:${owner.api.port}/v1/session`, { headers })
    return ((await response.json()) as { owner: boolean }).owner
  }
  await page.getByRole('link', { name: 'Wallet' }).click()
  const secret = (await secretOf())!
  expect(await isOwner(secret)).toBe(true)
  await button('Sign out').click()
  await page.getByText('Only the owner of this machine can view this page').waitFor()
  expect(await secretOf()).toBeNull()
  expect(await isOwner(secret)).toBe(false)
  expect(await button('Sign out').count()).toBe(0)
  expect(await axeProblems(page)).toEqual([])
  // a new link signs in again
  await page.goto(owner.api.createLink())
  await button('Sign out').waitFor()
  expect(await secretOf()).not.toBe(secret)
})
