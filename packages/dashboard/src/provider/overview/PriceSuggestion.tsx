import type { PriceRange, Provider } from '@muster-network/api'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'

export function PriceSuggestion({ provider }: { provider: Provider }) {
  return (
    <Card title="Price">
      <Facts
        facts={[['Your floor', <Amount key="floor" wei={provider.settings.floorPerBillionUnitsWei} />]]}
      />
      <div className="mt-2 border-t border-line pt-2">
        <RangeFacts range={provider.priceSuggestion} />
      </div>
      <p className="mt-2 text-sm text-muted">
        For a billion units of work.{' '}
        <Link to="/provider/settings" className="rounded underline">
          Change your floor
        </Link>
      </p>
    </Card>
  )
}

/** What others were paid, and what that means for a machine as far as it can be said. */
export function RangeFacts({ range }: { range: PriceRange }) {
  const { hourWei, paidPerMachineWei } = range
  return (
    <>
      <Facts
        facts={[
          ['Paid to others, low', <Amount key="low" wei={range.lowWei} />],
          ['usually', <Amount key="usual" wei={range.usualWei} />],
          ['high', <Amount key="high" wei={range.highWei} />],
          ['An hour of one run', hourWei === null ? 'not known yet' : <Amount key="hour" wei={hourWei} />],
          [
            'Machine, last day',
            paidPerMachineWei === null ? 'no machine yet' : <Amount key="day" wei={paidPerMachineWei} />,
          ],
          ['Paid deliveries', range.samples],
        ]}
      />
      <p className="mt-2 text-sm text-muted">
        {hourWei === null
          ? 'Less than an hour’s work was paid lately: too little to say what an hour brings.'
          : 'An hour counts while the machine has work. What machines like this were paid on average says how often that is.'}
      </p>
    </>
  )
}
