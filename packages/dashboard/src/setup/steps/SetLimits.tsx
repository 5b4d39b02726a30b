import type { Setup } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { HoursFields } from '../../provider/rules/HoursFields.tsx'
import { LimitFields } from '../../provider/rules/LimitFields.tsx'
import { OwnerFirstFields } from '../../provider/rules/OwnerFirstFields.tsx'
import { type RulesText, readRules, rulesText } from '../../provider/rules/rulesText.ts'
import { api } from '../../session/client.ts'
import { useMoney } from '../../ui/Amount.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StepCard } from '../StepCard.tsx'
import { useSetupChange } from '../useSetupChange.ts'

/** Limits and owner-first rules; the fields are those of the rules page. */
export function SetLimits({ setup }: { setup: Setup }) {
  const { decimals } = useMoney()
  const query = useQuery({
    queryKey: ['provider'],
    queryFn: ({ signal }) => api.getProvider(undefined, { signal }),
    select: (provider) =>
      rulesText({ ...provider.settings, ...(setup.limits && { limits: setup.limits }) }, decimals),
  })
  return (
    <QueryContent query={query} what="limits" skeleton={<Skeleton className="h-64 w-full" />}>
      {(text) => <LimitsForm initial={text} />}
    </QueryContent>
  )
}

function LimitsForm({ initial }: { initial: RulesText }) {
  const { decimals } = useMoney()
  const { apply, busy, error } = useSetupChange()
  const [text, setText] = useState(initial)
  const reading = readRules(text, decimals)
  const fields = {
    text,
    set: (change: Partial<RulesText>) => setText((last) => ({ ...last, ...change })),
    problems: reading.ok ? {} : reading.problems,
  }
  const choose = () =>
    apply(async () => {
      if (!reading.ok) return api.getSetup()
      const { limits, hours, ownerFirst, kinds, region } = reading.settings
      await api.putProviderSettings({ body: { kinds, region } })
      return api.chooseLimits({
        body: { limits: limits!, ...(hours && { hours }), ...(ownerFirst && { ownerFirst }) },
      })
    })
  return (
    <StepCard
      title="Limits and hours"
      about="You come first: the machine pauses work by these rules, and you can reclaim it at any time."
      error={error}
      next={{ label: 'Continue', disabled: !reading.ok || busy, onSubmit: () => void choose() }}
    >
      <LimitFields {...fields} />
      <div className="grid gap-6 border-t border-line pt-4 md:grid-cols-2">
        <OwnerFirstFields {...fields} />
        <HoursFields {...fields} />
      </div>
    </StepCard>
  )
}
