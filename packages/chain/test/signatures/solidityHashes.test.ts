import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { type Address, encodeAbiParameters, type Hex, hexToBytes, keccak256, stringToBytes } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EmbeddedChain } from '../../src/index.ts'
import { messageDigest, structHash } from '../../src/signatures/hashMessage.ts'
import { Bid, messages } from '../../src/signatures/messages.ts'
import { recoverSigner } from '../../src/signatures/recoverSigner.ts'
import type { FieldType, TypedMessage } from '../../src/signatures/TypedMessage.ts'
import { rpc, sendAll, waitForNonce } from '../embedded/rpc.ts'
import { testAccount } from '../embedded/transfers.ts'
import { compileHarness } from './harness.ts'

const hexOf = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((array): Hex => `0x${Buffer.from(array).toString('hex')}`)

function anyValue(type: FieldType): fc.Arbitrary<unknown> {
  if (type === 'bytes32') return hexOf(32)
  if (type === 'address') return hexOf(20)
  if (type === 'bool') return fc.boolean()
  const bits = Number(type.slice(4))
  return bits <= 48
    ? fc.maxSafeNat().map((n) => n % 2 ** bits)
    : fc.bigInt({ min: 0n, max: (1n << BigInt(bits)) - 1n })
}

function anyMessage({ entries }: TypedMessage) {
  return fc.record(Object.fromEntries(entries.map(([name, type]) => [name, anyValue(type)])))
}

let chain: EmbeddedChain
let directory: string
let harness: Address
const account = testAccount(0)

async function ask(signature: string, types: readonly string[], values: readonly unknown[]): Promise<Hex> {
  const selector = keccak256(stringToBytes(signature)).slice(0, 10)
  const words = encodeAbiParameters(
    types.map((type) => ({ type })),
    values,
  )
  return rpc<Hex>(chain.url, 'eth_call', [{ to: harness, data: selector + words.slice(2) }, 'latest'])
}

beforeAll(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'muster-hashes-'))
  chain = await EmbeddedChain.start({ directory })
  const raw = await account.signTransaction({
    ...({ type: 'eip1559', chainId: chain.chainId, nonce: 0, gas: 5_000_000n } as const),
    ...{ maxFeePerGas: 0n, maxPriorityFeePerGas: 0n, data: compileHarness() },
  })
  const [hash] = await sendAll(chain.url, [raw])
  await waitForNonce(chain.url, account.address, 1)
  const receipt = await rpc<{ contractAddress: Address; status: Hex }>(
    chain.url,
    'eth_getTransactionReceipt',
    [hash],
  )
  expect(receipt.status).toBe('0x1')
  harness = receipt.contractAddress
})
afterAll(async () => {
  await chain.stop()
  await rm(directory, { recursive: true })
})

describe('the hash of a message', () => {
  it.each(messages.map((type) => [type.name, type as TypedMessage] as const))(
    'matches Solidity: %s',
    async (_, type) => {
      const types = type.entries.map(([, fieldType]) => fieldType)
      const domain = { chainId: chain.chainId, verifyingContract: harness }
      await fc.assert(
        fc.asyncProperty(anyMessage(type), async (message) => {
          const expected = await ask(
            `hash((${types}))`,
            types,
            type.entries.map(([name]) => message[name]),
          )
          expect(structHash(type, message as never)).toBe(expected)
          expect(messageDigest(domain, type, message as never)).toBe(
            await ask('digest(bytes32)', ['bytes32'], [expected]),
          )
        }),
        { numRuns: 20, seed: 5 },
      )
    },
  )

  it('is rejected for a value that does not fit its field', () => {
    const type: TypedMessage = Bid
    const good = fc.sample(anyMessage(type), { seed: 1, numRuns: 1 })[0]!
    for (const bad of [
      { maxParts: 65_536 },
      { maxParts: -1 },
      { maxParts: 1.5 },
      { price: 1n << 128n },
      { price: -1n },
      { price: 5 },
      { taskId: '0x12' },
      { taskId: `0x${'zz'.repeat(32)}` },
      { operator: `0x${'11'.repeat(32)}` },
      { nonce: undefined },
    ])
      expect(() => structHash(type, { ...good, ...bad } as never)).toThrow(
        /not a valid (uint|bytes32|address)/,
      )
  })
})

describe('the signer of a digest', () => {
  it('matches OpenZeppelin, also for invalid signatures', async () => {
    const digest = keccak256('0x01')
    const good = hexToBytes(await account.sign({ hash: digest }))
    const changed = (at: number, value: number) => good.with(at, value)
    const order = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141')
    const s = BigInt(`0x${Buffer.from(good.subarray(32, 64)).toString('hex')}`)
    const twin = Buffer.from(good)
    twin.write((order - s).toString(16).padStart(64, '0'), 32, 'hex')
    twin[64] = good[64] === 27 ? 28 : 27
    const zero = new Uint8Array(65).with(64, 27)
    for (const signature of [
      good,
      changed(64, 0),
      changed(64, 29),
      changed(3, good[3]! ^ 1),
      twin,
      zero,
      good.subarray(0, 64),
      new Uint8Array([...good, 0]),
    ]) {
      const expected = await ask(
        'recover(bytes32,bytes)',
        ['bytes32', 'bytes'],
        [digest, `0x${Buffer.from(signature).toString('hex')}`],
      )
      const found = recoverSigner(hexToBytes(digest), signature)
      expect(Buffer.from(found ?? new Uint8Array(20)).toString('hex')).toBe(expected.slice(26))
    }
  })
})
