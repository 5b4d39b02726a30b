import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import {
  Admission,
  accountKeyOf,
  bindContract,
  classIdOf,
  type Hex,
  hashText,
  LocalSigner,
  requestHash,
  SignatureVerifier,
  type SignedReceipt,
  type SignedVoucher,
  type StreamAccount,
  type StreamTerms,
  tokenAbi,
  uint32s,
  Voucher,
  VoucherBook,
  verifyMessage,
  Window,
  windowHash,
  zeroHash,
} from '@muster-network/chain'
import { type AskTerms, payFor, prepaidFor, tokensToWei } from '@muster-network/core'
import {
  applyToStream,
  askSubscriber,
  type Daemon,
  describeStream,
  hintOf,
  inputUnitsOf,
  meetSubscriber,
  modelKeyName,
  priceOfManifest,
  type StreamManifest,
  serviceFiles,
  streamManifestText,
} from '@muster-network/node'
import { type PeerId, packPath, publicKeyOf, wrapKey } from '@muster-network/p2p'
import type { z } from 'zod'
import type { TestNetwork } from './testNetwork.ts'

export type Ask = z.output<typeof askSubscriber.params>
export type Down = z.output<typeof askSubscriber.down>
export type AskStream = Awaited<ReturnType<TestGateway['open']>>

const wei = tokensToWei

export type GatewayOptions = {
  manifest?: Partial<StreamManifest>
  terms?: Partial<StreamTerms>
  budget?: bigint
}

/** The gateway of one stream, driven by a test: it describes, admits, asks and pays with real calls and a real book. */
export class TestGateway {
  readonly signer = new LocalSigner(randomBytes(32))
  readonly network: TestNetwork
  /** Reasons to refuse the next applications with. */
  refusal: { reason: 'full'; why: string } | undefined
  applications = 0
  terms!: StreamTerms
  streamId!: Hex
  manifest!: StreamManifest
  book!: VoucherBook
  readonly #verifier = new SignatureVerifier(1)
  readonly #key = randomBytes(32)
  /** The pay of asks that have no receipt yet. */
  readonly #covers = new Map<Hex, bigint>()

  private constructor(network: TestNetwork) {
    this.network = network
  }

  static async start(network: TestNetwork, options: GatewayOptions = {}): Promise<TestGateway> {
    const gateway = new TestGateway(network)
    await gateway.#open(options)
    return gateway
  }

