// A client's daemon in a process of its own, so that what it holds is not mixed up with the providers'.
// See memory.bench.ts.

import { type BatchPrescription, type NetworkDefinition, silentLogger } from '@muster-network/core'
import { type DaemonOptions, requirePrescription, startDaemon } from '@muster-network/node'
import { type Memory, settledMemory } from './settledMemory.ts'

export type ClientOrder = {
  daemon: Pick<DaemonOptions, 'dir' | 'chain' | 'manifest'> & {
    definition: NetworkDefinition
    privateKey: string
  }
  taskFile: string
  folder: string
}
export type Asked = { tasks: number; atOnce: number } | { stop: true }
export type Told = { ready: true } | { done: number; paid: number; memory: Memory }

async function main({ daemon, taskFile, folder }: ClientOrder): Promise<void> {
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

  const one = async () => {
    const { taskId } = await client!.submit(prescription, folder)
    const { parts } = await client!.whenEnded(taskId)
    done++
    if (parts.every(({ deliveries }) => deliveries.at(-1)?.outcome === 1)) paid++
  }
  const many = async (tasks: number, atOnce: number) => {
    let begun = 0
    const worker = async () => {
      while (begun < tasks) {
        begun++
        await one()
      }
    }
    await Promise.all(Array.from({ length: atOnce }, worker))
    // deposits come back and data is deleted a moment after the end
    while (Number(openTasks.get()!.open) > 0) await new Promise((resolve) => setTimeout(resolve, 200))
  }

  process.on('message', async (asked: Asked) => {
    if ('stop' in asked) {
      await stop()
      process.exit(0)
    }
    await many(asked.tasks, asked.atOnce)
    process.send?.({ done, paid, memory: await settledMemory() } satisfies Told)
  })
  process.send?.({ ready: true } satisfies Told)
}

if (process.send) process.once('message', (order) => void main(order as ClientOrder))
