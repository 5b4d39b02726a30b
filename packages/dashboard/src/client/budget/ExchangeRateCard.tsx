import type { Settings } from '@muster-network/api'
import { describeRate, rateDecimals, readAmount } from '@muster-network/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { useMoney } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { readError } from '../../ui/ErrorState.tsx'
import { TextInput } from '../../ui/TextInput.tsx'

/** The owner's exchange rate. Amounts are then shown in currency too. A rate of the settings file can only be read here. */
export function ExchangeRateCard() {
  const { data: status } = useStatus()
  const query = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => api.getSettings(undefined, { signal }),
  })
  const { currency, currencyProblem } = status ?? { currency: null, currencyProblem: null }
  if (currencyProblem !== null || (currency && currency.from !== 'dashboard'))
    return (
      <Card title="Amounts in currency" className="mt-4 max-w-xl">
        {currency && <p>{describeRate(currency, status?.token.symbol ?? '', Date.now())}.</p>}
        {currencyProblem !== null && <p className="untrusted">{currencyProblem}</p>}
        <p className="mt-2 text-sm text-muted">The settings file of this machine sets the currency.</p>
      </Card>
    )
  return query.data ? <CurrencyForm currency={query.data.currency} /> : null
}

function CurrencyForm({ currency }: { currency: Settings['currency'] }) {
  const { symbol } = useMoney()
  const queries = useQueryClient()
  const [code, setCode] = useState(currency?.code ?? '')
  const [rate, setRate] = useState(currency?.perToken ?? '')
  const none = code === '' && rate === ''
  const reading = readAmount(rate, rateDecimals)
  const ok = none || (/^[A-Z]{3}$/.test(code) && reading.ok && reading.amount > 0n)
  const save = useMutation({
    mutationFn: async () => {
      await api.putSettings({ body: { currency: none ? null : { code, perToken: rate } } })
      await queries.invalidateQueries({ queryKey: ['status'] })
    },
  })
  return (
    <Card title="Amounts in currency" className="mt-4 max-w-xl">
      <form
        className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]"
        onSubmit={(event) => {
          event.preventDefault()
          if (ok) save.mutate()
        }}
      >
        <TextInput
          label="Currency"
          hint="Such as EUR; empty for none"
          maxLength={3}
          value={code}
          onChange={(text) => setCode(text.toUpperCase())}
        />
        <TextInput
          label={`One ${symbol || 'token'} is worth`}
          hint="You set the rate; no server is contacted"
          problem={save.error === null ? undefined : readError(save.error).what}
          inputMode="decimal"
          value={rate}
          onChange={setRate}
        />
        <Button type="submit" className="mb-6" disabled={!ok || save.isPending}>
          {save.isSuccess ? 'Saved' : 'Save'}
        </Button>
      </form>
    </Card>
  )
}
