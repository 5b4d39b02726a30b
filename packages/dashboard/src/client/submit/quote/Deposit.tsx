import type { Quote } from '@muster-network/api'
import { depositParts } from '@muster-network/core'
import { Amount } from '../../../ui/Amount.tsx'

/** Explains each part of the deposit, and when its rest returns. */
export function Deposit({ quote }: { quote: Quote }) {
  return (
    <ul className="space-y-2">
      {depositParts(quote, quote.lockSeconds).map(({ name, amount, purpose, returns }) => (
        <li key={name}>
          <span className="font-semibold">
            <Amount wei={amount} /> {name}
          </span>
          <span className="text-muted">
            : {purpose}; {returns}.
          </span>
        </li>
      ))}
    </ul>
  )
}
