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

/** What others ask, and what that would bring in a day. */
export function RangeFacts({ range }: { range: PriceRange }) {
  return (
    <Facts
      facts={[
        ['Others ask, least', <Amount key="low" wei={range.lowWei} />],
        ['usually', <Amount key="usual" wei={range.usualWei} />],
        ['most', <Amount key="high" wei={range.highWei} />],
        ['A day brings', <Amount key="from" wei={range.dailyLowWei} />],
        ['to', <Amount key="to" wei={range.dailyHighWei} />],
        ['Samples', range.samples],
      ]}
    />
  )
}
