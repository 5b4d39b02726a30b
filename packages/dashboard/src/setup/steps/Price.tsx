import type { PriceRange, Setup } from '@muster-network/api'
import { formatAmount, readAmount, tokenAmount } from '@muster-network/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../live/Loaded.tsx'
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
    <Loaded query={query} what="prices" skeleton={<Skeleton className="h-64 w-full" />}>
      {(range) => <PriceForm setup={setup} range={range} />}
    </Loaded>
  )
}

function PriceForm({ setup, range }: { setup: Setup; range: PriceRange }) {
  const money = useMoney()
  const { apply, busy, error } = useSetupChange()
  const [typed, setTyped] = useState(
    formatAmount(tokenAmount(setup.floorPerBillionUnitsWei ?? range.usualWei), money.decimals),
  )
  const reading = readAmount(typed, money.decimals)
  const choose = () =>
    apply(() =>
      api.choosePrice({ body: { floorPerBillionUnitsWei: reading.ok ? reading.amount.toString() : '0' } }),
    )
  return (
    <StepCard
      title="The least it works for"
      about="Bids are made for you, above this and never below. Lower wins more work, higher earns more for each."
      error={error}
      next={{ word: 'Go on', disabled: !reading.ok || busy, act: () => void choose() }}
    >
      <TextInput
        label={`For a billion units of work, ${money.symbol}`}
        problem={reading.ok ? undefined : reading.what}
        hint="The usual price is filled in"
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
