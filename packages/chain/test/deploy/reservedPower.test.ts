// Prices and reservations with the real market: reserved nodes stay free, and allocations count as usage.
import { tokensToWei } from '@muster-network/core'
import {
  type Account,
  type Address,
  encodeAbiParameters,
  type Hex,
  keccak256,
  zeroAddress,
  zeroHash,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { classIdOf } from '../../src/commitments/ids.ts'
import { rulesOf } from '../../src/deploy/rulesOf.ts'
import { Bid } from '../../src/signatures/messages.ts'
import { TestNetwork } from './TestNetwork.ts'

const classId = classIdOf('wasm/2')
const offerFields = [
  { name: 'operator', type: 'address' },
  { name: 'node', type: 'bytes32' },
  { name: 'client', type: 'address' },
  { name: 'replaces', type: 'bytes32' },
  { name: 'score', type: 'uint32' },
  { name: 'from', type: 'uint40' },
  { name: 'until', type: 'uint40' },
  { name: 'minBasePrice', type: 'uint256' },
  { name: 'bond', type: 'uint256' },
  { name: 'expiry', type: 'uint40' },
  { name: 'nonce', type: 'uint256' },
] as const

let network: TestNetwork
let operators: PrivateKeyAccount[]
let client: Account
let stranger: Account

beforeAll(async () => {
  network = await TestNetwork.start('muster')
  client = network.people.community
  stranger = network.people.team
  operators = await Promise.all(Array.from({ length: 8 }, () => privateKeyToAccount(generatePrivateKey())))
  for (const operator of operators) {
    await network.chain.test.setBalance({ address: operator.address, value: 10n ** 20n })
    await network.send(client, 'token', 'transfer', [operator.address, tokensToWei('2000')])
    await network.send(operator, 'token', 'approve', [network.at('registry'), tokensToWei('1000')])
    await network.send(operator, 'registry', 'deposit', [tokensToWei('1000')])
    const facts = {
      score: 450,
      region: 0,
      class: classId,
      peerKey: peerKey(operator),
      priceHint: 0n,
      relays: [],
    }
    await network.send(operator, 'registry', 'listNode', [{ ...facts, encryptionKey: classId, endpoint: '' }])
    await network.send(operator, 'registry', 'bond', [classId, 400])
    await network.send(operator, 'pricing', 'announce', [nodeOf(operator)])
  }
  for (const payer of [client, stranger]) {
    await network.send(payer, 'token', 'approve', [network.at('market'), tokensToWei('1000000')])
    await network.send(payer, 'token', 'approve', [network.at('reservations'), tokensToWei('1000000')])
  }
})
afterAll(() => network[Symbol.asyncDispose]())

it('a reserved node accepts only its client’s work; allocations of the market change the usage', async () => {
  const [reserved, open] = operators as [PrivateKeyAccount, PrivateKeyAccount]
  expect(await network.read('pricing', 'onlineScore')).toBe(3200n) // 450 declared, 400 backed by the bond, eight times
  const id = await reserve(reserved)

  const refused = await post(stranger, reserved)
  // the award steps over a bid of a node that is reserved for another client
  await award(refused)
  expect(await lockedBy(reserved)).toBe(0n)

  const elsewhere = await post(stranger, open)
  await award(elsewhere)
  await network.send(open, 'pricing', 'commit', [elsewhere.terms, elsewhere.bid, 0, 1])
  expect(await network.read('pricing', 'committedScore')).toBe(400n)
  expect(await network.read('pricing', 'usageNow')).toBe(tokensToWei('0.125'))

  const own = await post(client, reserved)
  await award(own)
  expect(await lockedBy(reserved)).toBe(tokensToWei('160'))

  const { from, until, standard } = await network.read('reservations', 'reservation', id)
  expect(standard).toBe(tokensToWei('0.5')) // 400 points, 1 hour, 0.001, a quarter more for the whole node
  await network.chain.warp(from)
  await network.send(client, 'reservations', 'summon', [id, tokensToWei('3')])
  await network.send(reserved, 'reservations', 'present', [id])
  await network.chain.warp(until)
  await network.send(stranger, 'reservations', 'expire', [id])
  const inside = await network.read('token', 'balanceOf', network.at('reservations'))
  const [clients, operator] = await Promise.all(
    [client, reserved].map(({ address }) => network.read('reservations', 'balanceOf', address)),
  )
  expect(clients + operator).toBe(inside)
  await network.send(client, 'reservations', 'withdraw', [clients])
  await network.send(reserved, 'reservations', 'withdraw', [operator])
  expect(await network.read('token', 'balanceOf', network.at('reservations'))).toBe(0n)
})

async function reserve(operator: PrivateKeyAccount): Promise<Hex> {
  await network.send(operator, 'token', 'approve', [network.at('reservations'), tokensToWei('10')])
  await network.send(operator, 'reservations', 'deposit', [tokensToWei('10')])
  const now = await network.now()
  const offer = {
    operator: operator.address,
    node: nodeOf(operator),
    client: client.address,
    replaces: zeroHash,
    score: 400,
    from: now + 3600,
    until: now + 7200,
    minBasePrice: 0n,
    bond: tokensToWei('1'),
    expiry: now + 600,
    nonce: 1n,
  }
  const signature = await operator.signTypedData({
    domain: domain('muster reservations', network.at('reservations')),
    types: { Offer: offerFields },
    primaryType: 'Offer',
    message: offer,
  })
  await network.send(client, 'reservations', 'reserve', [offer, signature, tokensToWei('1.5')])
  return network.read('reservations', 'offerDigest', offer)
}

let salts = 0n

/** Posts a two-hour task with a bid of the operator. */
async function post(from: Account, operator: PrivateKeyAccount) {
  const now = await network.now()
  const terms = {
    client: from.address,
    signer: from.address,
    peer: classId,
    token: network.at('token'),
    content: classId,
    starts: classId,
    classId,
    salt: `0x${(++salts).toString(16).padStart(64, '0')}` as Hex,
    parts: 1,
    replicas: 1,
    how: 0,
    lead: 1,
    windows: 1,
    // all segments are replayed, so a bid locks 1.6 prices
    windowSegments: 10,
    milestoneSegments: 0n,
    deliveries: 4,
    bidUntil: now + 60,
    runSeconds: 7200,
    maxPrice: tokensToWei('100'),
    trustLock: tokensToWei('20'),
    stakeLock: tokensToWei('50'),
    segmentUnits: 1000n,
    maxUnits: 10_000n,
    memoryBytes: 2n ** 30n,
    diskBytes: 2n ** 30n,
    pay: zeroAddress,
    payCode: zeroHash,
    payData: zeroHash,
    allOrNothing: false,
    exact: false,
    rate: 10n ** 18n,
    rules: rulesOf(network.definition.rules),
  }
  await network.send(from, 'market', 'post', [terms, '0x'])
  const bid = {
    taskId: (await network.read('market', 'idOf', terms)) as Hex,
    operator: operator.address,
    node: nodeOf(operator),
    price: tokensToWei('100'),
    floor: 0n,
    stakeLock: tokensToWei('160'),
    maxParts: 1,
    startSeconds: 60,
    expiry: now + 3600,
    takeoverUntil: now + 3600,
    nonce: salts,
    payCode: zeroHash,
  }
  const signature = await operator.signTypedData({
    domain: domain('muster', network.at('market')),
    types: { Bid: Object.entries(Bid.fields).map(([name, type]) => ({ name, type })) },
    primaryType: 'Bid',
    message: bid,
  })
  return { from, terms, bid, signature }
}

async function award({ from, terms, bid, signature }: Awaited<ReturnType<typeof post>>): Promise<void> {
  await network.send(from, 'market', 'award', [terms, [{ bid, signature, parts: [0] }], zeroHash, 1])
}

async function lockedBy(operator: Account): Promise<bigint> {
  return (await network.read('registry', 'accountOf', operator.address)).locked
}

function domain(name: string, verifyingContract: Address) {
  return { name, version: '1', chainId: 31_337, verifyingContract }
}

function peerKey(operator: Account): Hex {
  return keccak256(operator.address)
}

function nodeOf(operator: Account): Hex {
  const key = [{ type: 'address' }, { type: 'bytes32' }] as const
  return keccak256(encodeAbiParameters(key, [operator.address, peerKey(operator)]))
}
