import type { DatabaseSync } from 'node:sqlite'
import { type Hex, lowerHex, type SignedVoucher, Voucher, verifyMessage } from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import type { RoleContext } from '../../role/RoleContext.ts'
import { Records } from '../../store/Records.ts'
import { type HoldRefusal, whyNotHeld } from './whyNotHeld.ts'

/** A voucher that this node settles when its payee is offline. */
export type HeldVoucher = SignedVoucher & {
  /** The peer that handed it over. */
  peerId: PeerId
  /** The key that signed it. */
  signer: Hex
  untilMs: number
  /** Settlements that paid nothing. */
  failures: number
}

/** A payee that is away for longer hands its voucher over again when it returns. */
const holdMs = 30 * 86_400_000

const defaultLimits = {
  /** A provider with many streams; one peer cannot fill the store. */
  ofPeer: 256,
  /** Some megabytes. */
  all: 10_000,
  /** Calls of one peer per minute: each costs a signature check. */
  callsPerMinute: 120,
}
const mostPeers = 10_000

export type HoldVerdict = { ok: true; untilMs: number } | { ok: false; reason: HoldRefusal }

/** The vouchers of providers that may go offline: the newest of each payee, on disk before it is acknowledged. */
export class HeldVouchers {
  readonly #context: Pick<RoleContext, 'ledger' | 'network' | 'chainId' | 'nowMs'>
  readonly #records: Records<HeldVoucher>
  readonly #limits: typeof defaultLimits
  readonly #held: Map<string, PeerId>
  readonly #calls = new Map<PeerId, { minute: number; count: number }>()

  constructor(
    context: Pick<RoleContext, 'ledger' | 'network' | 'chainId' | 'nowMs'> & { store: DatabaseSync },
    limits: Partial<typeof defaultLimits> = {},
  ) {
    this.#context = context
    this.#limits = { ...defaultLimits, ...limits }
    this.#records = new Records(context.store, 'veto-voucher')
    this.#held = new Map(this.#records.open().map(({ id, value }) => [id, value.peerId]))
  }

  /** Holds a voucher, in place of an older one of the same payee. A refusal changes nothing. */
  hold({ voucher, signature }: SignedVoucher, peerId: PeerId): HoldVerdict {
    const { ledger, nowMs } = this.#context
    if (!this.#mayCall(peerId)) return { ok: false, reason: 'too-many' }
    const id = idOf(voucher.streamId, voucher.payee)
    const stream = ledger.stream(voucher.streamId)
    const held = this.#records.get(id)
    const reason = whyNotHeld({
      ...{ amountWei: voucher.amount, stream, limits: this.#limits, all: this.#held.size },
      subscription: ledger.subscription(voucher.streamId, voucher.payee),
      heldWei: held?.voucher.amount,
      ofPeer: [...this.#held.values()].filter((other) => other === peerId).length,
    })
    if (reason) return { ok: false, reason }
    const signer = this.#signerOf({ voucher, signature })
    if (!signer) return { ok: false, reason: 'wrong-signer' }
    const untilMs = nowMs() + holdMs
    const failures = held?.failures ?? 0
    this.#records.put(id, { voucher, signature, peerId, signer, untilMs, failures })
    this.#held.set(id, peerId)
    return { ok: true, untilMs }
  }

  /** The vouchers of a stream. */
  of(streamId: Hex): { id: string; value: HeldVoucher }[] {
    return this.#records.under(`${lowerHex(streamId)}/`)
  }

  /** The streams that vouchers are held of. */
  streams(): Hex[] {
    return [...new Set([...this.#held.keys()].map((id) => id.slice(0, 66) as Hex))]
  }

  countFailure(id: string): void {
    this.#records.change(id, (value) => ({ ...value, failures: value.failures + 1 }))
  }

  remove(id: string): void {
    this.#records.remove(id)
    this.#held.delete(id)
  }

  /** Returns the key that signed a voucher: the one of the stream, or the one before while its vouchers are paid. */
  #signerOf({ voucher, signature }: SignedVoucher): Hex | undefined {
    const { ledger, network, chainId, nowMs } = this.#context
    const stream = ledger.stream(voucher.streamId)
    if (!stream) return undefined
    const { signer, signerBefore, signerAt = 0, terms } = stream
    const isBeforePaid = nowMs() / 1000 <= signerAt + terms.settleSeconds
    const signers = signerBefore !== undefined && isBeforePaid ? [signer, signerBefore] : [signer]
    const domain = { chainId, verifyingContract: network.streams.address }
    return signers.find((key) =>
      verifyMessage({ domain, type: Voucher, message: voucher, signature, signer: key }),
    )
  }

  #mayCall(peerId: PeerId): boolean {
    const minute = Math.floor(this.#context.nowMs() / 60_000)
    const known = this.#calls.get(peerId)
    const count = known?.minute === minute ? known.count + 1 : 1
    if (!known && this.#calls.size >= mostPeers) this.#calls.clear()
    this.#calls.set(peerId, { minute, count })
    return count <= this.#limits.callsPerMinute
  }
}

function idOf(streamId: Hex, payee: Hex): string {
  return `${lowerHex(streamId)}/${lowerHex(payee)}`
}
