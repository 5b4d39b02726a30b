import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { FollowedBlock, Hex, Network, Terms } from '@muster-network/chain'
import { bindNetwork } from '@muster-network/chain'
import { encodeAbiParameters, encodeEventTopics, getAddress, type PublicClient } from 'viem'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Ledger, type LedgerChange } from './Ledger.ts'

let folder: string
let file: string
let ledger: Ledger
const addressAt = (n: number) => getAddress(`0x${n.toString(16).padStart(40, '0')}`)
const word = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const names = [
  'token',
  'market',
  'council',
  'registry',
  'parameters',
  'history',
  'disputes',
  'liveness',
  'copies',
] as const
// only addresses and ABIs are used: the ledger never asks the chain
const network: Network = bindNetwork(
  {} as PublicClient,
  Object.fromEntries(names.map((name, i) => [name, addressAt(i + 1)])) as Network['addresses'],
)

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'muster-ledger-'))
  file = path.join(folder, 'ledger.sqlite')
  ledger = new Ledger(file, network)
})
afterEach(async () => {
  ledger.close()
  await rm(folder, { recursive: true })
})

type Said = { contract: 'market' | 'council' | 'liveness'; name: string; args: Record<string, unknown> }

/** A block as the chain would give it, with events encoded by the contracts' ABIs. */
function block(number: number, ...said: Said[]): FollowedBlock {
  const logs = said.map(({ contract, name, args }, logIndex) => {
    const { abi, address } = network[contract]
    const event = abi.find((each) => each.type === 'event' && each.name === name) as {
      inputs: readonly { name: string; indexed?: boolean; type: string }[]
    }
    const plain = event.inputs.filter((input) => !input.indexed)
    return {
      address,
      topics: encodeEventTopics({ abi, eventName: name, args } as never) as Hex[],
      data: encodeAbiParameters(plain as never, plain.map((input) => args[input.name]) as never),
      blockNumber: number,
      blockHash: word(number),
      transactionHash: word(1000 + number),
      logIndex,
    }
  })
  return { number, hash: word(number), timestamp: 1_000 + number, logs }
}

const client = addressAt(100)
const executor = addressAt(101)
const taskId = word(7)

function zeroOf(
  type: string,
  components?: readonly { name: string; type: string; components?: never }[],
): unknown {
  if (type === 'tuple')
    return Object.fromEntries(components!.map((each) => [each.name, zeroOf(each.type, each.components)]))
  if (type === 'address') return addressAt(0)
  if (type === 'bytes32') return word(0)
  if (type === 'bool') return false
  return Number(/\d+/.exec(type)?.[0]) > 48 ? 0n : 0
}

const postAbi = network.market.abi.find(
  (each) => each.type === 'function' && each.name === 'post',
) as unknown as {
  inputs: readonly [{ components: never }]
}
const terms = {
  ...(zeroOf('tuple', postAbi.inputs[0].components) as Terms),
  client,
  parts: 2,
  copies: 1,
  bidUntil: 5_000,
  maxPrice: 2n ** 100n,
}
const posted: Said = {
  contract: 'market',
  name: 'TaskPosted',
  args: { taskId, client, classId: word(3), terms, hint: '0x' },
}
const awarded: Said = {
  contract: 'market',
  name: 'PartAwarded',
  args: { taskId, part: 1, executor, tenure: 1, bidHash: word(4) },
}

it('turns events into tasks and parts, and tells listeners what came', () => {
  const changes: LedgerChange[] = []
  ledger.onChange((change) => changes.push(change))
  ledger.apply([block(1, posted), block(2, awarded)])
  expect(ledger.task(taskId)).toMatchObject({
    status: 'Awarded',
    client: client.toLowerCase(),
    awardedAt: 1_002,
  })
  expect(ledger.task(taskId)!.terms.maxPrice).toBe(2n ** 100n)
  expect(ledger.parts(taskId).map(({ status }) => status)).toEqual(['Unawarded', 'Running'])
  expect(ledger.partsOf(executor)).toMatchObject([{ part: 1, tenure: 1, bidHash: word(4) }])
  expect(changes).toMatchObject([
    { head: { number: 2, timestamp: 1_002 }, events: [{ name: 'TaskPosted' }, { name: 'PartAwarded' }] },
  ])
})

it('knows every answer that binds its seat, and forgets one that a reorganisation took back', () => {
  const deliveryId = word(9)
  const answered = (seat: number, kind: number): Said => ({
    contract: 'council',
    name: 'Answered',
    args: { deliveryId, seat, kind, leaf: word(kind), seal: word(20 + seat) },
  })
  ledger.apply([block(1, posted), block(2, answered(3, 1)), block(3, answered(0, 2), answered(1, 1))])
  expect(ledger.boundAnswers(deliveryId)).toEqual([
    { seat: 0, kind: 2, leaf: word(2), seal: word(20) },
    { seat: 1, kind: 1, leaf: word(1), seal: word(21) },
    { seat: 3, kind: 1, leaf: word(1), seal: word(23) },
  ])
  ledger.undo(2)
  expect(ledger.boundAnswers(deliveryId).map(({ seat }) => seat)).toEqual([3])
})

it('goes on where it was after a restart', () => {
  ledger.apply([block(1, posted)])
  ledger.close()
  ledger = new Ledger(file, network)
  expect(ledger.recent()[0]).toEqual({ number: 1, hash: word(1) })
  ledger.apply([block(2, awarded)])
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'Running' })
  expect(ledger.events({ taskId }).map(({ name }) => name)).toEqual(['TaskPosted', 'PartAwarded'])
})

it('forgets what a reorganisation took back and keeps the rest', () => {
  const challenged: Said = {
    contract: 'liveness',
    name: 'Challenged',
    args: { taskId, part: 1, challenger: client, until: 2_000 },
  }
  ledger.apply([block(1, posted), block(2, awarded), block(3, challenged)])
  expect(ledger.challenge(taskId, 1)).toEqual({ challenger: client.toLowerCase(), until: 2_000 })
  ledger.undo(1)
  expect(ledger.challenge(taskId, 1)).toBeUndefined()
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'Unawarded', tenure: 0 })
  expect(ledger.recent().map(({ number }) => number)).toEqual([1])
  ledger.apply([block(2, awarded)])
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'Running' })
})

it('is read again from the chain when its file is damaged or of another version', async () => {
  ledger.apply([block(1, posted)])
  ledger.close()
  const raw = new DatabaseSync(file)
  raw.exec('PRAGMA user_version = 999')
  raw.close()
  ledger = new Ledger(file, network)
  expect(ledger.recent()).toEqual([])
  ledger.close()
  await writeFile(file, 'x'.repeat(5_000))
  ledger = new Ledger(file, network)
  expect(ledger.tasks()).toEqual([])
})
