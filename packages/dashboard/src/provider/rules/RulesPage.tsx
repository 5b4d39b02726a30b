import type { Provider } from '@muster-network/api'
import { formatPrice, readAmount, unitPriceOf } from '@muster-network/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { useMoney } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { Field, inputClassName } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useFocusFirstField } from '../../ui/useFocusFirstField.ts'
import { RangeFacts } from '../overview/PriceSuggestion.tsx'
import { useProvider } from '../useProvider.ts'
import { AllOrNothingFields } from './AllOrNothingFields.tsx'
import { CardFields } from './CardFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { LimitFields } from './LimitFields.tsx'
import { OwnerFirstFields } from './OwnerFirstFields.tsx'
import { type RulesText, readRules, rulesText } from './rulesText.ts'

/** The owner's rules: resources, prices, and when the owner comes first. */
export function RulesPage() {
  const query = useProvider()
  return (
    <>
      <PageHeader
        title="Rules"
        about="The machine follows these rules by itself. A change applies from the next decision on."
      />
      <QueryContent query={query} what="rules">
        {(provider) => <RulesForm provider={provider} />}
      </QueryContent>
    </>
  )
}

function RulesForm({ provider }: { provider: Provider }) {
  const { settings, devices, priceSuggestion } = provider
  const money = useMoney()
  const queries = useQueryClient()
  const [text, setText] = useState<RulesText>(() => rulesText(settings, money.decimals))
  const set = (change: Partial<RulesText>) => setText((last) => ({ ...last, ...change }))
  const reading = readRules(text, money.decimals)
  const form = useRef<HTMLFormElement>(null)
  useFocusFirstField(form)
  const save = useMutation({
    mutationFn: async () => {
      if (reading.ok) await api.putProviderSettings({ body: reading.settings })
      await queries.invalidateQueries({ queryKey: ['provider'] })
    },
  })
  const problems = reading.ok ? {} : reading.problems
  const price = readAmount(text.price, money.decimals)
  const perUnits = price.ok
    ? `Your machine never bids below it: ${formatPrice(unitPriceOf(price.amount, priceSuggestion.unitsPerSecond), 'billionUnits', money)} at its measured speed`
    : 'Your machine never bids below it'
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
      className="grid items-start gap-4 lg:grid-cols-2"
    >
      <Card title="Price">
        <Field
          label={`Minimum price per hour of one run, ${money.symbol}`}
          hint={perUnits}
          problem={problems.price}
        >
          {(attributes) => (
            <input
              {...attributes}
              inputMode="decimal"
              className={inputClassName}
              value={text.price}
              onChange={(event) => set({ price: event.target.value })}
            />
          )}
        </Field>
        <div className="mt-3 border-t border-line pt-3">
          <RangeFacts range={priceSuggestion} />
        </div>
      </Card>
      <Card title="You come first">
        <OwnerFirstFields text={text} set={set} problems={problems} />
      </Card>
      <Card title="Limits">
        <LimitFields text={text} set={set} problems={problems} />
      </Card>
      <Card title="Hours">
        <HoursFields text={text} set={set} />
      </Card>
      <Card title="All or nothing">
        <AllOrNothingFields text={text} set={set} problems={problems} />
      </Card>
      <Card title="Graphics cards">
        <CardFields text={text} set={set} devices={devices} />
      </Card>
      <div className="flex items-center gap-3 lg:col-span-2">
        <Button type="submit" variant="primary" disabled={!reading.ok || save.isPending}>
          Save the rules
        </Button>
        <span role="status" className="text-ok">
          {save.isSuccess && 'Saved'}
        </span>
      </div>
      {save.error !== null && (
        <div className="lg:col-span-2">
          <Notice tone="bad" urgent title={readError(save.error).what}>
            {readError(save.error).next}
          </Notice>
        </div>
      )}
    </form>
  )
}
