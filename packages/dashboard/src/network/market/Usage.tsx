import type { UsagePoint } from '@muster-network/api'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { LineChart } from 'lucide-react'
import { useMemo } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Card } from '../../ui/Card.tsx'
import { Chart, type Series } from '../../ui/chart/Chart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

function useUsage(): UseQueryResult<{ points: UsagePoint[] }> {
  return useQuery({
    queryKey: ['usage'],
    queryFn: ({ signal }) => api.listUsage({ query: {} }, { signal }),
    refetchInterval: 10_000,
  })
}

const factor = (value: number) => `× ${value.toFixed(2)}`
const score = (value: number) => Math.round(value).toLocaleString()

/** The price factor over time. */
export function UsageFactor() {
  return (
    <UsageCard
      title="Price factor over time"
      label="The price factor over time; 1 is normal usage"
      format={factor}
      series={factorSeries}
    />
  )
}

/** Offered and used score over time. */
export function SupplyAndDemand() {
  return (
    <UsageCard
      title="Supply and demand"
      label="Offered score and working score over time"
      format={score}
      series={scoreSeries}
    />
  )
}

const factorSeries = (points: readonly UsagePoint[]): Series[] => [
  { name: 'Price factor', values: points.map((point) => point.factor), tone: 'accent' },
]

const scoreSeries = (points: readonly UsagePoint[]): Series[] => [
  { name: 'Offered score', values: points.map((point) => point.supplyScore), tone: 'info' },
  { name: 'Working score', values: points.map((point) => point.demandScore), tone: 'accent' },
]

type Props = {
  title: string
  label: string
  format: (value: number) => string
  series: (points: readonly UsagePoint[]) => Series[]
}

function UsageCard({ title, label, format, series }: Props) {
  const query = useUsage()
  const points = query.data?.points
  const times = useMemo(() => points?.map((point) => point.atMs) ?? [], [points])
  const lines = useMemo(() => series(points ?? []), [points, series])
  return (
    <Card title={title}>
      <QueryContent query={query} what="usage" skeleton={<Skeleton className="h-48 w-full" />}>
        {() =>
          times.length < 2 ? (
            <EmptyState icon={LineChart} title="Not enough data yet">
              The chart fills as the network is used.
            </EmptyState>
          ) : (
            <Chart label={label} times={times} series={lines} format={format} />
          )
        }
      </QueryContent>
    </Card>
  )
}
