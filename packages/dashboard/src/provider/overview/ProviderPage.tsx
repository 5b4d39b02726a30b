import type { Provider } from '@muster-network/api'
import { Cpu } from 'lucide-react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { Amount } from '../../ui/Amount.tsx'
import { Card } from '../../ui/Card.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { EmptyPage } from '../../ui/EmptyPage.tsx'
import { formatDuration } from '../../ui/formatDuration.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { useProvider } from '../useProvider.ts'
import { Devices } from './Devices.tsx'
import { Income } from './Income.tsx'
import { PriceSuggestion } from './PriceSuggestion.tsx'
import { ProviderSwitch } from './ProviderSwitch.tsx'
import { Runs } from './Runs.tsx'
import { SelfTest } from './SelfTest.tsx'

/** Offer, running work and earnings of this machine. */
export function ProviderPage() {
  const query = useProvider()
  return (
    <>
      <PageHeader
        title="Provider"
        about="Your machine works for others when you do not need it. You come first: you can reclaim it at any time."
        actions={query.data?.offer && <ProviderSwitch provider={query.data} />}
      />
      <QueryContent query={query} what="provider">
        {(provider) => (provider.offer ? <Overview provider={provider} /> : <NotSetUp />)}
      </QueryContent>
    </>
  )
}

function NotSetUp() {
  return (
    <EmptyPage icon={Cpu} title="This machine is not a provider yet" to="/setup" label="Set it up">
      The set-up asks for hardware, payout account, minimum price and when you need the machine yourself.
    </EmptyPage>
  )
}

function Overview({ provider }: { provider: Provider }) {
  const { earnings, uptime, duty, offer } = provider
  return (
    <>
      {provider.why && (
        <div className="mb-4">
          <Notice tone={provider.jail ? 'bad' : 'warn'} title={provider.jail ? 'Jailed' : 'Paused'}>
            {provider.why}
          </Notice>
        </div>
      )}
      <Stats>
        <Stat name="Earned" value={<Amount wei={earnings.earnedWei} />} note="Paid and final" />
        <Stat name="Pending" value={<Amount wei={earnings.pendingWei} />} note="Delivered, being checked" />
        <Stat
          name="Held"
          value={<Amount wei={earnings.heldWei} />}
          note="Contestable, or not yet collected"
        />
        <Stat
          name="Slashed"
          value={<Amount wei={earnings.slashedWei} />}
          note={earnings.slashedWei > 0n ? 'For wrong or lost work' : 'Never slashed'}
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
            <DescriptionList
              items={[
                ['Accepts', offer?.classNames.join(', ') ?? '–'],
                ['Score', offer?.score ?? '–'],
                ['Region', offer?.region ?? '–'],
                ['Uptime', `${(uptime.share * 100).toFixed(2)}%`],
                ['counted for', formatDuration(Date.now() - uptime.sinceMs)],
              ]}
            />
          </Card>
          <PriceSuggestion provider={provider} />
          <Card title="Council duty">
            <DescriptionList
              items={[
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
