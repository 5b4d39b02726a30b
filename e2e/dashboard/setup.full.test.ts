import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { LocalSigner } from '@muster-network/chain'
import { silentLogger } from '@muster-network/core'
import { type Daemon, loadConfig, type Owner, startDaemon, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { tracerTask } from '../support/tracerTask.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'
import { passGoingLive, passMachineSteps, passMoneySteps } from './support/ownerWizard.ts'
import { untilEarned } from './support/untilEarned.ts'

const longMs = 120_000

let dataDir: string
let owner: Owner
let stranger: Daemon
let visitor: Visitor

beforeAll(async () => {
  if (!has('chromium')) return
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-setup-'))
  const config = await loadConfig({ env: { MUSTER_DATA_DIR: dataDir }, flags: {} })
  owner = await startOwner({ config, logger: silentLogger, version: 'test' })
  stranger = await startStranger()
  visitor = await openVisitor(longMs)
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await stranger?.stop()
  await owner?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

/** Somebody else with work to be done. */
async function startStranger(): Promise<Daemon> {
  const local = owner.local!
  const privateKey = local.keyOf('stranger')
  await local.fund('stranger', new LocalSigner(privateKey).address, 1_000n * 10n ** 18n)
  return startDaemon({
    dir: path.join(dataDir, 'stranger'),
    chain: local.chainDefinition,
    definition: local.definition,
    manifest: local.manifest,
    fromBlock: 0,
    privateKey,
    listen: { host: '127.0.0.1', port: 0 },
    blobQuotaBytes: 2 ** 30,
    logger: silentLogger,
    client: true,
  })
}

it('sets up a provider that earns, without a command line', {
  timeout: 5 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button, complaints } = visitor
  await page.goto(owner.api.createLink())
  await page.getByRole('link', { name: 'Set-up' }).click()
  await page.getByText('Which network?').waitFor()
  await button('Continue').click()
  await passMachineSteps(visitor)

  // closed and opened again, it goes on where it was
  await page.reload()
  await page.getByLabel('Payout account').waitFor()
  await passMoneySteps(visitor)
  await passGoingLive(visitor)

  const made = await tracerTask(path.join(dataDir, 'order'), { parts: 4 })
  await untilEarned(page, stranger.client!, made)
  await page.getByRole('link', { name: 'Bids' }).click()
  await page.getByText('Won', { exact: true }).first().waitFor()
  expect(complaints).toEqual([])
})
