import type { Sale } from '@muster-network/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import { Loaded } from '../../live/Loaded.tsx'
import { api } from '../../session/client.ts'
import { Amount, NativeAmount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { Facts } from '../../ui/Facts.tsx'
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
        about="One price for everybody until it ends. Below its floor it fails, and every contribution goes back."
      />
      <Loaded query={query} what="sale">
        {({ sale }) => (sale ? <Content sale={sale} /> : <NoSale />)}
      </Loaded>
    </>
  )
}

function NoSale() {
  return (
    <EmptyPage icon={Store} title="This network has no sale" to="/network" word="See the market">
      Its tokens come from its schedule alone; the market page shows them against it.
    </EmptyPage>
  )
}

function Content({ sale }: { sale: Sale }) {
  const share = sale.mostWei === 0n ? 0 : Number((sale.raisedWei * 10_000n) / sale.mostWei) / 10_000
  return (
    <>
      <Stats>
        <Stat name="Raised" value={<NativeAmount wei={sale.raisedWei} />} note="By everybody" />
        <Stat name="Yours" value={<NativeAmount wei={sale.contributedWei} />} note="Contributed" />
        <Stat name="You get" value={<Amount wei={sale.tokensWei} />} note="If it succeeds" />
        <Stat name="Price" value={`${sale.tokensPerCoin.toLocaleString()} : 1`} note="Tokens for a coin" />
      </Stats>
      <Card title="Where it stands" aside={<StateBadge state={`sale ${sale.state}`} />} className="max-w-2xl">
        <ProgressBar share={share} label="Raised of the most that it takes" />
        <div className="mt-3">
          <Facts
            facts={[
              ['Fails below', <NativeAmount key="floor" wei={sale.floorWei} />],
              ['Takes at most', <NativeAmount key="most" wei={sale.mostWei} />],
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
  const left = sale.mostWei - sale.raisedWei
  const held = wallet?.nativeWei ?? 0n
  if (sale.state === 'open')
    return (
      <div className="mt-4">
        <AmountDialog
          native
          title="Contribute to the sale"
          verb="Contribute"
          most={left < held ? left : held}
          trigger={<Button look="primary">Contribute</Button>}
          act={(wei) => api.buyTokens({ body: { nativeWei: wei.toString() } })}
        >
          It moves from your wallet into the sale. You claim the tokens when it has succeeded, or all of it
          back when it has failed.
        </AmountDialog>
      </div>
    )
  if ((sale.state === 'succeeded' || sale.state === 'failed') && sale.contributedWei > 0n)
    return (
      <div className="mt-4">
        <ConfirmDialog
          title={sale.state === 'succeeded' ? 'Claim your tokens' : 'Take your contribution back'}
          amount={
            sale.state === 'succeeded' ? (
              <Amount wei={sale.tokensWei} />
            ) : (
              <NativeAmount wei={sale.contributedWei} />
            )
          }
          confirm={sale.state === 'succeeded' ? 'Claim' : 'Take it back'}
          trigger={<Button look="primary">{sale.state === 'succeeded' ? 'Claim' : 'Take it back'}</Button>}
          act={async () => {
            await api.claimTokens()
            await queries.invalidateQueries()
          }}
        >
          It comes into your wallet. Only the gas is spent.
        </ConfirmDialog>
      </div>
    )
  return null
}
