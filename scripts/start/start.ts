// `npm start`: a whole network on this machine, and a first task that walks through it.

import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import { type BatchPrescription, parseNetwork } from '@muster-network/core'
import {
  createLogger,
  type LocalNetwork,
  loadConfig,
  requirePrescription,
  startLocalNetwork,
} from '@muster-network/node'
import { demo, prepareDemo } from './prepareDemo.ts'
import { amountText, tellStory } from './story.ts'
import { summarise } from './summarise.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const root = path.resolve(import.meta.dirname, '../..')

const config = await loadConfig({ env: process.env, flags: {} })
const dir = path.join(config.dataDir, 'local')
const began = performance.now()
const definition = parseNetwork(await readFile(path.join(root, 'networks/muster.json'), 'utf8'))
const { symbol } = definition.token
print(
  existsSync(dir)
    ? `muster: your local network goes on (${dir})`
    : `muster: a new network on this machine (${dir})`,
)

const network = await startLocalNetwork({
  dir,
  definition,
  providers: 6,
  logger: createLogger({ level: 'warn' }),
})
print(`  chain        ${network.chain.url}, chain id ${network.chain.chainId}`)
print(`  contracts    ${Object.keys(network.manifest.contracts).length} of the ${definition.name} definition`)
print(`  nodes        ${network.providers.length} providers of as many operators, and you, the client`)
print(`ready in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
})
await Promise.race([order(network), stopped])
if (!process.argv.includes('--once')) {
  print('\nThe network runs until Ctrl-C; the next npm start goes on with it.')
  await stopped
}
print('stopping …')
await network.stop()

/** Has a picture rendered by strangers, and tells how it goes. */
async function order(network: LocalNetwork): Promise<void> {
  const file = await prepareDemo(path.join(dir, 'demo', demo.name))
  const { width, height, samples, parts } = demo
  print(
    `A picture is ordered: ${demo.name}, ${width}×${height}, ${samples} samples a pixel, in ${parts} parts (${file})`,
  )
  let taskId: Hex | undefined
  const endStory = tellStory(network, { taskId: () => taskId, symbol, print })
  const submitted = performance.now()
  const client = network.client.client!
  ;({ taskId } = await client.submit(requirePrescription(file) as BatchPrescription, path.dirname(file)))
  await client.whenEnded(taskId)
  endStory()
  await summarise(network, {
    taskId,
    tookMs: performance.now() - submitted,
    print,
    amount: (value) => amountText(value, symbol),
  })
}
