import { DatabaseSync } from 'node:sqlite'
import {
  type Hex,
  LocalSigner,
  type Network,
  type SignedVoucher,
  Voucher,
  zeroHash,
} from '@muster-network/chain'
import type { PeerId } from '@muster-network/p2p'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Ledger, LedgerStream, LedgerSubscription } from '../../ledger/Ledger.ts'
import { migrations } from '../../store/migrations.ts'
import { HeldVouchers } from './HeldVouchers.ts'

const word = (n: number): Hex => `0x${n.toString(16).padStart(64, '0')}`
const addressAt = (n: number): Hex => `0x${n.toString(16).padStart(40, '0')}`
const [signer, before, thief] = [1, 2, 3].map((byte) => new LocalSigner(new Uint8Array(32).fill(byte))) as [
  LocalSigner,
  LocalSigner,
  LocalSigner,
]
const streams = addressAt(9)
const [peer, other] = ['peer-a', 'peer-b'] as unknown as [PeerId, PeerId]

const stream = {
  ...{ status: 'open', terms: { guarantee: 100n, settleSeconds: 100 }, signerAt: 0 },
  ...{ signer: signer.address, signerBefore: before.address },
} as LedgerStream
/** Every payee below 100 has joined every stream below 100. */
const ledger = {
  stream: (id: string) => (BigInt(id) < 100n ? stream : undefined),
  subscription: (_: string, provider: string) =>
    BigInt(provider) < 100n ? ({ status: 'serving', claimedWei: 10n } as LedgerSubscription) : undefined,
} as unknown as Ledger

function open(limits = {}, store = newStore()) {
  let nowMs = 1_000
  const network = { streams: { address: streams } } as unknown as Network
  const held = new HeldVouchers({ ledger, network, chainId: 1, nowMs: () => nowMs, store }, limits)
  return {
    ...{ held, store },
    later: (ms: number) => {
      nowMs += ms
    },
  }
}

function newStore(): DatabaseSync {
  const store = new DatabaseSync(':memory:')
  for (const migration of migrations) store.exec(migration)
  onTestFinished(() => store.close())
  return store
}

async function voucher(amount: bigint, streamId = 1, payee = 1, by = signer): Promise<SignedVoucher> {
  const message: Voucher = {
    ...{ streamId: word(streamId), payee: addressAt(payee), amount, epoch: 0, count: 0n, root: zeroHash },
  }
  const domain = { chainId: 1, verifyingContract: streams }
  return { voucher: message, signature: await by.signMessage(domain, Voucher, message) }
}

const refused = (reason: string) => ({ ok: false, reason })

describe('HeldVouchers', () => {
  it('keeps the newest voucher of each payee over a restart', async () => {
    const { held, store } = open()
    for (const [amount, payee] of [
      [20n, 1],
      [30n, 1],
      [40n, 2],
    ] as const)
      expect(held.hold(await voucher(amount, 1, payee), peer)).toMatchObject({ ok: true })
    expect(held.hold(await voucher(30n), peer)).toEqual(refused('stale'))
    const again = open({}, store).held
    expect(again.of(word(1)).map(({ value }) => value.voucher.amount)).toEqual([30n, 40n])
    expect(again.streams()).toEqual([word(1)])
    for (const { id } of again.of(word(1))) again.remove(id)
    expect(again.streams()).toEqual([])
  })

  it('holds vouchers of the key of now and of the one before, and of no other', async () => {
    const { held } = open()
    expect(held.hold(await voucher(20n, 1, 1, before), other)).toMatchObject({ ok: true })
    expect(held.hold(await voucher(30n, 1, 1, thief), other)).toEqual(refused('wrong-signer'))
    expect(held.of(word(1)).map(({ value }) => value.signer)).toEqual([before.address])
    expect(held.hold(await voucher(30n, 1, 1, signer), other)).toMatchObject({ ok: true })
    expect(held.of(word(1)).map(({ value }) => value.signer)).toEqual([signer.address])
  })

  it('refuses the key before when its vouchers are no longer paid', async () => {
    const { held, later } = open()
    later(100_000)
    expect(held.hold(await voucher(20n, 1, 1, before), peer)).toEqual(refused('wrong-signer'))
  })

  it('counts failures over newer vouchers', async () => {
    const { held } = open()
    held.hold(await voucher(20n), peer)
    held.countFailure(held.of(word(1))[0]!.id)
    held.hold(await voucher(30n), peer)
    expect(held.of(word(1)).map(({ value }) => value.failures)).toEqual([1])
  })

  it('refuses streams that do not exist and payees that never joined', async () => {
    const { held } = open()
    expect(held.hold(await voucher(20n, 100), peer)).toEqual(refused('unknown-stream'))
    expect(held.hold(await voucher(20n, 1, 100), peer)).toEqual(refused('never-joined'))
    expect(held.streams()).toEqual([])
  })

  it('limits the vouchers of a peer and of all, but replaces older ones', async () => {
    const { held } = open({ ofPeer: 2, all: 3 })
    for (const payee of [1, 2]) held.hold(await voucher(20n, 1, payee), peer)
    expect(held.hold(await voucher(20n, 1, 3), peer)).toEqual(refused('too-many'))
    expect(held.hold(await voucher(20n, 1, 3), other)).toMatchObject({ ok: true })
    expect(held.hold(await voucher(20n, 1, 4), other)).toEqual(refused('full'))
    expect(held.hold(await voucher(30n, 1, 1), peer)).toMatchObject({ ok: true })
  })

  it('limits the calls of a peer per minute', async () => {
    const { held, later } = open({ callsPerMinute: 3 })
    const stale = await voucher(5n)
    for (let call = 0; call < 3; call++) expect(held.hold(stale, peer)).toEqual(refused('stale'))
    expect(held.hold(await voucher(20n), peer)).toEqual(refused('too-many'))
    expect(held.hold(await voucher(20n), other)).toMatchObject({ ok: true })
    later(60_000)
    expect(held.hold(await voucher(30n), peer)).toMatchObject({ ok: true })
  })
})
