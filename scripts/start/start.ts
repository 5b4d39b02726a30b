// `npm start`: a whole network on this machine, and a first task that walks through it.

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
} from '@muster-network/node'
import { buildDashboard } from './buildDashboard.ts'
import { decideOpening } from './decideOpening.ts'
import { linkOfRunning } from './linkOfRunning.ts'
import { type Opened, openDashboard } from './openDashboard.ts'
import { demo, prepareDemo } from './prepareDemo.ts'
import { amountText, tellStory } from './story.ts'
import { summarise } from './summarise.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
})

const config = await loadConfig({ env: process.env, flags: {} })
const dir = path.join(config.dataDir, 'local')
const began = performance.now()
print(
  existsSync(dir)
    ? `muster: your local network goes on (${dir})`
    : `muster: a new network on this machine (${dir})`,
)
// the pages are built beside the start; the address serves them as soon as they are there
const pages = buildDashboard()
let opened: Opened | undefined
const owner = await startOwner({ config, logger: createLogger({ level: 'warn' }), version: '0.1.0' }).catch(
  meetRunning,
)
const network = owner.local
try {
  if (network) await walk(network)
  else {
    print(`muster is up on ${owner.daemon.context.definition.name}: ${await dashboardLink()}`)
    await showDashboard()
  }
  if (!process.argv.includes('--once')) {
    print('\nIt runs until Ctrl-C; the next npm start goes on with it.')
    await stopped
  }
} finally {
  print('stopping …')
  await opened?.remove()
  await owner.stop()
}

/** Whoever starts it again wants to see it: the one that runs is shown. */
async function meetRunning(error: unknown): Promise<never> {
  const link = hasCode(error, 'CONFIG_IN_USE') ? await linkOfRunning(config.dataDir) : undefined
  if (!link) throw error
  print(`muster runs already: ${link}`)
  await open(link)
  // a browser that has to start first reads the page a moment later
  if (opened) await pause(10_000)
  await opened?.remove()
  process.exit(0)
}

async function showDashboard(): Promise<void> {
  if (!(await pages)) await open(owner.api.createLink())
}

/** By a link of its own, so that the printed one still works. */
async function open(link: string): Promise<void> {
  const { platform, env, argv } = process
  const opening = decideOpening({ platform, env, args: argv, terminal: process.stdout.isTTY })
  if (!opening.ok) return
  opened = await openDashboard(link, opening, path.resolve(import.meta.dirname, '../..')).catch(
    () => undefined,
  )
}

async function dashboardLink(): Promise<string> {
  const problem = await pages
  return problem ? `not built (${problem})` : owner.api.createLink()
}

/** Shows the network, has a picture rendered by strangers, and tells how it goes. */
async function walk(network: LocalNetwork): Promise<void> {
  const { definition } = network.client.context
  const { symbol } = definition.token
  print(`  chain        ${network.chain.url}, chain id ${network.chain.chainId}`)
  print(
    `  contracts    ${Object.keys(network.manifest.contracts).length} of the ${definition.name} definition`,
  )
  print(
    `  nodes        ${network.providers.length} providers of as many operators, ${network.vetoes.length} veto nodes, a coordinator, a relay, and you, the client`,
  )
  print(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  void dashboardLink()
    .then((link) => print(`  dashboard    ${link}`))
    .then(showDashboard)
  const first = order(network, symbol).catch((error: unknown) => {
    if (process.argv.includes('--once')) throw error
    // the set-up may have moved to another network meanwhile: the daemon goes on there
    print(`the picture is no longer followed: ${error instanceof Error ? error.message : error}`)
  })
  await Promise.race([first, stopped])
}

async function order(network: LocalNetwork, symbol: string): Promise<void> {
  const client = network.client.client!
  const file = await prepareDemo(path.join(dir, 'demo', demo.name))
  const { width, height, samples, parts } = demo
  print(
    `\nA picture is ordered: ${demo.name}, ${width}×${height}, ${samples} samples a pixel, in ${parts} parts`,
  )
  let taskId: Hex | undefined
  const endStory = tellStory(network, { taskId: () => taskId, symbol, print })
  const submitted = performance.now()
  ;({ taskId } = await client.submit(requirePrescription(file) as BatchPrescription, path.dirname(file)))
  const task = await client.whenEnded(taskId)
  endStory()
  const amount = (value: bigint) => amountText(value, symbol)
  await summarise(network, { taskId, tookMs: performance.now() - submitted, print, amount })
  print(`  picture      ${pictureOf(task)}`)
  print(`\nNext: open the dashboard, or try`)
  print(`  npx muster status ${taskId.slice(0, 10)}     what happened to it`)
  print('  npx muster init render my-task    a task of your own')
  print('  npx muster submit my-task/task.yaml')
}

function pictureOf({ resultsDir }: { resultsDir: string | undefined }): string {
  if (!resultsDir) return 'was not delivered'
  const picture = path.join(resultsDir, 'picture.png')
  return existsSync(picture) ? picture : resultsDir
}
