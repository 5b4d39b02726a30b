import { formatTokens, readAmount } from '@muster-network/core'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { Amount, NativeAmount, useMoney, useNativeMoney } from './Amount.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { TextInput } from './TextInput.tsx'

type Props = {
  title: string
  trigger: ReactElement
  /** The verb on the button; the amount follows it. */
  verb: string
  /** The available amount. */
  most: bigint
  /** True for an amount in the chain's native coin instead of the token. */
  native?: boolean
  danger?: boolean
  /** Further inputs; `ready` is false until they are filled in. */
  fields?: ReactNode
  ready?: boolean
  children: ReactNode
  onConfirm: (wei: bigint) => Promise<unknown>
}

/** Asks for an amount and confirms it on a button that names it. Afterwards all queries of the page are refetched. */
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
          ? `Only ${formatTokens(most, money)}`
          : undefined
  const complete = wei > 0n && problem === undefined
  const amount = native ? <NativeAmount wei={wei} /> : <Amount wei={wei} />
  return (
    <ConfirmDialog
      title={title}
      trigger={trigger}
      danger={danger}
      amount={complete && amount}
      confirm={
        complete ? (
          <>
            {verb} {amount}
          </>
        ) : (
          verb
        )
      }
      ready={complete && ready}
      onConfirm={async () => {
        await props.onConfirm(wei)
        setTyped('')
        await queries.invalidateQueries()
      }}
    >
      <div className="space-y-3">
        <p>{children}</p>
        <TextInput
          label={`Amount, ${money.symbol}`}
          problem={problem}
          hint={`At most ${formatTokens(most, money)}`}
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
