import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silentLogger } from '@muster-network/core'
import { loadConfig, type Owner, startOwner } from '@muster-network/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { axeProblems } from '../../packages/dashboard/test/axeProblems.ts'
import { has, skipWithout } from '../../scripts/test/skipWithout.ts'
import { freePort } from '../support/freePort.ts'
import { startTestNetwork, type TestNetwork } from '../support/testNetwork.ts'
import { tracerTask } from '../support/tracerTask.ts'
import { openVisitor, type Visitor } from './support/openVisitor.ts'
import { passGoingLive, passMachineSteps, passMoneySteps } from './support/ownerWizard.ts'
import { untilEarned } from './support/untilEarned.ts'

// Somebody joins a network that others run, from a machine that so far had only its own: by the pages alone.

const longMs = 120_000
let definitionFile: string

let network: TestNetwork
let dataDir: string
let owner: Owner
let visitor: Visitor

const startMachine = async (port: number) => {
  const env = {
    MUSTER_DATA_DIR: dataDir,
    MUSTER_PORT_API: String(port),
    MUSTER_PORT_PEER: String(await freePort()),
  }
  const config = await loadConfig({ env, flags: {} })
  return startOwner({ config, logger: silentLogger, version: 'test', localProviders: 1 })
}

beforeAll(async () => {
  if (!has('chromium')) return
  network = await startTestNetwork({ providers: 4 })
  definitionFile = path.join(network.dir, 'definition.json')
  await writeFile(definitionFile, JSON.stringify(network.definition))
  dataDir = await mkdtemp(path.join(tmpdir(), 'muster-join-'))
  owner = await startMachine(await freePort())
  visitor = await openVisitor(longMs)
}, 300_000)
afterAll(async () => {
  await visitor?.close()
  await owner?.stop()
  await network?.stop()
  if (dataDir) await rm(dataDir, { recursive: true, force: true })
}, 60_000)

it('reports files that do not match the chain', { timeout: longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button } = visitor
  await page.goto(owner.api.createLink())
  await page.getByRole('link', { name: 'Set-up' }).click()
  await page.getByText('Join a network').click()
  expect(await button('Continue').isDisabled()).toBe(true)
  await page.getByLabel("The network's definition").setInputFiles(definitionFile)
  await page
    .getByLabel('The manifest of its deployment')
    .setInputFiles(path.join(network.dir, 'deployment.json'))
  // the chain of this machine's own network instead of the others'
  await page.getByLabel('RPC URL of the chain').fill(owner.local!.chain.url)
  await button('Continue').click()
  await page.getByText(/the network does not match its files/).waitFor()
  expect(await axeProblems(page)).toEqual([])
})

it('creates a key, confirms its phrase and joins the network', {
  timeout: 2 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  const { page, button } = visitor
  await page.getByLabel('RPC URL of the chain').fill(network.chain.url)
  await button('Continue').click()
  await button('Create the key').click()
  await page.getByText('Write these words down').waitFor()

  // interrupted before the phrase was confirmed: the same phrase is shown again
  const before = await page.locator('[data-word]').allTextContents()
  await page.reload()
  await button('Show the phrase').click()
  await page.getByText('Write these words down').waitFor()
  const words = await page.locator('[data-word]').allTextContents()
  expect(words).toEqual(before)
  expect(words).toHaveLength(12)

  await button('I wrote them down').click()
  for (const field of await page.getByLabel(/^Word \d+$/).all()) await field.fill('wrong')
  await button('Confirm').click()
  await page.getByText('These words do not match the phrase').waitFor()
  expect(owner.local).toBeDefined()
  for (const label of await page.locator('label').allTextContents()) {
    const place = /^Word (\d+)$/.exec(label)
    if (place) await page.getByLabel(label, { exact: true }).fill(words[Number(place[1]) - 1]!)
  }
  await button('Confirm').click()
  await expect.poll(() => owner.local, { timeout: longMs }).toBeUndefined()
  await button('Detect').waitFor()
  expect(owner.daemon.context.manifest.assembler).toBe(network.manifest.assembler)
})

it('resumes the set-up after a restart of the daemon', {
  timeout: 2 * longMs,
}, async (context) => {
  skipWithout(context, 'chromium')
  await passMachineSteps(visitor)
  const { port } = owner.api
  await owner.stop()
  await visitor.page.getByText('The muster daemon does not respond.').waitFor()
  owner = await startMachine(port)
  await visitor.page.getByText('The muster daemon does not respond.').waitFor({ state: 'hidden' })
  expect(owner.local).toBeUndefined()
  await visitor.page.getByLabel('Payout account').waitFor()
  await passMoneySteps(visitor)
})

it('asks for funds, goes live once they arrive, and earns', { timeout: 5 * longMs }, async (context) => {
  skipWithout(context, 'chromium')
  const { page, complaints } = visitor
  await page.getByText("Fund this machine's account first").waitFor()
  expect(await axeProblems(page)).toEqual([])
  await network.fund('newcomer', owner.daemon.context.sender.address, 10_000n * 10n ** 18n)
  await passGoingLive(visitor)
  const made = await tracerTask(path.join(network.dir, 'order'), { parts: 4 })
  await untilEarned(page, network.client.client!, made)
  expect(complaints).toEqual([])
})
