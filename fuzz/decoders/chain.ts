import assert from 'node:assert/strict'
import { parseUntrusted } from '@muster-network/core'
import fc from 'fast-check'
import {
  type Abi,
  type AbiEvent,
  type AbiParameter,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  toEventSelector,
  toFunctionSelector,
} from 'viem'
import { callEndpoint } from '../../packages/chain/src/connection/callEndpoint.ts'
import { allErrors } from '../../packages/chain/src/contracts/allErrors.ts'
import type { Network } from '../../packages/chain/src/contracts/bindNetwork.ts'
import { decodeCall } from '../../packages/chain/src/contracts/callText.ts'
import { decodeEvents } from '../../packages/chain/src/contracts/decodeEvents.ts'
import { councilAbi } from '../../packages/chain/src/contracts/generated/council.ts'
import { disputesAbi } from '../../packages/chain/src/contracts/generated/disputes.ts'
import { livenessAbi } from '../../packages/chain/src/contracts/generated/liveness.ts'
import { providerRegistryAbi } from '../../packages/chain/src/contracts/generated/providerRegistry.ts'
import { replicasAbi } from '../../packages/chain/src/contracts/generated/replicas.ts'
import { streamsAbi } from '../../packages/chain/src/contracts/generated/streams.ts'
import { suretiesAbi } from '../../packages/chain/src/contracts/generated/sureties.ts'
import { taskMarketAbi } from '../../packages/chain/src/contracts/generated/taskMarket.ts'
import { readAwardedBid } from '../../packages/chain/src/contracts/readAwardedBid.ts'
import { DeploymentManifest } from '../../packages/chain/src/deploy/DeploymentManifest.ts'
import { answerCall } from '../../packages/chain/src/embedded/proxy/answerCall.ts'
import { ChainLog, Header } from '../../packages/chain/src/follower/ChainEvents.ts'
import { readNewBlocks, readOldBlocks } from '../../packages/chain/src/follower/readBlocks.ts'
import { addressInKeyFile, readKeyFile, writeKeyFile } from '../../packages/chain/src/keys/KeyFile.ts'
import { LocalSigner } from '../../packages/chain/src/keys/LocalSigner.ts'
import { decodeRevert } from '../../packages/chain/src/sending/decodeRevert.ts'
import { readFees } from '../../packages/chain/src/sending/readFees.ts'
import { readReceipt } from '../../packages/chain/src/sending/readReceipt.ts'
import { Acceptance } from '../../packages/chain/src/signatures/messages.ts'
import { verifyMessage } from '../../packages/chain/src/signatures/verifyMessage.ts'
import { fromText, toText } from '../../packages/node/src/store/bigintJson.ts'
import type { Decoder, Verdict } from '../Decoder.ts'
import { mutatedBytes } from '../inputs/mutatedBytes.ts'
import { mutatedJson } from '../inputs/mutatedJson.ts'
import { valuesOf } from '../inputs/valuesOf.ts'

const hexOf = (bytes: Uint8Array): Hex => `0x${Buffer.from(bytes).toString('hex')}`
const bytesOf = (hex: Hex) => Buffer.from(hex.slice(2), 'hex')
const address = (digit: number) => `0x${String(digit).repeat(40)}` as const

const abis = {
  market: taskMarketAbi,
  council: councilAbi,
  registry: providerRegistryAbi,
  disputes: disputesAbi,
  liveness: livenessAbi,
  replicas: replicasAbi,
  sureties: suretiesAbi,
  streams: streamsAbi,
} as const
const network = Object.fromEntries(
  Object.entries(abis).map(([name, abi], index) => [name, { abi, address: address(index + 1) }]),
) as unknown as Network

/** A value of a Solidity type, made of one small number. */
function solidityValue(parameter: AbiParameter, seed: number): unknown {
  const { type } = parameter
  const list = /^(.*)\[(\d*)\]$/.exec(type)
  if (list) {
    const item = { ...parameter, type: list[1]! }
    return Array.from({ length: Number(list[2] || 2) }, (_, index) => solidityValue(item, seed + index))
  }
  if ('components' in parameter)
    return Object.fromEntries(
      parameter.components.map((each, index) => [each.name, solidityValue(each, seed + index)]),
    )
  if (type === 'bool') return seed % 2 === 1
  if (type === 'string') return `text ${seed}`
  if (type === 'address') return address(seed % 10)
  const fixed = /^bytes(\d+)$/.exec(type)
  if (fixed) return `0x${String(seed % 10).repeat(2 * Number(fixed[1]))}`
  if (type === 'bytes') return '0x7b7d'
  const bits = Number(type.replace(/^u?int/, ''))
  return bits <= 48 ? seed : BigInt(seed)
}

