import type { Rewards } from '@muster-network/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { SavingsCard } from './SavingsCard.tsx'
import { UptimeCard } from './UptimeCard.tsx'

/** Rewards from savings and uptime. */
export function RewardsPage() {
  const query = useQuery({
    queryKey: ['rewards'],
    queryFn: ({ signal }) => api.getRewards(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader
        title="Rewards"
        about="Savings earn a yield and carry votes. A machine that stays online earns uptime rewards. Only your stake backs your work."
      />
      <QueryContent query={query} what="rewards">
        {(rewards) => <Content rewards={rewards} />}
      </QueryContent>
    </>
  )
}

function Content({ rewards }: { rewards: Rewards }) {
  const queries = useQueryClient()
  const { savings, claimableWei } = rewards
  const days = rewards.uptime.filter((each) => each.state === 'claimable').length
  return (
    <>
      <Stats>
        <Stat name="Saved" value={<Amount wei={savings.stakedWei} />} note="Earns yield and votes" />
        <Stat
          name="To claim"
          value={<Amount wei={claimableWei} />}
          note={
            claimableWei > 0n || days > 0 ? (
              <ConfirmDialog
                title="Claim your rewards"
                amount={<Amount wei={claimableWei} />}
                confirm="Claim"
                trigger={<Button size="small">Claim</Button>}
                onConfirm={async () => {
                  await api.claimRewards()
                  await queries.invalidateQueries()
                }}
              >
                It goes to your wallet{days > 0 && `, including the uptime rewards of ${days} counted days`}.
                Only the gas is spent.
              </ConfirmDialog>
            ) : (
              'Nothing yet'
            )
          }
        />
        <Stat name="Yield" value={`${(savings.rateBps / 100).toFixed(2)}%`} note="A year" />
        <Stat name="Saved by all" value={<Amount wei={savings.totalWei} />} note="On this network" />
      </Stats>
      <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <SavingsCard savings={savings} />
        <UptimeCard epochs={rewards.uptime} />
      </div>
    </>
  )
}
