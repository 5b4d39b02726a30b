import type { Savings } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { Time } from '../../ui/Time.tsx'
import { useWallet } from '../wallet/useWallet.ts'

/** Deposit to savings, unlock after a delay, and withdraw to the wallet. */
export function SavingsCard({ savings }: { savings: Savings }) {
  const queries = useQueryClient()
  const { data: wallet } = useWallet()
  const { stakedWei, leavingWei, leavesMs } = savings
  const isFree = leavesMs !== null && leavesMs <= Date.now()
  return (
    <Card title="Savings">
      <DescriptionList
        items={[
          ['Saved', <Amount key="saved" wei={stakedWei} />],
          ['Leaving', <Amount key="leaving" wei={leavingWei} />],
          ['Free from', leavesMs === null ? '–' : <Time key="free" atMs={leavesMs} />],
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <AmountDialog
          title="Add to your savings"
          verb="Save"
          most={wallet?.tokenWei ?? 0n}
          trigger={<Button variant="primary">Save</Button>}
          onConfirm={(wei) => api.addSavings({ body: { amountWei: wei.toString() } })}
        >
          It moves from your wallet to savings. Savings cannot be slashed; withdrawing takes a delay.
        </AmountDialog>
        <AmountDialog
          title="Withdraw from your savings"
          verb="Take out"
          most={stakedWei}
          trigger={<Button disabled={stakedWei === 0n}>Take out</Button>}
          onConfirm={(wei) => api.leaveSavings({ body: { amountWei: wei.toString() } })}
        >
          It stops earning now and unlocks after the delay. A further withdrawal restarts the delay.
        </AmountDialog>
        {isFree && leavingWei > 0n && (
          <ConfirmDialog
            title="Move it to the wallet"
            amount={<Amount wei={leavingWei} />}
            confirm="Withdraw"
            trigger={<Button>Withdraw</Button>}
            onConfirm={async () => {
              await api.withdrawSavings()
              await queries.invalidateQueries()
            }}
          >
            The delay is over. Only the gas is spent.
          </ConfirmDialog>
        )}
      </div>
    </Card>
  )
}
