import type { Quote } from '@muster-network/api'
import { Amount } from '../../../ui/Amount.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { showBytes } from '../../../ui/showBytes.ts'
import { Refusals } from '../../Refusals.tsx'
import { Candidates } from './Candidates.tsx'

export function QuoteView({ quote }: { quote: Quote }) {
  const { check } = quote
  return (
    <div className="space-y-4">
      <div>
        <p className="text-sm text-muted">Expected cost</p>
        <p className="figures text-2xl font-semibold">
          <Amount wei={quote.workWei + quote.checkWei} />
        </p>
      </div>
      <Facts
        facts={[
          ['Work', <Amount key="work" wei={quote.workWei} />],
          ['Check, all agreeing', <Amount key="check" wei={quote.checkWei} />],
          ['Check, at most', <Amount key="most" wei={quote.mostCheckWei} />],
          ['Your trust lock', <Amount key="lock" wei={quote.trustLockWei} />],
          ['Leaves the wallet now', <Amount key="deposit" wei={quote.depositWei} />],
          ['Expected back', <Amount key="back" wei={quote.expectedRefundWei} />],
          ['Data', showBytes(quote.dataBytes)],
        ]}
      />
      {quote.warnings.length > 0 && (
        <Notice tone="warn" title="Good to know before you post">
          <ul className="space-y-2 text-sm">
            {quote.warnings.map((warning) => (
              <li key={warning} className="untrusted">
                {plainText(warning)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={`${quote.candidates.length} could run it`}>
        <Candidates candidates={quote.candidates} />
      </Section>
      {quote.refusals.length > 0 && (
        <Section title="Who would not, and why">
          <Refusals refusals={quote.refusals} />
        </Section>
      )}
      <Section title="How it is checked">
        {check.how === 'none' ? (
          <p>Not at all: the executor is believed.</p>
        ) : (
          <>
            <p className="mb-2">
              {check.drawn} of {check.segments} segments of each delivery are done again by strangers who were
              drawn after it: {check.seats} seats, {(check.extraCompute * 100).toFixed(1)}% more computing.
            </p>
            <Facts
              facts={[
                ['Accepted at a lead of', check.lead],
                ['Rejected at a lead of', check.rejectLead],
                ['Executor locks', <Amount key="stake" wei={check.stakeWei} />],
                ['A cheat saves', <Amount key="saves" wei={check.cheater.savesWei} />],
                ['and loses, if found', <Amount key="loses" wei={check.cheater.losesWei} />],
                ['Found with', `${(check.cheater.found * 100).toFixed(1)}%`],
                ['So it may expect', <Amount key="expects" wei={check.cheater.expectsWei} plus />],
              ]}
            />
          </>
        )}
        <p className="mt-2 text-muted">
          {check.strangers} strangers will see some of the data; the panel too, if it is contested. Parts have
          keys of their own.
        </p>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details open className="border-t border-line pt-3">
      <summary className="mb-2 rounded font-semibold">{title}</summary>
      <div className="text-sm">{children}</div>
    </details>
  )
}
