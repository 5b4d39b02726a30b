import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Reservation } from '@muster-network/api'
import { type Hex, parseHex, readLogs } from '@muster-network/chain'
import {
  amountInWords,
  enumName,
  MusterError,
  type ReservationState,
  reservationStates,
} from '@muster-network/core'
import { peerOf } from '../../ledger/LedgerDirectory.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { offerReservation } from '../../wire/calls.ts'
import { approveTokens } from './approveTokens.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

/** The states of a reservation in the API, by the contract's state. */
const shownStates = {
  none: 'none',
  reserved: 'waiting',
  summoned: 'summoned',
  running: 'running',
  checked: 'running',
  ended: 'ended',
} as const satisfies Record<ReservationState, Reservation['state']>
const whole = 10 ** 18

/** Handlers for reserving a node for a time. */
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
      const made = new Map([...mine, ...served].map((log) => [parseHex(log.id), log.deposit as bigint]))
      return { reservations: await Promise.all([...made].map(([id, deposit]) => viewOf(id, deposit))) }
    },
    async quoteReservation({ body }) {
      const { from, until, depositWei, standardWei, heldUntil } = await quote(body)
      const factor = await pricing.read.factor([])
      return {
        depositWei,
        standardWei,
        factor: Number(factor) / whole,
        hourPriceWei: (standardWei * factor * 3_600n) / (BigInt(whole) * BigInt(until - from)),
        free: heldUntil <= ledger.head.timestamp,
      }
    },
    async reserveNode({ body }, { signal }) {
      const { node, from, until, depositWei } = await quote(body)
      if (depositWei > body.maxDepositWei)
        throw new MusterError(
          'SPEC_OVER_BUDGET',
          `the deposit is ${amountInWords(depositWei)}, above your limit of ${amountInWords(body.maxDepositWei)}`,
          {
            details: { depositWei, maxDepositWei: body.maxDepositWei },
          },
        )
      const asked = { node: node.id, client: me, from, until }
      const { offer, signature } = await peer.call(peerOf(node.facts.peerKey), offerReservation, asked, {
        signal,
      })
      // the contract checks the signature; this node checks that the offer matches the request
      if (offer.node !== asked.node || offer.from !== from || offer.until !== until)
        throw new MusterError('PROVIDER_WRONG_RESULT', 'the node offered another time than requested')
      await approveTokens(serving, reservations.address, body.maxDepositWei)
      const most = body.maxDepositWei
      const reservationId = await reservations.simulate.reserve([offer, signature, most], { from: me })
      daemon.reservations.track(reservationId, offer)
      const receipt = await reservations.send.reserve([offer, signature, most], by('reserve'))
      return { reservationId, depositWei, sent: sentOf(receipt) }
    },
    async cancelReservation({ params }) {
      const id = parseHex(params.reservationId)
      const receipt = await reservations.send.cancel([id], by('cancel-reservation'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
    async summonReservation({ params, body }) {
      const id = parseHex(params.reservationId)
      const { from } = await reservations.read.reservation([id])
      if (from * 1000 <= nowMs()) await awaitBlockAt(from)
      const maxFactor = BigInt(Math.round(body.maxFactor * 1e6)) * 10n ** 12n
      const receipt = await reservations.send.summon([id, maxFactor], by('summon'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
    async endReservation({ params }) {
      const id = parseHex(params.reservationId)
      const receipt = await reservations.send.end([id], by('end-reservation'))
      daemon.reservations.wake(id)
      return sentOf(receipt)
    },
  }

  /**
   * Requests a block: a local chain without traffic makes none by itself, and would not notice that a time has come.
   */
  async function awaitBlockAt(seconds: number): Promise<void> {
    if (ledger.head.timestamp < seconds) await wantBlock({ timestamp: seconds })
    for (let attempt = 0; attempt < 30 && ledger.head.timestamp < seconds; attempt++) await pause(100)
  }

  /**
   * Quotes a reservation: the deposit is three times the standard price, because the price factor may rise that far.
   */
  async function quote(body: { nodeId: string; fromMs: number; untilMs: number }) {
    const node = ledger.node(body.nodeId)
    if (!node?.listed) throw new MusterError('API_NOT_FOUND', `unknown node ${body.nodeId}`)
    const [from, until] = [Math.ceil(body.fromMs / 1000), Math.ceil(body.untilMs / 1000)]
    if (until <= from) throw new MusterError('API_UNPROCESSABLE', 'The reservation must end after its start.')
    const [basePrice, fullNodeBps, largestFactor, [, , heldUntil]] = await Promise.all([
      pricing.read.basePrice([]),
      pricing.read.fullNodeBps([]),
      reservations.read.LARGEST_FACTOR([]),
      reservations.read.bookings([node.id]),
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
      state: shownStates[enumName(reservationStates, each.state)],
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
