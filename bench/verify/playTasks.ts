import { setTimeout as delay } from 'node:timers/promises'
import type { Hex } from '@muster-network/chain'
import type { LocalNetwork } from '@muster-network/node'
import type { TracerTask } from '../../e2e/support/tracerTask.ts'

export type PlayOptions = {
  network: LocalNetwork
  /** Submitted in turn. */
  tasks: readonly TracerTask[]
  count: number
  /** Tasks at the same time. */
  parallel: number
  /** Ends the play: no task is submitted or awaited afterwards. */
  signal: AbortSignal
  onVerdict(done: number): void
}

const pollMs = 250

/** Submits tasks and returns their ids. The next one follows when a council has its verdict. */
export async function playTasks(options: PlayOptions): Promise<Hex[]> {
  const { network, tasks, count, parallel, signal, onVerdict } = options
  const { client, context } = network.client
  const played: Hex[] = []
  let done = 0
  const worker = async () => {
    while (played.length < count && !signal.aborted) {
      // reserves its place before the wait
      const at = played.push('0x') - 1
      const { prescription, folder } = tasks[at % tasks.length]!
      const { taskId } = await client!.submit(prescription, folder)
      played[at] = taskId
      const hasVerdict = () => context.ledger.deliveries(taskId).some(({ settlement }) => settlement)
      if (await until(hasVerdict, signal)) onVerdict(++done)
    }
  }
  await Promise.all(Array.from({ length: parallel }, worker))
  return played
}

/** Resolves to true when the condition holds, to false when the signal aborts first. */
export async function until(condition: () => boolean, signal: AbortSignal): Promise<boolean> {
  for (;;) {
    if (condition()) return true
    if (signal.aborted) return false
    await delay(pollMs)
  }
}
