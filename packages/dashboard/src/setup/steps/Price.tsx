import type { PriceRange, Setup } from '@muster-network/api'
import { formatAmount, readAmount, tokenAmount } from '@muster-network/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { RangeFacts } from '../../provider/overview/PriceSuggestion.tsx'
import { api } from '../../session/client.ts'
import { useMoney } from '../../ui/Amount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

export function Price({ setup }: { setup: Setup }) {
  const query = useQuery({
    queryKey: ['price range'],
    queryFn: ({ signal }) => api.getPriceRange(undefined, { signal }),
  })
  return (
    <QueryContent query={query} what="prices" skeleton={<Skeleton className="h-64 w-full" />}>
      {(range) => <PriceForm setup={setup} range={range} />}
    </QueryContent>
  )
}

function PriceForm({ setup, range }: { setup: Setup; range: PriceRange }) {
  const money = useMoney()
  const { apply, busy, error } = useSetupChange()
  const [typed, setTyped] = useState(
    formatAmount(tokenAmount(setup.hourPriceWei ?? range.usualWei), money.decimals),
  )
  const reading = readAmount(typed, money.decimals)
  const choose = () =>
    apply(() => api.choosePrice({ body: { hourPriceWei: reading.ok ? reading.amount.toString() : '0' } }))
  return (
    <StepCard
      title="Minimum price"
      about="The machine bids automatically and never below this price. A lower price wins more work; a higher price earns more per task."
      error={error}
      next={{ label: 'Continue', disabled: !reading.ok || busy, onSubmit: () => void choose() }}
    >
      <TextInput
        label={`Per hour of one run, ${money.symbol}`}
        problem={reading.ok ? undefined : reading.what}
        hint="Prefilled with the usual price"
        inputMode="decimal"
        className="figures max-w-60"
        value={typed}
        onChange={setTyped}
      />
      <div className="max-w-md rounded-lg bg-sunken p-3">
        <RangeFacts range={range} />
      </div>
    </StepCard>
  )
}
