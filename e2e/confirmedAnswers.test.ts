import {
  Admission,
  bindContract,
  Confirmation,
  type Hex,
  LocalSigner,
  messageDigest,
  Receipt,
  requestHash,
  type StreamTerms,
  tokenAbi,
  verifyMessage,
  zeroHash,
} from '@muster-network/chain'
import { checkModes, enumCode, tokensToWei } from '@muster-network/core'
import type { Daemon } from '@muster-network/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accuseAnswer } from '../packages/node/src/confirm/accuse/accuseAnswer.ts'
import { answerHashOf } from '../packages/node/src/confirm/answerHashOf.ts'
import { Confirmations } from '../packages/node/src/confirm/Confirmations.ts'
import type { AnsweredRequest } from '../packages/node/src/confirm/ConfirmedStream.ts'
import { Confirmer, type Finding } from '../packages/node/src/confirm/serve/Confirmer.ts'
import type { WrongFinding } from '../packages/node/src/confirm/standing/Finding.ts'
import { keyOf as peerKeyOf, peerOf } from '../packages/node/src/ledger/LedgerDirectory.ts'
import { startToyService, type ToyService } from '../packages/node/test/confirm/startToyService.ts'
import { manifestOf } from '../packages/node/test/confirm/ToyStream.ts'
import { bytes32, toyCase, toyWork } from '../packages/node/test/confirm/toyCase.ts'
import { startTestNetwork, type TestNetwork } from './support/testNetwork.ts'

// Answers of subscribers on a real chain: confirmed by other subscribers, and accused by the client and by a confirmer.

const wei = tokensToWei
const signer = new LocalSigner(new Uint8Array(32).fill(7))
const manifest = manifestOf({ how: 'margin', tau: 0.5 })
let network: TestNetwork
let terms: StreamTerms
let streamId: Hex
let confirmations: Confirmations
const services: ToyService[] = []
const found: Finding[] = []
const wrong: WrongFinding[] = []
let isAway = false

beforeAll(async () => {
  network = await startTestNetwork({ providers: 4 })
  await openStream()
  for (const [i, provider] of network.providers.entries()) await subscribe(provider, i)
  confirmations = openConfirmations()
}, 240_000)
afterAll(async () => {
  await confirmations?.stop()
  for (const service of services) await service.stop()
  await network?.stop()
})

const contracts = () => network.client.context.network
const domain = () => ({
  chainId: network.client.context.chainId,
  verifyingContract: contracts().addresses.streams,
})
const nodeOf = ({ context }: Daemon) => context.ledger.nodes({ operator: context.sender.address })[0]!
const accountOf = (index: number): Hex => network.providers[index]!.context.sender.address

async function openStream(): Promise<void> {
  const { sender, rules, peer } = network.client.context
  const { token, streams } = contracts().addresses
  const { classId } = nodeOf(network.providers[0]!)
  terms = {
    ...{ client: sender.address, signer: signer.address, peer: peerKeyOf(peer.peerId), token, classId },
    ...{ content: bytes32('content'), salt: zeroHash, guarantee: wei('5'), stakeLock: wei('20') },
    ...{ trustLock: wei('20'), council: 1, maxSubscribers: 4, epochSeconds: 60, settleSeconds: 600 },
    ...{
      settleBlocks: 2,
      accuseSeconds: 300,
      holdSeconds: 600,
      maxDowntime: 600,
      how: enumCode(checkModes, 'margin'),
      seats: 3,
    },
    ...{ unitWork: 1_000n, runSeconds: 60, rate: 10n ** 18n },
    rules: await contracts().parameters.read.rulesHash([]),
  }
  const by = (intent: string) => ({ by: sender, intent: `test/${intent}` })
  await bindContract(contracts().client, tokenAbi, token).send.approve([streams, wei('100')], by('approve'))
  await contracts().streams.send.open([terms, rules, wei('50'), '0x'], by('open'))
  streamId = await contracts().streams.read.idOf([terms])
}

/** Lets a provider join and confirm answers of the others. */
async function subscribe(provider: Daemon, index: number): Promise<void> {
  const { context } = provider
  const { address } = context.sender
  const { timestamp } = await contracts().client.getBlock()
  const admission = {
    ...{
      streamId,
      provider: address,
      node: nodeOf(provider).id,
      joins: 0,
      expiry: Number(timestamp) + 3_600,
    },
  }
  const signature = await signer.signMessage(domain(), Admission, admission)
  await context.network.streams.send.join([terms, admission, signature, address], {
    ...{ by: context.sender, intent: 'test/join' },
  })
  const service = await startToyService({ name: index, noise: 0.1 })
  services.push(service)
  new Confirmer({
    ...{ context, address, revision: () => ({ manifest, service }) },
    onFound: (finding) => void found.push(finding),
  }).serve(context)
  const nodes = [network.client, ...network.providers]
  await vi.waitFor(
    () =>
      expect(nodes.every((each) => each.context.ledger.subscription(streamId, address) !== undefined)).toBe(
        true,
      ),
    { timeout: 30_000 },
  )
}

