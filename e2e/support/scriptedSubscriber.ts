import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import {
  accountKeyOf,
  bindContract,
  classIdOf,
  type Hex,
  LocalSigner,
  nodeIdOf,
  type Receipt,
  requestHash,
  SignatureVerifier,
  type SignedReceipt,
  type StreamAccount,
  type StreamTerms,
  tokenAbi,
  uint32s,
  VoucherBook,
  Window,
  windowHash,
} from '@muster-network/chain'
import { MusterError, payFor, tokensToWei } from '@muster-network/core'
import {
  type AnswerEnd,
  applyToStream,
  askSubscriber,
  type Daemon,
  describeStream,
  endpointOf,
  meetSubscriber,
  priceOfManifest,
  StreamManifest,
} from '@muster-network/node'
import type { PeerId } from '@muster-network/p2p'
import { publicKeyOf } from '@muster-network/p2p'
import type { z } from 'zod'
import type { TestNetwork } from './testNetwork.ts'

export type Ask = z.output<typeof askSubscriber.params>
export type Down = z.output<typeof askSubscriber.down>

/** The conversation about one ask, with the honest steps; a script leaves some out or changes them. */
export type Play = {
  ask: Ask
  /** The account of the subscriber. */
  executor: Hex
  request: Hex
  signal: AbortSignal
  /** Aborted by a cancel, too. */
  cancelled: AbortSignal
  /** Units sent so far. */
  units(): number
  /** Tokens of the honest answer that were not sent yet. */
  next(count: number): number[]
  /** Adds tokens to the range, and returns their frame. */
  ids(ids: readonly number[]): Down
  window(change?: Partial<Extract<Down, { type: 'window' }>>): Promise<Down>
  /** Waits until the newest voucher covers the units; yields what it asks for. */
  paid(units: number): AsyncGenerator<Down, boolean>
  /** Signs the receipt of the range. */
  receipt(end: AnswerEnd, change?: Partial<Receipt> & { priceWei?: bigint }): Promise<SignedReceipt>
  end(end: AnswerEnd, change?: Partial<Receipt> & { priceWei?: bigint }): Promise<Down>
  hash(): Hex
}

export type Script = (play: Play) => AsyncGenerator<Down, void>

/** A subscriber that a test scripts: a real account, peer and book of vouchers, and no service. */
export type ScriptedSubscriber = {
  daemon: Daemon
  address: Hex
  book: VoucherBook
  /** Asks that came in. */
  asks: Ask[]
  /** The steps of each answer; honest until a test changes them. */
  script: Script
  slots: number
  revision: number
  /** Receipts that `stream/meet` does not show. */
  isMute: boolean
  account(): Promise<StreamAccount>
  stop(): Promise<void>
}

/** The honest answer: the same tokens from every subscriber. */
export const answerLength = 100
export const tokenAt = (position: number) => 1_000 + position

/** Sends the whole answer in windows. */
export const honest: Script = async function* (play) {
  const { ask } = play
  const last = Math.min(answerLength, ask.maxUnits) - ask.from
  const { windowUnits } = play as Play & { windowUnits: number }
  for (let until = 0; until < last; ) {
    until = Math.min(until + windowUnits, last)
    if (!(yield* play.paid(until))) break
    while (play.units() < until && !play.cancelled.aborted)
      yield play.ids(play.next(Math.min(5, until - play.units())))
    if (play.cancelled.aborted) break
    if (play.units() % windowUnits === 0) yield await play.window()
  }
  const isWhole = play.units() === last
  yield await play.end(isWhole ? (ask.maxUnits > answerLength ? 'stop' : 'length') : 'cut')
}

const stake = tokensToWei('5000')

