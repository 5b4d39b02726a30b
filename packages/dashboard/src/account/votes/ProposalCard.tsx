import type { Proposal } from '@muster-network/api'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Minus, X } from 'lucide-react'
import { api } from '../../session/client.ts'
import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { plainText } from '../../ui/plainText.ts'
import { StateBadge } from '../../ui/StateBadge.tsx'
import { Time } from '../../ui/Time.tsx'
import { Tally } from './Tally.tsx'

const choices = [
  { support: 'for', label: 'For', icon: Check },
  { support: 'against', label: 'Against', icon: X },
  { support: 'abstain', label: 'Abstain', icon: Minus },
] as const

/** One proposal: its calls, its tally, and the next action open to this account. */
export function ProposalCard({ proposal, votesWei }: { proposal: Proposal; votesWei: bigint }) {
  const [first = '', ...rest] = plainText(proposal.description).split('\n')
  return (
    <Card
      title={<span className="untrusted">{first.slice(0, 120) || 'No description'}</span>}
      aside={<StateBadge state={`proposal ${proposal.state}`} />}
    >
      {rest.length > 0 && <p className="untrusted mb-3 whitespace-pre-line">{rest.join('\n').trim()}</p>}
      <ul aria-label="Calls" className="mb-3 space-y-1">
        {proposal.calls.map((call) => (
          <li
            key={`${call.target} ${call.text}`}
            className="untrusted overflow-x-auto rounded-md bg-sunken px-3 py-1.5 font-mono text-sm"
          >
            {plainText(call.text)}
          </li>
        ))}
      </ul>
      <Tally proposal={proposal} />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="mr-auto text-sm text-muted">
          {proposal.state === 'pending' ? (
            <>
              Votes from <Time atMs={proposal.votesFromMs} />
            </>
          ) : (
            <>
              Votes until <Time atMs={proposal.votesUntilMs} />
            </>
          )}
          {proposal.voted && ' · you have voted'}
        </span>
        <NextStep proposal={proposal} votesWei={votesWei} />
      </div>
    </Card>
  )
}

function NextStep({ proposal, votesWei }: { proposal: Proposal; votesWei: bigint }) {
  const queries = useQueryClient()
  const params = { proposalId: proposal.proposalId }
  const refresh = () => queries.invalidateQueries({ queryKey: ['governance'] })
  if (proposal.state === 'active' && !proposal.voted)
    return choices.map(({ support, label, icon: Icon }) => (
      <ConfirmDialog
        key={support}
        title={`Vote: ${label.toLowerCase()}`}
        amount={<Amount wei={votesWei} />}
        confirm={`Vote ${label.toLowerCase()}`}
        ready={votesWei > 0n}
        trigger={<Button icon={<Icon aria-hidden size={15} />}>{label}</Button>}
        onConfirm={() => api.vote({ params, body: { support } }).then(refresh)}
      >
        {votesWei > 0n
          ? 'You vote with all of your votes, once; a vote cannot be changed. It costs gas only.'
          : 'This account has no votes.'}
      </ConfirmDialog>
    ))
  if (proposal.state === 'succeeded')
    return (
      <ConfirmDialog
        title="Queue this proposal?"
        confirm="Queue it"
        trigger={<Button variant="primary">Queue</Button>}
        onConfirm={() => api.queueProposal({ params }).then(refresh)}
      >
        The execution delay starts, so that everybody can prepare or leave. Anyone may queue a passed
        proposal.
      </ConfirmDialog>
    )
  if (proposal.state === 'queued' && proposal.executableMs !== null && proposal.executableMs <= Date.now())
    return (
      <ConfirmDialog
        title="Execute this proposal?"
        confirm="Execute it"
        trigger={<Button variant="primary">Execute</Button>}
        onConfirm={() => api.executeProposal({ params }).then(refresh)}
      >
        This executes the calls above. Anyone may execute a queued proposal.
      </ConfirmDialog>
    )
  return null
}