function openConfirmations(): Confirmations {
  const { context } = network.client
  const opened = new Confirmations({
    context,
    stream: () => ({
      ...{ confirmedShare: 1, confirmer: 'council', isAudited: true, calibratedAnswers: 1 },
      manifest: () => manifest,
      candidates: () =>
        network.providers.map((each) => ({
          ...{ confirmer: each.context.sender.address, operator: each.context.sender.address },
          ...{ peerId: peerOf(nodeOf(each).facts.peerKey), stakeWei: terms.stakeLock },
        })),
      subscriber: (provider) => {
        const subscription = context.ledger.subscription(streamId, provider)
        return subscription && { operator: provider, receiptKey: subscription.receiptKey }
      },
      signConfirmation: (message) => signer.signMessage(domain(), Confirmation, message),
      accuseUntilMs: (epoch) => ((epoch + 1) * terms.epochSeconds + terms.accuseSeconds) * 1_000,
    }),
    onWrong: (finding) => void wrong.push(finding),
    accuse: async ({ provider, signed }) => {
      if (isAway) throw new Error('the client is away')
      await accuseAnswer(context.network, context.sender, {
        ...{ chainId: context.chainId, terms, rules: context.rules, provider, signed },
        receiptKey: context.ledger.subscription(streamId, provider)!.receiptKey,
      })
    },
    // never a planted answer
    random: () => 0.5,
  })
  opened.start()
  return opened
}

/** An answer with the receipt of its provider. A cheater did not use the seed of the request. */
async function answered(index: number, name: string, isCheated: boolean): Promise<AnsweredRequest> {
  const { context } = network.providers[index]!
  const honest = toyCase({ name, maxUnits: 40 })
  const given = isCheated ? { ...honest, work: { ...toyWork({ name }), seed: bytes32('own') } } : honest
  const salt = bytes32(`salt of ${name}`)
  const request = requestHash(salt, given.work, 0)
  const units = given.answer.ids.length
  const { timestamp } = await contracts().client.getBlock()
  const receipt: Receipt = {
    ...{ streamId, rules: 0, epoch: Math.floor(Number(timestamp) / terms.epochSeconds), seq: 0n, request },
    answer: answerHashOf(request, manifest, given.answer),
    ...{ from: 0, to: units, inUnits: 32n, outUnits: BigInt(units), total: 10n, root: bytes32('root') },
  }
  const signature = await context.signer.signMessage(domain(), Receipt, receipt)
  // the v that contracts do not accept: who is paid with it must not escape an accusation
  const flipped = `${signature.slice(0, -2)}${signature.endsWith('1b') ? '1c' : '1b'}` as Hex
  const range = { ...given, provider: context.sender.address, signedBeforeWei: 0n }
  return { streamId, revision: 0, salt, ranges: [{ ...range, receipt: { receipt, signature: flipped } }] }
}

const isAudited = ({ ranges: [range] }: AnsweredRequest) =>
  contracts().streamAudits.read.isAudited([range!.provider, range!.receipt.receipt])
const untilDecided = () =>
  vi.waitFor(() => expect(confirmations.open.queued).toBe(0), { timeout: 60_000, interval: 50 })

it('confirms an honest answer and accuses nobody', async () => {
  const given = await answered(1, 'honest', false)
  confirmations.onAnswered(given)
  await untilDecided()
  expect(confirmations.counts).toMatchObject({ confirmed: 1, wrong: 0 })
  expect(await isAudited(given)).toBe(false)
})

it('accuses a wrong answer by itself, out of the trust lock of the client', async () => {
  const given = await answered(0, 'cheated', true)
  confirmations.onAnswered(given)
  await untilDecided()
  await vi.waitFor(() => expect(wrong).toHaveLength(1), { timeout: 60_000 })
  expect(wrong[0]).toMatchObject({ provider: accountOf(0), reason: 'hard-miss', isAccused: true })
  expect(await isAudited(given)).toBe(true)
  expect(found).toHaveLength(3)
})

it('lets a confirmer accuse with a bond of its own, once', async () => {
  const given = await answered(2, 'cheated again', true)
  // the client is not the one that accuses here
  const { receipt } = given.ranges[0]!.receipt
  found.length = 0
  isAway = true
  confirmations.onAnswered(given)
  await untilDecided()
  await vi.waitFor(() => expect(found).toHaveLength(3), { timeout: 60_000 })
  expect(await isAudited(given)).toBe(false)
  // each confirmer was named by the client, and by nobody else
  const { context } = network.providers[3]!
  const digest = messageDigest(domain(), Receipt, receipt)
  const named = { receipt: digest, confirmer: accountOf(3) }
  const isOwn = ({ reveal: { confirmation: signature } }: Finding) =>
    verifyMessage({
      ...{ domain: domain(), type: Confirmation, message: named, signature, signer: signer.address },
    })
  const { reveal: own } = found.find(isOwn)!
  const { addresses, client } = context.network
  await bindContract(client, tokenAbi, addresses.token).send.approve([addresses.streamAudits, wei('100')], {
    ...{ by: context.sender, intent: 'test/bond' },
  })
  const accusation = {
    ...{ chainId: context.chainId, terms, rules: context.rules, provider: own.provider },
    ...{ receiptKey: accountOf(2), signed: own.receipt, confirmation: own.confirmation },
  }
  await accuseAnswer(context.network, context.sender, accusation)
  expect(await isAudited(given)).toBe(true)
  // a second accusation of the same answer changes nothing
  await accuseAnswer(context.network, context.sender, accusation)
})

it('does not accuse with a receipt that the provider did not sign', async () => {
  const { context } = network.client
  const { ranges } = await answered(1, 'forged', true)
  const signed = ranges[0]!.receipt
  await expect(
    accuseAnswer(context.network, context.sender, {
      ...{ chainId: context.chainId, terms, rules: context.rules, provider: accountOf(3), signed },
      receiptKey: accountOf(3),
    }),
  ).rejects.toMatchObject({ code: 'STREAM_REQUEST_INVALID' })
})