const events = Object.values(abis).flatMap((abi, contract) =>
  (abi as Abi)
    .filter((entry): entry is AbiEvent => entry.type === 'event')
    .map((event) => ({ event, contract })),
)

/** A log in bytes: the contract, the number of topics, the topics and the data. */
function logBytes({ event, contract }: (typeof events)[number]): Buffer {
  const [indexed, plain] = [true, false].map((wanted) =>
    event.inputs.filter((each) => !!each.indexed === wanted),
  ) as [AbiParameter[], AbiParameter[]]
  const topics = [
    toEventSelector(event),
    ...indexed.map((each, i) => encodeAbiParameters([{ ...each }], [solidityValue(each, i)])),
  ]
  const data = encodeAbiParameters(
    plain,
    plain.map((each, i) => solidityValue(each, i + 1)),
  )
  return Buffer.concat([Buffer.of(contract, topics.length), ...topics.map(bytesOf), bytesOf(data)])
}

/** Events of all contracts, as the ledger reads them, and the texts in which it stores them. */
const eventLogs: Decoder = {
  name: 'event-logs',
  weight: 0.2,
  inputs: () => mutatedBytes(events.map(logBytes), { maxEdits: 3 }),
  decode(input) {
    const count = (input[1] ?? 0) % 6
    const topics = Array.from({ length: count }, (_, i) => hexOf(input.subarray(2 + 32 * i, 34 + 32 * i)))
    const log = {
      address: address(((input[0] ?? 0) % 7) + 1),
      topics,
      data: hexOf(input.subarray(2 + 32 * count)),
      blockNumber: 1,
      blockHash: '0x00',
      transactionHash: '0x00',
      logIndex: 0,
    } as const
    const [event] = decodeEvents(network, { number: 1, hash: '0x00', timestamp: 1, logs: [log] })
    if (!event) return 'refused'
    assert.deepEqual(fromText(toText({ ...event.args })), { ...event.args })
    return 'accepted'
  },
}

const header = {
  number: '0x1',
  hash: '0xaa',
  parentHash: '0xbb',
  timestamp: '0x5',
  logsBloom: `0x${'ff'.repeat(256)}`,
}
const chainLog = {
  ...header,
  address: address(1),
  topics: ['0x01'],
  data: '0x',
  blockNumber: '0x1',
  blockHash: '0xaa',
  transactionHash: '0xcc',
  logIndex: '0x0',
}
const receipt = {
  ...{
    transactionHash: '0xcc',
    blockHash: '0xaa',
    blockNumber: '0x1',
    status: '0x1',
    gasUsed: '0x5208',
    type: '0x2',
  },
  ...{
    effectiveGasPrice: '0x1',
    cumulativeGasUsed: '0x1',
    transactionIndex: '0x0',
    from: address(1),
    to: address(2),
  },
  logs: [chainLog],
}
const numbers = fc.constantFrom('0x', '0x0', '0x1', '0x01', '0xffffffffffffffffff', `0x${'f'.repeat(300)}`)
const answers = fc.record({
  eth_getBlockByNumber: fc.oneof(
    fc.constant({ ...header, baseFeePerGas: '0x7' }),
    fc.record({
      number: numbers,
      hash: numbers,
      parentHash: numbers,
      timestamp: numbers,
      logsBloom: numbers,
    }),
    valuesOf(Header),
  ),
  eth_getLogs: fc.oneof(fc.constant([chainLog]), fc.array(valuesOf(ChainLog), { maxLength: 3 })),
  eth_getTransactionReceipt: fc.constant(receipt),
  eth_gasPrice: numbers,
  eth_maxPriorityFeePerGas: numbers,
})
const chain = { fees: 'eip1559', maxFeePerGasWei: 10n ** 12n } as never

