import type { Quote } from '@muster-network/api'
import { Amount } from '../../../ui/Amount.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { formatBytes } from '../../../ui/formatBytes.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { plainText } from '../../../ui/plainText.ts'
import { Refusals } from '../../Refusals.tsx'
import { Candidates } from './Candidates.tsx'
import { CheckChoices } from './CheckChoices.tsx'
import { Deposit } from './Deposit.tsx'
import { howChecked } from './howChecked.ts'
import { percent } from './percent.ts'

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
      <DescriptionList
        items={[
          ['Work', <Amount key="work" wei={quote.workWei} />],
          ['Check, all agreeing', <Amount key="check" wei={quote.checkWei} />],
          ['Escrowed now', <Amount key="deposit" wei={quote.depositWei} />],
          ['Expected refund', <Amount key="back" wei={quote.expectedRefundWei} />],
          ['Data', formatBytes(quote.dataBytes)],
        ]}
      />
      <Section title="What the deposit is for">
        <Deposit quote={quote} />
      </Section>
      {quote.warnings.length > 0 && (
        <Notice tone="warn" title="Before you post">
          <ul className="space-y-2 text-sm">
            {quote.warnings.map((warning) => (
              <li key={warning} className="untrusted">
                {plainText(warning)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Section title={`${quote.candidates.length} candidates`}>
        <Candidates candidates={quote.candidates} />
      </Section>
      {quote.refusals.length > 0 && (
        <Section title="Refusals by reason">
          <Refusals refusals={quote.refusals} />
        </Section>
      )}
      <Section title="Check">
        {check.how === 'none' ? (
          <p>No check: the result is not verified.</p>
        ) : (
          <>
            <p className="mb-2">
              {howChecked(check)} {percent(check.extraCompute)} extra compute.
            </p>
            <DescriptionList
              items={[
                ['Agreeing seats that accept', check.lead],
                ['Lead that decides a doubt', check.rejectLead],
                ['Executor locks, for a part', <Amount key="stake" wei={check.stakeWei} />],
                ['The subtlest cheat saves', <Amount key="saves" wei={check.cheater.savesWei} />],
                ['Loses, if caught', <Amount key="loses" wei={check.cheater.losesWei} />],
                ['Caught with probability', percent(check.cheater.found)],
                ['Expected gain of cheating', <Amount key="expects" wei={check.cheater.expectsWei} plus />],
              ]}
            />
            {check.choices.length > 0 && <CheckChoices choices={check.choices} />}
          </>
        )}
        <p className="mt-2 text-muted">
          {check.strangers} strangers will see parts of the data; the jury too, if the result is contested.
          Each part has its own key.
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
