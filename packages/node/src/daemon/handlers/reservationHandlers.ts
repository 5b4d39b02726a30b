import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reservation } from '@muster-network/api'
import { type Hex, readLogs } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { offerReservation } from '../../wire/calls.ts'
import { allow } from './allow.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sent.ts'

/** ReservationState of the contract. */
const states = ['none', 'waiting', 'summoned', 'running', 'running', 'ended'] as const
const whole = 10 ** 18

/** Having a node for oneself at a time. */
export function reservationHandlers(serving: Serving): ApiHandlers {
  const { economy, daemon } = serving
  const { sender, network, ledger, peer, nowMs, wantBlock } = daemon.context
  const { reservations, pricing } = economy
  const me = accountOf(serving)
  const by = (what: string) => ({ by: sender, intent: `owner/${what}/${randomUUID()}` })

  return {
    async listReservations() {
      const [mine, served] = await Promise.all([
        readLogs(network.client, reservations, 'Reserved', { client: me }),
        readLogs(network.client, reservations, 'Reserved', { operator: me }),
      ])
      const made = new Map([...mine, ...served].map((log) => [log.id as Hex, log.deposit as bigint]))
      return { reservations: await Promise.all([...made].map(([id, deposit]) => viewOf(id, deposit))) }
    },
    async quoteReservation({ body }) {
      const { depositWei, standardWei, heldUntil } = await quote(body)
      const factor = await pricing.read.factor([])
      return {
        depositWei,
        standardWei,
        factor: Number(factor) / whole,
        free: heldUntil <= ledger.head.timestamp,
      }
    },
    async reserveNode({ body }, { signal }) {
      const { node, from, until, depositWei } = await quote(body)
      if (depositWei > body.maxDepositWei)
        throw new MusterError(
          'SPEC_OVER_BUDGET',
          `the deposit is ${depositWei}, more than ${body.maxDepositWei}`,
          {
            details: { depositWei, maxDepositWei: body.maxDepositWei },
          },
        )
      const asked = { node: node.id, client: me, from, until }
      const { offer, signature } = await peer.call(peerOf(node.facts.peerKey), offerReservation, asked, {
        signal,
      })
      // the contract checks the signature; that the offer is the one we asked for is ours to see
      if (offer.node !== asked.node || offer.from !== from || offer.until !== until)
        throw new MusterError('PROVIDER_WRONG_RESULT', 'the node offered another time than it was asked for')
      await allow(serving, reservations.address, body.maxDepositWei)
      const most = body.maxDepositWei
      const reservationId = await reservations.simulate.reserve([offer, signature, most], { from: me })
      daemon.reservations.keep(reservationId, offer)
      const receipt = await reservations.send.reserve([offer, signature, most], by('reserve'))
      return { reservationId, depositWei, sent: sentOf(receipt) }
    },
    async cancelReservation({ params }) {
      const id = params.reservationId as Hex
      const receipt = await reservations.send.cancel([id], by('cancel-reservation'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
    async summonReservation({ params, body }) {
      const id = params.reservationId as Hex
      const { from } = await reservations.read.reservation([id])
      if (from * 1000 <= nowMs()) await noticeTime(from)
      const mostFactor = BigInt(Math.round(body.maxFactor * 1e6)) * 10n ** 12n
      const receipt = await reservations.send.summon([id, mostFactor], by('summon'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
    async endReservation({ params }) {
      const id = params.reservationId as Hex
      const receipt = await reservations.send.end([id], by('end-reservation'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
  }

  /** A quiet chain of this machine makes no block by itself, and so does not notice that a time has come. */
  async function noticeTime(seconds: number): Promise<void> {
    if (ledger.head.timestamp < seconds) await wantBlock({ timestamp: seconds })
    for (let look = 0; look < 30 && ledger.head.timestamp < seconds; look++) await pause(100)
  }

  /** What a node costs for that time: three times the standard price is held, since the factor may rise so far. */
  async function quote(body: { nodeId: string; fromMs: number; untilMs: number }) {
    const node = ledger.node(body.nodeId)
    if (!node?.listed) throw new MusterError('API_NOT_FOUND', `there is no node ${body.nodeId}`)
    const [from, until] = [Math.ceil(body.fromMs / 1000), Math.ceil(body.untilMs / 1000)]
    if (until <= from) throw new MusterError('API_BAD_REQUEST', 'a reservation ends after it begins')
    const [basePrice, fullNodeBps, largestFactor, [, , heldUntil]] = await Promise.all([
      pricing.read.basePrice([]),
      pricing.read.fullNodeBps([]),
      reservations.read.LARGEST_FACTOR([]),
      reservations.read.holds([node.id]),
    ])
    const standardWei = await pricing.read.standardPrice([
      BigInt(node.facts.score),
      BigInt(until - from),
      basePrice,
      fullNodeBps,
    ])
    return { node, from, until, standardWei, depositWei: standardWei * largestFactor, heldUntil }
  }

  async function viewOf(id: Hex, depositWei: bigint): Promise<Reservation> {
    const each = await reservations.read.reservation([id])
    return {
      reservationId: id,
      state: states[each.state]!,
      client: each.client,
      operator: each.operator,
      nodeId: each.node,
      score: each.score,
      fromMs: each.from * 1000,
      untilMs: each.until * 1000,
      depositWei,
      bondWei: each.bond,
      factor: Number(each.factor) / whole,
    }
  }
}