/** Starts a node of the class of wasm executors, which joins a stream when a test asks it to. */
export async function startSubscriber(network: TestNetwork, name: string): Promise<ScriptedSubscriber> {
  const daemon = await network.start(name, {})
  const { context } = daemon
  const { sender, network: bound, ledger, peer } = context
  const by = (intent: string) => ({ by: sender, intent: `${name}/${intent}` })
  const token = bindContract(bound.client, tokenAbi, bound.addresses.token)
  await token.send.approve([bound.addresses.registry, stake], by('approve'))
  await bound.registry.send.deposit([stake], by('deposit'))
  const peerKey: Hex = `0x${publicKeyOf(peer.peerId).toString('hex')}`
  const facts = { score: 100, region: 0, class: classIdOf('wasm/2'), peerKey, priceHint: 0n, relays: [] }
  const listed = { ...facts, endpoint: endpointOf(context.endpoint()), encryptionKey: peerKey }
  await bound.registry.send.listNode([listed], by('list'))
  const domain = { chainId: context.chainId, verifyingContract: bound.addresses.streams }
  const verifier = new SignatureVerifier(1)
  const directory = path.join(network.dir, `${name}-book`)
  await mkdir(directory, { recursive: true })
  const book = await VoucherBook.open({ directory, domain, verifier })
  const subscriber: ScriptedSubscriber = {
    ...{
      daemon,
      address: sender.address,
      book,
      asks: [],
      script: honest,
      slots: 4,
      revision: 0,
      isMute: false,
    },
    account: () => Promise.reject(new Error('not joined')),
    async stop() {
      await book.stop()
      await verifier.stop()
    },
  }
  const node = nodeIdOf(sender.address, peerKey)
  while (!ledger.node(node)) await new Promise<void>((resolve) => ledger.onChange(() => resolve()))
  return subscriber
}

