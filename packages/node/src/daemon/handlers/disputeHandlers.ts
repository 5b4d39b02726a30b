import { MusterError } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { bondToContest, contestDelivery } from '../../settle/contestDelivery.ts'
import type { Serving } from './Serving.ts'
import { sentOf } from './sent.ts'

/** Contesting by hand: a client what was accepted, a provider what was rejected, anybody what is wrong. */
export function disputeHandlers({ daemon: { context } }: Serving): ApiHandlers {
  const { ledger } = context
  return {
    async disputeDelivery({ params, body }) {
      const held = ledger.delivery(params.deliveryId)
      const task = held && ledger.task(held.delivery.taskId)
      if (!held?.settlement || !task)
        throw new MusterError('API_NOT_FOUND', 'there is no settled delivery of this id', {
          hint: 'A delivery can be contested from its settlement on, until its time to contest is over.',
        })
      const { settlement } = held
      const bond = bondToContest(settlement, task.terms.rules)
      if (bond > body.maxBondWei)
        throw new MusterError('SPEC_OVER_BUDGET', `the bond is ${bond}, more than ${body.maxBondWei}`, {
          details: { bondWei: bond, maxBondWei: body.maxBondWei },
        })
      // contesting needs all of it
      const bid = await awardedBidOf(context, held.delivery)
      if (!bid)
        throw new MusterError('API_NOT_FOUND', 'the bid behind this delivery cannot be read from the chain')
      const segment = BigInt(body.segment)
      return sentOf(await contestDelivery(context, { held, settlement, terms: task.terms, bid, segment }))
    },
  }
}
