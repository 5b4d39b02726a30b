import { tokenAmount } from '@muster-network/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStatus } from '../session/useStatus.ts'
import { formatCurrency, formatMoney, type Money } from './money.ts'

const unknown: Money = { symbol: '', decimals: 18, currency: null }
const MoneyContext = createContext(unknown)

/** Provides the money format to all amounts below; a table has a thousand of them. */
export function MoneyProvider({ children }: { children: ReactNode }) {
  const { data } = useStatus()
  const { symbol, decimals } = data?.token ?? unknown
  const code = data?.currency?.code
  const perToken = data?.currency?.perToken
  const money = useMemo<Money>(
    () => ({ symbol, decimals, currency: code && perToken ? { code, perToken } : null }),
    [symbol, decimals, code, perToken],
  )
  return <MoneyContext value={money}>{children}</MoneyContext>
}

/** Returns the money format: the network's token, and the owner's currency when a rate is set. */
export const useMoney = (): Money => useContext(MoneyContext)

/** An amount in the token: exact on hover, with its value in currency when a rate is set. */
export function Amount({ wei, plus = false }: { wei: bigint; plus?: boolean }) {
  const money = useMoney()
  const worth = formatCurrency(wei, money)
  const sign = wei < 0n ? '−' : plus && wei > 0n ? '+' : ''
  const size = tokenAmount(wei < 0n ? -wei : wei)
  return (
    <span className="figures" title={`${sign}${formatMoney(size, money, 'exact')}`}>
      <span className="whitespace-nowrap">
        {sign}
        {formatMoney(size, money)}
      </span>
      {worth && <span className="worth">≈ {worth}</span>}
    </span>
  )
}

/** Money format of the chain's native coin, which pays for gas only. */
export function useNativeMoney(): Money {
  const { data } = useStatus()
  return { ...(data?.native ?? unknown), currency: null }
}

export function NativeAmount({ wei }: { wei: bigint }) {
  const money = useNativeMoney()
  return (
    <span className="figures whitespace-nowrap" title={formatMoney(tokenAmount(wei), money, 'exact')}>
      {formatMoney(tokenAmount(wei), money)}
    </span>
  )
}
