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
  /** Facts needed to contest a delivery; without them no button is shown. */
  contestBondWei?: bigint
}

/** Deliveries with the answers of the councils drawn for them. */
export function Councils({ deliveries, contestBondWei }: Props) {
  return (
    <Card title="Council verdicts">
      {deliveries.length === 0 ? (
        <EmptyState icon={Scale} title="Nothing delivered yet">
          Seats are drawn after a delivery, so that nobody can be bribed in advance.
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

const formatPiece = ({ from, to }: { from: number; to: number }) =>
  to - from === 1 ? `${from}` : `${from}–${to - 1}`

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
        {delivery.council && (
          <span className="figures">
            replayed: {delivery.council.pieces.map(formatPiece).join(', ')} of {delivery.segments} segments
          </span>
        )}
      </p>
      {delivery.council && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label="Seats">
          {delivery.council.seats.map((seat) => (
            <li
              key={seat.seat}
              className="inline-flex items-center gap-1.5 rounded-lg border border-line py-1 pr-1 pl-2 text-sm"
            >
              <span className="font-mono" title={seat.operator}>
                {seat.operator.slice(0, 8)}…
              </span>
              <StateBadge state={seat.answer} />
            </li>
          ))}
        </ul>
      )}
      {delivery.doubt !== null && delivery.doubt !== 'none' && (
        <p className="mt-2 text-sm">
          {delivery.doubt === 'split'
            ? 'The seats disagreed; one side won by its lead.'
            : 'No side had its lead: the majority decided. It can be contested without a bond.'}
        </p>
      )}
      {delivery.council?.waitUntilMs && (
        <p className="mt-2 text-sm">
          Waits for free seats until <Time atMs={delivery.council.waitUntilMs} />; then the answers so far
          decide.
        </p>
      )}
      {delivery.disputes.map((dispute) => (
        <p key={dispute.segment} className="mt-2 text-sm">
          Disputed at segment {dispute.segment}: {dispute.forWork} for the work, {dispute.againstWork}{' '}
          against, of {dispute.members}.
          {dispute.tolerance &&
            ` The jury compared with an allowed amount of ${dispute.tolerance.amount} and an allowed share of ${dispute.tolerance.share}.`}
        </p>
      ))}
      {children}
    </li>
  )
}
