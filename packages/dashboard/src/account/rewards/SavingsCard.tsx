import type { Savings } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { AmountDialog } from '../../ui/AmountDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Time } from '../../ui/Time.tsx'
import { useWallet } from '../wallet/useWallet.ts'

/** In, out after a delay, and back into the wallet. */
export function SavingsCard({ savings }: { savings: Savings }) {
  const queries = useQueryClient()
  const { data: wallet } = useWallet()
  const { stakedWei, leavingWei, leavesMs } = savings
  const isFree = leavesMs !== null && leavesMs <= Date.now()
  return (
    <Card title="Savings">
      <Facts
        facts={[
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
          trigger={<Button look="primary">Save</Button>}
          act={(wei) => api.addSavings({ body: { amountWei: wei.toString() } })}
        >
          It moves from your wallet to savings. Nothing can take it there; it comes back after a delay.
        </AmountDialog>
        <AmountDialog
          title="Take out of your savings"
          verb="Take out"
          most={stakedWei}
          trigger={<Button disabled={stakedWei === 0n}>Take out</Button>}
          act={(wei) => api.leaveSavings({ body: { amountWei: wei.toString() } })}
        >
          It stops earning now and is free after the delay. Taking out more begins the delay anew.
        </AmountDialog>
        {isFree && leavingWei > 0n && (
          <ConfirmDialog
            title="Bring it into the wallet"
            amount={<Amount wei={leavingWei} />}
            confirm="Withdraw"
            trigger={<Button>Withdraw</Button>}
            act={async () => {
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
