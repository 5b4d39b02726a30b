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
  'replicas',
  'sureties',
  'streams',
  'streamAudits',
  'marginPanel',
] as const
// the ledger uses only addresses and ABIs, and never calls the chain
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

type TestEvent = {
  contract: 'market' | 'council' | 'liveness' | 'sureties'
  name: string
  args: Record<string, unknown>
}

/** Builds a block with events encoded by the contracts' ABIs. */
function block(number: number, ...events: TestEvent[]): FollowedBlock {
  const logs = events.map(({ contract, name, args }, logIndex) => {
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
  replicas: 1,
  bidUntil: 5_000,
  maxPrice: 2n ** 100n,
}
const posted: TestEvent = {
  contract: 'market',
  name: 'TaskPosted',
  args: { taskId, client, classId: word(3), terms, hint: '0x' },
}
const awarded: TestEvent = {
  contract: 'market',
  name: 'PartAwarded',
  args: { taskId, part: 1, executor, assignment: 1, bidHash: word(4) },
}

it('calls a listener again that failed, once for each change, before it applies more', () => {
  const seen: string[] = []
  let failures = 2
  ledger.onChange(({ head }) => seen.push(`first ${head.number}`))
  ledger.onChange(({ head }) => {
    if (failures-- > 0) throw new Error('database or disk is full')
    seen.push(`second ${head.number}`)
  })
  expect(() => ledger.apply([block(1)])).toThrow('full')
  expect(() => ledger.recent()).toThrow('full')
  expect(ledger.recent()[0]!.number).toBe(1)
  ledger.apply([block(2)])
  expect(seen).toEqual(['first 1', 'second 1', 'first 2', 'second 2'])
})

it('folds events into tasks and parts, and notifies listeners', () => {
  const changes: LedgerChange[] = []
  ledger.onChange((change) => changes.push(change))
  ledger.apply([block(1, posted), block(2, awarded)])
  expect(ledger.task(taskId)).toMatchObject({
    status: 'awarded',
    client: client.toLowerCase(),
    awardedAt: 1_002,
  })
  expect(ledger.task(taskId)!.terms.maxPrice).toBe(2n ** 100n)
  expect(ledger.parts(taskId).map(({ status }) => status)).toEqual(['unawarded', 'running'])
  expect(ledger.partsOf(executor)).toMatchObject([{ part: 1, assignment: 1, bidHash: word(4) }])
  expect(changes).toMatchObject([
    { head: { number: 2, timestamp: 1_002 }, events: [{ name: 'TaskPosted' }, { name: 'PartAwarded' }] },
  ])
})

it('returns every binding answer, and rolls back those of a reorganisation', () => {
  const deliveryId = word(9)
  const answered = (seat: number, kind: number): TestEvent => ({
    contract: 'council',
    name: 'Answered',
    args: { deliveryId, seat, kind, seal: word(20 + seat) },
  })
  ledger.apply([block(1, posted), block(2, answered(3, 1)), block(3, answered(0, 2), answered(1, 1))])
  expect(ledger.boundAnswers(deliveryId)).toEqual([
    { seat: 0, kind: 'differs', seal: word(20) },
    { seat: 1, kind: 'agree', seal: word(21) },
    { seat: 3, kind: 'agree', seal: word(23) },
  ])
  ledger.undo(2)
  expect(ledger.boundAnswers(deliveryId).map(({ seat }) => seat)).toEqual([3])
})

it('keeps one dispute for each named segment, with its votes and its ruling', () => {
  const deliveryId = word(9)
  const about = (name: string, segment: bigint, args: Record<string, unknown>): TestEvent =>
    ({ contract: 'disputes', name, args: { deliveryId, segment, ...args } }) as unknown as TestEvent
  const account = (digit: string) => `0x${digit.repeat(40)}`
  const contested = (segment: bigint, challenger: string) =>
    about('Contested', segment, { challenger, evidence: word(0), until: 50 })
  const voted = (segment: bigint, workIsGood: boolean) =>
    about('Voted', segment, { member: account('c'), workIsGood, tolerance: 0n, evidence: word(0) })
  ledger.apply([
    block(1, posted),
    block(2, contested(7n, account('a')), contested(3n, account('b'))),
    block(
      3,
      voted(7n, false),
      voted(7n, false),
      voted(7n, true),
      about('Resolved', 7n, { ruling: 2, tolerance: 0n }),
    ),
  ])
  const open = { deliveryId, openedAt: 1_002, until: 50 }
  expect(ledger.disputes(deliveryId)).toEqual([
    { ...open, segment: 3n, challenger: account('b'), forWork: 0, againstWork: 0, ruling: undefined },
    { ...open, segment: 7n, challenger: account('a'), forWork: 1, againstWork: 2, ruling: 'fraud' },
  ])
  ledger.undo(2)
  expect(ledger.disputes(deliveryId).map(({ againstWork, ruling }) => [againstWork, ruling])).toEqual([
    [0, undefined],
    [0, undefined],
  ])
})

it('resumes after a restart', () => {
  ledger.apply([block(1, posted)])
  ledger.close()
  ledger = new Ledger(file, network)
  expect(ledger.recent()[0]).toEqual({ number: 1, hash: word(1) })
  ledger.apply([block(2, awarded)])
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'running' })
  expect(ledger.events({ taskId }).map(({ name }) => name)).toEqual(['TaskPosted', 'PartAwarded'])
})

it('knows when an operator last lost its surety', () => {
  const lost: TestEvent = { contract: 'sureties', name: 'SuretyLost', args: { operator: client, amount: 5n } }
  const { timestamp } = block(2, lost)
  expect(ledger.suretyLostAt(client)).toBeUndefined()
  const closed = (n: number): TestEvent => ({
    contract: 'market',
    name: 'Closed',
    args: { deliveryId: word(n), outcome: 2 },
  })
  ledger.apply([block(1, posted), block(2, lost, closed(7)), block(3, closed(8))])
  expect(ledger.suretyLostAt(client)).toBe(timestamp)
  expect(ledger.suretyLostWith(word(7))).toBe(5n)
  expect(ledger.suretyLostWith(word(8))).toBe(0n)
  ledger.undo(1)
  expect(ledger.suretyLostAt(client)).toBeUndefined()
})

it('rolls back the events of a reorganisation only', () => {
  const challenged: TestEvent = {
    contract: 'liveness',
    name: 'Challenged',
    args: { taskId, part: 1, challenger: client, until: 2_000 },
  }
  ledger.apply([block(1, posted), block(2, awarded), block(3, challenged)])
  expect(ledger.challenge(taskId, 1)).toEqual({ challenger: client.toLowerCase(), until: 2_000 })
  ledger.undo(1)
  expect(ledger.challenge(taskId, 1)).toBeUndefined()
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'unawarded', assignment: 0 })
  expect(ledger.recent().map(({ number }) => number)).toEqual([1])
  ledger.apply([block(2, awarded)])
  expect(ledger.part(taskId, 1)).toMatchObject({ status: 'running' })
})

it('is rebuilt from the chain when its file is damaged or of another version', async () => {
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
