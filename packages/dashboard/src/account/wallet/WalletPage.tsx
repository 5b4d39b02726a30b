import type { Stake, Wallet } from '@muster-network/api'
import { hasCode } from '@muster-network/core'
import { Loaded } from '../../live/Loaded.tsx'
import { Amount, NativeAmount } from '../../ui/Amount.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SkeletonStats, SkeletonTable } from '../../ui/Skeleton.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { CollectOwed } from './CollectOwed.tsx'
import { CouncilBonds } from './CouncilBonds.tsx'
import { SendFunds } from './SendFunds.tsx'
import { StakeCard } from './StakeCard.tsx'
import { useStake, useWallet } from './useWallet.ts'

/** What the account of this machine holds, and what it has at stake. */
export function WalletPage() {
  const wallet = useWallet()
  const stake = useStake()
  return (
    <>
      <PageHeader
        title="Wallet"
        about="What this machine's account holds, what is owed to it, and what it has at stake."
        actions={wallet.data && <SendFunds wallet={wallet.data} />}
      />
      <Loaded query={wallet} what="wallet" skeleton={<SkeletonStats />}>
        {(data) => <Holdings wallet={data} stake={stake.data} />}
      </Loaded>
      {!hasCode(wallet.error, 'API_UNAUTHORISED') && (
        <Loaded query={stake} what="stake" skeleton={<SkeletonTable />}>
          {(data) => (
            <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
              <StakeCard stake={data} inWalletWei={wallet.data?.tokenWei ?? 0n} />
              <CouncilBonds stake={data} />
            </div>
          )}
        </Loaded>
      )}
    </>
  )
}

function Holdings({ wallet, stake }: { wallet: Wallet; stake: Stake | undefined }) {
  const atStakeWei = stake && stake.freeWei + stake.lockedWei + stake.bondedWei
  return (
    <>
      {wallet.tokenWei === 0n && wallet.owedWei === 0n && (
        <div className="mb-4">
          <Notice tone="info" title="This account is empty">
            <span className="inline-flex flex-wrap items-center gap-x-1">
              Tokens that are sent to <Hash value={wallet.address} what="the account" /> are seen here at
              once.
            </span>
          </Notice>
        </div>
      )}
      <Stats>
        <Stat
          name="In the wallet"
          value={<Amount wei={wallet.tokenWei} />}
          note={<Hash value={wallet.address} what="the account" />}
        />
        <Stat name="For fees" value={<NativeAmount wei={wallet.nativeWei} />} note="The chain's own coin" />
        <Stat
          name="Owed to you"
          value={<Amount wei={wallet.owedWei} />}
          note={wallet.owedWei > 0n ? <CollectOwed wei={wallet.owedWei} /> : 'Everything is collected'}
        />
        <Stat
          name="At stake"
          value={atStakeWei === undefined ? '–' : <Amount wei={atStakeWei} />}
          note="Behind work and councils"
        />
      </Stats>
    </>
  )
}
