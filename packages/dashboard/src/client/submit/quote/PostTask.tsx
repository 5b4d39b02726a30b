import type { Quote } from '@muster-network/api'
import { formatAmount, readAmount, tokenAmount } from '@muster-network/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../session/client.ts'
import { Amount, useMoney } from '../../../ui/Amount.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field, inputClassName } from '../../../ui/Field.tsx'
import { plainText } from '../../../ui/plainText.ts'

/** Spending cap and post button; the dialog repeats the amount. */
export function PostTask({ draftId, quote }: { draftId: string; quote: Quote }) {
  const money = useMoney()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [cap, setCap] = useState(formatAmount(tokenAmount(quote.depositWei), money.decimals))
  const reading = readAmount(cap, money.decimals)
  const problem = !reading.ok
    ? reading.what
    : reading.amount < quote.depositWei
      ? 'Less than the required deposit'
      : quote.depositWei > quote.balanceWei
        ? 'More than your wallet balance'
        : undefined
  return (
    <div className="space-y-3 border-t border-line pt-3">
      <Field
        label={`Spending cap, ${money.symbol}`}
        problem={problem}
        hint={
          <>
            In the wallet: <Amount wei={quote.balanceWei} />
          </>
        }
      >
        {(attributes) => (
          <input
            {...attributes}
            inputMode="decimal"
            value={cap}
            onChange={(event) => setCap(event.target.value)}
            className={`${inputClassName} figures`}
          />
        )}
      </Field>
      <ConfirmDialog
        title={`Post “${plainText(quote.name)}”?`}
        amount={<Amount wei={quote.depositWei} />}
        confirm={
          <>
            Post for at most <Amount wei={quote.depositWei} />
          </>
        }
        trigger={
          <Button variant="primary" className="w-full" disabled={problem !== undefined}>
            Post the task
          </Button>
        }
        onConfirm={async () => {
          if (!reading.ok) return
          const { taskId } = await api.submitTask({
            body: { source: { draftId }, maxSpendWei: reading.amount.toString() },
          })
          await queries.invalidateQueries({ queryKey: ['tasks'] })
          await navigate({ to: '/tasks/$taskId', params: { taskId } })
        }}
      >
        <p>
          This amount moves from your wallet to the contract's escrow. About{' '}
          <Amount wei={quote.workWei + quote.checkWei} /> is the expected cost; the rest, with your trust lock
          of <Amount wei={quote.trustLockWei} />, is refunded.
        </p>
      </ConfirmDialog>
    </div>
  )
}
