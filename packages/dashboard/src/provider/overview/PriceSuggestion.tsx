import type { PriceRange, Provider } from '@muster-network/api'
import { Link } from '@tanstack/react-router'
import { Amount, Price } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'

export function PriceSuggestion({ provider }: { provider: Provider }) {
  const { settings } = provider
  return (
    <Card title="Price">
      <DescriptionList
        items={[
          ['Your price', <Price key="hour" wei={settings.hourPriceWei} unit="hour" />],
          ['for work', <Price key="units" wei={settings.floorPerBillionUnitsWei} unit="billionUnits" />],
        ]}
      />
      <div className="mt-2 border-t border-line pt-2">
        <RangeFacts range={provider.priceSuggestion} />
      </div>
      <p className="mt-2 text-sm text-muted">
        For an hour of one run.{' '}
        <Link to="/provider/settings" className="rounded underline">
          Change your price
        </Link>
      </p>
    </Card>
  )
}

/** Prices paid to other providers, at the speed of this machine. */
export function RangeFacts({ range }: { range: PriceRange }) {
  const { paidPerMachineWei, samples } = range
  return (
    <>
      <DescriptionList
        items={[
          ...(samples === 0
            ? []
            : [
                ['Paid to others, low', <Price key="low" wei={range.lowWei} unit="hour" />] as const,
                ['usually', <Price key="usual" wei={range.usualWei} unit="hour" />] as const,
                ['high', <Price key="high" wei={range.highWei} unit="hour" />] as const,
              ]),
          [
            'Machine, last day',
            paidPerMachineWei === null ? 'no machine yet' : <Amount key="day" wei={paidPerMachineWei} />,
          ],
          ['Paid deliveries', samples],
        ]}
      />
      <p className="mt-2 text-sm text-muted">
        {samples === 0
          ? 'No work of this class was paid yet.'
          : 'A price applies while the machine has work. The average paid to similar machines shows how often that is.'}
      </p>
    </>
  )
}
