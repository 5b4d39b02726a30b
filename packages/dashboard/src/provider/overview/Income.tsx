import type { Provider } from '@muster-network/api'
import { BarChart3 } from 'lucide-react'
import { useMemo } from 'react'
import { useMoney } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chart } from '../../ui/chart/Chart.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { fillMissingDays } from './fillMissingDays.ts'

type Daily = NonNullable<Provider['earnings']['daily']>

/** Income per day. */
export function Income({ daily }: { daily: Daily }) {
  const { symbol, decimals } = useMoney()
  const days = useMemo(() => fillMissingDays(daily, Date.now()), [daily])
  const times = useMemo(() => days.map((day) => day.dayMs), [days])
  const series = useMemo(
    () => [
      {
        name: `Earned per day, ${symbol}`,
        values: days.map(({ earnedWei }) => Number(earnedWei) / 10 ** decimals),
        tone: 'accent' as const,
      },
    ],
    [days, symbol, decimals],
  )
  return (
    <Card title="Income, last 30 days">
      {daily.length === 0 ? (
        <EmptyState icon={BarChart3} title="No earnings yet">
          Each day with paid work becomes a bar here.
        </EmptyState>
      ) : (
        <Chart bars label="Earnings per day (UTC)" times={times} series={series} format={shortFigure} />
      )}
    </Card>
  )
}

const shortFigure = (value: number) =>
  value === 0 || value >= 0.01
    ? value.toLocaleString(undefined, { maximumFractionDigits: 2 })
    : value.toExponential(0)
