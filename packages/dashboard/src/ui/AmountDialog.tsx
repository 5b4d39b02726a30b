import { readAmount, tokenAmount } from '@muster-network/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Amount, NativeAmount, useMoney, useNativeMoney } from './Amount.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { showAmount } from './money.ts'
import { TextInput } from './TextInput.tsx'

type Props = {
  title: string
  trigger: ReactElement
  /** The verb on the button; the amount follows it. */
  verb: string
  /** What there is of it. */
  most: bigint
  /** In the chain's own coin instead of the token. */
  native?: boolean
  danger?: boolean
  /** Further questions; without an answer to them, `ready` is false. */
  fields?: ReactNode
  ready?: boolean
  children: ReactNode
  act: (wei: bigint) => Promise<unknown>
}

/** Asks for an amount, shows it large, and does it on a button that names it; then everything on the page is asked anew. */
export function AmountDialog(props: Props) {
  const { title, trigger, verb, most, native = false, danger = false, fields, ready = true, children } = props
  const queries = useQueryClient()
  const [token, coin] = [useMoney(), useNativeMoney()]
  const money = native ? coin : token
  const [typed, setTyped] = useState('')
  const reading = readAmount(typed, money.decimals)
  const wei = reading.ok ? BigInt(reading.amount) : 0n
  const problem =
    typed === ''
      ? undefined
      : !reading.ok
        ? reading.what
        : wei > most
          ? `There are only ${showAmount(tokenAmount(most), money)}`
          : undefined
  const complete = wei > 0n && problem === undefined
  const shown = native ? <NativeAmount wei={wei} /> : <Amount wei={wei} />
  return (
    <ConfirmDialog
      title={title}
      trigger={trigger}
      danger={danger}
      amount={complete && shown}
      confirm={
        complete ? (
          <>
            {verb} {shown}
          </>
        ) : (
          verb
        )
      }
      ready={complete && ready}
      act={async () => {
        await props.act(wei)
        setTyped('')
        await queries.invalidateQueries()
      }}
    >
      <div className="space-y-3">
        <p>{children}</p>
        <TextInput
          label={`Amount, ${money.symbol}`}
          problem={problem}
          hint={`At most ${showAmount(tokenAmount(most), money)}`}
          inputMode="decimal"
          autoComplete="off"
          className="figures"
          value={typed}
          onChange={setTyped}
        />
        {fields}
      </div>
    </ConfirmDialog>
  )
}
