import type { ApiClient } from '@muster-network/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Vote } from 'lucide-react'
import { Loaded } from '../../live/Loaded.tsx'
import { api } from '../../session/client.ts'
import { useStatus } from '../../session/useStatus.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { CopyCall } from '../../ui/CopyCall.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Hash } from '../../ui/Hash.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Stat, Stats } from '../../ui/Stat.tsx'
import { ProposalCard } from './ProposalCard.tsx'

type Governance = Awaited<ReturnType<ApiClient['getGovernance']>>

/** What is put to the vote, and this account's part in it. */
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
        about="Those who hold the token change the network's parameters, inside bounds that nobody can move."
        actions={
          <CopyCall
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
      <Loaded query={query} what="votes">
        {(governance) => <Content governance={governance} />}
      </Loaded>
    </>
  )
}

function Content({ governance }: { governance: Governance }) {
  const { votesWei, delegate, thresholdWei, proposals } = governance
  return (
    <>
      {delegate === null && <Delegate />}
      <Stats>
        <Stat name="Your votes" value={<Amount wei={votesWei} />} note="Tokens that vote for you" />
        <Stat name="To propose" value={<Amount wei={thresholdWei} />} note="Votes that it takes" />
        <Stat
          name="Voted by"
          value={delegate === null ? 'nobody' : <Hash value={delegate} what="the delegate" />}
          note="The account that casts them"
        />
        <Stat
          name="Open now"
          value={proposals.filter(({ state }) => state === 'active').length}
          note={`Of ${proposals.length} proposals`}
        />
      </Stats>
      {proposals.length === 0 ? (
        <Card>
          <EmptyState icon={Vote} title="Nothing was proposed yet">
            A proposal is a list of calls that the network's own contracts make when the vote succeeds. The
            button above shows the command for one.
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
        <p className="mb-2">They count once an account casts their votes: your own, for example.</p>
        {account && (
          <ConfirmDialog
            title="Let this account vote"
            confirm="Let it vote"
            trigger={<Button size="small">Let this account vote</Button>}
            act={async () => {
              await api.delegateVotes({ body: { to: account } })
              await queries.invalidateQueries()
            }}
          >
            The tokens stay where they are; only their votes are counted for this account. It takes up to two
            transactions, which cost gas alone.
          </ConfirmDialog>
        )}
      </Notice>
    </div>
  )
}
