import { amountInWords, MusterError } from '@muster-network/core'
import { awardedBidOf } from '../../ledger/awardedBidOf.ts'
import type { ApiHandlers } from '../../serve/ApiHandlers.ts'
import { bondToContest, contestDelivery } from '../../settle/contestDelivery.ts'
import type { Serving } from './Serving.ts'
import { sentOf } from './sentOf.ts'

/**
 * Handlers for manual contests: a client contests an accepted delivery, a provider a rejected one, anyone a wrong
 * one.
 */
export function disputeHandlers({ daemon: { context } }: Serving): ApiHandlers {
  const { ledger } = context
  return {
    async disputeDelivery({ params, body }) {
      const record = ledger.delivery(params.deliveryId)
      const task = record && ledger.task(record.delivery.taskId)
      if (!record?.settlement || !task)
        throw new MusterError('API_NOT_FOUND', `no settled delivery ${params.deliveryId}`, {
          hint: 'A delivery can be contested from its settlement until the end of its contest window.',
        })
      const { settlement } = record
      const bond = bondToContest(settlement, task.terms.rules)
      if (bond > body.maxBondWei)
        throw new MusterError(
          'SPEC_OVER_BUDGET',
          `the bond is ${amountInWords(bond)}, above your limit of ${amountInWords(body.maxBondWei)}`,
          {
            details: { bondWei: bond, maxBondWei: body.maxBondWei },
          },
        )
      // contesting needs the whole bid
      const bid = await awardedBidOf(context, record.delivery)
      if (!bid)
        throw new MusterError(
          'API_NOT_FOUND',
          'the awarded bid of this delivery cannot be read from the chain',
        )
      const segment = BigInt(body.segment)
      return sentOf(await contestDelivery(context, { record, settlement, terms: task.terms, bid, segment }))
    },
  }
}
