import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  Confirmation,
  type Hex,
  LocalSigner,
  lowerHex,
  Receipt,
  requestHash,
  zeroHash,
} from '@muster-network/chain'
import { type StreamEquivalence, silentLogger } from '@muster-network/core'
import { createIdentity, type Identity, MemoryDirectory, PeerNode } from '@muster-network/p2p'
import { answerHashOf } from '../../src/confirm/answerHashOf.ts'
import { answerUnitsOf } from '../../src/confirm/answerUnitsOf.ts'
import type { Candidate } from '../../src/confirm/ask/Candidate.ts'
import { Confirmations, type ConfirmationsOptions } from '../../src/confirm/Confirmations.ts'
import type { AnsweredRequest, ConfirmedStream } from '../../src/confirm/ConfirmedStream.ts'
import type { AnswerCase } from '../../src/confirm/judge/AnswerCase.ts'
import { Confirmer, type ConfirmerOptions, type Finding } from '../../src/confirm/serve/Confirmer.ts'
import type { WrongFinding } from '../../src/confirm/standing/Finding.ts'
import { keyOf } from '../../src/ledger/LedgerDirectory.ts'
import type { StreamManifest } from '../../src/task/StreamManifest.ts'
import { startToyService, type ToyService } from './startToyService.ts'
import type { Machine } from './ToyModel.ts'
import { bytes32 } from './toyCase.ts'

export const chainId = 31_337
export const streamsAddress: Hex = `0x${'51'.repeat(20)}`
export const domain = { chainId, verifyingContract: streamsAddress }
const hour = 3_600_000

/** A subscriber of the toy stream. */
export type Member = {
  signer: LocalSigner
  operator: Hex
  peer: PeerNode
  service: ToyService
  confirmer: Confirmer
  /** Hard misses with a genuine receipt, which it could accuse. */
  found: Finding[]
}

export type ToyStreamOptions = {
  machines: Machine[]
  equivalence?: StreamEquivalence
  confirmer?: Partial<ConfirmerOptions>
}

/** A stream with real peers and real services; only the chain is a small object. */
export class ToyStream {
  readonly streamId = bytes32('stream')
  readonly signer = signerOf('voucher key')
  readonly members: Member[] = []
  readonly wrong: WrongFinding[] = []
  readonly accused: WrongFinding[] = []
  readonly manifest: StreamManifest
  /** The next numbers of the draws; random ones when it is empty. */
  script: number[] = []
  nowMs = hour
  facts: Partial<ConfirmedStream> = {}
  /** The candidates of the council; all members by default. */
  candidates: (() => Candidate[]) | undefined
  gateway!: PeerNode
  identity!: Identity
  dir!: string
  readonly #directory = new MemoryDirectory()
  readonly #open: Confirmations[] = []

  private constructor(equivalence: StreamEquivalence) {
    this.manifest = manifestOf(equivalence)
  }

  static async start(options: ToyStreamOptions): Promise<ToyStream> {
    const stream = new ToyStream(options.equivalence ?? { how: 'margin', tau: 0.5 })
    stream.dir = await mkdtemp(path.join(tmpdir(), 'confirm-'))
    stream.identity = createIdentity()
    stream.gateway = await stream.startPeer(stream.identity)
    for (const [i, machine] of options.machines.entries())
      await stream.#join(`member ${i}`, machine, options.confirmer)
    return stream
  }

  async startPeer(identity = createIdentity()): Promise<PeerNode> {
    const directory = this.#directory
    const node = await PeerNode.start({ identity, directory, listen: { host: '127.0.0.1', port: 0 } })
    directory.set(node.peerId, { addresses: [node.address!] })
    return node
  }

  /** The chain as nodes know it. */
  get ledger() {
    const of = (address: string) =>
      this.members.find(({ signer }) => lowerHex(signer.address) === lowerHex(address as Hex))
    return {
      stream: (id: string) =>
        id === this.streamId
          ? { status: 'open', signer: this.signer.address, terms: { peer: keyOf(this.gateway.peerId) } }
          : undefined,
      subscription: (id: string, provider: string) => {
        const member = id === this.streamId ? of(provider) : undefined
        return member && { receiptKey: member.signer.address, provider }
      },
    } as never
  }

  /** The account of a member. */
  at(index: number): Hex {
    return this.members[index]!.signer.address
  }

