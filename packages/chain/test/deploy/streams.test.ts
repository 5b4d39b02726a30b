// A stream on a deployed network: the deployed code, the terms and the signatures as TypeScript makes them.
import { subscriptionStates, tokensToWei } from '@muster-network/core'
import {
  type Account,
  encodeAbiParameters,
  type Hex,
  keccak256,
  parseSignature,
  signatureToCompactSignature,
  zeroHash,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { classIdOf } from '../../src/commitments/ids.ts'
import { rulesOf } from '../../src/deploy/rulesOf.ts'
import { TestNetwork } from './TestNetwork.ts'

const classId = classIdOf('wasm/2')
const guarantee = tokensToWei('10')
const budget = tokensToWei('50')

let network: TestNetwork
let client: Account
let signer: PrivateKeyAccount
let provider: PrivateKeyAccount

beforeAll(async () => {
  network = await TestNetwork.start('muster')
  client = network.people.community
  signer = privateKeyToAccount(generatePrivateKey())
  provider = privateKeyToAccount(generatePrivateKey())
  await network.chain.test.setBalance({ address: provider.address, value: 10n ** 20n })
  await network.send(client, 'token', 'transfer', [provider.address, tokensToWei('3000')])
  await network.send(provider, 'token', 'approve', [network.at('registry'), tokensToWei('3000')])
  await network.send(provider, 'registry', 'deposit', [tokensToWei('3000')])
  const facts = { score: 450, region: 0, class: classId, peerKey, priceHint: 0n, relays: [], endpoint: '' }
  await network.send(provider, 'registry', 'listNode', [{ ...facts, encryptionKey: classId }])
  await network.send(client, 'token', 'approve', [network.at('streams'), tokensToWei('1000000')])
})
afterAll(() => network[Symbol.asyncDispose]())

it('opens, admits, pays and closes a stream with the deployed contracts', async () => {
  const rules = rulesOf(network.definition.rules)
  const terms = {
    client: client.address,
    signer: signer.address,
    peer: peerKey,
    token: network.at('token'),
    content: keccak256('0x01'),
    classId,
    salt: zeroHash,
    guarantee,
    stakeLock: 2n * guarantee > rules.minStakeLock ? 2n * guarantee : rules.minStakeLock,
    trustLock: rules.minTrustLock,
    council: 1,
    maxSubscribers: 8,
    epochSeconds: 60,
    settleSeconds: 600,
    settleBlocks: 3,
    accuseSeconds: 60,
    holdSeconds: 900,
    maxDowntime: 3600,
    how: 0,
    seats: 1,
    unitWork: 1000n,
    runSeconds: 60,
    rate: 10n ** 18n,
    rules: await network.read('parameters', 'rulesHash'),
  }
  // runs in the layer, through the fallback
  await network.send(client, 'streams', 'open', [terms, rules, budget, '0x'])
  const streamId: Hex = await network.read('streams', 'idOf', terms)

  const admission = {
    streamId,
    provider: provider.address,
    node: nodeOf(provider),
    joins: 0,
    expiry: (await network.now()) + 600,
  }
  const admitted = await signer.signTypedData({
    domain: domain(),
    types: { Admission: admissionFields },
    primaryType: 'Admission',
    message: admission,
  })
  await network.send(provider, 'streams', 'join', [terms, admission, admitted, provider.address])
  expect(await network.read('streams', 'guaranteeOf', terms, provider.address)).toBe(guarantee)

  const voucher = {
    payee: provider.address,
    amount: tokensToWei('4'),
    epoch: Math.floor((await network.now()) / terms.epochSeconds),
    count: 3n,
    root: keccak256('0x02'),
  }
  const signature = await signer.signTypedData({
    domain: domain(),
    types: { Voucher: voucherFields },
    primaryType: 'Voucher',
    message: { streamId, ...voucher },
  })
  const { r, yParityAndS } = signatureToCompactSignature(parseSignature(signature))
  const claim = { ...voucher, r, vs: yParityAndS }
  await network.send(network.people.team, 'streams', 'settle', [terms, [claim, claim]])
  expect(await network.read('streams', 'balanceOf', network.at('token'), provider.address)).toBe(
    voucher.amount,
  )

  await network.send(client, 'streams', 'retract', [terms])
  await network.chain.test.mine({ blocks: 4 })
  await network.chain.warp((await network.now()) + 901)
  await network.send(network.people.team, 'streams', 'close', [terms, [provider.address]])
  const { status } = await network.read('streams', 'subscriptionOf', streamId, provider.address)
  expect(subscriptionStates[status]).toBe('released')
  expect(await network.read('streams', 'balanceOf', network.at('token'), client.address)).toBe(
    budget - voucher.amount + terms.trustLock,
  )
  await network.send(provider, 'streams', 'withdraw', [network.at('token'), provider.address])
  await network.send(client, 'streams', 'withdraw', [network.at('token'), client.address])
  expect(await network.read('token', 'balanceOf', network.at('streams'))).toBe(0n)
})

const peerKey = keccak256('0x03')
const nodeOf = ({ address }: Account): Hex =>
  keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [address, peerKey]))

function domain() {
  return { name: 'muster', version: '1', chainId: 31_337, verifyingContract: network.at('streams') }
}

const admissionFields = [
  { name: 'streamId', type: 'bytes32' },
  { name: 'provider', type: 'address' },
  { name: 'node', type: 'bytes32' },
  { name: 'joins', type: 'uint16' },
  { name: 'expiry', type: 'uint40' },
] as const
const voucherFields = [
  { name: 'streamId', type: 'bytes32' },
  { name: 'payee', type: 'address' },
  { name: 'amount', type: 'uint96' },
  { name: 'epoch', type: 'uint32' },
  { name: 'count', type: 'uint64' },
  { name: 'root', type: 'bytes32' },
] as const