  get #context() {
    return this.network.client.context
  }

  get domain() {
    return { chainId: this.#context.chainId, verifyingContract: this.#context.network.addresses.streams }
  }

  by(intent: string) {
    return { by: this.#context.sender, intent: `gateway/${this.streamId ?? ''}/${intent}` }
  }

  async #open({ manifest, terms, budget = wei('200') }: GatewayOptions): Promise<void> {
    const { network, rules, sender, peer, blobs, dir } = this.#context
    const className = this.network.providers[0]!.executor.facts.class
    const folder = path.join(dir, `model-${randomBytes(4).toString('hex')}`)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, serviceFiles.wasm), randomBytes(64))
    const pin = { taskId: `test/${randomBytes(4).toString('hex')}`, owner: peer.peerId, released: false }
    const blob = await packPath(folder, { store: blobs, key: this.#key, pin })
    this.manifest = {
      ...{ version: 1, name: 'parrot', className, model: { blob }, args: [], env: {} },
      ...{ memoryBytes: 1 << 20, diskBytes: 1 << 20, unit: 'tokens', windowUnits: 8 },
      pay: {
        inputUnitWei: '1000',
        unitWei: wei('0.001').toString(),
        floorWei: '0',
        mostWei: wei('1').toString(),
      },
      ...{ maxInput: 1_000, maxOutput: 100, firstMs: 5_000, perUnitMs: 100, noticeSeconds: 2 },
      ...{ equivalence: 'tokens', isPrivate: false, ...manifest },
    } as StreamManifest
    const { token, streams } = network.addresses
    this.terms = {
      ...{ client: sender.address, signer: this.signer.address, token, peer: hexOf(peer.peerId) },
      ...{ content: hashText(streamManifestText(this.manifest)), classId: classIdOf(className) },
      ...{ salt: `0x${randomBytes(32).toString('hex')}`, guarantee: wei('40'), stakeLock: wei('100') },
      ...{ trustLock: rules.minTrustLock, council: 1, maxSubscribers: 4, epochSeconds: 60 },
      ...{ settleSeconds: 600, settleBlocks: 2, accuseSeconds: 300, holdSeconds: 600, maxDowntime: 3_600 },
      ...{ how: 0, seats: 1, unitWork: 1_000n, runSeconds: 60, rate: 10n ** 18n },
      rules: await network.parameters.read.rulesHash([]),
      ...terms,
    } as StreamTerms
    this.streamId = await network.streams.read.idOf([this.terms])
    this.book = await VoucherBook.open({
      ...{ directory: path.join(dir, `book-${this.streamId.slice(2, 10)}`), domain: this.domain },
      verifier: this.#verifier,
    })
    this.#serve()
    const erc20 = bindContract(network.client, tokenAbi, token)
    await erc20.send.approve([streams, budget + this.terms.trustLock], this.by('approve'))
    const hint = hintOf(this.#context.endpoint())
    await network.streams.send.open([this.terms, rules, budget, hint], this.by('open'))
  }

  /** Publishes another revision of the service. */
  async revise(change: Partial<StreamManifest>): Promise<void> {
    this.manifest = { ...this.manifest, ...change }
    const content = hashText(streamManifestText(this.manifest))
    const { revision } = await this.#context.network.streams.read.streamOf([this.streamId])
    await this.#context.network.streams.send.revise(
      [this.terms, content, '0x'],
      this.by(`revise/${revision}`),
    )
  }

  /** The last gateway that was started answers for the client's node. */
  #serve(): void {
    const { peer, network } = this.#context
    peer.handle(describeStream, async (_, { peerId }) => {
      const { revision } = await network.streams.read.streamOf([this.streamId])
      const wrapped = await wrapKey(peerId, modelKeyName(this.streamId, revision), this.#key)
      return { revision, manifest: streamManifestText(this.manifest), wrappedKey: Uint8Array.from(wrapped) }
    })
    peer.handle(applyToStream, async ({ provider, node }) => {
      this.applications++
      if (this.refusal) return { ok: false as const, reasons: [this.refusal] }
      const { joins } = await network.streams.read.subscriptionOf([this.streamId, provider])
      const { timestamp } = await network.client.getBlock()
      const expiry = Number(timestamp) + 3_600
      const admission = { streamId: this.streamId, provider, node, joins, expiry }
      const signature = await this.signer.signMessage(this.domain, Admission, admission)
      return { ok: true as const, joins, expiry, signature }
    })
  }

  async accountOf(provider: Daemon): Promise<StreamAccount> {
    const { network } = this.#context
    const payee = provider.context.sender.address
    const [{ claimed }, guaranteeWei, { receiptKey }] = await Promise.all([
      network.streams.read.accountOf([this.streamId, payee]),
      network.streams.read.guaranteeOf([this.terms, payee]),
      network.streams.read.subscriptionOf([this.streamId, payee]),
    ])
    const { streamId, signer } = this
    return { streamId, payee, signer: signer.address, receiptKey, claimedWei: claimed, guaranteeWei }
  }

  /** The total of the receipts that this gateway has of a provider. */
  totalOf(provider: Daemon): bigint {
    return this.#newestReceipt(provider)?.receipt.total ?? 0n
  }

  #newestReceipt(provider: Daemon): SignedReceipt | undefined {
    return this.book.receipts.newest(accountKeyOf(this.streamId, provider.context.sender.address))
  }

  /** Signs a voucher over all receipts and covers. Returns the newest when it is enough already. */
  async voucher(provider: Daemon): Promise<SignedVoucher> {
    const account = await this.accountOf(provider)
    const owed = [...this.#covers.values()].reduce((sum, each) => sum + each, this.totalOf(provider))
    const issued = await this.book.issue(account, owed, this.signer)
    if (issued.ok) return issued.signed
    const newest = this.book.newest(this.streamId, account.payee)
    if (issued.reason === 'stale' && newest) return newest
    throw new Error(`no voucher: ${issued.reason}`)
  }

  /** Signs whatever a thief or a fool would sign, past the book. */
  async forgedVoucher(
    provider: Daemon,
    amount: bigint,
    { streamId = this.streamId, by = this.signer }: { streamId?: Hex; by?: LocalSigner } = {},
  ): Promise<SignedVoucher> {
    const payee = provider.context.sender.address
    const voucher = { streamId, payee, amount, epoch: 0, count: 0n, root: zeroHash as Hex }
    return { voucher, signature: await by.signMessage(this.domain, Voucher, voucher) }
  }

  askOf(prompt: number[], change: Partial<Ask> = {}): Ask {
    const { from = 0 } = change
    const work: Ask['work'] = change.work ?? {
      ...{ kind: 'tokens', tokens: prompt, seed: zero, endTokens: [] },
      sampler: { temperature: 0, topK: 0, topP: 1 },
    }
    return {
      ...{ streamId: this.streamId, requestId: random(), rules: 0, salt: random(), work, from },
      ...{ inUnits: inputUnitsOf(this.manifest.unit, work), maxUnits: 20, deadlineMs: 20_000 },
      ...{ cacheSalt: zero, sealed: false, ...change },
    }
  }

  termsOf({ inUnits, maxUnits, from }: Ask): AskTerms {
    const isCounted = this.manifest.unit === 'tokens' || this.manifest.unit === 'characters'
    return {
      price: priceOfManifest(this.manifest),
      windowUnits: isCounted ? BigInt(this.manifest.windowUnits) : 1n,
      inputUnits: BigInt(inUnits),
      maxUnits: isCounted ? BigInt(maxUnits - from) : 1n,
    }
  }

  /** Counts the cover of an ask up to some units, its next window included. */
  cover(ask: Ask, units: number): void {
    const terms = this.termsOf(ask)
    const until = BigInt(units) + terms.windowUnits
    const outputUnits = until < terms.maxUnits ? until : terms.maxUnits
    const wei =
      units === 0 ? prepaidFor(terms) : payFor(terms.price, { ...terms, outputUnits, complete: true })
    this.#covers.set(ask.requestId, wei)
  }

  uncover(ask: Ask): void {
    this.#covers.delete(ask.requestId)
  }

  async open(provider: Daemon, ask: Ask, from: Daemon = this.network.client) {
    return from.context.peer.openStream(provider.context.peer.peerId, askSubscriber, ask)
  }

  /** Asks, pays every window as it should be paid, and takes the receipt. Verifies every hash and signature. */
  async complete(provider: Daemon, asked: Ask): Promise<{ ids: number[]; body: string; frames: Down[] }> {
    this.cover(asked, 0)
    const ask = { ...asked, voucher: await this.voucher(provider) }
    const stream = await this.open(provider, ask)
    const frames: Down[] = []
    const check = new WindowCheck(this, provider, ask)
    for await (const frame of stream) {
      frames.push(frame)
      await check.take(frame)
      if (frame.type === 'window' || frame.type === 'unpaid') {
        this.cover(ask, check.units)
        await stream.send({ type: 'voucher', voucher: await this.voucher(provider) })
      }
      if (frame.type === 'seal') {
        this.cover(ask, frame.units)
        await stream.send({ type: 'voucher', voucher: await this.voucher(provider) })
      }
      if (frame.type === 'end') await this.takeReceipts(provider, [frame.receipt])
    }
    this.uncover(ask)
    return { ids: check.ids, body: check.body, frames }
  }

  /** Takes receipts in order. Each must have the price of its units, complete or cut. */
  async takeReceipts(provider: Daemon, receipts: readonly SignedReceipt[]): Promise<void> {
    const account = await this.accountOf(provider)
    const now = Math.floor(this.#context.nowMs() / 1000 / this.terms.epochSeconds)
    for (const signed of receipts) {
      const { receipt } = signed
      const units = { inputUnits: receipt.inUnits, outputUnits: receipt.outUnits }
      const prices = [true, false].map((complete) =>
        payFor(priceOfManifest(this.manifest), { ...units, complete }),
      )
      const priceWei = receipt.total - this.totalOf(provider)
      if (!prices.includes(priceWei)) throw new Error(`a receipt costs ${priceWei} instead of ${prices}`)
      const expected = { rules: receipt.rules, priceWei, epochs: { from: now - 5, to: now + 1 } }
      const verdict = await this.book.receiveReceipt(signed, account, expected)
      if (!verdict.ok) throw new Error(`a receipt is refused: ${verdict.reason}`)
    }
  }

  /** Meets a subscriber, and takes the receipts that are missing. */
  async meet(provider: Daemon, from: Daemon = this.network.client) {
    const { streamId } = this
    const payee = provider.context.sender.address
    const newest = this.book.newest(streamId, payee)
    const last = this.#newestReceipt(provider)?.receipt
    const met = await from.context.peer.call(provider.context.peer.peerId, meetSubscriber, {
      ...{
        streamId,
        ...(newest && { newest }),
        ...(last && { after: { epoch: last.epoch, seq: last.seq } }),
      },
    })
    await this.takeReceipts(provider, met.receipts)
    return met
  }

  async stop(): Promise<void> {
    await this.book.stop()
    await this.#verifier.stop()
  }
}

/** Follows the frames of an answer, and verifies each window. */
class WindowCheck {
  readonly ids: number[] = []
  body = ''
  readonly #gateway: TestGateway
  readonly #provider: Daemon
  readonly #ask: Ask
  readonly #request: Hex
  #hash: Hex
  #window: Uint8Array[] = []
  #opened = false

  constructor(gateway: TestGateway, provider: Daemon, ask: Ask) {
    this.#gateway = gateway
    this.#provider = provider
    this.#ask = ask
    this.#request = requestHash(ask.salt, ask.work, ask.from)
    this.#hash = this.#request
  }

  get units(): number {
    return this.#gateway.manifest.unit === 'tokens' ? this.ids.length : [...this.body].length
  }

  async take(frame: Down): Promise<void> {
    if (frame.type === 'opening') this.#opened = true
    if (this.#ask.sealed && !this.#opened && (frame.type === 'ids' || frame.type === 'body'))
      throw new Error('a sealed answer was shown before it was paid')
    if (frame.type === 'ids') {
      this.ids.push(...frame.ids)
      this.#window.push(uint32s(frame.ids))
    }
    if (frame.type === 'body') {
      this.body += Buffer.from(frame.bytes).toString('utf8')
      this.#window.push(frame.bytes)
    }
    if (frame.type === 'window') {
      this.#hash = windowHash(this.#hash, Buffer.concat(this.#window))
      this.#window = []
      const { streamId, domain } = this.#gateway
      const { receiptKey } = await this.#gateway.accountOf(this.#provider)
      const message = { streamId, request: this.#request, units: BigInt(frame.units), hash: this.#hash }
      const { signature } = frame
      if (
        frame.hash !== this.#hash ||
        !verifyMessage({ domain, type: Window, message, signature, signer: receiptKey })
      )
        throw new Error('a window is not what was sent')
    }
    if (frame.type === 'end' && !this.#ask.sealed) {
      const rest = Buffer.concat(this.#window)
      const expected = rest.length === 0 ? this.#hash : windowHash(this.#hash, rest)
      if (frame.receipt.receipt.answer !== expected) throw new Error('a receipt is about another answer')
      if (frame.receipt.receipt.request !== this.#request)
        throw new Error('a receipt is about another request')
    }
  }
}

const zero: Hex = zeroHash
const random = (): Hex => `0x${randomBytes(32).toString('hex')}`
const hexOf = (peerId: PeerId): Hex => `0x${publicKeyOf(peerId).toString('hex')}`
