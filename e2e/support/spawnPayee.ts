import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Hex } from '@muster-network/chain'
import type { HandOverOrder, JoinOrder } from './payeeProcess.ts'
import type { ProviderOrder } from './providerProcess.ts'
import type { TestNetwork } from './testNetwork.ts'

export type SpawnedPayee = {
  address: Hex
  node: Hex
  classId: Hex
  join(order: JoinOrder): Promise<void>
  /** Hands a voucher to veto nodes, and returns their answers. */
  handOver(order: HandOverOrder): Promise<{ ok: boolean; reason?: string }[]>
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>
}

/** Starts a provider in a process of its own, which a test makes join a stream. */
export async function spawnPayee(network: TestNetwork, name: string): Promise<SpawnedPayee> {
  const { chainId, rpcUrls, confirmations, pollMs } = network.chainDefinition
  const order: ProviderOrder = {
    ...{ networkDir: network.dir, name, definition: network.definition },
    chain: { chainId, rpcUrls, confirmations, pollMs },
    privateKey: Buffer.from(network.keyOf(name)).toString('hex'),
  }
  const file = path.join(network.dir, `${name}.json`)
  await writeFile(file, JSON.stringify(order), { mode: 0o600 })
  // amounts are bigints
  const child = fork(path.join(import.meta.dirname, 'payeeProcess.ts'), [file], { serialization: 'advanced' })
  const exited = once(child, 'exit')
  const answer = async () => {
    const early = exited.then(() => Promise.reject(new Error(`${name} exited`)))
    const [message] = (await Promise.race([once(child, 'message'), early])) as [unknown]
    return message
  }
  const facts = (await answer()) as Pick<SpawnedPayee, 'address' | 'node' | 'classId'>
  return {
    ...facts,
    async join(join) {
      child.send({ join })
      await answer()
    },
    async handOver(handOver) {
      child.send({ handOver })
      return (await answer()) as { ok: boolean; reason?: string }[]
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
