import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { StepName } from '@muster-network/core'
import type { ProviderOrder } from './providerProcess.ts'
import type { TestNetwork } from './testNetwork.ts'

export type SpawnedProvider = {
  /** Resolves when the provider has written a step with matching facts to its journal. */
  step(
    step: StepName | 'ready',
    matches?: (facts: Record<string, unknown>) => boolean,
  ): Promise<Record<string, unknown>>
  /** Kills the process with SIGKILL, as a power cut would. */
  kill(): Promise<void>
}

/** Starts, or starts again, a provider of the network in a process of its own. */
export async function spawnProvider(
  network: TestNetwork,
  name: string,
  options: Pick<ProviderOrder, 'imagesDir' | 'serves'> = {},
): Promise<SpawnedProvider> {
  const { chainId, rpcUrls, confirmations, pollMs } = network.chainDefinition
  const order: ProviderOrder = {
    networkDir: network.dir,
    name,
    chain: { chainId, rpcUrls, confirmations, pollMs },
    definition: network.definition,
    privateKey: Buffer.from(network.keyOf(name)).toString('hex'),
    ...options,
  }
  const file = path.join(network.dir, `${name}.json`)
  await writeFile(file, JSON.stringify(order), { mode: 0o600 })
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(import.meta.dirname, 'providerProcess.ts'), file],
    { stdio: ['ignore', 'pipe', 'inherit'], env: process.env },
  )
  const steps: { name: string; facts: Record<string, unknown> }[] = []
  const waiting = new Set<() => void>()
  createInterface({ input: child.stdout! }).on('line', (line) => {
    if (process.env.MUSTER_E2E_LOG) console.error(line)
    if (!line.startsWith('{"name"')) return
    steps.push(JSON.parse(line))
    for (const look of waiting) look()
  })
  const step: SpawnedProvider['step'] = (wanted, matches = () => true) =>
    new Promise((resolve, reject) => {
      const look = () => {
        const found = steps.find((each) => each.name === wanted && matches(each.facts))
        if (!found) return
        waiting.delete(look)
        resolve(found.facts)
      }
      waiting.add(look)
      child.once('exit', () => reject(new Error(`the provider ended before '${wanted}'`)))
      look()
    })
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  await step('ready')
  return { step, kill }
}
