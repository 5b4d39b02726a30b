// The client's daemon in a separate process, so that its memory is measured apart from the providers'. See memory.bench.ts.

import { type BatchPrescription, type NetworkDefinition, silentLogger } from '@muster-network/core'
import { type DaemonOptions, requirePrescription, startDaemon } from '@muster-network/node'
import { type Memory, settledMemory } from './settledMemory.ts'

export type ClientOptions = {
  daemon: Pick<DaemonOptions, 'dir' | 'chain' | 'manifest'> & {
    definition: NetworkDefinition
    privateKey: string
  }
  taskFile: string
  folder: string
}
export type ClientCommand = { tasks: number; concurrency: number } | { stop: true }
export type ClientReport = { ready: true } | { done: number; paid: number; memory: Memory }

async function main({ daemon, taskFile, folder }: ClientOptions): Promise<void> {
  const { privateKey, ...rest } = daemon
  const { client, context, stop } = await startDaemon({
    ...rest,
    privateKey: Buffer.from(privateKey, 'hex'),
    fromBlock: 0,
    listen: { host: '127.0.0.1', port: 0 },
    blobQuotaBytes: 2 ** 30,
    logger: silentLogger,
    client: true,
  })
  const prescription = requirePrescription(taskFile) as BatchPrescription
  const openTasks = context.store.prepare(
    "SELECT count(*) AS open FROM record WHERE kind = 'client-task' AND open = 1",
  )
  let done = 0
  let paid = 0

  const runTask = async () => {
    const { taskId } = await client!.submit(prescription, folder)
    const { parts } = await client!.whenEnded(taskId)
    done++
    if (parts.every(({ deliveries }) => deliveries.at(-1)?.outcome === 'paid')) paid++
  }
  const runTasks = async (tasks: number, concurrency: number) => {
    let started = 0
    const worker = async () => {
      while (started < tasks) {
        started++
        await runTask()
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
    // Trust locks are refunded and data is deleted shortly after the tasks end.
    while (Number(openTasks.get()!.open) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  }

  process.on('message', async (command: ClientCommand) => {
    if ('stop' in command) {
      await stop()
      process.exit(0)
    }
    await runTasks(command.tasks, command.concurrency)
    process.send?.({ done, paid, memory: await settledMemory() } satisfies ClientReport)
  })
  process.send?.({ ready: true } satisfies ClientReport)
}

if (process.send) process.once('message', (options) => void main(options as ClientOptions))
