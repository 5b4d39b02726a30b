import type { Budget, BudgetEntry } from '@muster-network/api'
import { hasCode } from '@muster-network/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Coins } from 'lucide-react'
import { CollectOwed } from '../../account/wallet/CollectOwed.tsx'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { buttonClassName } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { plainText } from '../../ui/plainText.ts'
import { SkeletonStats, SkeletonTable } from '../../ui/Skeleton.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { Time } from '../../ui/Time.tsx'
import { ExchangeRateCard } from './ExchangeRateCard.tsx'

const columns: readonly Column<BudgetEntry>[] = [
  {
    name: 'When',
    width: '10rem',
    sort: (entry) => entry.atMs,
    cell: (entry) => <Time atMs={entry.atMs} className="text-muted" />,
  },
  {
    name: 'What',
    card: 'title',
    width: 'minmax(8rem,1fr)',
    sort: (entry) => entry.what,
    cell: (entry) => plainText(entry.what),
  },
  {
    name: 'Task',
    width: 'minmax(8rem,1fr)',
    cell: (entry) =>
      entry.taskId ? (
        <Link
          to="/tasks/$taskId"
          params={{ taskId: entry.taskId }}
          className="untrusted rounded hover:underline"
        >
          {plainText(entry.taskName ?? `${entry.taskId.slice(0, 10)}…`)}
        </Link>
      ) : (
        '–'
      ),
  },
  {
    name: 'Amount',
    card: 'corner',
    width: '11rem',
    numeric: true,
    sort: (entry) => entry.amountWei,
    cell: (entry) => <Amount wei={entry.amountWei} plus />,
  },
  {
    name: 'Transaction',
    width: '10rem',
    cell: (entry) => <Hash value={entry.txHash} what="the transaction hash" />,
  },
]

export function BudgetPage() {
  const budget = useQuery({
    queryKey: ['budget'],
    queryFn: ({ signal }) => api.getBudget(undefined, { signal }),
    refetchInterval: 4000,
  })
  const entries = useQuery({
    queryKey: ['budget', 'entries'],
    queryFn: ({ signal }) => api.listBudgetEntries({ query: { limit: 1000 } }, { signal }),
    refetchInterval: 4000,
  })
  return (
    <>
      <PageHeader title="Budget" about="Your tokens by state, and the transaction of every movement." />
      <QueryContent query={budget} what="budget" skeleton={<SkeletonStats />}>
        {(data) => <Figures budget={data} />}
      </QueryContent>
      {!hasCode(budget.error, 'API_UNAUTHORISED') && (
        <QueryContent query={entries} what="movements" skeleton={<SkeletonTable />}>
          {(data) => (
            <Card flush title="Movements">
              {data.entries.length === 0 ? (
                <EmptyState
                  icon={Coins}
                  title="Nothing spent yet"
                  action={
                    <Link to="/submit" className={buttonClassName('primary')}>
                      New task
                    </Link>
                  }
                >
                  A task escrows its maximum cost; the unused rest is refunded.
                </EmptyState>
              ) : (
                <DataTable
                  label="Movements of money"
                  rows={data.entries}
                  columns={columns}
                  rowKey={(entry) => `${entry.txHash} ${entry.what} ${entry.amountWei}`}
                  minWidth="52rem"
                />
              )}
            </Card>
          )}
        </QueryContent>
      )}
      <ExchangeRateCard />
    </>
  )
}

function Figures({ budget }: { budget: Budget }) {
  return (
    <Stats>
      <Stat name="Available" value={<Amount wei={budget.availableWei} />} note="In the wallet" />
      <Stat name="Reserved" value={<Amount wei={budget.reservedWei} />} note="Escrowed for open tasks" />
      <Stat name="Spent" value={<Amount wei={budget.spentWei} />} note="Paid for work and checks" />
      <Stat
        name="Refundable"
        value={<Amount wei={budget.refundableWei} />}
        note={budget.refundableWei > 0n ? <CollectOwed wei={budget.refundableWei} /> : 'Nothing to collect'}
      />
    </Stats>
  )
}