  /** Opens the confirmations of the gateway. */
  confirmations(options: Partial<ConfirmationsOptions> = {}): Confirmations {
    const { gateway: peer, identity, dir } = this
    const opened = new Confirmations({
      context: {
        ...{ peer, identity, dir, chainId, logger: silentLogger, nowMs: () => this.nowMs },
        network: { addresses: { streams: streamsAddress } } as never,
      },
      stream: (id) => (id === this.streamId ? this.#confirmed() : undefined),
      onWrong: (finding) => void this.wrong.push(finding),
      accuse: async (finding) => void this.accused.push(finding),
      random: () => this.script.shift() ?? Math.random(),
      ...options,
    })
    this.#open.push(opened)
    opened.start()
    return opened
  }

  /** Returns an answer of a member with its receipt. */
  async answered(
    index: number,
    given: AnswerCase,
    change: Partial<Receipt> = {},
  ): Promise<AnsweredRequest & { salt: Hex }> {
    const { signer } = this.members[index]!
    const salt = bytes32(`salt ${Math.random()}`)
    const request = requestHash(salt, given.work, given.from)
    const units = answerUnitsOf(this.manifest.unit, given.answer, given.end)
    const receipt: Receipt = {
      ...{ streamId: this.streamId, rules: 0, epoch: 0, seq: 0n, request, root: zeroHash },
      answer: answerHashOf(request, this.manifest, given.answer),
      ...{ from: given.from, to: given.from + units, inUnits: 1n, outUnits: BigInt(units), total: 100n },
      ...change,
    }
    const signature = await signer.signMessage(domain, Receipt, receipt)
    const range = { ...given, provider: signer.address, receipt: { receipt, signature }, signedBeforeWei: 7n }
    return { streamId: this.streamId, revision: 0, salt, ranges: [range] }
  }

  /** Signs the right to accuse. */
  signConfirmation(message: Confirmation): Promise<Hex> {
    return this.signer.signMessage(domain, Confirmation, message)
  }

  allCandidates(): Candidate[] {
    return this.members.map(({ signer, operator, peer }) => ({
      ...{ confirmer: signer.address, operator, peerId: peer.peerId, stakeWei: 10n },
    }))
  }

  async stop(): Promise<void> {
    for (const each of this.#open) await each.stop().catch(() => {})
    for (const { peer, service } of this.members) {
      await peer.stop()
      await service.stop()
    }
    await this.gateway.stop()
    await rm(this.dir, { recursive: true, force: true })
  }

  #confirmed(): ConfirmedStream {
    return {
      ...{ confirmedShare: 1, confirmer: 'council', isAudited: true, calibratedAnswers: 2 },
      manifest: (revision) => (revision === 0 ? this.manifest : undefined),
      candidates: () => this.candidates?.() ?? this.allCandidates(),
      subscriber: (provider) => {
        const member = this.members.find(({ signer }) => signer.address === provider)
        return member && { operator: member.operator, receiptKey: member.signer.address }
      },
      signConfirmation: (message) => this.signConfirmation(message),
      accuseUntilMs: () => 2 * hour,
      ...this.facts,
    }
  }

  async #join(name: string, machine: Machine, options: Partial<ConfirmerOptions> = {}): Promise<void> {
    const [signer, service, peer] = [signerOf(name), await startToyService(machine), await this.startPeer()]
    const found: Finding[] = []
    const confirmer = new Confirmer({
      context: {
        ...{ ledger: this.ledger, chainId, logger: silentLogger },
        network: { addresses: { streams: streamsAddress } } as never,
      },
      address: signer.address,
      revision: (id, revision) =>
        id === this.streamId && revision === 0 ? { manifest: this.manifest, service } : undefined,
      onFound: (finding) => void found.push(finding),
      ...options,
    })
    confirmer.serve({ peer })
    const operator = signerOf(`operator of ${name}`).address
    this.members.push({ signer, operator, peer, service, confirmer, found })
  }
}

export function signerOf(name: string): LocalSigner {
  return new LocalSigner(Buffer.from(bytes32(name).slice(2), 'hex'))
}

export function manifestOf(equivalence: StreamEquivalence): StreamManifest {
  return {
    ...{ version: 1, name: 'toy', className: 'toy/1', model: { blob: '0'.repeat(64) }, args: [], env: {} },
    ...{ memoryBytes: 1, diskBytes: 1, unit: 'tokens', windowUnits: 16, maxInput: 1_000, maxOutput: 1_000 },
    pay: { inputUnitWei: '2', unitWei: '10', floorWei: '0', mostWei: '100000' },
    ...{ firstMs: 1_000, perUnitMs: 100, noticeSeconds: 1, equivalence, isPrivate: false },
  }
}