/** Answers of an endpoint: blocks, events, receipts and fees. */
const rpcAnswers: Decoder = {
  name: 'rpc-answers',
  weight: 0.7,
  inputs: () => mutatedJson(answers),
  async decode(input): Promise<Verdict> {
    let given: unknown
    try {
      given = JSON.parse(input.toString('utf8'))
    } catch {
      return 'refused'
    }
    const answerOf = (method: string) =>
      Object.hasOwn(Object(given), method) ? (given as Record<string, unknown>)[method] : null
    const ask = async (method: string) => answerOf(method)
    const rpc = async (method: string) => ({ result: answerOf(method) })
    const blocks = async () => {
      const read = await readNewBlocks(ask, { addresses: [address(1)], parent: undefined, from: 1, to: 2 })
      const old = await readOldBlocks(ask, [address(1)], 1, 2)
      for (const { number, timestamp, logs } of [...(read ?? []), ...(old ?? [])]) {
        assert.ok(
          Number.isSafeInteger(number) && Number.isSafeInteger(timestamp),
          `block ${number} at ${timestamp}`,
        )
        for (const { logIndex } of logs) assert.ok(Number.isSafeInteger(logIndex))
      }
    }
    const results = await Promise.allSettled([blocks(), readReceipt(rpc, '0xcc'), readFees(rpc, chain)])
    const refused = results.filter((result) => result.status === 'rejected')
    for (const { reason } of refused) if (!isNamed(reason)) throw reason
    return refused.length === 0 ? 'accepted' : 'refused'
  },
}
const isNamed = (error: unknown) => /^(CHAIN|NET)_/.test(String((error as { code?: unknown }).code))

/** The text of a JSON-RPC response over HTTP. */
const rpcTexts: Decoder = {
  name: 'rpc-texts',
  weight: 0.1,
  inputs: () =>
    mutatedJson(
      fc.constantFrom<unknown>(
        { jsonrpc: '2.0', id: 1, result: '0x1' },
        { jsonrpc: '2.0', id: 1, error: { code: 3, message: 'execution reverted', data: '0x08c379a0' } },
        { error: { code: -32005, message: 'busy' } },
      ),
    ),
  async decode(input): Promise<Verdict> {
    const realFetch = globalThis.fetch
    globalThis.fetch = async () => new Response(new Uint8Array(input))
    try {
      const answer = await callEndpoint('http://127.0.0.1:1', 'eth_call', [], 1_000)
      if (answer.error) decodeRevert(answer.error, allErrors)
      return 'accepted'
    } finally {
      globalThis.fetch = realFetch
    }
  },
}

const errorData = (allErrors as readonly { name: string; inputs: readonly AbiParameter[] }[]).map(
  ({ name, inputs }) =>
    Buffer.concat([
      bytesOf(toFunctionSelector(`${name}(${inputs.map(({ type }) => type).join()})`)),
      bytesOf(
        encodeAbiParameters(
          inputs,
          inputs.map((each, i) => solidityValue(each, i)),
        ),
      ),
    ]),
)

/** The bytes with which a contract reverts, which may be a stranger's contract. */
const reverts: Decoder = {
  name: 'reverts',
  // viem hashes the names of all errors for each
  weight: 0.02,
  inputs: () => mutatedBytes([bytesOf('0x08c379a0'), ...errorData]),
  decode(input) {
    const nested = input.reduce<unknown>((data, byte) => (byte === 0x7b ? { data } : data), hexOf(input))
    const error = decodeRevert({ code: 3, message: 'execution reverted', data: nested }, allErrors)
    assert.equal(error.code, 'CHAIN_REVERTED')
    return 'error' in error.details ? 'accepted' : 'refused'
  },
}

const awardCall = (taskMarketAbi as Abi).find((entry) => entry.type === 'function' && entry.name === 'award')
assert.ok(awardCall?.type === 'function')
const award = encodeFunctionData({
  abi: [awardCall],
  functionName: 'award',
  args: awardCall.inputs.map((each, i) => solidityValue(each, i)),
})

