import type { NetworkSummary } from '@muster-network/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonStats } from '../../ui/Skeleton.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { LiveFeed } from './LiveFeed.tsx'
import { Prices } from './Prices.tsx'
import { TokenSchedule } from './TokenSchedule.tsx'
import { SupplyAndDemand, UsageFactor } from './Usage.tsx'

/** Public figures of the network, read from the chain. */
export function MarketPage() {
  const query = useQuery({
    queryKey: ['network'],
    queryFn: ({ signal }) => api.getNetwork(undefined, { signal }),
    refetchInterval: 5000,
  })
  return (
    <>
      <PageHeader
        title="Market"
        about={query.data?.about ?? 'Figures of the network, read from the chain.'}
      />
      <QueryContent query={query} what="network" skeleton={<SkeletonStats />}>
        {(network) => <Figures network={network} />}
      </QueryContent>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <UsageFactor />
        <SupplyAndDemand />
        <div className="lg:col-span-2">
          <Prices />
        </div>
        <TokenSchedule />
        <LiveFeed />
      </div>
    </>
  )
}

function Figures({ network }: { network: NetworkSummary }) {
  return (
    <Stats>
      <Stat
        name="Nodes online"
        value={`${network.nodesOnline.toLocaleString()} of ${network.nodes.toLocaleString()}`}
        note={
          <Link to="/network/nodes" className="rounded underline">
            of {network.operators.toLocaleString()} operators
          </Link>
        }
      />
      <Stat
        name="Tasks open"
        value={network.tasksOpen.toLocaleString()}
        note={
          <Link to="/network/tasks" className="rounded underline">
            {network.tasksEnded.toLocaleString()} ended
          </Link>
        }
      />
      <Stat
        name="Paid for work"
        value={<Amount wei={network.paidWei} />}
        note={
          <>
            <Amount wei={network.slashedWei} /> slashed
          </>
        }
      />
      <Stat
        name="Price factor"
        value={`× ${network.factor.toFixed(3)}`}
        note={`at a usage of ${(network.usage * 100).toFixed(1)}%`}
      />
    </Stats>
  )
}
