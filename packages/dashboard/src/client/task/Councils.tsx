import type { DeliveryView } from '@muster-network/api'
import { Scale } from 'lucide-react'
import type { ReactNode } from 'react'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { ContestDelivery } from './ContestDelivery.tsx'

type Props = {
  deliveries: readonly DeliveryView[]
  /** What contesting one takes; without it, none is offered. */
  contestBondWei?: bigint
}

/** Deliveries, and what the council that was drawn for each says. */
export function Councils({ deliveries, contestBondWei }: Props) {
  return (
    <Card title="Council verdicts">
      {deliveries.length === 0 ? (
        <EmptyState icon={Scale} title="Nothing delivered yet">
          Seats are drawn only after a delivery, so that nobody can be bought beforehand.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {deliveries.map((delivery) => (
            <Delivery key={delivery.deliveryId} delivery={delivery}>
              {contestBondWei !== undefined && (
                <ContestDelivery delivery={delivery} bondWei={contestBondWei} />
              )}
            </Delivery>
          ))}
        </ul>
      )}
    </Card>
  )
}

export function Delivery({ delivery, children }: { delivery: DeliveryView; children?: ReactNode }) {
  const state = delivery.outcome === 'open' ? delivery.state : delivery.outcome
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          Part {delivery.part}, {delivery.last ? 'result' : `delivery ${delivery.seq + 1}`}
        </span>
        <StateBadge state={state} />
        {delivery.cut !== 'none' && <span className="text-sm text-muted">cut: {delivery.cut}</span>}
        <span className="ml-auto text-sm text-muted">
          <Time atMs={delivery.deliveredMs} />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <span className="inline-flex items-center gap-1">
          by <Hash value={delivery.executor} what="the executor's account" />
        </span>
        <span>
          work <Amount wei={delivery.paidWei} />
        </span>
        <span>
          council <Amount wei={delivery.feesWei} />
        </span>
        {delivery.panel && (
          <span className="figures">
            segments drawn: {delivery.panel.drawn.join(', ')} of {delivery.segments}
          </span>
        )}
      </p>
      {delivery.panel && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Seats">
          {delivery.panel.seats.map((seat) => (
            <li
              key={seat.seat}
              className="inline-flex items-center gap-1.5 rounded-lg border border-line py-1 pr-1 pl-2 text-sm"
            >
              <span className="font-mono" title={seat.operator}>
                {seat.operator.slice(0, 8)}…
              </span>
              <span className="text-muted">seg. {seat.segment}</span>
              <StateBadge state={seat.answer} />
            </li>
          ))}
        </ul>
      )}
      {delivery.dispute && (
        <p className="mt-2 text-sm">
          Disputed at segment {delivery.dispute.segment}: {delivery.dispute.forWork} for the work,{' '}
          {delivery.dispute.againstWork} against, of {delivery.dispute.members}.
        </p>
      )}
      {children}
    </li>
  )
}
