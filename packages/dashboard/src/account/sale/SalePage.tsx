import type { Sale } from '@muster-network/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount, NativeAmount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { useWallet } from '../wallet/useWallet.ts'

/** The token sale, where the network has one. */
export function SalePage() {
  const query = useQuery({
    queryKey: ['sale'],
    queryFn: ({ signal }) => api.getSale(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader
        title="Token sale"
        about="One price for everybody. If the sale raises less than its minimum, it fails and every contribution is refunded."
      />
      <QueryContent query={query} what="sale">
        {({ sale }) => (sale ? <Content sale={sale} /> : <NoSale />)}
      </QueryContent>
    </>
  )
}

function NoSale() {
  return (
    <EmptyPage icon={Store} title="This network has no sale" to="/network" label="See the market">
      Its tokens are issued by schedule only; the market page compares supply and schedule.
    </EmptyPage>
  )
}

function Content({ sale }: { sale: Sale }) {
  const share = sale.maxWei === 0n ? 0 : Number((sale.raisedWei * 10_000n) / sale.maxWei) / 10_000
  return (
    <>
      <Stats>
        <Stat name="Raised" value={<NativeAmount wei={sale.raisedWei} />} note="By everybody" />
        <Stat name="Yours" value={<NativeAmount wei={sale.contributedWei} />} note="Contributed" />
        <Stat name="You get" value={<Amount wei={sale.tokensWei} />} note="If it succeeds" />
        <Stat name="Price" value={`${sale.tokensPerCoin.toLocaleString()} : 1`} note="Tokens per coin" />
      </Stats>
      <Card
        title="Progress of the sale"
        aside={<StateBadge state={`sale ${sale.state}`} />}
        className="max-w-2xl"
      >
        <ProgressBar share={share} label="Raised, of the maximum" />
        <div className="mt-3">
          <DescriptionList
            items={[
              ['Minimum', <NativeAmount key="floor" wei={sale.floorWei} />],
              ['Maximum', <NativeAmount key="most" wei={sale.maxWei} />],
              ['From', <Time key="from" atMs={sale.fromMs} />],
              ['Until', <Time key="until" atMs={sale.untilMs} />],
              ['Goes to the exchange pool', `${(sale.liquidityShare * 100).toFixed(0)}%`],
            ]}
          />
        </div>
        <Actions sale={sale} />
      </Card>
    </>
  )
}

function Actions({ sale }: { sale: Sale }) {
  const queries = useQueryClient()
  const { data: wallet } = useWallet()
  const left = sale.maxWei - sale.raisedWei
  const balance = wallet?.nativeWei ?? 0n
  if (sale.state === 'open')
    return (
      <div className="mt-4">
        <AmountDialog
          native
          title="Contribute to the sale"
          verb="Contribute"
          most={left < balance ? left : balance}
          trigger={<Button variant="primary">Contribute</Button>}
          onConfirm={(wei) => api.buyTokens({ body: { nativeWei: wei.toString() } })}
        >
          It moves from your wallet into the sale. If the sale succeeds, claim your tokens; if it fails, claim
          a full refund.
        </AmountDialog>
      </div>
    )
  if ((sale.state === 'succeeded' || sale.state === 'failed') && sale.contributedWei > 0n)
    return (
      <div className="mt-4">
        <ConfirmDialog
          title={sale.state === 'succeeded' ? 'Claim your tokens' : 'Claim your refund'}
          amount={
            sale.state === 'succeeded' ? (
              <Amount wei={sale.tokensWei} />
            ) : (
              <NativeAmount wei={sale.contributedWei} />
            )
          }
          confirm={sale.state === 'succeeded' ? 'Claim' : 'Claim refund'}
          trigger={<Button variant="primary">{sale.state === 'succeeded' ? 'Claim' : 'Claim refund'}</Button>}
          onConfirm={async () => {
            await api.claimTokens()
            await queries.invalidateQueries()
          }}
        >
          It goes to your wallet. Only the gas is spent.
        </ConfirmDialog>
      </div>
    )
  return null
}
