import {
  formatPriceWorth,
  formatTokens,
  formatWorth,
  type MoneyFormat,
  type PriceUnit,
  priceSuffix,
} from '@muster-network/core'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { useStatus } from '../session/useStatus.ts'

const unknown: MoneyFormat = { symbol: '', decimals: 18, currency: null }
const MoneyContext = createContext(unknown)

/** Provides the money format to all amounts below; a table has a thousand of them. */
export function MoneyProvider({ children }: { children: ReactNode }) {
  const { data } = useStatus()
  const { symbol, decimals } = data?.token ?? unknown
  const code = data?.currency?.code
  const perToken = data?.currency?.perToken
  const money = useMemo<MoneyFormat>(
    () => ({ symbol, decimals, currency: code && perToken ? { code, perToken } : null }),
    [symbol, decimals, code, perToken],
  )
  return <MoneyContext value={money}>{children}</MoneyContext>
}

/** Returns the money format: the network's token, and the owner's currency when a rate is set. */
export const useMoney = (): MoneyFormat => useContext(MoneyContext)

/** An amount in the token: exact on hover, with its value in currency when a rate is set. */
export function Amount({ wei, plus = false }: { wei: bigint; plus?: boolean }) {
  const money = useMoney()
  const sign = plus && wei > 0n ? '+' : ''
  return (
    <Figure
      exact={`${sign}${formatTokens(wei, money, 'exact')}`}
      text={`${sign}${formatTokens(wei, money)}`}
      worth={formatWorth(wei, money)}
    />
  )
}

/** A price with its unit: per hour of a run, or per 10⁹ units of work. */
export function Price({ wei, unit }: { wei: bigint; unit: PriceUnit }) {
  const money = useMoney()
  const suffix = priceSuffix(unit)
  return (
    <Figure
      exact={`${formatTokens(wei, money, 'exact')}${suffix}`}
      text={`${formatTokens(wei, money)}${suffix}`}
      worth={formatPriceWorth(wei, unit, money)}
    />
  )
}

function Figure({ exact, text, worth }: { exact: string; text: string; worth: string | undefined }) {
  return (
    <span className="figures" title={exact}>
      <span className="whitespace-nowrap">{text}</span>
      {worth !== undefined && (
        <>
          {' '}
          <span className="worth">≈ {worth}</span>
        </>
      )}
    </span>
  )
}

/** Money format of the chain's native coin, which pays for gas only. */
export function useNativeMoney(): MoneyFormat {
  const { data } = useStatus()
  return { ...(data?.native ?? unknown), currency: null }
}

export function NativeAmount({ wei }: { wei: bigint }) {
  const money = useNativeMoney()
  return (
    <span className="figures whitespace-nowrap" title={formatTokens(wei, money, 'exact')}>
      {formatTokens(wei, money)}
    </span>
  )
}
