import type { ApiClient } from '@muster-network/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Vote } from 'lucide-react'
import { QueryContent } from '../../live/QueryContent.tsx'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CommandDialog } from '../../ui/CommandDialog.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { ProposalCard } from './ProposalCard.tsx'

type Governance = Awaited<ReturnType<ApiClient['getGovernance']>>

/** Proposals and this account's votes. */
export function VotesPage() {
  const query = useQuery({
    queryKey: ['governance'],
    queryFn: ({ signal }) => api.getGovernance(undefined, { signal }),
    refetchInterval: 10_000,
  })
  return (
    <>
      <PageHeader
        title="Votes"
        about="Token holders vote on the network's parameters, within fixed bounds."
        actions={
          <CommandDialog
            cli='muster govern propose "A lower base price" --call "pricing.setBasePrice(1000000000000000)"'
            method="POST"
            path="/v1/governance/proposals"
            body={{
              description: 'A lower base price',
              calls: [{ contract: 'pricing', method: 'setBasePrice', args: ['1000000000000000'] }],
            }}
          />
        }
      />
      <QueryContent query={query} what="votes">
        {(governance) => <Content governance={governance} />}
      </QueryContent>
    </>
  )
}

function Content({ governance }: { governance: Governance }) {
  const { votesWei, delegate, thresholdWei, proposals } = governance
  return (
    <>
      {delegate === null && <Delegate />}
      <Stats>
        <Stat name="Your votes" value={<Amount wei={votesWei} />} note="Delegated to you" />
        <Stat name="To propose" value={<Amount wei={thresholdWei} />} note="Votes needed" />
        <Stat
          name="Delegate"
          value={delegate === null ? 'nobody' : <Hash value={delegate} what="the delegate" />}
          note="The account that votes for you"
        />
        <Stat
          name="Open now"
          value={proposals.filter(({ state }) => state === 'active').length}
          note={`Of ${proposals.length} proposals`}
        />
      </Stats>
      {proposals.length === 0 ? (
        <Card>
          <EmptyState icon={Vote} title="No proposals yet">
            A proposal is a list of contract calls, executed when the vote passes. The button above shows the
            command that creates one.
          </EmptyState>
        </Card>
      ) : (
        <ul className="flex flex-col gap-4" aria-label="Proposals">
          {proposals.map((proposal) => (
            <li key={proposal.proposalId}>
              <ProposalCard proposal={proposal} votesWei={votesWei} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Delegate() {
  const queries = useQueryClient()
  const account = useStatus().data?.account
  return (
    <div className="mb-4">
      <Notice tone="info" title="Your tokens do not vote yet">
        <p className="mb-2">They count once you delegate them, for example to your own account.</p>
        {account && (
          <ConfirmDialog
            title="Delegate to this account"
            confirm="Delegate"
            trigger={<Button size="small">Delegate to this account</Button>}
            onConfirm={async () => {
              await api.delegateVotes({ body: { to: account } })
              await queries.invalidateQueries()
            }}
          >
            Your tokens stay where they are; this account receives their votes. It takes up to two
            transactions and costs gas only.
          </ConfirmDialog>
        )}
      </Notice>
    </div>
  )
}
