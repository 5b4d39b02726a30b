import type { Quote } from '@muster-network/api'
import { formatAmount, readAmount, tokenAmount } from '@muster-network/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../session/client.ts'
import { Amount, useMoney } from '../../../ui/Amount.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'
import { Field, inputLook } from '../../../ui/Field.tsx'
import { plainText } from '../../../ui/plainText.ts'

/** The spending cap, then the button, then the amount once more. */
export function PostTask({ draftId, quote }: { draftId: string; quote: Quote }) {
  const money = useMoney()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [cap, setCap] = useState(formatAmount(tokenAmount(quote.depositWei), money.decimals))
  const reading = readAmount(cap, money.decimals)
  const problem = !reading.ok
    ? reading.what
    : reading.amount < quote.depositWei
      ? 'Less than the deposit: the task would be refused'
      : quote.depositWei > quote.balanceWei
        ? 'More than there is in the wallet'
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
            className={`${inputLook} figures`}
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
          <Button look="primary" className="w-full" disabled={problem !== undefined}>
            Post the task
          </Button>
        }
        act={async () => {
          if (!reading.ok) return
          const { taskId } = await api.submitTask({
            body: { source: { draftId }, maxSpendWei: reading.amount.toString() },
          })
          await queries.invalidateQueries({ queryKey: ['tasks'] })
          await navigate({ to: '/tasks/$taskId', params: { taskId } })
        }}
      >
        <p>
          This leaves your wallet now and is held by the contract. About{' '}
          <Amount wei={quote.workWei + quote.checkWei} /> of it will be spent; the rest, with your trust lock
          of <Amount wei={quote.trustLockWei} />, comes back.
        </p>
      </ConfirmDialog>
    </div>
  )
}
