// Starts a network with every role on this machine and runs a first task on it.

import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, hasCode } from '@muster-network/core'
import {
  createLogger,
  type LocalNetwork,
  loadConfig,
  requirePrescription,
  startOwner,
  surviveExceptions,
} from '@muster-network/node'
import { pages, program } from './builds.ts'
import { chooseOpener } from './chooseOpener.ts'
import { createRunningLink } from './createRunningLink.ts'
import { type OpenedPage, openDashboard } from './openDashboard.ts'
import { demo, prepareDemo } from './prepareDemo.ts'
import { formatTokens, printSteps } from './printSteps.ts'
import { printSummary } from './printSummary.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
})

const config = await loadConfig({ env: process.env, flags: {} })
const dir = path.join(config.dataDir, 'local')
const startedAt = performance.now()
print(
  existsSync(dir)
    ? `muster: resuming the local network in ${dir}`
    : `muster: creating a local network in ${dir}`,
)
let openedPage: OpenedPage | undefined
const logger = createLogger({ level: 'warn' })
const owner = await startOwner({ config, logger, version: '0.1.0', expectsTask: true }).catch(showRunning)
surviveExceptions(logger)
const network = owner.local
try {
  if (network) await runDemo(network)
  else {
    print(`muster is connected to the network ${owner.daemon.context.definition.name}`)
    print(`  dashboard    ${await dashboardLink()}`)
    await showDashboard()
  }
  if (!process.argv.includes('--once')) {
    print('\nmuster is running. Press Ctrl-C to stop it; npm start resumes it.')
    await stopped
  }
} finally {
  print('stopping …')
  await openedPage?.remove()
  await owner.stop()
}

/** Opens the dashboard of the daemon that already runs on the data folder, then exits. */
async function showRunning(error: unknown): Promise<never> {
  const link = hasCode(error, 'CONFIG_IN_USE') ? await createRunningLink(config.dataDir) : undefined
  if (!link) throw error
  print(`muster is already running\n  dashboard    ${link}`)
  await open(link)
  // A browser that has to start first reads the page after some seconds.
  if (openedPage) await pause(10_000)
  await openedPage?.remove()
  process.exit(0)
}

async function showDashboard(): Promise<void> {
  // A link works once, so this link is not the printed one.
  if (!(await pages)) await open(owner.api.createLink())
}

/** Opens `link` with the desktop's browser, if there is one. */
async function open(link: string): Promise<void> {
  const { platform, env, argv } = process
  const opener = chooseOpener({ platform, env, args: argv, terminal: process.stdout.isTTY })
  if (!opener.ok) return
  openedPage = await openDashboard(link, opener, path.resolve(import.meta.dirname, '../..')).catch(
    () => undefined,
  )
}

async function dashboardLink(): Promise<string> {
  const problem = await pages
  return problem ? `unavailable, the build failed: ${problem}` : owner.api.createLink()
}

/** Prints the parts of the network, then submits the demo task and prints its steps. */
async function runDemo(network: LocalNetwork): Promise<void> {
  const { definition } = network.client.context
  const { symbol } = definition.token
  print(`  chain        ${network.chain.url}, chain id ${network.chain.chainId}`)
  print(
    `  contracts    ${Object.keys(network.manifest.contracts).length}, with the rules of the network ${definition.name}`,
  )
  print(
    `  nodes        ${network.providers.length} providers, ${network.vetoes.length} veto nodes, 1 coordinator, 1 relay, and your client`,
  )
  print(`ready in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
  void dashboardLink()
    .then((link) => print(`  dashboard    ${link}`))
    .then(showDashboard)
  const task = runDemoTask(network, symbol).catch((error: unknown) => {
    if (process.argv.includes('--once')) throw error
    // The owner may have switched to another network in the set-up; the daemon continues there.
    print(`The demo task is no longer followed: ${error instanceof Error ? error.message : error}`)
  })
  await Promise.race([task, stopped])
}

async function runDemoTask(network: LocalNetwork, symbol: string): Promise<void> {
  const client = network.client.client!
  const file = await prepareDemo(path.join(dir, 'demo', demo.name), await program)
  const { width, height, samples, parts } = demo
  print(
    `\nSubmitting a demo task: render ${demo.name}, ${width}×${height}, ${samples} samples per pixel, in ${parts} parts`,
  )
  let taskId: Hex | undefined
  const stopPrinting = printSteps(network, { taskId: () => taskId, symbol, print })
  const submittedAt = performance.now()
  ;({ taskId } = await client.submit(requirePrescription(file) as BatchPrescription, path.dirname(file)))
  const task = await client.whenEnded(taskId)
  stopPrinting()
  const amount = (value: bigint) => formatTokens(value, symbol)
  await printSummary(network, { taskId, tookMs: performance.now() - submittedAt, print, amount })
  print(`  picture      ${picturePath(task)}`)
  print('\nNext: open the dashboard, or try')
  print(`  npx muster status ${taskId.slice(0, 10)}         shows the status of this task`)
  print('  npx muster init render my-task       creates a folder with your own task')
  print('  npx muster submit my-task/task.yaml  submits your task')
}

function picturePath({ resultsDir }: { resultsDir: string | undefined }): string {
  if (!resultsDir) return 'not delivered'
  const picture = path.join(resultsDir, 'picture.png')
  return existsSync(picture) ? picture : resultsDir
}