/** Asks the gateway for the service and an admission, and joins. */
export async function joinStream(
  subscriber: ScriptedSubscriber,
  gateway: PeerId,
  { streamId, terms }: { streamId: Hex; terms: StreamTerms },
): Promise<void> {
  const { daemon, book } = subscriber
  const { context } = daemon
  const { sender, network: bound, peer } = context
  const peerKey: Hex = `0x${publicKeyOf(peer.peerId).toString('hex')}`
  const node = nodeIdOf(sender.address, peerKey)
  const described = await peer.call(gateway, describeStream, { streamId })
  const manifest = StreamManifest.parse(JSON.parse(described.manifest))
  const price = priceOfManifest(manifest)
  const unitWei = price.per === 'answer' ? price.answerWei : price.unitWei
  const admission = await peer.call(gateway, applyToStream, {
    streamId,
    provider: sender.address,
    node,
    unitWei,
  })
  if (!admission.ok) throw new Error(`not admitted: ${JSON.stringify(admission.reasons)}`)
  const { joins, expiry, signature } = admission
  const receiptKey = receiptKeyOf(sender.address)
  await bound.streams.send.join(
    [terms, { streamId, provider: sender.address, node, joins, expiry }, signature, receiptKey.address],
    { by: sender, intent: `join/${streamId}/${joins}` },
  )
  const domain = { chainId: context.chainId, verifyingContract: bound.addresses.streams }
  const key = accountKeyOf(streamId, sender.address)
  const account = async (): Promise<StreamAccount> => {
    const [{ claimed }, guaranteeWei] = await Promise.all([
      bound.streams.read.accountOf([streamId, sender.address]),
      bound.streams.read.guaranteeOf([terms, sender.address]),
    ])
    return {
      ...{ streamId, payee: sender.address, signer: terms.signer, receiptKey: receiptKey.address },
      ...{ claimedWei: claimed, guaranteeWei },
    }
  }
  subscriber.account = account
  const totalWei = () => book.receipts.newest(key)?.receipt.total ?? 0n
  const vouchedWei = () => book.newest(streamId, sender.address)?.voucher.amount ?? 0n
  const covers = new Map<Hex, bigint>()
  const waiting = new Set<() => void>()
  const epoch = () => Math.floor(context.nowMs() / 1000 / terms.epochSeconds)

  peer.handle(meetSubscriber, async ({ streamId: asked, after }) => {
    if (asked !== streamId) throw new MusterError('STREAM_UNKNOWN', 'another stream')
    const receipts: SignedReceipt[] = []
    for (let at = after?.epoch ?? epoch() - 3; at <= epoch() + 1; at++)
      receipts.push(...book.receipts.read(key, at, at === after?.epoch ? after.seq + 1n : 0n, 64))
    return {
      newest: book.newest(streamId, sender.address),
      receipts: subscriber.isMute ? [] : receipts.slice(0, 64),
      ...{ revision: subscriber.revision, slots: subscriber.slots },
    }
  })

  peer.handleStream(askSubscriber, async function* (ask, { signal, incoming }) {
    subscriber.asks.push(ask)
    const request = requestHash(ask.salt, ask.work, ask.from)
    const cancel = new AbortController()
    const take = async (signed: NonNullable<Ask['voucher']>, awaitedWei?: bigint) => {
      await book.receive(signed, await account(), { windowWei: 1n, awaitedWei })
      for (const look of waiting) look()
    }
    let awaitedWei: bigint | undefined
    const reading = (async () => {
      for await (const message of incoming)
        if (message.type === 'cancel') cancel.abort()
        else await take(message.voucher, awaitedWei)
    })().catch(() => {})
    const cancelled = AbortSignal.any([signal, cancel.signal])
    const coverOf = (units: number) =>
      payFor(price, { inputUnits: BigInt(ask.inUnits), outputUnits: BigInt(units), complete: true })
    const others = () => [...covers].reduce((sum, [other, wei]) => (other === request ? sum : sum + wei), 0n)
    let [sent, hash, isSigned] = [[] as number[], request as Hex, false]
    let signedUnits = 0
    const wholeHash = () =>
      sent.length === signedUnits ? hash : windowHash(hash, uint32s(sent.slice(signedUnits)))
    const play: Play & { windowUnits: number } = {
      ...{ ask, executor: sender.address, request, signal, cancelled, windowUnits: manifest.windowUnits },
      units: () => sent.length,
      hash: wholeHash,
      next: (count) => Array.from({ length: count }, (_, i) => tokenAt(ask.from + sent.length + i)),
      ids(ids) {
        sent = [...sent, ...ids]
        return { type: 'ids', ids: [...ids] }
      },
      async window(change = {}) {
        hash = wholeHash()
        signedUnits = sent.length
        const message = { streamId, request, units: BigInt(sent.length), hash, ...pickSigned(change) }
        const signature = await receiptKey.signMessage(domain, Window, message)
        return { type: 'window', units: sent.length, hash, signature, ...change }
      },
      async *paid(units) {
        const untilMs = performance.now() + 5_000
        for (let isAsked = false; ; isAsked = true) {
          const neededWei = totalWei() + others() + coverOf(units)
          if (vouchedWei() >= neededWei) {
            covers.set(request, coverOf(units))
            return true
          }
          const leftMs = untilMs - performance.now()
          if (cancelled.aborted || leftMs <= 0) return false
          awaitedWei = neededWei
          const woken = new Promise<void>((resolve) => {
            waiting.add(resolve)
            cancelled.addEventListener('abort', () => resolve(), { once: true })
            setTimeout(resolve, leftMs).unref()
          })
          if (!isAsked) yield { type: 'unpaid', neededWei }
          await woken
        }
      },
      async receipt(end, { priceWei, ...change } = {}) {
        isSigned = true
        const complete = end !== 'cut'
        const units = { inputUnits: BigInt(ask.inUnits), outputUnits: BigInt(sent.length), complete }
        covers.delete(request)
        const signed = await book.addReceipt(
          await account(),
          {
            ...{ rules: ask.rules, epoch: epoch(), request, answer: wholeHash(), from: ask.from },
            ...{ to: ask.from + sent.length, inUnits: BigInt(ask.inUnits), outUnits: BigInt(sent.length) },
            ...change,
            priceWei: priceWei ?? payFor(price, units),
          },
          receiptKey,
        )
        return signed
      },
      end: async (end, change) => ({ type: 'end', end, receipt: await play.receipt(end, change) }),
    }
    try {
      if (ask.voucher)
        await take(
          ask.voucher,
          totalWei() + others() + coverOf(Math.min(manifest.windowUnits, ask.maxUnits - ask.from)),
        )
      yield* subscriber.script(play)
    } finally {
      covers.delete(request)
      // the connection is gone: the receipt waits for the next meeting
      if (!isSigned && sent.length > 0) await play.receipt('cut')
      void reading
    }
  })
}

const receiptKeyOf = (address: Hex) => new LocalSigner(Buffer.from(address.slice(2).padStart(64, '7'), 'hex'))

function pickSigned({ units, hash }: { units?: number; hash?: Hex }): { units?: bigint; hash?: Hex } {
  return { ...(units !== undefined && { units: BigInt(units) }), ...(hash && { hash }) }
}
