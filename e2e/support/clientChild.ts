import { readFile } from 'node:fs/promises'
import { type BatchPrescription, type StepName, silentLogger } from '@muster-network/core'
import {
  ClientRole,
  createLogger,
  type NodeOptions,
  openNode,
  requirePrescription,
} from '@muster-network/node'

/** Options that a test passes to a client in its own process. */
export type ClientChild = {
  daemon: Pick<NodeOptions, 'dir' | 'chain' | 'definition' | 'manifest'> & {
    port: number
    privateKey: string
  }
  taskFile: string
  className: string
  /** The step after which it is killed, as by kill -9; without one it goes on to the end. */
  dieAt?: StepName
}

// Its own process, so that nothing but what is on disk outlives it.
const { daemon, taskFile, className, dieAt } = JSON.parse(
  await readFile(process.argv[2]!, 'utf8'),
) as ClientChild
const { port, privateKey, ...rest } = daemon
const node = await openNode({
  ...rest,
  fromBlock: 0,
  privateKey: Buffer.from(privateKey, 'hex'),
  listen: { host: '127.0.0.1', port },
  blobQuotaBytes: 2 ** 30,
  logger: process.env.MUSTER_E2E_LOG ? createLogger({ level: 'debug' }) : silentLogger,
})
const { journal } = node.context
journal.onAdded(({ entry }) => {
  if (entry.step === dieAt) process.kill(process.pid, 'SIGKILL')
})
const client = new ClientRole(node.context, { className })
await node.follow()
await client.start()
const known = client.tasks()[0]
const taskId =
  known?.taskId ??
  (await client.submit(requirePrescription(taskFile) as BatchPrescription, taskFile.replace(/\/[^/]*$/, '')))
    .taskId
const { resultsDir, parts } = await client.whenEnded(taskId)
if (dieAt === undefined) {
  for await (const { entry } of journal.watch(taskId, 0, AbortSignal.timeout(30_000)))
    if (entry.step === 'keysDestroyed') break
  const deletions = client.task(taskId)!.deletions.map(({ receipt }) => receipt !== undefined)
  process.stdout.write(
    JSON.stringify({ taskId, resultsDir, assignments: parts.map(({ assignment }) => assignment), deletions }),
  )
  await client.stop()
  await node.close()
}
process.exit(dieAt === undefined ? 0 : 3)