/** The calldata of an award, which anyone may have sent through any contract. */
const awards: Decoder = {
  name: 'award-calls',
  weight: 0.02,
  inputs: () => mutatedBytes([bytesOf(award)], { maxEdits: 3 }),
  async decode(input): Promise<Verdict> {
    const client = { getTransaction: async () => ({ input: hexOf(input) }) } as never
    assert.equal(await readAwardedBid({ client }, { transactionHash: '0x00', bidHash: '0x00' }), undefined)
    return decodeCall(taskMarketAbi as Abi, hexOf(input)) ? 'accepted' : 'refused'
  },
}

const signer = new LocalSigner(Buffer.alloc(32, 1))
const domain = { chainId: 1, verifyingContract: address(1) }
const message = { delivery: `0x${'ab'.repeat(32)}` as const }

const signatures: Decoder = {
  name: 'signatures',
  weight: 0.3,
  inputs: async () =>
    mutatedBytes([bytesOf(await signer.signMessage(domain, Acceptance, message))], { maxEdits: 2 }),
  async decode(input): Promise<Verdict> {
    const ok = verifyMessage({
      domain,
      type: Acceptance,
      message,
      signature: hexOf(input),
      signer: signer.address,
    })
    // one signature for one message: the contracts refuse the second form too
    if (ok) assert.equal(hexOf(input), await signer.signMessage(domain, Acceptance, message))
    return ok ? 'accepted' : 'refused'
  },
}

const keyFile = JSON.parse(await writeKeyFile(Buffer.alloc(32, 1), 'password', 2))

const keyFiles: Decoder = {
  name: 'key-files',
  weight: 0.1,
  inputs: () => mutatedJson(fc.constant(keyFile)),
  async decode(input): Promise<Verdict> {
    const text = input.toString('utf8')
    addressInKeyFile(text)
    const parsed = JSON.parse(text) as { crypto?: { kdfparams?: { n?: number; r?: number } } }
    // the cost of a guess is the owner's choice, up to a limit: it is no time of the decoder
    const { n = 2, r = 8 } = parsed.crypto?.kdfparams ?? {}
    if (n * r > 2 ** 12) return 'refused'
    const secret = await readKeyFile(text, 'password')
    // the format's checksum covers the ciphertext, but not the vector that it was encrypted with
    assert.equal(secret.length, 32)
    return 'accepted'
  },
}

/** Calls to the embedded chain by other programs of the machine. */
const rpcCalls: Decoder = {
  name: 'rpc-calls',
  inputs: () => {
    const methods = [
      'eth_sendRawTransaction',
      'muster_wantBlock',
      'muster_awaitBlock',
      'eth_call',
      'eth_accounts',
      'x',
    ]
    const params = fc.constantFrom<unknown>(['0x02'], [{ number: 1 }], [{ timestamp: 5 }], [{ above: 3 }], [])
    return mutatedJson(fc.record({ method: fc.constantFrom(...methods), params }))
  },
  async decode(input): Promise<Verdict> {
    let call: { method: unknown; params: unknown }
    try {
      call = Object(JSON.parse(input.toString('utf8')))
    } catch {
      return 'refused'
    }
    const { method, params } = call
    if (typeof method !== 'string' || !Array.isArray(params)) return 'refused'
    const answer = await answerCall(method, params, {
      submit: async (raw) => ({ result: raw }),
      want: (block) => assert.ok(Number.isSafeInteger(Object.values(block)[0])),
      awaitBlock: async (above) => above,
      read: async () => ({ result: null }),
    })
    return answer.error ? 'refused' : 'accepted'
  },
}

const deployments: Decoder = {
  name: 'deployment-manifests',
  inputs: () => mutatedJson(valuesOf(DeploymentManifest)),
  decode(input) {
    let value: unknown
    try {
      value = JSON.parse(input.toString('utf8'))
    } catch {
      return 'refused'
    }
    const parsed = parseUntrusted(DeploymentManifest, value)
    if (!parsed.success) return 'refused'
    assert.deepEqual(DeploymentManifest.parse(JSON.parse(JSON.stringify(parsed.data))), parsed.data)
    return 'accepted'
  },
}

export const decoders = [
  ...[eventLogs, rpcAnswers, rpcTexts, reverts, awards, signatures, keyFiles, rpcCalls, deployments],
]
