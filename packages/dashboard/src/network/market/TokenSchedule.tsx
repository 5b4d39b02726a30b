import type { TokenSupply } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount, useMoney } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chart, type Series } from '../../ui/chart/Chart.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'

const format = new Intl.NumberFormat(undefined, { notation: 'compact', maximumFractionDigits: 1 }).format

/** Token supply compared with its schedule. */
export function TokenSchedule() {
  const query = useQuery({
    queryKey: ['token'],
    queryFn: ({ signal }) => api.getTokenSupply(undefined, { signal }),
    refetchInterval: 30_000,
  })
  return (
    <Card title="Token supply against its schedule">
      <QueryContent query={query} what="token supply" skeleton={<Skeleton className="h-48 w-full" />}>
        {(supply) => <Supply supply={supply} />}
      </QueryContent>
    </Card>
  )
}

function Supply({ supply }: { supply: TokenSupply }) {
  const { decimals } = useMoney()
  const { times, series } = useMemo(() => {
    const scheduled: Series = {
      name: 'Schedule',
      values: supply.schedule.map((point) => Number(point.totalWei) / 10 ** decimals),
      tone: 'info',
    }
    return { times: supply.schedule.map((point) => point.atMs), series: [scheduled] }
  }, [supply, decimals])
  return (
    <>
      {times.length > 1 && (
        <Chart
          label="Scheduled supply of the token over the years"
          times={times}
          series={series}
          format={format}
          height={150}
        />
      )}
      <div className="mt-3 border-t border-line pt-3">
        <DescriptionList
          items={[
            ['Current supply', <Amount key="total" wei={supply.totalWei} />],
            ['Scheduled supply', <Amount key="scheduled" wei={supply.scheduledWei} />],
            ['Burned', <Amount key="burned" wei={supply.burnedWei} />],
            ['Maximum supply', <Amount key="cap" wei={supply.capWei} />],
            ['Staked', `${(supply.stakedShare * 100).toFixed(1)}%`],
          ]}
        />
      </div>
    </>
  )
}
