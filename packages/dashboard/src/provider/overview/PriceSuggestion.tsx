import type { PriceRange, Provider } from '@muster-network/api'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'

export function PriceSuggestion({ provider }: { provider: Provider }) {
  return (
    <Card title="Price">
      <DescriptionList
        items={[['Your floor', <Amount key="floor" wei={provider.settings.floorPerBillionUnitsWei} />]]}
      />
      <div className="mt-2 border-t border-line pt-2">
        <RangeFacts range={provider.priceSuggestion} />
      </div>
      <p className="mt-2 text-sm text-muted">
        Per billion units of work.{' '}
        <Link to="/provider/settings" className="rounded underline">
          Change your floor
        </Link>
      </p>
    </Card>
  )
}

/** Prices paid to other providers, and the resulting income estimate when enough work was paid. */
export function RangeFacts({ range }: { range: PriceRange }) {
  const { hourWei, paidPerMachineWei } = range
  return (
    <>
      <DescriptionList
        items={[
          ['Paid to others, low', <Amount key="low" wei={range.lowWei} />],
          ['usually', <Amount key="usual" wei={range.usualWei} />],
          ['high', <Amount key="high" wei={range.highWei} />],
          ['Per hour of one run', hourWei === null ? 'unknown yet' : <Amount key="hour" wei={hourWei} />],
          [
            'Machine, last day',
            paidPerMachineWei === null ? 'no machine yet' : <Amount key="day" wei={paidPerMachineWei} />,
          ],
          ['Paid deliveries', range.samples],
        ]}
      />
      <p className="mt-2 text-sm text-muted">
        {hourWei === null
          ? 'Less than one hour of work was paid recently: too little for an hourly estimate.'
          : 'The hourly figure applies while the machine has work. The average paid to similar machines shows how often that is.'}
      </p>
    </>
  )
}
