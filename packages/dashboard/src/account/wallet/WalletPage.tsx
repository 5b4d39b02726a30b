import type { Stake, Wallet } from '@muster-network/api'
import { hasCode } from '@muster-network/core'
import { QueryContent } from '../../live/QueryContent.tsx'
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

/** Balance and stake of this machine's account. */
export function WalletPage() {
  const wallet = useWallet()
  const stake = useStake()
  return (
    <>
      <PageHeader
        title="Wallet"
        about="Balance, amounts owed and stake of this machine's account."
        actions={wallet.data && <SendFunds wallet={wallet.data} />}
      />
      <QueryContent query={wallet} what="wallet" skeleton={<SkeletonStats />}>
        {(data) => <Holdings wallet={data} stake={stake.data} />}
      </QueryContent>
      {!hasCode(wallet.error, 'API_UNAUTHORISED') && (
        <QueryContent query={stake} what="stake" skeleton={<SkeletonTable />}>
          {(data) => (
            <div className="grid items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)]">
              <StakeCard stake={data} inWalletWei={wallet.data?.tokenWei ?? 0n} />
              <CouncilBonds stake={data} />
            </div>
          )}
        </QueryContent>
      )}
    </>
  )
}

function Holdings({ wallet, stake }: { wallet: Wallet; stake: Stake | undefined }) {
  const atStakeWei = stake && stake.freeWei + stake.lockedWei + stake.surety.amountWei + stake.bondedWei
  return (
    <>
      {wallet.tokenWei === 0n && wallet.owedWei === 0n && (
        <div className="mb-4">
          <Notice tone="info" title="This account is empty">
            <span className="inline-flex flex-wrap items-center gap-x-1">
              Tokens sent to <Hash value={wallet.address} what="the account" /> appear here at once.
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
          note={wallet.owedWei > 0n ? <CollectOwed wei={wallet.owedWei} /> : 'Nothing to collect'}
        />
        <Stat
          name="At stake"
          value={atStakeWei === undefined ? '–' : <Amount wei={atStakeWei} />}
          note="Locked or bonded"
        />
      </Stats>
    </>
  )
}
