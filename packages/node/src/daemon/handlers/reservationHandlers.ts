import { randomUUID } from 'node:crypto'
import type { Reservation } from '@muster-network/api'
import { type Hex, readLogs } from '@muster-network/chain'
import { MusterError } from '@muster-network/core'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { accountOf, type Serving } from './Serving.ts'
import { sentOf } from './sent.ts'

/** ReservationState of the contract. */
const states = ['none', 'waiting', 'summoned', 'running', 'running', 'ended'] as const
const whole = 10 ** 18

/** Having a node for oneself at a time. */
export function reservationHandlers(serving: Serving): ApiHandlers {
  const { economy, daemon } = serving
  const { sender, network, ledger } = daemon.context
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
      const node = ledger.node(body.nodeId)
      if (!node?.listed) throw new MusterError('API_NOT_FOUND', `there is no node ${body.nodeId}`)
      const seconds = BigInt(Math.ceil((body.untilMs - body.fromMs) / 1000))
      if (seconds <= 0n) throw new MusterError('API_BAD_REQUEST', 'a reservation ends after it begins')
      const quote = await pricing.read.quoteFullNode([node.id, seconds])
      return {
        depositWei: quote.price,
        standardWei: quote.standard,
        factor: Number(quote.factor) / whole,
        free: quote.free,
      }
    },
    cancelReservation: async ({ params }) =>
      sentOf(await reservations.send.cancel([params.reservationId as Hex], by('cancel-reservation'))),
    summonReservation: async ({ params, body }) =>
      sentOf(
        await reservations.send.summon(
          [params.reservationId as Hex, BigInt(Math.round(body.maxFactor * 1e6)) * 10n ** 12n],
          by('summon'),
        ),
      ),
    endReservation: async ({ params }) =>
      sentOf(await reservations.send.end([params.reservationId as Hex], by('end-reservation'))),
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
