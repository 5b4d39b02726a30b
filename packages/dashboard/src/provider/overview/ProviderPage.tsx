import type { Provider } from '@muster-network/api'
import { Cpu } from 'lucide-react'
import { Loaded } from '../../live/Loaded.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { formatSpan } from '../../ui/formatSpan.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { useProvider } from '../useProvider.ts'
import { Devices } from './Devices.tsx'
import { Income } from './Income.tsx'
import { PriceSuggestion } from './PriceSuggestion.tsx'
import { Runs } from './Runs.tsx'
import { SelfTest } from './SelfTest.tsx'
import { Switch } from './Switch.tsx'

/** What this machine lends, runs and earns. */
export function ProviderPage() {
  const query = useProvider()
  return (
    <>
      <PageHeader
        title="Provider"
        about="Your machine works for others when you do not need it. You come first: it can be taken back at any time."
        actions={query.data?.offer && <Switch provider={query.data} />}
      />
      <Loaded query={query} what="provider">
        {(provider) => (provider.offer ? <Overview provider={provider} /> : <NotSetUp />)}
      </Loaded>
    </>
  )
}

function NotSetUp() {
  return (
    <EmptyPage icon={Cpu} title="This machine does not lend itself yet" to="/setup" word="Set it up">
      A few questions: what the machine has, where earnings go, the least that it works for, and when you want
      it for yourself.
    </EmptyPage>
  )
}

function Overview({ provider }: { provider: Provider }) {
  const { earnings, uptime, duty, offer } = provider
  return (
    <>
      {provider.why && (
        <div className="mb-4">
          <Notice tone="warn" title="Paused">
            {provider.why}
          </Notice>
        </div>
      )}
      <Stats>
        <Stat name="Earned" value={<Amount wei={earnings.earnedWei} />} note="Paid for good" />
        <Stat name="Pending" value={<Amount wei={earnings.pendingWei} />} note="Delivered, being checked" />
        <Stat
          name="Held"
          value={<Amount wei={earnings.heldWei} />}
          note="May still be contested or collected"
        />
        <Stat
          name="Slashed"
          value={<Amount wei={earnings.slashedWei} />}
          note={earnings.slashedWei > 0n ? 'Taken for wrong or lost work' : 'Nothing was taken'}
        />
      </Stats>
      <div className="grid gap-4 items-start xl:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Runs runs={provider.runs} />
          <Income daily={earnings.daily ?? []} />
          <Devices devices={provider.devices} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title="Offer" aside={<StateBadge state={provider.state} />}>
            <Facts
              facts={[
                ['Work it takes', offer?.classNames.join(', ') ?? '–'],
                ['Score', offer?.score ?? '–'],
                ['Region', offer?.region ?? '–'],
                ['Uptime', `${(uptime.share * 100).toFixed(2)}%`],
                ['counted for', formatSpan(Date.now() - uptime.sinceMs)],
              ]}
            />
          </Card>
          <PriceSuggestion provider={provider} />
          <Card title="Council duty">
            <Facts
              facts={[
                ['Seats drawn', duty.seats],
                ['Answered', duty.answered],
                ['Missed', duty.missed],
                ['Fees', <Amount key="fees" wei={duty.feesWei} />],
              ]}
            />
          </Card>
          <SelfTest />
        </div>
      </div>
    </>
  )
}
