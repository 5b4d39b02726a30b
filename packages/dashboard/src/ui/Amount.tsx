import { tokenAmount } from '@muster-network/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStatus } from '../session/useStatus.ts'
import { type Money, showAmount, showCurrency } from './money.ts'

const unknown: Money = { symbol: '', decimals: 18, currency: null }
const MoneyContext = createContext(unknown)

/** Reads once for all amounts of a page how they are written: a table has a thousand of them. */
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

/** How amounts are written here: the network's token, and the owner's currency where a rate is set. */
export const useMoney = (): Money => useContext(MoneyContext)

/** An amount in the token, exact on hover, with its worth in currency where a rate is set. */
export function Amount({ wei, plus = false }: { wei: bigint; plus?: boolean }) {
  const money = useMoney()
  const worth = showCurrency(wei, money)
  const sign = wei < 0n ? '−' : plus && wei > 0n ? '+' : ''
  const size = tokenAmount(wei < 0n ? -wei : wei)
  return (
    <span className="figures" title={`${sign}${showAmount(size, money, 'exact')}`}>
      <span className="whitespace-nowrap">
        {sign}
        {showAmount(size, money)}
      </span>
      {worth && <span className="worth">≈ {worth}</span>}
    </span>
  )
}

/** How amounts of the chain's own coin are written: what pays for gas, and nothing else here. */
export function useNativeMoney(): Money {
  const { data } = useStatus()
  return { ...(data?.native ?? unknown), currency: null }
}

export function NativeAmount({ wei }: { wei: bigint }) {
  const money = useNativeMoney()
  return (
    <span className="figures whitespace-nowrap" title={showAmount(tokenAmount(wei), money, 'exact')}>
      {showAmount(tokenAmount(wei), money)}
    </span>
  )
}
