import { useQueryClient } from '@tanstack/react-query'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'

/** Withdraws the amounts that contracts owe to this account. */
export function CollectOwed({ wei }: { wei: bigint }) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      title="Collect the amount owed to you"
      amount={<Amount wei={wei} />}
      confirm="Collect"
      trigger={<Button size="small">Collect</Button>}
      onConfirm={async () => {
        await api.collectOwed()
        await queries.invalidateQueries()
      }}
    >
      It moves from the contracts to your wallet. Only the gas of a transaction is spent.
    </ConfirmDialog>
  )
}
