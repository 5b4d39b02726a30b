import type { Receipt, TaskDetail } from '@muster-network/api'
import { ReceiptText } from 'lucide-react'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { sentenceCase } from '../../ui/sentenceCase.ts'
import { Time } from '../../ui/Time.tsx'

const columns: readonly Column<Receipt>[] = [
  { name: 'What', width: 'minmax(6rem,1fr)', cell: (receipt) => sentenceCase(receipt.what) },
  { name: 'Part', width: '3rem', numeric: true, cell: (receipt) => receipt.part ?? '–' },
  {
    name: 'Amount',
    card: 'corner',
    width: '6.5rem',
    numeric: true,
    cell: (receipt) => (receipt.amountWei === null ? '–' : <Amount wei={receipt.amountWei} plus />),
  },
  {
    name: 'Block',
    width: '5rem',
    numeric: true,
    sort: (receipt) => receipt.blockNumber,
    cell: (receipt) => receipt.blockNumber,
  },
  {
    name: 'When',
    width: '6.5rem',
    numeric: true,
    cell: (receipt) => <Time atMs={receipt.atMs} className="text-muted" />,
  },
  {
    name: 'Transaction',
    width: '9.5rem',
    cell: (receipt) => <Hash value={receipt.txHash} what="the transaction hash" />,
  },
]

export function Receipts({ task }: { task: TaskDetail }) {
  return (
    <Card flush title="Receipts">
      {task.receipts.length === 0 ? (
        <EmptyState icon={ReceiptText} title="No transactions yet" />
      ) : (
        <DataTable
          label="Transactions of this task"
          rows={task.receipts}
          columns={columns}
          rowKey={(receipt) => `${receipt.txHash} ${receipt.what} ${receipt.part}`}
          minWidth="43rem"
        />
      )}
    </Card>
  )
}
