import { tokenAmount } from '@muster-network/core'
import { useStatus } from '../session/useStatus.ts'
import { type Money, showAmount, showCurrency } from './money.ts'

const unknown: Money = { symbol: '', decimals: 18, currency: null }

/** How amounts are written here: the network's token, and the owner's currency where a rate is set. */
export function useMoney(): Money {
  const status = useStatus()
  return status.data
    ? {
        symbol: status.data.token.symbol,
        decimals: status.data.token.decimals,
        currency: status.data.currency,
      }
    : unknown
}

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
