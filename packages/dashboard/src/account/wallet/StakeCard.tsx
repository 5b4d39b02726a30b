import type { Stake } from '@muster-network/api'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Time } from '../../ui/Time.tsx'

/** What the operator has at stake, more of it, and some of it back. */
export function StakeCard({ stake, inWalletWei }: { stake: Stake; inWalletWei: bigint }) {
  const { freeWei, lockedWei, bondedWei } = stake
  return (
    <Card title="Stake">
      {stake.jailedUntilMs !== null && (
        <div className="mb-3">
          <Notice tone="bad" title="Jailed">
            No work and no seat until <Time atMs={stake.jailedUntilMs} />.
          </Notice>
        </div>
      )}
      <Facts
        facts={[
          ['Free', <Amount key="free" wei={freeWei} />],
          ['Behind running work', <Amount key="locked" wei={lockedWei} />],
          ['Bonded for councils', <Amount key="bonded" wei={bondedWei} />],
          ['All of it', <Amount key="all" wei={freeWei + lockedWei + bondedWei} />],
          ['Each node needs', <Amount key="node" wei={stake.nodeStakeWei} />],
          ['Nodes listed', stake.nodes],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <AmountDialog
          title="Add to the stake"
          verb="Stake"
          most={inWalletWei}
          trigger={<Button look="primary">Add stake</Button>}
          act={(wei) => api.addStake({ body: { amountWei: wei.toString() } })}
        >
          It moves from your wallet to your stake. It stays yours; it is lost only for wrong or abandoned
          work.
        </AmountDialog>
        <AmountDialog
          title="Withdraw free stake"
          verb="Withdraw"
          most={freeWei}
          trigger={<Button disabled={freeWei === 0n}>Withdraw</Button>}
          act={(wei) => api.withdrawStake({ body: { amountWei: wei.toString() } })}
        >
          Free stake moves back to your wallet. A listed node keeps what it needs: the rest is refused.
        </AmountDialog>
      </div>
    </Card>
  )
}
